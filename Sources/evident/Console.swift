import Audit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's surroundings: streams, terminal and environment.
enum Console {
  /// Writes the report to standard output, in one go; a reader that left early is no failure.
  static func print(_ bytes: [UInt8]) throws(AuditFailure) {
    let code = send(bytes, to: STDOUT_FILENO)
    if code != 0 && code != EPIPE {
      throw AuditFailure("standard output could not be written: \(String(cString: strerror(code)))")
    }
  }

  /// Writes text to standard output.
  static func print(_ text: String) throws(AuditFailure) {
    try print(Array(text.utf8))
  }

  /// Writes a file as a whole or not at all; what is no file, as a pipe, is written to.
  static func write(_ bytes: [UInt8], to path: String) throws(AuditFailure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, opening: path, with: O_WRONLY)
    }
    guard let workingDirectory = FilePath.workingDirectory else {
      throw AuditFailure("the working directory could not be read")
    }
    do throws(SystemError) {
      try replaceContents(of: FilePath(path, relativeTo: workingDirectory), with: bytes)
    } catch {
      throw AuditFailure("'\(path)' could not be written: \(error.message)")
    }
  }

  /// Writes a file where nothing is.
  static func write(_ bytes: [UInt8], toNew path: String) throws(AuditFailure) {
    try write(bytes, opening: path, with: O_WRONLY | O_CREAT | O_EXCL)
  }

  private static func write(_ bytes: [UInt8], opening path: String, with flags: Int32) throws(AuditFailure) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    var code = descriptor < 0 ? errno : send(bytes, to: descriptor)
    if descriptor >= 0, close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw AuditFailure("'\(path)' could not be written: \(String(cString: strerror(code)))") }
  }

  /// Writes a line to standard error; whether it arrives changes nothing.
  static func note(_ line: String) {
    _ = send(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes a line with the program's name to standard error.
  static func complain(_ line: String) {
    note("\(Report.Tool.name): \(line)")
  }

  /// Reads standard input to its end.
  static func readStandardInput() throws(AuditFailure) -> [UInt8] {
    try readAll(descriptor: STDIN_FILENO, name: "standard input")
  }

  /// Whether standard output is a terminal that people want coloured.
  static var wantsColor: Bool {
    isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// Whether the terminal says that it shows 24-bit colours.
  static var hasTrueColor: Bool {
    environment("COLORTERM") == "truecolor" || environment("COLORTERM") == "24bit"
  }

  /// A stream that is written to.
  enum Stream {
    case output, error
  }

  /// How many columns the terminal has that a stream goes to, if it goes to one.
  static func width(of stream: Stream = .output) -> Int? {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether a progress bar can be drawn and wiped out again.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
  }

  /// How many processors there are.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Draws how many files are read, about fifty times in all.
  static func showProgress(_ done: Int, of total: Int) {
    let width = 30
    guard total >= 200, done % (total / 50) == 0 else { return }
    let filled = done * width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
    _ = send(Array("\r\u{1B}[2K[\(bar)] \(done) of \(total) files".utf8), to: STDERR_FILENO)
  }

  /// Wipes the progress bar out.
  static func clearProgress() {
    _ = send(Array("\r\u{1B}[2K".utf8), to: STDERR_FILENO)
  }

  /// The value of an environment variable; empty counts as unset.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Writes all bytes; returns 0 or the number of the error.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    do throws(SystemError) { try Audit.write(bytes, to: descriptor) } catch { return error.code }
    return 0
  }
}
