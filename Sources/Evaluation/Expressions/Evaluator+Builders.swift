import Scene
import SourceFacts

/// Result builders of the program: they gather what a closure's statements make in a list, or make a value of it.
extension Evaluator {
  /// Lets a closure that such a builder is written for give what that makes.
  func built(_ value: Value, for parameter: Parameter) -> Value {
    guard case .closure(var closure) = value, parameter.type.isFunction, let result = parameter.type.arguments.first,
      let builder = parameter.attributes.lazy.map(\.name).first(where: isBuilder)
    else { return value }
    if result.name != "Array" || !isListBuilder(builder) {
      closure.builder = builder
    } else if closure.result == nil {
      closure.result = result
    }
    return .closure(closure)
  }

  /// True for a type of the program that says itself what it makes of several values.
  private func isBuilder(_ name: String) -> Bool {
    index.types[name]?.functions["buildBlock"]?.contains(where: \.declaration.isStatic) == true
  }

  /// True for a type of the program that makes a list of several values as they are.
  private func isListBuilder(_ name: String) -> Bool {
    let makers = index.types[name]?.functions["buildBlock"] ?? []
    return makers.contains { $0.declaration.isStatic && $0.declaration.result?.name == "Array" }
  }

  /// Returns what a builder of the program makes of statements, by its own functions; `nil` where they do more than
  /// builders are asked to here.
  func value(
    of statements: [Statement], builtBy builder: String, in scope: Scope, place: Place
  ) -> Value? {
    let functions = index.types[builder]?.functions ?? [:]
    func call(_ name: String, _ value: Value, label: String? = nil) -> Value {
      guard functions[name] != nil else { return value }
      let argument = ArgumentValue(label: label, value: value, place: place)
      return callStatic(name, of: builder, [argument], place: place, in: scope)
    }
    var parts: [ArgumentValue] = []
    for statement in statements {
      let place = Place(file: scope.file, span: statement.span)
      switch statement.kind {
      case .expression(let expression):
        parts.append(.init(label: nil, value: call("buildExpression", evaluate(expression, in: scope)), place: place))
      case .binding(let binding): bind(binding, in: scope, place: place)
      case .ifElse(let conditions, let then, let otherwise):
        let inner = Scope(parent: scope, file: scope.file)
        var branches: [Alternatives<Value>.Branch] = []
        for (path, outcome) in decide(conditions, in: inner, place: place) {
          let arm = outcome ? then : otherwise
          let made =
            arm.map { value(of: $0, builtBy: builder, in: outcome ? inner : scope, place: place) } ?? Value.none
          guard let made else { return nil }
          let optional = functions["buildOptional"] == nil ? "buildIf" : "buildOptional"
          let part =
            otherwise == nil ? call(optional, made) : call("buildEither", made, label: outcome ? "first" : "second")
          branches.append(.init(condition: path, value: part))
        }
        parts.append(.init(label: nil, value: choice(branches, place: place), place: place))
      default: return nil
      }
    }
    let block = callStatic("buildBlock", of: builder, parts, place: place, in: scope)
    return call("buildFinalResult", block)
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
