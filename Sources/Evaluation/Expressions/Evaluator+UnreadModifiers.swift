import Scene
import SourceFacts

extension Evaluator {
  /// Returns `self` under a modifier that is not there to be read, where a function of an extension of `View` gives
  /// nothing but a call without a base: what gives a view there, and no type of the program declares, is called on
  /// `self` (S-60).
  func ownModified(_ value: Value, by statements: [Statement], in scope: Scope) -> Value? {
    guard scope.typeName == "View", Self.isUnread(value), case .view(let node)? = scope.selfValue,
      let call = statements.onlyCall,
      case .identifier(let name) = call.callee.kind, !name.namesType
    else { return nil }
    let arguments = closures(in: arguments(call.arguments, in: scope), scope: scope)
    return .view(
      .modified(node, ModifierCall(name: name, arguments: arguments, place: place(call.callee.span, in: scope))))
  }

  private static func isUnread(_ value: Value) -> Bool {
    switch value {
    case .unknown(let doubt), .view(.unknown(let doubt)): doubt.reason == .externalModule
    default: false
    }
  }
}

extension [Statement] {
  /// The call that is all that a body consists of, with `return` or without.
  fileprivate var onlyCall: (callee: Expression, arguments: [Argument])? {
    guard count == 1 else { return nil }
    let expression: Expression? =
      switch self[0].kind {
      case .expression(let expression): expression
      case .returning(let expression): expression
      default: nil
      }
    guard case .call(let callee, let arguments)? = expression?.kind else { return nil }
    return (callee, arguments)
  }
}
