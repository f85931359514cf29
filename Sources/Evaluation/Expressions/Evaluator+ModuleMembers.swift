/// Functions and variables that code names together with their module, as in `Shop.price(of: item)`.
extension Evaluator {
  /// Returns what a function or variable outside of types gives behind the name of a module; `nil` behind other names.
  func moduleMember(
    _ name: String, of module: String, _ arguments: [ArgumentValue]?, place: Place, in scope: Scope
  ) -> Value? {
    guard index.moduleNames.contains(module), index.types[module] == nil else { return nil }
    // What is nearer by the plain name is not meant.
    let outer = Scope(file: scope.file, environment: scope.environment)
    if let arguments {
      guard index.functions[name] != nil else { return nil }
      return callNamed(name, arguments, calleePlace: place, place: place, in: outer)
    }
    guard index.globals[name] != nil || index.functions[name] != nil else { return nil }
    return identifier(name, place: place, in: outer)
  }
}
