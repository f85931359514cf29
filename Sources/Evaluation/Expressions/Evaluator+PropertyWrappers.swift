import SourceFacts

extension Evaluator {
  /// Returns the value of a property in a wrapper of the program that computes it; `nil` for other wrappers.
  ///
  /// What such a wrapper is made of stands in the source, so its getter is run: `@Setting(\.tint) var tint` is
  /// `Setting(\.tint).wrappedValue`. One that stores what it wraps holds what was assigned last.
  func valueOfWrapper(
    _ attribute: Attribute, around property: Located<PropertyDeclaration>, owner: TypeInfo
  ) -> Value? {
    guard let wrapper = wrapper(attribute, around: property, owner: owner),
      wrapper.property("wrappedValue")?.declaration.getter != nil
    else { return nil }
    let declaration = property.declaration
    let read = attribute.wrappedValue(of: declaration.value, at: declaration.span)
    let value = evaluate(read, in: Scope(typeName: owner.id, file: property.file))
    guard let type = declaration.type else { return value }
    return declared(
      coerce(value, to: type, file: property.file, context: owner.id), as: type, in: owner, file: property.file)
  }

  /// Returns what a wrapper of the program gives under `$name`, where that is of a type of the program, too: mostly the
  /// wrapper itself, with what stands in its arguments. `nil` for others, as for those that give a binding.
  func projection(_ name: String, of receiver: Value) -> Value? {
    guard name.hasPrefix("$"), case .instance(let instance) = receiver else { return nil }
    for owner in lineage(of: instance.typeName) {
      guard let property = owner.property(String(name.dropFirst())) else { continue }
      let declaration = property.declaration
      for attribute in declaration.attributes {
        guard let wrapper = wrapper(attribute, around: property, owner: owner),
          let projected = wrapper.property("projectedValue"), let type = projected.declaration.type,
          type.name == "Self" || index.type(named: type.name, in: wrapper.id, file: projected.file) != nil,
          case .member(let made, _, let span) = attribute.wrappedValue(of: declaration.value, at: declaration.span).kind
        else { continue }
        let read = Expression(.member(base: made, name: projected.declaration.name, nameSpan: span), span: span)
        return evaluate(read, in: Scope(typeName: owner.id, file: property.file))
      }
    }
    return nil
  }

  private func wrapper(
    _ attribute: Attribute, around property: Located<PropertyDeclaration>, owner: TypeInfo
  ) -> TypeInfo? {
    index.type(named: attribute.name, in: owner.id, file: property.file).flatMap { type in
      type.attributes.contains { $0.name == "propertyWrapper" } ? type : nil
    }
  }
}
