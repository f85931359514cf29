import Scene
import SourceFacts

/// What code does as its outlets are set, while their file is loaded and before it is told so (S-115).
extension CodeRun {
  /// Follows the observers of the outlets of an object that no code set before.
  func setOutlets(of instance: Instance, _ type: TypeInfo) {
    loading = instance.identity
    defer { loading = nil }
    for owner in classes.chain(of: type).reversed() {
      for property in owner.properties where Self.isObservedOutlet(property.declaration) {
        let (name, place) = (property.declaration.name, Place(file: property.file, span: property.declaration.span))
        guard instance.fields[name] == nil, followed.insert(Self.key(instance.identity, place)).inserted else {
          continue
        }
        let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
        let outlet = Expression(.identifier(name), span: property.declaration.span)
        scope.variables["newValue"] = within(instance) { evaluator.evaluate(outlet, in: scope) }
        scope.variables["oldValue"] = Value.none
        _ = evaluator.calling(place, place) {
          within(instance) { run(property.declaration.observers, in: scope, result: nil, place: place) }
        }
      }
    }
  }

  private static func isObservedOutlet(_ property: PropertyDeclaration) -> Bool {
    !property.observers.isEmpty && !property.isStatic && property.attributes.contains { $0.name == "IBOutlet" }
  }
}
