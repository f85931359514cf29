import SourceFacts

extension Expression {
  /// The list of views in `list.forEach { $0.removeFromSuperview() }`; `nil` for other expressions.
  var emptiedList: Expression? {
    guard case .call(let callee, let arguments) = kind, case .member(.some(let list), "forEach", _) = callee.kind,
      list.isListOfViews, case .closure(let turn)? = arguments.first?.value.kind,
      turn.body.takeOut(turn.parameters.first ?? "$0")
    else { return nil }
    return list
  }

  /// True for what a view tells of those in it.
  fileprivate var isListOfViews: Bool {
    switch kind {
    case .identifier(let name), .member(.some, let name, _): ["subviews", "arrangedSubviews"].contains(name)
    default: false
    }
  }
}

extension Statement {
  /// The list of views in a loop that takes each of them out; `nil` for other statements.
  var emptiedList: Expression? {
    guard case .forIn(.name(let name), let list, let body) = kind, list.isListOfViews, body.takeOut(name) else {
      return nil
    }
    return list
  }
}

extension [Statement] {
  /// True where what has a name is taken out of the view around it, in any case.
  fileprivate func takeOut(_ name: String) -> Bool {
    contains { statement in
      guard case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind,
        case .member(.some(let view), "removeFromSuperview", _) = callee.kind
      else { return false }
      return view.kind == .identifier(name)
    }
  }
}
