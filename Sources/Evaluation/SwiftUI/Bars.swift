import PlatformStyles
import Scene

/// What the program says of a bar (S-57).
struct BarAppearance: Hashable {
  /// What it paints, where it is told.
  var background: Alternatives<StyleSetting?>?
  /// Whether the background is always or never shown; `nil` where that is left to the system.
  var isShown: Bool?
  var scheme: ColorScheme?
}

/// The font and the style that are set around a bar.
struct AroundBar {
  var font = Alternatives<FontValue?>(nil)
  var foreground: Alternatives<StyleSetting>?

  /// Takes what is known: what code of other modules sets is left to the bar.
  init(_ environment: Environment) {
    if !environment.font.branches.contains(where: { $0.value?.isUnknown == true }) { font = environment.font }
    let style = environment.foreground
    if style?.branches.contains(where: { $0.value.style.isUnknown }) == false { foreground = style }
  }
}

extension Environment {
  /// True for what stands right on the glass that a bar has of itself.
  var isOnGlassOfBar: Bool {
    guard self.container.isToolbar, case .layer(let layer)? = self.backdrop.entries.last else { return false }
    return layer.paint.branches.contains { branch in
      if case .glass? = branch.value?.style { return branch.value?.isProject == false }
      return false
    }
  }
}

/// Navigation bars, toolbars and tab bars (S-57, S-93).
enum Bars {
  private static let allBars = "automatic"

  /// Returns the environment of a bar's items, over the bar of a view.
  static func environment(
    for receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> Environment {
    var inner = environment
    inner.bars = BarModifiers(renderer).bars(of: receiver, in: environment)
    inner.scope = renderer.newScope()
    inner.container = ContainerState()
    inner.container.isToolbar = true
    inner.aroundBar = AroundBar(environment)
    inner.font = Alternatives(nil)
    inner.foreground = nil
    inner.backgroundMaterial = nil
    inner.backdrop.removePaintOfModifiers()
    // Below another view nothing reaches the bar at the top.
    if environment.platform.isIOS, environment.layout.allSatisfy({ $0.axis != .vertical || $0.child == 0 }) {
      inner.barGround = SafeAreaReach(underBarAt: "top", renderer).layers(of: receiver, in: environment)
    }
    if environment.platform == .macos, environment.isPresented {
      standAtFoot(&inner)
      return inner
    }
    let items = PresentationDefaults.barItem(platform: environment.platform)
    inner.defaultForeground = Defaults.foreground(items, renderer: renderer, in: environment)
    inner.barStart = inner.backdrop.entries.count
    lay("navigationBar", &inner, renderer)
    return inner
  }

  /// Moves a bar's item to the bar that its placement names; titles are no buttons.
  static func place(_ placement: String?, _ environment: inout Environment, _ renderer: Renderer) {
    guard environment.container.isToolbar else { return }
    switch placement {
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle", "status":
      environment.defaultForeground = nil
      // A title is a view as any other, which what is set around reaches (S-61b).
      if let around = environment.aroundBar {
        (environment.font, environment.foreground) = (around.font, around.foreground)
      }
      lay("navigationBar", isTitle: true, &environment, renderer)
    case "bottomBar": lay("bottomBar", &environment, renderer)
    case "keyboard": lay("keyboard", &environment, renderer)
    default: break
    }
  }

  /// A sheet of macOS has no bar: its items stand at its foot, as push buttons (S-95).
  private static func standAtFoot(_ environment: inout Environment) {
    environment.barStart = nil
    environment.container = ContainerState()
    environment.container.isSheetFoot = true
    environment.defaultForeground = nil
  }

  /// Puts a bar behind its items, or behind its title.
  private static func lay(
    _ name: String, isTitle: Bool = false, _ environment: inout Environment, _ renderer: Renderer
  ) {
    guard let start = environment.barStart, start <= environment.backdrop.entries.count else { return }
    environment.backdrop.entries.removeSubrange(start...)
    let bar = environment.bars[name] ?? environment.bars[allBars] ?? BarAppearance()
    if let scheme = bar.scheme { environment.pinnedScheme = scheme }
    let platform = environment.platform
    let backdrop =
      isTitle
      ? PresentationDefaults.titleBackdrop(platform: platform) : PresentationDefaults.barBackdrop(platform: platform)
    // What has no glass to itself stands on what reaches beneath the bar, where that lets it through (S-52, S-93).
    if !backdrop.layers.contains(.glass) {
      environment.backdrop = environment.barGround.reduce(environment.backdrop) { $0.adding($1) }
    }
    // Items keep the glass that each group of them has to itself (S-93).
    if bar.isShown == false, !backdrop.layers.contains(.glass) { return }
    var layer: Layer
    if let background = bar.background, bar.isShown != false {
      layer = Layers.layer(background, environment)
    } else {
      layer = Defaults.layer(backdrop, renderer: renderer, in: environment)
      // The glass is made for the system's ground, whatever the program paints around the content (S-93).
      if backdrop.layers.contains(.glass), let root = environment.backdrop.paintedRoot {
        environment.backdrop = environment.backdrop.adding(root)
      }
      if bar.isShown == true { layer.paint.branches.removeAll { $0.value == nil } }
    }
    // Over what is scrolled to its start the bar may hide (S-57).
    if bar.background != nil, bar.isShown == nil {
      layer = Defaults.orNothing(layer, key: "bar", renderer: renderer)
    }
    environment.backdrop = environment.backdrop.adding(layer)
  }

  // MARK: - What is said of bars

  /// Notes what a modifier says of bars.
  static func apply(_ call: ModifierCall, to environment: inout Environment, _ renderer: Renderer) {
    guard BarModifiers.names.contains(call.name), let first = call.first else { return }
    for name in names(call) {
      var bar = environment.bars[name] ?? environment.bars[allBars] ?? BarAppearance()
      switch (call.name, word(first.value)) {
      case ("toolbarColorScheme", let word): bar.scheme = word == "dark" ? .dark : word == "light" ? .light : nil
      case (_, "visible"): bar.isShown = true
      case (_, "hidden"): bar.isShown = false
      case (_, "automatic"): bar.isShown = nil
      case ("toolbarBackground", _):
        bar.background = renderer.evaluator.settings(first, isColor: false).map { [environment] in
          $0.map { BackgroundModifiers.resolve($0, in: environment) }
        }
      default: break
      }
      environment.bars[name] = bar
    }
  }

  /// Returns the bars that a modifier names.
  private static func names(_ call: ModifierCall) -> [String] {
    guard let start = call.arguments.firstIndex(where: { $0.label == "for" }) else { return [allBars] }
    return call.arguments[start...].compactMap { word($0.value) }
  }

  private static func word(_ value: Value) -> String? {
    if case .implicit(let member) = value, member.arguments == nil, member.chain.isEmpty { return member.name }
    return nil
  }
}
