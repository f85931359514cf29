import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// The most characters of code that a sentence quotes.
  private static let excerptLimit = 60

  /// Its source on one line, cut where it is long: a sentence of a report is one line.
  var excerpt: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > Self.excerptLimit ? "\(text.prefix(Self.excerptLimit - 1))…" : text
  }

  /// True where an expression is made of literals, types and static members alone, so that it gives one value everywhere.
  var isConstant: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || $0.isConstant }
    }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { $0.expression.isConstant } }
    if let negated = self.as(PrefixOperatorExprSyntax.self) { return negated.expression.isConstant }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base.map(\.isConstantBase) ?? true }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let isKnown = call.calledExpression.is(DeclReferenceExprSyntax.self) || call.calledExpression.isConstant
      return isKnown && call.trailingClosure == nil && call.arguments.allSatisfy { $0.expression.isConstant }
    }
    if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
      || self.is(MacroExpansionExprSyntax.self)
  }

  /// True for a type, or a constant that members are asked of.
  private var isConstantBase: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return isConstant }
    return name.first?.isUppercase == true
  }
}
