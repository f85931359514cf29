import SourceFacts

extension Statement {
  /// The expression that it gives as a result, where it is the last one or returns.
  var result: Expression? {
    switch kind {
    case .expression(let expression), .returning(.some(let expression)): expression
    default: nil
    }
  }
}

extension [Statement] {
  /// The one expression that a body returns; `nil` for other bodies.
  var sole: Expression? { count == 1 ? self[0].result : nil }
}
