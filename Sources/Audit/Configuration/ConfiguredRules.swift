package import Configuration
import Findings
import Rules

extension Configurations {
  /// The least ratios that are asked of elements in a file.
  func thresholds(for path: String) -> ContrastThresholds {
    let rules = rules(for: path)
    return ContrastThresholds { rule, option in rules[rule]?.options[option] }
  }

  /// Returns the findings of rules that are on, with the severities that are set.
  func configured(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let setting = rules(for: finding.range.file)[finding.rule]?.severity else { return finding }
      guard let severity = setting.severity else { return nil }
      var finding = finding
      let usual = RuleCatalog.metadata.first { $0.id == finding.rule }?.severity
      // What matters less than the rule usually does still does.
      finding.severity = finding.severity == usual ? severity : min(finding.severity, severity)
      return finding
    }
  }

  /// True where a finding reaches the level that its file's configuration sets.
  func isReached(by findings: [Finding]) -> Bool {
    findings.contains { failureLevel(for: $0.range.file).isReached(by: $0.severity) }
  }
}

extension Sources {
  /// The paths that a configuration may speak of.
  var paths: [String] { files.map(\.path) + colorsets.map(\.path) + problems.map(\.file) }

  /// Returns what configurations leave of the sources; what the command line names stays.
  func left(by configurations: Configurations, _ request: AuditRequest) throws(AuditFailure) -> Sources {
    var result = self
    result.files.removeAll { !$0.isNamed && configurations.leavesOut($0.path) }
    result.colorsets.removeAll { configurations.excludes($0.path) }
    result.resources.removeAll { configurations.excludes($0.path) }
    result.problems.removeAll { configurations.leavesOut($0.file) }
    guard !result.files.isEmpty else {
      let places = request.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw AuditFailure("the configuration leaves out every source in \(places)")
    }
    return result
  }
}

/// What applies to one file.
package struct EffectiveConfiguration: Hashable, Sendable {
  /// What holds, as a configuration of its own.
  package var file: ConfigurationFile
  /// The paths of the configurations it comes from as they are reported, the nearest first.
  package var origins: [String]
  /// False where the file is left out of audits, unless the command line names it.
  package var isAudited: Bool
}

/// Finds what applies to a file, whether it exists or not.
package func effectiveConfiguration(
  of path: String, _ request: AuditRequest
) throws(AuditFailure) -> EffectiveConfiguration {
  let location = location(of: path, workingDirectory: request.workingDirectory)
  do throws(SystemError) { _ = try FileStatus.of(location) } catch { throw AuditFailure(unreadable: path, error) }
  let path = location.relative(to: request.workingDirectory)
  let configurations = try Configurations(of: [path], request)
  let (file, origins) = configurations.effective(for: path)
  return EffectiveConfiguration(file: file, origins: origins, isAudited: !configurations.leavesOut(path))
}
