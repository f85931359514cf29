import PlatformStyles
import Scene
import SourceFacts

/// The configurations of buttons (S-111).
enum CodeConfigurations {
  /// Adds what a button shows in a configuration.
  static func show(
    _ configuration: CodeObject, of object: CodeObject, in environment: Environment, _ views: CodeRenderer
  ) {
    var inner = environment
    let isSmall = views.values("buttonSize", of: configuration).contains {
      ["mini", "small"].contains(CodeRenderer.name(of: $0.value))
    }
    inner.defaultFont = FontValue(base: .style(isSmall ? .subheadline : .body))
    inner.defaultFontClause = "S-111"
    let (fill, standard) = parts(of: configuration, views, environment)
    for layer in layers(of: configuration, over: fill, views, environment) {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    let style = views.color("baseForegroundColor", of: configuration).or(standard)
    let plain = ButtonPart(style: style, environment: inner)
    var whole = object
    whole.settings["title"] =
      configuration.settings["title"] ?? object.settings["title"] ?? CodeButtons.initialTitle(of: object, views)
    if !configuration.isSet("image"), !object.isSet("image") {
      whole.settings["title"] = views.awaited("title", of: whole)
    }
    let hasTitle = whole.says("title")
    let hasSubtitle = configuration.says("subtitle") || configuration.isSet("attributedSubtitle")
    let title = title(plain, in: configuration, of: object, views)
    if hasTitle || hasSubtitle || configuration.isSet("attributedTitle") {
      ButtonSymbols.show(beside: plain, in: configuration, of: object, handler, views)
      let isWhole = !hasTitle || !hasSubtitle
      if let attributed = AttributedTitle(of: configuration, views) {
        attributed.show(over: title, of: object, views)
      } else if hasTitle || !hasSubtitle {
        title.show(as: isWhole ? 0 : 1, text: hasTitle ? views.text(["title"], of: whole) : nil, of: object, views)
      }
      guard hasSubtitle else { return }
      // The title's transformer is none of the subtitle's.
      var subtitle = transformed(plain, by: TitleTransformer.ofSubtitle, in: configuration, views)
      subtitle.leaveOpen(["attributedSubtitle"], of: configuration)
      subtitle.leaveOpen([Self.handler], of: object)
      subtitle.show(as: isWhole ? 0 : 2, text: views.text(["subtitle"], of: configuration), of: object, views)
    } else if let name = views.symbol(of: configuration) ?? views.symbol(of: object) {
      var symbol = plain
      symbol.style = ButtonSymbols.transformed(symbol.style, in: configuration, views)
      symbol.leaveOpen([Self.handler], of: object)
      symbol.show(.symbol, as: 0, text: name, of: object, views)
    }
  }

  private static let handler = "configurationUpdateHandler"

  /// The look of a title or subtitle, as its transformer makes it where that can be followed.
  private static func transformed(
    _ plain: ButtonPart, by property: String, in configuration: CodeObject, _ views: CodeRenderer
  ) -> ButtonPart {
    var part = plain
    if let transformer = TitleTransformer(property, of: configuration, views) {
      part.style = transformer.color.flatMap { $0.map { Alternatives($0) } ?? plain.style }
      part.environment.font = transformer.font
    } else {
      part.leaveOpen([property], of: configuration)
    }
    return part
  }

  private static func title(
    _ plain: ButtonPart, in configuration: CodeObject, of object: CodeObject, _ views: CodeRenderer
  ) -> ButtonPart {
    var title = transformed(plain, by: TitleTransformer.property, in: configuration, views)
    if AttributedTitle(of: configuration, views) == nil {
      title.leaveOpen([AttributedTitle.property], of: configuration)
    }
    title.leaveOpen([handler], of: object)
    return title
  }

  /// Returns what a configuration paints behind all that a button shows, back to front.
  static func layers(of configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    layers(of: configuration, over: parts(of: configuration, views, environment).fill, views, environment)
  }

  private static func layers(
    of configuration: CodeObject, over fill: Layer?, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer] {
    var fill = fill
    // What code elsewhere made of it may paint anything where nothing here says more.
    if fill == nil, let origin = configuration.origin {
      fill = Layers.unknown(Doubt(.unsupportedExpression, origin.detail, place: origin.place), environment)
    }
    return [fill, picture(of: configuration, views).map { Layers.unknown($0, environment) }].compactMap(\.self)
  }

  /// The picture that a button's background shows over its fill.
  private static func picture(of configuration: CodeObject, _ views: CodeRenderer) -> Doubt? {
    let images = views.held("background", of: configuration).flatMap { $0.settings["image"]?.branches ?? [] }
    return images.compactMap(\.value).first.map {
      Doubt(.imageBackdrop, "a button's background picture", place: $0.place)
    }
  }

  /// What a style paints behind the title, and the colour of a title that sets none.
  private static func parts(
    of configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> (fill: Layer?, foreground: Alternatives<StyleSetting>) {
    let own = views.color("baseBackgroundColor", of: configuration)
    // What the background object says goes before everything.
    let background = views.held("background", of: configuration).first
    let explicit = background.flatMap { $0.isSet("backgroundColor") ? views.color("backgroundColor", of: $0) : nil }
    func transformed(_ paint: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting?> {
      background.map { ColorTransformer.paint(paint, in: $0, views) } ?? paint
    }
    // Where nothing is set the style paints as ever.
    func painted(_ standard: Layer, _ written: Alternatives<StyleSetting?>?) -> Layer {
      var layer = standard
      if let written, written.branches.contains(where: { $0.value != nil }) {
        if written.nonEmpty != nil { return Layers.layer(transformed(written), environment) }
        layer.paint = written.or(standard.paint)
      }
      layer.paint = transformed(layer.paint)
      return layer
    }
    let fillable = explicit?.or(own) ?? own
    let tint = environment.tintSetting
    var tinted = environment
    if let base = own.nonEmpty { tinted.tint = base }
    switch configuration.variant {
    case "filled", "borderedProminent":
      let layer = painted(Layers.layer(tint.map { $0 }, environment), fillable)
      return (layer, Defaults.prominentForeground(on: layer.paint))
    case "tinted", "borderedTinted", "gray", "bordered":
      let isTinted = configuration.variant == "tinted" || configuration.variant == "borderedTinted"
      let fill = Defaults.layer(
        ControlDefaults.borderedBackdrop(isTinted: isTinted, platform: environment.platform),
        renderer: views.renderer, in: isTinted ? tinted : environment)
      return (painted(fill, isTinted ? explicit : fillable), tint)
    case "glass", "clearGlass":
      let fill = Defaults.layer(
        ControlDefaults.glassBackdrop(isProminent: false), renderer: views.renderer, in: environment)
      let label = Alternatives(views.standard(.label, "S-95"))
      return (painted(fill, explicit), label)
    case "prominentGlass", "prominentClearGlass":
      let layer = painted(Defaults.prominentGlass(renderer: views.renderer, in: tinted), explicit)
      return (layer, Defaults.prominentForeground(on: layer.paint))
    default:
      let paint = transformed(explicit ?? Alternatives(nil))
      return (paint.branches.contains { $0.value != nil } ? Layers.layer(paint, environment) : nil, tint)
    }
  }
}

extension CodeScan {
  /// The arguments of a framework's configuration that a variable is made with; `nil` for others.
  static func configuration(_ variable: Binding) -> [Argument]? {
    guard case .call(let callee, let arguments)? = variable.value?.kind, let type = callee.typeName,
      type.hasPrefix("UI"), type.hasSuffix("Configuration")
    else { return nil }
    return arguments
  }
}
