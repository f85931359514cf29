import PlatformStyles
import Scene
import SourceFacts

/// Switches, sliders, bars of progress, segments and bars of items that code makes (S-93, S-97, S-99, S-100).
enum CodeControls {
  static let handlers: [String: CodeRenderer.Handler] = [
    "UISwitch": { control("Switch", "onTintColor", isSwitch: true, $0, $1, $2) },
    "UISlider": { control("Slider", "minimumTrackTintColor", isSwitch: false, $0, $1, $2) },
    "UIProgressView": { control("Progress", "progressTintColor", isSwitch: false, $0, $1, $2) },
    "UISegmentedControl": segments,
  ]

  private static func control(
    _ name: String, _ key: String, isSwitch: Bool, _ views: CodeRenderer, _ object: CodeObject,
    _ environment: Environment
  ) {
    let standard =
      isSwitch
      ? Defaults.foreground(ControlDefaults.switchTrack, renderer: views.renderer, in: environment)
        ?? environment.tintSetting : environment.tintSetting
    let style = views.color(key, of: object).or(standard)
    views.leaf(Leaf(kind: .control, place: object.place, text: name, style: style), of: object, in: environment)
  }

  /// The labels of segments, which the system draws unless code gives them attributes (S-99).
  private static let segments: CodeRenderer.Handler = { views, object, environment in
    guard case .array(let items)? = object.argument("items")?.value else { return }
    for (position, item) in items.enumerated() {
      guard case .string(let text) = item, !text.isEmpty else { continue }
      let run = items.count > 1 ? position + 1 : 0
      views.leaf(
        Leaf(kind: .text, place: object.place, run: run, text: text, exemption: .systemDrawn), of: object,
        in: environment)
    }
  }

  // MARK: - Bars

  /// Returns the environment inside of a bar that is left as it is (S-93).
  private static func bar(_ views: CodeRenderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.container.isToolbar = true
    inner.backdrop = inner.backdrop.adding(
      Defaults.layer(
        PresentationDefaults.barBackdrop(platform: environment.platform), renderer: views.renderer, in: inner))
    return inner
  }

  /// Renders an item of which nothing tells the bar.
  static func item(_ identity: String, _ views: CodeRenderer, _ environment: Environment) {
    guard let object = views.run.objects[identity] else { return }
    views.run.shown.insert(identity)
    item(object, views, bar(views, environment), depth: 1)
  }

  /// Renders the items of a controller's bars.
  static func bars(of controller: CodeObject, _ views: CodeRenderer, _ environment: Environment, depth: Int) {
    let inner = bar(views, environment)
    var holders = views.objects("navigationItem", of: controller).compactMap { views.run.objects[$0.identity] }
    holders.append(controller)
    for holder in holders {
      for property in [
        "titleView", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
        "toolbarItems",
      ] {
        for (path, identity) in views.objects(property, of: holder) {
          guard let path = inner.path.and(path), let object = views.run.objects[identity] else { continue }
          var own = inner
          own.path = path
          if object.kind == "UIBarButtonItem" {
            views.run.shown.insert(identity)
            item(object, views, own, depth: depth)
          } else {
            views.render(identity, in: own, depth: depth)
          }
        }
      }
    }
  }

  private static func item(_ object: CodeObject, _ views: CodeRenderer, _ environment: Environment, depth: Int) {
    for (_, identity) in views.objects("customView", of: object) {
      views.render(identity, in: environment, depth: depth)
    }
    var inner = environment
    let value = PresentationDefaults.barItem(platform: environment.platform)
    Defaults.font(value, to: &inner, renderer: views.renderer)
    let standard =
      inner.tint ?? Defaults.foreground(value, renderer: views.renderer, in: inner) ?? inner.tintSetting
    let style = views.styled(views.color("tintColor", of: object).or(standard), by: object)
    if object.isSet("titleTextAttributes") { return }
    if let title = views.text(argument: ["title"], of: object) ?? views.text(["title"], of: object) {
      views.leaf(Leaf(kind: .text, place: object.place, text: title, style: style), of: object, in: inner)
    } else if let name = views.symbol(of: object) {
      views.leaf(Leaf(kind: .symbol, place: object.place, text: name, style: style), of: object, in: inner)
    }
  }
}
