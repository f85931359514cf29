import PlatformStyles
import SwiftSyntax

/// Fonts of fixed size as SwiftUI writes them, put into a text style.
enum ScaledFont {
  /// The edits that let a font follow Dynamic Type; refuses one that is not written out.
  static func edits(of node: ExprSyntax, _ style: TextStyle) throws(Refusal) -> [TextEdit] {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["", "Font"].contains(callee.base?.trimmedDescription ?? "")
    else { throw Refusal("the font is not written out there") }
    let arguments = Array(call.arguments)
    switch callee.declName.baseName.text {
    case "system" where arguments.first?.label?.text == "size":
      return [node.replaced(by: try system(arguments, base: callee.base?.trimmedDescription ?? "", style))]
    case "custom":
      guard let size = arguments.first(where: { $0.label?.text == "fixedSize" }), let label = size.label else {
        throw Refusal("the font is not written out there")
      }
      let end = size.expression.endPositionBeforeTrailingTrivia.utf8Offset
      let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
      return [
        TextEdit(range: start..<label.endPositionBeforeTrailingTrivia.utf8Offset, replacement: "size"),
        TextEdit(range: end..<end, replacement: ", relativeTo: .\(style.rawValue)"),
      ]
    default: throw Refusal("the font is not written out there")
    }
  }

  /// The text style with the weight and the design of a font of the system, in the form that every version takes.
  private static func system(_ arguments: [LabeledExprSyntax], base: String, _ style: TextStyle) throws(Refusal)
    -> String
  {
    func argument(_ label: String) -> String? {
      arguments.first { $0.label?.text == label }?.expression.trimmedDescription
    }
    let known = ["size", "weight", "design"]
    if let size = arguments.first?.expression, !size.isConstant {
      throw Refusal("the size is computed by '\(size.excerpt)'")
    }
    guard arguments.allSatisfy({ known.contains($0.label?.text ?? "") }) else {
      throw Refusal("the font is not written out there")
    }
    let styled =
      argument("design").map { "\(base).system(.\(style.rawValue), design: \($0))" } ?? "\(base).\(style.rawValue)"
    return argument("weight").map { "\(styled).weight(\($0))" } ?? styled
  }
}
