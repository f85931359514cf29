import Scene
import SwiftSyntax

/// A symbol of SwiftUI whose style a condition chooses, among its own modifiers.
struct SymbolChoice {
  private let name: StringLiteralExprSyntax
  /// The condition as it is written.
  private let condition: String
  /// The styles where it holds and where it does not.
  private let styles: (then: ExprSyntax, otherwise: ExprSyntax)

  /// Finds the name and the condition; refuses other code.
  init(image: ExprSyntax, style: ExprSyntax) throws(Refusal) {
    guard let call = image.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Image",
      call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "systemName",
      let name = argument.expression.as(StringLiteralExprSyntax.self)
    else { throw Refusal("the symbol's name is not written out there") }
    let start = image.positionAfterSkippingLeadingTrivia
    let isOwn = sequence(first: Syntax(style), next: \.parent).contains { ancestor in
      ancestor.is(FunctionCallExprSyntax.self) && ancestor.positionAfterSkippingLeadingTrivia == start
    }
    guard isOwn else { throw Refusal("the style is not set at the symbol itself") }
    guard let parts = style.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count >= 3,
      parts.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1,
      let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self), let otherwise = parts.last
    else { throw Refusal("the style is not one of two by a condition") }
    self.name = name
    condition = parts.dropLast(2).map(\.description).joined().trimmed
    styles = (choice.thenExpression, otherwise)
  }

  /// The edits that let the symbol change with its style.
  func edits(_ symbols: [Remedy.StyleSymbol]) throws(Refusal) -> [TextEdit] {
    func symbol(_ style: ExprSyntax) -> String? { symbols.first { Branches.names(style, $0.style) }?.symbol }
    guard let then = symbol(styles.then), let otherwise = symbol(styles.otherwise), then != otherwise else {
      throw Refusal("it can't be told which of the styles is which")
    }
    return [ExprSyntax(name).replaced(by: "\(condition) ? \"\(then)\" : \"\(otherwise)\"")]
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
