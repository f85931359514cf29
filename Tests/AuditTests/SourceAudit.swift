import Audit
import Findings
import Rules
import Testing

/// Audits one source as the command line would, without a disk.
func report(on source: String, profile: Profile = .standard, platform name: String = "ios18") throws -> Report {
  let platform = try #require(PlatformChoice(argument: name))
  let request = AuditRequest(
    paths: [], standardInput: .init(name: "Source.swift", bytes: Array(source.utf8)),
    workingDirectory: FilePath(absolute: "/"), profile: profile, platform: platform)
  return try audit(request).report
}

extension Report {
  /// The findings as `rule:line`, in their order.
  var places: [String] { findings.map { "\($0.rule):\($0.range.line)" } }
}
