import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers a file's declarations, statements and imports.
  func lower(_ file: SourceFileSyntax, into facts: inout FileFacts) {
    var imports: [String] = []
    for item in file.statements {
      switch item.item {
      case .decl(let node):
        collectImports(of: node, into: &imports)
        if node.is(ImportDeclSyntax.self), let module = imports.last { facts.unconditionalImports.insert(module) }
        facts.declarations += declarations(node, inherited: .internal)
        if let conditional = node.as(IfConfigDeclSyntax.self), holdsStatements(conditional) {
          facts.statements.append(compilation(conditional))
        }
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self) {
          facts.declarations.append(self.macro(macro))
        } else {
          facts.statements += statements(item)
        }
      case .stmt: facts.statements += statements(item)
      }
    }
    var seen: Set<String> = []
    facts.imports = imports.filter { seen.insert($0).inserted }
  }

  /// Lowers a declaration whose default access is `inherited`; what facts have no form for is left out.
  func declarations(_ node: DeclSyntax, inherited: AccessLevel) -> [Declaration] {
    if isExhausted { return [] }
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return [deeper.type(node, .struct, node.name, node.genericParameterClause, inherited)]
    case .classDecl(let node): return [deeper.type(node, .class, node.name, node.genericParameterClause, inherited)]
    case .enumDecl(let node): return [deeper.type(node, .enum, node.name, node.genericParameterClause, inherited)]
    case .actorDecl(let node): return [deeper.type(node, .actor, node.name, node.genericParameterClause, inherited)]
    case .protocolDecl(let node): return [deeper.type(node, .protocol, node.name, nil, inherited)]
    case .extensionDecl(let node): return [deeper.extended(node)]
    case .variableDecl(let node): return deeper.properties(node, inherited)
    case .functionDecl(let node): return [.function(deeper.function(node, inherited))]
    case .initializerDecl(let node): return [.initializer(deeper.initializer(node, inherited))]
    case .subscriptDecl(let node): return [.subscripted(deeper.subscripted(node, inherited))]
    case .enumCaseDecl(let node): return node.elements.map { .enumCase(deeper.enumCase($0)) }
    case .typeAliasDecl(let node):
      let access = access(node.modifiers) ?? inherited
      return [.alias(name: name(node.name), type(node.initializer.value), access: access)]
    case .ifConfigDecl(let node): return [deeper.conditional(node, inherited)]
    case .macroExpansionDecl(let node): return [macro(node)]
    default: return []
    }
  }

  private func members(_ list: MemberBlockItemListSyntax, inherited: AccessLevel) -> [Declaration] {
    // Kept as long as the program: no longer than they are.
    var members: [Declaration] = []
    members.reserveCapacity(list.count)
    for member in list { members += declarations(member.decl, inherited: inherited) }
    return members
  }

  private func type(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?, _ inherited: AccessLevel
  ) -> Declaration {
    let access = access(node.modifiers) ?? inherited
    return .type(
      TypeDeclaration(
        kind: kind, name: self.name(name), inherited: self.inherited(node.inheritanceClause),
        genericParameters: names(parameters), constraints: constraints(parameters),
        associatedTypes: kind == .protocol ? associatedTypes(in: node.memberBlock) : [:],
        members: members(node.memberBlock.members, inherited: kind == .protocol ? access : .internal),
        attributes: attributes(node.attributes), access: access, span: span(node), nameSpan: span(name)))
  }

  private func extended(_ node: ExtensionDeclSyntax) -> Declaration {
    let access = access(node.modifiers) ?? .internal
    return .type(
      TypeDeclaration(
        kind: .extension, name: extendedName(node.extendedType), inherited: inherited(node.inheritanceClause),
        genericParameters: [], selfConstraint: selfConstraint(node.genericWhereClause),
        selfBound: selfBound(node.genericWhereClause),
        members: members(node.memberBlock.members, inherited: access), attributes: attributes(node.attributes),
        access: access, span: span(node), nameSpan: span(node.extendedType)))
  }

  func names(_ parameters: GenericParameterClauseSyntax?) -> [String] {
    parameters?.parameters.map { name($0.name) } ?? []
  }

  /// What generic parameters are written to conform to, by their names.
  private func constraints(_ parameters: GenericParameterClauseSyntax?) -> [String: TypeReference] {
    var constraints: [String: TypeReference] = [:]
    for parameter in parameters?.parameters ?? [] {
      constraints[name(parameter.name)] = parameter.inheritedType.map { type($0) }
    }
    return constraints
  }

  /// What the associated types of a protocol are written to conform to, by their names; several as a composition, `Any`
  /// where nothing is written.
  private func associatedTypes(in block: MemberBlockSyntax) -> [String: TypeReference] {
    var constraints: [String: TypeReference] = [:]
    for case .associatedTypeDecl(let node) in block.members.map({ $0.decl.as(DeclSyntaxEnum.self) }) {
      let bounds = inherited(node.inheritanceClause)
      let bound = bounds.isEmpty ? "Any" : bounds.map(\.name).joined(separator: " & ")
      constraints[name(node.name)] = TypeReference(name: bound)
    }
    return constraints
  }

  /// `#if` around declarations, at the top level or among members.
  private func conditional(_ node: IfConfigDeclSyntax, _ inherited: AccessLevel) -> Declaration {
    .compilation(
      node.clauses.map { clause in
        let declared: [Declaration] =
          switch clause.elements {
          case .decls(let list): members(list, inherited: inherited)
          case .statements(let list): list.flatMap { topLevel($0, inherited) }
          default: []
          }
        return ConditionalDeclarations(condition: clause.condition.map { expression($0) }, declarations: declared)
      })
  }

  private func topLevel(_ item: CodeBlockItemSyntax, _ inherited: AccessLevel) -> [Declaration] {
    switch item.item {
    case .decl(let node): declarations(node, inherited: inherited)
    case .expr(let node): node.as(MacroExpansionExprSyntax.self).map { [macro($0)] } ?? []
    case .stmt: []
    }
  }

  private func macro(_ node: some FreestandingMacroExpansionSyntax) -> Declaration {
    let arguments = arguments(
      node.arguments, trailing: node.trailingClosure, additional: node.additionalTrailingClosures)
    return .macro(name: name(node.macroName), arguments: arguments, span: span(node))
  }
}

extension Lowering {
  private func clauses(_ node: IfConfigDeclSyntax) -> [CodeBlockItemListSyntax] {
    node.clauses.compactMap { clause in
      if case .statements(let list)? = clause.elements { list } else { nil }
    }
  }

  /// Collects the modules that a declaration imports, those under `#if` included.
  private func collectImports(of node: DeclSyntax, into imports: inout [String]) {
    if let node = node.as(ImportDeclSyntax.self), let module = node.path.first {
      imports.append(name(module.name))
    }
    guard let node = node.as(IfConfigDeclSyntax.self), !isExhausted else { return }
    for item in clauses(node).joined() {
      if case .decl(let node) = item.item { deeper.collectImports(of: node, into: &imports) }
    }
  }

  /// Whether a top-level `#if` holds more than declarations.
  private func holdsStatements(_ node: IfConfigDeclSyntax) -> Bool {
    if isExhausted { return false }
    return clauses(node).joined().contains { item in
      switch item.item {
      case .decl(let node): node.as(IfConfigDeclSyntax.self).map(deeper.holdsStatements) ?? false
      case .expr(let node): !node.is(MacroExpansionExprSyntax.self) && !node.is(MissingExprSyntax.self)
      case .stmt: true
      }
    }
  }
}
