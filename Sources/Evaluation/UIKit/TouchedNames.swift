import SourceFacts

extension [Statement] {
  /// The names on the way to all that they assign, hand over to be changed, or call a method of.
  var touched: Set<[String]> {
    reduce(into: []) { result, statement in
      for expression in statement.expressions { result.formUnion(expression.touched) }
      result.formUnion(statement.statements.touched)
    }
  }
}

extension Expression {
  /// The names on the way to all that it assigns, hands over to be changed, or calls a method of.
  var touched: Set<[String]> {
    var result = children.reduce(into: Set<[String]>()) { $0.formUnion($1.touched) }
    result.formUnion(statements.touched)
    switch kind {
    case .binary(_, let left, _) where isAssignment: if let names = left.chainedNames { result.insert(names) }
    case .prefix("&", let inner): if let names = inner.chainedNames { result.insert(names) }
    case .call(let callee, _):
      if case .member(.some(let base), _, _) = callee.kind, let names = base.chainedNames { result.insert(names) }
    default: break
    }
    return result
  }

  /// The plain names in it.
  func names() -> Set<String> {
    if case .identifier(let name) = kind { return [name] }
    return children.reduce(into: []) { $0.formUnion($1.names()) }
  }

  func names(in wanted: Set<String>) -> Set<String> {
    wanted.isEmpty ? [] : names().intersection(wanted)
  }
}
