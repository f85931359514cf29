import SourceFacts

/// The functions that the program adds to the framework's views, bar items and layers and that change looks (S-115).
///
/// A function of a class that asks an object for one of them changes what is seen, although it sets nothing itself.
extension CodeIndex {
  /// Returns the names of these functions, and of those that lead to them.
  func findAddedLooks() -> Set<String> {
    let types = index.types.values.filter { $0.kind == .extension && Self.isShown($0.id) }
    let functions = types.flatMap { $0.functions.values.joined() }.filter { !$0.declaration.isStatic }
      .map { (name: $0.declaration.name, scan: LookScan($0.declaration.body ?? [])) }
    var result = Set(functions.filter { $0.scan.changesLooks || $0.scan.changesOwnLooks }.map(\.name))
    var before = -1
    while before != result.count {
      before = result.count
      for one in functions where one.scan.asks(forOneOf: result) { result.insert(one.name) }
    }
    return result
  }

  /// Returns the names of the properties that change looks as code sets them, each alone and behind its class.
  ///
  /// They do so by their setters, or by observers where an initialiser fills them; other observers are followed with all
  /// that the program sets their properties to.
  func findObservedLooks() -> Set<String> {
    var result: Set<String> = []
    for type in index.types.values where kind(of: type) != nil {
      for property in type.properties {
        guard let function = Self.filledObserver(property) ?? Self.setter(property) else { continue }
        let scans = scans(from: function, in: type)
        if scans.contains(where: { $0.changesLooks || $0.asks(forOneOf: addedLooks) }) {
          let name = property.declaration.name
          result.formUnion([name, Self.observed(name, of: type)])
        }
      }
    }
    return result
  }

  /// The observer of a property that an initialiser fills.
  private static func filledObserver(_ property: Located<PropertyDeclaration>) -> Located<FunctionDeclaration>? {
    let declaration = property.declaration
    guard declaration.value == nil, declaration.type?.isOptional == false, !declaration.isOverride else { return nil }
    return observer(property)
  }

  /// The setter of a computed property, as a function. Of one that overrides another there is none: much code sets the
  /// framework's property of that name, of other objects.
  private static func setter(_ property: Located<PropertyDeclaration>) -> Located<FunctionDeclaration>? {
    let declaration = property.declaration
    guard let setter = declaration.setter, !declaration.isStatic, !declaration.isOverride else { return nil }
    let function = FunctionDeclaration(
      name: declaration.name, parameters: [], result: nil, body: setter.body, isStatic: false, attributes: [],
      genericParameters: [], access: declaration.access, span: declaration.span)
    return Located(declaration: function, file: property.file)
  }

  /// True for a class that declares such a property of a name, or inherits it.
  func hasObservedLook(_ name: String, _ type: TypeInfo) -> Bool {
    observedLooks.contains(name) && chain(of: type).contains { observedLooks.contains(Self.observed(name, of: $0)) }
  }

  private static func observed(_ name: String, of type: TypeInfo) -> String { "\(type.id).\(name)" }

  /// True for a body that changes looks by functions that the program adds to the framework's classes, or by observers
  /// and setters.
  func changesLooks(elsewhere scan: LookScan) -> Bool {
    scan.asks(forOneOf: addedLooks) || !scan.assigned.isDisjoint(with: observedLooks)
  }

  /// True for the classes of views, of items on bars and of layers.
  private static func isShown(_ name: String) -> Bool {
    CodeClasses.isView(name) || ["UIBarItem", "CALayer"].contains { CodeClasses.isKind(name, of: $0) }
  }
}
