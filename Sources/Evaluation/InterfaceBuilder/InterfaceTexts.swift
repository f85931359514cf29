import PlatformStyles
import Scene
import SourceFacts

/// Labels, fields, text views and images (S-110, S-112).
enum InterfaceTexts {
  static let handlers: [String: InterfaceViews.Handler] = [
    "label": label, "textField": field, "secureTextField": field, "searchField": field, "comboBox": field,
    "tokenField": field, "textView": textView, "imageView": image,
  ]

  // MARK: - Labels

  private static let label: InterfaceViews.Handler = { views, object, context in
    var inner = context
    let isWatch = inner.environment.platform == .watchos
    // Labels of WatchKit have the body style unless the file says otherwise, and scale.
    inner.environment.defaultFont = FontValue(base: isWatch ? .style(.body) : .size(17, scales: false))
    inner.environment.defaultFontClause = "S-110"
    inner.environment.font = shrunk(
      views.document.withCode(views.document.font(views.document.fontKey, of: object), of: object), object, standard: 17
    )
    if !object.runs.isEmpty {
      // A label fills what its text leaves out from its own colour (S-110).
      let own = isWatch ? nil : foreground(of: object, "textColor", [], views)
      return runs(of: object, in: object, over: own, views, inner)
    }
    let text = object.attributes["text"]
    if text?.contains(where: { !$0.isWhitespace }) != true, !views.document.mayBeFilled(object) { return }
    let place = views.document.place(object.span)
    show(of: object, Leaf(kind: .text, place: place, text: text), views, inner) { properties in
      foreground(of: object, "textColor", properties, views)
    }
  }

  /// Adds the text of a view: its own one on the paths where code sets no attributed one, and those that code sets.
  private static func show(
    of object: InterfaceObject, _ leaf: Leaf, _ views: InterfaceViews, _ context: InterfaceContext,
    style: (_ properties: Set<String>) -> Alternatives<StyleSetting?>
  ) {
    let assigned = views.document.assignedTexts(to: object, in: context)
    let base = style(assigned.isEmpty ? ["textColor", "attributedText", "attributedStringValue"] : ["textColor"])
    let plain = AppKitAttributedText(field: object, views.document)
    for form in assigned {
      guard let setting = form.setting, let path = context.environment.path.and(form.path) else { continue }
      var environment = context.environment
      environment.path = path
      CodeAttributedText.show(
        setting, at: leaf.place, base: base, plain: plain, look: form.look, run: leaf.run, in: environment, form.views
      ) {
        var inner = context
        var run = $0
        run.text = run.text ?? leaf.text
        inner.environment = $1
        views.leaf(run, of: object, in: inner)
      }
    }
    if !assigned.isEmpty, assigned.allSatisfy({ $0.setting != nil }) { return }
    var own = leaf
    own.style = base
    let isPlain = object.kind == "label" && assigned.allSatisfy { $0.setting == nil }
    let words = isPlain ? views.document.pathsOfWords(in: object) : nil
    for path in (words ?? [.always]) + views.document.pathsOfTexts(of: object, coloredBy: ["textColor"]) {
      guard let path = context.environment.path.and(path) else { continue }
      var told = context
      told.environment.path = path
      views.leaf(own, of: object, in: told)
    }
  }

  /// The foreground of a view's text, the framework's label colour unless told otherwise.
  static func foreground(
    of object: InterfaceObject, _ key: String, _ properties: Set<String>, _ views: InterfaceViews
  ) -> Alternatives<StyleSetting?> {
    if let name = object.customClass, views.document.code.type(named: name, file: views.document.file) == nil {
      let doubt = Doubt(.externalModule, "'\(name)'", place: views.document.place(object.span))
      return Alternatives(StyleSetting(of: doubt))
    }
    if let doubt = views.document.colorsGivenToOthers(around: object) { return Alternatives(StyleSetting(of: doubt)) }
    let standard = views.document.standard(views.document.standard(.label, "S-110"), unlessProxySets: key, of: object)
    let written = views.document.setting(key, of: object).or(standard)
    return views.document.withCode(written, properties, of: object)
  }

  /// The runs of an attributed text; one without a colour is black, or as the view says, where nothing tells.
  ///
  /// - Parameters:
  ///   - part: What has the text: the view itself, its cell, or a state or the configuration of a button.
  ///   - view: What shows it, which has the frame.
  ///   - around: The colour of a run without one, where that is told.
  static func runs(
    of part: InterfaceObject, in view: InterfaceObject, over around: Alternatives<StyleSetting?>? = nil,
    _ views: InterfaceViews, _ context: InterfaceContext
  ) {
    let document = views.document
    let plain = AppKitAttributedText(field: part, document)?.style.map { Alternatives($0) }
    for (position, run) in part.runs.enumerated() {
      var inner = context
      if let font = run.font { inner.environment.font = Alternatives(document.font(font)) }
      let color = run.colors.first { $0.key == "NSColor" }.map(document.setting) ?? Alternatives(nil)
      // A colour that code gives the view is that of the whole text.
      let style = document.withCode(
        color.or(around ?? (plain ?? document.uncolored).map { $0 }), ["textColor"], of: part)
      let leaf = Leaf(
        kind: .text, place: document.place(part.span), run: part.runs.count > 1 ? position + 1 : 0,
        text: run.text, style: style)
      views.leaf(leaf, of: view, in: inner)
    }
  }

  /// A text that may shrink keeps its size (S-18), but counts as large only if its smallest size does (S-143).
  private static func shrunk(
    _ font: Alternatives<FontValue?>, _ object: InterfaceObject, standard: Double
  ) -> Alternatives<FontValue?> {
    guard object.isOn("adjustsFontSizeToFit") else { return font }
    let factor = object.attributes["minimumScaleFactor"].flatMap { Double($0) }
    let smallest = object.attributes["minimumFontSize"].flatMap { Double($0) }
    return font.map { font in
      var result = font ?? FontValue(base: .size(standard, scales: false))
      guard case .size(let size?, _) = result.base else { return result }
      let least = min(size, smallest ?? size * (factor ?? 1))
      if least < size { result.leastShare = least / size }
      return result
    }
  }

  // MARK: - Fields

  private static let field: InterfaceViews.Handler = { views, object, context in
    let document = views.document
    let cell = document.isMac ? object.children.first { $0.role == "cell" } ?? object : object
    var inner = context
    inner.environment.scope = views.renderer.newScope()
    inner.environment.defaultFont = FontValue(base: .size(document.isMac ? controlSize(cell) : 17, scales: false))
    inner.environment.defaultFontClause = "S-112"
    inner.environment.font = document.withCode(
      document.font(document.fontKey, of: cell), of: object)
    if !cell.runs.isEmpty { return runs(of: cell, in: object, views, inner) }
    let text = (document.isMac ? cell.attributes["title"] : cell.attributes["text"]).flatMap(visible)
    let prompt = document.prompt(of: object, in: cell)
    let place = document.place(object.span)
    // Of a field that is still empty the colour of what will be typed counts too, unless it is the default on a background
    // of the system's.
    let hasColor =
      cell.color("textColor")?.color != nil || !document.reaching(["textColor", "attributedText"], object).isEmpty
      || FieldGrounds.areUnlikeTheSystems(inner.environment)
    if text != nil || prompt == nil || hasColor {
      let written = document.setting("textColor", of: cell).or(document.standard(.label, "S-112"))
      show(of: object, Leaf(kind: .text, place: place, run: prompt == nil ? 0 : 1, text: text), views, inner) {
        document.withCode(written, $0, of: object)
      }
    }
    if let prompt {
      let style = document.withCode(
        Alternatives(document.standard(.placeholderText, "S-112")), ["attributedPlaceholder"], of: object)
      let run = text != nil || hasColor ? 2 : 0
      views.leaf(Leaf(kind: .text, place: place, run: run, text: prompt.text, style: style), of: object, in: inner)
    }
  }

  /// Returns words; `nil` for none.
  static func visible(_ text: String) -> String? { text.contains { !$0.isWhitespace } ? text : nil }

  /// The size of AppKit's control font in pt.
  static func controlSize(_ cell: InterfaceObject) -> Double {
    switch cell.attributes["controlSize"] {
    case "small": 11
    case "mini": 9
    default: 13
    }
  }

  private static let textView: InterfaceViews.Handler = { views, object, context in
    var inner = context
    inner.environment.defaultFont = FontValue(base: .size(views.document.isMac ? 12 : 14, scales: false))
    inner.environment.defaultFontClause = "S-112"
    inner.environment.font = views.document.withCode(
      views.document.font(views.document.fontKey, of: object), of: object)
    if !object.runs.isEmpty { return runs(of: object, in: object, views, inner) }
    let leaf = Leaf(kind: .text, place: views.document.place(object.span), text: object.attributes["text"])
    show(of: object, leaf, views, inner) { foreground(of: object, "textColor", $0, views) }
  }

  // MARK: - Images

  private static let image: InterfaceViews.Handler = { views, object, context in
    let document = views.document
    let place = document.place(object.span)
    let pictures = document.pictures(of: object)
    let symbols = pictures.branches.filter { $0.value != .pixels }
    guard let first = symbols.first else {
      return views.leaf(Leaf(kind: .image, place: place, exemption: .content), of: object, in: context)
    }
    var style = context.environment.tintSetting.map { Optional($0) }
    if document.isMac {
      style = document.setting("contentTintColor", of: object).or(document.standard(.label, "S-110"))
    }
    style = document.withCode(style, ["tintColor", "contentTintColor"], of: object)
    let isAlways = symbols.count == pictures.branches.count
    for branch in isAlways ? [.init(condition: .always, value: first.value)] : symbols {
      guard let path = context.environment.path.and(branch.condition) else { continue }
      var inner = context
      inner.environment.path = path
      // What code puts there at some time need not be what is seen.
      if branch.condition.decisions.contains(where: { !document.evaluator.conditions.isPath($0.condition) }) {
        inner.environment.isSeenPerhaps = true
      }
      views.leaf(Leaf(kind: .symbol, place: place, text: branch.value.name, style: style), of: object, in: inner)
    }
  }
}
