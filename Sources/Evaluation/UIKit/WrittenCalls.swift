import Scene
import SourceFacts

/// What the calls of a function give it, for objects that are not seen to be those that are called (S-115).
extension CodeRun {
  /// The most ways to call a function that are told apart.
  private static let maximumCalls = 4
  /// The types of values that decide looks, beside the program's enumerations.
  private static let plain: Set<String> = ["UIColor", "NSColor", "Bool", "CGFloat", "Double", "Float", "Int"]

  /// Returns the parameters of which every call in the program gives a value that is written there, or the state of a
  /// touch.
  func written(_ function: Located<FunctionDeclaration>, of owner: TypeInfo) -> [String: Value] {
    let declaration = function.declaration
    let parameters = declaration.parameters.filter { isPlain($0, in: owner, file: function.file) }
    // The system calls what can be animated.
    guard !parameters.isEmpty, ![.public, .open].contains(declaration.access), declaration.attributes.isEmpty,
      !declaration.parameters.contains(where: { $0.name == "animated" }), !isRequired(declaration, of: owner),
      let calls = calls(of: function, owner), !calls.isEmpty
    else { return [:] }
    let given = parameters.filter { parameter in
      calls.allSatisfy { call in
        call.arguments[parameter.name].map { $0.isWritten || atRest($0, at: call.site) != nil } ?? false
      }
    }
    var ways: [(key: [Likeness], values: [Value])] = []
    for call in calls {
      let values = given.compactMap { parameter in
        call.arguments[parameter.name].map { argument in
          atRest(argument, at: call.site).map { Value.bool($0) } ?? value(of: argument, for: parameter, at: call.site)
        }
      }
      let key = values.compactMap { Likeness($0) }
      if key.count != given.count { return [:] }
      if !ways.contains(where: { $0.key == key }) { ways.append((key, values)) }
    }
    guard let first = ways.first, ways.count <= Self.maximumCalls else { return [:] }
    if ways.count == 1 { return Dictionary(zip(given.map(\.name), first.values)) { first, _ in first } }
    let place = Place(file: function.file, span: declaration.span)
    let condition = evaluator.conditions.number(
      key: "calls of \(place.file):\(place.span.start)", label: declaration.name,
      arms: ways.indices.map { "call \($0 + 1)" }, isGap: true)
    let values = given.indices.map { position in
      evaluator.choice(
        ways.enumerated().map {
          .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element.values[position])
        }, place: place)
    }
    return Dictionary(zip(given.map(\.name), values)) { first, _ in first }
  }

  /// Returns what a call gives a parameter, which came there as in a call that is followed: it is no second cause.
  private func value(of argument: Expression, for parameter: Parameter, at site: Usage.Site) -> Value {
    let value = evaluator.value(of: argument, at: site, as: parameter.type)
    if argument == parameter.defaultValue { return value }
    let given = ArgumentValue(
      label: parameter.label, value: value, place: Place(file: site.file, span: argument.span),
      names: evaluator.names(in: argument))
    return value.passing(parameter: parameter.name, given: given)
  }

  /// Returns what an argument that asks a row or a control for a touch is while nobody touches it. It is `nil` for others,
  /// also where a class has a state of its own under that name.
  private func atRest(_ argument: Expression, at site: Usage.Site) -> Bool? {
    guard let rest = site.atRest(argument), let type = evaluator.typeAround(site), let kind = classes.kind(of: type),
      CodeClasses.isKind(kind, of: "UIControl") || RowSelection.isSelectable(kind),
      classes.chain(of: type).allSatisfy({ $0.property(Usage.Site.touched)?.declaration.isOverride ?? true })
    else { return nil }
    return rest
  }

  private func isPlain(_ parameter: Parameter, in owner: TypeInfo, file: Int32) -> Bool {
    Self.plain.contains(parameter.type.name)
      || evaluator.index.type(named: parameter.type.name, in: owner.id, file: file)?.kind == .enum
  }

  /// True for what a protocol of the program asks for, which others may call by the protocol alone.
  private func isRequired(_ function: FunctionDeclaration, of owner: TypeInfo) -> Bool {
    owner.inherited.contains { reference in
      let type = evaluator.index.type(named: reference.name, in: owner.id, file: owner.place?.file ?? 0)
      return type?.kind == .protocol && type?.functions[function.name] != nil
    }
  }

  private typealias Call = (arguments: [String: Expression], site: Usage.Site)

  /// The calls of a function of a class with what they give its parameters; `nil` where one may mean another function.
  private func calls(of function: Located<FunctionDeclaration>, _ owner: TypeInfo) -> [Call]? {
    var result: [Call] = []
    for one in evaluator.usage.calls[function.declaration.name] ?? [] {
      guard case .call(let callee, let arguments) = one.call.kind else { return nil }
      let around = evaluator.typeAround(one.site)
      switch callee.kind {
      case .member(.some(let base), _, _):
        if base.kind == .identifier("super") { return nil }
        if let type = evaluator.typeOfBase(base, at: one.site, around) {
          if type.kind == .protocol { return nil }
          if !evaluator.isRelated(type, owner) { continue }
        } else if !isAlone(function) {
          return nil
        }
      case .identifier: if around.map({ evaluator.isRelated($0, owner) }) != true { continue }
      default: return nil
      }
      guard let given = function.declaration.parameters.given(arguments) else { continue }
      result.append((given, one.site))
    }
    return result
  }

  /// True where no other type of the program has a function of the name.
  private func isAlone(_ function: Located<FunctionDeclaration>) -> Bool {
    let name = function.declaration.name
    return evaluator.index.types.values.count { $0.functions[name] != nil } == 1
  }
}

extension CodeRun {
  /// Returns the path on which the observer of a flag is run, where code gives it one value alone; all paths for others.
  func written(_ observer: Located<FunctionDeclaration>, of instance: Instance, owner: TypeInfo) -> Guard {
    guard let property = owner.property(observer.declaration.name), property.file == observer.file,
      property.declaration.span == observer.declaration.span, !property.declaration.observers.isEmpty,
      let type = evaluator.typeReference(of: property, in: owner), type.name == "Bool", !type.isOptional,
      evaluator.isSetInSight(property, of: owner)
    else { return .always }
    let values = evaluator.assignments(to: property.declaration.name, of: owner).map { $0.value?.kind }
    let name = property.declaration.name
    for value in [false, true] where !values.isEmpty && values.allSatisfy({ $0 == .boolean(value) }) {
      let flag = evaluator.conditions.number(key: "\(instance.identity).\(name)", label: name)
      return Guard(condition: flag, arm: value ? 1 : 0)
    }
    return .always
  }
}

extension [Parameter] {
  /// Returns what arguments give to parameters; those with a default may be left out.
  func given(_ arguments: [Argument]) -> [String: Expression]? {
    var result: [String: Expression] = [:]
    var rest = arguments[...]
    for parameter in self {
      if let next = rest.first, next.label == parameter.label || next.isTrailingClosure && parameter.type.isFunction {
        result[parameter.name] = next.value
        rest = rest.dropFirst()
      } else if let value = parameter.defaultValue {
        result[parameter.name] = value
      } else {
        return nil
      }
    }
    return rest.isEmpty ? result : nil
  }
}

extension Expression {
  /// True for what means the same wherever it stands: literals, and members and values of types made of these.
  var isWritten: Bool {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .member(nil, _, _): true
    case .string: literalText != nil
    case .identifier: typeName != nil
    case .member(.some(let base), _, _): base.isWritten
    case .call(let callee, let arguments): callee.isWritten && arguments.allSatisfy(\.value.isWritten)
    case .prefix("-", let inner): inner.isWritten
    default: false
    }
  }
}
