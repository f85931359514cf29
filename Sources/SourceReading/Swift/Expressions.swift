import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers an expression; a chain that begins with a dot inside a postfix `#if` continues `head`.
  func expression(_ node: ExprSyntax, head: Expression? = nil) -> Expression {
    if isExhausted { return opaque(node) }
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .postfixOperatorExpr, .postfixIfConfigExpr, .genericSpecializationExpr:
      return deeper.link(node, head: head)
    case .declReferenceExpr(let node):
      let name = name(node.baseName)
      // An editor's placeholder is a token of its own kind only in other places.
      let isPlaceholder = name.hasPrefix("<#")
      return Expression(isPlaceholder ? .opaque("editorPlaceholderExpr") : names.identifier(name), span: span(node))
    case .superExpr: return Expression(names.identifier("super"), span: span(node))
    case .discardAssignmentExpr: return Expression(names.identifier("_"), span: span(node))
    case .typeExpr(let node): return Expression(names.identifier(type(node.type).name), span: span(node))
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
      .arrayExpr, .dictionaryExpr, .keyPathExpr:
      return deeper.literal(node)
    case .closureExpr(let node): return deeper.closure(node)
    case .sequenceExpr(let node): return sequence(node)
    case .ifExpr, .switchExpr: return deeper.conditional(node)
    case .macroExpansionExpr(let node): return deeper.macro(node)
    case .tupleExpr(let node): return deeper.tuple(node)
    case .prefixOperatorExpr(let node): return deeper.prefix(node)
    default: return deeper.wrapped(node)
    }
  }

  /// The arguments of a call, trailing closures included.
  func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    additional: MultipleTrailingClosureElementListSyntax? = nil
  ) -> [Argument] {
    var arguments = list.map { Argument(label: $0.label.map(name), value: expression($0.expression)) }
    if let trailing {
      arguments.append(Argument(label: nil, value: expression(ExprSyntax(trailing)), isTrailingClosure: true))
    }
    for element in additional ?? [] {
      let value = expression(ExprSyntax(element.closure))
      arguments.append(Argument(label: name(element.label), value: value, isTrailingClosure: true))
    }
    return arguments
  }

  private func conditional(_ node: ExprSyntax) -> Expression {
    let statement: Statement? =
      if let branch = node.as(IfExprSyntax.self) { ifElse(branch) } else {
        node.as(SwitchExprSyntax.self).map(switchCase)
      }
    guard let statement else { return opaque(node) }
    return Expression(.conditional(statement), span: statement.span)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    return Expression(.macro(name: name(node.macroName), arguments: arguments), span: span(node))
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expression(only.expression)
    }
    return Expression(.tuple(arguments(node.elements)), span: span(node))
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    let operand = expression(node.expression)
    if node.operator.text == "-" {
      if let negative = negated(node.expression) { return Expression(negative, span: span(node)) }
    }
    return Expression(.prefix(operator: node.operator.text, operand), span: span(node))
  }

  private func closure(_ node: ClosureExprSyntax) -> Expression {
    var names: [String] = []
    var types: [TypeReference] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters): names = parameters.map { name($0.name) }
    case .parameterClause(let clause):
      names = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      types = clause.parameters.compactMap { $0.type.map(type) }
    case nil: break
    }
    leaveOut(node.signature?.capture)
    let closure = Closure(
      parameters: names, types: types.count == names.count ? types : [], body: statements(node.statements))
    return Expression(.closure(closure), span: span(node))
  }

  /// What only marks an effect or an ownership is its operand; the rest isn't expressed.
  private func wrapped(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node):
      let tried = expression(node.expression)
      guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return tried }
      return Expression(.prefix(operator: Expression.optionalTry, tried), span: span(node))
    case .awaitExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    case .inOutExpr(let node): return Expression(.prefix(operator: "&", expression(node.expression)), span: span(node))
    default: return opaque(node)
    }
  }
}
