import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Evaluates a member of a value that is not called.
  func member(_ name: String, of receiver: Value, place: Place, namePlace: Place, in scope: Scope) -> Value {
    if name == "self" { return receiver }
    // A binding of a colour is known by the colour.
    if name == "wrappedValue", let bound = receiver.bound { return bound }
    switch receiver {
    case .choice:
      return distribute(receiver, place: place) { member(name, of: $0, place: place, namePlace: namePlace, in: scope) }
    case .type(let type): return typeMember(name, of: type, place: place, in: scope)
    case .instance(let instance):
      if instance.identity == Self.traits, let value = deviceTrait(name, namePlace) { return value }
      if let value = made(by: { $0.constraintMember(name, of: instance) }) { return value }
      if let value = instanceMember(name, of: instance, place: place, in: scope) { return value }
      if let type = index.types[instance.typeName],
        let value = dynamicMember(name, of: receiver, type: type, place: place)
      {
        return value
      }
      if let value = optionSetMember(name, of: receiver, [], place: place) { return value }
      if name == "wrappedValue" || name == "projectedValue" { return receiver }
      return .unknown(
        Doubt(.runtimeValue, "'\(name)'", place: namePlace, key: "\(instance.identity).\(name)", label: name))
    case .implicit(let implicit):
      return extensionType(of: receiver).flatMap { extensionMember(name, of: receiver, type: $0, place: place) }
        ?? implicit.followed(by: name, nil, place: place)
    case .unknown(let doubt):
      return member(name, of: doubt, place: place, namePlace: namePlace, in: scope)
    case .tuple(let elements):
      if let position = Int(name), position < elements.count { return elements[position].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value }
    case .color, .font, .style, .view:
      return callMember(name, of: receiver, nil, place: place, namePlace: namePlace, in: scope)
    case .string(let text):
      if let value = textMember(name, of: text) { return value }
    case .array(let values):
      if let value = listMember(name, of: values, place: namePlace) { return value }
    default: break
    }
    if let type = extensionType(of: receiver), let value = extensionMember(name, of: receiver, type: type, place: place)
    {
      return value
    }
    return unfollowed(name, of: receiver, key: name, place: namePlace)
  }

  /// Evaluates a member of something that is not known.
  private func member(_ name: String, of doubt: Doubt, place: Place, namePlace: Place, in scope: Scope) -> Value {
    if name == "projectedValue" { return .unknown(doubt) }
    if let value = deviceTrait(name, namePlace) ?? screenScale(name, of: doubt, namePlace) { return value }
    if RowSelection.asksForTouch(name, of: doubt.type) { return .bool(false) }
    if ResponderWalk.isStep(name, from: doubt) { return .unknown(doubt) }
    if let color = accessorColor(name, of: doubt, place: place) { return color }
    if let instance = standIn(for: doubt) {
      return member(name, of: .instance(instance), place: place, namePlace: namePlace, in: scope)
    }
    if let reference = doubt.type, let type = index.type(named: reference.name, in: scope.typeName, file: scope.file),
      let value = unknownMember(name, of: doubt, type: type, place: place)
        ?? dynamicMember(name, of: .unknown(doubt), type: type, place: place)
    {
      return value
    }
    if let value = heldMember(name, of: doubt, place, in: scope) ?? inForce(name, place)
      ?? viewAtEnd(name, of: doubt, place: place)
    {
      return value
    }
    if name == "isEmpty" { return emptiness(of: doubt, place: place) }
    // An array ends where it counts to.
    let name = name == "endIndex" && doubt.type?.name == "Array" ? "count" : name
    var result = derivedDoubt(doubt, name, type: Self.typeMade(by: name, of: doubt.type))
    result.isGiven = doubt.type.map { isGivenByMakers(name, ofTypeNamed: $0.name, file: scope.file) } ?? false
    keepLength(of: doubt, in: result, asMember: name)
    return .unknown(result)
  }

  private func typeMember(_ name: String, of type: String, place: Place, in scope: Scope) -> Value {
    if type == "Optional", name == "none" { return .none }
    if name == "init", let made = initializerReference(of: type, place: place, in: scope) { return made }
    let type = extendedName(of: type)
    if let value = staticMember(name, ofTypeNamed: type, place: place, in: scope) { return value }
    if let info = index.types[type], let value = dynamicMember(name, of: .type(type), type: info, place: place) {
      return value
    }
    let bare = type.withoutFramework
    if ["Color", "UIColor", "NSColor", "Font", "ShapeStyle"].contains(bare) {
      // A colour's own member comes before one of the protocol.
      for base in ["ShapeStyle"] where bare == "Color" && swiftUIColor(named: name) == nil {
        // What gives styles of the program is declared for these, and no member of a colour.
        if let value = staticMember(name, ofTypeNamed: base, place: place, in: scope), !isOwnStyle(value) {
          return value
        }
      }
      if let value = frameworkMember(name, nil, of: type, place: place) { return value }
      // A type of the program may extend the framework's: `Color.Brand.primary`.
      if index.idsByName["\(type).\(name)"] != nil { return .type("\(type).\(name)") }
    }
    if let value = frameworkMember(name, nil, of: type, place: place) { return value }
    let isOwn = index.types[type].map { $0.kind != .extension } ?? false
    if type == "UIUserInterfaceIdiom" || bare == "Glass" && !isOwn {
      return .implicit(ImplicitMember(name: name, arguments: nil, place: place))
    }
    if name.first?.isUppercase == true {
      return .type(index.type(named: "\(type).\(name)", in: nil, file: scope.file)?.id ?? "\(type).\(name)")
    }
    let globals = index.nearest((index.globals[name] ?? []).filter { index.isFile($0.file, in: type) }, to: place.file)
    if !globals.isEmpty { return oneOf(globals, named: name, owner: nil) }
    let text = "\(bare).\(name)"
    return .unknown(
      Doubt(
        isOwn ? .unsupportedExpression : .externalModule, "'\(text)'", place: place, key: text, label: text,
        type: accessorText(of: type) ?? fontMetrics(named: name, of: bare)))
  }

  /// The name under which the program adds to a type: that of a framework's without its framework.
  func extendedName(of type: String) -> String {
    let bare = type.withoutFramework
    return index.types[bare]?.kind == .extension ? bare : type
  }

  /// Calls or reads a member whose base is evaluated; no arguments where it is read.
  func callMember(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue]?, place: Place, namePlace: Place, in scope: Scope
  ) -> Value {
    let receiver = arguments == nil ? receiver : view(ifTyped: followed(receiver), called: name, at: place)
    let arguments = receiver.isDrawn ? arguments.map { closures(in: $0, scope: scope) } : arguments
    if let arguments, follower?.mayHear(name) == true { code?.noteDrawing(name, of: receiver, arguments, place: place) }
    let isMap = name == "map" || name == "flatMap"
    switch receiver {
    case .type(let type): return callStatic(name, of: type, arguments ?? [], place: place, in: scope)
    case .view(let node): return viewMember(name, of: node, arguments, place, namePlace, in: scope)
    case .color where isMap, .font where isMap, .style where isMap: break  // An optional one is mapped.
    case .color(let color): return colorMember(name, of: color, arguments, place: place, in: scope)
    case .font(let font): return fontMember(name, of: font, arguments ?? [], place: place)
    case .style(let style): return styleMember(name, of: style, arguments, place: place)
    case .implicit(let implicit):
      if let arguments, extensionType(of: receiver) != nil,
        let method = bestMethod(name, of: receiver, arguments, place: place, in: scope)
      {
        return callValue(method, arguments, place: place, in: scope)
      }
      return implicit.followed(by: name, arguments, place: place)
    case .instance, .unknown:
      let themes = themed(receiver, file: scope.file)
      if case .choice = themes {
        return distribute(themes, place: place) {
          callMember(name, of: $0, arguments, place: place, namePlace: namePlace, in: scope)
        }
      }
      if let value = callOwn(name, of: receiver, arguments ?? [], place: place, in: scope) { return value }
      if let value = knownMethod(name, of: receiver, arguments ?? [], place: place) { return value }
      if let value = optionalMap(name, of: receiver, arguments ?? [], place: place, in: scope) { return value }
      if case .unknown(let doubt) = receiver { return call(name, of: doubt, arguments, place, namePlace, in: scope) }
      if let value = modified(receiver, name, arguments, place, namePlace, in: scope) { return value }
    case .attributed(let text):
      if let arguments, let value = result(of: name, on: text, arguments, place: place) { return value }
    case .array(let values):
      if name == "forEach", let code { return code.forEach(values, arguments ?? [], place: place, in: scope) }
      if let value = arrayMember(name, of: values, arguments ?? [], place: place) { return value }
      if let arguments, let views = together(values), ModifierTable.effect(named: name) != nil {
        return .view(.modified(views, ModifierCall(name: name, arguments: arguments, place: namePlace)))
      }
    case .string(let text):
      if let value = stringMember(name, of: text, arguments ?? [], place: place) { return value }
    case .number(let number):
      if let value = numberMember(name, of: number, arguments) { return value }
    default: break
    }
    if let value = optionalMap(name, of: receiver, arguments ?? [], place: place, in: scope) { return value }
    if let type = extensionType(of: receiver),
      let method = extensionMember(name, of: receiver, type: type, place: place)
    {
      return callValue(method, arguments ?? [], place: place, in: scope)
    }
    // What is sought in a text tells one of its parts from another (S-58).
    let asked = receiver.isText ? key(of: arguments ?? []) : "()"
    return unfollowed(name, of: receiver, key: "\(name)\(asked)", place: namePlace)
  }

  private func viewMember(
    _ name: String, of node: ViewNode, _ arguments: [ArgumentValue]?, _ place: Place, _ namePlace: Place,
    in scope: Scope
  ) -> Value {
    if let arguments, let method = programMethod(name, on: .view(node), arguments, place: namePlace, in: scope) {
      return callValue(method, arguments, place: place, in: scope)
    }
    if let value = ownMember(name, of: node, arguments, place, namePlace, in: scope) { return value }
    return .view(.modified(node, ModifierCall(name: name, arguments: arguments ?? [], place: namePlace)))
  }

  /// Performs a method of a framework on a value or on an object that code is followed for; `nil` for others.
  private func knownMethod(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place
  ) -> Value? {
    if name == "contains", arguments.count == 1, arguments[0].label == nil,
      let answer = lies(in: receiver, arguments[0].value, place: place)
    {
      return answer
    }
    if name == "merging", let merged = merged(receiver, arguments, place: place) { return merged }
    if name == "concat", let next = arguments.first { return .array([receiver, next.value]) }
    // Of a modifier they say alone how it changes.
    if name == "animation" || name == "transaction", isModifier(receiver) { return receiver }
    return frameworkMethod(name, of: receiver, arguments, place: place)
      ?? optionSetMember(name, of: receiver, arguments, place: place)
      ?? performed(name, on: receiver, arguments, place: place)
  }

  /// True for a view modifier of the program.
  private func isModifier(_ value: Value) -> Bool {
    guard case .instance(let instance) = value, let type = index.types[instance.typeName] else { return false }
    return type.conforms(to: "ViewModifier") || type.conforms(to: "AnimatableModifier")
  }

  /// Returns the program's own modifier with a name and fitting labels.
  private func programMethod(
    _ name: String, on receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    if case .view(let node) = receiver, let instance = node.instance, let type = index.types[instance.typeName],
      case let methods = fitting(type.functions[name] ?? [], arguments, from: scope.file), !methods.isEmpty
    {
      return method(of: methods, receiver: .instance(instance), owner: instance.typeName, arguments, place: place)
    }
    guard index.modifierNames.contains(name) else { return nil }
    for owner in extended(receiver) {
      let found = fitting(owner.functions[name] ?? [], arguments, from: scope.file).filter { !isAround(place, $0) }
      let isSwiftUI = ModifierTable.effect(named: name) != nil
      let others = found.filter { !leadsBack($0, to: scope) }
      let methods = others.isEmpty && !isSwiftUI ? found : others
      if methods.isEmpty { continue }
      return method(of: methods, receiver: receiver, owner: owner.id, arguments, place: place)
    }
    return nil
  }

  /// True for a method of an opaque type that a call stands in: a type can't hold itself, so that the call means another
  /// method with fitting labels, of the program or of SwiftUI (S-60).
  func isAround(_ place: Place, _ method: Located<FunctionDeclaration>) -> Bool {
    method.declaration.result?.isOpaque == true && isWithin(place, method)
  }

  /// True for a call in the body of a function: where that extends a type of a framework, what it calls by its own name
  /// is what the framework has under that name.
  func isWithin(_ place: Place, _ function: Located<FunctionDeclaration>) -> Bool {
    let span = function.declaration.span
    return function.file == place.file && span != place.span && span.start <= place.span.start
      && place.span.end <= span.end
  }

  /// True for a method that would apply the modifier at hand once more: this would never end, so that the call means
  /// another method with fitting labels, of the program or of SwiftUI, where there is one (S-60).
  private func leadsBack(_ method: Located<FunctionDeclaration>, to scope: Scope) -> Bool {
    guard let type = scope.typeName.flatMap({ index.types[$0] }), type.conforms(to: "ViewModifier") else {
      return false
    }
    let declaration = method.declaration
    return declaration.body?.contains { $0.mentions([type.lastName], within: declaration.span) } == true
  }

  private func arrayMember(_ name: String, of values: [Value], _ arguments: [ArgumentValue], place: Place) -> Value? {
    switch name {
    case "map": return mapped(values, arguments, place: place).map(Value.array)
    case "flatMap": return mapped(values, arguments, place: place).flatMap { flattened($0, place: place) }
    case "compactMap":
      return mapped(values, arguments, place: place).map { results in
        kept(results.map { ($0, presence(of: $0, place: place)) }, by: name, place)
      }
    case "filter":
      // What can't be asked may be kept or not.
      let doubt = Value.unknown(Doubt(.runtimeValue, "a filter", place: place))
      let answers = mapped(values, arguments, place: place) ?? values.map { _ in doubt }
      return kept(zip(values, answers).map { ($0, booleans($1, place: place)) }, by: name, place)
    case "first": return first(of: values, where: arguments, place: place)
    case "contains":
      return contains(values, arguments, place: place) { asked in
        if case .closure = asked { return mapped(values, arguments, place: place) }
        return values.map { equals($0, asked, place: place) }
      }
    case "reversed": return .array(values.reversed())
    case "dropFirst", "dropLast", "prefix", "suffix": return part(name, of: values, arguments)
    case "sorted": return .array(sorted(values, arguments, place: place) ?? values)
    case "shuffled": return .array(values)
    case "min", "max": return extreme(name, of: values, arguments, place: place)
    case "reduce":
      guard arguments.count == 2, values.count <= 32 else { return nil }
      if arguments[0].label == "into" { return code?.fill(arguments, withEachOf: values, place: place) }
      return reduced(values, from: arguments[0].value, by: arguments[1].value, place: place)
    case "enumerated":
      return .array(
        values.enumerated().map { position, value in
          let offset = ArgumentValue(label: "offset", value: .number(Double(position)), place: place)
          return .tuple([offset, ArgumentValue(label: "element", value: value, place: place)])
        })
    case "randomElement": return oneOf(values, place: place)
    case "joined":
      return joinedTexts(values, arguments) ?? (arguments.isEmpty ? flattened(values, place: place) : nil)
        ?? joined(values, arguments, place: place)
    default: return nil
    }
  }

  /// Returns the start or end of a list, or the rest; `nil` where its length is not known.
  private func part(_ name: String, of values: [Value], _ arguments: [ArgumentValue]) -> Value? {
    var length = 1
    if let first = arguments.first {
      guard arguments.count == 1, first.label == nil, case .number(let number) = first.value, number >= 0 else {
        return nil
      }
      length = Int(min(number, Double(values.count)))
    } else if !name.hasPrefix("drop") {
      return nil
    }
    switch name {
    case "dropFirst": return .array(Array(values.dropFirst(length)))
    case "dropLast": return .array(Array(values.dropLast(length)))
    case "prefix": return .array(Array(values.prefix(length)))
    default: return .array(Array(values.suffix(length)))
    }
  }

  /// Returns what a closure or a key path makes of each value; `nil` where that is not followed.
  func mapped(_ values: [Value], _ arguments: [ArgumentValue], place: Place) -> [Value]? {
    guard values.count <= 32 else { return nil }
    switch arguments.first?.value {
    case .closure(let closure)?: return values.map { invoke(closure, [$0], place: place) }
    case .keyPath(let path)?:
      return values.map { value(at: path, of: $0, place: place, in: Scope(file: place.file)) }
    case .method(let function, let receiver, _, _)? where function.result != nil:
      return values.map { call(arguments[0].value, function, of: receiver, with: $0, place: place) }
    default: return nil
    }
  }

  private func numberMember(_ name: String, of number: Double, _ arguments: [ArgumentValue]?) -> Value? {
    switch (name, arguments?.first?.value) {
    case ("rounded", _): return .number(number.rounded())
    case ("truncatingRemainder", .number(let divisor)?) where divisor != 0:
      return .number(number.truncatingRemainder(dividingBy: divisor))
    default: return nil
    }
  }
}

extension ImplicitMember {
  /// Returns the member with another one called or read on it.
  fileprivate func followed(by name: String, _ arguments: [ArgumentValue]?, place: Place) -> Value {
    var result = self
    result.chain.append(ChainedMember(name: name, arguments: arguments, place: place))
    return .implicit(result)
  }
}

extension Value {
  /// True for a text of constants, or of constants and values in it.
  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolated: true
    default: false
    }
  }

  /// True for a view, and for what is one where views are asked for.
  fileprivate var isDrawn: Bool {
    switch self {
    case .view, .color, .style: true
    default: false
    }
  }
}
