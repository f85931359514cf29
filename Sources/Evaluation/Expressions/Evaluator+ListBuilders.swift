import Scene
import SourceFacts

/// Result builders of the program that gather what a closure's statements make in a list.
extension Evaluator {
  /// Lets a closure that such a builder is written for give a list.
  func listing(_ value: Value, for parameter: Parameter) -> Value {
    guard case .closure(var closure) = value, closure.result == nil, parameter.type.isFunction,
      let result = parameter.type.arguments.first, result.name == "Array",
      parameter.attributes.contains(where: { isListBuilder($0.name) })
    else { return value }
    closure.result = result
    return .closure(closure)
  }

  /// True for a type of the program that makes a list of several values as they are.
  private func isListBuilder(_ name: String) -> Bool {
    let makers = index.types[name]?.functions["buildBlock"] ?? []
    return makers.contains { $0.declaration.isStatic && $0.declaration.result?.name == "Array" }
  }

  /// Returns the list of what a builder's statements make; `nil` where they do more than that, or make no list.
  func list(of statements: [Statement], as result: TypeReference?, isBuilder: Bool, in scope: Scope) -> Value? {
    guard isBuilder, let result, result.name == "Array", !statements.isEmpty else { return nil }
    var values: [Value] = []
    for statement in statements {
      guard case .expression(let expression) = statement.kind else { return nil }
      let value = evaluate(expression, in: scope)
      if case .array(let several) = value { values += several } else { values.append(value) }
    }
    return coerce(.array(values), to: result, file: scope.file, context: scope.typeName)
  }
}
