import Findings

/// All rules that are built.
package enum RuleCatalog {
  /// The rules, ordered by id.
  package static let all: [any Rule.Type] = [
    ColorOnlyHierarchy.self,
    ColorOnlySignal.self,
    FaintVibrancy.self,
    FixedTypeSize.self,
    FlatVibrancy.self,
    FrozenDynamicColor.self,
    HardCodedVibrancy.self,
    IgnoredIncreaseContrast.self,
    IgnoredReduceTransparency.self,
    InactiveVibrancy.self,
    InsufficientContrast.self,
    InsufficientNonTextContrast.self,
    InvertedHierarchy.self,
    MismatchedVibrancy.self,
    MissingColor.self,
    MissingDarkVariant.self,
    SingleAxisHierarchy.self,
    UnobservedContrastSetting.self,
    UnscrimmedImageText.self,
    UnspokenValue.self,
    UnusedSuppression.self,
    UnverifiedContrast.self,
  ]

  /// What is known about each rule, ordered by id.
  package static var metadata: [RuleMetadata] { all.map { $0.metadata } }

  /// Returns the rule with an id, if there is one.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }

  /// The overview of all rules in Markdown, as it stands in the documentation.
  package static var overview: String {
    let rows = metadata.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.summary) | \(rule.severities) |"
    }
    let lines =
      ["# Rules", "", "| id | finds | severity |", "| --- | --- | --- |"] + rows
      + ["", "`evident explain RULE` shows a page in the terminal. This table is made from the catalogue."]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RuleMetadata {
  /// The severity with its exceptions, in the order of the verdicts.
  fileprivate var severities: String {
    let exceptions = [FindingVerdict.mayFail, .unverified, .accepted].compactMap { verdict in
      verdictSeverities[verdict].map { "`\(verdict.rawValue)` \($0.rawValue)" }
    }
    return ([severity.rawValue] + exceptions + [severityNote].compactMap { $0 }).joined(separator: "; ")
  }
}
