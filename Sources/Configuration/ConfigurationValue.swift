import Yams

/// A value of a YAML file with the place where it stands.
package struct ConfigurationValue {
  /// What a value is made of.
  package indirect enum Content {
    case scalar(String)
    case list([ConfigurationValue])
    case mapping([Entry])
  }

  /// A key with its value.
  package struct Entry {
    /// The key's text.
    package var key: String
    /// Where the key stands.
    var place: Place
    /// What the key has.
    package var value: ConfigurationValue
  }

  /// The place of a word: the line and the columns in UTF-8 bytes, all from 1, the end exclusive.
  struct Place {
    var line: Int
    var column: Int
    var endColumn: Int
  }

  /// What it is made of.
  package var content: Content
  var place: Place

  /// What the value is, for a sentence about another that was expected.
  var kind: String {
    switch content {
    case .scalar(""): "nothing"
    case .scalar(let text): excerpt(text)
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// What a value holds where it has the form that is asked for.
extension ConfigurationValue {
  /// The value of a key of a mapping.
  package subscript(key: String) -> ConfigurationValue? { entries.first { $0.key == key }?.value }

  /// The entries of a mapping, in their order.
  package var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The elements of a list.
  package var items: [ConfigurationValue] {
    if case .list(let items) = content { items } else { [] }
  }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }
}

extension ConfigurationValue {
  /// The most bytes that are read as a configuration.
  static let maximumSize = 1 << 18

  /// Reads the one document of a file; `nil` where it holds none.
  package static func document(
    _ bytes: [UInt8], path: String, form: YAMLForm = .plain
  ) throws(ConfigurationError) -> ConfigurationValue? {
    guard bytes.count <= maximumSize else {
      throw ConfigurationError("a configuration of more than \(maximumSize >> 10) KiB is not read", file: path)
    }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), !bytes.contains(0) else {
      throw ConfigurationError("not UTF-8 text", file: path)
    }
    // Whatever could make reading expensive is refused before anything is composed.
    if form == .plain, let objection = YAMLScreen.objection(to: bytes) {
      throw ConfigurationError(objection.message, file: path, line: objection.line)
    }
    let root: Node?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    do {
      root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      throw ConfigurationError(yamlError: error, lines: lines, file: path)
    }
    guard let root else { return nil }
    var reading = NodeReading(lines: lines, path: path, form: form)
    return try reading.value(of: root)
  }
}

/// What a YAML file may be written with.
package enum YAMLForm: Sendable {
  /// Lists, mappings and texts alone, as a configuration of this tool.
  case plain
  /// Block texts, anchors, aliases and merged mappings besides, as the files of other tools.
  case full
}

/// Turns the nodes of a document into values.
private struct NodeReading {
  /// The most values: aliases within aliases may multiply without end.
  private static let most = 1 << 17

  let lines: [Substring]
  let path: String
  let form: YAMLForm
  private var count = 0

  init(lines: [Substring], path: String, form: YAMLForm) {
    (self.lines, self.path, self.form) = (lines, path, form)
  }

  mutating func value(of node: Node) throws(ConfigurationError) -> ConfigurationValue {
    let place = ConfigurationValue.Place(node, lines: lines)
    count += 1
    guard count <= Self.most else {
      throw ConfigurationError("aliases make more than \(Self.most) values of this file", file: path, line: place.line)
    }
    switch node {
    case .scalar(let scalar):
      return ConfigurationValue(content: .scalar(scalar.string), place: place)
    case .sequence(let sequence):
      var values: [ConfigurationValue] = []
      for element in sequence { values.append(try value(of: element)) }
      return ConfigurationValue(content: .list(values), place: place)
    case .mapping(let mapping):
      return ConfigurationValue(content: .mapping(try entries(of: mapping)), place: place)
    case .alias:
      throw ConfigurationError(YAMLScreen.aliasMessage, file: path, line: place.line)
    }
  }

  /// The entries of a mapping, and behind them those that it takes from others under the key `<<`.
  private mutating func entries(of mapping: Node.Mapping) throws(ConfigurationError) -> [ConfigurationValue.Entry] {
    var entries: [ConfigurationValue.Entry] = []
    var merged: [ConfigurationValue] = []
    for (key, content) in mapping {
      let place = ConfigurationValue.Place(key, lines: lines)
      guard case .scalar(let scalar) = key else {
        throw ConfigurationError("expected a name as a key", file: path, line: place.line)
      }
      let value = try value(of: content)
      if form == .full, scalar.string == "<<", scalar.style == .any || scalar.style == .plain {
        if case .list(let values) = value.content { merged += values } else { merged.append(value) }
      } else {
        entries.append(ConfigurationValue.Entry(key: scalar.string, place: place, value: value))
      }
    }
    for entry in merged.flatMap(\.entries) where !entries.contains(where: { $0.key == entry.key }) {
      entries.append(entry)
    }
    return entries
  }
}

extension ConfigurationValue.Place {
  /// Takes the place of a node, whose columns count scalars.
  fileprivate init(_ node: Node, lines: [Substring]) {
    let number = node.mark?.line ?? 1
    let line = number <= lines.count ? lines[number - 1] : ""
    self.line = number
    column = String(line.unicodeScalars.prefix((node.mark?.column ?? 1) - 1)).utf8.count + 1
    var width = 0
    if case .scalar(let scalar) = node {
      let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
      width = scalar.string.utf8.count + (isQuoted ? 2 : 0)
    }
    endColumn = min(column + width, line.utf8.count + 1)
  }
}

extension ConfigurationError {
  /// Puts the parser's complaint into a sentence.
  fileprivate init(yamlError error: any Error, lines: [Substring], file: String) {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      self.init("not YAML: \(problem)", file: file, line: mark.line)
    case YamlError.duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? ""
      self.init(
        "the key \(excerpt(name)) stands here twice", file: file,
        line: Self.lineOfAgain(name, after: context.mark.line, column: context.mark.column, in: lines))
    case YamlError.reader(let problem, _, _, _):
      self.init("not YAML: \(problem)", file: file)
    default:
      self.init("not YAML", file: file)
    }
  }

  /// Returns the line on which a key stands for the second time: below the first one and in its column, or else on its
  /// line.
  private static func lineOfAgain(_ key: String, after line: Int, column: Int, in lines: [Substring]) -> Int {
    let again = lines.indices.dropFirst(line).first { index in
      let text = lines[index].drop { $0 == " " }
      let isInColumn = lines[index].count - text.count == column - 1
      return isInColumn && ["\(key):", "\"\(key)\":", "'\(key)':"].contains { text.hasPrefix($0) }
    }
    return again.map { $0 + 1 } ?? line
  }
}
