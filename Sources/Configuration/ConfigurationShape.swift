import Findings

/// What may stand at a place of a configuration; what is read, what a mistake is told and the schema come from it.
indirect enum ConfigurationShape: Sendable {
  /// One of several words, with what they are called together.
  case choice(of: String, [String])
  /// A number within bounds, which belong to it.
  case number(ClosedRange<Double>)
  /// A text, with what it is.
  case text(String)
  /// A pattern of paths as `.gitignore` has them, without negation.
  case pattern
  /// A colour in hexadecimal digits.
  case color
  case list(ConfigurationShape)
  /// Known keys, with what each is called.
  case mapping(of: String, [ConfigurationKey], required: [String] = [])
  /// Values by names that code spells, joined by dots.
  case names(ConfigurationShape)
}

/// A key of a configuration.
struct ConfigurationKey: Sendable {
  var name: String
  var shape: ConfigurationShape
  /// One phrase: what the value means.
  var summary: String
}

/// Holds the values of a file against the shapes that they ought to have.
struct ConfigurationCheck {
  /// The file's path as it is reported.
  let path: String

  /// Complains about the first thing that doesn't fit.
  func check(_ value: ConfigurationValue, is shape: ConfigurationShape) throws(ConfigurationError) {
    switch shape {
    case .choice(let kind, let names):
      let word = try text(value, "one of \(names.joined(separator: ", "))")
      if !names.contains(word) { throw error(unknown(kind, word, among: names), at: value) }
    case .number(let bounds):
      let words = "a number from \(plain(bounds.lowerBound)) to \(plain(bounds.upperBound))"
      let text = try text(value, words)
      guard let number = Double(text), bounds.contains(number) else {
        throw error("expected \(words), found \(excerpt(text))", at: value)
      }
    case .text(let what): _ = try text(value, what)
    case .pattern: try checkPattern(value)
    case .color: try checkColor(value)
    case .list(let element):
      for item in try items(value) { try check(item, is: element) }
    case .mapping(let kind, let keys, let required):
      try checkEntries(value, kind, keys, required)
    case .names(let shape):
      for entry in try entries(value) {
        guard entry.key.isDottedName else {
          throw error(
            "expected a name as code spells it, such as 'Color.brand.ink', found \(excerpt(entry.key))", at: entry)
        }
        if case .mapping(_, let keys, _) = shape, try entries(entry.value).isEmpty {
          throw error("expected a value for one of \(keys.map(\.name).joined(separator: ", "))", at: entry)
        }
        try check(entry.value, is: shape)
      }
    }
  }

  private func checkEntries(
    _ value: ConfigurationValue, _ kind: String, _ keys: [ConfigurationKey], _ required: [String]
  ) throws(ConfigurationError) {
    let entries = try entries(value)
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        throw error(unknown(kind, entry.key, among: keys.map(\.name)), at: entry)
      }
      try check(entry.value, is: key.shape)
    }
    for name in required where !entries.contains(where: { $0.key == name }) {
      throw error("the key '\(name)' is missing", at: value)
    }
  }

  private func checkPattern(_ value: ConfigurationValue) throws(ConfigurationError) {
    let text = try text(value, "a pattern of paths")
    if text.hasPrefix("!") || text.hasPrefix("#") {
      throw error("a pattern can't begin with '\(text.prefix(1))'", at: value)
    }
    if text.split(separator: "/").contains("..") {
      throw error("a pattern can't lead out of the configuration's folder", at: value)
    }
  }

  private func checkColor(_ value: ConfigurationValue) throws(ConfigurationError) {
    let form = "a colour such as \"#1C1C1E\", in quotes because '#' begins a comment"
    let text = try text(value, form)
    guard text.hasPrefix("#"), [3, 6, 8].contains(text.count - 1), text.dropFirst().allSatisfy(\.isHexDigit) else {
      throw error("expected \(form), found \(excerpt(text))", at: value)
    }
  }

  private func text(_ value: ConfigurationValue, _ what: String) throws(ConfigurationError) -> String {
    guard case .scalar(let text) = value.content, !text.isEmpty else {
      throw error("expected \(what), found \(value.kind)", at: value)
    }
    return text
  }

  private func items(_ value: ConfigurationValue) throws(ConfigurationError) -> [ConfigurationValue] {
    switch value.content {
    case .list(let items): return items
    case .scalar(""): return []
    case .scalar, .mapping: throw error("expected a list, found \(value.kind)", at: value)
    }
  }

  private func entries(_ value: ConfigurationValue) throws(ConfigurationError) -> [ConfigurationValue.Entry] {
    switch value.content {
    case .mapping(let entries): return entries
    case .scalar(""): return []
    case .scalar, .list: throw error("expected keys and values, found \(value.kind)", at: value)
    }
  }

  private func error(_ message: String, at value: ConfigurationValue) -> ConfigurationError {
    ConfigurationError(message, file: path, line: value.place.line)
  }

  private func error(_ message: String, at entry: ConfigurationValue.Entry) -> ConfigurationError {
    ConfigurationError(message, file: path, line: entry.place.line)
  }
}

extension String {
  /// True for names joined by dots; the first may be left out, as in `.brand.ink`.
  fileprivate var isDottedName: Bool {
    let names = split(separator: ".", omittingEmptySubsequences: false)
    let spelled = names.first == "" ? names.dropFirst() : names[...]
    return !spelled.isEmpty
      && spelled.allSatisfy { name in
        name.first.map { $0.isLetter || $0 == "_" } == true
          && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}

/// A number without needless digits.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
}
