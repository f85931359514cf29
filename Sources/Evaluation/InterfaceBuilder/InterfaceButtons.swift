import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Buttons of UIKit, plain and configured, and of AppKit (S-111).
enum InterfaceButtons {
  static let handlers: [String: InterfaceViews.Handler] = [
    "button": button, "popUpButton": system, "segmentedControl": segments,
  ]

  private static let button: InterfaceViews.Handler = { views, object, context in
    if views.document.isMac { return MacButtons.show(object, context, views) }
    if let configuration = object.children.first(where: { $0.kind == "buttonConfiguration" }) {
      return configured(configuration, views, object, context)
    }
    var inner = context
    inner.environment.scope = views.renderer.newScope()
    inner.environment.isInControl = true
    inner.environment.defaultFont = FontValue(base: .size(15, scales: false))
    inner.environment.defaultFontClause = "S-111"
    let written = views.document.font("fontDescription", of: object)
    inner.environment.font = views.document.withCode(written, of: object, part: "titleLabel")
    // S-111 tells no size of a custom one, and 18 pt were seen, too.
    if isCustom(object) { (inner.environment.assumesFont, inner.environment.assumedFontClause) = (true, "S-111") }
    var states = object.children.filter { $0.kind == "state" && ["normal", "selected"].contains($0.role) }
    // Code may tell what one shows of which the file tells nothing.
    if states.isEmpty { states = [InterfaceObject(kind: "state", role: "normal", id: "", span: object.span)] }
    for state in states { show(state, views, object, inner) }
  }

  /// A button without a type is a custom one, whose title is white (S-111).
  private static func isCustom(_ object: InterfaceObject) -> Bool {
    ["custom", nil].contains(object.attributes["buttonType"])
  }

  /// Shows a state; what is selected differs only where the state says so.
  private static func show(
    _ state: InterfaceObject, _ views: InterfaceViews, _ object: InterfaceObject, _ context: InterfaceContext
  ) {
    var context = context
    let document = views.document
    if state.role == "selected" {
      guard state.color("titleColor") != nil, document.maySelect(object) else { return }
      let condition = document.evaluator.conditions.number(
        key: "selected@\(document.file):\(object.span.start)", label: "isSelected")
      guard let path = context.environment.path.and(Guard(condition: condition, arm: 1)) else { return }
      context.environment.path = path
    }
    let isCustom = isCustom(object)
    let standard =
      isCustom
      ? Alternatives(document.standard(.white, "default white", "S-111")) : context.environment.tintSetting
    let normal = object.children.first { $0.kind == "state" && $0.role == "normal" }
    let title = state.attributes["title"] ?? normal?.attributes["title"]
    if !state.runs.isEmpty { return InterfaceTexts.runs(of: state, in: object, views, context) }
    let isWritten = title?.contains { !$0.isWhitespace } == true
    if isWritten || document.isTitledByCode(object) {
      // A colour for the title goes before the tint, whichever code sets later.
      let tint = isCustom ? standard.map { $0 } : document.withCode(standard.map { $0 }, ["tintColor"], of: object)
      let own = document.withCode(
        document.setting("titleColor", of: state), ["titleColor", "attributedTitle"], of: object)
      let style = own.or(tint).or(standard)
      views.leaf(
        Leaf(kind: .text, place: document.place(object.span), text: isWritten ? title : nil, style: style), of: object,
        in: context)
    } else if let symbol = document.symbol(of: state, in: object) {
      let style = document.withCode(context.environment.tintSetting.map { $0 }, ["tintColor"], of: object)
      views.leaf(
        Leaf(kind: .symbol, place: document.place(object.span), text: symbol.name, style: style), of: object,
        in: context)
    }
  }

  // MARK: - Configurations

  private static func configured(
    _ configuration: InterfaceObject, _ views: InterfaceViews, _ object: InterfaceObject, _ context: InterfaceContext
  ) {
    let document = views.document
    let isSmall = ["mini", "small"].contains(configuration.attributes["buttonSize"])
    var inner = views.settled(object, context)
    inner.environment.scope = views.renderer.newScope()
    inner.environment.isInControl = true
    inner.environment.defaultFont = FontValue(base: .style(isSmall ? .subheadline : .body))
    inner.environment.defaultFontClause = "S-111"
    inner.environment.font = document.font("titleFontDescription", of: configuration)
    let style = configuration.attributes["style"] ?? "plain"
    let (fill, standard) = parts(of: style, configuration, views, context.environment)
    if let fill { inner.environment.backdrop = inner.environment.backdrop.adding(fill) }
    let written = document.setting("baseForegroundColor", of: configuration).or(standard)
    let foreground = document.withCode(
      written, ["configuration", "baseForegroundColor", "attributedTitle", "tintColor"], of: object)
    if !configuration.runs.isEmpty {
      return InterfaceTexts.runs(of: configuration, in: object, over: foreground, views, inner)
    }
    let texts = ["title", "subtitle"].compactMap { configuration.attributes[$0].flatMap(InterfaceTexts.visible) }
    if texts.isEmpty, document.isTitledByCode(object) {
      views.leaf(
        Leaf(kind: .text, place: document.place(object.span), text: nil, style: foreground), of: object, in: inner)
      return
    }
    for (position, text) in texts.enumerated() {
      views.leaf(
        Leaf(
          kind: .text, place: document.place(object.span), run: texts.count > 1 ? position + 1 : 0, text: text,
          style: foreground), of: object, in: inner)
    }
    if texts.isEmpty, let symbol = document.symbol(of: configuration, in: object) {
      views.leaf(
        Leaf(kind: .symbol, place: document.place(object.span), text: symbol.name, style: foreground), of: object,
        in: inner)
    }
  }

  /// What a style paints behind the title, and the colour of a title that sets none.
  private static func parts(
    of style: String, _ configuration: InterfaceObject, _ views: InterfaceViews, _ environment: Environment
  ) -> (fill: Layer?, foreground: Alternatives<StyleSetting>) {
    let document = views.document
    let own = document.setting("baseBackgroundColor", of: configuration)
    // What the background object says goes before everything.
    let explicit = configuration.children.first { $0.role == "background" }.map {
      document.setting("backgroundColor", of: $0)
    }
    func painted(_ standard: Layer) -> Layer {
      let paint = explicit ?? own
      return paint.nonEmpty == nil ? standard : Layers.layer(environment.tinted(paint), environment)
    }
    switch style {
    case "filled":
      let layer = painted(Layers.layer(environment.tintSetting.map { $0 }, environment))
      return (layer, Defaults.prominentForeground(on: layer.paint))
    case "tinted":
      var tinted = environment
      if let base = own.nonEmpty { tinted.tint = base }
      let fill = Defaults.layer(
        ControlDefaults.borderedBackdrop(isTinted: true, platform: environment.platform), renderer: views.renderer,
        in: tinted)
      return (explicit.map { Layers.layer($0, environment) } ?? fill, environment.tintSetting)
    case "gray":
      let fill = Defaults.layer(
        ControlDefaults.borderedBackdrop(isTinted: false, platform: environment.platform), renderer: views.renderer,
        in: environment)
      return (painted(fill), environment.tintSetting)
    default:
      return (explicit.map { Layers.layer($0, environment) }, environment.tintSetting)
    }
  }

  /// A control that the system draws with its title.
  private static let system: InterfaceViews.Handler = { views, object, context in
    let title = object.attributes["title"] ?? object.children.first { $0.role == "cell" }?.attributes["title"]
    guard let title, title.contains(where: { !$0.isWhitespace }) else { return }
    views.leaf(
      Leaf(kind: .text, place: views.document.place(object.span), text: title, exemption: .systemDrawn), of: object,
      in: context)
  }

  /// The labels of segments, which the system draws (S-99).
  private static let segments: InterfaceViews.Handler = { views, object, context in
    for segment in object.children + object.children.flatMap(\.children) where segment.kind == "segment" {
      guard let title = segment.attributes["title"] ?? segment.attributes["label"], !title.isEmpty else { continue }
      views.leaf(
        Leaf(kind: .text, place: views.document.place(segment.span), text: title, exemption: .systemDrawn),
        of: segment, in: context)
    }
  }
}
