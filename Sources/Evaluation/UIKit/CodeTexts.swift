import PlatformStyles
import Scene
import SourceFacts

/// Labels, fields, text views and symbols that code makes (S-110, S-112).
enum CodeTexts {
  static let handlers: [String: CodeRenderer.Handler] = [
    "UILabel": label, "UITextField": field, "UITextView": textView, "UISearchBar": searchBar,
    "UISearchTextField": searchField, "UIImageView": image, "NSTextField": macField, "NSTextView": textView,
    "NSImageView": image,
  ]

  // MARK: - Labels

  private static let label: CodeRenderer.Handler = { views, object, environment in
    var inner = environment
    inner.defaultFont = FontValue(base: .size(17, scales: false))
    inner.defaultFontClause = "S-110"
    text(
      of: highlighted(object, views), attributed: "attributedText", texts: ["text"],
      standard: views.standard(.label, "S-110"), views, inner)
  }

  /// Returns a label with the colour that it has while it is highlighted, where code says that it always is
  /// (developer.apple.com/documentation/uikit/uilabel/highlightedtextcolor); attributes have colours of their own.
  private static func highlighted(_ label: CodeObject, _ views: CodeRenderer) -> CodeObject {
    guard views.flag("isHighlighted", of: label) == true, let color = label.settings["highlightedTextColor"],
      !label.isSet("attributedText")
    else { return label }
    var result = label
    let plain = label.settings["textColor"] ?? Alternatives(nil)
    result.settings["textColor"] = color.flatMap { color in
      guard let color, !color.isNil else { return plain }
      return Alternatives(color)
    }
    return result
  }

  /// Adds the text of a view: its plain one on the paths where that is set, an attributed one where that is.
  static func text(
    of object: CodeObject, attributed: String, texts: [String], color: String = "textColor", font: String = "font",
    standard: StyleSetting, run: Int = 0, _ views: CodeRenderer, _ environment: Environment
  ) {
    text(
      of: object, attributed: attributed, texts: texts, color: color, font: font, standards: Alternatives(standard),
      run: run, views, environment)
  }

  /// Does the same for a text of which several colours may be the system's.
  static func text(
    of object: CodeObject, attributed: String, texts: [String], color: String = "textColor", font: String = "font",
    standards: Alternatives<StyleSetting>, run: Int = 0, _ views: CodeRenderer, _ environment: Environment
  ) {
    var inner = environment
    inner.font = shrunk(views.font(font, of: object), object, views)
    let style = views.styled(views.color(color, of: object).or(standards), by: object)
    let content = views.text(texts, of: object)
    for var path in paths(of: object, texts: texts, attributed: attributed, inner, views) {
      if let written = path.attributed {
        path.environment.font = inner.font
        CodeAttributedText.show(written, of: object, base: style, in: path.environment, views)
        continue
      }
      views.leaf(
        Leaf(kind: .text, place: object.place, run: run, text: content, style: style), of: object,
        in: path.environment)
    }
  }

  /// A way on which a view shows a text.
  private struct Way {
    var environment: Environment
    var attributed: CodeSetting?
  }

  /// Returns the ways on which something is to be read. Before any text is set there is nothing to see, so a look that
  /// only holds until then does not count.
  private static func paths(
    of object: CodeObject, texts: [String], attributed: String, _ environment: Environment, _ views: CodeRenderer
  ) -> [Way] {
    let written = (object.settings[attributed]?.branches ?? []).flatMap(\.values)
    var ways: [Way] = []
    var silent: [Way] = []
    var plain: [Guard] = []
    if written.isEmpty {
      plain = [.always]
    } else {
      for branch in written {
        guard let setting = branch.value, !setting.isNil else {
          plain.append(branch.condition)
          continue
        }
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        if let unsaid = CodeAttributedText.unsaid(setting, views) {
          silent.append(Way(environment: inner, attributed: unsaid))
        } else {
          ways.append(Way(environment: inner, attributed: setting))
        }
      }
    }
    let shown = texts.compactMap { object.settings[$0] }.flatMap(\.branches)
    let set = shown.filter { $0.value?.isNil == false }
    if ways.isEmpty, set.isEmpty { ways = silent }
    // A row is brought up to date whenever it is shown, and its parts with it.
    if let whole = object.whole.flatMap({ views.run.objects[$0] }), CodeClasses.isCell(whole.kind),
      whole.handedTo == nil, whole.styledBy == nil, object.handedTo == nil, object.styledBy == nil, !shown.isEmpty,
      shown.allSatisfy({ $0.value?.isNil == true })
    {
      return ways
    }
    // An empty text waits for words of which nothing is known yet; one of white space only takes room.
    if !shown.isEmpty, shown.allSatisfy({ $0.value?.value.isSpace == true }), UnsetTexts.isInSight(object, views) {
      views.renderer.seen.wordless.insert(object.place)
      return ways
    }
    for path in plain {
      // Where an attributed text is set on other paths and no plain one, the rest shows nothing.
      if set.isEmpty, !ways.isEmpty { continue }
      let conditions =
        set.isEmpty ? [Guard.always] : said(texts, of: object, calls(in: set.map(\.condition), views), views)
      for condition in conditions {
        guard let both = environment.path.and(path)?.and(condition) else { continue }
        var inner = environment
        inner.path = both
        ways.append(Way(environment: inner, attributed: nil))
      }
    }
    return ways
  }

  /// Returns the guards without the paths inside of functions: what counts is whether a function is called that sets a
  /// text, not which text it sets.
  private static func calls(in guards: [Guard], _ views: CodeRenderer) -> [Guard] {
    var result: [Guard] = []
    for one in guards {
      let call = one.removing { views.evaluator.conditions.isPath($0.condition) }
      if call == .always { return [.always] }
      if !result.contains(call) { result.append(call) }
    }
    return result.count > 8 ? [.always] : result
  }

  /// Returns the ways on which a text is not set to nothing: that is not drawn, whatever else is set along with it. An
  /// early return that leaves a label without one is no way either.
  private static func said(
    _ texts: [String], of object: CodeObject, _ ways: [Guard], _ views: CodeRenderer
  ) -> [Guard] {
    let properties = texts.filter { object.settings[$0] != nil }
    guard properties.count == 1 else { return ways }
    let empty = views.values(properties[0], of: object).filter(\.value.isNil).map(\.path)
    let unset = UnsetTexts.paths(without: properties[0], of: object, views)
    return parted(ways, without: empty + unset, views) ?? parted(ways, without: empty, views) ?? ways
  }

  /// Returns what is left of ways where none of some paths holds; `nil` for nothing, and for more than are told apart.
  static func parted(_ ways: [Guard], without paths: [Guard], _ views: CodeRenderer) -> [Guard]? {
    var rest = ways
    for path in paths {
      rest = rest.flatMap { views.run.outside(path, of: $0) }
      if rest.count > Alternatives<CodeSetting?>.limit { return nil }
    }
    let result = paths.isEmpty ? rest : views.evaluator.conditions.merged(rest)
    return result.isEmpty || result.count > 8 ? nil : result
  }

  /// A text that may shrink keeps its size (S-18), but counts as large only if its smallest size does (S-143).
  private static func shrunk(
    _ font: Alternatives<FontValue?>, _ object: CodeObject, _ views: CodeRenderer
  ) -> Alternatives<FontValue?> {
    guard views.flag("adjustsFontSizeToFitWidth", of: object) == true,
      case .number(let factor)? = views.values("minimumScaleFactor", of: object).first?.value, factor > 0, factor < 1
    else { return font }
    return font.map { font in
      var result = font
      result?.leastShare = factor
      return result
    }
  }

  // MARK: - Fields

  private static let field: CodeRenderer.Handler = { views, object, environment in
    var inner = environment
    inner.scope = views.renderer.newScope()
    // Unlike a label's, in the body style: developer.apple.com/documentation/uikit/uitextfield/font.
    inner.defaultFont = FontValue(base: .style(.body))
    inner.defaultFontClause = "S-112"
    inner.font = views.font("font", of: object)
    prompted(object, views, inner)
  }

  /// Adds a field's text and its prompt; of a field that is still empty the colour of what will be typed counts too,
  /// unless it is the default on a background of the system's.
  private static func prompted(_ object: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    let prompt = views.text(["placeholder", "placeholderString"], of: object)
    var read = object
    read.settings["placeholder"] = views.awaited("placeholder", of: object)
    let hasPrompt = ["placeholder", "placeholderString", "attributedPlaceholder"].contains { read.says($0) }
    let isMac = CodeClasses.isKind(object.kind, of: "NSTextField")
    let attributed = isMac ? "attributedStringValue" : "attributedText"
    let hasText =
      object.isSet("textColor") || object.isSet(attributed) || views.text(["text", "stringValue"], of: object) != nil
      || FieldGrounds.areUnlikeTheSystems(environment)
    if hasText || !hasPrompt {
      text(
        of: object, attributed: attributed, texts: [isMac ? "stringValue" : "text"],
        standard: views.standard(.label, "S-112"), run: hasPrompt ? 1 : 0, views, environment)
    }
    guard hasPrompt else { return }
    let run = hasText ? 2 : 0
    if let written = object.settings["attributedPlaceholder"]?.branches.compactMap(\.value).first {
      let style = Alternatives<StyleSetting?>(views.standard(.placeholderText, "S-112"))
      return CodeAttributedText.show(
        written, of: object, isPrompt: true, base: style, run: run, in: environment, views)
    }
    views.leaf(
      Leaf(
        kind: .text, place: object.place, run: run, text: prompt,
        style: Alternatives(views.standard(.placeholderText, "S-112"))), of: object, in: environment)
  }

  private static let textView: CodeRenderer.Handler = { views, object, environment in
    var inner = environment
    inner.defaultFont = FontValue(base: .size(12, scales: false))
    inner.defaultFontClause = "S-112"
    // AppKit's text views draw in black unless told otherwise.
    let standard =
      environment.platform == .macos
      ? StyleSetting(
        style: .color(ColorValue(color: .system(.label), origin: nil)), description: "default label", clause: "S-112",
        isProject: false)
      : views.standard(.label, "S-112")
    text(of: object, attributed: "attributedText", texts: ["text", "string"], standard: standard, views, inner)
  }

  /// The prompt of a search bar lies on a field that the bar paints (S-112); one that code speaks of is seen as a part of
  /// the bar.
  private static let searchBar: CodeRenderer.Handler = { views, object, environment in
    guard object.isSet("placeholder"), !object.isSet("searchTextField") else { return }
    field(views, object, onField(views, environment))
  }

  /// What a search bar is given to read is read in its field (S-112).
  private static let searchField: CodeRenderer.Handler = { views, object, environment in
    var shown = object
    if let bar = object.whole.flatMap({ views.run.objects[$0] }) {
      for property in ["placeholder", "text"] where !object.isSet(property) {
        shown.settings[property] = bar.settings[property]
      }
    }
    field(views, shown, environment)
  }

  private static func onField(_ views: CodeRenderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.backdrop = inner.backdrop.adding(Layers.layer(views.standard(.tertiaryFill, "S-112"), inner))
    return inner
  }

  // MARK: - Symbols

  private static let image: CodeRenderer.Handler = { views, object, environment in
    guard let name = views.symbol(of: object) else {
      return views.leaf(Leaf(kind: .image, place: object.place, exemption: .content), of: object, in: environment)
    }
    var style = environment.tintSetting.map { Optional($0) }
    if environment.platform == .macos {
      style = views.color("contentTintColor", of: object).or(views.standard(.label, "S-110"))
    }
    let leaf = Leaf(kind: .symbol, place: object.place, text: name, style: styled(style, object, views))
    for path in paths(ofImageIn: object, views) {
      guard let path = environment.path.and(path) else { continue }
      var inner = environment
      inner.path = path
      views.leaf(leaf, of: object, in: inner)
    }
  }

  /// Returns the paths on which an image view has an image: before one is set there is nothing to see.
  private static func paths(ofImageIn object: CodeObject, _ views: CodeRenderer) -> [Guard] {
    let set = (object.settings["image"]?.branches ?? []).filter { $0.value?.isNil == false }.map(\.condition)
    if set.isEmpty || object.argument("image") != nil { return [.always] }
    return said(["image"], of: object, calls(in: set, views), views)
  }

  /// A colour of the image itself goes before that of a configuration, and this before the view's tint.
  static func styled(
    _ style: Alternatives<StyleSetting?>, _ object: CodeObject, _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?> {
    let images =
      views.objects("image", of: object).map(\.identity)
      + (object.argument("image").map { views.run.objectsIn($0.value).map(\.identity) } ?? [])
    for image in images.compactMap({ views.run.objects[$0] }) where image.isSet("tintColor") {
      return views.color("tintColor", of: image)
    }
    return views.configured(style, symbolOf: object)
  }

  // MARK: - AppKit

  private static func isMacLabel(_ object: CodeObject) -> Bool {
    object.arguments.contains {
      ["labelWithString", "wrappingLabelWithString", "labelWithAttributedString"].contains($0.label)
    }
  }

  /// True for a field that code makes itself, which can be edited and draws a background unless it is told otherwise
  /// (S-112); a part of a view may be a label, and one with a cell that code makes looks as that does, which draws none.
  static func isMacField(_ object: CodeObject) -> Bool {
    object.birth != nil && object.whole == nil && object.origin == nil && !isMacLabel(object) && !object.isSet("cell")
  }

  private static let macField: CodeRenderer.Handler = { views, object, environment in
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.defaultFont = FontValue(base: .size(13, scales: false))
    inner.defaultFontClause = "S-112"
    var shown = object
    if let initial = object.arguments.first(where: {
      ["labelWithString", "wrappingLabelWithString", "string"].contains($0.label)
    }),
      case .string(let text) = initial.value, !text.isEmpty, !object.isSet("stringValue")
    {
      shown.settings["stringValue"] = Alternatives(CodeSetting(initial))
    }
    if let initial = object.argument("labelWithAttributedString"), !object.isSet("attributedStringValue") {
      shown.settings["attributedStringValue"] = Alternatives(CodeSetting(initial))
    }
    if isMacLabel(object) {
      return text(
        of: shown, attributed: "attributedStringValue", texts: ["stringValue"],
        standard: views.standard(.label, "S-112"), views, inner)
    }
    inner.font = views.font("font", of: object)
    prompted(shown, views, inner)
  }
}

extension CodeSetting {
  /// True where the property is set to nothing.
  var isNil: Bool { value.isNil }
}

extension Value {
  /// True for `nil` and for no words.
  var isNil: Bool {
    switch self {
    case .none: true
    case .string(let text): text.allSatisfy(\.isWhitespace)
    default: false
    }
  }

  /// True for a text of white space alone.
  var isSpace: Bool { if case .string(let text) = self { !text.isEmpty && isNil } else { false } }
}
