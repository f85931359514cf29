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
    let standard = parts(of: configuration, views, environment).foreground
    for layer in layers(of: configuration, views, environment) { inner.backdrop = inner.backdrop.adding(layer) }
    var style = views.color("baseForegroundColor", of: configuration).or(standard)
    let plain = (style: style, environment: inner)
    if let transformer = TitleTransformer(of: configuration, views) {
      let own = style
      style = transformer.color.flatMap { $0.map { Alternatives($0) } ?? own }
      inner.font = transformer.font
    } else if configuration.isSet(TitleTransformer.property) {
      style = unknown("'\(TitleTransformer.property)'", configuration.settings[TitleTransformer.property])
    }
    if configuration.isSet("attributedTitle") {
      style = unknown("'attributedTitle'", configuration.settings["attributedTitle"])
    }
    for (property, holder) in [("configurationUpdateHandler", object), ("attributedSubtitle", configuration)] {
      if holder.isSet(property) { style = unknown("'\(property)'", holder.settings[property]) }
    }
    var whole = object
    whole.settings["title"] = configuration.settings["title"] ?? object.settings["title"]
    let texts = ["title", "subtitle"].filter { $0 == "title" ? whole.isSet($0) : configuration.isSet($0) }
    let attributed = configuration.isSet("attributedTitle")
    // The title's transformer is none of the subtitle's, whose own is not followed.
    var subtitle = (style: style, environment: inner)
    if configuration.isSet("subtitleTextAttributesTransformer") {
      subtitle.style = unknown("the subtitle's transformer", nil)
    } else if configuration.isSet(TitleTransformer.property) {
      subtitle = plain
    }
    for (position, property) in texts.enumerated() {
      let isTitle = property == "title"
      views.leaf(
        Leaf(
          kind: .text, place: object.place, run: texts.count > 1 ? position + 1 : 0,
          text: views.text([property], of: isTitle ? whole : configuration), style: isTitle ? style : subtitle.style),
        of: object, in: isTitle ? inner : subtitle.environment)
    }
    if texts.isEmpty, attributed {
      views.leaf(Leaf(kind: .text, place: object.place, style: style), of: object, in: inner)
    } else if texts.isEmpty, let name = views.symbol(of: configuration) ?? views.symbol(of: object) {
      views.leaf(Leaf(kind: .symbol, place: object.place, text: name, style: style), of: object, in: inner)
    }
  }

  /// Returns what a configuration paints behind all that a button shows, back to front.
  static func layers(of configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    var fill = parts(of: configuration, views, environment).fill
    // What code elsewhere made of it may paint anything where nothing here says more.
    if fill == nil, let origin = configuration.origin {
      fill = Layers.unknown(Doubt(.unsupportedExpression, origin.detail, place: origin.place), environment)
    }
    return [fill, picture(of: configuration, views).map { Layers.unknown($0, environment) }].compactMap(\.self)
  }

  /// The picture that a button's background shows over its fill.
  private static func picture(of configuration: CodeObject, _ views: CodeRenderer) -> Doubt? {
    for (_, identity) in views.objects("background", of: configuration) {
      guard let setting = views.run.objects[identity]?.settings["image"]?.branches.compactMap(\.value).first else {
        continue
      }
      return Doubt(.imageBackdrop, "a button's background picture", place: setting.place)
    }
    return nil
  }

  private static func unknown(_ words: String, _ settings: Alternatives<CodeSetting?>?) -> Alternatives<StyleSetting?> {
    let place = settings?.branches.lazy.compactMap { $0.value?.place }.first
    let doubt = Doubt(.unsupportedExpression, words, place: place)
    return Alternatives(StyleSetting(style: .unknown(doubt), description: words, place: place, isProject: true))
  }

  /// What a style paints behind the title, and the colour of a title that sets none.
  private static func parts(
    of configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> (fill: Layer?, foreground: Alternatives<StyleSetting>) {
    let own = views.color("baseBackgroundColor", of: configuration)
    // What the background object says goes before everything.
    let background = views.objects("background", of: configuration).first.flatMap { views.run.objects[$0.identity] }
    let explicit = background.flatMap { $0.isSet("backgroundColor") ? views.color("backgroundColor", of: $0) : nil }
    // Where nothing is set the style paints as ever.
    func painted(_ standard: Layer, _ written: Alternatives<StyleSetting?>?) -> Layer {
      guard let written, written.branches.contains(where: { $0.value != nil }) else { return standard }
      if written.nonEmpty != nil { return Layers.layer(written, environment) }
      var layer = standard
      layer.paint = written.or(standard.paint)
      return layer
    }
    let fillable = explicit?.or(own) ?? own
    let tint = environment.tintSetting
    switch configuration.variant {
    case "filled", "borderedProminent":
      let layer = painted(Layers.layer(tint.map { $0 }, environment), fillable)
      let luminance = layer.paint.branches.compactMap { branch in
        branch.value.flatMap { ColorResolver.luminance(of: $0.style, in: environment) }
      }.max()
      let label = ControlDefaults.prominentLabel(fillLuminance: luminance ?? 0)
      return (layer, Defaults.foreground(label, renderer: views.renderer, in: environment) ?? tint)
    case "tinted", "borderedTinted", "gray", "bordered":
      var tinted = environment
      if let base = own.nonEmpty { tinted.tint = base }
      let isTinted = configuration.variant == "tinted" || configuration.variant == "borderedTinted"
      let fill = Defaults.layer(
        ControlDefaults.borderedBackdrop(isTinted: isTinted, platform: environment.platform),
        renderer: views.renderer, in: isTinted ? tinted : environment)
      return (painted(fill, isTinted ? explicit : fillable), tint)
    case "glass", "prominentGlass", "clearGlass", "prominentClearGlass":
      let fill = Defaults.layer(
        ControlDefaults.glassBackdrop(isProminent: configuration.variant?.hasPrefix("prominent") == true),
        renderer: views.renderer, in: environment)
      let label = Alternatives(views.standard(.label, "S-95"))
      return (painted(fill, explicit), label)
    default: return (explicit.map { Layers.layer($0, environment) }, tint)
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
