import ColorScience
import Findings
import Rules
import SourceFacts

extension ConfigurationFile {
  /// What it says as YAML, with the severity and the options of every rule; overrides and patterns are left out.
  package var text: String {
    var lines: [String] = []
    if let profile { lines.append("profile: \(profile.rawValue)") }
    if let platform { lines.append("platform: \(platform)") }
    if let failOn { lines.append("fail-on: \(failOn.rawValue)") }
    lines.append("rules:")
    for rule in RuleCatalog.metadata { lines.append("  \(rule.text(rules[rule.id] ?? RuleSettings()))") }
    if !tokens.isEmpty { lines.append("tokens:") }
    for token in tokens { lines.append("  \(quoted(token.name)): { \(token.values) }") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A new configuration, with a comment on each key; it changes nothing.
  package static var starter: String {
    let rules = RuleCatalog.metadata.map { "#   \($0.text(RuleSettings()))" }
    return """
      # Configuration of evident; 'evident config schema' prints what may stand here.
      # Patterns are those of .gitignore, relative to this file.

      # What to judge by: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")).
      profile: standard

      # The platform of files whose target doesn't tell.
      platform: ios

      # The least severity that makes the exit status 1.
      fail-on: error

      # What is audited, and what is neither audited nor read.
      # include: [App, Packages]
      # exclude: ["**/*Tests*"]

      # The severity (error, warning, note, off) and the options of each rule, as they are unless set.
      # rules:
      \(rules.joined(separator: "\n"))

      # What is different for some files.
      # overrides:
      #   - { files: ["WatchApp/**"], platform: watchos }

      # The values of colours whose package is not there, by the expression that code spells.
      # tokens:
      #   Color.brand.textSecondary: { light: "#656D77", dark: "#A9B2BC" }

      """
  }
}

extension RuleMetadata {
  /// The rule's entry with settings, and with its own values where they say nothing.
  fileprivate func text(_ settings: RuleSettings) -> String {
    let options = options.map { "\($0.name): \(plain(settings.options[$0.name] ?? $0.defaultValue))" }
    let severity = "severity: \(settings.severity?.rawValue ?? severity.rawValue)"
    return "\(id): { \(([severity] + options).joined(separator: ", ")) }"
  }
}

extension ColorToken {
  fileprivate var values: String {
    slots.compactMap { slot in
      guard case .color(let color, _) = slot.value else { return nil }
      let increased = slot.isHighContrast ? "-increased" : ""
      return "\(slot.luminosity == .dark ? "dark" : "light")\(increased): \(quoted(digits(of: color)))"
    }.joined(separator: ", ")
  }

  /// `#RRGGBB`, with two more digits for the alpha of a translucent colour.
  private func digits(of color: Color) -> String {
    if color.isOpaque { return color.hexString }
    let alpha = String(Int((color.alpha * 255).rounded()), radix: 16, uppercase: true)
    return color.hexString + (alpha.count == 1 ? "0" : "") + alpha
  }
}
