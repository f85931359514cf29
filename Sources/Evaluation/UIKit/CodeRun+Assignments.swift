import PlatformStyles
import Scene
import SourceFacts

/// What assignments do to variables and to the properties of objects.
extension CodeRun {
  /// Performs an assignment on the paths at hand.
  func assign(_ symbol: String, _ left: Expression, _ right: Expression, in scope: Scope, place: Place) {
    if symbol == "=", left.setsAttribute, let (target, value) = evaluator.attributing(left, right, in: scope) {
      return assign(CodeSetting(value: value, place: evaluator.place(left.span, in: scope)), to: target, in: scope)
    }
    var value = evaluator.evaluate(right, in: scope)
    if symbol != "=" {
      value = evaluator.arithmetic(
        String(symbol.dropLast()), evaluator.evaluate(left, in: scope), value, place: place)
    }
    var setting = CodeSetting(
      value: value, place: evaluator.place(right.span, in: scope), names: evaluator.names(in: right))
    if case .member(_, let name, _) = left.kind, Self.opacities.contains(name) {
      setting.constants = evaluator.constants(in: right, scope: scope)
    }
    if case .identifier(let name) = left.kind, scope.variable(name) != nil {
      if !right.isNew { share(value) }
    } else if left.kind != .identifier("_") {
      keep(value, namedBy: right)
    }
    assign(setting, to: left, in: scope)
  }

  /// The properties that hold opacities.
  private static let opacities: Set<String> = ["alpha", "alphaValue", "opacity"]

  func assign(_ setting: CodeSetting, to left: Expression, in scope: Scope) {
    let (value, place) = (setting.value, setting.place)
    switch left.kind {
    case .identifier(let name):
      if let old = scope.variable(name) {
        let value = typed(value, as: old, place: place)
        let isWhole = setting.isChangedCopy || isBorn(left, in: scope)
        _ = scope.assign(name, isWhole ? value : joined(value, over: old, place: place))
      } else if let receiver = scope.selfValue {
        set(name, setting, of: receiver)
      }
    case .member(.some(let base), let name, _):
      noteMove(by: base, in: scope)
      if base.kind == .identifier("super"), case .instance(let instance)? = scope.selfValue {
        // What the class itself does when it is set is what asks for this.
        store(name, setting, in: instance)
      } else {
        setMember(name, setting, of: base, in: scope)
      }
    case .postfix(_, let inner): assign(setting, to: inner, in: scope)
    case .tuple(let targets):
      for (position, target) in targets.enumerated() {
        let element = evaluator.element(position, of: targets.count, in: value, place: place)
        assign(setting.element(position, element), to: target.value, in: scope)
      }
    case .subscripted(let base, let arguments):
      if arguments.first?.label == "keyPath" {
        return assign(setting, at: evaluator.evaluate(arguments[0].value, in: scope), of: base, in: scope)
      }
      noteElement(value)
      let receiver = attributes(evaluator.evaluate(base, in: scope), of: base, in: scope)
      guard receiver.mayBeInstance, let key = arguments.first,
        let field = evaluator.field(of: evaluator.evaluate(key.value, in: scope))
      else { break }
      let isBorn = isBorn(base, in: scope)
      let filled = evaluator.distribute(receiver, place: place) { value in
        if case .instance(let dictionary) = value { .instance(fill(dictionary, field, setting, isBorn)) } else { value }
      }
      assign(CodeSetting(value: filled, place: place), to: base, in: scope)
    default: break
    }
  }

  /// Returns a dictionary with a value under a key.
  private func fill(_ dictionary: Instance, _ field: String, _ setting: CodeSetting, _ isBorn: Bool) -> Instance {
    // A dictionary is a value: what was made with it before keeps what it held.
    let copy = Instance(
      typeName: dictionary.typeName, fields: dictionary.fields, identity: evaluator.makeIdentity())
    for name in copy.fields.keys {
      attributes[copy.identity + name] = attributes[dictionary.identity + name]
    }
    copy.fields[field] =
      isBorn ? setting.value : joined(setting.value, over: dictionary.fields[field] ?? .none, place: setting.place)
    attributes[copy.identity + field] = setting
    return copy
  }

  /// True for a variable that was declared on the very paths at hand: on no other is there one to keep its value.
  private func isBorn(_ variable: Expression, in scope: Scope) -> Bool {
    guard case .identifier(let name) = variable.kind else { return false }
    return isWhole(scope.birth(of: name))
  }

  /// Returns a variable's value after an assignment on the paths at hand.
  private func joined(_ value: Value, over old: Value, place: Place) -> Value {
    if live == [.always] { return value }
    let branches = assigning(alternatives(value), over: alternatives(old))
    guard branches.count > Alternatives<Value>.limit else { return evaluator.choice(branches, place: place) }
    let known = branches.lazy.compactMap { branch -> Doubt? in
      if case .unknown(let doubt) = branch.value { doubt } else { nil }
    }.first
    return .unknown(
      Doubt(
        .tooManyPaths, "a value that many paths set", place: place, label: known?.label ?? "value", type: known?.type))
  }

  private func alternatives(_ value: Value) -> Alternatives<Value> {
    if case .choice(let all) = value { return all }
    return Alternatives(value)
  }

  /// Sets a property of a value; of one element, where an object stands for several, that is only one of them.
  func set(_ name: String, _ setting: CodeSetting, of receiver: Value, isElement: Bool) {
    if isElement, objectsIn(receiver).contains(where: { objects[$0.identity]?.isSeveral == true }) {
      maybe("an element of a list", at: setting.place) { set(name, setting, of: receiver) }
    } else {
      set(name, setting, of: receiver)
    }
  }

  /// Does what `setValue(_:forKey:)` does.
  func set(byName arguments: [ArgumentValue], of instance: Instance, place: Place) {
    guard let first = arguments.first, let name = arguments.last, name.label?.hasPrefix("forKey") == true else {
      return
    }
    if case .string(let key) = name.value {
      if !key.contains(".") { set(key, CodeSetting(first), of: instance) }
    } else {
      objects[instance.identity]?.styledBy = Doubt(.unsupportedExpression, "'setValue'", place: place)
    }
  }

  /// Sets a property of whatever object a value is.
  private func set(_ name: String, _ setting: CodeSetting, of receiver: Value) {
    fillHeaders(name, by: setting)
    noteFrame(name, setting, ofStranger: receiver)
    switch receiver {
    case .choice(let all):
      let entry = live
      for branch in all.branches {
        live = entry.compactMap { $0.and(branch.condition) }
        if !live.isEmpty { set(name, setting, of: branch.value) }
      }
      live = entry
    case .instance(let instance): set(name, setting, of: instance)
    // What a wrapper keeps is not the value that it is given.
    case .view(.custom(let instance, _))
    where evaluator.isStructure(instance) && declared(name, of: instance)?.0.declaration.attributes.isEmpty == true:
      set(name, setting, of: instance)
    case .unknown(let doubt):
      if let instance = standIn(for: doubt) { set(name, setting, of: instance) }
    default: break
    }
  }

  func set(_ name: String, _ setting: CodeSetting, of instance: Instance) {
    if let window = window(holding: name, for: instance) { return set(name, setting, of: window) }
    if case .bool(true) = setting.value { invalidate(name, of: instance) }
    if !runSetter(of: name, with: setting, on: instance) { store(name, setting, in: instance) }
  }

  /// The properties by which code of AppKit puts a view into a window, a box or a scroll view.
  private static let contents: Set<String> = ["contentView", "documentView"]

  private func store(_ name: String, _ setting: CodeSetting, in instance: Instance) {
    var value = setting.value
    let property = declared(name, of: instance)
    if let (property, owner) = property, let type = property.declaration.type {
      value = evaluator.coerce(value, to: type, file: property.file, context: owner.id)
    } else {
      if let (property, owner) = property { value = evaluator.inferred(value, as: property, of: owner) }
      if let object = objects[instance.identity] {
        value = typed(value, for: name, of: object.kind, place: setting.place)
      }
    }
    value = owned(value, replacing: instance.fields[name] ?? objects[instance.identity]?.argument(name)?.value)
    let old = instance.fields[name] ?? valueUntilSet(name, of: instance, at: setting.place) ?? old(name, of: instance)
    let isWhole = setting.isChangedCopy || objects[instance.identity].map { self.isWhole($0.birth) } ?? false
    instance.fields[name] = isWhole ? value : joined(value, over: old, place: setting.place)
    guard objects[instance.identity] != nil else { return }
    if property == nil || isFrameworks(name, of: instance) {
      var typed = setting
      typed.value = value
      record(name, typed, of: instance.identity)
      // A view from elsewhere has its life here, too, as one that is added to another.
      if Self.contents.contains(name) { _ = objectsIn(value) }
      if name == "contentConfiguration" { showContent(value, in: instance.identity, place: setting.place) }
      if name == Self.unavailable { showUnavailable(value, in: instance, place: setting.place) }
      if name == Self.accessories { showAccessories(value, in: instance.identity) }
    }
    if let (property, owner) = property {
      hold(value, as: name)
      observe(property, owner, of: instance, from: old, to: value)
    }
  }

  /// The value of a field that nothing set yet.
  private func old(_ name: String, of instance: Instance) -> Value {
    if live == [.always] || startsEmpty(name, of: instance) || isFirstText(name, of: instance) { return .none }
    if let stored = stored(name, of: instance) { return stored }
    let property = declared(name, of: instance)?.0
    let place = property.map { Place(file: $0.file, span: $0.declaration.span) }
    let doubt = Doubt(.runtimeValue, "'\(name)'", place: place, key: "\(instance.identity).\(name)", label: name)
    // What other code put there has looks from there; what an outlet holds is told by its file.
    if property?.declaration.attributes.isEmpty == true { replaced.insert(doubt.key) }
    return .unknown(doubt)
  }

  /// True for an optional variable that is empty until code of its file sets it.
  private func startsEmpty(_ name: String, of instance: Instance) -> Bool {
    guard let (property, owner) = declared(name, of: instance), Self.startsEmpty(property.declaration) else {
      return false
    }
    return property.declaration.isSetByFile || evaluator.ownAssignments(to: property, of: owner) != nil
  }

  /// Notes a setting of a framework's property on the paths at hand.
  func record(_ name: String, _ setting: CodeSetting, of identity: String) {
    let old = objects[identity]?.settings[name] ?? Alternatives(nil)
    var setting = setting
    setting.value = made(setting.value)
    touched?.insert(CodeTouch(identity: identity, property: name))
    steps += 1
    setting.step = CodeStep(turn: turn, number: steps)
    setting.paths = live
    var branches =
      isWhole(objects[identity]?.birth)
      ? Alternatives<CodeSetting?>(setting).branches : assigning(Alternatives<CodeSetting?>(setting), over: old)
    if branches.count > Alternatives<CodeSetting?>.limit {
      let doubt = Doubt(.tooManyPaths, "'\(name)'", place: setting.place)
      branches = [.init(condition: .always, value: CodeSetting(value: .unknown(doubt), place: setting.place))]
    }
    objects[identity]?.settings[name] = Alternatives(branches: branches)
  }

  /// Notes the name under which the program holds an object.
  func hold(_ value: Value, as name: String) {
    share(value)
    for instance in objectsIn(value) where objects[instance.identity]?.names.contains(name) == false {
      objects[instance.identity]?.names.append(name)
    }
  }

  /// Follows the observers of a property that was set.
  private func observe(
    _ property: Located<PropertyDeclaration>, _ owner: TypeInfo, of instance: Instance, from old: Value, to new: Value
  ) {
    guard !property.declaration.observers.isEmpty, !isMaking(instance) else { return }
    let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
    (scope.variables["oldValue"], scope.variables["newValue"]) = (old, new)
    let place = Place(file: property.file, span: property.declaration.span)
    followed.insert(Self.key(instance.identity, place))
    _ = evaluator.calling(place, place) {
      run(property.declaration.observers, in: scope, result: nil, place: place)
    }
  }

  /// True for a property of a framework's class that classes of the program only observe.
  private func isFrameworks(_ name: String, of instance: Instance) -> Bool {
    // A class that hears of its prompt mostly draws that itself.
    guard !name.lowercased().hasSuffix("placeholder"), let type = evaluator.index.types[instance.typeName] else {
      return false
    }
    return classes.chain(of: type).allSatisfy { $0.property(name)?.declaration.isOverride ?? true }
  }

  /// Returns the property that the program declares for an object, with its class.
  func declared(_ name: String, of instance: Instance) -> (Located<PropertyDeclaration>, TypeInfo)? {
    guard let type = evaluator.index.types[instance.typeName] else { return nil }
    for owner in classes.chain(of: type) {
      if let property = owner.property(name), property.declaration.getter == nil { return (property, owner) }
    }
    return nil
  }

  /// Reads an initialiser's argument as what the framework's class takes under its label.
  func typed(_ argument: ArgumentValue, for kind: String) -> ArgumentValue {
    guard let label = argument.label,
      label == "image" || label == "configuration" && CodeClasses.isKind(kind, of: "UIButton")
        || label == "configuration" && kind == CodeUnavailableContents.viewKind
    else { return argument }
    // An image that is not known stays without an object that stands for it.
    if label == "image", case .unknown = argument.value { return argument }
    var result = argument
    result.value = typed(argument.value, for: label, of: kind, place: argument.place)
    return result
  }

  /// Notes what the framework's initialiser of an object is given.
  func take(_ arguments: [ArgumentValue], as identity: String) {
    let kind = objects[identity]?.kind ?? ""
    // What an argument keeps of its own is an object, too.
    let taken = arguments.map { owned(typed($0, for: kind)) }
    objects[identity]?.arguments = taken
  }

  /// Reads a value as what a property of the frameworks takes: `.red` is a colour of UIKit there.
  func typed(_ value: Value, for property: String, of kind: String? = nil, place: Place) -> Value {
    let type = Self.type(of: property, of: kind, place: place, evaluator)
    // UIKit's properties of these types are optional, and AppKit's few others have no `.none`.
    let value = type == property ? value : value.withNil
    return evaluator.coerce(value, to: TypeReference(name: type), file: place.file, context: nil)
  }

  private static func type(of property: String, of kind: String?, place: Place, _ evaluator: Evaluator) -> String {
    let isMac = evaluator.platform(of: place.file) == .macos
    if property.hasSuffix("olor") { return isMac ? "NSColor" : "UIColor" }
    if property.hasSuffix("ont") { return isMac ? "NSFont" : "UIFont" }
    switch property {
    case "configuration" where kind == CodeUnavailableContents.viewKind, unavailable:
      return CodeUnavailableContents.kind
    case "configuration": return "UIButton.Configuration"
    case "button", "secondaryButton":
      return kind == CodeUnavailableContents.kind ? "UIButton.Configuration" : property
    case TitleTransformer.property, TitleTransformer.ofSubtitle: return TitleTransformer.kind
    case ColorTransformer.property, ColorTransformer.ofImage: return ColorTransformer.kind
    case AttributedTitle.property where kind == "UIButton.Configuration": return Evaluator.attributedType.name
    case "image", "backgroundImage": return isMac ? "NSImage" : "UIImage"
    case "backgroundConfiguration": return "UIBackgroundConfiguration"
    case "attributedText", "attributedTitle", "attributedPlaceholder", "attributedStringValue":
      return "NSAttributedString"
    default: return property
    }
  }
}

extension Value {
  /// The value with nil for `.none`.
  fileprivate var withNil: Value {
    switch self {
    case .implicit(let member) where member.isNone: .none
    case .choice(let all): .choice(all.map(\.withNil))
    default: self
    }
  }

  /// True for an object or a dictionary, on some path at least.
  fileprivate var mayBeInstance: Bool {
    switch self {
    case .instance: true
    case .choice(let all): all.branches.contains { $0.value.mayBeInstance }
    default: false
    }
  }
}

extension Expression {
  /// True for a property by whose name a text has an attribute that is seen.
  fileprivate var setsAttribute: Bool {
    if case .member(.some, let name, _) = kind { AttributedText.attributes.contains(name) } else { false }
  }
}
