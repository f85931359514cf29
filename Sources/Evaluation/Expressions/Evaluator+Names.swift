import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Evaluates a plain name.
  func identifier(_ name: String, place: Place, in scope: Scope) -> Value {
    if name == "self" { return scope.selfValue ?? .unknown(Doubt(.unsupportedExpression, "self", place: place)) }
    if name == "Self", let type = scope.typeName {
      // In an extension for one type of those that conform, `Self` is that one.
      return .type(scope.ownType ?? type)
    }
    if let value = scope.variable(name) {
      if case .closure(let getter) = value, scope.isComputed(name) { return computed(by: getter, place: place) }
      if scaledMetricReads > 0, scope.isScaled(name) { scaledMetricReads += 1 }
      return value
    }
    if name.hasPrefix("$"), name.count > 1, Int(name.dropFirst()) == nil {
      return identifier(String(name.dropFirst()), place: place, in: scope)
    }
    if let receiver = scope.selfValue, let value = ownMember(name, of: receiver, place: place, in: scope) {
      return value
    }
    if case .array(let values)? = scope.selfValue, let value = listMember(name, of: values, place: place) {
      return value
    }
    if let (function, owner) = scope.function(name) {
      return .closure(
        ClosureValue(
          closure: Closure(parameters: function.parameters.map(\.name), body: function.body ?? []), scope: owner,
          place: place))
    }
    for context in scope.typeName.map(contexts) ?? [] {
      if let value = staticMember(name, ofTypeNamed: context, place: place, in: scope) { return value }
    }
    let type = index.type(named: name, in: scope.typeName, file: scope.file)
    let isHidden = type.map { index.hides($0, named: name, from: scope.file) } ?? false
    if let type, type.kind != .extension, !isHidden { return .type(type.id) }
    let globals = index.nearest(index.globals[name] ?? [], to: scope.file)
    if !globals.isEmpty { return oneOf(globals, named: name, owner: nil) }
    if let alias = index.aliases.meaning(of: name, in: scope.file) { return .type(alias.name) }
    if let first = index.visible(index.functions[name] ?? [], from: scope.file).first {
      return .method(first.declaration, receiver: nil, file: first.file, owner: nil)
    }
    // A name with a framework before it is none of the program's, whatever type of another file bears it.
    if name.namesType { return .type(isHidden ? "SwiftUI.\(name)" : name) }
    // In the code of a framework's type its own static members go by their plain names, too.
    if let type = scope.typeName, index.types[type]?.kind == .extension, !hasInstance(scope),
      let value = frameworkMember(name, nil, of: type, place: place)
    {
      return value
    }
    var doubt = Doubt(.externalModule, "'\(name)'", place: place, key: name, label: name)
    if let receiver = scope.selfValue, receiver.isColor {
      doubt.key = "\(key(of: receiver)).\(name)"
      doubt.isOfColor = true
    } else if let receiver = scope.selfValue, let type = scope.typeName, hasInstance(scope),
      isGivenByMakers(name, ofTypeNamed: type, file: scope.file)
    {
      doubt.key = "\(key(of: receiver)).\(name)"
      doubt.isGiven = true
    }
    return .unknown(doubt)
  }

  /// True where `self` is a value and not a type.
  private func hasInstance(_ scope: Scope) -> Bool {
    switch scope.selfValue {
    case nil, .type: false
    default: true
    }
  }

  /// Returns a type with those around it, whose static members need no qualification, innermost first.
  func contexts(of typeName: String) -> [String] {
    if let known = contexts[typeName] { return known }
    var result: [String] = []
    var context: String? = typeName
    while let current = context {
      result.append(current)
      context = (index.types[current]?.name ?? current).lastIndex(of: ".").map { String(current[..<$0]) }
    }
    contexts[typeName] = result
    return result
  }

  /// Returns the member of `self` that a plain name means, if there is one.
  func ownMember(_ name: String, of receiver: Value, place: Place, in scope: Scope) -> Value? {
    switch receiver {
    case .instance(let instance):
      return instanceMember(name, of: instance, place: place, in: scope)
    case .unknown(let doubt):
      guard let type = doubt.type.flatMap({ index.type(named: $0.name, file: scope.file) }) else { return nil }
      return unknownMember(name, of: doubt, type: type, place: place)
    case .choice:
      var found = true
      let value = distribute(receiver, place: place) { branch in
        if let member = ownMember(name, of: branch, place: place, in: scope) { return member }
        found = false
        return .none
      }
      return found ? value : nil
    case .type(let type):
      return staticMember(name, ofTypeNamed: type, place: place, in: scope)
    case .font(let font) where Self.fontProperties.contains(name):
      return fontMember(name, of: font, [], place: place)
    case .view, .color, .font, .style, .string, .number, .bool, .array, .implicit:
      guard let type = extensionType(of: receiver) else { return nil }
      return extensionMember(name, of: receiver, type: type, place: place)
        ?? ownColorPart(name, of: receiver, place: place)
    default: return nil
    }
  }

  /// Returns the name of the framework type whose extensions apply to a value.
  func extensionType(of value: Value) -> String? {
    switch value {
    case .view: "View"
    case .color(let color): color.isPlatformColor ? "UIColor" : "Color"
    case .font: "Font"
    case .style: "ShapeStyle"
    case .string, .interpolated: "String"
    case .attributed: Self.attributedType.name
    case .number: "Double"
    case .array: "Array"
    case .bool: "Bool"
    case .implicit(let member): member.chain.isEmpty ? member.type : nil
    default: nil
    }
  }

  /// Returns a property or method that the program adds to a framework type.
  func extensionMember(_ name: String, of receiver: Value, type: String, place: Place) -> Value? {
    let names: [String]
    switch type {
    case "View": names = extensions(of: receiver).map(\.name)
    case "UIColor": names = ["UIColor", "NSColor"]
    case "Color": names = ["Color", "ShapeStyle", "View"]
    case "Font": names = Self.fontTypes
    case "Double": names = ["Double", "CGFloat", "Int", "Float", "BinaryFloatingPoint", "FloatingPoint"]
    case "Array": names = ["Array", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"]
    default: names = [type]
    }
    for typeName in names {
      guard let info = index.types[typeName], info.kind == .extension else { continue }
      if let property = index.visible(info.properties(name), from: place.file).first,
        let getter = property.declaration.getter
      {
        return computed(
          getter, property: property, selfValue: receiver, typeName: typeName, environment: nil, place: place)
      }
      if let first = index.visible(info.functions[name] ?? [], from: place.file).first(where: { !isAround(place, $0) })
      {
        return .method(first.declaration, receiver: receiver, file: first.file, owner: typeName)
      }
    }
    return nil
  }

  /// Returns a static constant, a case or a nested type of a type of the program.
  func staticMember(_ name: String, ofTypeNamed typeName: String, place: Place, in scope: Scope) -> Value? {
    guard let type = index.types[typeName] ?? index.type(named: typeName, in: scope.typeName, file: scope.file)
    else { return inheritedFactory(name, of: typeName, place) }
    guard mayHaveStatic(name, type, from: scope.file) else { return foreignStatic(name, of: type, from: place.file) }
    if let made = inheritedFactory(name, of: type.id, place) { return made }
    let candidates = index.nearest(type.statics[name] ?? [], to: place.file)
    if !candidates.isEmpty { return oneOf(candidates, named: name, owner: type.id) }
    if let position = type.position(ofCase: name) {
      if !type.cases[position].parameters.isEmpty {
        return .implicit(ImplicitMember(name: name, arguments: nil, place: place))
      }
      return .instance(Instance(typeName: type.id, fields: [:], enumCase: name, identity: "\(type.id).\(name)"))
    }
    let functions = (type.functions[name] ?? []).filter(\.declaration.isStatic)
    if let first = index.visible(functions, from: place.file).first {
      let receiver = ownType(of: first, type.id) ?? type.id
      return .method(first.declaration, receiver: .type(receiver), file: first.file, owner: type.id)
    }
    if index.nestedNames.contains(name), let nested = index.types["\(type.name).\(name)"] { return .type(nested.id) }
    if let alias = type.aliases[name] {
      return .type(index.type(named: alias.name, in: type.id, file: scope.file)?.id ?? alias.name)
    }
    if name == "allCases", type.kind == .enum {
      return .array(
        type.cases.filter(\.parameters.isEmpty).map {
          .instance(Instance(typeName: type.id, fields: [:], enumCase: $0.name, identity: "\(type.id).\($0.name)"))
        })
    }
    if let value = defaultStatic(name, of: type, place) { return value }
    for parent in type.inherited {
      guard let base = index.type(named: parent.name, in: type.id, file: scope.file), base !== type else { continue }
      if let value = staticMember(name, ofTypeNamed: base.id, place: place, in: scope) { return value }
    }
    return nil
  }

  /// Returns what an extension of a protocol gives a type in place of a requirement; `nil` for a protocol's own, which
  /// may be that of any type, and where it asks for other static members, of which the type may have its own.
  private func defaultStatic(_ name: String, of type: TypeInfo, _ place: Place) -> Value? {
    guard type.kind != .protocol, type.kind != .extension else { return nil }
    let owners = lineage(of: type.id)
    guard let owner = owners.first(where: { $0.statics[name] != nil }), owner.kind == .protocol else { return nil }
    let members = Set(owners.flatMap { Array($0.statics.keys) + Array($0.functions.keys) } + ["Self", "self"])
    let defaults = (owner.statics[name] ?? []).filter { property in
      guard let getter = property.declaration.getter, !getter.isEmpty else { return false }
      return !getter.contains { $0.mentions(members, within: property.declaration.span) }
    }
    return defaults.isEmpty ? nil : oneOf(index.nearest(defaults, to: place.file), named: name, owner: owner.id)
  }

  /// Evaluates the constant of a name; equally near ones of several modules are all possible.
  func oneOf(_ candidates: [Located<PropertyDeclaration>], named name: String, owner: String?) -> Value {
    func value(_ declared: Located<PropertyDeclaration>) -> Value {
      let located = onPlatform(declared)
      return constant(
        located, key: "\(owner ?? "").\(name)@\(located.file):\(located.declaration.span.start)", owner: owner)
    }
    guard candidates.count > 1 else { return candidates.first.map(value) ?? .none }
    if candidates.allSatisfy({ !$0.flags.isEmpty }) { return variants(candidates, value: value) }
    let key = "declaration of \(owner ?? "").\(name)"
    let condition = conditions.number(
      key: key, label: key, arms: candidates.map { index.program.files[Int($0.file)].path }, isGap: true)
    return choice(
      candidates.enumerated().map { arm, located in
        .init(condition: Guard(condition: condition, arm: arm), value: value(located))
      }, place: nil)
  }

  /// Evaluates a property that each build declares in another way.
  func variants(
    _ properties: [Located<PropertyDeclaration>], value: (Located<PropertyDeclaration>) -> Value
  ) -> Value {
    choice(
      properties.compactMap { property in
        condition(of: property.flags).map { .init(condition: $0, value: value(property)) }
      }, place: nil)
  }

  /// Evaluates a static or global constant once.
  func constant(_ located: Located<PropertyDeclaration>, key: String, owner: String?) -> Value {
    let property = located.declaration
    let place = Place(file: located.file, span: property.span)
    if let getter = property.getter, makesObjects(property.type, in: owner) {
      let scope = Scope(selfValue: ownType(of: located, owner).map(Value.type), typeName: owner, file: located.file)
      return calling(place, place) {
        follow(getter, in: scope, result: property.type, isBuilder: false, place: place)
      }
    }
    if let value = constants[key] ?? made(by: { $0.constants[key] }) { return value }
    guard inProgress.insert(key).inserted else {
      return circle("'\(property.name)' refers to itself", place)
    }
    defer { inProgress.remove(key) }
    let value = apart { evaluated(located, key: key, owner: owner, place: place) }
    // What other code follows has objects of its own.
    if let follower, follower.keep(value, for: key) { return value }
    constants[key] = value
    return value
  }

  /// The type that `self` is in a static member: that of the extension, or the one for which the extension is alone.
  private func ownType<Declaration>(of located: Located<Declaration>, _ owner: String?) -> String? {
    guard let name = located.selfType else { return owner }
    return index.type(named: name, in: owner, file: located.file)?.id ?? name
  }

  private func evaluated(
    _ located: Located<PropertyDeclaration>, key: String, owner: String?, place: Place
  ) -> Value {
    let property = located.declaration
    let scope = Scope(selfValue: ownType(of: located, owner).map(Value.type), typeName: owner, file: located.file)
    var value: Value
    if let getter = property.getter {
      value = sharing { body(getter, in: scope, result: property.type, isBuilder: false, place: place) }
    } else if let initial = property.value {
      value = sharing { evaluate(initial, in: scope) }
    } else {
      value = .unknown(
        Doubt(.runtimeValue, "'\(property.name)'", place: place, key: key, label: property.name, type: property.type))
    }
    if let type = property.type {
      value = coerce(value, to: type, file: located.file, context: owner)
      value = declared(value, as: type, in: owner.flatMap { index.types[$0] }, file: located.file)
    }
    let written = value
    value = sharing { reassigned(located, written, owner: owner, key: key) }
    let typeName = owner.map { "\(index.types[$0]?.name ?? $0)." } ?? ""
    return value.passing(
      typeName + property.name, for: property.value.map { Place(file: located.file, span: $0.span) } ?? place)
  }

  /// Evaluates the getter of a computed property.
  func computed(
    _ getter: [Statement], property: Located<PropertyDeclaration>, selfValue: Value, typeName: String,
    environment: SharedEnvironment?, place: Place
  ) -> Value {
    let isBuilder = property.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
    let makesView = isBuilder || property.declaration.type?.isOpaque == true
    let declared = Place(file: property.file, span: property.declaration.span)
    let scope = Scope(selfValue: selfValue, typeName: typeName, file: property.file, environment: environment)
    func run() -> Value {
      nested(place) {
        follow(getter, in: scope, result: property.declaration.type, isBuilder: isBuilder, place: declared)
      }
    }
    let isForEffects = followsCode && !Self.isPlain(property.declaration.type)
    let value =
      makesView || isForEffects
      ? viewMade(of: declared, in: scope, run) : remembered(declared, in: scope, calledAt: declared, run)
    return index.assertions.asserting(value, at: declared).passing(property.declaration.name, for: declared)
  }
}

extension Scope {
  /// The type that `self` is in a static member: the one that was asked, which may inherit the member (S-115).
  var ownType: String? {
    if case .type(let own)? = selfValue { own } else { nil }
  }
}
