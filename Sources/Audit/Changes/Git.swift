import Foundation

/// Asks git about the repository around a folder.
struct Git {
  let folder: FilePath
  /// False where the environment, such as a hook's, may speak of another repository.
  var heedsEnvironment = true

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
    if !heedsEnvironment {
      process.environment = ProcessInfo.processInfo.environment.filter { !Self.tellingOne.contains($0.key) }
    }
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

  /// The variables that are meant for one repository alone (git-rev-parse(1), `--local-env-vars`), but for settings.
  private static let tellingOne: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE",
    "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// The top of the work tree; `nil` where the folder is in none.
  func top() throws(AuditFailure) -> FilePath? {
    let answer = try ask("rev-parse", "--show-toplevel")
    return answer.status == 0 ? FilePath(absolute: answer.line) : nil
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
    return try emptyTree()
  }

  /// The tree that holds nothing.
  func emptyTree() throws(AuditFailure) -> String { try ask("hash-object", "-t", "tree", "/dev/null").line }

  /// True where another repository around this one holds it as a submodule now, and held nothing there at a commit.
  func isNew(in outer: Git, since commit: String) throws(AuditFailure) -> Bool {
    guard let path = folder.suffix(inside: outer.folder) else { return false }
    let place = String(decoding: path, as: UTF8.self)
    guard try outer.ask("rev-parse", "--verify", "--quiet", "\(commit):\(place)").status != 0 else { return false }
    return try outer.ask("rev-parse", "--verify", "--quiet", ":\(place)").status == 0
  }

  /// The commit of this repository that another one around it holds, as a submodule, at one of its own commits; `nil`
  /// where it holds none that is here.
  func commit(heldBy outer: Git, at commit: String) throws(AuditFailure) -> String? {
    guard let path = folder.suffix(inside: outer.folder) else { return nil }
    let place = "\(commit):\(String(decoding: path, as: UTF8.self))"
    let held = try outer.ask("rev-parse", "--verify", "--quiet", place)
    guard held.status == 0 else { return nil }
    let found = try ask("rev-parse", "--verify", "--quiet", "\(held.line)^{commit}")
    return found.status == 0 ? found.line : nil
  }

  /// What differs, file by file, in files that findings can stand in: pictures have no lines.
  func differences(_ arguments: String...) throws(AuditFailure) -> [FileDiff] {
    let answer = try ask(
      [
        "diff", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/",
        "--ignore-submodules",
        // Attributes call files binary that are none, as those of Interface Builder to keep them from being merged.
        "--text",
      ] + arguments + ["--"] + Self.audited)
    guard answer.status == 0 else { throw AuditFailure("git could not tell what changed") }
    return FileDiff.all(in: answer.output)
  }

  /// The files that findings can stand in, as git's patterns.
  private static let audited = SourceKind.suffixes.map { "*\($0.0)" } + ["*.colorset/Contents.json"]

  /// The files below the folder that git neither tracks nor ignores.
  func untracked() throws(AuditFailure) -> [String] {
    let answer = try ask("ls-files", "--others", "--exclude-standard", "-z")
    guard answer.status == 0 else { throw AuditFailure("git could not tell which files are new") }
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
