import SourceFacts

/// A question of the running program that an assignment stands behind, and the answers with which it is reached (S-115).
struct CodeChoice {
  /// What is asked.
  enum Question {
    /// Conditions: arm 1 where they hold, arm 0 where they don't.
    case conditions([Condition])
    /// A `switch`: an arm for each of its cases.
    case cases(of: Expression, [SwitchCase])
    /// What is not followed, as a loop, a closure, or a condition on a variable.
    case unfollowed(arms: Int)
  }

  var question: Question
  var arms: Set<Int>
  var place: Place
}

extension CodeChoice {
  /// What the answer is made of.
  var expressions: [Expression] {
    switch question {
    case .conditions(let conditions): conditions.compactMap(\.expression)
    case .cases(let subject, let cases): [subject] + cases.compactMap(\.guardExpression)
    case .unfollowed: []
    }
  }

  /// True where all that is asked is the class of an object, which a row of a file has or has not.
  var asksForClass: Bool {
    guard case .conditions(let conditions) = question, conditions.count == 1,
      case .optionalBinding(_, let value?) = conditions[0], case .cast = value.kind
    else { return false }
    return true
  }

  /// The question that a statement asks before one of its bodies is run, with the bodies by arm; `nil` for statements
  /// that run theirs in any case, or none.
  static func question(of statement: Statement) -> (question: Question, bodies: [[Statement]])? {
    switch statement.kind {
    case .ifElse(let conditions, let then, nil) where !conditions.isEmpty:
      // With none left the answer is always that with which the body is run.
      (.conditions(conditions.filter { !$0.isNeedless(before: then) }), [[], then])
    case .ifElse(let conditions, let then, let otherwise) where !conditions.isEmpty:
      (.conditions(conditions), [otherwise ?? [], then])
    case .guardElse(let conditions, let otherwise): (.conditions(conditions), [otherwise, []])
    case .switchCase(let subject, let cases): (.cases(of: subject, cases), cases.map(\.body))
    default: nil
    }
  }
}

extension Evaluator {
  /// Returns the paths on which a question is answered as it takes to go on, and the others; names that the answer binds
  /// are bound in the scope.
  func answers(to choice: CodeChoice, in scope: Scope) -> (inside: [Guard], outside: [Guard]) {
    let outcomes: [(path: Guard, arm: Int)]
    switch choice.question {
    case .conditions(let conditions):
      outcomes = decide(conditions, in: scope, place: choice.place).map { ($0.0, $0.1 ? 1 : 0) }
    case .cases(let subject, let cases):
      let ways = select(evaluate(subject, in: scope), cases, in: scope, place: choice.place)
      for (_, matched, inner) in ways where matched.map(choice.arms.contains) == true {
        scope.variables.merge(inner.variables) { $1 }
      }
      outcomes = ways.map { ($0.0, $0.1 ?? -1) }
    case .unfollowed(let count):
      let condition = conditions.number(
        key: "unfollowed@\(choice.place.file):\(choice.place.span.start)", label: "what is not followed",
        arms: (0..<count).map(String.init), isGap: true)
      outcomes = (0..<count).map { (Guard(condition: condition, arm: $0), $0) }
    }
    let inside = outcomes.filter { choice.arms.contains($0.arm) }.map(\.path)
    return (inside, outcomes.filter { !choice.arms.contains($0.arm) }.map(\.path))
  }
}

extension Statement {
  /// True for what may leave the function around it by `return` or `throw`.
  var mayEndFunction: Bool {
    switch kind {
    case .returning: true
    case .opaque(let kind): kind.hasPrefix("throw")
    // A local property's getter leaves itself alone.
    case .binding: false
    default: statements.contains(where: \.mayEndFunction)
    }
  }
}

extension [Statement] {
  /// True where nothing that follows them is run.
  var endFunction: Bool {
    switch last?.kind {
    case .returning?: true
    case .opaque(let kind)?: kind.hasPrefix("throw")
    case .ifElse(let conditions, let then, let otherwise)?:
      then.endFunction && (conditions.isEmpty || otherwise?.endFunction == true)
    default: false
    }
  }
}
