import PlatformStyles
import Scene
import SourceFacts

/// Names that statements bind and values that they assign.
extension Evaluator {
  /// Binds the names of a `let` or `var`.
  func bind(_ binding: Binding, in scope: Scope, place: Place) {
    if keepGetter(of: binding, in: scope, place: place) { return }
    var value: Value
    let reads = scaledMetricReads
    if let getter = binding.getter {
      value = body(
        getter, in: Scope(parent: scope, file: scope.file), result: binding.type, isBuilder: false, place: place)
    } else if let expression = binding.value {
      value = evaluate(expression, in: scope)
    } else {
      let name: String? = if case .name(let name) = binding.pattern { name } else { nil }
      value = .unknown(
        Doubt(
          .unsupportedExpression, name.map { "'\($0)'" } ?? "a variable", place: place, label: name, type: binding.type)
      )
    }
    if let type = binding.type {
      value = coerce(value, to: own(type, in: scope), file: scope.file, context: scope.typeName)
      value = declared(value, as: type, in: scope.typeName.flatMap { index.types[$0] }, file: scope.file)
      if followsCode { value = row(value, as: type, file: scope.file) }
    }
    bind(binding.pattern, to: value, in: scope, place: place)
    if case .name(let name) = binding.pattern {
      if scaledMetricReads > reads { scope.scaled.insert(name) } else { scope.scaled.remove(name) }
    }
  }

  /// Binds the names of a pattern.
  func bind(_ pattern: Pattern, to value: Value, in scope: Scope, place: Place) {
    switch pattern {
    case .name(let name): scope.variables[name] = value
    case .tuple(let patterns):
      if case .tuple(let elements) = value {
        for (inner, element) in zip(patterns, elements) { bind(inner, to: element.value, in: scope, place: place) }
      } else if case .choice(let all) = value, all.branches.contains(where: { $0.value.isTuple }) {
        for (position, inner) in patterns.enumerated() {
          bind(inner, to: element(position, of: patterns.count, in: value, place: place), in: scope, place: place)
        }
      } else {
        for inner in patterns { bindUnknown(inner, value, in: scope, place: place) }
      }
    case .enumCase(let name, let patterns) where value.isUnwrapped(byCase: name, patterns):
      for inner in patterns { bind(inner, to: present(value), in: scope, place: place) }
    case .enumCase(_, let patterns):
      if case .instance(let instance) = value {
        for (inner, element) in zip(patterns, instance.payload) {
          bind(inner, to: element.value, in: scope, place: place)
        }
      } else {
        for inner in patterns { bindUnknown(inner, value, in: scope, place: place) }
      }
    case .type(_, let name?): scope.variables[name] = value
    default: break
    }
  }

  /// Binds the names of a pattern to values of the running program.
  func bindUnknown(_ pattern: Pattern, _ source: Value, in scope: Scope, place: Place) {
    switch pattern {
    case .name(let name):
      let base = key(of: source)
      var doubt = Doubt(
        .runtimeValue, "'\(name)'", place: place, key: "\(base)[\(place.span.start)].\(name)", label: name,
        type: elementType(of: source))
      doubt.isElement = true
      scope.variables[name] = .unknown(doubt)
    case .tuple(let patterns), .enumCase(_, let patterns):
      for inner in patterns { bindUnknown(inner, .none, in: scope, place: place) }
    case .type(_, let name?): bindUnknown(.name(name), source, in: scope, place: place)
    default: break
    }
  }

  /// Returns the element type of a collection, where it is known.
  func elementType(of value: Value) -> TypeReference? {
    switch value {
    case .unknown(let doubt):
      guard let type = doubt.type else { return nil }
      if type.name == "Array" || type.name == "Set" || type.name == "Binding" { return type.arguments.last }
      return type.arguments.count == 1 ? type.arguments.first : nil
    case .array(let values):
      if case .instance(let instance)? = values.first { return TypeReference(name: instance.typeName) }
      return nil
    default: return nil
    }
  }

  /// Makes variables unknown that source which is not followed may change; an object stays the one it is.
  func forget(_ names: Set<String>, in scope: Scope, place: Place) {
    for name in names.sorted() {
      guard let old = scope.variable(name) else { continue }
      if case .instance(let instance) = old, index.types[instance.typeName]?.kind == .class { continue }
      let type: TypeReference? =
        switch old {
        case .unknown(let doubt): doubt.type
        case .instance(let instance): TypeReference(name: instance.typeName)
        case _ where isAttributed(old): Self.attributedType
        default: nil
        }
      var doubt = Doubt(.runtimeValue, "'\(name)'", place: place, label: name, type: type)
      if case .instance = old { doubt.isChanged = true }
      _ = scope.assign(name, .unknown(doubt))
    }
  }

  /// Performs an assignment; returns the new value of `self` where that is what is assigned.
  func assign(_ symbol: String, _ left: Expression, _ right: Expression, in scope: Scope, place: Place) -> Value? {
    if symbol == "=", let (target, value) = attributing(left, right, in: scope) {
      assign(value, to: target, in: scope, place: place)
      return nil
    }
    let reads = scaledMetricReads
    var value = evaluate(right, in: scope)
    if symbol != "=" {
      value = arithmetic(String(symbol.dropLast()), evaluate(left, in: scope), value, place: place)
    }
    assign(value, to: left, isScaled: scaledMetricReads > reads && value.isSize, in: scope, place: place)
    if case .identifier("self") = left.kind { return value }
    return nil
  }

  /// Gives what an expression names another value.
  func assign(
    _ value: Value, to left: Expression, isScaled: Bool = false, in scope: Scope, place: Place
  ) {
    switch left.kind {
    case .tuple(let targets):
      for (position, target) in targets.enumerated() {
        let element = element(position, of: targets.count, in: value, place: place)
        assign(element, to: target.value, in: scope, place: place)
      }
    case .identifier(let name):
      if scope.assign(name, value) { return }
      if case .instance(let instance)? = scope.selfValue { set(name, value, isScaled, of: instance, in: scope) }
    case .member(.some(let base), let name, _):
      if case .identifier("self") = base.kind, case .instance(let instance)? = scope.selfValue {
        set(name, value, isScaled, of: instance, in: scope)
      } else {
        setMember(name, value, of: base, in: scope, place: place)
      }
    case .subscripted(let base, let arguments):
      setPart(value, of: base, at: arguments, in: scope, place: place)
    // `table[key]! = value` and `style?.ink = value`: what is not there is not changed.
    case .postfix(_, let inner): assign(value, to: inner, isScaled: isScaled, in: scope, place: place)
    default: break
    }
  }

  /// Returns one of the elements of a tuple, on each path.
  func element(_ position: Int, of count: Int, in value: Value, place: Place) -> Value {
    distribute(value, place: place) { branch in
      if case .tuple(let elements) = branch, elements.count == count { return elements[position].value }
      return .unknown(Doubt(.unsupportedExpression, "a tuple", place: place, key: "\(key(of: branch)).\(position)"))
    }
  }

  /// Sets a property of what an expression stands for: an object changes for all that hold it, of a structure the
  /// variable alone gets a changed copy.
  private func setMember(_ name: String, _ value: Value, of base: Expression, in scope: Scope, place: Place) {
    let old = evaluate(base, in: scope)
    var isCopied = false
    let changed = distribute(old, place: place) { branch in
      guard let (instance, made) = branch.changeable else { return branch }
      guard isStructure(instance) else {
        if case .instance = old { set(name, value, of: instance, in: scope) }
        return branch
      }
      isCopied = true
      let copy = Instance(
        typeName: instance.typeName, fields: instance.fields, enumCase: instance.enumCase, payload: instance.payload,
        identity: makeIdentity())
      set(name, value, of: copy, in: scope)
      return made.map { .view(.custom(copy, $0)) } ?? .instance(copy)
    }
    if isCopied { assign(changed, to: base, in: scope, place: place) }
  }

  /// True for values of the program's structures.
  func isStructure(_ instance: Instance) -> Bool { index.types[instance.typeName]?.kind == .struct }

  private func set(
    _ name: String, _ value: Value, _ isScaled: Bool = false, of instance: Instance, in scope: Scope
  ) {
    let plain = declaredName(name, of: instance)
    var value = name == plain ? value : wrapped(by: value)
    if let owner = index.types[instance.typeName], let property = owner.property(plain) {
      let wrappers = property.declaration.attributes.map(\.name).filter(Self.runtimeWrappers.contains)
      let isBegun = name != plain && !Self.begun.isDisjoint(with: wrappers)
      if !wrappers.isEmpty, !isBegun, wrappers != ["Published"] || !isSetWhole(property, of: owner) { return }
      if let type = property.declaration.type {
        value = coerce(value, to: type, file: property.file, context: instance.typeName)
        let isBuilder = property.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
        if isBuilder, !isFunction(type, in: owner, file: property.file), case .closure(let closure) = value {
          value = .view(contents(of: closure))
        }
      } else if let inferred = typeReference(of: property, in: owner) {
        value = coerce(value, to: inferred, file: property.file, context: instance.typeName)
      }
      if isBegun { value = begun(with: value, property, of: owner, in: instance) }
    }
    watch.write(instance)
    instance.fields[plain] = value
    // On another way it may be another size; what scales on one is not said to be fixed.
    if isScaled || index.types[instance.typeName]?.property(plain)?.declaration.isScaledMetric == true {
      instance.scaled.insert(plain)
    }
  }
}

extension PropertyDeclaration {
  /// True for a size that follows Dynamic Type, whatever number it is given (S-18).
  var isScaledMetric: Bool { attributes.contains { $0.name == Evaluator.scaledMetric } }
}

extension Value {
  /// The instance of which a property is set, with the place of a view that it is.
  fileprivate var changeable: (instance: Instance, made: Place?)? {
    switch self {
    case .instance(let instance): (instance, nil)
    case .view(.custom(let instance, let place)): (instance, place)
    default: nil
    }
  }

  fileprivate var isTuple: Bool { if case .tuple = self { true } else { false } }
}
