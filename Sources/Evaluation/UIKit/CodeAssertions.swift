import Scene
import SourceFacts

/// What comments assert of views that code makes.
extension CodeRun {
  /// Notes what a comment above a statement or a property asserts of the objects that are made, set or put somewhere there.
  func assert(of value: Value, at place: Place) {
    let assertions = evaluator.index.assertions
    guard !assertions.isEmpty else { return }
    let calls = assertions.calls(at: place)
    guard !calls.isEmpty else { return }
    for instance in objectsIn(value) where objects[instance.identity]?.place != place {
      let known = objects[instance.identity]?.assertions.map(\.place) ?? []
      objects[instance.identity]?.assertions += calls.filter { !known.contains($0.place) }
    }
  }

  /// Notes what a comment above an assignment asserts of the object of which a property is set.
  func assert(of target: Expression, at place: Place, in scope: Scope) {
    guard !evaluator.index.assertions.isEmpty, !evaluator.index.assertions.calls(at: place).isEmpty else { return }
    switch target.kind {
    case .member(.some(let base), _, _): assert(of: evaluator.evaluate(base, in: scope), at: place)
    case .identifier: scope.selfValue.map { assert(of: $0, at: place) }
    default: break
    }
  }

  /// Returns what comments assert of an object: above its class, where it is made, and where code speaks of it.
  func assertions(of object: CodeObject) -> [ModifierCall] {
    let assertions = evaluator.index.assertions
    guard !assertions.isEmpty else { return [] }
    let ofClass = object.type?.place.map(assertions.calls) ?? []
    return ofClass + assertions.calls(at: object.place) + object.assertions
  }
}
