import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers the items of a body.
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    if isExhausted {
      return list.isEmpty ? [] : [Statement(.opaque(Expression.nesting), span: span(list))]
    }
    return list.flatMap(statements)
  }

  /// Lowers one item; declarations of several variables are several statements.
  func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let node): deeper.local(node)
    case .stmt(let node): [deeper.statement(node)]
    case .expr(let node): [deeper.statement(node)]
    }
  }

  /// An expression on its own; `if` and `switch` are statements there.
  func statement(_ node: ExprSyntax) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return ifElse(node) }
    if let node = node.as(SwitchExprSyntax.self) { return switchCase(node) }
    return Statement(.expression(expression(node)), span: span(node))
  }

  /// What a loop does with an element, under the condition that `where` puts on it.
  private func body(of node: ForStmtSyntax) -> [Statement] {
    let body = statements(node.body.statements)
    guard let condition = node.whereClause else { return body }
    let asked = Condition.expression(expression(condition.condition))
    return [
      Statement(
        .ifElse(conditions: [asked], then: body, otherwise: nil),
        span: Span(start: span(condition).start, end: span(node.body).end))
    ]
  }

  private func statement(_ node: StmtSyntax) -> Statement {
    if isExhausted { return Statement(.opaque(Expression.nesting), span: span(node)) }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression)
    case .guardStmt(let node):
      let otherwise = statements(node.body.statements)
      return Statement(.guardElse(conditions: conditions(node.conditions), otherwise: otherwise), span: span(node))
    case .returnStmt(let node): return Statement(.returning(node.expression.map { expression($0) }), span: span(node))
    case .forStmt(let node):
      let sequence = expression(node.sequence)
      return Statement(
        .forIn(pattern: pattern(node.pattern), sequence: sequence, body: body(of: node)), span: span(node))
    case .whileStmt(let node):
      let conditions = conditions(node.conditions)
      return Statement(.loop(while: conditions, body: statements(node.body.statements)), span: span(node))
    case .repeatStmt(let node):
      leaveOut(node.condition)
      return Statement(.loop(while: [], body: statements(node.body.statements)), span: span(node))
    case .doStmt(let node): return doCatch(node)
    case .deferStmt(let node): return Statement(.deferred(statements(node.body.statements)), span: span(node))
    case .labeledStmt(let node): return deeper.statement(node.statement)
    default:
      leaveOut(node)
      return Statement(.opaque(kind(node)), span: span(node))
    }
  }

  /// `do` is an `if` that holds, or an `if` on an opaque condition where errors are caught.
  private func doCatch(_ node: DoStmtSyntax) -> Statement {
    let body = statements(node.body.statements)
    if node.catchClauses.isEmpty {
      return Statement(.ifElse(conditions: [], then: body, otherwise: nil), span: span(node))
    }
    let condition = Condition.expression(Expression(.opaque(kind(node)), span: span(node.doKeyword)))
    let caught = node.catchClauses.reversed().reduce(nil as [Statement]?) { rest, clause in
      let body = statements(clause.body.statements)
      guard let rest else { return body }
      let opaque = Condition.expression(Expression(.opaque(kind(clause)), span: span(clause.catchKeyword)))
      return [Statement(.ifElse(conditions: [opaque], then: body, otherwise: rest), span: span(clause))]
    }
    return Statement(.ifElse(conditions: [condition], then: body, otherwise: caught), span: span(node))
  }

  func ifElse(_ node: IfExprSyntax) -> Statement {
    if isExhausted { return Statement(.opaque(Expression.nesting), span: span(node)) }
    let then = statements(node.body.statements)
    let otherwise: [Statement]? =
      switch node.elseBody {
      case .ifExpr(let node): [deeper.ifElse(node)]
      case .codeBlock(let block): statements(block.statements)
      case nil: nil
      }
    return Statement(
      .ifElse(conditions: conditions(node.conditions), then: then, otherwise: otherwise), span: span(node))
  }

  func switchCase(_ node: SwitchExprSyntax) -> Statement {
    if isExhausted { return Statement(.opaque(Expression.nesting), span: span(node)) }
    let subject = expression(node.subject)
    return Statement(.switchCase(subject: subject, cases: deeper.cases(node.cases)), span: span(node))
  }

  /// The cases in source order; those under `#if` stand among the others, since facts are of no configuration.
  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    if isExhausted { return [] }
    return list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [SwitchCase] in
          guard case .switchCases(let cases)? = clause.elements else { return [] }
          return deeper.cases(cases)
        }
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    var patterns: [Pattern] = []
    var condition: Expression?
    if case .case(let label) = node.label {
      patterns = label.caseItems.map { pattern($0.pattern) }
      condition = label.caseItems.lazy.compactMap(\.whereClause).first.map { expression($0.condition) }
    }
    return SwitchCase(patterns: patterns, guardExpression: condition, body: statements(node.statements))
  }

  /// A declaration in a body.
  private func local(_ node: DeclSyntax) -> [Statement] {
    if isExhausted { return [Statement(.opaque(Expression.nesting), span: span(node))] }
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return bindings(node)
    case .ifConfigDecl(let node): return [compilation(node)]
    case .macroExpansionDecl(let node):
      return [Statement(.expression(macro(node)), span: span(node))]
    default: return declarations(node, inherited: .internal).map { Statement(.declaration($0), span: span(node)) }
    }
  }

  /// `#if` around statements.
  func compilation(_ node: IfConfigDeclSyntax) -> Statement {
    let clauses = node.clauses.map { clause -> CompilationClause in
      var body: [Statement] = []
      if case .statements(let list)? = clause.elements { body = statements(list) }
      return CompilationClause(condition: clause.condition.map { expression($0) }, statements: body)
    }
    return Statement(.compilation(clauses), span: span(node))
  }

  private func bindings(_ node: VariableDeclSyntax) -> [Statement] {
    let types = writtenTypes(node)
    let wrapped = wrappedValue(node)
    return zip(node.bindings, types).map { binding, type in
      let lowered = Binding(
        pattern: pattern(binding.pattern), type: type,
        value: binding.initializer.map { expression($0.value) } ?? (binding.accessorBlock == nil ? wrapped : nil),
        getter: getter(binding.accessorBlock), isConstant: node.bindingSpecifier.tokenKind == .keyword(.let))
      return Statement(.binding(lowered), span: node.bindings.count == 1 ? span(node) : span(binding))
    }
  }

  /// What a property wrapper gives a variable of a function: `@Setting(\.tint) var tint` is `Setting(\.tint).wrappedValue`.
  private func wrappedValue(_ node: VariableDeclSyntax) -> Expression? {
    guard let attribute = attributes(node.attributes).first(where: { !$0.arguments.isEmpty && $0.name != "available" })
    else { return nil }
    return attribute.wrappedValue(of: nil, at: span(node))
  }

  /// The type of each binding; `let a, b: T` writes one for both.
  func writtenTypes(_ node: VariableDeclSyntax) -> [TypeReference?] {
    var following: TypeReference?
    let types = node.bindings.reversed().map { binding -> TypeReference? in
      if let annotation = binding.typeAnnotation { following = type(annotation.type) }
      if binding.typeAnnotation == nil && binding.initializer != nil { following = nil }
      return following
    }
    return types.reversed()
  }

  private func macro(_ node: MacroExpansionDeclSyntax) -> Expression {
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    return Expression(.macro(name: name(node.macroName), arguments: arguments), span: span(node))
  }
}
