import SourceFacts

/// A property of a class that hands what it is set to on to a part of the object, as
/// `set { caption.textColor = newValue }` (S-115).
struct CodeForwarding {
  var property: String
  /// The names on the way to the part; none for the object itself.
  var part: [String]
  /// The property of the part.
  var target: String
}

extension CodeIndex {
  /// The properties of a class, and of those above it, that hand on what they are set to in any case.
  func forwardings(of type: TypeInfo) -> [CodeForwarding] {
    if let known = knownForwardings[type.id] { return known }
    let result = chain(of: type).flatMap(\.properties).flatMap { Self.forwardings(of: $0.declaration) }
    knownForwardings[type.id] = result
    return result
  }

  private static func forwardings(of property: PropertyDeclaration) -> [CodeForwarding] {
    if property.isStatic { return [] }
    let (body, name) = (property.setter?.body ?? property.observers, property.setter?.parameter ?? property.name)
    return body.compactMap { statement in
      guard case .expression(let expression) = statement.kind, case .binary("=", let left, let right) = expression.kind,
        right.chainedNames == [name], let names = left.chainedNames
      else { return nil }
      let path = Array(names.first == "self" ? names.dropFirst() : names[...])
      guard let target = path.last, target != property.name else { return nil }
      return CodeForwarding(property: property.name, part: path.dropLast(), target: target)
    }
  }
}

extension InterfaceDocument {
  /// What code assigns to properties of an object that the class of another one hands on to it.
  func forwarded(to properties: Set<String>, through holder: InterfaceHolder, in type: TypeInfo?)
    -> (properties: Set<String>, assignments: [CodeIndex.Reaching])
  {
    guard let type, let object = owners[holder.start] else { return ([], []) }
    let found = code.forwardings(of: type).filter {
      $0.part == [holder.property] && properties.contains($0.target)
    }
    let names = Set(found.map(\.property))
    return (names, names.isEmpty ? [] : assignments(to: names, of: object))
  }
}

extension CodeRun {
  /// Runs the setter of a property that is computed; false where there is none that assigns anything.
  func runSetter(of name: String, with setting: CodeSetting, on instance: Instance) -> Bool {
    let chain = evaluator.index.types[instance.typeName].map(classes.chain) ?? []
    for owner in chain + frameworkExtensions(of: instance) {
      guard let property = owner.property(name), let setter = property.declaration.setter,
        setter.body.contains(where: \.assigns)
      else { continue }
      let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
      scope.variables[setter.parameter] =
        property.declaration.type.map {
          evaluator.coerce(setting.value, to: $0, file: property.file, context: owner.id)
        } ?? setting.value
      let place = Place(file: property.file, span: property.declaration.span)
      _ = evaluator.calling(place, place) {
        run(setter.body + [.end(at: place.span)], in: scope, result: nil, place: place)
      }
      return true
    }
    return false
  }

  /// True for the bar of a search controller, and for one that a controller of the program shows in place of that.
  func isShownBySearchController(_ bar: String) -> Bool {
    if let controller = objects[bar]?.whole {
      return objects[bar]?.kind == "UISearchBar" && objects[controller]?.kind == "UISearchController"
    }
    return order.contains { identity in
      guard let object = objects[identity], let type = object.type, let instance = instances[identity],
        CodeClasses.isKind(object.kind, of: "UISearchController"),
        let getter = classes.chain(of: type).lazy.compactMap({ $0.property("searchBar")?.declaration.getter }).first
      else { return false }
      let names = getter.flatMap(\.expressions).reduce(into: Set<String>()) { $0.formUnion($1.names()) }
      return names.contains { name in
        instance.fields[name].map { objectsIn($0).contains { $0.identity == bar } } ?? false
      }
    }
  }
}

extension Statement {
  /// True where some way through assigns something.
  fileprivate var assigns: Bool { expressions.contains(where: \.isAssignment) || statements.contains(where: \.assigns) }
}
