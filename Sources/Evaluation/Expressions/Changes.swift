import SourceFacts

/// Which variables source may change.
extension Statement {
  /// The names of the variables that the statement may assign or change in place, in its closures too.
  var changedNames: Set<String> {
    expressions.reduce(statements.changedNames) { $0.union($1.changedNames) }
  }
}

extension [Statement] {
  /// The names of the variables that the statements may assign or change in place.
  var changedNames: Set<String> { reduce([]) { $0.union($1.changedNames) } }

  /// The names of the variables that the statements may change, by a method that is called for its effect, too.
  var writtenNames: Set<String> { reduce(changedNames) { $0.union($1.calledNames) } }
}

extension Statement {
  /// The names of the variables whose methods are called for their effect.
  fileprivate var calledNames: Set<String> {
    guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind,
      case .member(.some(let base), _, _) = callee.kind, case .identifier(let name) = base.kind
    else { return statements.reduce([]) { $0.union($1.calledNames) } }
    return [name]
  }
}

extension Expression {
  /// The names of the variables that the expression may assign or change in place, in its closures too.
  var changedNames: Set<String> {
    let inner = children.reduce(statements.changedNames) { $0.union($1.changedNames) }
    switch kind {
    case .binary(_, let left, _) where isAssignment: return inner.union(left.rootNames)
    case .prefix("&", let variable): return inner.union(variable.rootNames)
    case .call(let callee, _):
      guard case .member(.some(let base), let name, _) = callee.kind, Self.mutatingMethods.contains(name) else {
        return inner
      }
      return inner.union(base.rootNames)
    default: return inner
    }
  }

  /// The names of the variables that the closures in the expression may change.
  var namesChangedInClosures: Set<String> {
    children.reduce(statements.changedNames) { $0.union($1.namesChangedInClosures) }
  }

  /// The variables that a target of an assignment is part of.
  private var rootNames: Set<String> {
    switch kind {
    case .identifier(let name): [name]
    case .member(.some(let base), _, _), .subscripted(let base, _), .postfix(_, let base): base.rootNames
    case .tuple(let elements): elements.reduce([]) { $0.union($1.value.rootNames) }
    default: []
    }
  }

  /// The methods of the standard library that change the value they are called on.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeFirst", "removeLast", "removeAll", "removeSubrange", "removeValue",
    "replaceSubrange", "updateValue", "popFirst", "popLast", "toggle", "negate", "merge", "formUnion",
    "formIntersection", "formSymmetricDifference", "subtract", "sort", "reverse", "shuffle", "swapAt",
  ]
}
