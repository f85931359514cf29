import SourceFacts

/// Variables that are given all they hold before they are used, as a view of which fields are set (S-80).
extension ArraySlice<Statement> {
  /// Returns what a variable that is set to a value holds once the statements that follow use it: the value itself, or
  /// one of which they first set properties. `nil` where the variable is changed in another way, or later on.
  func filled(_ name: String, _ variable: Statement, _ value: Expression) -> Expression? {
    let setters = prefix { $0.isSetter(of: name) || !$0.mentions(name) }
    guard !dropFirst(setters.count).contains(where: { [$0].writtenNames.contains(name) }) else { return nil }
    let settings = setters.filter { $0.isSetter(of: name) }
    if settings.isEmpty { return value }
    let result = Statement(.returning(Expression(.identifier(name), span: value.span)), span: value.span)
    let closure = Closure(parameters: [], body: [variable] + settings + [result])
    return Expression(
      .call(callee: Expression(.closure(closure), span: value.span), arguments: []), span: value.span)
  }
}

extension Statement {
  /// True for `name.property = value` where the value does not ask for the variable.
  fileprivate func isSetter(of name: String) -> Bool {
    guard case .expression(let expression) = kind, case .binary("=", let left, let right) = expression.kind,
      case .member(.some(let base), _, _) = left.kind, base.kind == .identifier(name)
    else { return false }
    return !right.changedNames.contains(name)
  }

  /// True where the statement names something so, in its closures too.
  fileprivate func mentions(_ name: String) -> Bool {
    BodyWalk.finds(in: [self]) { $0.kind == .identifier(name) }
  }
}
