import SourceFacts

/// What an expression has of a JSON file of the program.
struct BundledReading {
  /// What of it.
  enum Part {
    /// Where it lies.
    case place
    /// Its bytes.
    case contents
    /// A value of a type, which is written so, that is decoded from them.
    case decoded(Expression)
  }

  /// The file's name.
  var file: String
  var part: Part
  /// The type whose code reads it.
  var owner: String?
}

/// The names in sight that stand for JSON files of the program.
struct BundledNames {
  private var files: [String: String] = [:]
  private var decoders: Set<String> = []

  /// Forgets names that mean something else from here on.
  mutating func lose(_ names: [String]) {
    if files.isEmpty, decoders.isEmpty { return }
    for name in names { files[name] = nil }
    decoders.subtract(names)
  }

  /// Takes the names that a statement binds to what it has of files.
  mutating func take(_ statement: Statement, among known: Set<String>) {
    for (name, value) in statement.constants {
      files[name] = part(of: value, among: known)?.file
      if isDecoder(value) { decoders.insert(name) }
    }
  }

  /// Returns what an expression has of one of the known files; `nil` for others.
  func part(of expression: Expression, among known: Set<String>) -> BundledReading? {
    switch expression.kind {
    case .identifier(let name): return files[name].map { BundledReading(file: $0, part: .contents) }
    case .prefix(Expression.optionalTry, let inner), .postfix("!", let inner): return part(of: inner, among: known)
    case .call(let callee, let arguments):
      if let file = expression.bundledFile {
        return known.contains(file) ? BundledReading(file: file, part: .place) : nil
      }
      guard let first = arguments.first, let type = callee.typeName else { return nil }
      let isContents = type == "Data" && first.label == "contentsOf"
      let isPlace = type == "URL" && (first.label == "fileURLWithPath" || first.label == "filePath")
      guard isContents || isPlace, var result = part(of: first.value, among: known) else { return nil }
      result.part = isContents ? .contents : .place
      return result
    default: return nil
    }
  }

  /// Returns what a call decodes from one of the known files; `nil` for others.
  func decoding(_ expression: Expression, among known: Set<String>) -> BundledReading? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let decoder), "decode", _) = callee.kind, isDecoder(decoder), arguments.count == 2,
      case .member(.some(let type), "self", _) = arguments[0].value.kind, arguments[1].label == "from",
      var result = part(of: arguments[1].value, among: known)
    else { return nil }
    result.part = .decoded(type)
    return result
  }

  private func isDecoder(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name): decoders.contains(name)
    case .call(let callee, let arguments): arguments.isEmpty && callee.kind == .identifier("JSONDecoder")
    default: false
    }
  }
}

extension Statement {
  /// The names that a statement gives values for good.
  fileprivate var constants: [(name: String, value: Expression)] {
    switch kind {
    case .binding(let binding):
      guard binding.isConstant, case .name(let name) = binding.pattern, let value = binding.value else { return [] }
      return [(name, value)]
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      return conditions.compactMap { condition in
        guard case .optionalBinding(.name(let name), let value?) = condition else { return nil }
        return (name, value)
      }
    default: return []
    }
  }
}
