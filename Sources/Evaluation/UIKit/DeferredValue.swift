import SourceFacts

/// Constants that are declared first and get their value from the arms of a question: `let ink: UIColor; switch …`.
extension Statement {
  /// The value that each arm assigns to a name, as one question; `nil` where an arm does anything else.
  func value(of name: String) -> Expression? {
    let question: Statement
    switch kind {
    case .ifElse(let conditions, let then, let otherwise?) where !conditions.isEmpty:
      guard let then = then.value(of: name), let otherwise = otherwise.value(of: name) else { return nil }
      question = Statement(.ifElse(conditions: conditions, then: [then], otherwise: [otherwise]), span: span)
    case .switchCase(let subject, let cases):
      var arms: [SwitchCase] = []
      for var arm in cases {
        guard let value = arm.body.value(of: name) else { return nil }
        arm.body = [value]
        arms.append(arm)
      }
      question = Statement(.switchCase(subject: subject, cases: arms), span: span)
    default: return nil
    }
    return Expression(.conditional(question), span: span)
  }
}

extension [Statement] {
  /// The one value that is assigned to a name, as a statement of its own.
  fileprivate func value(of name: String) -> Statement? {
    guard count == 1 else { return nil }
    if let value = self[0].value(of: name) { return Statement(.expression(value), span: self[0].span) }
    guard case .expression(let expression) = self[0].kind, case .binary("=", let left, let right) = expression.kind,
      case .identifier(name) = left.kind
    else { return nil }
    return Statement(.expression(right), span: self[0].span)
  }
}
