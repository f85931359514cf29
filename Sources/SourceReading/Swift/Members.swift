import SourceFacts
import SwiftSyntax

extension Lowering {
  /// The properties of a `let` or `var`; a tuple pattern declares none.
  func properties(_ node: VariableDeclSyntax, _ inherited: AccessLevel) -> [Declaration] {
    let attributes = attributes(node.attributes)
    let access = access(node.modifiers) ?? inherited
    return zip(node.bindings, writtenTypes(node)).compactMap { binding, type in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        leaveOut(binding.initializer)
        return nil
      }
      return .property(
        PropertyDeclaration(
          name: name(pattern.identifier), type: type, value: binding.initializer.map { expression($0.value) },
          getter: getter(binding.accessorBlock), observers: observers(binding.accessorBlock),
          setter: setter(binding.accessorBlock), isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
          isStatic: isStatic(node.modifiers), isLazyConstant: isLazyConstant(node.modifiers),
          isSetByFile: [.private, .fileprivate].contains(access) || isSetByFile(node.modifiers),
          isOverride: isOverride(node.modifiers), attributes: attributes,
          access: access, span: node.bindings.count == 1 ? span(node) : span(binding)))
    }
  }

  /// The statements of a getter; `nil` for stored properties, observed ones included, and for requirements.
  func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case nil: return nil
    case .getter(let list): return statements(list)
    case .accessors(let list):
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): return accessor.body.map { statements($0.statements) }
        case .keyword(.willSet), .keyword(.didSet), .keyword(.set), .keyword(.`init`), .keyword(.mutating): continue
        default: return [Statement(.opaque(kind(accessor)), span: span(accessor))]
        }
      }
      return nil
    }
  }

  /// The statements that run when a stored property is set.
  private func observers(_ block: AccessorBlockSyntax?) -> [Statement] {
    guard case .accessors(let list)? = block?.accessors else { return [] }
    return list.flatMap { accessor -> [Statement] in
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.willSet), .keyword(.didSet): accessor.body.map { statements($0.statements) } ?? []
      default: []
      }
    }
  }

  /// The setter of a computed property.
  private func setter(_ block: AccessorBlockSyntax?) -> Setter? {
    guard case .accessors(let list)? = block?.accessors else { return nil }
    for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.set) {
      guard let body = accessor.body else { return nil }
      return Setter(
        parameter: accessor.parameters.map { name($0.name) } ?? "newValue", body: statements(body.statements))
    }
    return nil
  }

  func function(_ node: FunctionDeclSyntax, _ inherited: AccessLevel) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name(node.name), parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) }, body: node.body.map { statements($0.statements) },
      isStatic: isStatic(node.modifiers), isOverride: isOverride(node.modifiers),
      attributes: attributes(node.attributes), genericParameters: names(node.genericParameterClause),
      access: access(node.modifiers) ?? inherited, span: span(node))
  }

  func initializer(_ node: InitializerDeclSyntax, _ inherited: AccessLevel) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      body: node.body.map { statements($0.statements) }, isStatic: false, isFailable: node.optionalMark != nil,
      isOverride: isOverride(node.modifiers), attributes: attributes(node.attributes),
      genericParameters: names(node.genericParameterClause), access: access(node.modifiers) ?? inherited,
      span: span(node))
  }

  func subscripted(_ node: SubscriptDeclSyntax, _ inherited: AccessLevel) -> FunctionDeclaration {
    var isSettable = false
    if case .accessors(let list)? = node.accessorBlock?.accessors {
      for accessor in list where accessor.accessorSpecifier.tokenKind != .keyword(.get) {
        leaveOut(accessor)
        isSettable = true
      }
    }
    return FunctionDeclaration(
      name: "subscript", parameters: parameters(node.parameterClause, areLabelled: false),
      result: type(node.returnClause.type),
      body: getter(node.accessorBlock), isStatic: isStatic(node.modifiers), isSettable: isSettable,
      attributes: attributes(node.attributes), genericParameters: names(node.genericParameterClause),
      access: access(node.modifiers) ?? inherited, span: span(node))
  }

  func enumCase(_ node: EnumCaseElementSyntax) -> EnumCase {
    let parameters =
      node.parameterClause?.parameters.map { parameter in
        Parameter(
          label: parameter.firstName.flatMap(label),
          name: (parameter.secondName ?? parameter.firstName).map(name) ?? "", type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) }, attributes: attributes(of: parameter.type))
      } ?? []
    return EnumCase(
      name: name(node.name), parameters: parameters, rawValue: node.rawValue.map { expression($0.value) })
  }

  /// The parameters; those of a subscript have a label only where one is written beside the name.
  private func parameters(_ clause: FunctionParameterClauseSyntax, areLabelled: Bool = true) -> [Parameter] {
    clause.parameters.map { parameter in
      let type = type(parameter.type)
      return Parameter(
        label: areLabelled || parameter.secondName != nil ? label(parameter.firstName) : nil,
        name: name(parameter.secondName ?? parameter.firstName),
        type: parameter.ellipsis == nil ? type : TypeReference(name: "Array", arguments: [type]),
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        attributes: attributes(parameter.attributes) + attributes(of: parameter.type),
        isVariadic: parameter.ellipsis != nil)
    }
  }

  private func label(_ token: TokenSyntax) -> String? {
    token.tokenKind == .wildcard ? nil : name(token)
  }
}

extension Lowering {
  /// The attributes of a declaration, those under `#if` included.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    if isExhausted { return [] }
    return list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node):
        var arguments: [Argument] = []
        if case .argumentList(let list)? = node.arguments { arguments = deeper.arguments(list) }
        return [Attribute(name: type(node.attributeName).name.withoutFramework, arguments: arguments)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [Attribute] in
          if case .attributes(let list)? = clause.elements { deeper.attributes(list) } else { [] }
        }
      }
    }
  }

  /// The attributes written before a parameter's type.
  private func attributes(of type: TypeSyntax) -> [Attribute] {
    type.as(AttributedTypeSyntax.self).map { attributes($0.attributes) } ?? []
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// True for `lazy` where the variable, or its setter, is private to the type or the file.
  private func isLazyConstant(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } && isSetByFile(modifiers)
  }

  /// True where a variable, or its setter, is private to the type or the file.
  private func isSetByFile(_ modifiers: DeclModifierListSyntax) -> Bool {
    let narrow: [TokenKind] = [.keyword(.private), .keyword(.fileprivate)]
    return modifiers.contains { narrow.contains($0.name.tokenKind) }
  }

  /// The written access; that of a setter alone doesn't count.
  func access(_ modifiers: DeclModifierListSyntax) -> AccessLevel? {
    for modifier in modifiers where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }
}
