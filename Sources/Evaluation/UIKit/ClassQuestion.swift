import SourceFacts

/// What code asks about the class of an object of which it is known: `cell is SpineCell`, `cell as? SpineCell`, and the
/// cases of a `switch` (S-115).
struct ClassQuestion {
  /// True for an expression that stands for the object.
  var isObject: (Expression) -> Bool
  /// Whether the object is of a class; `nil` where that can't be told.
  var isOf: (TypeReference) -> Bool?

  /// Returns the choices that are still open, without the parts that are answered; `nil` where an answer is another one
  /// than that with which the code behind them is reached.
  func open(_ choices: some Sequence<CodeChoice>) -> [CodeChoice]? {
    var result: [CodeChoice] = []
    for choice in choices {
      switch choice.question {
      case .conditions(let conditions):
        let answers = conditions.map { ($0, answer(to: $0)) }
        if answers.contains(where: { $0.1 == false }) {
          if choice.arms.contains(0) { continue }
          return nil
        }
        let open = answers.filter { $0.1 == nil }.map(\.0)
        if open.isEmpty {
          if choice.arms.contains(1) { continue }
          return nil
        }
        var rest = choice
        rest.question = .conditions(open)
        result.append(rest)
      case .cases(let subject, let cases):
        guard isObject(subject), let arm = arm(of: cases) else {
          result.append(choice)
          continue
        }
        if !choice.arms.contains(arm) { return nil }
      case .unfollowed: result.append(choice)
      }
    }
    return result
  }

  /// Returns the case that the object takes, -1 for none; `nil` where that can't be told.
  private func arm(of cases: [SwitchCase]) -> Int? {
    for (position, candidate) in cases.enumerated() {
      let answers = candidate.patterns.map { answer(to: $0) }
      let isTaken = candidate.patterns.isEmpty || answers.contains(true)
      if isTaken, candidate.guardExpression == nil { return position }
      if isTaken || answers.contains(nil) { return nil }
    }
    return -1
  }

  private func answer(to pattern: Pattern) -> Bool? {
    switch pattern {
    case .type(let type, _): isOf(type)
    case .wildcard, .name: true
    default: nil
    }
  }

  private func answer(to condition: Condition) -> Bool? {
    switch condition {
    case .expression(let expression): answer(to: expression)
    case .optionalBinding(_, let value?): isThere(value)
    case .pattern(let pattern, let value): isObject(value) ? answer(to: pattern) : nil
    default: nil
    }
  }

  private func answer(to expression: Expression) -> Bool? {
    switch expression.kind {
    case .typeTest(let value, let type): return isObject(value) ? isOf(type) : nil
    case .prefix("!", let inner): return answer(to: inner).map(!)
    case .binary("&&", let left, let right):
      let answers = [answer(to: left), answer(to: right)]
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let answers = [answer(to: left), answer(to: right)]
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .binary("!=", let value, let other) where other.kind == .nilLiteral: return isThere(value)
    case .binary("==", let value, let other) where other.kind == .nilLiteral: return isThere(value).map(!)
    default: return nil
    }
  }

  /// Whether a cast of the object gives one; `nil` for all else.
  private func isThere(_ value: Expression) -> Bool? {
    guard case .cast(let inner, "as?", let type) = value.kind, isObject(inner) else { return nil }
    return isOf(type)
  }
}
