import SourceFacts

/// Bodies that are one `if` or `switch` of which each arm is an expression, and which give what that gives.
extension [Statement] {
  /// The body with the expressions of its arms as what it returns; `nil` for one that is no such question.
  var returningArms: [Statement]? {
    guard count == 1, let question = self[0].returningArms else { return nil }
    return [question]
  }

  /// An arm with its expression as what it returns; `nil` for one that is no expression.
  fileprivate var returningArm: [Statement]? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let expression):
      if expression.isAssignment { return nil }
      return expression.endsProgram ? self : [Statement(.returning(expression), span: self[0].span)]
    case .opaque(let kind) where kind.hasPrefix("throw"): return self
    default: return returningArms
    }
  }
}

extension Statement {
  fileprivate var returningArms: Statement? {
    switch kind {
    case .ifElse(let conditions, let then, let otherwise?):
      guard let then = then.returningArm, let otherwise = otherwise.returningArm else { return nil }
      return Statement(.ifElse(conditions: conditions, then: then, otherwise: otherwise), span: span)
    case .switchCase(let subject, var cases):
      for position in cases.indices {
        guard let body = cases[position].body.returningArm else { return nil }
        cases[position].body = body
      }
      return Statement(.switchCase(subject: subject, cases: cases), span: span)
    default: return nil
    }
  }
}
