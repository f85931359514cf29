import SourceFacts

extension Expression {
  /// The type's name where a call's callee names a type.
  var typeName: String? {
    switch kind {
    case .identifier(let name): name.namesType ? name : nil
    case .member(let base, "init", _): base?.typeName
    case .specialized(let base, _): base.typeName
    case .member(_, let name, _): name.namesType ? name : nil
    default: nil
    }
  }

  /// The names of the types that a type expression names, those among its parts too: `Card` in `[Card]`, `Card?` and
  /// `[String: Card]`.
  var typeNames: [String] {
    switch kind {
    case .array(let elements): elements.flatMap(\.typeNames)
    case .dictionary(let pairs): pairs.flatMap { $0.key.typeNames + $0.value.typeNames }
    case .postfix("?", let wrapped): wrapped.typeNames
    default: typeName.map { [$0] } ?? []
    }
  }
}

extension String {
  /// True for names as types have them, such as `Card` and `_Card`.
  var namesType: Bool {
    guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return drop { $0 == "_" }.first?.isUppercase == true
  }
}
