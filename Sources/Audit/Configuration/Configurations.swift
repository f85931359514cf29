import Configuration
import Findings
import PlatformStyles
import Rules
import SourceFacts

/// The configurations that hold for files: for each the nearest one upward, and the command line before all.
struct Configurations: Sendable {
  private let request: AuditRequest
  private let loader: ConfigurationLoader
  /// What the command line names: it stands for the configurations at and around the working directory.
  private let named: ConfigurationScope?
  private var byFolder: [FilePath: ConfigurationScope] = [:]

  /// Finds and reads what holds for files, by their paths as they are reported.
  init(of paths: [String], _ request: AuditRequest) throws(AuditFailure) {
    self.request = request
    let loader = ConfigurationLoader(workingDirectory: request.workingDirectory)
    self.loader = loader
    named = try request.configuration.map { path throws(AuditFailure) in try loader.scope(named: path) }
    for path in paths {
      guard let folder = location(of: path).parent else { continue }
      byFolder[folder] = try scope(in: folder)
    }
  }

  private func location(of path: String) -> FilePath { FilePath(path, relativeTo: request.workingDirectory) }

  private mutating func scope(in folder: FilePath) throws(AuditFailure) -> ConfigurationScope {
    if let known = byFolder[folder] { return known }
    let result: ConfigurationScope
    if let named, folder.suffix(inside: request.workingDirectory) == nil {
      result = named
    } else if let own = try loader.scope(of: folder) {
      result = own
    } else if let parent = folder.parent {
      result = try scope(in: parent)
    } else {
      result = ConfigurationScope(patternsIn: folder)
    }
    byFolder[folder] = result
    return result
  }

  private func scope(of path: String) -> ConfigurationScope {
    location(of: path).parent.flatMap { byFolder[$0] } ?? ConfigurationScope(patternsIn: request.workingDirectory)
  }

  // MARK: - What holds for a file

  /// The values of colours that a file names and no source defines.
  func tokens(for path: String) -> ColorTokens { scope(of: path).tokens }

  /// True where a file that was found is not to be audited.
  func leavesOut(_ path: String) -> Bool { scope(of: path).leavesOut(location(of: path)) }

  /// True where a file that was found is not even to be read.
  func excludes(_ path: String) -> Bool { scope(of: path).excludes(location(of: path)) }

  /// The platform that an override gives a file, whatever else tells it.
  func platformByOverride(for path: String) -> Platform? {
    scope(of: path).settings(for: location(of: path)).platform.flatMap(Platform.init(argument:))
  }

  /// The platform of a file that nothing else tells it for.
  func platform(for path: String) -> PlatformChoice {
    request.platform ?? scope(of: path).file.platform.flatMap(PlatformChoice.init(argument:)) ?? .standard
  }

  /// The settings of rules for a file, by id.
  func rules(for path: String) -> [String: RuleSettings] { scope(of: path).settings(for: location(of: path)).rules }

  /// The least severity of a finding in a file that makes the run fail.
  func failureLevel(for path: String) -> FailureLevel { request.failOn ?? scope(of: path).file.failOn ?? .error }

  /// All of it, as a configuration of its own for one file.
  func effective(for path: String) -> (file: ConfigurationFile, origins: [String]) {
    let scope = scope(of: path)
    let settings = scope.settings(for: location(of: path))
    var file = ConfigurationFile()
    file.profile = request.profile ?? scope.file.profile ?? .standard
    file.platform = settings.platform ?? platform(for: path).argument
    file.failOn = failureLevel(for: path)
    file.rules = settings.rules
    file.tokens = Dictionary(scope.file.tokens.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).values
      .sorted { $0.name < $1.name }
    return (file, scope.origins)
  }

  // MARK: - What holds for a run

  /// The profile of a run, which can have only one.
  func profile(for paths: [String]) throws(AuditFailure) -> Profile {
    if let asked = request.profile { return asked }
    var found: (profile: Profile, origin: String)?
    for path in paths {
      let scope = scope(of: path)
      guard let profile = scope.file.profile, let origin = scope.origins.first else { continue }
      if let found, found.profile != profile {
        throw AuditFailure(
          """
          '\(found.origin)' asks for the profile '\(found.profile.rawValue)' and '\(origin)' for \
          '\(profile.rawValue)'; choose one with '--profile', or audit their files apart
          """)
      }
      found = (profile, origin)
    }
    return found?.profile ?? .standard
  }

  /// The platform that a run is reported under: the first that is asked for.
  func platform(for paths: [String]) -> PlatformChoice {
    request.platform
      ?? paths.lazy.compactMap { scope(of: $0).file.platform.flatMap(PlatformChoice.init(argument:)) }.first
      ?? .standard
  }
}
