/// Gives the values of a file their types, or says what is wrong with them.
struct ConfigurationReader {
  /// The file's path as it is reported.
  let path: String

  /// Returns the entries of a mapping whose keys are all known; without a value there are none.
  func entries(
    of value: ConfigurationValue, keys: [String]
  ) throws(ConfigurationError) -> [ConfigurationValue.Entry] {
    let entries = try entries(of: value)
    for entry in entries where !keys.contains(entry.key) {
      throw error(unknown("key", entry.key, among: keys), at: entry.place)
    }
    return entries
  }

  /// Returns the entries of a mapping.
  func entries(of value: ConfigurationValue) throws(ConfigurationError) -> [ConfigurationValue.Entry] {
    switch value.content {
    case .mapping(let entries): return entries
    case .scalar(""): return []
    case .scalar, .list: throw error("expected keys and values, found \(value.kind)", at: value.place)
    }
  }

  /// Returns a text that is not empty.
  func text(_ value: ConfigurationValue, _ what: String) throws(ConfigurationError) -> String {
    guard case .scalar(let text) = value.content, !text.isEmpty else {
      throw error("expected \(what), found \(value.kind)", at: value.place)
    }
    return text
  }

  func error(_ message: String, at place: ConfigurationValue.Place) -> ConfigurationError {
    ConfigurationError(message, file: path, line: place.line)
  }
}
