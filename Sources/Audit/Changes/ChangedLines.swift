import Findings
import Scene

/// The lines of the audited files that changed.
struct ChangedLines: Hashable {
  /// The changed lines by path as it is reported, from 1; `nil` where all of a file is new.
  private var byPath: [String: [Range<Int>]?] = [:]

  /// The changed lines, where a request asks for them alone.
  static func asked(by request: AuditRequest) throws(AuditFailure) -> ChangedLines? {
    guard let scope = request.changes else { return nil }
    return try ChangedLines(scope, workingDirectory: request.workingDirectory)
  }

  private init(_ scope: ChangeScope, workingDirectory: FilePath) throws(AuditFailure) {
    let git = Git(folder: workingDirectory)
    let top = try git.top()
    func reported(_ path: String) -> String { FilePath(path, relativeTo: top).relative(to: workingDirectory) }
    switch scope {
    case .since(let revision): try addWorkTree(against: git.commit(leaving: revision), git, top, reported)
    case .workTree: try addWorkTree(against: git.lastCommit(), git, top, reported)
    case .index:
      // The files that are audited are those of the work tree, which may have changed again.
      let later = try git.differences()
      for staged in try git.differences("--cached", git.lastCommit()) {
        let again = later.first { $0.path == staged.path }
        let lines = staged.changedLines.joined().compactMap { line in
          guard let again else { return line }
          return again.position(of: line)
        }
        byPath[reported(staged.path)] = .some(lines.map { $0..<($0 + 1) })
      }
    }
  }

  private mutating func addWorkTree(
    against commit: String, _ git: Git, _ top: FilePath, _ reported: (String) -> String
  ) throws(AuditFailure) {
    for file in try git.differences(commit) { byPath[reported(file.path)] = .some(file.changedLines) }
    for path in try git.untracked(under: top) { byPath[reported(path)] = .some(nil) }
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
