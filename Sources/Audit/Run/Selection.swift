import Findings
import Scene

/// The findings that are reported, with what becomes of the others.
struct Selection {
  /// What is reported.
  private(set) var findings: [Finding]
  /// How many the baseline knows.
  private(set) var baselined = 0
  /// All findings, as a baseline would hold them, with what the old one holds of files that were not audited.
  let all: Baseline
  /// The entries of the baseline that no finding has any more.
  private(set) var stale: [String] = []

  /// Leaves out what the request's baseline knows, and what stands on lines that did not change.
  init(_ found: [Finding], in scene: Scene, files: [Source], changes: ChangedLines?, _ request: AuditRequest) {
    let audited = Set(files.map(\.path))
    func isGone(_ path: String) -> Bool {
      guard !audited.contains(path) else { return true }
      let location = FilePath(path, relativeTo: request.workingDirectory)
      do throws(SystemError) { _ = try FileStatus.of(location) } catch { return error.isMissing }
      return false
    }
    findings = changes?.findings(among: found, in: scene) ?? found
    var current = Baseline(found)
    let known = request.baseline ?? (request.writesBaseline ? current : nil)
    if let known {
      let before = findings.count
      findings = known.unknown(among: findings)
      baselined = before - findings.count
      let unmatched = known.stale(among: found)
      stale = unmatched.filter { isGone($0.file) }.map { "'\($0.rule)' in \($0.file)" }
      current = Baseline(entries: current.entries + unmatched.filter { !isGone($0.file) })
    }
    all = current
  }
}
