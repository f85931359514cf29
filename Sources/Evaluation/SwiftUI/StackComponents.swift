import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Stacks, grids and transparent wrappers (S-50, S-51, S-59).
enum StackComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [
      "VStack": stack(.vertical), "LazyVStack": stack(.vertical), "HStack": stack(.horizontal),
      "LazyHStack": stack(.horizontal), "ZStack": overlapping, "ForEach": forEach, "OutlineGroup": forEach,
      "ViewThatFits": exclusive,
      "Grid": stack(.grid), "LazyVGrid": stack(.grid), "LazyHGrid": stack(.grid), "GridRow": stack(.grid),
      "Spacer": nothing, "EmptyView": nothing, "AccessoryWidgetBackground": nothing, "Divider": divider,
      "EquatableView": transparent,
      "GeometryReader": geometry, "ScrollViewReader": transparent, "TimelineView": transparent,
      "VStackLayout": stack(.vertical), "HStackLayout": stack(.horizontal), "ZStackLayout": overlapping,
      "GridLayout": stack(.grid), "AnyLayout": stack(.depth), "Layout": stack(.depth),
      "AnyView": transparent, "Group": group, "ScrollView": scroll, "GlassEffectContainer": transparent,
      "HSplitView": stack(.horizontal), "VSplitView": stack(.vertical), "ViewBuilder": transparent,
      "PhaseAnimator": transparent, "KeyframeAnimator": transparent, "ControlGroup": controlGroup,
      "DynamicIsland": transparent, "DynamicIslandExpandedRegion": transparent, "ActivityConfiguration": activity,
      // Those of well-known packages (Perception, The Composable Architecture) only observe what their content reads.
      "WithPerceptionTracking": transparent, "WithViewStore": transparent,
    ]
    for name in [
      "VideoPlayer", "Canvas", "SceneView", "SpriteView", "RealityView", "PhotosPicker", "Model3D",
    ] {
      table[name] = content
    }
    return table
  }()

  private static let nothing: ComponentHandler = { _, _, _ in }

  private static let divider: ComponentHandler = { renderer, component, environment in
    renderer.decorateLine(at: component.place, environment)
  }

  private static let content: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.fillWidth()
    renderer.leaf(Leaf(kind: .image, place: component.place, exemption: .content), in: inner)
    switch component.name {
    case "PhotosPicker": transparent(renderer, component, environment)
    case "Canvas", "RealityView": drawing(renderer, component, environment)
    case "VideoPlayer":
      let video = StyleSetting(style: .image(nil), description: component.name, place: component.place, isProject: true)
      let overlay = component.trailingClosure ?? component.closure("videoOverlay")
      show(overlay, on: Layers.layer(video, environment), renderer, environment)
    default: break
    }
  }

  /// The views that a canvas draws as symbols lie on what it drew before; texts that its code draws are not followed.
  private static let drawing: ComponentHandler = { renderer, component, environment in
    let doubt = Doubt(.imageBackdrop, "'\(component.name)'", place: component.place)
    let views = component.closure("symbols") ?? component.closure("attachments")
    show(views, on: Layers.unknown(doubt, environment), renderer, environment)
    let finder = TextFinder(index: renderer.evaluator.index, helpers: [])
    guard let code = component.trailingClosure ?? component.closure("renderer"),
      finder.writesText(code.closure.body, in: code.place.file)
    else { return }
    renderer.leaveOut(Doubt(.unsupportedExpression, "what the canvas draws", place: component.place))
  }

  /// Renders views in front of what a picture shows.
  private static func show(
    _ views: ClosureValue?, on picture: Layer, _ renderer: Renderer, _ environment: Environment
  ) {
    guard let views else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    inner.backdrop = inner.backdrop.adding(picture)
    renderer.render(views, in: inner)
  }

  private static func stack(_ axis: LayoutStep.Axis) -> ComponentHandler {
    { renderer, component, environment in
      guard let closure = component.content else { return }
      renderer.renderChildren(
        renderer.evaluator.contents(of: closure), with: Overlaps(in: component, axis: axis),
        in: environment.inStackOfRow)
    }
  }

  static let transparent: ComponentHandler = { renderer, component, environment in
    for argument in component.arguments {
      if case .closure(let closure) = argument.value, !ComponentTable.isActionLabel(argument.label) {
        renderer.render(closure, in: environment)
      } else if case .view(let node) = argument.value {
        renderer.render(node, in: environment)
      }
    }
  }

  private static let controlGroup: ComponentHandler = { renderer, component, environment in
    guard let content = component.configured("content") else { return transparent(renderer, component, environment) }
    renderer.render(content, in: environment)
  }

  private static let group: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return }
    renderContent(renderer.evaluator.contents(of: closure), renderer, environment)
  }

  /// Directly in a list, what a loop or group holds are rows (S-82).
  private static func renderContent(_ content: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    if environment.container.list != .none, !environment.container.isRow {
      ListComponents.rows(content, renderer, environment)
    } else {
      renderer.render(content, in: environment)
    }
  }

  private static let scroll: ComponentHandler = { renderer, component, environment in
    var inner = environment
    let axes = component.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
    if scrolls("horizontal", axes) { inner.isUnboundAcross = true }
    if axes == nil || scrolls("vertical", axes) { inner.isUnboundDown = true }
    renderer.render(component.content, in: inner)
  }

  /// True for axes of which one has a name, or that are not told.
  private static func scrolls(_ axis: String, _ axes: Value?) -> Bool {
    switch axes {
    case nil: false
    case .implicit(let member): member.name == axis
    case .array(let values): values.contains { scrolls(axis, $0) }
    default: true
    }
  }

  /// A live activity on the Lock Screen, and in the Dynamic Island, which is black by what is seen of it.
  private static let activity: ComponentHandler = { renderer, component, environment in
    guard let content = component.content else { return }
    let attributes = component.argument("for")?.value
    func contents(of closure: ClosureValue) -> ViewNode {
      let evaluator = renderer.evaluator
      return evaluator.contents(of: closure, [evaluator.activityContext(of: closure, for: attributes)])
    }
    var onLockScreen = environment
    onLockScreen.activityGround = []
    // What the system paints beneath is nowhere told; a tint that lets it through is none the surer (S-94b).
    onLockScreen.backdrop.assumeRoot()
    renderer.render(contents(of: content), in: onLockScreen)
    guard let island = component.closure("dynamicIsland") else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    inner.pinnedScheme = .dark
    var layer = Layers.layer(
      StyleSetting(
        style: .color(ColorValue(color: .fixed(.black), origin: nil)), description: "the Dynamic Island",
        isProject: false),
      inner)
    layer.isAssumed = true
    inner.backdrop = inner.backdrop.adding(layer)
    renderer.render(contents(of: island), in: inner)
  }

  /// Each child of a `ZStack` has the ones before it behind it (S-50).
  private static let overlapping: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return }
    overlap(renderer.evaluator.contents(of: closure), in: component, renderer, environment.inStackOfRow)
  }

  /// Children of a `GeometryReader` lie on each other at its top leading corner (S-50); a single one is just placed.
  private static let geometry: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return transparent(renderer, component, environment) }
    var stack = component
    let corner = Value.implicit(ImplicitMember(name: "topLeading", place: component.place))
    stack.arguments.append(ArgumentValue(label: "alignment", value: corner, place: component.place))
    pile(renderer.evaluator.contents(of: closure), in: stack, renderer, environment)
  }

  /// Renders what a modifier lays behind or in front of a view: several views are a `ZStack` of their own (S-50).
  static func pile(_ content: ViewNode, by call: ModifierCall, _ renderer: Renderer, _ environment: Environment) {
    let alignment = call.arguments.filter { $0.label == "alignment" }
    let stack = Component(name: "ZStack", arguments: alignment, place: call.place)
    pile(content, in: stack, renderer, environment)
  }

  static func pile(
    _ content: ViewNode, in stack: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    let children = renderer.flatten(content)
    if children.count > 1 {
      overlap(content, in: stack, renderer, environment.inStackOfRow)
    } else if let child = children.first, renderer.holdsSeveral(child) {
      place(child, in: stack, renderer, environment)
    } else {
      Piles.render(content, in: stack, renderer, environment)
    }
  }

  private static func overlap(
    _ content: ViewNode, in component: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    let stack = renderer.newStack()
    var scope = environment.scope
    let children = MovingModifiers.byDepth(renderer.flatten(content))
    let painted = children.map { layers(of: $0, at: component.place, renderer, environment) }
    let alignment = component.argument("alignment")?.value
    let refills = CutOuts.refills(among: children, aligned: alignment, renderer, environment)
    for (position, child) in children.enumerated() where refills[position].isDrawn {
      if children[(position + 1)...].contains(where: { CutOuts.isShade(child, of: $0, renderer, environment) }) {
        continue
      }
      var own = environment
      own.scope = scope
      let behind = layers(
        behind: position, of: children, painted, aligned: alignment, at: component.place, renderer, environment)
      for layer in behind { own.backdrop = own.backdrop.adding(layer) }
      if !behind.isEmpty { own.backgroundMaterial = nil }
      if let track = Tracks.layer(behind: position, of: children, renderer, environment) {
        own.backdrop = own.backdrop.adding(track)
      }
      own.isInControl =
        environment.isInControl
        || BoundedControls(renderer: renderer).bounds(child, among: children, in: environment)
      own.isTrack = environment.isTrack || Tracks.isTrack(position, of: children)
      var step = LayoutStep(
        stack: stack, axis: .depth, child: position, alignment: FrameModifiers.alignment(alignment))
      step.rise = FrameModifiers.verticalAlignment(alignment)
      own.layout.append(step)
      if renderer.drawing != nil, !behind.isEmpty { own.surround(.cover(layers: behind.count)) }
      let cover = Array(painted[(position + 1)...].joined())
      own = Covering.under(cover, at: component.place, own)
      if let seen = CutOuts.under(refills[position].refill, at: component.place, own) {
        place(child, in: component, renderer, seen)
      }
      if !painted[position].isEmpty || OutlinedCards.isMade(by: child, renderer, environment) {
        scope = renderer.newScope()
      }
    }
  }

  /// Renders a child of a `ZStack`. What an arm of `if` or `switch` holds are children of the stack, too.
  private static func place(
    _ child: ViewNode, in stack: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    guard case .choice(let arms) = child, renderer.holdsSeveral(child) else {
      return Piles.render(child, in: stack, renderer, environment)
    }
    renderer.renderArms(of: arms, in: environment) { arm, inner in
      if renderer.flatten(arm).count > 1 {
        overlap(arm, in: stack, renderer, inner)
      } else {
        place(arm, in: stack, renderer, inner)
      }
    }
  }

  /// Returns what the children before one paint; of what need not cover their frame only what it may reach (S-51).
  private static func layers(
    behind position: Int, of children: [ViewNode], _ painted: [[Layer]], aligned alignment: Value?, at place: Place,
    _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    guard painted[..<position].contains(where: { $0.contains(where: \.mayMiss) }) else {
      return Array(painted[..<position].joined())
    }
    var frames = FixedFrames(behind: children[position], aligned: alignment, renderer, environment)
    var reached = environment
    reached.front = FrontReach(of: children[position], aligned: alignment, renderer, environment)
    return children[..<position].indices.flatMap { other in
      guard painted[other].contains(where: \.mayMiss) else { return painted[other] }
      if let covering = frames?.layers(of: children[other]) { return covering }
      return reached.front == nil
        ? painted[other] : layers(of: children[other], at: place, renderer, reached)
    }
  }

  /// Returns what a child paints; a shape of the program need not fill its frame, wherever a sibling stands (S-51).
  private static func layers(
    of child: ViewNode, at place: Place, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    let layers = Layers.painted(by: child, renderer: renderer, in: environment)
    return Shapes.isFree(child) ? layers.map { $0.mayMiss ? $0 : Layers.maybe($0, at: place, renderer) } : layers
  }

  /// A loop's body is placed once with a symbolic element (S-59), as an outline's is for all of its levels (S-90).
  private static let forEach: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return }
    var inner = environment
    inner.isRepeated = true
    inner.scope = renderer.newScope()
    let element = element(of: component, closure, renderer)
    let runs = runs(of: component, renderer)
    renderer.evaluator.inProgress.formUnion(runs)
    defer { renderer.evaluator.inProgress.subtract(runs) }
    renderContent(renderer.evaluator.contents(of: closure, [element]), renderer, inner)
  }

  /// Returns what tells that a loop is being run over each of its lists.
  private static func runs(of component: Component, _ renderer: Renderer) -> [String] {
    let source = (component.arguments.first?.value ?? .none).filled
    let lists = if case .choice(let all) = source { all.branches.map(\.value) } else { [source] }
    return lists.map { "run \(identity(ofElementOf: $0, component, renderer))" }
  }

  /// Returns the identity of a loop's element. Where a loop is run inside itself, as that of a grid is whose cells are
  /// grids, each run has an element of its own (S-58).
  private static func identity(ofElementOf list: Value, _ component: Component, _ renderer: Renderer) -> String {
    let loop = "\(renderer.evaluator.key(of: list))[\(component.place.file):\(component.place.span.start)"
    var (identity, depth) = ("\(loop)]", 0)
    while renderer.evaluator.inProgress.contains("run \(identity)") {
      depth += 1
      identity = "\(loop):\(depth)]"
    }
    return identity
  }

  /// Returns the symbolic element of a loop over data; there is none of a list that is empty.
  static func element(of component: Component, _ closure: ClosureValue, _ renderer: Renderer) -> Value {
    let source = (component.arguments.first?.value ?? .none).filled
    guard case .choice(var alternatives) = source else {
      return element(of: source, component, closure, renderer)
    }
    alternatives.branches.removeAll { if case .array(let values) = $0.value { values.isEmpty } else { false } }
    let elements = alternatives.branches.enumerated().map { number, branch in
      Alternatives<Value>.Branch(
        condition: branch.condition,
        value: element(of: branch.value, component, closure, renderer, list: number))
    }
    return renderer.evaluator.choice(elements, place: component.place)
  }

  /// Returns the symbolic element of one list, which is one of several where it has a number.
  private static func element(
    of source: Value, _ component: Component, _ closure: ClosureValue, _ renderer: Renderer, list: Int? = nil
  ) -> Value {
    if let made = renderer.evaluator.madeElement(of: source) { return made }
    if case .array(let values) = source,
      values.first.map({ isKnown($0, renderer.evaluator) }) == true || isPalette(values)
    {
      return renderer.evaluator.oneOf(values.map(\.present), list: list, place: component.place)
    }
    let name = closure.closure.parameters.first ?? "element"
    var doubt = Doubt(
      .runtimeValue, "'\(name)'", place: closure.place,
      key: identity(ofElementOf: source, component, renderer), label: name,
      type: renderer.evaluator.elementType(of: source))
    doubt.isElement = true
    if case .array(let values) = source, values.areEmoji { doubt.emoji = .whole }
    return renderer.evaluator.declared(.unknown(doubt), as: doubt.type, in: nil, file: closure.place.file)
  }

  /// True for an element of which more is known than that it is one.
  private static func isKnown(_ value: Value, _ evaluator: Evaluator) -> Bool {
    switch value.present {
    case .instance, .color, .style, .tuple: true
    case .choice(let alternatives): alternatives.branches.allSatisfy { isKnown($0.value, evaluator) }
    case .unknown: evaluator.madeElement(of: value) != nil
    default: false
    }
  }

  /// True for colours that are written as hexadecimal digits.
  private static func isPalette(_ values: [Value]) -> Bool {
    !values.isEmpty
      && values.allSatisfy { value in
        guard case .string(let text) = value.present else { return false }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      }
  }

  private static let exclusive: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return }
    let children = renderer.flatten(renderer.evaluator.contents(of: closure))
    let condition = renderer.evaluator.conditions.number(
      key: "fits@\(component.place.file):\(component.place.span.start)", label: "fitting alternative",
      arms: children.indices.map { String($0 + 1) }, isSpelled: true)
    for (position, child) in children.enumerated() {
      guard let path = environment.path.and(Guard(condition: condition, arm: position)) else { continue }
      var inner = environment
      inner.path = path
      renderer.render(child, in: inner)
    }
  }
}

extension Value {
  /// The forms in which an element of a list is there.
  var present: Value {
    guard case .choice(var alternatives) = self else { return self }
    alternatives.branches.removeAll { if case .none = $0.value { true } else { false } }
    return alternatives.branches.isEmpty ? self : .choice(alternatives)
  }
}
