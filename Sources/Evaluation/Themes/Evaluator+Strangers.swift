import SourceFacts

/// Assignments that go by a property's name and can't mean it (S-3, S-143).
extension Evaluator {
  /// Returns false for an assignment that can't mean a property of a type, although `typeOfBase` doesn't tell the object.
  ///
  /// The property can't hold such a value, or the object is of another type.
  func mayMean(_ name: String, of owner: TypeInfo, _ assignment: Usage.Assignment, _ base: Expression) -> Bool {
    if assignment.value?.isLiteral == true, holdsNoLiteral(name, of: owner) { return false }
    guard let type = writtenType(of: base, in: assignment) else { return true }
    let around = typeAround(assignment.site)
    guard let known = index.type(named: type.name, in: around?.id, file: assignment.site.file),
      known.kind != .extension
    else { return !isForeign(type, around, assignment) || isReached(name, of: owner) }
    // A subclass of the owner may adopt a protocol.
    return known.kind == .protocol || isRelated(known, owner) || handsOn(name, known)
  }

  /// True for a type that looks a name up in something else.
  private func handsOn(_ name: String, _ type: TypeInfo) -> Bool {
    let line = lineage(of: type.id)
    return !line.contains { $0.property(name) != nil }
      && line.contains { $0.attributes.contains { $0.name == "dynamicMemberLookup" } }
  }

  private static let looks: Set<String> = ["UIColor", "NSColor", "CGColor", "Color", "UIFont", "NSFont", "Font"]

  /// True for a colour or font of the frameworks, which no literal stands for unless the program says so.
  private func holdsNoLiteral(_ name: String, of owner: TypeInfo) -> Bool {
    guard let property = owner.property(name) ?? owner.statics[name]?.first,
      let type = typeReference(of: property, in: owner), Self.looks.contains(type.name)
    else { return false }
    let found = index.type(named: type.name, in: owner.id, file: property.file)
    guard found.map({ $0.kind == .extension }) ?? true else { return false }
    return !adding([type.name]).contains { $0.inherited.contains { $0.name.hasPrefix("ExpressibleBy") } }
  }

  /// Returns the type that is written for a parameter, a variable or a property of the code around an assignment.
  private func writtenType(of base: Expression, in assignment: Usage.Assignment) -> TypeReference? {
    switch base.kind {
    case .postfix(_, let inner): return writtenType(of: inner, in: assignment)
    case .identifier(let name) where assignment.site.locals.contains(name):
      let place = Place(file: assignment.site.file, span: base.span)
      if let known = writtenBases[place] { return known }
      let type = writtenType(ofLocal: name, in: assignment)
      writtenBases[place] = .some(type)
      return type
    case .identifier(let name):
      guard let property = typeAround(assignment.site)?.property(name)?.declaration else { return nil }
      return property.type ?? property.value?.madeTypeByName
    default: return nil
    }
  }

  private func writtenType(ofLocal name: String, in assignment: Usage.Assignment) -> TypeReference? {
    guard let function = function(around: assignment) else { return nil }
    // A closure in the function, or a function in it, may have a parameter of the same name.
    let method = assignment.site.method
    let isParameter = method?.parameters.contains(name) == true
    if let parameter = function.parameters.first(where: { $0.name == name }) {
      let isOwn = isParameter && method?.name == function.name && method?.labels == function.parameters.map(\.label)
      return isOwn && !parameter.isVariadic ? parameter.type : nil
    }
    if isParameter { return nil }
    let variable = LocalValues.declaration(of: name, in: function.body ?? [])
    return variable?.type ?? variable?.value?.madeTypeByName
  }

  /// True for a type of another module: no type of the program, and no name that stands for one.
  private func isForeign(_ type: TypeReference, _ around: TypeInfo?, _ assignment: Usage.Assignment) -> Bool {
    guard type.name.namesType, !type.name.contains(where: { ".&".contains($0) }), !type.isFunction, !type.isOpaque,
      type.arguments.isEmpty, !index.aliasNames.contains(type.name), index.functions[type.name] == nil, let around,
      around.kind != .protocol, !isAssociated(type.name, around)
    else { return false }
    let scopes = contexts(of: around.id).compactMap { index.types[$0] } + lineage(of: around.id)
    return !scopes.contains { $0.genericParameters.contains(type.name) }
      && function(around: assignment)?.genericParameters.contains(type.name) != true
  }

  /// True for a name that a protocol gives to a type which its conformers choose, or that may be a generic parameter of
  /// the framework's type around.
  private func isAssociated(_ name: String, _ around: TypeInfo) -> Bool {
    if Self.frameworkParameters.contains(name) || index.associatedNames.contains(name) { return true }
    return around.kind == .extension && !CodeClasses.isView(around.name) && !CodeClasses.isController(around.name)
  }

  /// The names of associated types of the frameworks' protocols, and of the parameters of their generic classes.
  private static let frameworkParameters: Set<String> = [
    "UIViewType", "UIViewControllerType", "NSViewType", "NSViewControllerType", "Coordinator", "Body", "Content",
    "Label", "Configuration", "Entry", "Element", "Key", "Value", "Wrapped", "Output", "Input", "Failure", "Success",
    "ID", "ObjectType", "SectionIdentifierType", "ItemIdentifierType", "Self",
  ]

  /// True where an object of a type may be seen as one of another module's: as a class above it or a protocol, which only
  /// asks for some of what the type has.
  private func isReached(_ name: String, of owner: TypeInfo) -> Bool {
    if owner.property(name)?.declaration.isOverride == true { return true }
    return lineage(of: owner.id).contains { one in
      one.inherited.contains {
        index.type(named: $0.name, in: one.id, file: one.place?.file ?? 0) == nil
          && !CodeClasses.isKnown($0.name) && !Self.plainBases.contains($0.name)
      }
    }
  }

  /// What types adopt that asks for no property by which an object looks.
  private static let plainBases: Set<String> = [
    "AnyObject", "NSObject", "NSObjectProtocol", "ObservableObject", "Observable", "Sendable", "Equatable", "Hashable",
    "Identifiable",
  ]
}

extension Expression {
  /// True for words, a number or a flag that is written out.
  fileprivate var isLiteral: Bool {
    if case .string = kind { true } else { isFlagOrNumber }
  }

  /// The type whose initialiser a call names, by its plain name alone.
  fileprivate var madeTypeByName: TypeReference? {
    guard case .call(let callee, _) = kind, case .identifier(let name) = callee.kind, name.namesType else { return nil }
    return TypeReference(name: name)
  }
}
