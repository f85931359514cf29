import SourceFacts

/// What functions do to an object that the program adds to a class of the frameworks: `button.paintTitle(.systemRed)`.
extension CodeIndex {
  /// Returns what a function assigns to properties of the object that is asked, by the declared class of its outlet.
  func asked(_ call: CodeCall, _ properties: Set<String>, _ chain: [TypeInfo], _ caller: TypeInfo) -> [Reaching] {
    guard let outlet = call.receiver.first, let property = chain.lazy.compactMap({ $0.property(outlet) }).first,
      let name = property.declaration.type?.ofElement.name
    else { return [] }
    let own = type(named: name, file: property.file)
    let labels = call.arguments.map(\.label)
    // What a class's own function does is found with the class.
    let overrides = own.map { owners(of: $0, function: call.function) } ?? []
    if overrides.contains(where: { $1.declaration.parameters(taking: labels) != nil }) { return [] }
    let kind = own.flatMap { self.kind(of: $0) } ?? name
    guard CodeClasses.isKnown(kind) else { return [] }
    let extensions = (CodeClasses.lineage(of: kind) + CodeClasses.roots(of: kind)).compactMap { index.types[$0] }
    for type in extensions where type.kind == .extension {
      let found = type.functions[call.function]?.lazy.compactMap { function in
        function.declaration.parameters(taking: labels).map { (function, $0) }
      }
      guard let (function, parameters) = found?.first else { continue }
      let arguments = call.arguments(for: parameters)
      return scan(type).assignments.filter { assignment in
        assignment.functionStart == function.declaration.span.start && assignment.place.file == function.file
          && assignment.path.isEmpty && properties.contains(assignment.property)
      }.map { Reaching(assignment: $0.handedOver, arguments: arguments, owner: caller) }
    }
    return []
  }
}

extension TypeReference {
  /// The type of an element, of that of a list.
  fileprivate var ofElement: TypeReference { name == "Array" ? arguments.first ?? self : self }
}

extension CodeCall {
  /// The arguments by the names that a function gives them.
  func arguments(for parameters: [Parameter]) -> [String: (value: Expression, place: Place)] {
    zip(parameters, arguments).reduce(into: [:]) { $0[$1.0.name] = ($1.1.value, $1.1.place) }
  }
}

extension CodeAssignment {
  /// The same as it reaches an object that a call hands over, or asks to do it: whether that is done is open.
  var handedOver: CodeAssignment {
    var result = self
    result.isConditional = true
    if result.choices?.isEmpty == true { result.choices = nil }
    return result
  }
}
