import Configuration
import PlatformStyles
import SourceFacts

/// A configuration, with what it extends, as it holds in a folder.
struct ConfigurationScope: Sendable {
  /// What it says.
  let file: ConfigurationFile
  /// The paths of the files it was read from as they are reported, the nearest first.
  let origins: [String]
  /// The values of colours that no source defines.
  let tokens: ColorTokens

  private let include: PathPatterns?
  private let exclude: PathPatterns
  private let overrides: [(files: PathPatterns, override: ConfigurationOverride)]

  /// Takes a configuration whose patterns are relative to a folder.
  init(_ file: ConfigurationFile = ConfigurationFile(), from origins: [String] = [], patternsIn folder: FilePath) {
    self.file = file
    self.origins = origins
    tokens = ColorTokens(file.tokens)
    include = file.include.flatMap { $0.isEmpty ? nil : PathPatterns($0, in: folder) }
    exclude = PathPatterns(file.exclude ?? [], in: folder)
    overrides = file.overrides.map { (PathPatterns($0.files, in: folder), $0) }
  }

  /// True where a file is not to be audited.
  func leavesOut(_ file: FilePath) -> Bool { exclude.cover(file) || include.map { !$0.cover(file) } ?? false }

  /// True where a file is not even to be read.
  func excludes(_ file: FilePath) -> Bool { exclude.cover(file) }

  /// What holds for one file: the overrides are applied, the last one first.
  func settings(for path: FilePath) -> (platform: String?, rules: [String: RuleSettings]) {
    overrides.reduce((nil, file.rules)) { result, entry in
      guard entry.files.cover(path) else { return result }
      return (entry.override.platform ?? result.platform, entry.override.rules.extending(result.rules))
    }
  }
}
