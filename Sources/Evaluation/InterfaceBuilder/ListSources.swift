import SourceFacts

/// Objects that are no controllers of a file and that code makes the sources of its lists, as by `table.dataSource = rows`
/// (S-113, S-115).
extension InterfaceDocument {
  private static let properties: Set<String> = ["dataSource", "delegate"]

  /// The classes of the program that code makes the source of the rows of a list, through the outlets that hold it.
  func sources(ofList list: String) -> [TypeInfo] {
    let key = "\(file) \(list)"
    if let known = code.listSources[key] { return known }
    let found = (holders[list] ?? []).flatMap { holder -> [TypeInfo] in
      guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { return [] }
      return code.assignments(to: Self.properties, ofOutlet: [holder.property], in: type).compactMap(source)
    }
    let result = found.reduce(into: [TypeInfo]()) { types, one in
      if !types.contains(where: { $0 === one }) { types.append(one) }
    }
    code.listSources[key] = result
    return result
  }

  /// The class of what is assigned, where the code writes it; a controller is a source by what the file says of it.
  private func source(_ one: CodeIndex.Reaching) -> TypeInfo? {
    let name: String?
    switch one.assignment.value.kind {
    case .call(let callee, _): name = callee.typeName
    case .identifier(let variable): name = typeName(of: variable, in: one)
    case .member(.some(let base), let variable, _) where base.kind == .identifier("self"):
      name = typeName(of: variable, in: one)
    default: name = nil
    }
    return name.flatMap { code.type(named: code.className($0, in: one), file: one.assignment.place.file) }
  }

  private func typeName(of variable: String, in one: CodeIndex.Reaching) -> String? {
    if let local = one.assignment.locals.first(where: { $0.pattern == .name(variable) }) {
      return local.type?.name ?? local.value?.writtenType
    }
    guard let property = one.owner.property(variable) else { return nil }
    return made(property, in: one) ?? evaluator.typeReference(of: property, in: one.owner)?.name
  }

  /// The class of the object that a property makes and holds as something of a protocol, where nothing else sets it.
  private func made(_ property: Located<PropertyDeclaration>, in one: CodeIndex.Reaching) -> String? {
    guard let declared = property.declaration.type, code.type(named: declared.name, file: property.file) == nil,
      case .call(let callee, _)? = property.declaration.value?.kind,
      evaluator.assignments(to: property.declaration.name, of: one.owner).isEmpty
    else { return nil }
    return callee.typeName
  }
}
