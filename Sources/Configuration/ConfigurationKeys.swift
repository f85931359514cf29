import Findings
import PlatformStyles
import Rules

extension ConfigurationShape {
  /// The whole of a configuration.
  static let configuration = ConfigurationShape.mapping(of: "key", keys)

  /// The keys of a configuration, in the order of the documentation.
  static let keys: [ConfigurationKey] = [
    ConfigurationKey(
      name: "extends", shape: .text("the path of a configuration"),
      summary: "another configuration, which holds where this one says nothing; relative to this file"),
    ConfigurationKey(
      name: "profile", shape: .choice(of: "profile", Profile.allCases.map(\.rawValue)),
      summary: "what to judge by; '--profile' wins"),
    ConfigurationKey(
      name: "platform", shape: platform,
      summary: "the platform of files that don't tell theirs; '--platform' wins"),
    ConfigurationKey(
      name: "include", shape: .list(.pattern), summary: "what is audited of the folders on the command line"),
    ConfigurationKey(name: "exclude", shape: .list(.pattern), summary: "what is neither audited nor read"),
    ConfigurationKey(
      name: "fail-on", shape: .choice(of: "level", FailureLevel.allCases.map(\.rawValue)),
      summary: "the least severity that makes the exit status 1; '--fail-on' wins"),
    ConfigurationKey(name: "rules", shape: rules, summary: "the severity and the options of each rule"),
    ConfigurationKey(
      name: "overrides",
      shape: .list(
        .mapping(
          of: "key",
          [
            ConfigurationKey(name: "files", shape: .list(.pattern), summary: "the files that it is for"),
            ConfigurationKey(name: "platform", shape: platform, summary: "their platform, whatever else tells it"),
            ConfigurationKey(name: "rules", shape: rules, summary: "their rules, beside those of all files"),
          ], required: ["files"])),
      summary: "what is different for some files; of several the last counts"),
    ConfigurationKey(
      name: "tokens", shape: .names(.mapping(of: "key", TokenAppearance.allCases.map(\.key))),
      summary: "the values of colours whose package is not there, by the expression that code spells"),
  ]

  private static let platform = ConfigurationShape.choice(
    of: "platform", ["ios"] + Platform.allCases.map(\.rawValue))

  /// The rules of the catalogue, each with the options of its metadata.
  private static let rules = ConfigurationShape.mapping(
    of: "rule",
    RuleCatalog.metadata.map { rule in
      let severity = ConfigurationKey(
        name: "severity", shape: .choice(of: "severity", RuleSeverity.allCases.map(\.rawValue)),
        summary: "the severity of what it finds, \(rule.severity.rawValue) unless set")
      let options = rule.options.map { option in
        ConfigurationKey(
          name: option.name, shape: .number(option.range),
          summary: "\(option.summary), \(plain(option.defaultValue)) unless set")
      }
      return ConfigurationKey(
        name: rule.id, shape: .mapping(of: "option", [severity] + options), summary: rule.summary)
    })
}

/// The appearances that a token may have a value for.
enum TokenAppearance: String, CaseIterable {
  case light, dark
  case lightIncreased = "light-increased"
  case darkIncreased = "dark-increased"

  /// The key with its fallback, which is that of asset catalogs (S-121).
  fileprivate var key: ConfigurationKey {
    let summary =
      switch self {
      case .light: "the value in light, and wherever no other is stated"
      case .dark: "the value in dark, 'light' unless set"
      case .lightIncreased: "the value in light with Increase Contrast, 'light' unless set"
      case .darkIncreased: "the value in dark with Increase Contrast, 'dark' unless set"
      }
    return ConfigurationKey(name: rawValue, shape: .color, summary: summary)
  }
}
