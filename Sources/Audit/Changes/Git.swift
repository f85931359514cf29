import Foundation

/// Asks git about the repository around a folder.
struct Git {
  let folder: FilePath

  /// What a command printed and how it ended.
  struct Answer {
    var status: Int32
    var output: [UInt8]

    /// The output without the line's end.
    var line: String {
      var bytes = output
      while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Runs a command; fails where git is not there.
  func ask(_ arguments: String...) throws(AuditFailure) -> Answer { try ask(arguments) }

  func ask(_ arguments: [String]) throws(AuditFailure) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "--no-optional-locks", "-C", String(decoding: folder.bytes, as: UTF8.self), "-c", "core.quotePath=false"]
      + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: Data
    do {
      try process.run()
      output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    } catch {
      throw Self.missing
    }
    // The status with which `env` says that there is no such program.
    if process.terminationStatus == 127 { throw Self.missing }
    return Answer(status: process.terminationStatus, output: [UInt8](output))
  }

  private static let missing = AuditFailure("git is not there, and only it knows what changed")

  /// The top of the repository.
  func top() throws(AuditFailure) -> FilePath {
    let answer = try ask("rev-parse", "--show-toplevel")
    guard answer.status == 0 else {
      throw AuditFailure("this folder is in no git repository, so nothing tells what changed")
    }
    return FilePath(absolute: answer.line)
  }

  /// The commit at which the history left a revision.
  func commit(leaving revision: String) throws(AuditFailure) -> String {
    let isShallow = try ask("rev-parse", "--is-shallow-repository").line == "true"
    let hint = isShallow ? "; the clone is shallow, so fetch more of its history" : ""
    let found = try ask("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    guard found.status == 0 else { throw AuditFailure("git knows no revision '\(revision)'\(hint)") }
    let base = try ask("merge-base", found.line, "HEAD")
    guard base.status == 0 else {
      throw AuditFailure("git finds no history that is shared with '\(revision)'\(hint)")
    }
    return base.line
  }

  /// The last commit, or the empty tree where there is none yet.
  func lastCommit() throws(AuditFailure) -> String {
    let head = try ask("rev-parse", "--verify", "--quiet", "HEAD^{commit}")
    if head.status == 0 { return head.line }
    return try ask("hash-object", "-t", "tree", "/dev/null").line
  }

  /// What differs, file by file.
  func differences(_ arguments: String...) throws(AuditFailure) -> [FileDiff] {
    let answer = try ask(
      [
        "diff", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/",
        "--ignore-submodules",
      ] + arguments + ["--"])
    guard answer.status == 0 else { throw AuditFailure("git could not tell what changed") }
    return FileDiff.all(in: answer.output)
  }

  /// The files that git neither tracks nor ignores, from the top of the repository.
  func untracked(under top: FilePath) throws(AuditFailure) -> [String] {
    let answer = try Git(folder: top).ask("ls-files", "--others", "--exclude-standard", "-z")
    guard answer.status == 0 else { throw AuditFailure("git could not tell which files are new") }
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
