import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers a node that applies something to a base on its left.
  func link(_ node: ExprSyntax, head: Expression?) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      let base = node.base.map { expression($0, head: head) } ?? head
      let member = node.declName.baseName
      if let style = overriddenStyle(member, of: base) { return Expression(style, span: span(node)) }
      return Expression(.member(base: base, name: name(member), nameSpan: span(member)), span: span(node))
    case .functionCallExpr(let node): return call(node, head: head)
    case .subscriptCallExpr(let node):
      let base = expression(node.calledExpression, head: head)
      let arguments = arguments(
        node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
      return Expression(.subscripted(base: base, arguments: arguments), span: span(node))
    case .optionalChainingExpr(let node):
      return Expression(.postfix(operator: "?", expression(node.expression, head: head)), span: span(node))
    case .forceUnwrapExpr(let node):
      return Expression(.postfix(operator: "!", expression(node.expression, head: head)), span: span(node))
    case .postfixOperatorExpr(let node):
      let operand = expression(node.expression, head: head)
      return Expression(.postfix(operator: node.operator.text, operand), span: span(node))
    case .genericSpecializationExpr(let node):
      return specialized(node, expression(node.expression, head: head))
    case .postfixIfConfigExpr(let node): return postfixCompilation(node, head: head)
    default: return opaque(node)
    }
  }

  /// `traitOverrides.userInterfaceStyle` is the `overrideUserInterfaceStyle` of its owner by another name (S-55).
  private func overriddenStyle(_ member: TokenSyntax, of base: Expression?) -> Expression.Kind? {
    guard member.text == "userInterfaceStyle" else { return nil }
    let style = names.name("overrideUserInterfaceStyle")
    return switch base?.kind {
    case .identifier("traitOverrides"): names.identifier(style)
    case .member(let owner, "traitOverrides", _): .member(base: owner, name: style, nameSpan: span(member))
    default: nil
    }
  }

  /// Of types with arguments only those of registrations are told where they stand.
  private func specialized(_ node: GenericSpecializationExprSyntax, _ base: Expression) -> Expression {
    let token: TokenSyntax? =
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): node.baseName
      case .memberAccessExpr(let node): node.declName.baseName
      default: nil
      }
    guard let token else { return base }
    let arguments = genericArguments(node.genericArgumentClause, of: token)
    guard case .member(_, let name, _) = base.kind, Expression.registrations.contains(name) else { return base }
    return Expression(.specialized(base, arguments), span: base.span)
  }

  private func call(_ node: FunctionCallExprSyntax, head: Expression?) -> Expression {
    let callee = expression(node.calledExpression, head: head)
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    let call = Expression(.call(callee: callee, arguments: arguments), span: span(node))
    bundledFiles.add(call)
    return call
  }

  /// `base #if … .modifier() #endif`: each clause holds the whole chain, so the base is repeated; that's bounded.
  private func postfixCompilation(_ node: PostfixIfConfigExprSyntax, head: Expression?) -> Expression {
    let clauses = node.config.clauses
    let hasElse = clauses.contains { $0.condition == nil }
    let repeated = repeated(clauses.count + (hasElse ? 0 : 1))
    guard repeated.copies <= Self.maximumCopies else { return opaque(node) }
    guard let base = node.base.map({ repeated.expression($0, head: head) }) ?? head else { return opaque(node) }
    var lowered = clauses.map { clause -> CompilationClause in
      var chain = base
      if case .postfixExpression(let expression)? = clause.elements {
        chain = repeated.expression(expression, head: base)
      }
      let statement = Statement(.expression(chain), span: chain.span)
      return CompilationClause(condition: clause.condition.map { expression($0) }, statements: [statement])
    }
    if !hasElse {
      let statement = Statement(.expression(base), span: base.span)
      lowered.append(CompilationClause(condition: nil, statements: [statement]))
    }
    let span = span(node)
    return Expression(.conditional(Statement(.compilation(lowered), span: span)), span: span)
  }
}
