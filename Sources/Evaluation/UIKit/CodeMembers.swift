import Scene
import SourceFacts

/// What objects hold, and what they bring with them: stored properties, parts and state.
extension CodeRun {
  /// Returns a stored property of an object, made from its initial value when it is first read.
  func stored(_ name: String, of instance: Instance) -> Value? {
    guard objects[instance.identity] != nil, let (property, owner) = declared(name, of: instance) else { return nil }
    if evaluator.isNeverFilled(property, of: owner) {
      instance.fields[name] = Value.none
      return Value.none
    }
    guard let initial = property.declaration.value,
      !property.declaration.attributes.contains(where: { $0.name == "IBOutlet" })
    else { return nil }
    let key = "stored \(instance.identity).\(name)"
    guard evaluator.inProgress.insert(key).inserted else { return nil }
    defer { evaluator.inProgress.remove(key) }
    let entry = live
    live = [.always]
    defer { live = entry }
    let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
    let count = order.count
    var value = within(instance) { evaluator.evaluate(initial, in: scope) }
    if !property.declaration.attributes.isEmpty, !objectsIn(value).isEmpty {
      let place = Place(file: property.file, span: initial.span)
      within(instance) { wrap(value, as: property, of: owner, in: scope, at: place) }
    }
    // What an object holds from the start is there as long as the object.
    let birth = objects[instance.identity]?.birth
    for made in order[count...] where objects[made]?.origin == nil { objects[made]?.birth = birth }
    if let type = property.declaration.type {
      value = evaluator.coerce(value, to: type, file: property.file, context: owner.id)
    }
    if !property.declaration.isConstant, objectsIn(value).isEmpty, !classes.isLatch(property, of: owner),
      !isSetInOtherLists(property, of: instance, owner)
    {
      // A variable may have changed by the time it is read, unless it decides looks and nothing changes it.
      guard evaluator.isLook(property, of: owner) else { return nil }
      value = evaluator.reassigned(name, value, of: instance)
      if isMadeElsewhere(instance) { value = evaluator.perhapsGiven(name, value, of: instance) }
    }
    instance.fields[name] = value
    hold(value, as: name)
    assert(of: value, at: Place(file: property.file, span: initial.span))
    return value
  }

  /// Returns a part that an object comes with, which methods of the same name do not hide, as those of a table's
  /// delegate would hide the table.
  func part(_ name: String, of instance: Instance, place: Place) -> Value? {
    guard let object = objects[instance.identity], let type = object.type else { return nil }
    if let known = state(name, of: instance, object, place: place) ?? firstText(name, of: object) { return known }
    if let view = loaded(name, of: instance, object) { return view }
    guard CodeParts.kind(of: name, in: object) != nil,
      !classes.chain(of: type).contains(where: { $0.property(name) != nil })
    else { return nil }
    return member(name, of: instance, place: place)
  }

  /// Returns the state that a row of the program is asked for, which is open once it is made (S-113).
  private func state(_ name: String, of instance: Instance, _ object: CodeObject, place: Place) -> Value? {
    // A control is seen as nobody presses it (S-61).
    if name == "isHighlighted", CodeClasses.isKind(object.kind, of: "UIControl") { return .bool(false) }
    if name == RowSelection.backgroundStyle, let type = object.type, !isMaking(instance) {
      return backgroundStyle(of: instance, object, type, place: place)
    }
    guard RowSelection.isSelectable(object.kind) else { return nil }
    if name == RowSelection.style { return RowSelection.value(ofStyle: nil, place) }
    if isMaking(instance) || loading == instance.identity { return nil }
    return RowSelection.own(name, of: instance.identity, place)
  }

  /// True for a view of the program and for that of a controller: what is read of its tint, while nothing sets one, is
  /// the window's unless a view around has one.
  private func isRoot(_ object: CodeObject) -> Bool {
    guard CodeClasses.isView(object.kind) else { return false }
    let whole = object.whole.flatMap { objects[$0] }
    return object.type != nil || whole.map { CodeClasses.isController($0.kind) } ?? false
  }

  /// Returns what an object of a framework's class brings with it: its parts, anchors and state.
  func member(_ name: String, of instance: Instance, place: Place) -> Value? {
    guard let object = objects[instance.identity] else { return nil }
    if let view = loaded(name, of: instance, object) { return view }
    if name.hasSuffix("Guide") || Self.transparent.contains(name) { return .instance(instance) }
    // What is set of the cell that AppKit gives a control is the control's own.
    if name == "cell", CodeClasses.isKind(object.kind, of: "NSControl") { return .instance(instance) }
    if name.hasSuffix("Anchor") {
      let fields: [String: Value] = [
        "view": .instance(instance), "edge": .string(String(name.dropLast("Anchor".count))),
      ]
      return .instance(Instance(typeName: Self.anchorType, fields: fields, identity: "\(instance.identity).\(name)"))
    }
    if let appearance = evaluator.inForce(name, place) { return appearance }
    if let known = surrounding(name, object, of: instance.identity, at: place) { return known }
    if Self.resting.contains(name) { return .bool(name == "isEnabled") }
    // A layer that code makes is in no other until code puts it there, which it often asks first.
    if name == "superlayer", evaluator.index.types[instance.typeName] == nil { return Value.none }
    if let look = initialLook(name, of: object, place) { return look }
    if name == "tintColor", isRoot(object) { return .style(.tint) }
    // The pixels of a picture of one colour are as good as the picture.
    if name == "cgImage", object.isSet(Self.solid) { return .instance(instance) }
    if name == "configurationState" { return .unknown(Self.configurationState(of: instance.identity, place)) }
    // The table of a table controller is its view.
    if ["tableView", "collectionView"].contains(name), CodeParts.kind(of: name, in: object) != nil {
      return instance.fields["view"] ?? member("view", of: instance, place: place)
    }
    guard let kind = CodeParts.kind(of: name, in: object) else {
      noteUnknown(name, of: object)
      // What the initialiser was given stays so where nothing sets it; a layout changes frames.
      if Self.geometry.contains(name) { return nil }
      let given = list(name, of: instance, object, place) ?? object.argument(name)?.value
      return given ?? words(name, of: object, place)
        ?? window(name, of: instance, object, place) ?? open(name, object, of: instance.identity, at: place)
    }
    let gradient = name == "layer" ? object.type.flatMap(classes.gradientLayer) : nil
    let own = gradient ?? kind
    let part = add(CodeObject(kind: own, place: object.place, whole: instance.identity), typeName: own)
    instance.fields[name] = .instance(part)
    // A part is there from the start, wherever it is first spoken of.
    objects[instance.identity]?.settings[name] = Alternatives(
      CodeSetting(value: .instance(part), place: object.place))
    return .instance(part)
  }

  /// Returns the words of an attributed text that only the running program tells: a text in any case, so that what the
  /// program adds to texts is followed.
  private func words(_ name: String, of object: CodeObject, _ place: Place) -> Value? {
    guard name == "string", CodeClasses.isAttributed(object.kind) else { return nil }
    var doubt = Doubt(
      .runtimeValue, "'string'", place: place, key: "\(object.identity).string", label: "string",
      type: TypeReference(name: "String"))
    doubt.isPresent = true
    return .unknown(doubt)
  }

  static let anchorType = "layout anchor"

  private static let geometry: Set<String> = ["frame", "bounds"]

  /// Members that stand for the same surface.
  private static let transparent: Set<String> = ["documentVisibleView"]
  /// What is false of a view at rest, and `isEnabled`.
  private static let resting: Set<String> = [
    "isHighlighted", "isSelected", "isFocused", "isEditing", "isEnabled", "isTracking",
  ]
}
