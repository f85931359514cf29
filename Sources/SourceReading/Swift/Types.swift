import SourceFacts
import SwiftSyntax

extension Lowering {
  /// Lowers a written type; attributes and ownership are dropped.
  func type(_ node: TypeSyntax) -> TypeReference {
    if isExhausted { return TypeReference(name: "nesting") }
    return deeper.nested(node)
  }

  private func nested(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      let arguments = genericArguments(node.genericArgumentClause, of: node.name)
      if node.name.text == "Optional", arguments.count == 1 { return optional(arguments[0]) }
      return TypeReference(name: name(node.name), arguments: arguments)
    case .memberType(let node):
      let base = type(node.baseType)
      return TypeReference(
        name: base.name + "." + name(node.name),
        arguments: genericArguments(node.genericArgumentClause, of: node.name))
    case .optionalType(let node): return optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return optional(type(node.wrappedType))
    case .arrayType(let node): return TypeReference(name: "Array", arguments: [type(node.element)])
    case .dictionaryType(let node):
      return TypeReference(name: "Dictionary", arguments: [type(node.key), type(node.value)])
    case .inlineArrayType(let node):
      return TypeReference(
        name: "InlineArray", arguments: [genericArgument(node.count), genericArgument(node.element)])
    case .someOrAnyType(let node):
      var reference = type(node.constraint)
      if node.someOrAnySpecifier.tokenKind == .keyword(.some) { reference.isOpaque = true }
      return reference
    case .functionType(let node):
      return TypeReference(name: "()", arguments: [type(node.returnClause.type)], isFunction: true)
    case .attributedType(let node): return type(node.baseType)
    case .tupleType(let node): return tuple(node)
    case .metatypeType(let node):
      return TypeReference(name: type(node.baseType).name + "." + node.metatypeSpecifier.text)
    default: return rare(node)
    }
  }

  private func rare(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .compositionType(let node):
      return TypeReference(name: node.elements.map { type($0.type).name }.joined(separator: " & "))
    case .suppressedType(let node): return TypeReference(name: "~" + type(node.type).name)
    case .namedOpaqueReturnType(let node): return type(node.type)
    case .packExpansionType(let node): return type(node.repetitionPattern)
    case .packElementType(let node): return type(node.pack)
    case .classRestrictionType: return TypeReference(name: "class")
    default: return TypeReference(name: "")
    }
  }

  private func tuple(_ node: TupleTypeSyntax) -> TypeReference {
    if node.elements.count == 1, let only = node.elements.first, only.firstName == nil { return type(only.type) }
    let labels = node.elements.map { $0.firstName?.text ?? "_" }
    return TypeReference(
      name: "()", arguments: node.elements.map { type($0.type) }, labels: labels.allSatisfy { $0 == "_" } ? [] : labels)
  }

  private func optional(_ reference: TypeReference) -> TypeReference {
    var optional = reference
    optional.isOptional = true
    return optional
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?, of generic: TokenSyntax) -> [TypeReference] {
    guard let clause else { return [] }
    let arguments = clause.arguments.map(genericArgument)
    specializations.add(
      Specialization(generic: name(generic), arguments: arguments, span: span(from: generic, to: clause)))
    return arguments
  }

  private func genericArgument(_ node: GenericArgumentSyntax) -> TypeReference {
    switch node.argument {
    case .type(let node): type(node)
    case .expr(let node): TypeReference(name: source.text(range(span(node))))
    }
  }

  private func range(_ span: Span) -> Range<Int> { Int(span.start)..<Int(span.end) }

  /// The types behind the colon of a declaration, compositions taken apart.
  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    clause?.inheritedTypes.flatMap { inherited -> [TypeReference] in
      guard let composition = inherited.type.as(CompositionTypeSyntax.self) else { return [type(inherited.type)] }
      return composition.elements.map { type($0.type) }
    } ?? []
  }

  /// The name that an extension extends; sugar is spelled out.
  func extendedName(_ node: TypeSyntax) -> String {
    let reference = type(node)
    return reference.isOptional ? "Optional" : reference.name
  }

  /// The type that `where Self == T` names.
  func selfConstraint(_ clause: GenericWhereClauseSyntax?) -> String? {
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType
      else { continue }
      let names = [type(left).name, type(right).name]
      if names[0] == "Self" { return names[1] }
      if names[1] == "Self" { return names[0] }
    }
    return nil
  }

  /// The type that `where Self: T` names.
  func selfBound(_ clause: GenericWhereClauseSyntax?) -> String? {
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let bound) = requirement.requirement, type(bound.leftType).name == "Self"
      else {
        continue
      }
      return type(bound.rightType).name
    }
    return nil
  }
}
