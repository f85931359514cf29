/// What a run gives its user, all of it.
package struct RunAnswer: Hashable, Sendable {
  /// A report that is written to a file.
  package struct File: Hashable, Sendable {
    /// The path, as the command line names it.
    package var path: String
    /// What it holds.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What is printed.
  package var output: [UInt8]
  /// Lines for standard error, without the program's name.
  package var warnings: [String]
  /// The files to write.
  package var files: [File]
  /// True where a finding reaches the level that makes a run fail.
  package var isFailing: Bool
  /// True where white space and comments of files may show in it though it does not name them, as in repairs.
  package var showsSource: Bool

  /// Creates an answer.
  package init(output: [UInt8], warnings: [String], files: [File], isFailing: Bool, showsSource: Bool = true) {
    self.output = output
    self.warnings = warnings
    self.files = files
    self.isFailing = isFailing
    self.showsSource = showsSource
  }
}
