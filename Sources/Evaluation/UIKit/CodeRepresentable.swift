import Scene
import SourceFacts

/// Views of UIKit and AppKit that SwiftUI shows, as `makeUIView` makes them (S-115).
enum CodeRepresentable {
  private static let makers = [
    ("makeUIView", "updateUIView"), ("makeUIViewController", "updateUIViewController"),
    ("makeNSView", "updateNSView"), ("makeNSViewController", "updateNSViewController"),
  ]

  /// Renders what an instance makes where it stands; returns false for a view that makes nothing of the kind.
  static func render(
    _ instance: Instance, _ type: TypeInfo, _ renderer: Renderer, in environment: Environment
  ) -> Bool {
    guard let (run, value) = made(by: instance, type, renderer, in: environment) else { return false }
    renderer.seen.represented.formUnion(run.made)
    run.layRows { _ in false }
    run.layEmptyViews()
    let views = CodeRenderer(renderer: renderer, run: run)
    var inner = environment
    // Fonts and styles of SwiftUI end here, its tint does not.
    inner.fontModifiers = []
    for (path, made) in run.pathsToObjects(in: value) {
      guard let path = inner.path.and(path) else { continue }
      var own = inner
      own.path = path
      views.render(made.identity, in: own)
    }
    views.showInPopovers(environment)
    leaveContent(of: instance, type, run, renderer, in: environment)
    return true
  }

  /// Renders the views that an instance holds and that were not seen in what it makes: where they stand, and in which
  /// look, is not known.
  private static func leaveContent(
    of instance: Instance, _ type: TypeInfo, _ run: CodeRun, _ renderer: Renderer, in environment: Environment
  ) {
    var inner = environment
    inner.obscure(Doubt(.unknownBackdrop, "what '\(type.lastName)' makes of its content", place: instance.place))
    let held = type.properties.flatMap { contents($0.declaration, of: instance, renderer.evaluator) }
    let known = held.reduce(into: run.hosted) { $0.formUnion($1.sources) }
    for view in held + HandedContent.views(of: instance, besides: known) where !view.isSeen(in: run.hosted) {
      inner.scope = renderer.newScope()
      renderer.render(view, in: inner)
    }
  }

  /// Returns the views that a property holds or makes, where their places in the source are known.
  private static func contents(
    _ property: PropertyDeclaration, of instance: Instance, _ evaluator: Evaluator
  ) -> [ViewNode] {
    guard case .array(let values)? = instance.fields[property.name], !parts.contains(property.type?.name ?? "") else {
      return content(property, of: instance, evaluator).map { [$0] } ?? []
    }
    let views = values.compactMap { if case .view(let node) = $0 { node } else { nil } }
    return views.count == values.count ? views : []
  }

  private static func content(
    _ property: PropertyDeclaration, of instance: Instance, _ evaluator: Evaluator
  ) -> ViewNode? {
    switch instance.fields[property.name] {
    case .view(let node)?: return node
    case .closure(let closure)?:
      let isBuilder = property.attributes.contains { $0.name.hasSuffix("Builder") }
      return isBuilder || evaluator.endsInView(closure) ? evaluator.contents(of: closure) : nil
    case .array(let values)?: return evaluator.together(values)
    case .choice(let all)? where parts.contains(property.type?.name ?? ""):
      // Of a loop there are several or none.
      let lists = all.branches.compactMap { branch -> Alternatives<ViewNode>.Branch? in
        guard case .array(let values) = branch.value, let node = evaluator.together(values) else { return nil }
        return .init(condition: branch.condition, value: node)
      }
      return lists.count == all.branches.count ? .choice(Alternatives(branches: lists)) : nil
    default: return nil
    }
  }

  /// The types of the parts of a view that is taken apart (`Subviews`).
  private static let parts: Set<String> = ["_VariadicView.Children", "SubviewsCollection"]

  /// Returns what a field, a plain view or one of an effect with nothing in it paints, also one of a class of the program
  /// that draws nothing itself; `nil` where the instance may make another one.
  static func layers(of instance: Instance, _ renderer: Renderer, _ environment: Environment) -> [Layer]? {
    guard let type = renderer.evaluator.index.types[instance.typeName] else { return nil }
    if makesVideo(type, renderer.classes) {
      let video = StyleSetting(
        style: .image(nil), description: type.lastName, place: instance.place ?? type.namePlace, isProject: true)
      return [Layers.layer(video, environment)]
    }
    if let layers = layers(ofFieldBy: instance, type, renderer, environment) { return layers }
    guard mayMakePlainView(type, renderer.classes) else { return nil }
    // What a class puts into its views is not made only to find it there.
    guard mayMakeBareView(type, renderer.classes) else { return madeEffect(type, environment) }
    guard let (run, value) = made(by: instance, type, renderer, in: environment) else { return nil }
    let objects = run.pathsToObjects(in: value)
    guard objects.count == 1, let object = run.objects[objects[0].instance.identity],
      plain.contains(object.kind) || CodeClasses.isEffect(object.kind), object.origin == nil, object.stranger == nil,
      object.handedTo == nil, object.styledBy == nil, object.children.isEmpty,
      object.type.map(renderer.classes.leavesViewsAlone) ?? true,
      // The storage of a property wrapper is the program's own.
      object.settings.keys.allSatisfy({ unchanging.contains($0) || ofEffects.contains($0) || $0.hasPrefix("_") })
    else { return madeEffect(type, environment) }
    // The view of a controller that sets none is clear.
    if CodeClasses.isController(object.kind) { return [] }
    return CodeRenderer(renderer: renderer, run: run).layers(of: object, in: environment)
  }

  /// True for what makes a view whose own layer shows a camera or a video (S-143), and puts nothing before it.
  private static func makesVideo(_ type: TypeInfo, _ classes: CodeIndex) -> Bool {
    let functions = functions(of: type)
    guard let maker = functions.first?.maker, let made = madeClass(by: maker, of: type, classes),
      classes.showsVideo(made)
    else { return false }
    let own = functions.flatMap { [$0.maker.declaration.body, $0.updater?.declaration.body] }
    let bodies = own.compactMap(\.self) + classes.chain(of: made).flatMap(\.bodies).map(\.statements)
    return !bodies.contains { BodyWalk.finds(in: $0, putsBefore) }
  }

  /// True for the name of what puts a view or layer into another one.
  private static func putsBefore(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name), .member(_, let name, _): name.hasSuffix("Subview") || name.hasSuffix("Sublayer")
    default: false
    }
  }

  /// Returns the material of a view of an effect that is made elsewhere, where the function says that it makes one.
  private static func madeEffect(_ type: TypeInfo, _ environment: Environment) -> [Layer]? {
    for (function, _) in functions(of: type) {
      guard let made = nameOfMade(by: function, of: type), CodeClasses.isEffect(made) else { continue }
      let place = Place(file: function.file, span: function.declaration.span)
      return [Layers.unknown(Doubt(.material, "a visual effect view", place: place), environment)]
    }
    return nil
  }

  /// False where the function that makes the view says that it is one of another class.
  private static func mayMakePlainView(_ type: TypeInfo, _ classes: CodeIndex) -> Bool {
    functions(of: type).allSatisfy { function, _ in
      guard let name = nameOfMade(by: function, of: type) else { return true }
      if plain.contains(name) || CodeClasses.isEffect(name) || typesMade.contains(name) {
        return true
      }
      // What a class of the program draws itself is asked of what is made.
      return madeClass(by: function, of: type, classes).flatMap(classes.kind).map(plain.contains) ?? false
    }
  }

  /// False where the function that makes the view says that it is of a class of the program that has views in it.
  private static func mayMakeBareView(_ type: TypeInfo, _ classes: CodeIndex) -> Bool {
    functions(of: type).allSatisfy { function, _ in
      madeClass(by: function, of: type, classes).map(classes.leavesViewsAlone) ?? true
    }
  }

  /// The class of the program that a function says it makes an object of.
  static func madeClass(
    by function: Located<FunctionDeclaration>, of type: TypeInfo, _ classes: CodeIndex
  ) -> TypeInfo? {
    guard let name = nameOfMade(by: function, of: type) else { return nil }
    return classes.index.type(named: name, in: type.id, file: function.file).flatMap { $0.kind == .class ? $0 : nil }
  }

  /// The class that a function says it makes an object of, by the name that an alias of the type stands for.
  static func nameOfMade(by function: Located<FunctionDeclaration>, of type: TypeInfo) -> String? {
    guard let made = function.declaration.result, !made.isOpaque else { return nil }
    return type.aliases[made.name]?.name ?? made.name
  }

  private static let plain: Set<String> = ["UIView", "NSView", "UIViewController", "NSViewController"]

  /// The names that the protocols have for what is made.
  static let typesMade: Set<String> = [
    "UIViewType", "NSViewType", "UIViewControllerType", "NSViewControllerType",
  ]

  /// Properties of a view that leave it what its background makes of it.
  static let unchanging: Set<String> = [
    "backgroundColor", "isUserInteractionEnabled", "isMultipleTouchEnabled", "gestureRecognizers", "tag", "frame",
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "isAccessibilityElement",
    "accessibilityIdentifier",
    // Parts of what is around a controller, once code asks for them.
    "navigationController", "tabBarController", "navigationItem",
  ]

  /// Properties of a view of an effect that choose its material, or the tint and style of glass.
  private static let ofEffects: Set<String> = [
    "effect", "material", "blendingMode", "state", "isEmphasized", "wantsLayer", "tintColor", "style", "cornerRadius",
  ]

  /// Runs the functions of a representable; returns what they make, `nil` for a type that is none.
  static func made(
    by instance: Instance, _ type: TypeInfo, _ renderer: Renderer, in environment: Environment
  ) -> (run: CodeRun, value: Value)? {
    guard let (maker, updater) = functions(of: type).first else { return nil }
    let run = CodeRun(evaluator: renderer.evaluator, classes: renderer.classes)
    // What the code uses up is none of the allowance of the view around, which goes on after it.
    let value = renderer.evaluator.apart {
      let made = run.following {
        let context = run.context(of: instance, type, environment)
        let made = run.follow(maker, of: instance, type, ["context": context], environment)
        if let updater, let first = updater.declaration.parameters.first {
          _ = run.follow(updater, of: instance, type, [first.name: made, "context": context], environment)
        }
        run.loadHosted()
        return made
      }
      if renderer.evaluator.isExhausted {
        renderer.leaveOut(Evaluator.exhausted(at: renderer.evaluator.exhaustedAt))
      }
      return made
    }
    return (run, value)
  }

  /// True for a type that makes a view of UIKit or AppKit for SwiftUI.
  static func isRepresentable(_ type: TypeInfo) -> Bool { !functions(of: type).isEmpty }

  /// The functions of a representable that make a view, each with the one that updates it.
  static func functions(
    of type: TypeInfo
  ) -> [(maker: Located<FunctionDeclaration>, updater: Located<FunctionDeclaration>?)] {
    makers.compactMap { maker, updater in
      type.functions[maker]?.first { $0.declaration.body != nil }.map { ($0, type.functions[updater]?.first) }
    }
  }
}

extension CodeIndex {
  /// True for a class of views whose own layer shows what a camera sees or a video holds.
  fileprivate func showsVideo(_ type: TypeInfo) -> Bool {
    let getter = chain(of: type).lazy.compactMap { $0.statics["layerClass"]?.first?.declaration.getter }.first
    return BodyWalk.finds(in: getter ?? []) { expression in
      if case .identifier(let name) = expression.kind { CodeRenderer.videos.contains(name) } else { false }
    }
  }

  /// True for a class whose code speaks of no layers and no subviews, and gives a look to nothing but itself, its window
  /// and the bars of the controllers around.
  func leavesViewsAlone(_ type: TypeInfo) -> Bool {
    if let known = leavingViewsAlone[type.id] { return known }
    var isAlone = true
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(let name), .member(_, let name, _):
        let name = name.lowercased()
        if name.contains("layer") || name.contains("subview") { isAlone = false }
      default: break
      }
    }
    for body in chain(of: type).flatMap(\.bodies) where isAlone {
      walk.walk(body.statements)
      if LookScan(body.statements).paths.contains(where: Self.leadsToLook) { isAlone = false }
    }
    leavingViewsAlone[type.id] = isAlone
    return isAlone
  }

  /// True for the names from `self` to the look of another view: bars have backgrounds of their own.
  private static func leadsToLook(_ path: [String]) -> Bool {
    path.count > 1 && path.first != "window" && !path.dropLast().contains(where: bars.contains)
  }

  private static let bars: Set<String> = ["navigationBar", "tabBar", "toolbar", "navigationItem", "tabBarItem"]
}

extension CodeRun {
  /// The context that SwiftUI hands to the functions of a representable, with the coordinator that it makes.
  fileprivate func context(of instance: Instance, _ type: TypeInfo, _ environment: Environment) -> Value {
    var fields: [String: Value] = [
      "environment": .instance(evaluator.environmentValues)
    ]
    if let maker = type.functions["makeCoordinator"]?.first(where: { $0.declaration.body != nil }) {
      fields["coordinator"] = follow(maker, of: instance, type, [:], environment)
    }
    return .instance(Instance(typeName: "Context", fields: fields, identity: "context of \(instance.identity)"))
  }

  /// Follows a function of a value of SwiftUI, with some of its arguments known.
  fileprivate func follow(
    _ function: Located<FunctionDeclaration>, of instance: Instance, _ type: TypeInfo, _ arguments: [String: Value],
    _ environment: Environment
  ) -> Value {
    let declaration = function.declaration
    let place = Place(file: function.file, span: declaration.span)
    let scope = Scope(
      selfValue: .instance(instance), typeName: type.id, file: function.file,
      environment: SharedEnvironment(environment))
    for parameter in declaration.parameters {
      scope.variables[parameter.name] =
        arguments[parameter.name]
        ?? .unknown(
          Doubt(
            .parameter, "'\(parameter.name)'", place: place,
            key: "\(Self.key(instance.identity, place)).\(parameter.name)",
            label: parameter.name, type: parameter.type))
    }
    return run(declaration.body ?? [], in: scope, result: declaration.result, place: place)
  }
}

extension ViewNode {
  /// True where some of the places at which the view is written are among others; a view without a place is not missed.
  fileprivate func isSeen(in places: Set<Place>) -> Bool { sources.isEmpty || !places.isDisjoint(with: sources) }
}

extension CodeRun {
  /// Gives controllers that show a view of SwiftUI their own views, which load as they are shown.
  fileprivate func loadHosted() {
    for identity in order {
      guard let object = objects[identity], CodeClasses.isHosting(object.kind), let instance = instances[identity],
        instance.fields["view"] == nil
      else { continue }
      _ = member("view", of: instance, place: object.place)
    }
  }
}

extension Evaluator {
  /// True for a closure whose last expression begins with a view of the framework or the program.
  fileprivate func endsInView(_ closure: ClosureValue) -> Bool {
    guard case .expression(let last)? = closure.closure.body.last?.kind, let name = last.madeType else { return false }
    return isView(named: name, in: closure)
  }
}

extension CodeClasses {
  /// True for views that blur or tint what lies behind them.
  static func isEffect(_ name: String) -> Bool {
    ["UIVisualEffectView", "NSVisualEffectView", "NSGlassEffectView"].contains(name)
  }
}
