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
      environment.backgroundStyle = ForegroundModifiers.present(renderer.evaluator.settings(first, isColor: false))
    },
    "overlay": overlay,
    "border": border,
    "glassEffect": glass, "glassBackgroundEffect": glass,
    "listRowBackground": listRowBackground,
    "scrollContentBackground": ModifierTable.environment { environment, call, _ in
      if case .implicit(let member)? = call.first?.value {
        environment.scrollContentBackgroundHidden = member.name == "hidden"
      }
    },
    "containerBackground": containerBackground,
    "presentationBackground": containerBackground,
    "activityBackgroundTint": containerBackground,
    "toolbarBackground": neutral, "toolbarBackgroundVisibility": neutral, "toolbarColorScheme": neutral,
  ]

  private static let neutral: ModifierEffect = { $0.render($2, in: $3) }

  // MARK: - Background

  private static let background: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    guard let first = call.arguments.first, first.label == nil || first.label == "content" else {
      // `background(in:)` and `background()` use the background style (S-52).
      let style = environment.backgroundStyle?.map { Optional($0) } ?? Alternatives(backgroundDefault(at: call.place))
      addLayer(style, to: &inner, renderer: renderer, isStyle: true)
      return renderer.render(receiver, in: inner)
    }
    switch first.value {
    case .closure(let closure):
      behind(renderer.evaluator.contents(of: closure), of: receiver, renderer, environment)
    case .view(let node) where styleOnly(node) == nil:
      behind(node, of: receiver, renderer, environment)
    case .choice where containsView(first.value):
      behind(renderer.evaluator.view(from: first.value, place: first.place), of: receiver, renderer, environment)
    case .unknown(let doubt) where doubt.type?.name == "View" || doubt.type?.isOpaque == true:
      behind(.unknown(doubt), of: receiver, renderer, environment)
    default:
      let settings = renderer.evaluator.settings(first, isColor: false)
      let resolved = settings.map { setting in
        setting.map { resolve($0, in: environment) }
      }
      addLayer(resolved, to: &inner, renderer: renderer, isStyle: true)
      renderer.render(receiver, in: inner)
    }
  }

  private static func backgroundDefault(at place: Place) -> StyleSetting? {
    StyleSetting(style: .background(level: 0), description: ".background", place: place, clause: "S-52", isProject: true)
  }

  private static func containsView(_ value: Value) -> Bool {
    guard case .choice(let alternatives) = value else { return false }
    return alternatives.branches.contains { branch in
      if case .view(let node) = branch.value { return styleOnly(node) == nil }
      return false
    }
  }

  /// Returns the colour of a view that is nothing but a colour.
  private static func styleOnly(_ node: ViewNode) -> ArgumentValue? {
    switch node {
    case .component(let component) where component.name == "Color" || component.name == "Style":
      component.arguments.first
    case .modified(let inner, let call) where NeutralModifiers.names.contains(call.name): styleOnly(inner)
    default: nil
    }
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
      if level == 0, let style = environment.backgroundStyle?.single { result.style = style.style }
    default: break
    }
    return result
  }

  /// Adds a layer behind what is rendered in an environment; style-based materials switch vibrancy on (S-70).
  static func addLayer(
    _ paint: Alternatives<StyleSetting?>, to environment: inout Environment, renderer: Renderer, isStyle: Bool
  ) {
    var layer = Layer(
      paint: paint, pinnedScheme: environment.pinnedScheme, isElevated: environment.isElevated, surface: nil)
    for branch in paint.branches {
      guard let setting = branch.value else { continue }
      if let surface = surface(of: setting, renderer: renderer, activatesVibrancy: isStyle) {
        layer.surface = surface
        if isStyle { environment.backgroundMaterial = surface }
      } else if isStyle, paint.branches.count == 1, setting.style.isOpaqueColor {
        environment.backgroundMaterial = nil
      }
    }
    if case .background(let level)?? = paint.single.map({ $0?.style }) , level > 0 { environment.groupCount += level }
    environment.backdrop = environment.backdrop.adding(layer)
    environment.scope = renderer.newScope()
  }

  /// Returns the surface that a material or glass makes.
  static func surface(of setting: StyleSetting, renderer: Renderer, activatesVibrancy: Bool) -> MaterialSurface? {
    switch setting.style {
    case .material(let material), .faded(.material(let material), _):
      MaterialSurface(
        material: material, activatesVibrancy: activatesVibrancy,
        range: setting.place.map(renderer.collector.range(of:)), id: renderer.newSurface())
    case .glass:
      MaterialSurface(
        material: nil, activatesVibrancy: activatesVibrancy, range: setting.place.map(renderer.collector.range(of:)),
        id: renderer.newSurface())
    default: nil
    }
  }

  /// Renders a view and puts what it paints behind the receiver.
  static func behind(
    _ node: ViewNode, of receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) {
    var own = environment
    own.scope = renderer.newScope()
    renderer.render(node, in: own)
    var inner = environment
    inner.scope = renderer.newScope()
    for layer in Layers.painted(by: node, renderer: renderer, in: environment) {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    renderer.render(receiver, in: inner)
  }

  // MARK: - Overlay and border

  private static let overlay: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    guard let first = call.arguments.first else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    let content: ViewNode
    switch first.value {
    case .closure(let closure): content = renderer.evaluator.contents(of: closure)
    case .view(let node): content = node
    case .choice: content = renderer.evaluator.view(from: first.value, place: first.place)
    default: return
    }
    // What the receiver paints lies behind the overlay (S-50).
    for layer in Layers.painted(by: receiver, renderer: renderer, in: environment) {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    renderer.render(content, in: inner)
  }

  private static let border: ModifierEffect = { renderer, call, receiver, environment in
    if let first = call.first {
      let settings = renderer.evaluator.settings(first, isColor: false)
      let resolved = settings.map { $0.map { resolve($0, in: environment) } }
      renderer.leaf(
        Leaf(
          kind: .shape, place: first.place, style: resolved,
          exemption: Shapes.boundaryExemption(of: receiver, in: environment)), in: environment)
    }
    renderer.render(receiver, in: environment)
  }

  // MARK: - Glass and containers

  private static let glass: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    var tint: ColorValue?
    if case .implicit(let member)? = call.first?.value {
      if member.name == "identity" { return renderer.render(receiver, in: environment) }
      for link in member.chain where link.name == "tint" {
        if case .color(let color)? = link.arguments?.first.map({
          renderer.evaluator.colorValue($0.value, place: $0.place)
        }) {
          tint = color
        }
      }
    }
    let setting = StyleSetting(
      style: .glass(tint: tint), description: "glass", place: call.place, clause: "S-76", isProject: true)
    addLayer(Alternatives(setting), to: &inner, renderer: renderer, isStyle: true)
    renderer.render(receiver, in: inner)
  }

  private static let listRowBackground: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else { return renderer.render(receiver, in: environment) }
    var inner = environment
    let node = renderer.evaluator.view(from: first.value, place: first.place)
    switch first.value {
    case .none: break
    case .implicit, .color, .style, .choice, .view, .unknown:
      let layers = Layers.painted(
        by: rowNode(first, node), renderer: renderer, in: environment)
      guard environment.container.isRow else {
        // On a section or loop it is for the rows inside.
        inner.rowLayers = layers
        break
      }
      // The row's own paint takes the platter's place (S-57).
      if environment.paintsPlatter, let last = inner.backdrop.lastLayerIndex { inner.backdrop.entries.remove(at: last) }
      for layer in layers { inner.backdrop = inner.backdrop.adding(layer) }
    default: break
    }
    renderer.render(receiver, in: inner)
  }

  private static func rowNode(_ argument: ArgumentValue, _ node: ViewNode) -> ViewNode {
    if case .implicit = argument.value {
      return .component(Component(name: "Color", arguments: [argument], place: argument.place))
    }
    return node
  }

  private static let containerBackground: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.arguments.first else { return renderer.render(receiver, in: environment) }
    if case .closure(let closure) = first.value {
      return behind(renderer.evaluator.contents(of: closure), of: receiver, renderer, environment)
    }
    if let trailing = call.content, first.label != nil {
      return behind(renderer.evaluator.contents(of: trailing), of: receiver, renderer, environment)
    }
    var inner = environment
    let settings = renderer.evaluator.settings(first, isColor: false).map { $0.map { resolve($0, in: environment) } }
    addLayer(settings, to: &inner, renderer: renderer, isStyle: true)
    renderer.render(receiver, in: inner)
  }
}

extension BackdropStack {
  /// The position of the foremost layer.
  var lastLayerIndex: Int? {
    entries.lastIndex { if case .layer = $0 { true } else { false } }
  }
}

extension Style {
  /// True for a plain colour without opacity.
  var isOpaqueColor: Bool {
    switch self {
    case .color(let color):
      switch color.color {
      case .fixed(let fixed): fixed.isOpaque
      case .system(let system): system.kind == .background || system.kind == .accent
      case .accent: true
      default: false
      }
    case .background, .windowBackground: true
    default: false
    }
  }
}
