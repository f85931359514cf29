import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Evaluates a body: of a getter, a function or a closure.
  func body(
    _ statements: [Statement], in scope: Scope, result: TypeReference?, isBuilder: Bool, place: Place
  ) -> Value {
    if let list = list(of: statements, as: result, isBuilder: isBuilder, in: scope) { return list }
    let usesBuilder = (isBuilder || isViewBody(result)) && !returns(statements)
    if usesBuilder {
      return .view(builder(statements[...], in: scope))
    }
    let value = join(run(statements.withoutKeptResults[...], in: scope, on: .only), place: place)
    guard let result else { return value }
    return namingThemes(
      coerce(value, to: own(result, in: scope), file: scope.file, context: scope.typeName), of: result, in: scope)
  }

  private func isViewBody(_ result: TypeReference?) -> Bool {
    guard let result, result.isOpaque else { return false }
    return Self.builtTypes.contains(result.name.withoutFramework)
  }

  /// The types that builders make.
  static let builtTypes: Set<String> = [
    "View", "Scene", "ToolbarContent", "WidgetConfiguration", "Widget", "Commands", "TabContent",
    "TableRowContent", "ChartContent", "AxisContent",
  ]

  /// True where a body returns explicitly, so that it is a function rather than a builder.
  func returns(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .returning: true
      case .ifElse(_, let then, let otherwise): returns(then) || returns(otherwise ?? [])
      case .switchCase(_, let cases): cases.contains { returns($0.body) }
      case .guardElse: true
      case .forIn(_, _, let body), .loop(_, let body): returns(body)
      case .compilation(let clauses): clauses.contains { returns($0.statements) }
      default: false
      }
    }
  }

  // MARK: - Builders

  /// Collects the views of a builder's statements.
  func builder(_ statements: ArraySlice<Statement>, in scope: Scope) -> ViewNode {
    var nodes: [ViewNode] = []
    for statement in statements {
      let place = place(statement.span, in: scope)
      switch statement.kind {
      case .expression(let expression):
        if case .binary("=", _, _) = expression.kind {
          _ = run([statement][...], in: scope, on: .only)
          continue
        }
        let value = evaluate(expression, in: scope)
        nodes.append(view(from: value, place: place))
      case .binding(let binding): bind(binding, in: scope, place: place)
      case .ifElse, .switchCase:
        nodes.append(index.assertions.asserting(branches(of: statement, in: scope, place: place), at: place))
      case .compilation(let clauses):
        nodes.append(
          view(
            from: join(
              possible(clauses, in: scope).map { path, statements in
                outcome(.view(builder(statements[...], in: scope)), path, in: scope)
              }, place: place), place: place))
      case .forIn(let pattern, let sequence, let body):
        bindUnknown(pattern, evaluate(sequence, in: scope), in: scope, place: place)
        nodes.append(builder(body[...], in: Scope(parent: scope, file: scope.file)))
      case .declaration(.function(let function)): scope.functions[function.name] = function
      case .returning(let expression?): nodes.append(view(from: evaluate(expression, in: scope), place: place))
      default: break
      }
    }
    return nodes.count == 1 ? nodes[0] : .list(nodes)
  }

  /// Makes the views of a statement's arms; an arm is the same view on all the paths that take it.
  private func branches(of statement: Statement, in scope: Scope, place: Place) -> ViewNode {
    var result: [Alternatives<ViewNode>.Branch] = []
    switch statement.kind {
    case .ifElse(let conditions, let then, let otherwise):
      let inner = Scope(parent: scope, file: scope.file)
      var arms: [Bool: ViewNode] = [:]
      for (path, outcome) in decide(conditions, in: inner, place: place) {
        let armScope = outcome ? inner : Scope(parent: scope, file: scope.file)
        let statements = outcome ? then : otherwise
        let node = arms[outcome] ?? statements.map { builder($0[...], in: armScope) } ?? .empty
        arms[outcome] = node
        result.append(.init(condition: path, value: node))
      }
      noteArms(Set(arms.keys.map { $0 ? 0 : 1 }), of: statement, at: place, in: scope)
    case .switchCase(let subject, let cases):
      var arms: [Int: ViewNode] = [:]
      var taken: Set<Int> = []
      for (path, matched, inner) in select(evaluate(subject, in: scope), cases, in: scope, place: place) {
        guard let matched else {
          result.append(.init(condition: path, value: .empty))
          continue
        }
        taken.insert(matched)
        // What a pattern binds may be another value on each path.
        let isSame = inner.variables.isEmpty
        let node = (isSame ? arms[matched] : nil) ?? builder(cases[matched].body[...], in: inner)
        if isSame { arms[matched] = node }
        result.append(.init(condition: path, value: node))
      }
      noteArms(taken, of: statement, at: place, in: scope)
    default: break
    }
    if result.count == 1 { return result[0].value }
    return .choice(paths.alternatives(result))
  }

  /// Returns what `#if` leaves on the file's platform, with the builds in which it does.
  func possible(_ clauses: [CompilationClause], in scope: Scope) -> [(path: Guard, statements: [Statement])] {
    let build = index.program.files[Int(scope.file)].build
    return CompilationCondition.possible(clauses.map(\.condition), in: build).compactMap { flags, clause in
      condition(of: flags).map { ($0, clause.map { clauses[$0].statements } ?? []) }
    }
  }

  /// Returns the condition that flags stand for; `nil` where they contradict each other.
  func condition(of flags: [CompilationFlag]) -> Guard? {
    flags.reduce(Guard.always) { path, flag in
      let number = conditions.number(key: "#if \(flag.name)", label: flag.name)
      conditions.keep(number)
      return path?.and(Guard(condition: number, arm: flag.isSet ? 1 : 0))
    }
  }

  // MARK: - Functions

  /// Runs statements and returns each way through them.
  func run(_ statements: ArraySlice<Statement>, in scope: Scope, on way: Way) -> [Outcome] {
    let path = way.path
    var index = statements.startIndex
    while index < statements.endIndex {
      let statement = statements[index]
      let place = place(statement.span, in: scope)
      let rest = statements[(index + 1)...]
      switch statement.kind {
      case .expression(let expression):
        if case .binary(let symbol, let left, let right) = expression.kind, symbol.hasSuffix("="),
          !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
        {
          if let replaced = assign(symbol, left, right, in: scope, place: place) {
            return [outcome(replaced, path, in: scope)]
          }
        } else if statements.count == 1 {
          return [outcome(evaluate(expression, in: scope), path, in: scope)]
        } else if let delegated = delegated(expression, in: scope) {
          return [outcome(delegated, path, in: scope)]
        } else {
          perform(expression, in: scope)
        }
      case .binding(let binding):
        bind(binding, in: scope, place: place)
        if let value = binding.value { forget(value.namesChangedInClosures, in: scope, place: place) }
      case .returning(let expression):
        return [outcome(expression.map { evaluate($0, in: scope) } ?? Value.none, path, in: scope)]
      case .ifElse, .switchCase, .compilation:
        return follow(arms(of: statement, in: scope, place: place), then: rest, in: scope, on: way, place: place)
      case .guardElse(let conditions, let otherwise):
        return forkGuard(conditions, otherwise, rest, in: scope, on: way, place: place)
      case .declaration(.function(let function)): scope.functions[function.name] = function
      case .forIn(let pattern, let sequence, let body):
        bindUnknown(pattern, evaluate(sequence, in: scope), in: scope, place: place)
        if body.returns { return runLoop(body, rest, in: scope, on: way, place: place) }
        loop(body, in: scope, place: place)
      case .loop(let conditions, let body):
        let walk = walk(of: body, while: conditions, in: scope, place: place)
        if body.returns { return runLoop(body, rest, walk, in: scope, on: way, place: place) }
        loop(body, in: scope, place: place)
        leave(walk, in: scope)
      case .opaque(let kind) where kind.hasPrefix("throw"):
        return [outcome(Value.none, path, in: scope)]
      default: break
      }
      index += 1
    }
    return [outcome(nil, path, in: scope)]
  }

  /// Makes the end of a way, with the fields of `self` as they are there.
  private func outcome(_ value: Value?, _ path: Guard, in scope: Scope) -> Outcome {
    var fields: [String: Value] = [:]
    if case .instance(let instance)? = scope.selfValue { fields = instance.fields }
    var texts: [String: Value] = [:]
    if value == nil { for name in loopTexts { texts[name] = scope.variable(name) } }
    if let stateText { texts[stateText.name] = stateText.scope.variables[stateText.name] }
    let state = value == nil ? scope.snapshot() : nil
    return Outcome(path: path, value: value, fields: fields, texts: texts, state: state)
  }

  private func forkGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ rest: ArraySlice<Statement>, in scope: Scope, on way: Way,
    place: Place
  ) -> [Outcome] {
    var result: [Outcome] = []
    let saved = scope.snapshot()
    var outcomes = decide(conditions, in: scope, place: place)
    // Where the program would end, nothing is seen: what is left holds.
    if otherwise.endProgram, outcomes.contains(where: \.1) {
      outcomes.removeAll { !$0.1 }
      if outcomes.count == 1 { outcomes[0].0 = .always }
    }
    for (condition, outcome) in outcomes {
      guard let branch = way.taking(condition) else { continue }
      if outcome {
        let bound = scope.snapshot()
        result += run(rest, in: scope, on: branch)
        scope.restore(bound)
      } else {
        result += run(otherwise[...], in: Scope(parent: scope, file: scope.file), on: branch)
      }
      if result.count > Alternatives<Value>.limit * 2 { break }
    }
    scope.restore(saved)
    return result
  }

  /// Runs one turn of a loop, on whatever way it is reached.
  func turn(of body: [Statement], in scope: Scope, place: Place) -> [Outcome] {
    // A turn of one expression returns nothing.
    let statements = body + [.end(at: place.span)]
    return run(statements[...], in: Scope(parent: scope, file: scope.file), on: .only)
  }

  /// Follows a loop of which some turn may return: what it returns there, and the rest after it.
  private func runLoop(
    _ body: [Statement], _ rest: ArraySlice<Statement>, _ walk: ResponderWalk = ResponderWalk(), in scope: Scope,
    on way: Way, place: Place
  ) -> [Outcome] {
    let saved = scope.snapshot()
    // A turn begins with what those before it left.
    forget(body.changedNames, in: scope, place: place)
    enter(walk, in: scope, place: place)
    let ends = turn(of: body, in: scope, place: place).filter { $0.value != nil }
    scope.restore(saved)
    let returns = ends.prefix(Alternatives<Value>.limit - 1)
    // Whether there is what is looked for is a matter of the data, and no path of the program.
    let isSearch = rest.first?.returnsNil == true
    let condition = conditions.number(
      key: "loop@\(place.file):\(place.span.start)", label: "a turn of the loop",
      arms: ["returns nothing"] + returns.indices.map { returns.count == 1 ? "returns" : "returns in way \($0 + 1)" },
      isGap: isSearch)
    var result = returns.enumerated().compactMap { arm, end in
      way.path.and(Guard(condition: condition, arm: arm + 1)).map { path in
        outcome(isSearch ? end.value?.found : end.value, path, in: scope)
      }
    }
    loop(body, in: scope, place: place)
    leave(walk, in: scope)
    if let silent = way.taking(Guard(condition: condition, arm: 0)) {
      result += run(rest, in: scope, on: silent)
    }
    return result
  }

  /// Evaluates a call for its effect on variables: what it may change in a way that is not followed is unknown then.
  private func perform(_ expression: Expression, in scope: Scope) {
    var changed = expression.changedNames
    if case .call(let callee, let arguments) = expression.kind, case .identifier(let name) = callee.kind,
      write(nil, name, arguments, in: scope) != nil || change(by: name, arguments, in: scope)
    {
      return
    }
    if case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let base), let name, _) = callee.kind
    {
      if write(base, name, arguments, in: scope) != nil { return }
      if case .identifier(let variable) = base.kind, let value = scope.variable(variable),
        mutate(variable, value, name, self.arguments(arguments, in: scope), in: scope)
      {
        return
      }
      // A method of a structure that is called for nothing but its effect changes it.
      if case .identifier(let variable) = base.kind, case .instance(let instance)? = scope.variable(variable),
        isStructure(instance)
      {
        let place = place(expression.span, in: scope)
        if let new = self.changed(instance, by: name, self.arguments(arguments, in: scope), place, in: scope),
          scope.assign(variable, new)
        {
          return
        }
        changed.insert(variable)
      }
    }
    forget(changed, in: scope, place: place(expression.span, in: scope))
  }

  /// Returns the value of `self.init(…)`, which ends an initialiser of a framework type.
  private func delegated(_ expression: Expression, in scope: Scope) -> Value? {
    guard case .call(let callee, _) = expression.kind, case .member(.some(let base), "init", _) = callee.kind,
      case .identifier("self") = base.kind
    else { return nil }
    return evaluate(expression, in: scope)
  }
}

extension Statement {
  fileprivate var returnsNil: Bool {
    if case .returning(let value?) = kind, case .nilLiteral = value.kind { true } else { false }
  }
}

extension [Statement] {
  /// True where some way through returns from the function around.
  fileprivate var returns: Bool {
    contains { statement in
      switch statement.kind {
      case .returning: true
      case .declaration, .binding: false
      default: statement.statements.returns
      }
    }
  }
}

extension Expression {
  /// True for a call that does not return.
  var endsProgram: Bool {
    guard case .call(let callee, _) = kind, case .identifier(let name) = callee.kind else { return false }
    return ["fatalError", "preconditionFailure", "abort"].contains(name)
  }
}

extension [Statement] {
  /// True for statements of which the last one ends the program, so that nothing is seen after them.
  var endProgram: Bool {
    guard case .expression(let last)? = last?.kind else { return false }
    return last.endsProgram
  }
}
