import SourceFacts

/// What `toggle()` does to flags by which objects look (S-115).
extension CodeRun {
  /// Returns what `flag.toggle()` does as an assignment; `nil` for other expressions, and for flags that tell nobody.
  ///
  /// Those are read as states of the running program: either value may be there, under one condition.
  func toggling(_ expression: Expression, in scope: Scope) -> Expression? {
    if let hiding = expression.hiding { return hiding }
    guard let flag = expression.toggledFlag, let name = flag.lastName, classes.observedLooks.contains(name),
      let owner = owner(of: flag, in: scope), isObserved(name, of: owner, file: scope.file)
    else { return nil }
    return expression.toggling
  }

  /// The object that has a flag; `nil` for a variable.
  private func owner(of flag: Expression, in scope: Scope) -> Value? {
    switch flag.kind {
    case .identifier(let name): scope.variable(name) == nil ? scope.selfValue : nil
    case .member(.some(let base), _, _): evaluator.evaluate(base, in: scope)
    case .postfix(_, let inner): owner(of: inner, in: scope)
    default: nil
    }
  }

  private func isObserved(_ name: String, of owner: Value, file: Int32) -> Bool {
    let type: TypeInfo?
    switch owner {
    case .choice(let all): return all.branches.contains { isObserved(name, of: $0.value, file: file) }
    case .instance(let instance): type = evaluator.index.types[instance.typeName]
    case .unknown(let doubt):
      type = doubt.type.flatMap { classes.type(named: $0.name, file: doubt.place?.file ?? file) }
    default: type = nil
    }
    return type.map { classes.hasObservedLook(name, $0) } ?? false
  }
}

extension Expression {
  /// The flag of `flag.toggle()`; `nil` for other expressions.
  var toggledFlag: Expression? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
      case .member(.some(let flag), "toggle", _) = callee.kind
    else { return nil }
    return flag
  }

  /// What `isHidden.toggle()` does as an assignment; `nil` for other expressions.
  var hiding: Expression? { toggledFlag?.lastName == "isHidden" ? toggling : nil }

  /// What `flag.toggle()` does as an assignment; `nil` for other expressions.
  fileprivate var toggling: Expression? {
    toggledFlag.map { flag in
      let other = Expression(.prefix(operator: "!", flag), span: span)
      return Expression(.binary(operator: "=", left: flag, right: other), span: span)
    }
  }
}
