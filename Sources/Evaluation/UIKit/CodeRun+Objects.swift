import Scene
import SourceFacts

/// Making objects, and the objects that others bring with them.
extension CodeRun {
  // MARK: - Making

  /// Makes an object of a framework's class; `nil` for classes that are not followed.
  func make(_ kind: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    if kind == "NSMakeRange", arguments.count == 2 {
      var parts = arguments
      (parts[0].label, parts[1].label) = ("location", "length")
      return make("NSRange", parts, place: place)
    }
    noteRectangle(kind, arguments, place: place)
    if Self.callers.contains(kind) { putOff(arguments) }
    guard CodeClasses.isKnown(kind) else {
      return list(laidOutBy: kind, nil, arguments) ?? view(inAccessory: "init", of: kind, arguments)
    }
    let arguments = arguments.map { owned(made(typed($0, for: kind))) }
    let instance = add(CodeObject(kind: kind, place: place, arguments: arguments), typeName: kind)
    fill(instance.identity, with: arguments)
    return .instance(instance)
  }

  /// Makes an object that an implicit member of a framework's class stands for: `.init()`, `.filled()`.
  func make(_ member: ImplicitMember, of kind: String) -> Value? {
    guard CodeClasses.isKnown(kind), !["value", "item"].contains(kind) else { return nil }
    if member.name == "init", let arguments = member.arguments {
      return make(kind, arguments, place: member.place)
    }
    return make(static: member.name, of: kind, member.arguments ?? [], place: member.place)
  }

  /// Makes an object that a function of a framework's class returns, such as `UIListContentConfiguration.valueCell()`.
  func make(static name: String, of kind: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    if name == "appearance" { return proxy(of: kind, arguments, place: place) }
    if name == "systemButton", let button = systemButton(of: kind, arguments, place: place) { return button }
    if let view = view(inAccessory: name, of: kind, arguments) { return view }
    // A layout of a list is what its configuration says.
    if let list = list(laidOutBy: kind, name, arguments) { return list }
    guard kind.hasSuffix("Configuration"), case .instance(let instance)? = make(kind, arguments, place: place) else {
      return nil
    }
    objects[instance.identity]?.variant = name
    return .instance(instance)
  }

  /// Makes the button that `UIButton.systemButton(with:target:action:)` returns: a system one with an image (S-111), of
  /// the class that is asked for it.
  private func systemButton(of kind: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    let own = classes.type(named: kind, file: place.file)
    guard CodeClasses.isKind(own.flatMap { classes.kind(of: $0) } ?? kind, of: "UIButton") else { return nil }
    let system = Value.implicit(ImplicitMember(name: "system", place: place))
    let type = ArgumentValue(label: "type", value: system, place: place)
    guard let image = arguments.first,
      case .instance(let button)? = own.map({ instantiate($0, [type], place: place) })
        ?? make("UIButton", [type], place: place)
    else { return nil }
    record("image", CodeSetting(image, as: typed(image.value, for: "image", place: place)), of: button.identity)
    return .instance(button)
  }

  /// Makes an object of a class of the program, running its initialiser; `nil` for classes that are no views.
  func instantiate(_ type: TypeInfo, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let kind = classes.kind(of: type) else { return fillRows(of: type, by: arguments, place: place) }
    guard hasRoom(for: type) else { return .unknown(Self.omitted(type, place)) }
    let taken = arguments.map { typed($0, for: kind) }
    let instance = add(CodeObject(kind: kind, type: type, place: place, arguments: taken), typeName: type.id)
    made.insert(type.id)
    initialize(instance, type, arguments, place: place)
    return .instance(instance)
  }

  /// Makes an object of a framework's class, running an initialiser that the program adds to it; `nil` where none fits.
  func instantiate(_ kind: String, extendedBy type: TypeInfo, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard CodeClasses.isKnown(kind), hasRoom,
      !evaluator.fitting(type.initializers, arguments, from: place.file).isEmpty
    else { return nil }
    let instance = add(CodeObject(kind: kind, place: place), typeName: kind)
    initialize(instance, in: [type], arguments, place: place)
    return .instance(instance)
  }

  /// Runs what `self.init(…)` asks for on the object that is being made; false where none is.
  func delegate(_ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Bool {
    guard case .instance(let instance)? = scope.selfValue, isMaking(instance),
      let type = scope.typeName.flatMap({ evaluator.index.types[$0] })
    else { return false }
    take(arguments, as: instance.identity)
    initialize(instance, in: type.kind == .extension ? [type] : classes.chain(of: type), arguments, place: place)
    making.insert(instance.identity)
    return true
  }

  /// The most objects that are made for one root.
  static let maximumObjects = 600

  var hasRoom: Bool { order.count < Self.maximumObjects }

  func add(_ object: CodeObject, typeName: String) -> Instance {
    if let known = again(object) { return known }
    let instance = Instance(typeName: typeName, fields: [:], identity: evaluator.makeIdentity())
    var object = object
    object.identity = instance.identity
    object.line = line
    object.birth = object.whole.map { objects[$0]?.birth } ?? (object.origin == nil ? live : nil)
    objects[instance.identity] = object
    instances[instance.identity] = instance
    order.append(instance.identity)
    if CodeClasses.isController(object.kind) { controllers.append(instance.identity) }
    evaluator.objectsMade += 1
    return instance
  }

  /// Runs the initialiser that fits, of the class or of one above it.
  func initialize(_ instance: Instance, _ type: TypeInfo, _ arguments: [ArgumentValue], place: Place) {
    let chain = classes.chain(of: type)
    if arguments.isEmpty, evaluator.fitting(chain.flatMap(\.initializers), [], from: place.file).isEmpty,
      let (owner, overridden) = chain.lazy.flatMap({ owner in owner.initializers.map { (owner, $0) } })
        .first(where: { Self.isDesignated($0.1.declaration) })
    {
      // The framework's own `init()` calls the one that the class overrides.
      making.insert(instance.identity)
      follow(overridden, of: instance, owner: owner)
      making.remove(instance.identity)
      return
    }
    initialize(instance, in: chain, arguments, place: place)
  }

  /// True for an initialiser that the `init()` of a framework's class calls, such as `init(frame:)`.
  private static func isDesignated(_ initializer: FunctionDeclaration) -> Bool {
    initializer.body != nil && ["frame", "style", "nibName"].contains(initializer.parameters.first?.label)
  }

  /// Runs the initialiser that fits, of the first of some types that has one.
  func initialize(
    _ instance: Instance, in owners: [TypeInfo], _ arguments: [ArgumentValue], place: Place
  ) {
    for owner in owners {
      let fitting = evaluator.fitting(owner.initializers, arguments, from: place.file)
        .filter { $0.declaration.body != nil }
      if fitting.isEmpty { continue }
      for branch in evaluator.meant(fitting, arguments, in: owner.id, calledAt: nil) {
        on([branch.condition]) { run(branch.value, of: instance, owner, arguments, place: place) }
      }
      return
    }
    fill(instance.identity, with: arguments)
  }

  private func run(
    _ initializer: Located<FunctionDeclaration>, of instance: Instance, _ owner: TypeInfo, _ arguments: [ArgumentValue],
    place: Place
  ) {
    guard let matching = evaluator.match(initializer.declaration.parameters, arguments),
      let body = initializer.declaration.body
    else { return }
    let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: initializer.file)
    evaluator.bind(initializer.declaration.parameters, matching, arguments, in: scope)
    let declared = Place(file: initializer.file, span: initializer.declaration.span)
    making.insert(instance.identity)
    _ = evaluator.calling(declared, place) {
      within(instance) { run(body, in: scope, result: nil, place: declared) }
    }
    making.remove(instance.identity)
  }

  /// True while the initialiser of an object runs.
  func isMaking(_ instance: Instance) -> Bool { making.contains(instance.identity) }

  /// Takes what arguments of the framework's initialiser put into an object.
  func fill(_ identity: String, with arguments: [ArgumentValue]) {
    for argument in arguments {
      switch argument.label {
      case "arrangedSubviews", "views": place(argument.value, in: identity, as: "arranged")
      case "viewControllers", "rootViewController", "customView", "contentViewController":
        record(argument.label ?? "", CodeSetting(argument), of: identity)
      case "cgImage": copyPicture(argument.value, to: identity)
      default: break
      }
    }
  }

  /// Puts objects into another one on the paths at hand; at the back of it, or right behind the view that it is put below.
  func place(_ value: Value, in identity: String, as role: String, atBack: Bool = false, below sibling: Value? = nil) {
    let siblings = sibling.map { Set(pathsToObjects(in: $0).map(\.instance.identity)) } ?? []
    for (path, instance) in pathsToObjects(in: value) {
      let paths = isWhole(objects[identity]?.birth) ? [path] : live.compactMap { $0.and(path) }
      if paths.isEmpty || instance.identity == identity { continue }
      let child = CodeChild(
        role: role, identity: instance.identity, paths: paths, isAtBack: atBack, isBelowOne: sibling != nil,
        isByHandedClosure: isInHandedClosure)
      if role != "runs" { leave(instance.identity, for: identity, isCertain: paths == [.always]) }
      objects[identity]?.children.removeAll { $0.identity == child.identity && $0.paths == child.paths }
      let position = objects[identity]?.children.firstIndex { siblings.contains($0.identity) } ?? 0
      if atBack {
        objects[identity]?.children.insert(child, at: position)
      } else {
        objects[identity]?.children.append(child)
      }
    }
  }

  /// A view that is put into another one leaves the one around it.
  private func leave(_ view: String, for superview: String, isCertain: Bool) {
    if isCertain, let old = superviews[view], old != superview {
      objects[old]?.children.removeAll { $0.identity == view }
    }
    superviews[view] = superview
    removed.remove(view)
  }

  /// The objects that a value holds, each with the path on which it is there; for values of the running program whose
  /// types are followed, objects that stand for them.
  func pathsToObjects(in value: Value) -> [(path: Guard, instance: Instance)] {
    switch value {
    case .instance(let instance) where objects[instance.identity] != nil: return [(.always, instance)]
    case .array(let values): return values.flatMap { pathsToObjects(in: $0) }
    case .tuple(let values): return values.flatMap { pathsToObjects(in: $0.value) }
    case .choice(let all):
      return all.branches.flatMap { branch in
        pathsToObjects(in: branch.value).compactMap { found in
          branch.condition.and(found.path).map { ($0, found.instance) }
        }
      }
    case .unknown(let doubt): return standIn(for: doubt).map { [(.always, $0)] } ?? []
    default: return []
    }
  }

  // MARK: - Values from elsewhere

  /// Returns an object that stands for a value of the running program whose type is followed.
  func standIn(for doubt: Doubt) -> Instance? {
    if let known = standIns[doubt.key] { return known }
    guard let name = doubt.type?.name, doubt.reason != .tooDeep, hasRoom else { return nil }
    let place = doubt.place ?? Place(file: 0, span: .none)
    var origin = doubt
    origin.reason = .parameter
    if let type = classes.type(named: name, file: place.file), let kind = classes.kind(of: type) {
      guard hasRoom(for: type) else { return nil }
      let instance = add(CodeObject(kind: kind, type: type, place: place, origin: origin), typeName: type.id)
      standIns[doubt.key] = instance
      made.insert(type.id)
      return withLife(instance, type, place)
    }
    guard CodeClasses.isKnown(name), !["value", "item"].contains(name) else { return nil }
    let arguments = rowClasses.arguments(ofRow: doubt)
    let instance = add(CodeObject(kind: name, place: place, arguments: arguments, origin: origin), typeName: name)
    // What makes it elsewhere gives it looks, too.
    if [.externalModule, .tooManyPaths].contains(doubt.reason) || replaced.contains(doubt.key) {
      objects[instance.identity]?.styledBy = doubt
    }
    standIns[doubt.key] = instance
    return instance
  }

  /// Gives an object from elsewhere what the initialiser does that its class is made with by others.
  private func withLife(_ instance: Instance, _ type: TypeInfo, _ place: Place) -> Instance {
    let entry = live
    live = [.always]
    initializeAsSystem(instance, type)
    live = entry
    return instance
  }

  /// Runs an initialiser of a class with nothing known of its arguments: the one that does not decode.
  func initializeAsSystem(_ instance: Instance, _ type: TypeInfo) {
    for owner in classes.chain(of: type) {
      let candidates = owner.initializers.filter { $0.declaration.body != nil }
      guard
        let best = candidates.first(where: {
          !$0.declaration.parameters.contains { $0.label == "coder" } && !isConvenience($0)
        })
          ?? candidates.first(where: { !$0.declaration.parameters.contains { $0.label == "coder" } })
          ?? candidates.first
      else { continue }
      making.insert(instance.identity)
      follow(best, of: instance, owner: owner)
      making.remove(instance.identity)
      return
    }
  }

  private func isConvenience(_ initializer: Located<FunctionDeclaration>) -> Bool {
    initializer.declaration.body?.contains { statement in
      guard case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind,
        case .member(.some(let base), "init", _) = callee.kind, case .identifier("self") = base.kind
      else { return false }
      return true
    } ?? false
  }

  /// Follows a function of an object with nothing known of its arguments but some; returns what it returns.
  @discardableResult
  func follow(
    _ function: Located<FunctionDeclaration>, of instance: Instance, owner: TypeInfo, given: [String: Value] = [:]
  ) -> Value {
    let declaration = function.declaration
    let place = Place(file: function.file, span: declaration.span)
    let key = Self.key(instance.identity, place)
    guard let body = declaration.body, followed.insert(key).inserted else { return .none }
    let scope = Scope(selfValue: .instance(instance), typeName: owner.id, file: function.file)
    for parameter in declaration.parameters {
      let isState = parameter.type.name.hasSuffix("ConfigurationState")
      let state = RowSelection.state(named: parameter.name, of: declaration.name, in: instance.identity, place)
      let known = state ?? given[parameter.name]
      let other = argument(for: parameter, key, place, owner)
      scope.variables[parameter.name] =
        isState ? .unknown(Self.configurationState(of: instance.identity, place)) : known ?? other
    }
    return evaluator.calling(place, place) {
      within(instance) { run(body, in: scope, result: declaration.result, place: place) }
    }
  }

  /// What other code gives a parameter of a function that it calls, by what tells the function from all others.
  func argument(for parameter: Parameter, _ key: String, _ place: Place, _ owner: TypeInfo) -> Value {
    let doubt = Doubt(
      .parameter, "'\(parameter.name)'", place: place, key: "\(key).\(parameter.name)", label: parameter.name,
      type: parameter.type)
    return evaluator.declared(.unknown(doubt), as: parameter.type, in: owner, file: place.file)
  }

  static func key(_ identity: String, _ place: Place) -> String { "\(identity)@\(place.file):\(place.span.start)" }
}
