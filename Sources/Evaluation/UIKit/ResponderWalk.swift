import Scene
import SourceFacts

/// A loop that goes from a view up what it stands in, `responder = responder.next`, as in search of a controller.
///
/// developer.apple.com/documentation/uikit/uiresponder/next: after a view comes the controller that manages it, if one
/// does, and else the view around it.
struct ResponderWalk {
  /// What the variables stand for that go from one responder to the next.
  fileprivate(set) var variables: [String: Doubt] = [:]
  fileprivate var conditions: [Condition] = []
  /// True where there is such a variable, so that the loop is run.
  var isWalk: Bool { !variables.isEmpty }

  private static let steps: Set<String> = ["next", "nextResponder"]
  private static let known = "responder of "
  private static let open = "some responder of "

  /// True for a member by which a walk goes on.
  static func isStep(_ name: String) -> Bool { steps.contains(name) }

  /// True for a member that leads from one responder of a walk to another one, of which no more is known.
  static func isStep(_ name: String, from doubt: Doubt) -> Bool { isStep(name) && view(seenFrom: doubt) != nil }

  /// What a view stands in; where nothing tells the controller, which of the ways is taken that hang on it can't be told.
  static func responder(of view: String, isKnown: Bool, at place: Place) -> Doubt {
    var doubt = Doubt(
      .runtimeValue, "what a view stands in", place: place, key: (isKnown ? known : open) + view, label: "responder",
      type: TypeReference(name: "UIResponder"))
    doubt.isOfColor = !isKnown
    return doubt
  }

  /// The view that a walk began with which came to a responder; `nil` for other values.
  static func view(seenFrom doubt: Doubt) -> String? {
    guard let start = [known, open].first(where: doubt.key.hasPrefix) else { return nil }
    var view = doubt.key.dropFirst(start.count)
    let cast = Evaluator.cast + (doubt.type?.name ?? "")
    if view.hasSuffix(cast) { view = view.dropLast(cast.count) }
    return view.first == "#" && Int(view.dropFirst()) != nil ? String(view) : nil
  }
}

extension Evaluator {
  /// Returns how a loop goes up from a view, if it does.
  func walk(of body: [Statement], while conditions: [Condition], in scope: Scope, place: Place) -> ResponderWalk {
    var walk = ResponderWalk(conditions: conditions)
    guard let code, body.contains(where: { !$0.changedNames.isEmpty }) else { return walk }
    var given: [String: [[String]?]] = [:]
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind, case .identifier(let name) = left.kind else {
        return
      }
      given[name, default: []].append(right.chainedNames)
    }.walk(body)
    let bound = Set(conditions.compactMap(\.boundName) + body.boundNames)
    for (name, chains) in given {
      let isWalking = chains.allSatisfy { chain in
        guard let chain, chain.count == 2 else { return false }
        return ResponderWalk.isStep(chain[1]) && (chain[0] == name || bound.contains(chain[0]))
      }
      if isWalking, let start = scope.variable(name) { walk.variables[name] = code.responder(from: start, at: place) }
    }
    return walk
  }

  /// Begins a turn of a loop, which may be any: its conditions bind names.
  func enter(_ walk: ResponderWalk, in scope: Scope, place: Place) {
    for (name, doubt) in walk.variables { scope.variables[name] = .unknown(doubt) }
    for case .optionalBinding(let pattern, let value?) in walk.conditions {
      if let start = value.chainedNames?.first, walk.variables[start] != nil {
        bind(pattern, to: present(evaluate(value, in: scope)), in: scope, place: place)
      } else {
        bindUnknown(pattern, .none, in: scope, place: place)
      }
    }
  }

  /// Ends a loop: its variables hold what it came to.
  func leave(_ walk: ResponderWalk, in scope: Scope) {
    for (name, doubt) in walk.variables { _ = scope.assign(name, .unknown(doubt)) }
  }
}

extension CodeRun {
  /// What a walk comes to that begins with a value; `nil` for what is neither a view nor a responder around one.
  fileprivate func responder(from start: Value, at place: Place) -> Doubt? {
    switch start {
    case .instance(let instance): objects[instance.identity].flatMap { responder(of: $0, instance.identity, at: place) }
    case .unknown(let doubt): ResponderWalk.view(seenFrom: doubt) == nil ? nil : doubt
    default: nil
    }
  }

  private func responder(of object: CodeObject, _ identity: String, at place: Place) -> Doubt? {
    guard CodeClasses.isView(object.kind) else { return nil }
    let view = object.origin.flatMap(ResponderWalk.view) ?? identity
    return ResponderWalk.responder(of: view, isKnown: holder(of: view) != nil, at: place)
  }

  /// The class of the controller that a view stands in: the one whose list hands out the row, or into whose view code puts
  /// it; `nil` where that is not told.
  func holder(of view: String) -> TypeInfo? {
    var identity = view
    for _ in 0..<Self.maximumElements {
      guard let object = objects[identity] else { return nil }
      if CodeClasses.isController(object.kind) { return object.type }
      if let filler = filler(of: object) {
        return classes.kind(of: filler).map(CodeClasses.isController) == true ? filler : nil
      }
      guard let next = object.whole ?? superviews[identity] else { return nil }
      identity = next
    }
    return nil
  }

  /// What a view or controller has around it, as far as that is told.
  func surrounding(_ name: String, _ object: CodeObject, of identity: String, at place: Place) -> Value? {
    if name == "splitViewController", isOutOfSplitView(object) { return Value.none }
    return ResponderWalk.isStep(name) ? responder(of: object, identity, at: place).map(Value.unknown) : nil
  }

  /// What a controller has that nothing tells: which one it is can't be told.
  func open(_ name: String, _ object: CodeObject, of identity: String, at place: Place) -> Value? {
    guard let origin = object.origin, origin.isOfColor, ResponderWalk.view(seenFrom: origin) != nil else { return nil }
    var doubt = Doubt(.runtimeValue, "'\(name)'", place: place, key: "\(identity).\(name)", label: name)
    doubt.isOfColor = true
    return .unknown(doubt)
  }
}

extension Condition {
  /// The name that a test of an optional binds.
  fileprivate var boundName: String? {
    if case .optionalBinding(.name(let name), _) = self { name } else { nil }
  }
}

extension [Statement] {
  /// The names that bindings and tests of optionals introduce.
  fileprivate var boundNames: [String] {
    flatMap { statement -> [String] in
      switch statement.kind {
      case .binding(let binding): if case .name(let name) = binding.pattern { [name] } else { [] }
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
        conditions.compactMap(\.boundName) + statement.statements.boundNames
      default: statement.statements.boundNames
      }
    }
  }
}
