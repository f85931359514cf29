package import PlatformStyles
package import SourceFacts

/// A file of the program with what it says.
package struct SourceFile: Hashable, Sendable {
  /// The path as it is reported.
  package var path: String
  /// The platform it is judged for.
  package var platform: Platform
  /// The modules that compile it, by names that are unique in the program; none where nothing tells.
  package var modules: [String]
  /// What it says.
  package var facts: FileFacts
  /// The values of colours that it names and no source defines.
  package var tokens: ColorTokens

  /// Creates a file.
  package init(
    path: String, platform: Platform, modules: [String] = [], facts: FileFacts, tokens: ColorTokens = ColorTokens()
  ) {
    self.path = path
    self.platform = platform
    self.modules = modules
    self.facts = facts
    self.tokens = tokens
  }
}

/// All files that are audited together, ordered by path.
package struct Program: Hashable, Sendable {
  /// The files.
  package var files: [SourceFile]
  /// The colours of the asset catalogs.
  package var colorsets: [ColorAsset]

  /// Creates a program.
  package init(files: [SourceFile], colorsets: [ColorAsset] = []) {
    self.files = files
    self.colorsets = colorsets
  }
}
