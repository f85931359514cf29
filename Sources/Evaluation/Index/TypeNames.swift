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
}

extension String {
  /// True for names as types have them, such as `Card` and `_Card`.
  var namesType: Bool { drop { $0 == "_" }.first?.isUppercase == true }
}
