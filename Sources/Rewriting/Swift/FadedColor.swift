import SwiftSyntax

/// A colour with the opacity written with it: `Color.white.opacity(0.7)` or `UIColor(white: 1, alpha: 0.6)`.
enum FadedColor {
  /// The expression of a colour and its opacity; refuses one that is faded where its name is used as well, or there
  /// alone: what takes its place would be faded there.
  /// - Parameter name: What the colour is called in the end, with each opacity but the alpha among its numbers.
  static func whole(of node: ExprSyntax, named name: String) throws(Refusal) -> ExprSyntax {
    var whole = node
    var fadings = 0
    while let call = fading(of: whole) {
      whole = ExprSyntax(call)
      fadings += 1
    }
    let isFaded = fadings > 0 || hasAlpha(node)
    if !isFaded || name.ranges(of: " at ").count > fadings { throw Refusal("the opacity is written elsewhere") }
    return whole
  }

  /// The call that fades an expression.
  private static func fading(of node: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      ["opacity", "withAlphaComponent"].contains(member.declName.baseName.text),
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else { return nil }
    return call
  }

  /// True where a colour is made of numbers, one of which is its alpha.
  private static func hasAlpha(_ node: ExprSyntax) -> Bool {
    let arguments = node.as(FunctionCallExprSyntax.self)?.arguments
    return arguments?.contains { ["alpha", "opacity"].contains($0.label?.text ?? "") } ?? false
  }
}
