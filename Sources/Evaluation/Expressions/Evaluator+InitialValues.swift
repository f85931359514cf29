import SourceFacts

/// Initial values of stored properties, each made once for an instance.
extension Evaluator {
  /// A stored property of one instance.
  struct StoredProperty: Hashable {
    /// The identity of the instance.
    var instance: String
    var declaration: Place
    var name: String
  }

  /// Returns what a stored property begins with: one value however often it is read, so that what is asked of an object
  /// in it is one condition (S-58).
  func initialValue(
    _ initial: Expression, of property: Located<PropertyDeclaration>, identity: String, owner: TypeInfo, in scope: Scope
  ) -> Value {
    let declaration = property.declaration
    let key = StoredProperty(
      instance: identity, declaration: Place(file: property.file, span: declaration.span), name: declaration.name)
    if let known = initialValues[key] { return known }
    let before = (instances: identities, circles: watch.circles)
    func make() -> Value {
      var value = evaluate(initial, in: scope)
      // Each instance has one of its own; what functions make of them tells no ways apart.
      if case .unknown(var doubt) = value, doubt.key.hasPrefix(Self.uniqueType) {
        doubt.key = "\(identity).\(declaration.name) \(doubt.key)"
        value = .unknown(doubt)
      }
      return declaration.type.map { coerce(value, to: $0, file: property.file, context: owner.id) } ?? value
    }
    let number = Sameness.identities(in: identity).first
    let value = number.map(sharedIdentities.contains) == true ? sharing(make) : make()
    // What makes no instance is the same each time.
    if !followsCode, identities > before.instances, watch.circles == before.circles, !isExhausted {
      initialValues[key] = value
    }
    return value
  }

  /// The type of values that are never made twice.
  private static let uniqueType = "UUID"

  /// Forgets what instances hold that only the root at hand knew.
  func forgetInitialValues() {
    initialValues = initialValues.filter { key, _ in
      Sameness.identities(in: key.instance).contains { sharedIdentities.contains($0) }
    }
  }
}
