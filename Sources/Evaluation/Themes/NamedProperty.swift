import SourceFacts

/// A static or global property that code names, which may hold a theme.
struct NamedProperty {
  var located: Located<PropertyDeclaration>
  /// The type around it.
  var owner: TypeInfo?
  /// The types that it is written as, by themselves or in a list.
  var types: [String]
}

extension Evaluator {
  /// Returns the static and global properties that code names, in the order of their declaration, so that every run
  /// numbers the instances alike that they hold.
  func findNamedProperties() -> [NamedProperty] {
    let named = usage.named
    func isNamed(_ located: Located<PropertyDeclaration>) -> Bool {
      let property = located.declaration
      return named.contains(property.name) && isShipped(Place(file: located.file, span: property.span))
        && !["preview", "mock"].contains(where: property.name.lowercased().hasPrefix)
    }
    // Most are written as one of a few types, of which one list is enough.
    var lists: Set<[String]> = []
    func property(_ located: Located<PropertyDeclaration>, of owner: TypeInfo?) -> NamedProperty {
      let types = lists.insert(located.declaration.writtenTypes).memberAfterInsert
      return NamedProperty(located: located, owner: owner, types: types)
    }
    let statics = index.types.values.flatMap { owner in
      owner.statics.values.joined().filter(isNamed).map { property($0, of: owner) }
    }
    let globals = index.globals.values.joined().filter(isNamed).map { property($0, of: nil) }
    return (statics + globals).sorted {
      ($0.located.file, $0.located.declaration.span.start) < ($1.located.file, $1.located.declaration.span.start)
    }
  }
}

extension PropertyDeclaration {
  fileprivate var writtenTypes: [String] {
    var names: [String] = []
    if let type { names = [type.name] + type.arguments.map(\.name) }
    if let value {
      if let name = value.writtenType { names.append(name) }
      if case .array(let elements) = value.kind { names += elements.compactMap(\.writtenType) }
    }
    return names
  }
}
