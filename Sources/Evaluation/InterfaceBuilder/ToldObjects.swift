import Scene
import SourceFacts

/// An object of a file as the code of its class leaves it that hears of what the file sets by key path
/// (`@IBInspectable`, S-115).
struct ToldObject {
  var run: CodeRun
  var identity: String
  /// What hearing of that sets, by the names from the object on.
  var changed: Set<[String]>

  /// What was set, on each path; `nil` where it is left to what the scan of the code tells.
  func settings(_ property: String, of part: [String]) -> Alternatives<CodeSetting?>? {
    guard changed.contains(part + [property]), let owner = Self.identity(of: part, from: identity, in: run) else {
      return nil
    }
    return run.objects[owner]?.settings[property]
  }

  /// True where hearing of that gives the object words.
  var isFilled: Bool {
    ["text", "attributedText"].contains { property in
      (run.objects[identity]?.settings[property]?.branches ?? []).contains { branch in
        switch branch.value?.value {
        case nil, .some(.none): false
        case .string(let text): InterfaceTexts.visible(text) != nil
        default: true
        }
      }
    }
  }

  fileprivate static func identity(of part: [String], from whole: String, in run: CodeRun) -> String? {
    part.reduce(whole) { identity, name in
      guard let identity, case .instance(let inner)? = run.instances[identity]?.fields[name] else { return nil }
      return inner.identity
    }
  }
}

extension InterfaceDocument {
  /// The looks that are followed so.
  private static let looks: Set<String> = [
    "font", "textColor", "tintColor", "backgroundColor", "titleColor", "attributedText",
  ]
  private static let parts = [[], ["titleLabel"]]
  /// The looks that count, too, where functions set them that are run once the file's values are there.
  private static let asked: Set<String> = ["font", "textColor"]

  /// Returns an object as setters and observers leave it that hear of what the file sets; `nil` where none does.
  func told(_ object: InterfaceObject) -> ToldObject? {
    if object.runtimeValues.isEmpty || isMac || object.id.isEmpty { return nil }
    return stores.told(object.id) { follow(object) }
  }

  /// Returns the stored properties of an object that are known, by name, and its tint.
  func knownFields(of object: InterfaceObject) -> [String: Value] {
    var result = toldFields(of: object).merging(fields(of: object)) { $1 }
    if let tint = givenTint(of: object) { result["tintColor"] = tint }
    return result
  }

  /// Returns the texts that the file gives an object, which are there before code of its class asks for them, whatever
  /// code writes later.
  func writtenTexts(of object: InterfaceObject) -> [String: Value] {
    guard ["label", "textField", "textView"].contains(object.kind) else { return [:] }
    return ["text", "placeholder"].reduce(into: [:]) { result, name in
      guard object.attributes[name] != nil else { return }
      var doubt = Doubt(
        .runtimeValue, "'\(name)'", place: place(object.span), key: "\(file).\(object.id).\(name)", label: name)
      doubt.isPresent = true
      result[name] = .unknown(doubt)
    }
  }

  /// Returns what the file sets stored properties of an object's class to that nothing else sets, by name.
  private func toldFields(of object: InterfaceObject) -> [String: Value] {
    guard !object.runtimeValues.isEmpty, let type = owner(of: object) else { return [:] }
    let chain = code.chain(of: type)
    var result: [String: Value] = [:]
    for given in object.runtimeValues {
      guard let property = chain.lazy.compactMap({ $0.property(given.name)?.declaration }).first,
        property.getter == nil, !property.isStatic, reaching([given.name], object).isEmpty
      else { continue }
      result[given.name] = value(of: given, in: object)
    }
    return result
  }

  private func follow(_ object: InterfaceObject) -> ToldObject? {
    let type = owner(of: object)
    let framework =
      object.customClass == nil ? "UI\(object.kind.prefix(1).uppercased())\(object.kind.dropFirst())" : nil
    guard let kind = type.flatMap(code.kind) ?? framework, CodeClasses.isView(kind) else { return nil }
    let run = CodeRun(evaluator: evaluator, classes: code)
    run.givenByFile = Set(object.runtimeValues.map(\.name))
    return run.following {
      let instance = run.decode(type, kind: kind, look: look(of: object), place: place(object.span))
      let heard = object.runtimeValues.filter { run.hears($0.name, instance) }
      if heard.isEmpty { return nil }
      let own = object.runtimeValues.filter { run.declared($0.name, of: instance) != nil || heard.contains($0) }
      var touched = run.noting {
        for given in own {
          let setting = CodeSetting(value: value(of: given, in: object), place: place(given.span))
          run.set(given.name, setting, of: instance)
        }
      }
      // What is run later may ask for what the object was told.
      touched.formUnion(run.noting { run.finish() }.filter { Self.asked.contains($0.property) })
      touched.formUnion(run.noting { tellLater(object, instance, in: run) })
      let changed = Self.parts.flatMap { part -> [[String]] in
        let identity = ToldObject.identity(of: part, from: instance.identity, in: run)
        return touched.filter { $0.identity == identity && Self.looks.contains($0.property) }
          .map { part + [$0.property] }
      }
      return ToldObject(run: run, identity: instance.identity, changed: Set(changed))
    }
  }

  /// Tells an object what the classes that hold it set of the properties that its own class hears of.
  private func tellLater(_ object: InterfaceObject, _ instance: Instance, in run: CodeRun) {
    let names = run.heardProperties(of: instance)
    for one in reaching(names, object) where !one.assignment.path.isEmpty {
      let type = run.declared(one.assignment.property, of: instance)?.0.declaration.type
      let setting = CodeSetting(value: value(of: one, as: type?.name ?? ""), place: one.assignment.place)
      run.on(paths(of: one)) { run.set(one.assignment.property, setting, of: instance) }
    }
  }

  /// What an object of the framework's class has by the file before code of its class is run.
  private func look(of object: InterfaceObject) -> [String: Value] {
    var result: [String: Value] = [:]
    if CodeClasses.isText("UI\(object.kind.prefix(1).uppercased())\(object.kind.dropFirst())") {
      // A label is seen once it has a text.
      var text = Doubt(
        .runtimeValue, "'text'", place: place(object.span), key: "\(file).\(object.id).text", label: "text")
      text.isPresent = true
      result["text"] = object.attributes["text"].map { .string($0) } ?? .unknown(text)
    }
    let fonts = font(fontKey, of: object)
    if fonts.branches.count == 1, let font = fonts.branches[0].value { result["font"] = .font(font) }
    return result
  }

  /// Returns what the file sets a property of an object to.
  func value(of given: InterfaceRuntimeValue, in object: InterfaceObject) -> Value {
    switch given.value {
    case .text(let text): return .string(text)
    case .number(let number): return .number(number)
    case .boolean(let isOn): return .bool(isOn)
    case .empty: return .none
    case .color:
      let colors = object.colors.last { $0.key == given.name }.map(setting) ?? Alternatives(nil)
      return evaluator.choice(
        colors.map { $0.map { .style($0.style) } ?? .none }.branches, place: place(given.span))
    case .other:
      var doubt = Doubt(
        .runtimeValue, "'\(given.name)'", place: place(given.span), key: "\(file).\(object.id).\(given.name)",
        label: given.name)
      doubt.isPresent = true
      return .unknown(doubt)
    }
  }
}

extension CodeRun {
  /// Makes an object as the system does that a file describes.
  fileprivate func decode(_ type: TypeInfo?, kind: String, look: [String: Value], place: Place) -> Instance {
    evaluator.platformAtHand = evaluator.platform(of: place.file)
    let instance = add(CodeObject(kind: kind, type: type, place: place), typeName: type?.id ?? kind)
    instance.fields.merge(look) { $1 }
    guard let type else { return instance }
    made.insert(type.id)
    let decoding = classes.chain(of: type).lazy.compactMap { owner in
      owner.initializers.first { $0.declaration.body != nil && $0.declaration.parameters.first?.label == "coder" }
        .map { (owner, $0) }
    }.first
    if let (owner, initializer) = decoding {
      making.insert(instance.identity)
      follow(initializer, of: instance, owner: owner)
      making.remove(instance.identity)
    }
    live = [.always]
    return instance
  }

  /// Returns what a part of the code sets.
  fileprivate func noting(_ body: () -> Void) -> Set<CodeTouch> {
    touched = []
    body()
    defer { touched = nil }
    return touched ?? []
  }

  /// True where code of the program is run as a property is set.
  fileprivate func hears(_ name: String, _ instance: Instance) -> Bool {
    owners(of: instance).compactMap { $0.property(name)?.declaration }.contains(where: Self.hears)
  }

  /// The properties of an object of which code of the program hears that they are set.
  fileprivate func heardProperties(of instance: Instance) -> Set<String> {
    Set(owners(of: instance).flatMap(\.properties).map(\.declaration).filter(Self.hears).map(\.name))
  }

  private static func hears(_ property: PropertyDeclaration) -> Bool {
    !property.isStatic && !(property.setter?.body ?? property.observers).isEmpty
  }

  private func owners(of instance: Instance) -> [TypeInfo] {
    (evaluator.index.types[instance.typeName].map(classes.chain) ?? []) + frameworkExtensions(of: instance)
  }
}
