import SourceFacts

/// What straight code sets on an object right where it makes it, as `let theme = Theme()` and then `theme.ink = .black`:
/// the object has these values from its beginning.
struct NewObjects {
  /// The calls that make the objects, by the targets of the assignments to their properties.
  static func calls(in statements: [Statement]) -> [Span: Span] {
    guard statements.count > 1 else { return [:] }
    var made: [String: Span] = [:]
    var calls: [Span: Span] = [:]
    for statement in statements {
      switch statement.kind {
      case .binding(let binding):
        guard case .name(let name) = binding.pattern else { continue }
        made[name] = binding.isConstant ? binding.value.flatMap(construction) : nil
      case .expression(let expression):
        guard case .binary("=", let target, _) = expression.kind, case .member(.some(let base), _, _) = target.kind,
          case .identifier(let owner) = base.kind, let call = made[owner]
        else { continue }
        calls[target.span] = call
      case .declaration, .deferred: continue
      // What follows is not always come to.
      default: made = [:]
      }
    }
    return calls
  }

  private static func construction(_ expression: Expression) -> Span? {
    guard case .call(let callee, _) = expression.kind, callee.typeName != nil else { return nil }
    return expression.span
  }
}
