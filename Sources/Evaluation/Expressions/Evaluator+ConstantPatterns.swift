import SourceFacts

/// Patterns that compare with a constant: whether a value is that is one question, wherever and however it is asked, so
/// that no path is followed on which two `switch` statements answer it differently (S-58, S-140).
extension Evaluator {
  /// True for a case of an enumeration, for constants, and for what asks no more than whether a value is there.
  func isConstant(_ pattern: Pattern, for value: Doubt, in scope: Scope) -> Bool {
    switch pattern {
    case .enumCase(let name, let patterns):
      return name != "some" || !value.isPresent && !patterns.contains(where: \.isRefutable)
    case .expression(let expression):
      switch expression.kind {
      case .member(nil, _, _), .integer, .string, .boolean, .nilLiteral: return true
      default: return constantValue(of: expression, in: scope) != nil
      }
    default: return false
    }
  }

  /// Returns the number, text or case that an expression without calls stands for; `nil` where it is not known or
  /// anything else.
  func constantValue(of expression: Expression, in scope: Scope) -> Value? {
    guard expression.isWithoutCalls else { return nil }
    let value = evaluate(expression, in: scope)
    switch value {
    case .number, .string, .bool: return value
    case .instance(let instance) where instance.enumCase != nil: return value
    case .implicit(let member) where member.arguments == nil && member.chain.isEmpty: return value
    default: return nil
    }
  }
}

extension Expression {
  /// True for literals, names, members and what is computed of them.
  fileprivate var isWithoutCalls: Bool {
    switch kind {
    case .integer, .float, .string, .boolean, .identifier, .member(nil, _, _): true
    case .member(let base?, _, _): base.isWithoutCalls
    case .binary(let symbol, let left, let right): symbol != "=" && left.isWithoutCalls && right.isWithoutCalls
    case .prefix(_, let operand): operand.isWithoutCalls
    default: false
    }
  }
}
