import SourceFacts

/// Functions that return where a list already holds what they put there: `guard !all.contains(one) else { return }`.
extension CodeRun {
  /// Returns a statement without the question whether a list holds what a statement after it adds to it.
  ///
  /// As code comes by first with something, the list lacks it, and later the first call has done its work (S-115). The
  /// statement stays as it is where the answer is known; `nil` where it asks nothing else.
  func withoutRepeat(_ statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope) -> Statement? {
    let place = evaluator.place(statement.span, in: scope)
    func isOpen(_ condition: Condition) -> Bool {
      let outcomes = evaluator.decide([condition], in: Scope(parent: scope, file: scope.file), place: place)
      return outcomes.contains(where: \.1) && outcomes.contains { !$0.1 }
    }
    switch statement.kind {
    case .ifElse(let conditions, let then, nil):
      guard conditions.count == 1, then.returnsAlone,
        conditions[0].asksForRepeat(isNegated: false, before: rest), isOpen(conditions[0])
      else { return statement }
      return nil
    case .guardElse(let conditions, let otherwise):
      guard otherwise.returnsAlone else { return statement }
      let others = conditions.filter { !($0.asksForRepeat(isNegated: true, before: rest) && isOpen($0)) }
      if others.count == conditions.count { return statement }
      return others.isEmpty
        ? nil : Statement(.guardElse(conditions: others, otherwise: otherwise), span: statement.span)
    default: return statement
    }
  }
}

extension [Statement] {
  /// True for `return` and nothing else.
  fileprivate var returnsAlone: Bool { count == 1 && self[0].kind == .returning(nil) }
}

extension Condition {
  /// True for the question whether a list contains what one of the statements adds to it, or whether it does not.
  fileprivate func asksForRepeat(isNegated: Bool, before rest: ArraySlice<Statement>) -> Bool {
    guard case .expression(var question) = self else { return false }
    if isNegated {
      guard case .prefix("!", let inner) = question.kind else { return false }
      question = inner
    }
    guard let (list, asked) = question.called(oneOf: ["contains"]) else { return false }
    return rest.contains { statement in
      guard case .expression(let expression) = statement.kind,
        let (other, added) = expression.called(oneOf: ["append", "add", "addObject", "insert"])
      else { return false }
      return other == list && !asked.isDisjoint(with: added)
    }
  }
}

extension Expression {
  /// The list of a call of one of some methods, without `self`, and the names that its one argument holds.
  fileprivate func called(oneOf methods: Set<String>) -> (list: [String], names: Set<String>)? {
    guard case .call(let callee, let arguments) = kind, let argument = arguments.first, arguments.count <= 2,
      case .member(let base?, let method, _) = callee.kind, methods.contains(method), let list = base.chainedNames
    else { return nil }
    var names: Set<String> = []
    BodyWalk { expression, _ in
      if case .identifier(let name) = expression.kind, name != "self", !name.hasPrefix("$") { names.insert(name) }
    }.walk(argument.value)
    return (list.first == "self" ? Array(list.dropFirst()) : list, names)
  }
}
