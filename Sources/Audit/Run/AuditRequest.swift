package import Findings
package import PlatformStyles
package import Rules

/// What is to be audited, and how.
package struct AuditRequest: Sendable {
  /// A file that is not read from the disk.
  package struct StandardInput: Hashable, Sendable {
    /// The path it is reported under; a file found at that path is replaced.
    package var name: String
    /// What it holds.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files and folders that the command line names.
  package var paths: [String]
  /// What came through standard input, if something did.
  package var standardInput: StandardInput?
  /// The folder that paths are relative to.
  package var workingDirectory: FilePath
  /// The requirements to hold the program to, whatever configurations say.
  package var profile: Profile?
  /// The platform of files that don't tell theirs, whatever configurations say.
  package var platform: PlatformChoice?
  /// The least severity that makes the run fail, whatever configurations say.
  package var failOn: FailureLevel?
  /// The configuration that stands for those at and around the working directory.
  package var configuration: String?
  /// How many threads read and parse; results don't depend on it.
  package var jobs: Int
  /// The findings that are known, if there is such a list.
  package var baseline: Baseline?
  /// True where all findings are to become known.
  package var writesBaseline = false
  /// True where the report has pictures, which show more than what is judged.
  package var draws = false
  /// True where lines of sources are shown or changed; else the texts of a large program are given up once read.
  package var keepsTexts = true
  /// The lines whose findings alone are asked for.
  package var changes: ChangeScope?
  /// Told how many of all files are read, from any thread.
  package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// Creates a request.
  package init(
    paths: [String], standardInput: StandardInput? = nil, workingDirectory: FilePath, profile: Profile? = nil,
    platform: PlatformChoice? = nil, failOn: FailureLevel? = nil, configuration: String? = nil, jobs: Int = 1,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.paths = paths
    self.standardInput = standardInput
    self.workingDirectory = workingDirectory
    self.profile = profile
    self.platform = platform
    self.failOn = failOn
    self.configuration = configuration
    self.jobs = jobs
    self.progress = progress
  }
}

/// A platform together with the word that asked for it, since `ios` stands for its newest generation.
package struct PlatformChoice: Hashable, Sendable {
  /// The word, as `ios`.
  package let argument: String
  /// The platform it stands for.
  package let platform: Platform

  /// Reads a word; `nil` if it names no platform.
  package init?(argument: String) {
    guard let platform = Platform(argument: argument) else { return nil }
    self.argument = argument
    self.platform = platform
  }

  private init(argument: String, platform: Platform) {
    self.argument = argument
    self.platform = platform
  }

  /// The platform where nothing asks for another.
  package static let standard = PlatformChoice(argument: "ios", platform: .ios26)

  /// The name a platform is reported under: the word that asked for it, where that was this one.
  package func name(of other: Platform) -> String {
    other == platform ? argument : other.rawValue
  }
}
