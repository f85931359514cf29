import SourceFacts

extension Statement {
  /// Tells whether one of the names is used by an expression that lies within a span.
  func mentions(_ names: Set<String>, within span: Span) -> Bool {
    expressions.contains { $0.mentions(names, within: span) }
      || statements.contains { $0.mentions(names, within: span) }
  }
}

extension Expression {
  fileprivate func mentions(_ names: Set<String>, within span: Span) -> Bool {
    if case .identifier(let name) = kind, names.contains(name), span.start <= self.span.start, self.span.end <= span.end
    {
      return true
    }
    return children.contains { $0.mentions(names, within: span) }
      || statements.contains { $0.mentions(names, within: span) }
  }
}
