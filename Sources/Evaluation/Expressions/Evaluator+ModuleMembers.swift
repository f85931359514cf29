/// Functions that code names together with their module, as in `Shop.price(of: item)`.
extension Evaluator {
  /// Calls the function outside of types that a name means behind that of its module; `nil` behind other names.
  func callModule(
    _ module: String, _ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    guard index.moduleNames.contains(module), index.types[module] == nil,
      let functions = index.functions[name]?.filter({ index.isFile($0.file, in: module) }),
      case let fitting = fitting(functions, arguments, from: scope.file), !fitting.isEmpty
    else { return nil }
    let function = method(of: fitting, receiver: nil, owner: nil, arguments, place: place)
    return callValue(
      function, arguments, place: place, in: Scope(file: scope.file, environment: scope.environment))
  }
}
