import Scene
import SourceFacts

/// Local computed variables of objects: where code is followed for its effects, each read runs the body (S-115).
extension Evaluator {
  /// Binds such a variable to its getter; false for other variables, whose value stands for all reads.
  func keepGetter(of binding: Binding, in scope: Scope, place: Place) -> Bool {
    guard let getter = binding.getter, let type = binding.type, !type.isFunction,
      case .name(let name) = binding.pattern, let follower,
      follower.mayHold(.unknown(Doubt(.runtimeValue, name, place: place, type: type)))
    else { return false }
    watch.meetCode()
    var closure = ClosureValue(closure: Closure(parameters: [], body: getter), scope: scope, place: place)
    closure.result = type
    scope.variables[name] = .closure(closure)
    scope.computed.insert(name)
    return true
  }

  /// Returns what the getter of such a variable gives where the variable is read.
  func computed(by getter: ClosureValue, place: Place) -> Value {
    let value = invoke(getter, [], isBuilder: false, place: place)
    let scope = getter.scope
    return declared(
      value, as: getter.result, in: scope.typeName.flatMap { index.types[$0] }, file: scope.file)
  }
}
