import SourceFacts

/// Gathers what the code of one type assigns and hands on.
struct CodeScan {
  var assignments: [CodeAssignment] = []
  var calls: [CodeCall] = []
  /// The paths of the views into whose layers others are put.
  private(set) var layered: Set<[String]> = []
  /// True where views are made that show pictures.
  private(set) var makesPictures = false
  /// True where layers are put into a view's own one.
  var addsLayers: Bool { layered.contains([]) }

  /// The functions of the type itself that its functions call in any case, by the caller.
  private var steps: [String: Set<String>] = [:]
  /// When functions are run before anything is seen that the system does not call by name.
  private(set) var begun: [String: Int] = [:]
  let typeId: String
  var file: Int32 = 0
  private var function = ""
  /// The properties that keep the first view of a file that the object owns, with what stands for its outlet.
  var kept: [String: String] = [:]
  /// The rows that are taken from lists to be filled.
  private(set) var taken: [CodeRow] = []
  /// The calls that hand rows on.
  var handings: [CodeHanding] = []
  /// The parameters as which other objects are handed on.
  var unfollowed: Set<CodeParameter> = []
  /// What is registered for lists before anything is seen.
  private(set) var registrations: [CodeRegistration] = []
  /// What is known of the objects that the variables at hand hold, by the first name on the way to them.
  var held: [String: CodeRow] = [:]
  /// The types that made the local variables at hand.
  private var made: [String: String] = [:]
  /// The rows that functions within the one at hand take from lists and return, by their names.
  var results: [String: CodeRow] = [:]
  /// The blocks that the function at hand keeps in constants or declares, by their names.
  var blocks: [String: [Statement]] = [:]
  /// The type's functions that run a closure with its objects.
  private(set) var turns = CodeTurns()
  private var functionStart: Int32 = 0
  /// What the function at hand is handed.
  private var parameters: [Parameter] = []
  /// The questions around the statement at hand.
  var choices: [CodeChoice] = []
  /// Where the last statement begins that may have left the function at hand early, without a look.
  private var exit: Int32?
  /// The constants of the function at hand that are declared so far.
  private(set) var constants: [Binding] = []
  /// The names of its variables.
  private(set) var variables: Set<String> = []
  /// The names on the way to all that the function assigns or calls.
  private(set) var touched: Set<[String]> = []

  /// What the files with the type's code are built for.
  private let build: (Int32) -> Build
  /// What calls give as far as it is declared; `nil` once all is scanned.
  private(set) var declared: DeclaredResults?

  /// - Parameter begun: When functions are run that the code above the type begins with.
  init(
    _ type: TypeInfo, begun: [String: Int] = [:], selfRunners: Set<String>, declared: DeclaredResults,
    build: @escaping (Int32) -> Build
  ) {
    typeId = type.id
    (self.build, self.declared) = (build, declared)
    turns = CodeTurns(type, selfRunners)
    for function in type.functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) + type.initializers {
      scan(function.declaration, file: function.file)
    }
    for property in type.properties {
      file = property.file
      let declaration = property.declaration
      // An outlet is set once, while the file is loaded.
      let isOutlet = declaration.attributes.contains { $0.name == "IBOutlet" }
      function = isOutlet ? Self.outletObserver : declaration.name
      functionStart = declaration.span.start
      parameters = []
      scan(declaration.observers, [:], isConditional: !isOutlet)
      function = declaration.name
      for body in [declaration.getter, declaration.setter?.ownStatements] { scan(body ?? [], [:], isConditional: true) }
      if let value = declaration.value {
        scan(value, [:], isConditional: true)
        keep(value, in: [declaration.name], [:])
      }
    }
    let starts = CodeAssignment.starts(of: assignments.filter { !$0.isAsked }, steps: steps, begun: begun)
    self.begun = starts.filter { CodeAssignment.starts[$0.key] == nil }
    assignments = assignments.map { $0.starting(at: starts[$0.function]) }
    // A scan is kept long: what is mapped has the room it needs, and not that in which it grew.
    calls = calls.map { $0.starting(at: starts[$0.site.function]) }
    registrations.removeAll { starts[$0.function] == nil }
    // A scan is kept as long as the program is evaluated: what only the way through the code needed is not.
    (held, variables, touched, steps, turns) = ([:], [], [], [:], CodeTurns())
    self.declared = nil
  }

  private mutating func scan(_ declaration: FunctionDeclaration, file: Int32) {
    self.file = file
    function = declaration.name
    functionStart = declaration.span.start
    parameters = declaration.parameters
    made = [:]
    held = [:]
    (results, blocks) = ([:], [:])
    variables = []
    touched = (declaration.body ?? []).touched
    var names: [String: [String]] = [:]
    for parameter in declaration.parameters {
      names[parameter.name] = ["\(Self.parameter)\(parameter.name)"]
      held["\(Self.parameter)\(parameter.name)"] = .handed(parameter, to: declaration, file: file)
    }
    scan(declaration.body ?? [], names, isConditional: false)
  }

  /// What is run where the statements around it end, with what held where it stands.
  private typealias Deferred = (
    body: [Statement], names: [String: [String]], isConditional: Bool, choices: [CodeChoice], exit: Int32?
  )

  mutating func scan(_ statements: [Statement], _ outer: [String: [String]], isConditional: Bool) {
    var names = outer
    let known = constants.count
    let asked = choices.count
    let before = (held, made, blocks, exit)
    var isConditional = isConditional
    var deferred: [Deferred] = []
    for (position, statement) in statements.enumerated() {
      if case .deferred(let body) = statement.kind {
        deferred.append((body, names, isConditional, choices, exit))
        continue
      }
      if let block = statement.block, statements[(position + 1)...].call(block.name) {
        blocks[block.name] = block.body
        bind(statement, in: &names)
        if case .binding(let binding) = statement.kind { constants.append(binding) }
        continue
      }
      let (heldAround, namesAround) = (held, names)
      bind(statement, in: &names)
      scan(statement, names, else: (namesAround, heldAround), isConditional: isConditional)
      // What a condition binds is there in its arms.
      if case .ifElse = statement.kind { held = heldAround }
      if let choice = choiceBehind(statement) {
        choices.append(choice)
        isConditional = true
      } else if statement.mayEndFunction {
        exit = statement.span.start
      }
      if case .binding(let binding) = statement.kind, case .name(let name) = binding.pattern {
        if binding.isConstant || isSteady(binding, name) { constants.append(binding) } else { variables.insert(name) }
      }
      constants += statement.boundByGuard
      for position in constants.indices[known...] where constants[position].value == nil {
        guard case .name(let name) = constants[position].pattern else { continue }
        constants[position].value = statement.value(of: name)
      }
    }
    for put in deferred.reversed() {
      (choices, exit) = (put.choices, put.exit)
      scan(put.body, put.names, isConditional: put.isConditional)
    }
    constants.removeSubrange(known...)
    choices.removeSubrange(asked...)
    (held, made, blocks, exit) = before
  }

  /// Notes what a statement's new names stand for.
  private mutating func bind(_ statement: Statement, in names: inout [String: [String]]) {
    switch statement.kind {
    case .binding(let binding):
      bind(binding.pattern, to: binding.value, as: binding.type, in: &names)
      if case .name(let name) = binding.pattern, binding.value == nil, binding.getter == nil {
        names[name] = ["\(Self.local)\(name)"]
        let place = Place(file: file, span: statement.span)
        held["\(Self.local)\(name)"] = binding.type.map { CodeRow(className: $0.name, place: place) }
      }
    case .guardElse(let conditions, _), .ifElse(let conditions, _, _):
      for case .optionalBinding(let pattern, let value) in conditions { bind(pattern, to: value, in: &names) }
    case .forIn(.name(let name), _, _):
      names[name] = ["\(Self.local)\(name)"]
      held["\(Self.local)\(name)"] = nil
    default: break
    }
  }

  private mutating func bind(
    _ pattern: Pattern, to value: Expression?, as type: TypeReference? = nil, in names: inout [String: [String]]
  ) {
    guard case .name(let name) = pattern else { return }
    // `if let label` stands for the name itself.
    guard let value else { return }
    let other = path(of: value, names)
    let path = other ?? ["\(Self.local)\(name)"]
    names[name] = path
    if path.count == 1, let key = path.first { held[key] = row(value, as: type, at: self.path(of: value, names)) }
    if path.count > 1, case .cast = value.kind { held[Self.key(of: path)] = CodeRow.made(by: value, file: file) }
    // Another name for an object says nothing of who made that.
    if other == nil { made[path[0]] = if case .call(let callee, _) = value.kind { callee.typeName } else { nil } }
  }

  /// Returns what is known of the object that a variable is given, which may have had another name before.
  private mutating func row(_ value: Expression, as type: TypeReference?, at path: [String]?) -> CodeRow? {
    let before = path?.first.flatMap { path?.count == 1 ? held[$0] : nil }
    if before == nil, var row = result(of: value) {
      row.className = type?.name ?? row.className
      return row
    }
    var row = CodeRow.made(by: value, file: file)
    let type = type ?? (row == nil && before == nil ? declared?.type(of: value, file) : nil)
    if let type {
      row = row ?? CodeRow(className: "", place: Place(file: file, span: value.span))
      row?.className = type.name
    }
    guard var result = before else { return row.map { note($0) } }
    if let row { result.className = row.className }
    return result
  }

  /// The row that a call of a function within the one at hand gives.
  private func result(of value: Expression) -> CodeRow? {
    guard case .call(let callee, _) = value.kind, case .identifier(let name) = callee.kind else { return nil }
    var row = results[name]
    row?.choices = choices.count
    return row
  }

  /// Completes a row, and notes one that is taken from a list.
  @discardableResult mutating func note(_ row: CodeRow) -> CodeRow {
    if let known = taken.first(where: { $0.place == row.place }) { return known }
    var row = row
    row.locals = row.identifier.map(locals) ?? []
    (row.choices, row.parameters, row.functionStart) = (choices.count, parameters, functionStart)
    if row.start != nil { taken.append(row) }
    return row
  }

  /// - Parameter otherwise: What is known where the conditions don't hold that bind names.
  private mutating func scan(
    _ statement: Statement, _ names: [String: [String]],
    else otherwise: (names: [String: [String]], held: [String: CodeRow]), isConditional: Bool
  ) {
    for expression in statement.expressions { scan(expression, names, isConditional: isConditional) }
    if case .ifElse([], let body, _) = statement.kind { return scan(body, names, isConditional: isConditional) }
    if case .declaration(.function(let inner)) = statement.kind { return scan(inner, within: names) }
    if let list = statement.emptiedList { empty(list, names, isConditional) }
    if case .forIn(let pattern, let sequence, let body) = statement.kind, let parts = pattern.elementNames,
      scan(eachOf: sequence, as: parts, body, names, at: statement.span, isConditional)
    {
      return
    }
    let asked = choices.count
    if let (question, bodies) = CodeChoice.question(of: statement) {
      for arm in bodies.indices {
        choices.append(choice(question, [arm], of: bodies.count, at: statement))
        let isOther = if case .conditions = question { arm == 0 } else { false }
        let heldWithin = held
        if isOther { held = otherwise.held }
        scan(bodies[arm], isOther ? otherwise.names : names, isConditional: true)
        held = heldWithin
        choices.removeLast()
      }
    } else if !statement.statements.isEmpty {
      choices.append(unfollowed(statement.span))
      scan(statement.statements(in: build(file)), names, isConditional: true)
    }
    choices.removeSubrange(asked...)
  }

  /// The methods that run their closure at once, and surely.
  private static let immediate: Set<String> = ["assumeIsolated"]

  mutating func scan(_ expression: Expression, _ names: [String: [String]], isConditional: Bool) {
    if let assignments = expression.assignments {
      for assignment in assignments { scan(assignment, names, isConditional: isConditional) }
      return
    }
    if let row = CodeRow.made(by: expression, file: file), row.start != nil { note(row) }
    switch (expression.hiding ?? expression).kind {
    case .call(let callee, let arguments) where arguments.isEmpty && run(callee, names, isConditional): return
    case .identifier(let name) where blocks[name] != nil:
      // Whoever is handed a block may run it.
      choices.append(unfollowed(expression.span))
      _ = run(expression, names, true)
      choices.removeLast()
      return
    case .binary("=", let left, let right):
      if case .identifier(let name) = left.kind, let path = names[name], path == ["\(Self.local)\(name)"] {
        // A variable keeps the class that it was declared as.
        held[path[0]] = row(right, as: nil, at: self.path(of: right, names)) ?? held[path[0]]?.asDeclared
      } else if let path = path(of: left, names), let property = path.last {
        keep(right, in: path, names)
        add(path.dropLast(), property, right, isConditional)
      }
      set(throughElementIn: left, to: right, names)
    case .call(let callee, let arguments):
      if fill(expression, callee, arguments, names) || run(turnsOf: callee, arguments, names, isConditional) { return }
      note(callee.typeName, madeWith: arguments)
      if case .member(_, let name, _) = callee.kind, Self.immediate.contains(name), let body = arguments.last?.value {
        return scan(body.statements, names, isConditional: isConditional)
      }
      if let run = expression.animations {
        scan(arguments[run].value.statements, names, isConditional: isConditional)
        for argument in arguments.indices where argument != run {
          scan(arguments[argument].value, names, isConditional: isConditional)
        }
        return
      }
      if let list = expression.emptiedList { empty(list, names, isConditional) }
      if let (list, turn) = expression.eachTurn,
        scan(eachOf: list, as: turn.elementNames, turn.body, names, at: expression.span, isConditional)
      {
        return
      }
      add(callee, arguments, names, isConditional)
    default: break
    }
    expression.forEachChild { scan($0, names, isConditional: isConditional) }
    var inner = names
    let heldAround = held
    defer { held = heldAround }
    if case .closure(let closure) = expression.kind { bind(closure, at: expression.span, &inner) }
    if expression.statements.isEmpty { return }
    choices.append(unfollowed(expression.span))
    scan(expression.statements, inner, isConditional: true)
    choices.removeLast()
  }

  /// Gives the parameters of a closure names, with the classes that are written for them.
  private mutating func bind(_ closure: Closure, at span: Span, _ names: inout [String: [String]]) {
    for (position, parameter) in closure.parameters.enumerated() {
      names[parameter] = ["\(Self.local)\(parameter)"]
      let type = closure.types.indices.contains(position) ? closure.types[position] : nil
      let place = Place(file: file, span: span)
      held["\(Self.local)\(parameter)"] = type.map { CodeRow(className: $0.name, place: place) }
    }
  }

  private mutating func note(_ type: String?, madeWith arguments: [Argument]) {
    if ["UIImageView", "NSImageView"].contains(type) { makesPictures = true }
    if type == "UICollectionLayoutListConfiguration",
      let appearance = arguments.first(where: { $0.label == "appearance" })
    {
      add(["collectionView"], Self.listAppearance, appearance.value, false)
    }
  }

  mutating func add(
    _ path: some Sequence<String>, _ property: String, _ value: Expression, _ isConditional: Bool
  ) {
    assignments.append(assignment(Array(path), property, value, isConditional))
  }

  /// What is done at the place at hand, with all that it takes to evaluate it there.
  func assignment(
    _ path: [String], _ property: String, _ value: Expression, _ isConditional: Bool
  ) -> CodeAssignment {
    var result = CodeAssignment(
      path: path, property: property, value: value, place: Place(file: file, span: value.span),
      typeId: typeId, function: function, isConditional: isConditional, exit: exit, choices: choices,
      functionStart: functionStart, parameters: parameters, locals: locals(of: value))
    (result.baseType, result.row) = (path.first.flatMap { made[$0] }, path.first.flatMap { held[$0] })
    let holder = result.pathOfView.dropLast()
    if holder.count > 1 { result.castType = held[Self.key(of: holder)]?.className }
    return result
  }

  mutating func add(
    _ callee: Expression, _ arguments: [Argument], _ names: [String: [String]], _ isConditional: Bool
  ) {
    hand(arguments, to: callee, names)
    set(throughElementIn: callee, arguments, names)
    guard let path = path(of: callee, names), let name = path.last else { return }
    if ["addSublayer", "insertSublayer"].contains(name), path.dropLast().last == "layer" {
      layered.insert(Array(path.dropLast(2)))
    }
    if let first = arguments.first, let property = Self.setters[name], Self.isForNormalState(arguments) {
      return add(path.dropLast(), property, first.value, isConditional)
    }
    ask(path, arguments, at: callee.span, isConditional)
    if !isConditional,
      let one = CodeRegistration(path, arguments, locals: locals, file: file, function: function)
    {
      registrations.append(one)
    }
    if path.count == 1, !isConditional { steps[function, default: []].insert(name) }
    note(path, callee, arguments, names, isConditional)
  }
}
