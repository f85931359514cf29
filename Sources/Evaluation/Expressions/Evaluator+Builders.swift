import Scene
import SourceFacts

/// Result builders of the program: they gather what a closure's statements make in a list, or make a value of it.
extension Evaluator {
  /// Lets a closure that such a builder is written for give what that makes.
  func built(_ value: Value, for parameter: Parameter) -> Value {
    guard case .closure(var closure) = value, parameter.type.isFunction, let result = parameter.type.arguments.first,
      let builder = parameter.attributes.lazy.map(\.name).first(where: isBuilder)
    else { return value }
    closure.builder = builder
    if closure.result == nil, result.name == "Array", isListBuilder(builder) { closure.result = result }
    return .closure(closure)
  }

  /// Does something on a path: code that is followed for its effects has them there alone.
  fileprivate func on(_ path: Guard, _ body: () -> Void) {
    if let code { code.on([path], body) } else { body() }
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

  /// Returns what a builder of the program makes of a closure's statements, by its own functions; `nil` where it is no
  /// builder's, where they do more than builders are asked to here, and where a view of them is lost on the way.
  func value(of closure: ClosureValue, in scope: Scope) -> Value? {
    guard let builder = closure.builder else { return nil }
    let statements = closure.closure.body
    let isPlain = statements.allSatisfy { if case .expression = $0.kind { true } else { false } }
    // A list of such parts is made as it is written; views of UIKit may be put into others on the way.
    if isPlain, isListBuilder(builder), closure.result?.name == "Array", !followsCode { return nil }
    var build = BuilderCall(builder: builder, evaluator: self)
    guard let block = build.block(statements, in: scope, place: closure.place) else { return nil }
    let value = build.call("buildFinalResult", block, at: closure.place)
    return build.parts.isSubset(of: value.sources) ? value : nil
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

/// A builder at work: what it makes of the statements of a closure, and the views that these are.
private struct BuilderCall {
  let builder: String
  let evaluator: Evaluator
  /// Where the views stand that it was handed.
  var parts: Set<Place> = []

  private var functions: [String: [Located<FunctionDeclaration>]] { evaluator.index.types[builder]?.functions ?? [:] }

  /// Calls one of its functions with a value, which stays as it is where there is none of the name.
  func call(_ name: String, _ value: Value, label: String? = nil, at place: Place) -> Value {
    guard functions[name] != nil else { return value }
    let argument = ArgumentValue(label: label, value: value, place: place)
    return evaluator.callStatic(name, of: builder, [argument], place: place, in: Scope(file: place.file))
  }

  mutating func block(_ statements: [Statement], in scope: Scope, place: Place) -> Value? {
    var arguments: [ArgumentValue] = []
    for statement in statements {
      let place = Place(file: scope.file, span: statement.span)
      switch statement.kind {
      case .expression(let expression):
        let value = evaluator.evaluate(expression, in: scope)
        parts.formUnion(value.sources)
        arguments.append(.init(label: nil, value: call("buildExpression", value, at: place), place: place))
      case .binding(let binding): evaluator.bind(binding, in: scope, place: place)
      case .ifElse(let conditions, let then, let otherwise):
        guard let value = arms(conditions, then, otherwise, in: scope, place: place) else { return nil }
        arguments.append(.init(label: nil, value: value, place: place))
      case .forIn(let pattern, let sequence, let body):
        guard let value = turns(pattern, evaluator.evaluate(sequence, in: scope), body, in: scope, place: place) else {
          return nil
        }
        arguments.append(.init(label: nil, value: value, place: place))
      default: return nil
      }
    }
    return evaluator.callStatic("buildBlock", of: builder, arguments, place: place, in: scope)
  }

  /// What a loop makes of each element of a list; `nil` where that is not known, or a long one.
  private mutating func turns(
    _ pattern: Pattern, _ list: Value, _ body: [Statement], in scope: Scope, place: Place
  ) -> Value? {
    guard functions["buildArray"] != nil, case .array(let elements) = list, elements.count <= CodeRun.maximumElements
    else { return nil }
    var made: [Value] = []
    for element in elements {
      let inner = Scope(parent: scope, file: scope.file)
      evaluator.bind(pattern, to: element, in: inner, place: place)
      guard let block = block(body, in: inner, place: place) else { return nil }
      made.append(block)
    }
    return call("buildArray", .array(made), at: place)
  }

  private mutating func arms(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, in scope: Scope, place: Place
  ) -> Value? {
    let inner = Scope(parent: scope, file: scope.file)
    let optional = functions["buildOptional"] == nil ? "buildIf" : "buildOptional"
    var branches: [Alternatives<Value>.Branch] = []
    for (path, outcome) in evaluator.decide(conditions, in: inner, place: place) {
      var block: Value? = .some(.none)
      if let arm = outcome ? then : otherwise {
        evaluator.on(path) { block = self.block(arm, in: outcome ? inner : scope, place: place) }
      }
      guard let made = block else { return nil }
      let part =
        otherwise == nil
        ? call(optional, made, at: place) : call("buildEither", made, label: outcome ? "first" : "second", at: place)
      branches.append(.init(condition: path, value: part))
    }
    return evaluator.choice(branches, place: place)
  }
}
