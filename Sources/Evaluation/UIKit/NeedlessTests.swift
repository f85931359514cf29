import SourceFacts

extension Condition {
  /// True for the test of `if a != b { a = b }`, after which both are equal on either way.
  func isNeedless(before then: [Statement]) -> Bool {
    guard case .expression(let test) = self, case .binary("!=", let first, let second) = test.kind else { return false }
    return then.contains { statement in
      guard case .expression(let expression) = statement.kind, case .binary("=", let left, let right) = expression.kind
      else { return false }
      return left.chainedNames != nil
        && (left.chainedNames == first.chainedNames && right.chainedNames == second.chainedNames
          || left.chainedNames == second.chainedNames && right.chainedNames == first.chainedNames)
    }
  }
}
