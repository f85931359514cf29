import SourceFacts

/// Functions of a type that run a closure with one object after the other, as `eachTable { $0.backgroundColor = .black }`
/// does where `eachTable` calls it with the tables (S-115).
struct CodeTurns {
  private let functions: [String: [Located<FunctionDeclaration>]]
  /// The names of methods that run a block with the object which they are called on.
  let selfRunners: Set<String>

  init(_ type: TypeInfo? = nil, _ selfRunners: Set<String> = []) {
    functions = type?.functions ?? [:]
    self.selfRunners = selfRunners
  }

  /// Returns what a call of such a function hands to the closure that it is given, turn by turn, and the closure's
  /// position among the arguments; `nil` for other calls.
  func turns(
    of callee: Expression, _ arguments: [Argument]
  ) -> (turns: [(objects: [Expression], isConditional: Bool)], closure: Closure, position: Int)? {
    guard let name = callee.ownName, let candidates = functions[name], candidates.count == 1,
      let function = candidates.first?.declaration, let body = function.body,
      let position = arguments.lastIndex(where: { if case .closure = $0.value.kind { true } else { false } }),
      case .closure(let closure) = arguments[position].value.kind,
      arguments.count == function.parameters.count, function.parameters[position].type.isFunction
    else { return nil }
    var found: [(objects: [Expression], isConditional: Bool)] = []
    let others = Set(function.parameters.map(\.name) + body.flatMap(\.boundNames))
    collect(body, running: function.parameters[position].name, isConditional: false, into: &found)
    // What the function itself is handed, or makes, is none of the type's own.
    found.removeAll { turn in turn.objects.contains { !$0.names(in: others).isEmpty } }
    return found.isEmpty ? nil : (found, closure, position)
  }

  private func collect(
    _ statements: [Statement], running block: String, isConditional: Bool,
    into found: inout [(objects: [Expression], isConditional: Bool)]
  ) {
    for statement in statements {
      if case .forIn(.name(let name), let sequence, let body) = statement.kind,
        body.count == 1, case .expression(let call) = body[0].kind, call.runs(block)?.first?.kind == .identifier(name)
      {
        found += sequence.listed([]).map { ([$0], isConditional) }
        continue
      }
      if case .expression(let expression) = statement.kind {
        if let objects = expression.runs(block) { found.append((objects, isConditional)) }
        if let list = expression.list(eachRunBy: block) { found += list.map { ([$0], isConditional) } }
      }
      collect(statement.statements, running: block, isConditional: true, into: &found)
    }
  }
}

extension CodeScan {
  /// Scans a closure once for each object that a function of the type runs it with; false for other calls.
  mutating func run(
    turnsOf callee: Expression, _ arguments: [Argument], _ names: [String: [String]], _ isConditional: Bool
  ) -> Bool {
    guard let (all, closure, position) = turns.turns(of: callee, arguments) else {
      return run(withOneObject: callee, arguments, names, isConditional)
    }
    for turn in all {
      var inner = names
      for (number, object) in turn.objects.enumerated() {
        let path = path(of: object, [:]) ?? ["\(Self.local)$\(number)"]
        inner["$\(number)"] = path
        if number < closure.parameters.count { inner[closure.parameters[number]] = path }
      }
      if turn.isConditional { choices.append(unfollowed(callee.span)) }
      scan(closure.body, inner, isConditional: isConditional || turn.isConditional)
      if turn.isConditional { choices.removeLast() }
    }
    for other in arguments.indices where other != position {
      scan(arguments[other].value, names, isConditional: isConditional)
    }
    return true
  }

  /// Scans a block with the one object that it is run with at once; false for other calls.
  ///
  /// That is what the block is called with where a constant of the function holds it, or the object on which a method is
  /// called that hands itself on.
  private mutating func run(
    withOneObject callee: Expression, _ arguments: [Argument], _ names: [String: [String]], _ isConditional: Bool
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let block: Expression?
    let object: Expression
    switch callee.kind {
    case .identifier(let name):
      block = constants.last { $0.pattern == .name(name) }?.value
      object = arguments[0].value
    case .member(.some(let base), let name, _) where turns.selfRunners.contains(name):
      block = arguments[0].value
      object = base
    default: return false
    }
    guard case .closure(let closure)? = block?.kind, closure.parameters.count < 2,
      let path = path(of: object, names), !path.isEmpty
    else { return false }
    // The method may do more to its object than to run the block.
    add(callee, arguments, names, isConditional)
    var inner = names
    inner[closure.parameters.first ?? "$0"] = path
    scan(closure.body, inner, isConditional: isConditional)
    return true
  }
}

extension CodeIndex {
  /// Finds the methods that run their one block with their own object in any case, under names that no other has.
  func findSelfRunners() -> Set<String> {
    var (found, others) = (Set<String>(), Set<String>())
    for type in index.types.values {
      for (name, functions) in type.functions {
        let isRunner = functions.allSatisfy(\.declaration.runsItsBlockWithItself)
        if isRunner { found.insert(name) } else { others.insert(name) }
      }
    }
    return found.subtracting(others)
  }
}

extension FunctionDeclaration {
  fileprivate var runsItsBlockWithItself: Bool {
    guard parameters.count == 1, parameters[0].type.isFunction else { return false }
    return (body ?? []).contains { statement in
      switch statement.kind {
      case .expression(let value), .returning(let value?):
        value.runs(parameters[0].name)?.map(\.kind) == [.identifier("self")]
      default: false
      }
    }
  }
}

extension Expression {
  /// The name of a method that is called on `self`.
  var ownName: String? {
    switch kind {
    case .identifier(let name): name
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"): name
    default: nil
    }
  }

  /// What a call hands to a block; `nil` for other expressions.
  fileprivate func runs(_ block: String) -> [Expression]? {
    guard case .call(let callee, let arguments) = kind, callee.kind == .identifier(block), !arguments.isEmpty else {
      return nil
    }
    return arguments.map(\.value)
  }

  /// The elements of a list that is written out whose `forEach` is given a block.
  fileprivate func list(eachRunBy block: String) -> [Expression]? {
    guard case .call(let callee, let arguments) = kind, case .member(.some(let base), "forEach", _) = callee.kind,
      arguments.count == 1, arguments[0].value.kind == .identifier(block)
    else { return nil }
    return base.listed([])
  }
}
