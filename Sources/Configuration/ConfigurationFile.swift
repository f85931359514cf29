package import Findings
package import Rules
package import SourceFacts

/// The severity that a configuration gives a rule.
package enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
  case error, warning, note
  /// The rule finds nothing.
  case off

  /// The severity of findings; `nil` where there are none.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}

/// What a configuration says about a rule.
package struct RuleSettings: Hashable, Sendable {
  /// The severity, if it is set.
  package var severity: RuleSeverity?
  /// The options that are set, by name.
  package var options: [String: Double]

  /// Creates settings; without arguments they change nothing.
  package init(severity: RuleSeverity? = nil, options: [String: Double] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// Fills what is not set from other settings.
  mutating func complete(from base: RuleSettings) {
    severity = severity ?? base.severity
    options.merge(base.options) { own, _ in own }
  }
}

/// What a configuration says about some files.
package struct ConfigurationOverride: Hashable, Sendable {
  /// The patterns of the files.
  package var files: [String]
  /// The word for their platform.
  package var platform: String?
  /// The settings of rules, by id.
  package var rules: [String: RuleSettings]

  /// Creates an override.
  package init(files: [String], platform: String? = nil, rules: [String: RuleSettings] = [:]) {
    self.files = files
    self.platform = platform
    self.rules = rules
  }
}

/// What a configuration says; what it leaves open is `nil` or empty.
package struct ConfigurationFile: Hashable, Sendable {
  /// The path of another configuration, with its line.
  package struct Extension: Hashable, Sendable {
    /// The path as written.
    package var path: String
    /// The line, from 1.
    package var line: Int

    /// Creates an extension.
    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// The configuration that holds where this one says nothing.
  package var extends: Extension?
  /// The profile to judge by.
  package var profile: Profile?
  /// The word for the platform of files that don't tell theirs.
  package var platform: String?
  /// The patterns of what is audited.
  package var include: [String]?
  /// The patterns of what is not.
  package var exclude: [String]?
  /// The least severity that makes a run fail.
  package var failOn: FailureLevel?
  /// The settings of rules, by id.
  package var rules: [String: RuleSettings]
  /// What is different for some files, in order.
  package var overrides: [ConfigurationOverride]
  /// The values of colours that the source names but does not define.
  package var tokens: [ColorToken]

  /// Creates a configuration that says nothing.
  package init() {
    rules = [:]
    overrides = []
    tokens = []
  }

  /// Returns this configuration with another's words where it says nothing; a list is taken as a whole.
  package func extending(_ base: ConfigurationFile) -> ConfigurationFile {
    var result = self
    result.extends = base.extends
    result.profile = profile ?? base.profile
    result.platform = platform ?? base.platform
    result.include = include ?? base.include
    result.exclude = exclude ?? base.exclude
    result.failOn = failOn ?? base.failOn
    result.rules = rules.extending(base.rules)
    result.overrides = base.overrides + overrides
    // Of two tokens for one expression the last counts.
    result.tokens = base.tokens + tokens
    return result
  }
}

extension [String: RuleSettings] {
  /// Returns these settings with others where they say nothing.
  package func extending(_ base: [String: RuleSettings]) -> [String: RuleSettings] {
    merging(base) { own, base in
      var own = own
      own.complete(from: base)
      return own
    }
  }
}
