import SourceFacts
import SwiftSyntax

extension Lowering {
  func literal(_ node: ExprSyntax) -> Expression {
    let kind: Expression.Kind? =
      switch node.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr, .floatLiteralExpr: number(node, isNegative: false)
      case .booleanLiteralExpr(let node): .boolean(node.literal.tokenKind == .keyword(.true))
      case .nilLiteralExpr: .nilLiteral
      case .stringLiteralExpr(let node): .string(segments(node))
      case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node): .dictionary(pairs(node))
      case .keyPathExpr(let node): .keyPath(components(node))
      default: nil
      }
    return kind.map { Expression($0, span: span(node)) } ?? opaque(node)
  }

  /// The value of `-literal`, `nil` where the operand is no number.
  func negated(_ node: ExprSyntax) -> Expression.Kind? { number(node, isNegative: true) }

  private func number(_ node: ExprSyntax, isNegative: Bool) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): NumberText(node.literal.text).integer(isNegative: isNegative)
    case .floatLiteralExpr(let node): NumberText(node.literal.text).float(isNegative: isNegative)
    default: nil
    }
  }

  private func pairs(_ node: DictionaryExprSyntax) -> [KeyedExpression] {
    guard case .elements(let elements) = node.content else { return [] }
    return elements.map { KeyedExpression(key: expression($0.key), value: expression($0.value)) }
  }

  /// The components' names; a subscript is `[]`, a method `()`; optional chaining leaves no trace.
  private func components(_ node: KeyPathExprSyntax) -> [String] {
    node.components.compactMap { component in
      switch component.component {
      case .property(let property): name(property.declName.baseName)
      case .subscript: "[]"
      case .optional: nil
      default: "()"
      }
    }
  }
}

/// The text of a number without underscores.
private struct NumberText {
  private let digits: Substring
  private let radix: Int

  init(_ text: String) {
    let plain = text.filter { $0 != "_" }
    radix =
      switch plain.prefix(2) {
      case "0x": 16
      case "0b": 2
      case "0o": 8
      default: 10
      }
    digits = radix == 10 ? plain[...] : plain.dropFirst(2)
  }

  /// An integer, or the nearest `Double` where 64 bits are too few.
  func integer(isNegative: Bool) -> Expression.Kind? {
    if let value = Int((isNegative ? "-" : "") + digits, radix: radix) { return .integer(value) }
    var magnitude = 0.0
    for digit in digits {
      guard let value = digit.hexDigitValue, value < radix else { return nil }
      magnitude = magnitude * Double(radix) + Double(value)
    }
    if radix == 10, let exact = Double(digits) { magnitude = exact }
    return .float(isNegative ? -magnitude : magnitude)
  }

  func float(isNegative: Bool) -> Expression.Kind? {
    let text = radix == 16 ? "0x" + digits : String(digits)
    guard let value = Double(text) else { return nil }
    return .float(isNegative ? -value : value)
  }
}
