import Findings
import Scene

/// The lines of the audited files that changed.
struct ChangedLines: Hashable {
  /// The changed lines by path as it is reported, from 1; `nil` where all of a file is new.
  private var byPath: [String: [Range<Int>]?] = [:]

  /// The changed lines of a program's sources, where a request asks for them alone.
  static func asked(by request: AuditRequest, of sources: Sources) throws(AuditFailure) -> ChangedLines? {
    guard let scope = request.changes else { return nil }
    return try ChangedLines(scope, of: sources, seenFrom: request.workingDirectory)
  }

  private init(
    _ scope: ChangeScope, of sources: Sources, seenFrom workingDirectory: FilePath
  ) throws(AuditFailure) {
    let files = sources.places(seenFrom: workingDirectory)
    let repositories = try Git.repositories(holding: files.map(\.location), seenFrom: workingDirectory)
    guard !repositories.isEmpty else {
      throw AuditFailure("no git repository holds these files, so nothing tells what changed")
    }
    var changes: [FilePath: [Range<Int>]?] = [:]
    var compared: [Comparison] = []
    for git in repositories {
      let base = try Self.base(of: git, scope, after: compared)
      compared.append(Comparison(git: git, base: base))
      let found = try scope == .index ? Self.staged(in: git, since: base) : Self.written(in: git, since: base)
      for (path, lines) in found { changes[FilePath(path, relativeTo: git.folder)] = .some(lines) }
    }
    for file in files { byPath[file.path] = changes[file.location] }
  }

  /// A repository with the commit that it is compared with.
  private struct Comparison {
    let git: Git
    let base: String
  }

  /// The commit to compare a repository with. That of one inside another is what the outer one held as its submodule:
  /// revisions are the outer one's.
  private static func base(
    of git: Git, _ scope: ChangeScope, after compared: [Comparison]
  ) throws(AuditFailure) -> String {
    let outer = compared.last { git.folder.suffix(inside: $0.git.folder) != nil }
    switch (scope, outer) {
    case (.index, _), (.workTree, nil): return try git.lastCommit()
    case (.since(let revision), nil): return try git.commit(leaving: revision)
    case (.workTree, let outer?), (.since, let outer?):
      if let held = try git.commit(heldBy: outer.git, at: outer.base) { return held }
      // A submodule that came since then is new as a whole.
      return try git.isNew(in: outer.git, since: outer.base) ? git.emptyTree() : git.lastCommit()
    }
  }

  /// The changed lines of the work tree, by path from the top of the repository; `nil` where all of a file is new.
  private static func written(in git: Git, since base: String) throws(AuditFailure) -> [(String, [Range<Int>]?)] {
    let edited = try git.differences(base).map { ($0.path, Optional($0.changedLines)) }
    let new: [(String, [Range<Int>]?)] = try git.untracked().map { ($0, nil) }
    return edited + new
  }

  /// The changed lines of the index, where the work tree has them now.
  private static func staged(in git: Git, since base: String) throws(AuditFailure) -> [(String, [Range<Int>]?)] {
    // The files that are audited are those of the work tree, which may have changed again.
    let later = try git.differences()
    return try git.differences("--cached", base).map { file in
      let again = later.first { $0.path == file.path }
      let lines = file.changedLines.joined().compactMap { line in
        guard let again else { return line }
        return again.position(of: line)
      }
      return (file.path, lines.map { $0..<($0 + 1) })
    }
  }

  /// True where a stretch has a changed line.
  func touches(_ range: SourceRange) -> Bool {
    guard let lines = byPath[range.file] else { return false }
    guard let lines else { return true }
    return lines.contains { $0.overlaps(range.line..<(max(range.line, range.endLine) + 1)) }
  }

  /// Returns the findings that stand on changed lines, or concern an element that does.
  func findings(among findings: [Finding], in scene: Scene) -> [Finding] {
    let changed = Set(scene.elements.lazy.filter { touches($0.range) }.map(\.id))
    return findings.filter { touches($0.range) || !changed.isDisjoint(with: $0.elements) }
  }
}
