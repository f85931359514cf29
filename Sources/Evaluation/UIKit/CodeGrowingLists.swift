import Scene
import SourceFacts

/// Lists that code puts further elements into, and goes through.
extension CodeRun {
  /// Performs `list.append(…)` or `list.insert(…, at: 0)` on a known list; returns false for other expressions.
  func extend(_ expression: Expression, in scope: Scope, place: Place) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let base), let name, _) = callee.kind, ["append", "insert"].contains(name),
      let argument = arguments.first, arguments.dropFirst().map(\.label) == (name == "insert" ? ["at"] : [])
    else { return false }
    var list = evaluator.evaluate(base, in: scope)
    let start = Self.isList(list) ? nil : emptyProperty(base, in: scope)
    guard start != nil || Self.isList(list) else { return false }
    let value = evaluator.evaluate(argument.value, in: scope)
    if let (name, instance) = start {
      // Of lists that code only fills while it runs, those of views are known by what it puts there.
      if objectsIn(value).isEmpty {
        keep(value, namedBy: argument.value)
        return true
      }
      list = .array([])
      instance.fields[name] = list
    }
    for made in objectsIn(value) where loops > 0 { objects[made.identity]?.isSeveral = true }
    var added = [value]
    if argument.label == "contentsOf" {
      guard case .array(let more) = value else { return false }
      added = more
    }
    let position = arguments.dropFirst().first.map { evaluator.evaluate($0.value, in: scope) }
    let longer = evaluator.distribute(list, place: place) { elements in
      guard case .array(var elements) = elements else { return elements }
      elements.insert(contentsOf: added, at: Self.index(position, in: elements))
      return .array(elements)
    }
    assign(CodeSetting(value: longer, place: place), to: base, in: scope)
    return true
  }

  /// Returns the property of an object that an expression names, which is an empty list until code fills it; `nil` for
  /// others, and once something set it.
  private func emptyProperty(_ expression: Expression, in scope: Scope) -> (name: String, of: Instance)? {
    let (name, receiver): (String, Value?)
    switch expression.kind {
    case .identifier(let own) where scope.variable(own) == nil: (name, receiver) = (own, scope.selfValue)
    case .member(.some(let base), let own, _): (name, receiver) = (own, evaluator.evaluate(base, in: scope))
    default: return nil
    }
    guard case .instance(let instance)? = receiver, objects[instance.identity] != nil,
      instance.fields[name] == nil, let (property, owner) = declared(name, of: instance),
      let initial = property.declaration.value
    else { return nil }
    let own = Scope(selfValue: .instance(instance), typeName: owner.id, file: property.file)
    guard case .array(let elements) = evaluator.evaluate(initial, in: own), elements.isEmpty else { return nil }
    return (name, instance)
  }

  /// Returns the list of what `map` makes of each element of one that is not known: one object stands for all of them.
  /// `nil` where nothing is made.
  func mapped(_ name: String, of list: Doubt, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard name == "map" || name == "compactMap", arguments.count == 1,
      list.type.map({ $0.name == "Array" && !$0.isOptional }) ?? true
    else { return nil }
    var each = Doubt(
      .runtimeValue, "an element", place: place, key: "\(list.key)[\(place.file):\(place.span.start)]",
      label: "element",
      type: evaluator.elementType(of: .unknown(list)))
    each.isElement = true
    let element = evaluator.madeElement(of: .unknown(list)) ?? .unknown(each)
    let count = order.count
    let made = evaluator.callValue(
      arguments[0].value, [ArgumentValue(label: nil, value: element, place: place)], place: place,
      in: Scope(file: place.file))
    let objects = objectsIn(made).filter {
      order[count...].contains($0.identity) && self.objects[$0.identity]?.origin == nil
    }
    if objects.isEmpty { return nil }
    for one in objects { self.objects[one.identity]?.isSeveral = true }
    return .array([made])
  }

  /// Calls a closure, or a method that is named, with each element of a list.
  func forEach(_ values: [Value], _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    guard let body = arguments.first else { return .none }
    for value in values.prefix(Self.maximumElements) {
      let argument = ArgumentValue(label: nil, value: value, place: place)
      if case .unknown = body.value, let name = body.names.last {
        var receiver = scope.selfValue
        for (position, part) in body.names.dropLast().enumerated() {
          receiver =
            position == 0
            ? evaluator.identifier(part, place: place, in: scope)
            : receiver.map { evaluator.member(part, of: $0, place: place, namePlace: place, in: scope) }
        }
        if let receiver { _ = call(name, on: receiver, [argument], place: place) }
      } else {
        _ = evaluator.callValue(body.value, [argument], place: place, in: scope)
      }
    }
    return .none
  }

  /// Lets a closure fill an object with each element of a list, as `reduce(into:)` does, and returns the object; `nil` for
  /// what is none.
  func fill(_ arguments: [ArgumentValue], withEachOf values: [Value], place: Place) -> Value? {
    guard arguments.count == 2, let whole = object(filledBy: arguments) else { return nil }
    for value in values.prefix(Self.maximumElements) { fill(whole, with: value, by: arguments[1].value, place: place) }
    return whole.value
  }

  /// Lets a closure fill an object with the elements of a list that is not known; `nil` for other calls.
  func fill(_ name: String, _ arguments: [ArgumentValue], withEachOf list: Doubt, place: Place) -> Value? {
    guard name == "reduce", arguments.count == 2, let whole = object(filledBy: arguments) else { return nil }
    var each = Doubt(
      .runtimeValue, "an element", place: place, key: "\(list.key)[\(place.file):\(place.span.start)]", label: "element"
    )
    each.isElement = true
    let element = evaluator.madeElement(of: .unknown(list)) ?? .unknown(each)
    maybe("a loop", at: place) { fill(whole, with: element, by: arguments[1].value, place: place) }
    return whole.value
  }

  private func fill(_ whole: ArgumentValue, with element: Value, by closure: Value, place: Place) {
    let next = ArgumentValue(label: nil, value: element, place: place)
    _ = evaluator.callValue(closure, [whole, next], place: place, in: Scope(file: place.file))
  }

  private func object(filledBy arguments: [ArgumentValue]) -> ArgumentValue? {
    guard arguments[0].label == "into", case .instance(let instance) = arguments[0].value,
      objects[instance.identity] != nil
    else { return nil }
    return arguments[0]
  }

  private static func isList(_ value: Value) -> Bool {
    switch value {
    case .array: true
    case .choice(let all): all.branches.allSatisfy { isList($0.value) }
    default: false
    }
  }

  /// Where an element is put; at the end where nothing tells.
  private static func index(_ position: Value?, in elements: [Value]) -> Int {
    guard case .number(let number)? = position, number >= 0, number < Double(elements.count) else {
      return elements.count
    }
    return Int(number)
  }
}

extension CodeRun {
  /// Stevia's functions that put views into another one, and return that: `panel.subviews(title, icon)`.
  static let fillers: Set<String> = ["subviews", "sv"]

  /// Puts views into another one, and returns that.
  func fill(_ view: Instance, with arguments: [ArgumentValue], place: Place) -> Value {
    for argument in arguments {
      assert(of: argument.value, at: place)
      self.place(argument.value, in: view.identity, as: "subviews")
    }
    return .instance(view)
  }

  /// True for methods that are handed a view and put it nowhere.
  static func placesNothing(_ name: String) -> Bool { notPlacing.contains(name) }

  /// True for functions of the language, its run time and the frameworks that note, keep or print what they are handed.
  static func stylesNothing(_ name: String) -> Bool { name.hasPrefix("objc_") || notStyling.contains(name) }

  private static let notStyling: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "type", "ObjectIdentifier", "withExtendedLifetime", "unsafeBitCast",
    "unsafeDowncast", "withUnsafePointer", "NSStringFromClass", "CFGetRetainCount", "makeFirstResponder",
  ]

  /// True where a view is handed over for what points at it, such as a popover, a menu or a list of services.
  static func isAnchor(_ arguments: [ArgumentValue]) -> Bool {
    let labels = arguments.map(\.label)
    return labels.starts(with: ["relativeTo", "of"]) || labels.starts(with: ["positioning", "at", "in"])
      || labels.starts(with: ["from", "in", "animated"])
  }

  private static let notPlacing: Set<String> = [
    "addTarget", "removeTarget", "setCustomSpacing", "customSpacing", "addGestureRecognizer",
    "removeGestureRecognizer", "addInteraction", "removeInteraction", "convert", "isDescendant", "addAction",
    "addObserver", "removeObserver", "post", "sendActions", "require", "setVisibilityPriority", "visibilityPriority",
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]
}
