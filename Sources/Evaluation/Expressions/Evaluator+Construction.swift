import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Calls an initialiser of a type of the program.
  func instantiate(
    _ type: TypeInfo, _ initializer: Located<FunctionDeclaration>, _ arguments: [ArgumentValue], place: Place,
    in scope: Scope
  ) -> Value {
    let function = initializer.declaration
    guard let matching = match(function.parameters, arguments), let statements = function.body else {
      return memberwise(type, arguments, place: place, in: scope)
    }
    let instance = Instance(typeName: type.id, fields: [:], identity: makeIdentity())
    instance.place = place
    instance.isMadeByItself = isMadeByItself(type)
    presetFields(of: instance, type: type)
    let body = Scope(selfValue: .instance(instance), typeName: type.id, file: initializer.file)
    watch.enter(body)
    bind(function.parameters, matching, arguments, in: body)
    return withinCall(of: Place(file: initializer.file, span: function.span)) {
      let outcomes = run(statements[...], in: body, on: .only).map { outcome in
        var outcome = outcome
        outcome.value = outcome.value.map { assigned($0, to: type, in: body) }
        return outcome
      }
      // `return nil` in an initialiser that may fail.
      let failed = outcomes.filter { function.isFailable && $0.isNil }
      let replaced = outcomes.filter { isReplacement($0.value, of: type) }
      let ended = outcomes.filter { !(function.isFailable && $0.isNil) && !isReplacement($0.value, of: type) }
      var ways = (failed + replaced).map {
        Alternatives<Value>.Branch(condition: $0.path, value: $0.value ?? .none)
      }
      if !ended.isEmpty {
        instance.fields = joined(ended, of: instance, type: type, place: place)
        takeParameters(body, for: instance, type: type)
        clearOptionals(of: instance, type: type)
        HandedContent.keep(arguments, in: instance, type)
        let made = wrapView(instance, place: place)
        ways += ended.map { .init(condition: $0.path, value: made) }
        if ways.count == ended.count { return made }
      }
      return choice(ways, place: place)
    }.value
  }

  /// Gives an implicit member that `self` is set to its meaning.
  private func assigned(_ value: Value, to type: TypeInfo, in scope: Scope) -> Value {
    guard case .implicit(let member) = value, member.chain.isEmpty else { return value }
    if let arguments = member.arguments {
      return callMember(
        member.name, of: .type(type.id), arguments, place: member.place, namePlace: member.place, in: scope)
    }
    return staticMember(member.name, ofTypeNamed: type.id, place: member.place, in: scope) ?? value
  }

  /// Takes what nothing set from the parameter of the same name.
  private func takeParameters(_ scope: Scope, for instance: Instance, type: TypeInfo) {
    for property in type.properties where instance.fields[property.declaration.name] == nil {
      guard property.declaration.getter == nil, property.declaration.value == nil else { continue }
      let name = property.declaration.name
      guard var parameter = scope.variables[name] else { continue }
      if isPassing(parameter, in: property, of: type) {
        let key = "\(instance.identity).\(name)"
        guard isLook(property, of: type) else { continue }
        parameter = assigned(property, of: type, key: key, label: name, own: parameter) ?? parameter
      }
      instance.fields[name] = parameter
      if scope.scaled.contains(name) { instance.scaled.insert(name) }
    }
  }

  /// Sets to `nil` the optional variables of a structure that nothing set, as Swift does, but for those that clients of
  /// a library may set.
  private func clearOptionals(of instance: Instance, type: TypeInfo) {
    guard type.kind == .struct else { return }
    for property in type.properties where instance.fields[property.declaration.name] == nil {
      let declaration = property.declaration
      let isEmpty = declaration.value.map { $0.kind == .nilLiteral } ?? true
      guard declaration.getter == nil, isEmpty, !declaration.isConstant, declaration.attributes.isEmpty,
        declaration.type?.isOptional == true
      else { continue }
      if let value = setByClients(property, of: instance, type) {
        instance.fields[declaration.name] = value
      } else if declaration.value == nil {
        instance.fields[declaration.name] = Value.none
      }
    }
  }

  /// True for what `self = …` and `self.init(…)` put in an instance's place.
  private func isReplacement(_ value: Value?, of type: TypeInfo) -> Bool {
    switch value {
    case .instance(let instance)?: instance.typeName == type.id
    case .view(let node)?: node.instance?.typeName == type.id
    case .choice(let alternatives)?: alternatives.branches.contains { isReplacement($0.value, of: type) }
    default: false
    }
  }

  /// Returns the fields as the ways through an initialiser leave them, each with its alternatives.
  func joined(
    _ outcomes: [Outcome], of instance: Instance, type: TypeInfo, place: Place
  ) -> [String: Value] {
    if outcomes.count == 1 { return outcomes[0].fields }
    var result: [String: Value] = [:]
    for name in Set(outcomes.flatMap(\.fields.keys)) {
      // What a way does not set keeps its initial value.
      let initial = type.property(name).map {
        stored($0, identity: instance.identity, owner: type, environment: nil)
      }
      let branches = outcomes.map { outcome in
        Alternatives<Value>.Branch(condition: outcome.path, value: outcome.fields[name] ?? initial ?? .none)
      }
      result[name] = oneOf(branches, place: place)
    }
    return result
  }

  /// Makes an instance from arguments in the order of the stored properties.
  func memberwise(_ type: TypeInfo, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    let instance = Instance(typeName: type.id, fields: [:], identity: makeIdentity())
    instance.place = place
    instance.isMadeByItself = isMadeByItself(type)
    presetFields(of: instance, type: type)
    let stored = type.properties.filter { $0.declaration.getter == nil }
    var used = Set<String>()
    for argument in arguments {
      var target: Located<PropertyDeclaration>?
      if let label = argument.label {
        target = stored.first { $0.declaration.name == label }
      } else if argument.isTrailingClosure {
        target = stored.first {
          !used.contains($0.declaration.name)
            && ($0.declaration.type.map { isFunction($0, in: type, file: place.file) } == true
              || isBuilder($0.declaration))
        }
      }
      guard let target else { continue }
      used.insert(target.declaration.name)
      var value = argument.value
      if let written = target.declaration.type {
        let asked = argumentType(of: target.declaration, written, for: value)
        value = coerce(value, to: asked, file: target.file, context: type.id)
        value = unlabelled(value, as: written, place: argument.place, in: scope)
        value = value.unknown(as: written)
        // A state that may be nil begins with the argument and changes.
        let isState = target.declaration.attributes.contains { $0.name == "State" }
        value =
          isState && written.isOptional
          ? attempted(value) : declared(value, as: written, in: type, file: target.file)
        // `@ViewBuilder let content: Content` stores the view itself.
        if isBuilder(target.declaration), !isFunction(written, in: type, file: target.file),
          case .closure(let closure) = value
        {
          value = .view(contents(of: closure))
        }
      } else if let inferred = typeReference(of: target, in: type) {
        value = coerce(value, to: inferred, file: target.file, context: type.id)
      }
      value = value.passing(parameter: target.declaration.name, given: argument)
      instance.fields[target.declaration.name] = begun(with: value, given: target, of: type, in: instance)
      if argument.isScaled && value.isSize || target.declaration.isScaledMetric {
        instance.scaled.insert(target.declaration.name)
      }
    }
    clearOptionals(of: instance, type: type)
    return wrapView(instance, place: place)
  }

  /// Returns the type that a stored property asks of an argument: `.init(…)` makes a binding where `@Binding` is written.
  private func argumentType(
    of property: PropertyDeclaration, _ written: TypeReference, for value: Value
  ) -> TypeReference {
    guard case .implicit(let member) = value, member.name == "init",
      property.attributes.contains(where: { $0.name == "Binding" })
    else { return written }
    return TypeReference(name: "Binding", arguments: [written])
  }

  private func isBuilder(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { $0.name.hasSuffix("Builder") }
  }

  /// Sets the properties that no argument can change.
  private func presetFields(of instance: Instance, type: TypeInfo) {
    for base in lineage(of: type.id).dropFirst() where base.kind == .class {
      for property in base.properties where property.declaration.getter == nil {
        guard let value = property.declaration.value, property.declaration.isConstant else { continue }
        instance.fields[property.declaration.name] = evaluate(value, in: Scope(typeName: base.id, file: property.file))
      }
    }
  }

  private func wrapView(_ instance: Instance, place: Place) -> Value {
    view(of: instance, place: place).map(Value.view) ?? .instance(instance)
  }

  /// Returns an instance as a view; `nil` for what is none.
  func view(of instance: Instance, place: Place) -> ViewNode? {
    guard let type = index.types[instance.typeName] else { return nil }
    let isView = lineage(of: type.id).contains { owner in Self.viewProtocols.contains { owner.conforms(to: $0) } }
    if !isView, viewFunction(of: type) == nil { return nil }
    return filling(instance, type: type, place: place) ?? .custom(instance, place)
  }

  /// Returns an instance of what builders make that is no view, such as a scene; `nil` for others.
  func built(_ instance: Instance, place: Place) -> ViewNode? {
    guard let type = index.types[instance.typeName], Self.builtTypes.contains(where: type.conforms) else { return nil }
    return .custom(instance, place)
  }

  /// Returns an instance of a shape of the program as a shape of any form; `nil` for what is none (S-33).
  func shape(of instance: Instance, place: Place) -> ViewNode? {
    guard let type = index.types[instance.typeName], type.kind != .protocol,
      lineage(of: type.id).contains(where: { owner in Self.shapeProtocols.contains { owner.conforms(to: $0) } })
    else { return nil }
    let value = ArgumentValue(label: nil, value: .instance(instance), place: place)
    return .component(Component(name: "AnyShape", arguments: [value], place: place))
  }

  static let shapeProtocols = ["Shape", "InsettableShape", "RoundedRectangularShape"]

  /// The protocols whose conformers are views of SwiftUI.
  static let viewProtocols = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Returns the views of a builder closure.
  func contents(of closure: ClosureValue, _ arguments: [Value] = []) -> ViewNode {
    watch.run(closureOf: closure.scope)
    if arguments.isEmpty, let known = evaluatedContents[closure] {
      if known.readsEnvironment { watch.readEnvironment() }
      return known.node
    }
    let reads = watch.environmentReads
    let scope = closureScope(closure, arguments)
    let value = within(closure.calls) {
      nested(closure.place) {
        body(closure.closure.body, in: scope, result: nil, isBuilder: true, place: closure.place)
      }
    }
    let node = view(from: value, place: closure.place)
    if arguments.isEmpty, !isExhausted {
      evaluatedContents.keep(
        EvaluatedContents.Content(node: node, readsEnvironment: watch.environmentReads > reads), of: closure)
    }
    return node
  }

  /// Interprets a value as a view.
  func view(from value: Value, place: Place) -> ViewNode {
    switch value {
    case .view(let node): return node
    case .none: return .empty
    case .color(let color):
      return .component(
        Component(
          name: "Color",
          arguments: [ArgumentValue(label: nil, value: .color(color), place: color.origin ?? place)], place: place))
    case .style(let style):
      return .component(
        Component(
          name: "Style", arguments: [ArgumentValue(label: nil, value: .style(style), place: place)], place: place))
    // What `self` is in an extension of all views is made elsewhere.
    case .instance(let instance):
      return shape(of: instance, place: place) ?? .custom(instance, instance.place ?? place)
    case .choice(let alternatives): return .choice(alternatives.map { view(from: $0, place: place) })
    case .array(let values): return .list(values.map { view(from: $0, place: place) })
    case .tuple(let values): return .list(values.map { view(from: $0.value, place: place) })
    case .closure(let closure): return contents(of: closure)
    case .implicit, .string, .number, .bool, .interpolated, .keyPath, .font, .attributed: return .empty
    case .type, .method: return .empty
    // There is a text, in a colour that it may have itself (S-45).
    case .unknown(let doubt) where Self.isText(doubt): return Self.text(value, place: place)
    case .unknown(let doubt) where isPicture(doubt, in: place.file): return Self.picture(doubt, place: place)
    case .unknown(let doubt): return .unknown(doubt)
    }
  }
}
