package import Findings

/// What a rule is about, by its effect on people.
package enum RuleGroup: String, Hashable, Sendable, CaseIterable {
  /// Text and symbols against what lies behind them.
  case contrast
  /// Levels of importance against each other.
  case hierarchy
  /// Levels over materials and glass.
  case vibrancy
  /// Answers to appearances and accessibility settings.
  case adaptivity
  /// Comments to the auditor.
  case upkeep
}

/// A number that a configuration may set for a rule.
package struct RuleOption: Hashable, Sendable {
  /// The key in the configuration, in kebab case.
  package let name: String
  /// The value that applies unless set.
  package let defaultValue: Double
  /// The numbers that make sense.
  package let range: ClosedRange<Double>
  /// One phrase: what the number means.
  package let summary: String

  /// Describes a least contrast ratio.
  init(ratio name: String, defaultValue: Double, summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    range = 1...21
    self.summary = summary
  }
}

/// What is known about a rule without running it.
package struct RuleMetadata: Hashable, Sendable {
  /// The id in kebab case, readable after the word ignore.
  package let id: String
  /// The group it belongs to.
  package let group: RuleGroup
  /// The severity of its findings, unless their verdict has one of its own.
  package let severity: Severity
  /// The severities of verdicts that matter less.
  package let verdictSeverities: [FindingVerdict: Severity]
  /// One phrase: what it finds.
  package let summary: String
  /// One phrase: when a finding matters less than its severity says.
  package let severityNote: String?
  /// The numbers that a configuration may set.
  package let options: [RuleOption]

  init(
    id: String, group: RuleGroup, severity: Severity, verdictSeverities: [FindingVerdict: Severity] = [:],
    summary: String, severityNote: String? = nil, options: [RuleOption] = []
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.verdictSeverities = verdictSeverities
    self.summary = summary
    self.severityNote = severityNote
    self.options = options
  }

  /// Returns the severity of a finding with a verdict, where nothing configured says otherwise.
  package func severity(of verdict: FindingVerdict) -> Severity { verdictSeverities[verdict] ?? severity }
}
