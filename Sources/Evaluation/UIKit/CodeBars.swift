import PlatformStyles
import Scene
import SourceFacts

/// Bars as code describes them: what they paint, and the titles and items on that (S-93, S-116).
enum CodeBars {
  /// Under which it is noted how a description's background was configured.
  static let kind = "configured background"

  /// True for the classes that describe a bar.
  static func isDescription(_ name: String) -> Bool { CodeClasses.isKind(name, of: "UIBarAppearance") }

  static func isBar(_ name: String) -> Bool { ["UINavigationBar", "UIToolbar", "UITabBar"].contains(name) }

  /// What the items of a bar inherit from it.
  struct Look {
    var environment: Environment
    /// The colour that the bar's description gives to the words on buttons.
    var button: Alternatives<StyleSetting?>?
    /// Where items in the system's colour stand, which goes with the bar, where a bar around is painted.
    var standard: BackdropStack?
  }

  /// What is said to lie behind a bar that paints nothing.
  private static let scrolled = "what scrolls under a bar"

  // MARK: - Backgrounds

  /// Returns what items stand on: the bar as the controller, its navigation bar, what code elsewhere puts it into or a
  /// proxy describes it. A title has nothing between itself and the bar.
  static func look(
    _ holders: [CodeObject], bar kind: String, isTitle: Bool = false, in around: [CodeRenderer.Bar] = [],
    _ views: CodeRenderer, _ environment: Environment
  ) -> Look {
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.container.isToolbar = true
    let standard = views.renderer.proxies.standard(kind, on: environment.platform, in: holders.first?.place.file)
    let own = holders.map { (object: $0, views: views) }
    let shown = around.filter { bar in
      // What lies behind one that paints nothing is known of the screen.
      Self.painted(by: bar.object, isTitle: isTitle, bar.views, inner)?.contains(where: isScrolled) != true
    }
    let bars = own + shown + (standard.map { [(object: $0, views: views)] } ?? [])
    for bar in bars.reversed() where bar.object.isSet("tintColor") && bar.object.kind == kind {
      inner.tint = bar.views.color("tintColor", of: bar.object).nonEmpty ?? inner.tint
    }
    var look = Look(environment: inner)
    let painted = bars.lazy.compactMap { Self.painted(by: $0.object, isTitle: isTitle, $0.views, inner) }.first
    let layers =
      painted ?? groundOfGlass(isTitle: isTitle, inner) + [standardLayer(isTitle: isTitle, views, inner)]
    for layer in layers {
      look.environment.backdrop = look.environment.backdrop.adding(layer)
    }
    look.button = bars.lazy.compactMap { button(of: $0.object, $0.views) }.first
    if !shown.isEmpty {
      look.standard = Self.look(holders, bar: kind, isTitle: isTitle, views, environment).environment.backdrop
    }
    return look
  }

  /// True for what lies behind a bar that paints nothing.
  private static func isScrolled(_ layer: Layer) -> Bool {
    layer.paint.branches.contains { branch in
      if case .unknown(let doubt)? = branch.value?.style { doubt.detail == scrolled } else { false }
    }
  }

  private static func standardLayer(isTitle: Bool = false, _ views: CodeRenderer, _ environment: Environment) -> Layer {
    Defaults.layer(
      standardBackdrop(isTitle: isTitle, environment), renderer: views.renderer, in: environment)
  }

  private static func standardBackdrop(isTitle: Bool, _ environment: Environment) -> BackdropDefault {
    isTitle
      ? PresentationDefaults.titleBackdrop(platform: environment.platform)
      : PresentationDefaults.barBackdrop(platform: environment.platform)
  }

  /// The glass of items is made for the system's ground, whatever the program paints around the content (S-93).
  private static func groundOfGlass(isTitle: Bool, _ environment: Environment) -> [Layer] {
    guard standardBackdrop(isTitle: isTitle, environment).layers.contains(.glass) else { return [] }
    return [environment.backdrop.paintedRoot].compactMap(\.self)
  }

  /// The descriptions that a bar or a navigation item is given under a name.
  private static func descriptions(_ property: String, of bar: CodeObject, _ views: CodeRenderer) -> [CodeObject] {
    views.held(property, of: bar).filter { isDescription($0.kind) }
  }

  /// Returns what a bar paints where code says so; `nil` for one that is left as it is.
  private static func painted(
    by bar: CodeObject, isTitle: Bool = false, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer]? {
    if let several = paintedByPath(bar, isTitle: isTitle, views, environment) { return several }
    let scrolled = descriptions("standardAppearance", of: bar, views)
    let resting = descriptions("scrollEdgeAppearance", of: bar, views)
    if let description = scrolled.first ?? resting.first {
      let layers = layers(of: description, isTitle: isTitle, views, environment)
      // Without a description of its own a bar shows nothing while its content is at rest.
      let isAlways = scrolled.first?.place == resting.first?.place
      return isAlways
        ? layers : layers.map { Defaults.orNothing($0, key: "bar", renderer: views.renderer) }
    }
    guard bar.isSet("barTintColor") else { return nil }
    var layer = Layers.layer(views.color("barTintColor", of: bar), environment)
    // A translucent bar lets some of what is behind through.
    layer.isAssumed = views.flag("isTranslucent", of: bar) != false
    return [layer]
  }

  /// Returns what a bar paints that code describes in several ways, each on its paths; `nil` for others.
  private static func paintedByPath(
    _ bar: CodeObject, isTitle: Bool, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer]? {
    let found = views.objects("standardAppearance", of: bar).compactMap { path, identity in
      views.run.objects[identity].map { (path: path, description: $0) }
    }.filter { isDescription($0.description.kind) }
    guard Set(found.map(\.description.identity)).count > 1 else { return nil }
    let rest = views.run.outside(found.map(\.path), of: [environment.path])
    return Layers.joined(
      found.map { ($0.path, layers(of: $0.description, isTitle: isTitle, views, environment)) }
        + rest.map { ($0, [standardLayer(isTitle: isTitle, views, environment)]) })
  }

  /// Returns what a description of a bar paints, back to front.
  private static func layers(
    of description: CodeObject, isTitle: Bool = false, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer] {
    let paint = views.color("backgroundColor", of: description)
    let isPainted = paint.branches.contains { $0.value != nil }
    if views.values("backgroundImage", of: description).contains(where: {
      if case .none = $0.value { false } else { true }
    }) {
      return [Layers.unknown(Doubt(.imageBackdrop, "a bar's picture", place: description.place), environment)]
    }
    let configured = Set(views.values(kind, of: description).compactMap { Evaluator.plainText($0.value) })
    // What is painted before another one is configured is taken back there, on its paths alone.
    if configured.count > 1 {
      return [Layers.unknown(Doubt(.unknownBackdrop, "one of several bars", place: description.place), environment)]
    }
    switch configured.first {
    case "configureWithOpaqueBackground":
      return [Layers.layer(paint.or(views.standard(.background, "S-116")).map { $0 }, environment)]
    case "configureWithTransparentBackground":
      let doubt = Doubt(.unknownBackdrop, scrolled, place: description.place)
      return isPainted ? [Layers.layer(paint, environment)] : [Layers.unknown(doubt, environment)]
    default:
      return [standardLayer(isTitle: isTitle, views, environment)]
        + (isPainted ? [Layers.layer(paint, environment)] : [])
    }
  }

  // MARK: - Words

  private static func button(of bar: CodeObject, _ views: CodeRenderer) -> Alternatives<StyleSetting?>? {
    guard let description = descriptions("standardAppearance", of: bar, views).first else { return nil }
    return state(["buttonAppearance", "normal"], of: description, views).lazy.compactMap {
      views.attributes("titleTextAttributes", of: $0).first.flatMap { style(of: $0, views) }
    }.first
  }

  private static func state(_ path: [String], of object: CodeObject, _ views: CodeRenderer) -> [CodeObject] {
    path.reduce([object]) { objects, name in
      objects.flatMap { views.held(name, of: $0) }
    }
  }

  private static func style(
    of one: (path: Guard, value: Instance, place: Place), _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?>? {
    CodeAttributedText.color(".foregroundColor", of: one.value, at: one.place, views)
  }

  /// What is read on a bar, by the property that gives it attributes.
  private static let words: [(path: [String], property: String, standard: ContainerDefault)] = {
    let item = PresentationDefaults.barItem(platform: .ios18)
    let label = PresentationDefaults.tabLabel
    let buttons = ["buttonAppearance", "doneButtonAppearance", "backButtonAppearance", "prominentButtonAppearance"]
    return [
      ([], "titleTextAttributes", PresentationDefaults.inlineTitle),
      ([], "largeTitleTextAttributes", PresentationDefaults.largeTitle),
    ] + buttons.map { ([$0, "normal"], "titleTextAttributes", item) }
      + tabStates.map { ($0, "titleTextAttributes", label) }
  }()

  /// Where a tab bar's description says how its items look.
  private static let tabStates = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"]
    .flatMap { layout in ["normal", "selected"].map { [layout, $0] } }

  /// Returns the environment of what is read on a bar, whatever screen that is on.
  private static func onGround(
    of bar: CodeObject, isTitle: Bool, _ views: CodeRenderer, _ environment: Environment
  ) -> Environment {
    var inner = environment
    // A title has no glass to itself: where the bar paints nothing, it stands on what scrolls under that (S-93).
    if isTitle, PresentationDefaults.titleBackdrop(platform: inner.platform).layers.allSatisfy({ $0 == .none }) {
      let doubt = Doubt(.unknownBackdrop, scrolled, place: bar.place)
      inner.backdrop = inner.backdrop.adding(Layers.unknown(doubt, inner))
    }
    let own =
      isDescription(bar.kind)
      ? layers(of: bar, isTitle: isTitle, views, inner) : painted(by: bar, isTitle: isTitle, views, inner)
    for layer in own ?? [standardLayer(isTitle: isTitle, views, inner)] {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    return inner
  }

  /// Adds words whose attributes are not known.
  private static func showOpen(
    _ one: (path: Guard, value: Value, place: Place), _ doubt: Doubt, of object: CodeObject, _ views: CodeRenderer,
    in environment: Environment
  ) {
    guard let path = environment.path.and(one.path) else { return }
    var inner = environment
    inner.path = path
    inner.font = Alternatives(FontValue(base: .unknown(doubt)))
    let style = StyleSetting(style: .unknown(doubt), description: doubt.detail, isProject: true)
    views.leaf(Leaf(kind: .text, place: one.place, style: Alternatives(style)), of: object, in: inner)
  }

  /// Adds the words and icons that a description or a bar gives a colour, on what it paints.
  static func show(_ object: CodeObject, _ views: CodeRenderer, _ root: Environment) {
    var environment = root
    environment.container.isToolbar = true
    environment.scope = views.renderer.newScope()
    let title = onGround(of: object, isTitle: true, views, environment)
    environment = onGround(of: object, isTitle: false, views, environment)
    for (path, property, standard) in words {
      for part in state(path, of: object, views) {
        for one in views.attributes(property, of: part) {
          var inner = path.isEmpty ? title : environment
          guard let style = style(of: one, views), let onPath = inner.path.and(one.path) else { continue }
          inner.path = onPath
          Defaults.font(standard, to: &inner, renderer: views.renderer)
          if let font = CodeAttributedText.font(of: one.value, at: one.place, views) {
            inner.font = font
          } else if tabStates.contains(path) {
            // The title of a tab keeps its size, by the choice of the system.
            inner.isOnFixedSurface = true
          }
          views.leaf(Leaf(kind: .text, place: one.place, style: style), of: object, in: inner)
        }
        for one in views.values(property, of: part) {
          guard case .unknown(let doubt) = one.value else { continue }
          showOpen(one, doubt, of: object, views, in: path.isEmpty ? title : environment)
        }
      }
    }
    for part in tabStates.flatMap({ state($0, of: object, views) }) {
      for branch in part.settings["iconColor"]?.branches ?? [] {
        guard let setting = branch.value, let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        let style = views.color(Alternatives(setting))
        views.leaf(Leaf(kind: .symbol, place: setting.place, style: style), of: object, in: inner)
      }
    }
  }
}
