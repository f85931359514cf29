import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Evaluates a call.
  func call(_ callee: Expression, _ arguments: [Argument], place: Place, in scope: Scope) -> Value {
    switch callee.kind {
    case .specialized(let base, _):
      return made { $0.register(callee, arguments, place: place, in: scope) }
        ?? call(base, arguments, place: place, in: scope)
    case .member(nil, let name, _):
      let values = self.arguments(arguments, in: scope)
      return .implicit(ImplicitMember(name: name, arguments: values, place: place))
    case .member(.some(let base), let name, let nameSpan):
      if case .identifier("super") = base.kind {
        return code?.callSuper(name, self.arguments(arguments, in: scope), place: place, in: scope) ?? .none
      }
      if let found = write(base, name, arguments, in: scope) { return found }
      // `self.init(…)` makes the value that `self` becomes, and in a static member one of the type that was asked.
      if case .identifier("self") = base.kind, name == "init", let type = scope.typeName {
        let values = self.arguments(arguments, in: scope)
        if code?.delegate(values, place: place, in: scope) == true { return .none }
        return construct(scope.ownType ?? type, values, place: place, in: scope)
      }
      if RowRegistration.mayMake(name), let row = made(by: { $0.register(callee, arguments, place: place, in: scope) })
      {
        return row
      }
      return callMember(
        name, nameSpan, of: evaluate(base, in: scope), arguments, isChained: base.isChained, place: place, in: scope)
    case .identifier(let name):
      if let found = write(nil, name, arguments, in: scope) { return found }
      let values = self.arguments(arguments, in: scope)
      return callNamed(name, values, calleePlace: self.place(callee.span, in: scope), place: place, in: scope)
    // `[String: Value]()` is an empty dictionary, `[Value]()` an empty list.
    case .dictionary where arguments.isEmpty: return dictionary([], in: scope, place: place)
    case .array where arguments.isEmpty: return .array([])
    default:
      let function = evaluate(callee, in: scope)
      // What an optional that is nil would do is not done, and gives nil.
      if callee.isChained, case .none = function { return .none }
      let values = self.arguments(arguments, in: scope)
      // A closure that is called where it is written gives the value of its `if`: nothing builds a view of it.
      if case .closure = callee.kind, case .closure(let closure) = function {
        return invoke(closure, values.map(\.value), isBuilder: false, place: place)
      }
      return callValue(function, values, place: place, in: scope)
    }
  }

  private func callNamed(
    _ name: String, _ arguments: [ArgumentValue], calleePlace: Place, place: Place, in scope: Scope
  ) -> Value {
    if arguments.isEmpty, scope.isHeld(name) { return identifier(name, place: calleePlace, in: scope) }
    if let variable = scope.variable(name) { return callValue(variable, arguments, place: place, in: scope) }
    if let (function, owner) = scope.function(name) {
      let body = Scope(parent: owner, file: owner.file)
      return invoke(function, arguments, in: body, place: place)
    }
    if let own = scope.selfValue, let value = callOwn(name, of: own, arguments, place: place, in: scope) {
      return value
    }
    if let own = scope.selfValue,
      let value = optionSetMember(name, of: own, arguments, place: place)
        ?? frameworkMethod(name, of: own, arguments, place: place)
    {
      return value
    }
    if let type = classAsked(name, arguments) { return type }
    if let number = standardFunction(name, arguments, place: place) { return number }
    if let list = listFunction(name, arguments, place: place) { return list }
    if let value = callFramework(name, of: scope.selfValue, arguments, place, calleePlace, in: scope) {
      return value
    }
    // In a view and in an extension of `View`, a plain name is a modifier of `self`.
    if ModifierTable.effects[name] != nil, let receiver = ownView(in: scope, place: place) {
      let handed = closures(in: arguments, scope: scope)
      return .view(.modified(receiver, ModifierCall(name: name, arguments: handed, place: calleePlace)))
    }
    if CodeRun.mayDraw(function: name) { code?.noteDrawing(byFunction: name, arguments) }
    let first = identifier(name, place: calleePlace, in: scope)
    let function = overload(named: name, arguments, first, calledAt: place, in: scope)
    if let value = performed(name, function, arguments, place: place, in: scope) { return value }
    return callValue(function, arguments, place: place, in: scope)
  }

  /// Returns the function of several with a name that fits the arguments; a component of the framework is not hidden by
  /// functions that take others.
  private func overload(
    named name: String, _ arguments: [ArgumentValue], _ first: Value, calledAt place: Place, in scope: Scope
  ) -> Value {
    guard case .method(_, receiver: nil, _, owner: nil) = first else { return first }
    let all = fitting(index.functions[name] ?? [], arguments, from: scope.file)
    if all.isEmpty { return ComponentTable.isComponent(name) ? .type(name) : first }
    return method(of: all, receiver: nil, owner: nil, arguments, place: place)
  }

  /// Returns `self` as a view; a colour or style is one where code that extends views speaks of it.
  private func ownView(in scope: Scope, place: Place) -> ViewNode? {
    switch scope.selfValue {
    case .view(let node)?: node
    case .some(let value) where scope.typeName == "View" && isStyle(value): view(from: value, place: place)
    case .instance(let instance)? where index.types[instance.typeName]?.conforms(to: "View") == true:
      .custom(instance, place)
    default: nil
    }
  }

  /// Returns the method of a receiver whose labels fit the arguments.
  func bestMethod(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    var owners: [TypeInfo] = []
    switch receiver {
    case .instance(let instance):
      let extensions = isObject(instance) ? code?.frameworkExtensions(of: instance) ?? [] : []
      owners = lineage(of: instance.typeName) + extensions
    case .unknown(let doubt):
      if let type = doubt.type.flatMap({ index.type(named: $0.name, file: scope.file) }) {
        owners = lineage(of: type.id)
      }
    case .type(let name): owners = self.owners(ofStaticsIn: name)
    default:
      guard let type = extensionType(of: receiver) else {
        return ownMember(name, of: receiver, place: place, in: scope)
      }
      owners =
        switch type {
        case "View": extensions(of: receiver)
        case "Color": ["Color", "View"].compactMap { index.types[$0] }
        case "Font": Self.fontTypes.compactMap { index.types[$0] }
        default: index.types[type].map { [$0] } ?? []
        }
    }
    for owner in owners {
      let fitting = fitting(owner.functions[name] ?? [], arguments, from: place.file)
        .filter { !isAround(place, $0) && suits($0, receiver) }
      // An extension's default stands for the requirement of its protocol.
      let made = fitting.filter { $0.declaration.body != nil }
      guard let first = made.first ?? fitting.first else { continue }
      if made.isEmpty, let own = implementation(of: name, owner, receiver, arguments, place) { return own }
      return method(of: made.isEmpty ? [first] : made, receiver: receiver, owner: owner.id, arguments, place: place)
    }
    if followsCode, CodeRun.fillers.contains(name) { return nil }
    let own = ownMember(name, of: receiver, place: place, in: scope)
    // The modifier of SwiftUI is meant where those of the program take something else (S-60).
    if case .view = receiver, case .method(let function, _, _, _)? = own, ModifierTable.effects[name] != nil,
      !fits(function.parameters, arguments)
    {
      return nil
    }
    return own
  }

  /// Calls a value.
  func callValue(_ value: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    if let view = laidOut(value, arguments, place: place) { return view }
    switch value {
    case .choice(let all):
      let values = all.branches.map { branch in
        Alternatives<Value>.Branch(
          condition: branch.condition,
          value: on(branch.condition) { callValue(branch.value, arguments, place: place, in: scope) })
      }
      return choice(values, place: place)
    case .closure(let closure):
      let scaled = arguments.indices.filter { arguments[$0].isScaled && arguments[$0].value.isSize }
      return invoke(closure, arguments.map(\.value), scaled: Set(scaled), place: place)
    case .keyPath(let path) where arguments.count == 1:
      return self.value(at: path, of: arguments[0].value, place: place, in: scope)
    case .method(let function, let receiver, let file, let owner):
      let body = Scope(selfValue: receiver, typeName: owner, file: file, environment: scope.environment)
      return invoke(function, labelled(arguments, for: function.parameters), in: body, place: place)
    case .type(let name): return construct(name, arguments, place: place, in: scope)
    case .implicit(var member) where member.arguments == nil && member.chain.isEmpty:
      member.arguments = arguments
      return .implicit(member)
    case .instance(let instance):
      if let method = bestMethod("callAsFunction", of: value, arguments, place: place, in: scope),
        case .method(let function, _, let file, let owner) = method
      {
        return invoke(
          function, arguments, in: Scope(selfValue: .instance(instance), typeName: owner, file: file), place: place)
      }
      return arguments.isEmpty ? value : .unknown(Doubt(.unsupportedExpression, "a call", place: place))
    // What is no function was given to an `@autoclosure`, and stored.
    case .view where arguments.isEmpty, .color where arguments.isEmpty, .font where arguments.isEmpty,
      .style where arguments.isEmpty, .bool where arguments.isEmpty:
      return value
    case .unknown(var doubt):
      doubt.key += "\(key(of: arguments))"
      doubt.label += arguments.isEmpty ? "()" : "(…)"
      doubt.isOfColor = doubt.isOfColor || arguments.areOfColor
      doubt.type = doubt.type.flatMap { $0.isFunction ? $0.arguments.first : nil }
      return .unknown(doubt)
    default: return .unknown(Doubt(.unsupportedExpression, "a call", place: place))
    }
  }

  /// Calls a function with its parameters bound in a scope of its own.
  func invoke(_ function: FunctionDeclaration, _ arguments: [ArgumentValue], in scope: Scope, place: Place) -> Value {
    guard let statements = function.body else {
      return .unknown(
        Doubt(.runtimeValue, "'\(function.name)'", place: place, label: "\(function.name)(…)", type: function.result))
    }
    guard let matching = match(function.parameters, arguments) ?? looseMatch(function.parameters, arguments) else {
      return .unknown(Doubt(.unsupportedExpression, "'\(function.name)'", place: place))
    }
    bind(function.parameters, matching, arguments, in: scope)
    bindTypes(of: function, in: scope)
    let isBuilder = function.attributes.contains { $0.name.hasSuffix("Builder") }
    let makesView = isBuilder || function.result?.isOpaque == true
    let written = Place(file: scope.file, span: function.span)
    // Where objects are followed, a call counts for its effects, too.
    let isForEffects =
      followsCode && (!Self.isPlain(function.result) || changesLooks(function, at: written, in: scope))
    let following = follower
    // What neither takes nor makes objects is worked out as elsewhere, within the same bounds.
    if let following, following.isPlain(function, at: written, in: scope) { follower = nil }
    defer { follower = following }
    func run() -> Value {
      calling(written, of: scope.selfValue, place) {
        note(function, in: scope)
        let value = follow(
          statements, in: scope, result: function.result, isBuilder: isBuilder, isForEffects: isForEffects, place: place
        )
        return makesView ? ownModified(value, by: statements, in: scope) ?? value : value
      }
    }
    let result = ofColor(
      makesView || isForEffects ? viewMade(in: scope, run) : remembered(written, in: scope, calledAt: place, run),
      givenBy: function, arguments, of: scope.selfValue)
    let value = declared(
      attributed(result, madeBy: function, file: scope.file, calledAt: place), as: function.result,
      of: scope.selfValue, in: scope.typeName.flatMap { index.types[$0] }, file: scope.file)
    return index.assertions.asserting(value, at: written).passing("\(function.name)(…)", for: written)
  }

  /// Lets a colour that a function mixes from its arguments stand where the function is called: the function is shared
  /// by all that call it, and no place to edit one of them.
  private func attributed(
    _ value: Value, madeBy function: FunctionDeclaration, file: Int32, calledAt place: Place
  ) -> Value {
    if function.parameters.isEmpty { return value }
    return distribute(value, place: place) { branch in
      // What was made elsewhere holds nothing of the function.
      guard case .color(var color) = branch, let origin = color.origin, origin.file == file,
        origin.span.start < function.span.end, function.span.start < origin.span.end
      else { return branch }
      let parameters = Set(function.parameters.map(\.name))
      guard function.body?.contains(where: { $0.mentions(parameters, within: origin.span) }) == true else {
        return branch
      }
      color.origin = place
      return .color(color)
    }
  }

  /// Binds parameters to arguments or defaults.
  func bind(_ parameters: [Parameter], _ matching: [Int?], _ arguments: [ArgumentValue], in scope: Scope) {
    for (parameter, position) in zip(parameters, matching) {
      if parameter.isAutoclosure { scope.held.insert(parameter.name) }
      if parameter.isVariadic {
        let given = position.map { arguments.variadic(from: $0) } ?? []
        scope.variables[parameter.name] = .array(given.map { taken($0, by: parameter, in: scope) })
      } else if let position {
        let value = taken(arguments[position], by: parameter, in: scope)
        scope.variables[parameter.name] = value
        // A size that follows Dynamic Type does so under the parameter's name, too (S-18).
        if arguments[position].isScaled, value.isSize { scope.scaled.insert(parameter.name) }
      } else if let expression = parameter.defaultValue {
        let reads = scaledMetricReads
        let value = evaluate(expression, in: scope)
        scope.variables[parameter.name] = coerce(
          value, to: parameter.argumentType, file: scope.file, context: scope.typeName
        ).unknown(as: parameter.argumentType)
        if scaledMetricReads > reads, value.isSize { scope.scaled.insert(parameter.name) }
      } else {
        scope.variables[parameter.name] = Value.none
      }
    }
  }

  /// Returns what a parameter makes of an argument.
  private func taken(_ argument: ArgumentValue, by parameter: Parameter, in scope: Scope) -> Value {
    let type = parameter.argumentType
    var value = argument.value.unknown(as: type)
    // What an implicit member leads to may tell less of its type than the parameter does.
    value = coerce(value, to: type, file: scope.file, context: scope.typeName).unknown(as: type)
    value = built(value, for: parameter)
    value = unlabelled(value, as: type, place: argument.place, in: scope)
    value = declared(value, as: type, in: scope.typeName.flatMap { index.types[$0] }, file: scope.file)
    return value.passing(parameter: parameter.name, given: argument)
  }

  /// Calls a closure with positional arguments; of those with the given positions a scaled metric is part.
  func invoke(
    _ closure: ClosureValue, _ arguments: [Value], scaled: Set<Int> = [], isBuilder: Bool? = nil, place: Place
  ) -> Value {
    let scope = closureScope(closure, arguments)
    for position in scaled {
      let names = closure.closure.parameters.dropFirst(position).prefix(1)
      scope.scaled.formUnion(["$\(position)"] + names)
    }
    return calling(closure) {
      nested(place) {
        if let value = value(of: closure, in: scope) { return value }
        return follow(
          closure.closure.body, in: scope, result: closure.result,
          isBuilder: isBuilder ?? self.isBuilder(closure.closure.body), place: closure.place)
      }
    }
  }

  /// True for closures of several statements without `return`, which only builders give a value to.
  private func isBuilder(_ statements: [Statement]) -> Bool {
    guard let first = statements.first else { return true }
    if statements.count > 1 { return true }
    switch first.kind {
    case .ifElse, .switchCase, .compilation: return true
    default: return false
    }
  }

  /// Returns a scope in which a closure's parameters are bound.
  func closureScope(_ closure: ClosureValue, _ arguments: [Value]) -> Scope {
    watch.run(closureOf: closure.scope)
    let scope = Scope(parent: closure.scope, file: closure.scope.file)
    let arguments = spread(arguments, over: closure.closure.parameters.count)
    for (position, value) in arguments.enumerated() {
      scope.variables["$\(position)"] = value
      if position < closure.closure.parameters.count {
        let name = closure.closure.parameters[position]
        scope.variables[name.hasPrefix("$") ? String(name.dropFirst()) : name] = value
      }
    }
    for (position, name) in closure.closure.parameters.enumerated() where position >= arguments.count {
      var doubt = Doubt(
        .runtimeValue, "'\(name)'", place: closure.place,
        key: "\(closure.place.file):\(closure.place.span.start).\(name)", label: name)
      doubt.isElement = true
      scope.variables[name] = .unknown(doubt)
    }
    return scope
  }

  /// Returns the parts of a tuple that a closure of several parameters takes apart.
  private func spread(_ arguments: [Value], over count: Int) -> [Value] {
    guard count > 1, arguments.count == 1 else { return arguments }
    let tuples: [Value] = if case .choice(let all) = arguments[0] { all.branches.map(\.value) } else { arguments }
    let isTuple = tuples.allSatisfy { if case .tuple(let parts) = $0 { parts.count == count } else { false } }
    guard isTuple else { return arguments }
    return (0..<count).map { position in
      distribute(arguments[0], place: nil) { value in
        if case .tuple(let parts) = value { parts[position].value } else { value }
      }
    }
  }

  /// Makes a value of a type.
  func construct(_ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    // `SwiftUI.Color` is the framework's, whatever `Color` means here; the program may have extended it.
    let bare = name.withoutFramework
    if let shown = takenApart(bare, closures(in: arguments, scope: scope), place: place) { return shown }
    if bare != name, let type = index.types[bare], type.kind == .extension {
      return constructExtended(type, arguments, place: place, in: scope)
    }
    let found = index.type(named: name, in: scope.typeName, file: scope.file)
    if let type = found ?? (ProgramIndex.isFrameworkName(name) ? nil : index.types[name]) {
      if type.kind == .extension {
        return constructExtended(type, arguments, place: place, in: scope)
      }
      if let made = made(by: { $0.instantiate(type, arguments, place: place) }) { return made }
      if let content = arguments.last, content.isTrailingClosure, content.label == nil, isLayout(type.id) {
        return .view(.component(Component(name: "Layout", arguments: [content], place: place)))
      }
      let initializers = fitting(type.initializers, arguments, from: place.file)
      if !initializers.isEmpty {
        return each(initializers, arguments, in: type.id, place: place) {
          instantiate(type, $0, arguments, place: place, in: scope)
        }
      }
      if type.kind == .enum {
        if let raw = arguments.first, raw.label == "rawValue", let text = Self.plainText(raw.value) {
          return caseWithRawValue(text, type: type, place: place)
        }
        // Of one raw value it is the same case wherever it is made, and of others another one there, too.
        return .unknown(
          Doubt(
            .runtimeValue, name, place: place, key: sourceKey(of: arguments).map { "\(type.id)\($0)" },
            type: TypeReference(name: type.id)))
      }
      return memberwise(type, arguments, place: place, in: scope)
    }
    return constructFramework(name, arguments, place: place, in: scope)
  }
}
