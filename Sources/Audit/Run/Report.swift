package import Findings
package import Rules
package import Scene

/// The outcome of an audit, which every reporter takes; nothing in it depends on the time or the number of jobs.
package struct Report: Sendable {
  /// The profile it was judged by.
  package var profile: Profile
  /// The platform as it was asked for.
  package var platform: PlatformChoice
  /// The counts.
  package var summary: Summary
  /// What could not be read, by file and position.
  package var problems: [Problem]
  /// The findings, by place and rule.
  package var findings: [Finding]
  /// What was measured.
  package var scene: Scene
  /// The verdict on each element of the scene, in its order.
  package var judgement: Judgement
  /// The compared pairs of texts.
  package var groups: [GroupMeasurement]
  /// The program with all repairs that the findings have, as an audit of it saw it; `nil` without repairs.
  package var repaired: RepairedScene?

  /// Creates a report.
  package init(
    profile: Profile, platform: PlatformChoice, summary: Summary, problems: [Problem], findings: [Finding],
    scene: Scene, judgement: Judgement, groups: [GroupMeasurement]
  ) {
    self.profile = profile
    self.platform = platform
    self.summary = summary
    self.problems = problems
    self.findings = findings
    self.scene = scene
    self.judgement = judgement
    self.groups = groups
  }

  /// The compared pairs that an element is one of.
  package func groups(of id: String) -> [GroupMeasurement] { groups.filter { $0.members.contains(id) } }

  /// The name and version that reports carry.
  package enum Tool {
    /// The command's name.
    package static let name = "evident"
    /// The version, by semantic versioning.
    package static let version = "0.1.0"
  }
}
