import SourceFacts

/// What property wrappers of the program do to the objects that they wrap.
extension CodeRun {
  /// Follows the initialisers of the wrappers around a property with its initial value, the innermost first.
  ///
  /// `@Styled(.red) var title = UILabel()` is made by `Styled(wrappedValue: UILabel(), .red)`, which may style the
  /// label.
  func wrap(
    _ value: Value, as property: Located<PropertyDeclaration>, of owner: TypeInfo, in scope: Scope, at place: Place
  ) {
    for attribute in property.declaration.attributes.reversed() {
      guard let wrapper = evaluator.index.type(named: attribute.name, in: owner.id, file: property.file),
        wrapper.attributes.contains(where: { $0.name == "propertyWrapper" })
      else { continue }
      let wrapped = ArgumentValue(label: "wrappedValue", value: value, place: place)
      let arguments = [wrapped] + evaluator.arguments(attribute.arguments, in: scope)
      // The wrapper itself is a value of the program, of which nothing is seen.
      let instance = Instance(typeName: wrapper.id, fields: [:], identity: evaluator.makeIdentity())
      initialize(instance, in: [wrapper], arguments, place: place)
    }
  }
}
