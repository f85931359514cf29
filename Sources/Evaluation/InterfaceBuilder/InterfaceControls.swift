import PlatformStyles
import Scene
import SourceFacts

/// Switches, sliders and bars of progress, which are told from their backdrop by colour (S-97, S-100).
enum InterfaceControls {
  static let handlers: [String: InterfaceViews.Handler] = [
    "switch": { control("Switch", "onTintColor", isSwitch: true, $0, $1, $2) },
    "slider": { control("Slider", "minimumTrackTintColor", isSwitch: false, $0, $1, $2) },
    "progressView": { control("Progress", "progressTintColor", isSwitch: false, $0, $1, $2) },
    "searchBar": searchBar, "visualEffectView": effectView,
  ]

  private static func control(
    _ name: String, _ key: String, isSwitch: Bool, _ views: InterfaceViews, _ object: InterfaceObject,
    _ context: InterfaceContext
  ) {
    // AppKit's are drawn by the system.
    guard !views.document.isMac else { return }
    let environment = context.environment
    let framework =
      isSwitch
      ? Defaults.foreground(ControlDefaults.switchTrack, renderer: views.renderer, in: environment)
        ?? environment.tintSetting : environment.tintSetting
    let standard = framework.flatMap { views.document.standard($0, unlessProxySets: key, of: object) }
    let style = views.document.withCode(
      views.document.setting(key, of: object).or(standard), [key, "tintColor"], of: object)
    views.leaf(
      Leaf(kind: .control, place: views.document.place(object.span), text: name, style: style), of: object, in: context)
  }

  /// The prompt of a search bar lies on a field that the bar paints (S-112).
  private static let searchBar: InterfaceViews.Handler = { views, object, context in
    guard let prompt = object.attributes["placeholder"], !prompt.isEmpty else { return }
    var inner = views.settled(object, context)
    let field = views.document.standard(.tertiaryFill, "S-112")
    inner.environment.backdrop = inner.environment.backdrop.adding(Layers.layer(field, inner.environment))
    inner.environment.defaultFont = FontValue(base: .size(17, scales: false))
    inner.environment.defaultFontClause = "S-112"
    let style = Alternatives<StyleSetting?>(views.document.standard(.placeholderText, "S-112"))
    views.leaf(
      Leaf(kind: .text, place: views.document.place(object.span), text: prompt, style: style), of: object, in: inner)
  }

  /// Only what lies in a vibrancy effect is vibrant: its colour is the effect's, not the label's (S-117).
  private static let effectView: InterfaceViews.Handler = { views, object, context in
    var inner = context
    if let effect = object.vibrancyEffect {
      // Without a style of its own the element stands for the blur that the effect is made for.
      let style = effect.kind == "vibrancyEffect" ? effect.attributes["style"] : nil
      let place = views.document.place(object.span)
      inner.environment.enterVibrancy(style, styledAt: place, at: place)
    }
    views.renderChildren(of: object, in: inner)
  }
}

extension InterfaceObject {
  /// The vibrancy effect of an effect view, which paints nothing itself.
  var vibrancyEffect: InterfaceObject? { children.first { $0.role == "vibrancyEffect" } }
}
