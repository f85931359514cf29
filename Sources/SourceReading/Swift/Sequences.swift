import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers operands and infix operators after applying precedence.
  func sequence(_ node: SequenceExprSyntax) -> Expression {
    let tree = OperatorTree(node.elements)
    guard let root = tree.root else { return opaque(node) }
    return lower(root, of: tree)
  }

  private func lower(_ index: Int, of tree: OperatorTree) -> Expression {
    let node = tree.nodes[index]
    guard let operation = node.operation else { return expression(tree.elements[node.first]) }
    let span = span(from: tree.elements[node.first], to: tree.elements[node.last])
    if isExhausted { return Expression(.opaque(Expression.nesting), span: span) }
    let right = tree.nodes[operation.right]
    let left = deeper.lower(operation.left, of: tree)
    switch operation.operator.as(ExprSyntaxEnum.self) {
    case .unresolvedTernaryExpr(let ternary):
      let then = deeper.expression(ternary.thenExpression)
      let otherwise = deeper.lower(operation.right, of: tree)
      return Expression(.ternary(condition: left, then: then, otherwise: otherwise), span: span)
    case .unresolvedAsExpr(let cast):
      guard let target = castTarget(tree.elements[right.first]) else { break }
      let name = "as" + (cast.questionOrExclamationMark?.text ?? "")
      return Expression(.cast(left, operator: name, type: target), span: span)
    case .unresolvedIsExpr:
      guard let target = castTarget(tree.elements[right.first]) else { break }
      return Expression(.typeTest(left, type: target), span: span)
    case .binaryOperatorExpr(let infix):
      return binary(infix.operator.text, left, deeper.lower(operation.right, of: tree), span)
    case .assignmentExpr: return binary("=", left, deeper.lower(operation.right, of: tree), span)
    default: break
    }
    return Expression(.opaque(kind(operation.operator)), span: span)
  }

  private func binary(_ name: String, _ left: Expression, _ right: Expression, _ span: Span) -> Expression {
    Expression(.binary(operator: name, left: left, right: right), span: span)
  }

  private func castTarget(_ node: ExprSyntax) -> TypeReference? {
    node.as(TypeExprSyntax.self).map { deeper.type($0.type) }
  }
}
