import SourceFacts

extension Evaluator {
  /// Returns the value of a property in a wrapper of the program that computes it; `nil` for other wrappers.
  ///
  /// What such a wrapper is made of stands in the source, so its getter is run: `@Setting(\.tint) var tint` is
  /// `Setting(\.tint).wrappedValue`. It reads the environment of the view that holds it (S-4, S-61a). One that stores
  /// what it wraps holds what was assigned last.
  func valueOfWrapper(
    _ attribute: Attribute, around property: Located<PropertyDeclaration>, owner: TypeInfo,
    environment: SharedEnvironment?
  ) -> Value? {
    guard let wrapper = index.type(named: attribute.name, in: owner.id, file: property.file),
      wrapper.attributes.contains(where: { $0.name == "propertyWrapper" }),
      let wrapped = wrapper.property("wrappedValue")?.declaration,
      wrapped.getter != nil || wrapped.attributes.contains(where: { $0.name == "Environment" })
    else { return nil }
    let declaration = property.declaration
    let read = attribute.wrappedValue(of: declaration.value, at: declaration.span)
    let value = evaluate(read, in: Scope(typeName: owner.id, file: property.file, environment: environment))
    guard let type = declaration.type else { return value }
    return declared(
      coerce(value, to: type, file: property.file, context: owner.id), as: type, in: owner, file: property.file)
  }
}
