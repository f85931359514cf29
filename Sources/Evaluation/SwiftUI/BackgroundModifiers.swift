import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Modifiers that put something behind or in front of a view (S-50 to S-57, S-70 to S-76).
enum BackgroundModifiers {
  static let effects: [String: ModifierEffect] = [
    "background": background,
    "backgroundStyle": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.backgroundStyle = ForegroundModifiers.present(
        renderer.evaluator.settings(first, isColor: false, in: environment))
    },
    "overlay": overlay,
    "subscriptionStoreControlIcon": drawnElsewhere,
    "border": border,
    "glassEffect": glass, "glassBackgroundEffect": glass,
    // It counts for no contrast, but it is a hint that legibility was thought of (S-37).
    "shadow": ModifierTable.environment { environment, _, _ in environment.backdrop.isShadowed = true },
  ]

  // MARK: - Background

  private static let background: ModifierEffect = { renderer, call, receiver, environment in
    if let content = call.content {
      return behind(renderer.evaluator.contents(of: content), of: receiver, by: call, renderer, environment)
    }
    var inner = environment
    guard let first = call.arguments.first, first.label == nil else {
      // `background(in:)` and `background()` use the background style (S-52).
      let style =
        environment.backgroundStyle?.map { Optional($0) }
        ?? Alternatives(backgroundDefault(at: call.place).map { resolve($0, in: environment) })
      addLayer(style, to: &inner, renderer: renderer, isStyle: true)
      renderer.back(&inner, with: style, outline(of: call), at: call.place, environment)
      return renderer.render(receiver, in: inner)
    }
    switch first.value {
    case .view(let node) where !isStyle(node):
      behind(node, of: receiver, by: call, renderer, environment)
    case .choice where containsView(first.value):
      let node = renderer.evaluator.view(from: first.value, place: first.place)
      behind(node, of: receiver, by: call, renderer, environment)
    case .unknown(let doubt) where doubt.type?.name == "View" || doubt.type?.isOpaque == true:
      behind(.unknown(doubt), of: receiver, by: call, renderer, environment)
    default:
      let settings = renderer.evaluator.settings(first, isColor: false, in: environment)
      let resolved = settings.map { setting in
        setting.map { resolve($0, in: environment) }
      }
      if let shape = call.argument("in").flatMap({ Shapes.shapeName($0.value) }) {
        Shapes.signal(resolved, named: shape, at: first.place, renderer, environment)
      }
      if !OutlinedViews.isOutline(call) {
        addLayer(
          resolved, to: &inner, renderer: renderer, isStyle: true,
          isOutlined: OutlinedViews.reachesEdges(receiver, renderer),
          isRoomy: !environment.isBounded && Layers.isExpansive(receiver, renderer, environment))
      }
      renderer.back(&inner, with: resolved, outline(of: call), at: first.place, environment)
      renderer.render(receiver, in: inner)
    }
  }

  /// Returns the form that a background is drawn in.
  private static func outline(of call: ModifierCall) -> LayoutOutline {
    call.argument("in").map { FrameModifiers.outline(of: $0.value) } ?? .rectangle
  }

  /// True for a colour or style, as a value of its own or as the view that it is too.
  static func isStyle(_ value: Value) -> Bool {
    switch value {
    case .color, .style: true
    case .implicit(let member): member.chain.isEmpty
    case .view(let node): isStyle(node)
    case .choice(let all): all.branches.allSatisfy { isStyle($0.value) }
    default: false
    }
  }

  private static func backgroundDefault(at place: Place) -> StyleSetting? {
    StyleSetting(
      style: .background(level: 0), description: ".background", place: place, clause: "S-52", isProject: true)
  }

  private static func containsView(_ value: Value) -> Bool {
    guard case .choice(let alternatives) = value else { return false }
    return alternatives.branches.contains { branch in
      if case .view(let node) = branch.value { return !isStyle(node) }
      return false
    }
  }

  /// True for a view that is nothing but a colour or style.
  private static func isStyle(_ node: ViewNode) -> Bool {
    if case .component(let component) = node { return component.name == "Color" || component.name == "Style" }
    return false
  }

  /// Resolves relative background styles where they are written.
  static func resolve(_ setting: StyleSetting, in environment: Environment) -> StyleSetting {
    var result = setting
    let outer = environment.currentForeground.branches.first?.value
    switch setting.style {
    case .level(let level):
      result.style = ForegroundModifiers.resolved(.level(level), in: environment, outer: outer)
    case .tint, .offset(.tint, _), .foreground, .faded:
      result.style = ForegroundModifiers.resolved(setting.style, in: environment, outer: outer)
    case .background(let level):
      if level == 0, let style = environment.backgroundStyle?.single {
        result.style = style.style
      } else {
        result.style = .background(level: environment.groupCount + level)
      }
    default: break
    }
    return result
  }

  /// Adds a layer behind what is rendered in an environment; style-based materials switch vibrancy on (S-70).
  static func addLayer(
    _ paint: Alternatives<StyleSetting?>, to environment: inout Environment, renderer: Renderer, isStyle: Bool,
    isOutlined: Bool = false, isRoomy: Bool = false, isClearGlass: Bool = false, isWidgetGround: Bool = false
  ) {
    var layer = Layers.layer(paint, environment)
    (layer.isOutlined, layer.isRoomy, layer.isClearGlass) = (isOutlined, isRoomy, isClearGlass)
    layer.isWidgetGround = isWidgetGround
    for branch in paint.branches {
      guard let setting = branch.value else { continue }
      if let surface = surface(of: setting, renderer: renderer, activatesVibrancy: isStyle) {
        layer.surface = surface
        if isStyle { environment.backgroundMaterial = surface }
      } else if isStyle, paint.branches.count == 1, setting.style.isOpaqueColor {
        environment.backgroundMaterial = nil
      }
    }
    // The background style counts the groups around what stands on it (S-64).
    if case .background(let level)?? = paint.single.map({ $0?.style }) { environment.groupCount = level }
    environment.backdrop = environment.backdrop.adding(layer)
    environment.scope = renderer.newScope()
  }

  /// Returns the surface that a material or glass makes.
  static func surface(of setting: StyleSetting, renderer: Renderer, activatesVibrancy: Bool) -> MaterialSurface? {
    switch setting.style {
    case .material(let material), .faded(.material(let material), _):
      MaterialSurface(
        material: material, activatesVibrancy: activatesVibrancy,
        range: setting.place.flatMap(renderer.collector.auditedRange(of:)), id: renderer.newSurface())
    case .glass:
      MaterialSurface(
        material: nil, activatesVibrancy: activatesVibrancy,
        range: setting.place.flatMap(renderer.collector.auditedRange(of:)),
        id: renderer.newSurface())
    default: nil
    }
  }

  /// Renders a view and puts what it paints behind the receiver of a modifier.
  static func behind(
    _ node: ViewNode, of receiver: ViewNode, by call: ModifierCall, isWidgetGround: Bool = false,
    _ renderer: Renderer, _ environment: Environment
  ) {
    let alignment = call.argument("alignment")?.value
    let pile = renderer.newPile()
    var own = environment
    own.scope = renderer.newScope()
    own.isInControl = OutlinedViews.isInControl(node, around: receiver, renderer, environment)
    own.lay(in: pile, at: -1, alignment)
    if !CutOuts.isShade(node, of: receiver, renderer, environment) {
      StackComponents.pile(node, by: call, renderer, own.bounded)
    }
    var inner = environment
    inner.scope = renderer.newScope()
    inner.lay(in: pile, at: 0)
    var painted = Layers.painted(by: node, renderer: renderer, in: environment)
    if painted.contains(where: \.mayMiss),
      var frames = FixedFrames(behind: receiver, aligned: alignment, renderer, environment.bounded)
    {
      painted = frames.layers(of: node) ?? painted
    }
    painted = BoundedPictures.layers(painted, of: node, aligned: alignment, renderer)
    lazy var isExpansive = Layers.isExpansive(receiver, renderer, environment)
    // It is as large as what it lies behind, but where that touches the edges itself.
    if painted.contains(where: \.fillsScreen), !isExpansive { painted = painted.filling(false) }
    let isOutlined = !painted.isEmpty && OutlinedViews.reachesEdges(receiver, renderer)
    let isRoomy = !painted.isEmpty && !environment.isBounded && isExpansive
    for var layer in painted {
      layer.isOutlined = layer.isOutlined || isOutlined
      layer.isRoomy = isRoomy
      layer.isWidgetGround = isWidgetGround
      inner.backdrop = inner.backdrop.adding(layer)
    }
    if !painted.isEmpty {
      inner.surround(
        renderer.drawing == nil
          ? .surface(FrameModifiers.outline(of: .view(node)), layers: painted.count) : .cover(layers: painted.count))
    }
    renderer.render(receiver, in: inner)
  }

  // MARK: - Overlay and border

  private static let overlay: ModifierEffect = { renderer, call, receiver, environment in
    let content = overlayContent(call, renderer)
    // An outline leaves what it goes around to be seen (S-54).
    let cover = OutlinedViews.isOutline(call) ? [] : Layers.painted(by: content, renderer: renderer, in: environment)
    let pile = renderer.newPile()
    let isOutline = OutlinedViews.isOutline(.view(content))
    var own = environment
    // What a box is drawn around is a card, filled or not (S-131).
    if OutlinedCards.isMade(by: content, renderer, environment) || OutlinedViews.isOutline(call) {
      own.scope = renderer.newScope()
    }
    own.lay(in: pile, at: 0)
    let refill = CutOuts.refill(receiver, by: content, renderer, environment)
    CutOuts.render(receiver, under: refill, at: call.place, renderer, Covering.under(cover, at: call.place, own))
    var inner = environment
    inner.scope = renderer.newScope()
    inner.isInControl = OutlinedViews.isInControl(content, around: receiver, renderer, environment)
    inner.lay(in: pile, at: 1, call.argument("alignment")?.value)
    // What the receiver paints lies behind the overlay, which is as large as the receiver (S-50).
    let painted =
      isOutline && OutlinedViews.leavesMargin(receiver, for: content)
      ? []
      : Layers.painted(
        by: OppositeEdges.beneath(content, laidBy: call, on: receiver, renderer, environment), renderer: renderer,
        in: environment, fills: true)
    for var layer in painted {
      layer.isOutlined = isOutline
      inner.backdrop = inner.backdrop.adding(layer)
    }
    // A bar over an edge lies on what moves beneath it.
    let edge = FrameModifiers.verticalAlignment(call.argument("alignment")?.value)
    if edge != .center, Scrolling.scrollsItself(receiver, renderer, environment) {
      inner.backdrop = inner.backdrop.passedOver
    }
    if pile != nil {
      inner.surround(.cover(layers: painted.count))
      inner.surround(call.argument("in").map { .clip(FrameModifiers.outline(of: $0.value)) })
    }
    if refill.isDrawn { StackComponents.pile(content, by: call, renderer, inner.bounded) }
  }

  /// Views that the system shows on a control of its own, of which nothing is known.
  private static let drawnElsewhere: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    inner.obscure(Doubt(.externalModule, "'.\(call.name)'", place: call.place))
    renderer.render(call.content, in: inner)
    renderer.render(receiver, in: environment)
  }

  static func overlayContent(_ call: ModifierCall, _ renderer: Renderer) -> ViewNode {
    if let closure = call.content { return renderer.evaluator.contents(of: closure) }
    guard let first = call.first, first.label == nil else { return .empty }
    switch first.value {
    case .implicit, .style, .color:
      return .component(Component(name: "Style", arguments: [first], place: first.place))
    default: return renderer.evaluator.view(from: first.value, place: first.place)
    }
  }

  private static let border: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    // It sets what it goes around apart as a card does (S-131).
    if OutlinedCards.isMade(byBorder: call, renderer, environment) { inner.scope = renderer.newScope() }
    if let first = call.first {
      let settings = renderer.evaluator.settings(first, isColor: false, in: environment)
      let resolved = settings.map { $0.map { resolve($0, in: environment) } }
      var around = environment
      around.scope = inner.scope
      around.backdrop = around.backdrop.adding(
        outlined: Layers.painted(by: receiver, renderer: renderer, in: environment, fills: true))
      var line = Leaf(
        kind: .shape, place: first.place, style: resolved,
        exemption: Shapes.boundaryExemption(of: receiver, renderer, in: environment))
      line.isInset = true
      renderer.leaf(line, in: around)
      let pile = renderer.newPile()
      var edge = environment
      edge.lay(in: pile, at: 1)
      let width = call.argument("width").map { FrameModifiers.number($0.value) } ?? 1
      renderer.decorate(.stroke(width: width), .rectangle, in: resolved, at: first.place, edge)
      inner.lay(in: pile, at: 0)
    }
    renderer.render(receiver, in: inner)
  }
}

extension Style {
  /// True for a colour that is the same in every appearance.
  var isFixed: Bool {
    switch self {
    case .color(let value): value.color.isFixed
    case .faded(let inner, _): inner.isFixed
    case .clear: true
    default: false
    }
  }

  /// True for a plain colour without opacity.
  var isOpaqueColor: Bool {
    switch self {
    case .color(let color):
      switch color.color {
      case .fixed(let fixed): fixed.isOpaque
      case .system(let system): system.isOpaque
      case .accent: true
      case .asset(let asset): asset.isOpaque
      case .token(let token): token.isOpaque
      default: false
      }
    case .background, .windowBackground, .prominentLabel: true
    default: false
    }
  }
}

extension DynamicColor {
  /// True for a colour that is the same in every appearance.
  var isFixed: Bool {
    switch self {
    case .fixed: true
    case .faded(let inner, _), .withAlpha(let inner, _): inner.isFixed
    case .mixed(let first, let second, _, _): first.isFixed && second.isFixed
    case .pinned: true
    default: false
    }
  }
}
