import SourceFacts

/// Lists of objects that code names one by one, such as `[title, detail].compactMap { $0 }`.
extension Expression {
  /// The elements of a list that is written out, here or as the value of a constant; none of other expressions.
  func listed(_ constants: [Binding]) -> [Expression] {
    switch kind {
    case .array(let elements): return elements
    case .identifier(let name):
      let position = constants.lastIndex { if case .name(name) = $0.pattern { true } else { false } }
      guard let position, let value = constants[position].value else { return [] }
      return value.listed(Array(constants[..<position]))
    // What is kept of a list without its nils are the objects themselves.
    case .call(let callee, let arguments):
      guard case .member(.some(let base), "compactMap", _) = callee.kind, arguments.count == 1,
        arguments[0].value.isIdentity
      else { return [] }
      return base.listed(constants)
    default: return []
    }
  }

  /// True for `{ $0 }` and `\.self`.
  private var isIdentity: Bool {
    switch kind {
    case .keyPath(let components): return components == ["self"]
    case .closure(let closure):
      guard closure.body.count == 1 else { return false }
      switch closure.body[0].kind {
      case .expression(let value), .returning(.some(let value)):
        if case .identifier(closure.parameters.first ?? "$0") = value.kind { return true }
      default: break
      }
      return false
    default: return false
    }
  }
}
