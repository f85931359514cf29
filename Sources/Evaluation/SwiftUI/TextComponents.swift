import PlatformStyles
import Scene
import SourceFacts

/// Texts, labels, images and symbols (S-20, S-40 to S-46).
enum TextComponents {
  static let handlers: [String: ComponentHandler] = [
    "Text": text, "Label": label, "Image": image, "AsyncImage": AsyncImages.handler,
    "LazyImage": AsyncImages.handler, "Color": paint, "Style": paint,
  ]

  private static let paint: ComponentHandler = { $0.decorate($1, $2) }

  // MARK: - Text

  private static let text: ComponentHandler = { renderer, component, environment in
    guard var first = component.arguments.first else { return }
    if first.label == nil { first.value = localized(first.value) }
    // `Text(Image(systemName:))` takes the text's colour (S-45).
    if let node = node(in: first, renderer) {
      if showsImageOrText(node) { renderer.seen.wordless.insert(component.place) }
      return renderer.render(node, in: environment)
    }
    let signals = Importance.signals(of: component)
    switch first.value {
    case .string(let string) where first.isLiteral && first.label == nil:
      runs(Markdown.runs(of: string), component, signals, renderer, environment)
    case .string(let string): leaf(string, component, 0, signals, renderer, environment)
    case .interpolated(let segments):
      interpolated(segments, of: first, component, signals, renderer, environment)
    case _ where renderer.evaluator.isAttributed(first.value):
      AttributedTexts.show(first.value, component, signals, renderer, environment)
    default:
      let attributed = AttributedTexts.unknown(first.value, renderer.evaluator.index).map {
        Alternatives<StyleSetting?>($0)
      }
      let spoken = spoken(first.value, environment, renderer)
      if spoken.isEmpty { renderer.seen.wordless.insert(component.place) }
      for inner in spoken { leaf(nil, component, 0, signals, renderer, inner, style: attributed) }
    }
  }

  /// The most paths of a text that are told apart.
  private static let maximumPaths = 8

  /// Returns the environments on the paths on which one of several texts has words: an empty one is not drawn, whatever
  /// it would be drawn in.
  private static func spoken(_ value: Value, _ environment: Environment, _ renderer: Renderer) -> [Environment] {
    guard case .choice(let all) = value, all.branches.contains(where: \.value.isBlank) else { return [environment] }
    let paths = renderer.evaluator.conditions.merged(all.branches.filter { !$0.value.isBlank }.map(\.condition))
    if paths.count > maximumPaths { return [environment] }
    return paths.compactMap { path in
      environment.path.and(path).map { path in
        var inner = environment
        inner.path = path
        return inner
      }
    }
  }

  /// Returns the image or text that a text is made of, or one of several; `nil` for words.
  private static func node(in argument: ArgumentValue, _ renderer: Renderer) -> ViewNode? {
    guard isView(argument.value) else { return nil }
    // Of an image that is not known nothing tells whether it is drawn in the text's colour.
    if case .unknown = argument.value { return .empty }
    return renderer.evaluator.view(from: argument.value, place: argument.place)
  }

  /// Returns what a value in a literal shows by itself: an image or a text, and in a key an attributed string, whose
  /// runs have their own attributes (S-41, S-44); `nil` for words.
  private static func part(in value: ArgumentValue, of text: ArgumentValue, _ renderer: Renderer) -> ViewNode? {
    let isKey = text.isLiteral && text.label == nil
    guard isKey, AttributedTexts.mayHaveRuns(value.value, renderer.evaluator) else { return node(in: value, renderer) }
    return .component(Component(name: "Text", arguments: [value], place: value.place))
  }

  /// True for a view that is seen to be what a text may hold besides words.
  private static func showsImageOrText(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ["Image", "Text"].contains(component.name)
    case .modified(let inner, _), .placed(let inner, _): showsImageOrText(inner)
    case .list(let nodes), .concatenated(let nodes): nodes.allSatisfy(showsImageOrText)
    case .choice(let alternatives): alternatives.branches.allSatisfy { showsImageOrText($0.value) }
    case .empty: true
    case .custom, .unknown: false
    }
  }

  private static func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .choice(let alternatives): alternatives.branches.contains { isView($0.value) }
    case .unknown(let doubt): doubt.type?.name.withoutFramework == "Image"
    default: false
    }
  }

  /// Returns the key of a localised text that `.init(…)` makes of a string (S-42).
  private static func localized(_ value: Value) -> Value {
    guard case .implicit(let member) = value, member.name == "init", member.chain.isEmpty,
      let first = member.arguments?.first, first.label == nil
    else { return value }
    if case .string(let text) = first.value { return .interpolated([.text(text)]) }
    return first.value
  }

  static func leaf(
    _ string: String?, _ component: Component, _ run: Int, _ signals: [ImportanceSignal], _ renderer: Renderer,
    _ environment: Environment, style: Alternatives<StyleSetting?>? = nil, modifiers: [FontModifier] = [],
    sketch: String? = nil
  ) {
    if let string, string.allSatisfy(\.isWhitespace) { return }
    let named = component.arguments.first?.names.last.map { "{\($0)}" }
    renderer.leaf(
      Leaf(
        kind: .text, place: component.place, run: run, text: string,
        sketch: string == nil ? sketch ?? named : nil, style: style, signals: signals,
        amount: Amounts.form(of: component), isStatus: Importance.isStatus(component),
        exemption: string.map(isSeparator) == true ? .decorative : nil, fontModifiers: modifiers,
        content: .array(component.arguments.map(\.value))), in: environment)
  }

  /// True for a mark between other texts, which says nothing by itself.
  private static func isSeparator(_ string: String) -> Bool {
    let mark = string.filter { !$0.isWhitespace }
    return mark.count == 1 && mark.allSatisfy("•·∙⋅‧・◦|│–".contains)
  }

  private static func runs(
    _ runs: [Markdown.Run], _ component: Component, _ signals: [ImportanceSignal], _ renderer: Renderer,
    _ environment: Environment, values: [String] = []
  ) {
    var inner = environment
    var values = values[...]
    if runs.count > 1 { inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .depth, child: 0)) }
    for (position, run) in runs.enumerated() {
      // A link without a colour of its own takes the tint (S-43). It is a control, and no level of a text (S-132).
      let style = run.isLink ? environment.tintSetting.map { Optional($0) } : nil
      var own = inner
      if run.isLink { own.scope = renderer.newScope() }
      let sketch = run.text.map { $0 == placeholder ? "{\(values.popFirst() ?? "…")}" : String($0) }
      leaf(
        run.text.contains(placeholder) ? nil : run.text, component, runs.count > 1 ? position + 1 : 0, signals,
        renderer, own, style: style, modifiers: run.isBold ? [.bold(true)] : [],
        sketch: sketch.joined())
    }
  }

  /// Runs of a literal around interpolated texts, which have their own place.
  private static func interpolated(
    _ segments: [InterpolatedSegment], of first: ArgumentValue, _ component: Component, _ signals: [ImportanceSignal],
    _ renderer: Renderer,
    _ environment: Environment
  ) {
    var inner = environment
    var own = ""
    var views: [ViewNode] = []
    var names: [String] = []
    for segment in segments {
      switch segment {
      case .text(let text): own += text
      case .values(let values):
        if let node = values.first.flatMap({ part(in: $0, of: first, renderer) }) {
          views.append(node)
        } else {
          own.append(placeholder)
          names.append(values.first?.names.last ?? "…")
        }
      }
    }
    if !views.isEmpty { inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .depth, child: 0)) }
    if own.allSatisfy(\.isWhitespace), views.allSatisfy(showsImageOrText) {
      renderer.seen.wordless.insert(component.place)
    }
    for view in views { renderer.render(view, in: inner) }
    // A key without values comes from a constant or a parameter; a string with values has its Markdown as it is.
    let isKey = first.label == nil && (first.isLiteral || names.isEmpty)
    runs(isKey ? Markdown.runs(of: own) : [Markdown.Run(text: own)], component, signals, renderer, inner, values: names)
  }

  /// Stands for an interpolated value while Markdown is read.
  private static let placeholder: Character = "\u{FFFC}"

  // MARK: - Label

  private static let label: ComponentHandler = { renderer, component, environment in
    let name = environment.styleName("label")
    let isIconOnly = name == "iconOnly" || (name == "automatic" && environment.container.isToolbar)
    var inner = environment
    inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .horizontal, child: 0))
    if name != "titleOnly" {
      var icon = inner
      if let style = environment.labelIcon {
        icon.defaultForeground = style
      } else if environment.container.isRow {
        icon.defaultForeground = rowIcon(renderer, environment)
      }
      if let node = iconNode(component, renderer) { renderer.render(node, in: icon) }
    }
    if !isIconOnly, let node = titleNode(component, renderer) {
      inner.layout[inner.layout.count - 1].child = 1
      renderer.render(node, in: inner)
    }
  }

  /// Returns the default of a label's icon in a row, which takes the tint (S-88).
  ///
  /// On macOS that is known of sidebars alone, and what a form lays out in columns is no row.
  private static func rowIcon(_ renderer: Renderer, _ environment: Environment) -> Alternatives<StyleSetting>? {
    let tint = environment.listItemTint ?? environment.tintSetting
    guard environment.platform == .macos, environment.listItemTint == nil, environment.container.list != .sidebar else {
      return tint
    }
    let isInColumns = ["automatic", "columns"].contains(environment.styleName("form"))
    if environment.container.isForm, isInColumns { return environment.defaultForeground }
    let title =
      environment.defaultForeground ?? Defaults.foreground(ListDefaults.row, renderer: renderer, in: environment)
    return title.map { ButtonComponents.either(tint, or: $0, key: "labelIcon", clause: "S-88", renderer) } ?? tint
  }

  private static func titleNode(_ component: Component, _ renderer: Renderer) -> ViewNode? {
    if let title = component.configured("title") { return title }
    if let closure = component.closure("title") ?? component.trailingClosure {
      return renderer.evaluator.contents(of: closure)
    }
    guard let first = component.arguments.first, first.label == nil || first.label == "title" else { return nil }
    return .component(Component(name: "Text", arguments: [first], place: component.place))
  }

  private static func iconNode(_ component: Component, _ renderer: Renderer) -> ViewNode? {
    if let icon = component.configured("icon") { return icon }
    if let closure = component.closure("icon") { return renderer.evaluator.contents(of: closure) }
    if let symbol = component.symbol {
      var argument = symbol
      argument.label = "systemName"
      return .component(Component(name: "Image", arguments: [argument], place: symbol.place))
    }
    if var image = component.argument("image") {
      image.label = nil
      return .component(Component(name: "Image", arguments: [image], place: image.place))
    }
    return nil
  }

  static func fields(of component: Component, _ renderer: Renderer) -> [String: Value] {
    [
      "title": .view(titleNode(component, renderer) ?? .empty),
      "icon": .view(iconNode(component, renderer) ?? .empty),
    ]
  }

  // MARK: - Images

  private static let image: ComponentHandler = { renderer, component, environment in
    guard let symbol = component.symbol else {
      let asset = renderer.evaluator.imageAsset(component.arguments)
      if let template = Templates.leaf(of: component, asset, in: environment) {
        return renderer.leaf(template, in: environment)
      }
      if let open = Templates.leaf(ofOpen: component, in: environment) { return renderer.leaf(open, in: environment) }
      guard let asset, asset.isSymbol else {
        return renderer.leaf(Leaf(kind: .image, place: component.place, exemption: .content), in: environment)
      }
      let isDecorative = component.argument("decorative") != nil
      let leaf = Leaf(
        kind: .symbol, place: component.place, text: asset.name, exemption: isDecorative ? .decorative : nil,
        content: .string(asset.name))
      return renderer.leaf(leaf, in: environment)
    }
    var name: String?
    if case .string(let text) = symbol.value { name = text }
    var leaf = Leaf(kind: .symbol, place: component.place, text: name, content: symbol.value)
    leaf.style = ownColors(of: component, environment)
    renderer.leaf(leaf, in: environment)
  }

  /// Returns the style of a symbol that is drawn in colours of its own, which no table has, or in the first of several
  /// styles, on one path at least; `nil` for others.
  private static func ownColors(of symbol: Component, _ environment: Environment) -> Alternatives<StyleSetting?>? {
    let modes = modes(of: symbol, environment)
    let names = modes.branches.map(\.value)
    let first = names.contains("monochrome") ? firstLevel(of: environment.currentForeground) : nil
    guard first != nil || names.contains("multicolor") else { return nil }
    let doubt = Doubt(.unsupportedModifier, "the colours of a symbol", place: symbol.place)
    let own = StyleSetting(style: .unknown(doubt), description: doubt.detail, isProject: false)
    let inherited = environment.currentForeground.map { Optional($0) }
    return modes.flatMap { mode in
      switch mode {
      case "multicolor": Alternatives(own)
      case "monochrome": first ?? inherited
      default: inherited
      }
    }
  }

  /// The modes that a symbol is drawn in: what views inherit counts before what the image is told.
  private static func modes(of symbol: Component, _ environment: Environment) -> Alternatives<String> {
    let told = Templates.modes(of: symbol).map { $0 == "original" ? "multicolor" : "automatic" }
    guard let inherited = environment.values["symbolRenderingMode"]?.caseNames else { return told }
    return inherited.flatMap { $0.map { Alternatives($0) } ?? told }
  }

  /// The first of several styles, in which all layers of a symbol are drawn that is told to have one; `nil` where there is
  /// only one style.
  private static func firstLevel(of settings: Alternatives<StyleSetting>) -> Alternatives<StyleSetting?>? {
    var hasSeveral = false
    let result = settings.map { setting -> StyleSetting? in
      var setting = setting
      if case .levels(let styles) = setting.style, let first = styles.first {
        (setting.style, hasSeveral) = (first, true)
      }
      return setting
    }
    return hasSeveral ? result : nil
  }
}

extension Value {
  /// True for a text without words.
  fileprivate var isBlank: Bool { if case .string(let text) = self { text.allSatisfy(\.isWhitespace) } else { false } }
}
