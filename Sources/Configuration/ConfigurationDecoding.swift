import ColorScience
import Findings
import Rules
import SourceFacts

extension ConfigurationFile {
  /// Reads a file, reported under its path; nothing is read past the first mistake.
  package init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    guard let document = try ConfigurationValue.document(bytes, path: path) else { return }
    try ConfigurationCheck(path: path).check(document, is: .configuration)
    extends = document["extends"].flatMap { value in
      value.text.map { Extension(path: $0, line: value.place.line) }
    }
    profile = document["profile"]?.text.flatMap(Profile.init)
    platform = document["platform"]?.text
    include = document["include"]?.texts
    exclude = document["exclude"]?.texts
    failOn = document["fail-on"]?.text.flatMap(FailureLevel.init)
    rules = document["rules"]?.rules ?? [:]
    overrides = (document["overrides"]?.items ?? []).map { item in
      ConfigurationOverride(
        files: item["files"]?.texts ?? [], platform: item["platform"]?.text, rules: item["rules"]?.rules ?? [:])
    }
    tokens = (document["tokens"]?.entries ?? []).map { $0.token(path: path) }
  }
}

/// What a value that was checked holds.
extension ConfigurationValue {
  fileprivate var texts: [String] { items.compactMap(\.text) }

  fileprivate var rules: [String: RuleSettings] {
    Dictionary(
      entries.map { entry in
        let options = entry.value.entries.compactMap { option in
          option.value.text.flatMap(Double.init).map { (option.key, $0) }
        }
        let settings = RuleSettings(
          severity: entry.value["severity"]?.text.flatMap(RuleSeverity.init),
          options: Dictionary(options, uniquingKeysWith: { $1 }))
        return (entry.key, settings)
      }, uniquingKeysWith: { $1 })
  }
}

extension ConfigurationValue.Entry {
  /// The colour token of a name with its values.
  fileprivate func token(path: String) -> ColorToken {
    ColorToken(
      name: key,
      slots: value.entries.compactMap { entry in
        guard let appearance = TokenAppearance(rawValue: entry.key),
          let color = entry.value.text.flatMap(Color.init(hex:))
        else { return nil }
        return ColorSlot(
          luminosity: appearance.luminosity, isHighContrast: appearance.isHighContrast, value: .color(color, .srgb))
      },
      range: SourceRange(
        file: path, line: place.line, column: place.column, endLine: place.line, endColumn: place.endColumn))
  }
}

extension TokenAppearance {
  /// The scheme of the slot; that for light stands for any (S-121).
  fileprivate var luminosity: ColorSlot.Luminosity? {
    switch self {
    case .light, .lightIncreased: nil
    case .dark, .darkIncreased: .dark
    }
  }

  fileprivate var isHighContrast: Bool { self == .lightIncreased || self == .darkIncreased }
}
