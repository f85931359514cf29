import Rules

/// The files that hold one rule each.
enum RuleFiles {
  static let groups = ["Contrast", "Hierarchy", "Vibrancy", "Adaptivity", "Upkeep"]

  /// The paths from the root of the repository.
  static let all: [String] = groups.flatMap { group in
    Repository.names(in: "Sources/Rules/\(group)").map { "Sources/Rules/\(group)/\($0)" }
  }

  /// The path that a rule's file must have.
  static func path(of rule: RuleMetadata) -> String {
    "Sources/Rules/\(capitalized(rule.group.rawValue))/\(typeName(of: rule)).swift"
  }

  /// The name that a rule's type must have: the id in upper camel case.
  static func typeName(of rule: RuleMetadata) -> String {
    rule.id.split(separator: "-").map { capitalized(String($0)) }.joined()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
