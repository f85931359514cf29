import Scene
import SourceFacts

/// What methods of the frameworks do to objects.
extension CodeRun {
  /// Performs a method of a framework on an object; `nil` where it is none that is followed.
  func call(_ name: String, on receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    if name == "register" { rowClasses.note(arguments, by: line.last ?? "", live == [.always], evaluator.index) }
    switch receiver {
    case .instance(let instance):
      if instance.typeName == Self.anchorType { return tie(name, instance, arguments) }
      if let value = constrain(name, by: instance, arguments, place: place) { return value }
      if let value = applied(name, to: instance, arguments, place: place) { return value }
      if Self.moves(name) { objects[instance.identity]?.isMoved = true }
      invalidate(name, of: instance)
      guard let object = objects[instance.identity] else { return handOn(name, nil, arguments, place: place) }
      if Self.fillers.contains(name), CodeClasses.isView(object.kind) {
        return fill(instance, with: arguments, place: place)
      }
      if host(name, in: instance, object, arguments, place: place) { return receiver }
      if name == ContainerPuts.replace { handControllers(in: arguments.first?.value, to: instance.identity) }
      return perform(name, on: instance, object, arguments, place: place)
    case .unknown(let doubt):
      if CodeRows.isTaken(by: name) { return dequeued(name, arguments, place: place) }
      if let instance = standIn(for: doubt), let object = objects[instance.identity] {
        return perform(name, on: instance, object, arguments, place: place)
      }
      if name == "forEach", let turn = arguments.first?.value, let views = listed(by: doubt) {
        for (view, paths) in views {
          on(paths) {
            let argument = ArgumentValue(label: nil, value: .instance(view), place: place)
            _ = evaluator.callValue(turn, [argument], place: place, in: Scope(file: place.file))
          }
        }
        return Value.none
      }
      if let filled = fill(name, arguments, withEachOf: doubt, place: place) { return filled }
      if let list = mapped(name, of: doubt, arguments, place: place) { return list }
      if name == "constraint", let first = arguments.first { tie(first.value, toStranger: receiver) }
      if name == "assign" { leaveOpen(what: arguments, isGivenBy: doubt, place) }
      return handOn(name, doubt, arguments, place: place)
    default: return nil
    }
  }

  /// True for methods that ask for more of code than what they are called on, and with, holds.
  static func mayAsk(byMethod name: String) -> Bool {
    CodeRows.isTaken(by: name) || fillers.contains(name) || ["map", "compactMap", "reduce", "forEach"].contains(name)
  }

  private func perform(
    _ name: String, on instance: Instance, _ object: CodeObject, _ arguments: [ArgumentValue], place: Place
  ) -> Value? {
    guard let first = arguments.first else { return value(of: name, on: instance, object, place: place) }
    let id = instance.identity
    switch name {
    case "addSubview", "insertSubview":
      assert(of: first.value, at: place)
      self.place(first.value, in: id, as: "subviews", atBack: isAtBack(arguments), below: siblingInFront(arguments))
      noteStranger(arguments, in: id)
    case "sendSubviewToBack", "bringSubviewToFront": restack(first.value, in: id, toBack: name == "sendSubviewToBack")
    case "addArrangedSubview", "insertArrangedSubview", "addView", "insertView", "setViews", "addRow", "addColumn",
      "insertRow", "insertColumn":
      assert(of: first.value, at: place)
      self.place((arguments.first { $0.label == "with" } ?? first).value, in: id, as: "arranged")
    case "setTitle", "setTitleColor", "setAttributedTitle", "setImage", "setBackgroundImage", "setTitleTextAttributes":
      let property = name.dropFirst(3).lowercasedFirst
      record(
        Self.state(of: arguments).map { "\(property).\($0)" } ?? property,
        CodeSetting(first, as: typed(first.value, for: property, place: place)), of: id)
    case "addSublayer", "insertSublayer": layer(first, in: id, arguments)
    case "setValue": set(byName: arguments, of: instance, place: place)
    case "setOn", "setSymbolImage": say(first, name, of: id)
    case _ where name.hasPrefix("setAccessibility"): say(first, name, of: id)
    case _ where object.kind == "NSMutableAttributedString" && ["append", "insert"].contains(name):
      self.place(first.value, in: id, as: "runs")
    case "addAttribute", "addAttributes", "setAttributes":
      mark(id, arguments, isAlone: name == "setAttributes", place: place)
    case "setAttributedString":
      if let whole = object.whole {
        record("attributedText", CodeSetting(first), of: whole)
      }
    case "replaceCharacters", "insert":
      objects[id]?.styledBy = Doubt(.unsupportedExpression, "'\(name)'", place: place)
    case "image" where object.kind == "UIGraphicsImageRenderer": return picture(drawnBy: first, place: place)
    case "withTintColor":
      record("tintColor", CodeSetting(first, as: typed(first.value, for: "tintColor", place: place)), of: id)
      return .instance(instance)
    case "withRenderingMode":
      record("renderingMode", CodeSetting(first), of: id)
      return .instance(instance)
    case "attributedSubstring" where CodeClasses.isAttributed(object.kind):
      // Which part it is need not be known: its runs are among those of the whole.
      return .instance(instance)
    case "withConfiguration", "applyingSymbolConfiguration", "withSymbolConfiguration", "applying", "updated":
      return applying(first, to: instance, object, place: place)
    case "setItems", "setToolbarItems", "setLeftBarButtonItems", "setRightBarButtonItems", "setLeftBarButton",
      "setRightBarButton", "setCollectionViewLayout", MacButtons.setType:
      let property = name.dropFirst(3).lowercasedFirst
      record(property, CodeSetting(first), of: id)
    case _ where CodeRows.isTaken(by: name): return dequeued(name, arguments, place: place)
    default:
      noteUnknown(name, of: object)
      runLater(arguments, place: place)
      if Self.isStyling(name) { objects[id]?.styledBy = Doubt(.externalModule, "'\(name)'", place: place) }
      if !CodeClasses.isScreen(object.kind) { handOver(arguments, to: name, place: place) }
      return nil
    }
    return Value.none
  }

  /// Notes what setters with names of their own set, as AppKit's for assistive technologies, by UIKit's names of the
  /// properties.
  private func say(_ first: ArgumentValue, _ setter: String, of identity: String) {
    let names = [
      "setAccessibilityElement": "isAccessibilityElement", "setAccessibilityHidden": "accessibilityElementsHidden",
      "setAccessibilityTitle": "accessibilityLabel", "setOn": "isOn", "setSymbolImage": "image",
    ]
    let property = names[setter] ?? setter.dropFirst(3).lowercasedFirst
    record(property, CodeSetting(first), of: identity)
  }

  /// Puts a layer into another one; in that of a view it stands among the subviews.
  private func layer(_ first: ArgumentValue, in identity: String, _ arguments: [ArgumentValue]) {
    let isBehind = isAtBack(arguments) || arguments.contains { $0.label == "below" }
    place(first.value, in: identity, as: "sublayers", atBack: isBehind)
    if let view = objects[identity]?.whole, var children = objects[view]?.children {
      let added = Set(objectsIn(first.value).map(\.identity))
      let layers = objects[identity]?.children.filter { added.contains($0.identity) } ?? []
      children.removeAll { added.contains($0.identity) }
      children.insert(contentsOf: layers, at: isBehind ? 0 : children.count)
      objects[view]?.children = children
    }
    if objectsIn(first.value).isEmpty {
      let doubt = Doubt(.unknownBackdrop, "a layer that may lie behind", place: first.place)
      objects[identity]?.strangers.append(CodeStranger(doubt: doubt, key: ""))
    }
  }

  private func copied(_ instance: Instance, _ place: Place) -> ArgumentValue {
    ArgumentValue(label: "attributedString", value: .instance(instance), place: place)
  }

  /// Notes the attributes that a text is given, for all of it or for a part.
  private func mark(_ identity: String, _ arguments: [ArgumentValue], isAlone: Bool, place: Place) {
    let (first, value) = (arguments[0], arguments.first { $0.label == "value" })
    var attributes: Instance?
    if let value, let field = evaluator.field(of: first.value) {
      let made = Instance(
        typeName: Evaluator.dictionaryType, fields: [field: value.value], identity: evaluator.makeIdentity())
      self.attributes[made.identity + field] = CodeSetting(value)
      attributes = made
    } else if case .instance(let dictionary) = first.value {
      attributes = dictionary
    }
    guard let attributes else {
      objects[identity]?.styledBy = Doubt(.unsupportedExpression, "the attributes of a text", place: place)
      return
    }
    let range = arguments.first { $0.label == "range" }?.value
    let mark = CodeMark(
      attributes: attributes, isAlone: isAlone, isWhole: isWhole(range, of: identity), span: span(range),
      range: self.identity(ofRange: range, place: place), isAlways: isWhole(objects[identity]?.birth), paths: live,
      place: place)
    objects[identity]?.marks.append(mark)
  }

  /// True for a range from the start for a length that is asked for, such as that of the text, or that is the text's.
  private func isWhole(_ range: Value?, of identity: String) -> Bool {
    guard case .instance(let instance)? = range, let object = objects[instance.identity], object.kind == "NSRange",
      case .number(0)? = object.argument("location")?.value
    else { return false }
    if case .number(let length)? = object.argument("length")?.value {
      guard case .string(let text)? = objects[identity]?.argument("string")?.value else { return false }
      return Double(text.utf16.count) == length
    }
    return object.argument("length") != nil
  }

  private func value(of name: String, on instance: Instance, _ object: CodeObject, place: Place) -> Value? {
    switch name {
    case "defaultContentConfiguration": return content(of: object, place: place)
    case "defaultBackgroundConfiguration": return make("UIBackgroundConfiguration", [], place: place)
    case "removeFromSuperview":
      remove(instance.identity)
      return Value.none
    // What is set through it is what the object itself has after the animation.
    case "animator": return .instance(instance)
    case "startAnimating" where CodeClasses.isKind(object.kind, of: "UIActivityIndicatorView"):
      record(CodeControls.start, CodeSetting(value: .bool(true), place: place), of: instance.identity)
      return Value.none
    case "copy", "mutableCopy":
      return CodeClasses.isAttributed(object.kind)
        ? make("NSMutableAttributedString", [copied(instance, place)], place: place) : nil
    case "configureWithOpaqueBackground", "configureWithTransparentBackground", "configureWithDefaultBackground":
      // Any of them takes back what was set before.
      for property in ["backgroundColor", "backgroundImage"] {
        record(property, CodeSetting(value: .none, place: place), of: instance.identity)
      }
      record(CodeBars.kind, CodeSetting(value: .string(name), place: place), of: instance.identity)
      return Value.none
    default:
      noteUnknown(name, of: object)
      return nil
    }
  }

  // MARK: - Extensions

  /// The program's extensions of the framework's classes that an object inherits from, nearest first, with the protocols
  /// that these adopt.
  func frameworkExtensions(of instance: Instance) -> [TypeInfo] {
    guard let object = objects[instance.identity] else { return [] }
    if let known = classes.extensions[object.kind] { return known }
    let found = evaluator.adding(CodeClasses.lineage(of: object.kind) + CodeClasses.roots(of: object.kind))
    classes.extensions[object.kind] = found
    return found
  }

  // MARK: - Rows

  /// Begins the key of a row that a list hands out.
  static let dequeued = "dequeued@"

  /// Makes the row that a list hands out.
  private func dequeued(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    if name.hasPrefix("dequeueConfigured") { return configured(arguments) }
    // What a collection hands out has no platter of its own, as a table's row has (S-113).
    let isItem = arguments.contains { $0.label == "withReuseIdentifier" }
    let cell = isItem ? "UICollectionViewCell" : "UITableViewCell"
    let doubt = Doubt(
      .runtimeValue, "a reused view", place: place, key: "\(Self.dequeued)\(place.file):\(place.span.start)",
      label: "cell",
      type: TypeReference(name: name == "dequeueReusableCell" ? cell : "UICollectionReusableView"))
    return registered(.unknown(doubt), takenBy: name, arguments, place: place)
  }

  // MARK: - Constraints

  /// Notes a constraint between two anchors.
  private func tie(_ name: String, _ anchor: Instance, _ arguments: [ArgumentValue]) -> Value? {
    guard name == "constraint", let first = arguments.first, case .instance(let view)? = anchor.fields["view"],
      case .string(let edge)? = anchor.fields["edge"]
    else { return nil }
    if first.label == "equalToConstant" {
      var size: Double? = if case .number(let size) = first.value { size } else { nil }
      if size == nil, Self.isThin(first.value) { size = 1 }
      if let size { objects[view.identity]?.ties.append(CodeTie(edge: edge, other: "", otherEdge: String(size))) }
    }
    tie(.instance(anchor), toStranger: first.value)
    guard case .instance(let target) = first.value, case .instance(let other)? = target.fields["view"],
      case .string(let otherEdge)? = target.fields["edge"]
    else { return nil }
    let isLoose = first.label?.contains("ThanOrEqualTo") == true
    tie(view.identity, edge, to: other.identity, otherEdge, isLoose: isLoose)
    return nil
  }

  /// Notes that an edge of a view is tied to one of another view, with both.
  func tie(_ view: String, _ edge: String, to other: String, _ otherEdge: String, isLoose: Bool) {
    objects[view]?.ties.append(CodeTie(edge: edge, other: other, otherEdge: otherEdge, isLoose: isLoose))
    objects[other]?.ties.append(CodeTie(edge: otherEdge, other: view, otherEdge: edge, isLoose: isLoose))
  }

  // MARK: - What is not followed

  /// Follows closures that something else calls at some time.
  private func runLater(_ arguments: [ArgumentValue], place: Place) {
    for argument in arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let (around, wasInClosure) = (canvas, isInHandedClosure)
      (canvas, isInHandedClosure) = (CodeCanvas(), true)
      maybe("a closure", at: argument.place) {
        walk(closure.closure.body, in: evaluator.closureScope(closure, []))
      }
      (canvas, isInHandedClosure) = (around, wasInClosure)
    }
  }

  /// Notes that objects are handed to a function that is not there.
  func handOn(_ name: String, _ receiver: Doubt?, _ arguments: [ArgumentValue], place: Place) -> Value? {
    runLater(arguments, place: place)
    handOver(arguments, to: name, place: place)
    return nil
  }

  private func handOver(_ arguments: [ArgumentValue], to name: String, place: Place) {
    if Self.placesNothing(name) || Self.isAnchor(arguments) { return }
    for argument in arguments {
      if case .array = argument.value { continue }
      for instance in objectsIn(argument.value) {
        objects[instance.identity]?.handedTo = Doubt(.externalModule, "'\(name)'", place: place)
      }
    }
  }

  /// Leaves objects to a function of a type that is not there; those of the frameworks style nothing.
  func leave(_ arguments: [ArgumentValue], to type: String, _ name: String, place: Place) {
    if ["UI", "NS", "CA", "Dispatch", "Task"].contains(where: type.hasPrefix) {
      runLater(runAnimations(arguments, of: type, name), place: place)
    } else {
      obscure(arguments, by: "\(type).\(name)", place: place)
    }
  }

  /// Notes that a function that is not there may style the objects that it is handed.
  func obscure(_ arguments: [ArgumentValue], by name: String, place: Place) {
    runLater(arguments, place: place)
    if Self.stylesNothing(name) || isConstraining(name, arguments, place: place) { return }
    for argument in arguments {
      for instance in objectsIn(argument.value) {
        let doubt = Doubt(.externalModule, "'\(name)'", place: place)
        objects[instance.identity]?.handedTo = doubt
        objects[instance.identity]?.styledBy = doubt
      }
    }
  }

  /// Performs a method of the class above the one at hand.
  func callSuper(_ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    guard case .instance(let instance)? = scope.selfValue, objects[instance.identity] != nil,
      let type = scope.typeName.flatMap({ evaluator.index.types[$0] })
    else { return .none }
    for owner in above(type, of: instance) {
      if name == "init", owner.kind == .extension { break }
      if name == "init" {
        guard !evaluator.fitting(owner.initializers, arguments, from: place.file).isEmpty else { continue }
        initialize(instance, owner, arguments, place: place)
        making.insert(instance.identity)
        return .none
      }
      let functions = evaluator.fitting(owner.functions[name] ?? [], arguments, from: place.file)
      if functions.isEmpty { continue }
      let method = evaluator.method(
        of: functions, receiver: .instance(instance), owner: owner.id, arguments, place: place)
      return evaluator.callValue(method, arguments, place: place, in: scope)
    }
    if name == "init" {
      take(arguments, as: instance.identity)
      fill(instance.identity, with: arguments)
      return .none
    }
    return call(name, on: .instance(instance), arguments, place: place)
      ?? classes.row(madeBy: name, arguments, above: type, place: place) ?? .none
  }

  /// What stands above the code at hand: the classes of the program, then its extensions of the framework's.
  func above(_ type: TypeInfo, of instance: Instance) -> [TypeInfo] {
    let extensions = frameworkExtensions(of: instance).filter { $0.kind == .extension }
    if let own = extensions.firstIndex(where: { $0 === type }) { return Array(extensions[(own + 1)...]) }
    return classes.chain(of: type).dropFirst() + extensions
  }

  // MARK: - Words

  private static func state(of arguments: [ArgumentValue]) -> String? {
    guard case .implicit(let member)? = arguments.first(where: { $0.label == "for" || $0.label == "forState" })?.value,
      member.name != "normal"
    else { return nil }
    return member.name
  }

  private func isAtBack(_ arguments: [ArgumentValue]) -> Bool {
    let position = arguments.first { $0.label == "at" }.map { argument in
      evaluator.coerce(argument.value, to: TypeReference(name: "Int"), file: argument.place.file, context: nil)
    }
    if case .number(0)? = position { return true }
    if case .implicit(let member)? = arguments.first(where: { $0.label == "positioned" })?.value {
      return member.name == "below"
    }
    return arguments.contains { $0.label == "belowSubview" }
  }

  /// Returns the one view that something is put behind, which may lie before others.
  private func siblingInFront(_ arguments: [ArgumentValue]) -> Value? {
    arguments.first { ["belowSubview", "relativeTo"].contains($0.label) && !$0.value.isNil }?.value
  }

  /// True for methods that by their name change how a view looks.
  private static func isStyling(_ name: String) -> Bool {
    let name = name.lowercased()
    return styling.contains { name.contains($0) }
  }

  private static let styling = [
    "style", "theme", "color", "colour", "font", "appearance", "decorat", "configure", "apply",
  ]
}

extension Substring {
  /// The name with its first letter in lower case.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
