import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Buttons that code makes, plain and configured (S-111).
enum CodeButtons {
  static let handlers: [String: CodeRenderer.Handler] = ["UIButton": button, "NSButton": MacButtons.button]

  private static let button: CodeRenderer.Handler = { views, object, environment in
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.isInControl = true
    let configurations = configurations(of: object, views)
    if !configurations.isEmpty {
      for (path, identity) in configurations {
        guard let configuration = views.run.objects[identity], let path = inner.path.and(path) else { continue }
        var own = inner
        own.path = path
        CodeConfigurations.show(configuration, of: object, in: own, views)
      }
      return
    }
    if object.isSet("configuration") { return unknownConfiguration(views, object, inner) }
    inner.defaultFont = FontValue(base: .size(15, scales: false))
    inner.defaultFontClause = "S-111"
    legacy(views, object, inner)
  }

  /// The configurations that a button is given, each with its path.
  private static func configurations(of object: CodeObject, _ views: CodeRenderer) -> [(path: Guard, identity: String)]
  {
    views.objects("configuration", of: object)
      + (object.argument("configuration").map {
        views.run.pathsToObjects(in: $0.value).map { ($0.path, $0.instance.identity) }
      } ?? [])
  }

  /// Returns what a button's configuration paints behind the views that code puts into the button, back to front.
  static func layersBehindSubviews(
    of object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer] {
    guard CodeClasses.isKind(object.kind, of: "UIButton") else { return [] }
    let given = configurations(of: object, views).compactMap { path, identity in
      views.run.objects[identity].map { (path: path, configuration: $0) }
    }.filter { environment.path.agrees(with: $0.path) }
    var result = Layers.joined(
      given.map { ($0.path, CodeConfigurations.layers(of: $0.configuration, views, environment)) }
        + views.run.outside(given.map(\.path), of: [environment.path]).map { ($0, []) })
    let isOpen = given.isEmpty && object.isSet("configuration")
    if isOpen || object.isSet("configurationUpdateHandler") {
      let doubt = Doubt(.unsupportedExpression, "a button's configuration", place: object.place)
      result.append(Layers.unknown(doubt, environment))
    }
    return result
  }

  private static func unknownConfiguration(_ views: CodeRenderer, _ object: CodeObject, _ environment: Environment) {
    let place = object.settings["configuration"]?.branches.lazy.compactMap { $0.value?.place }.first ?? object.place
    let doubt = Doubt(.unsupportedExpression, "a button's configuration", place: place)
    let style = StyleSetting(of: doubt, place: place)
    views.leaf(
      Leaf(kind: .text, place: object.place, text: views.text(["title"], of: object), style: Alternatives(style)),
      of: object, in: environment)
  }

  /// A button's title and image as the states set them; what is selected counts where it has a colour of its own.
  private static func legacy(_ views: CodeRenderer, _ object: CodeObject, _ environment: Environment) {
    let isSystem = isSystem(object)
    var shown = object
    // The font is set through the label; the colour of the label has no lasting effect.
    if let label = views.held("titleLabel", of: object).first {
      shown.settings["font"] = label.settings["font"]
    }
    if !object.isSet("title") {
      shown.settings["title"] = initialTitle(of: object, views)
    } else if !object.isSet("image") {
      shown.settings["title"] = views.awaited("title", of: object)
    }
    let tint = environment.tintSetting
    let white = StyleSetting(
      style: .color(ColorValue(color: .fixed(.white), origin: nil)), description: "default white", clause: "S-111",
      isProject: false)
    // One that is blank may have words while it is selected.
    let isSelectable = shown.isSet("title") && shown.says("title.selected")
    let hasTitle = shown.says("title") || shown.says("attributedTitle") || isSelectable
    if hasTitle {
      let written = views.color("titleColor", of: object)
      shown.settings["titleColor"] = nil
      shown.settings["textColor"] = nil
      var inner = environment
      // S-111 tells no size of a custom one, and 18 pt were seen, too.
      if !isSystem { (inner.assumesFont, inner.assumedFontClause) = (true, "S-111") }
      show(shown, written.or(isSystem ? tint : Alternatives(white)), views, inner)
    }
    let own = object.isSet("image") ? nil : typeName(of: object).flatMap { symbols[$0] }
    if let name = views.symbol(of: object) ?? own, !hasTitle {
      let style = CodeTexts.styled(tint.map { Optional($0) }, object, views)
      views.leaf(Leaf(kind: .symbol, place: object.place, text: name, style: style), of: object, in: environment)
    }
  }

  private static func show(
    _ object: CodeObject, _ style: Alternatives<StyleSetting?>, _ views: CodeRenderer, _ environment: Environment
  ) {
    var inner = environment
    inner.font = views.font("font", of: object)
    let style = views.styled(style, by: object)
    if let written = object.settings["attributedTitle"]?.branches.compactMap(\.value).first(where: { !$0.isNil }) {
      return CodeAttributedText.show(written, of: object, base: style, in: inner, views)
    }
    let selected = views.color("titleColor.selected", of: object)
    // The button's own class may ask for the state too, to paint something else behind the title.
    let asked = views.evaluator.conditions.number(of: "\(object.identity).isSelected")
    let unselected = selected.nonEmpty == nil ? nil : asked.map { Guard(condition: $0, arm: 0) }
    for title in titlePaths(of: object, views) {
      guard let path = inner.path.and(title)?.and(unselected ?? .always) else { continue }
      var own = inner
      own.path = path
      views.leaf(
        Leaf(kind: .text, place: object.place, text: views.text(["title"], of: object), style: style), of: object,
        in: own)
    }
    guard let selected = selected.nonEmpty else { return }
    let condition =
      asked
      ?? views.evaluator.conditions.number(
        key: "selected@\(object.place.file):\(object.place.span.start)", label: "isSelected")
    guard let path = inner.path.and(Guard(condition: condition, arm: 1)) else { return }
    inner.path = path
    views.leaf(
      Leaf(
        kind: .text, place: object.place, text: views.text(["title.selected", "title"], of: object),
        style: selected.map { $0 }), of: object, in: inner)
  }

  /// The paths on which a button has a title: one that is empty is not drawn, whatever else is set along with it.
  private static func titlePaths(of object: CodeObject, _ views: CodeRenderer) -> [Guard] {
    let titles = (object.settings["title"]?.branches ?? []).filter { $0.value?.isNil == false }.map(\.condition)
    if titles.count > maximumTitles { return [] }
    let empty = views.values("title", of: object).filter(\.value.isNil).map(\.path)
    return CodeTexts.parted(titles, without: empty, views) ?? titles
  }

  /// The most paths of titles that are told apart.
  private static let maximumTitles = 8

  /// The symbols that buttons of some types draw by themselves, in the tint. That of `close` the system draws in gray
  /// (developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum).
  static let symbols = [
    "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "contactAdd": "plus.circle",
  ]

  private static func typeName(of object: CodeObject) -> String? {
    object.argument("type").flatMap { CodeRenderer.name(of: $0.value) }
  }

  /// True for a button in the system's style; one without a type is a custom one.
  private static func isSystem(_ object: CodeObject) -> Bool {
    if object.argument("type") != nil { return typeName(of: object) != "custom" }
    // Made with an action alone, a button is a system one.
    return object.argument("primaryAction") != nil
  }

  /// True for a button with a title or an image of its own, on some path at least.
  static func showsContent(_ object: CodeObject, _ views: CodeRenderer) -> Bool {
    guard CodeClasses.isKind(object.kind, of: "UIButton") else { return false }
    let type = typeName(of: object).flatMap { symbols[$0] }
    if type != nil || initialTitle(of: object, views) != nil { return true }
    let configured = configurations(of: object, views).compactMap { views.run.objects[$0.identity] }
    return ([object] + configured).contains { part in
      ["title", "attributedTitle", "image"].contains { part.says($0) }
    }
  }

  /// The title that a button is made with, or that its action brings; `nil` where neither has one.
  static func initialTitle(of object: CodeObject, _ views: CodeRenderer) -> Alternatives<CodeSetting?>? {
    let action = object.argument("primaryAction").flatMap { views.run.objectsIn($0.value).first }
      .flatMap { views.run.objects[$0.identity] }
    guard let title = object.argument("title") ?? action?.argument("title"), !title.value.isNil else { return nil }
    return Alternatives(CodeSetting(title))
  }
}
