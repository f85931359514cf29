import PlatformStyles
import Scene

/// Texts and symbols that are cut out of a fill by a mask: they are drawn in what the fill is (S-34, S-36).
enum CutOuts {
  /// How a view is seen under a fill that its own words are cut out of.
  enum Refill {
    /// The fill is not cut out by its words.
    case none
    /// The fill takes the place of its colours: `isRepeated` where the source writes the words another time for it.
    case whole(isRepeated: Bool)
    /// The fill lets its colours through, or it is not known whether it does.
    case veil
    /// The fill need not lie where its words are.
    case part

    /// True where the fill alone tells what is seen of its words, or is cut out by others.
    var isDrawn: Bool {
      switch self {
      case .none, .whole: true
      case .veil, .part: false
      }
    }
  }

  /// Draws the words of a mask in what they are cut out of; any other mask is a filter.
  static let mask: ModifierEffect = { renderer, call, receiver, environment in
    guard let cut = words(maskedBy: call, renderer) else {
      return ForegroundModifiers.filter(renderer, call, receiver, environment)
    }
    if isFill(receiver, renderer, environment) {
      ForegroundModifiers.filter(renderer, call, receiver, environment)
      let layers = Layers.painted(by: receiver, renderer: renderer, in: environment)
      let fill = paint(of: layers, at: call.place, environment)
      return draw(cut.node, in: fill, at: call.place, renderer, environment)
    }
    // `text.overlay(fill).mask(text)` is the text in that fill.
    guard case .modified(let inner, let overlay) = bare(receiver), overlay.name == "overlay",
      same(words(of: inner, renderer), cut.words)
    else { return ForegroundModifiers.filter(renderer, call, receiver, environment) }
    let fill = BackgroundModifiers.overlayContent(overlay, renderer)
    let layers = Layers.painted(by: fill, renderer: renderer, in: environment)
    guard isFill(fill, renderer, environment), layers.contains(where: isOpaque) else {
      return ForegroundModifiers.filter(renderer, call, receiver, environment)
    }
    render(inner, under: .whole(isRepeated: isRepeated(inner, in: cut.node)), at: call.place, renderer, environment)
    draw(cut.node, in: paint(of: layers, at: call.place, environment), at: call.place, renderer, environment)
  }

  /// Returns what a view in front makes of one whose words it cuts out of a fill (S-54).
  static func refill(
    _ receiver: ViewNode, by front: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> Refill {
    guard let (fill, cut) = filled(front, renderer), same(words(of: receiver, renderer), cut.words),
      isFill(fill, renderer, environment), !isClear(receiver, renderer, environment)
    else { return .none }
    let layers = Layers.painted(by: fill, renderer: renderer, in: environment)
    if layers.contains(where: isOpaque) { return .whole(isRepeated: isRepeated(receiver, in: cut.node)) }
    return layers.contains { $0.paint.branches.allSatisfy { $0.value != nil } } ? .veil : .part
  }

  /// Renders a view under a fill that its own words are cut out of.
  static func render(
    _ receiver: ViewNode, under refill: Refill, at place: Place, _ renderer: Renderer, _ environment: Environment
  ) {
    var inner = environment
    switch refill {
    case .none, .part: break
    case .whole(let isRepeated):
      // Words that are written once are seen once.
      guard isRepeated else { return }
      inner.exemption = inner.exemption ?? .hidden
    case .veil: inner.filter = inner.filter ?? Doubt(.overlap, "another view lies in front", place: place)
    }
    renderer.render(receiver, in: inner)
  }

  /// True for a fill behind a view that the words of the view are cut out of: it is a glow or a shadow of them.
  static func isShade(_ node: ViewNode, of receiver: ViewNode, _ renderer: Renderer) -> Bool {
    if let (_, cut) = filled(node, renderer) { return same(words(of: receiver, renderer), cut.words) }
    guard case .modified(let inner, _) = bare(node) else { return false }
    return isShade(inner, of: receiver, renderer)
  }

  // MARK: - Fills

  /// Returns the fill and the words of a view that is nothing but words cut out of a fill.
  private static func filled(
    _ node: ViewNode, _ renderer: Renderer
  ) -> (fill: ViewNode, cut: (node: ViewNode, words: [Value]))? {
    guard case .modified(let fill, let call) = bare(node), call.name == "mask" else { return nil }
    return words(maskedBy: call, renderer).map { (fill, $0) }
  }

  /// True for a view that shows nothing but colours and pictures.
  private static func isFill(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .component(let component):
      if ComponentTable.shapes.contains(component.name) || painting.contains(component.name) { return true }
      if component.name == "Image" { return component.symbol == nil }
      guard grouping.contains(component.name), let closure = component.content else { return false }
      return isFill(renderer.evaluator.contents(of: closure), renderer, environment)
    case .modified(let inner, let call):
      let isLayer = ["overlay", "background"].contains(call.name)
      let layer = isLayer ? BackgroundModifiers.overlayContent(call, renderer) : .empty
      return isFill(inner, renderer, environment) && isFill(layer, renderer, environment)
    case .list(let nodes): return nodes.allSatisfy { isFill($0, renderer, environment) }
    case .choice(let all): return all.branches.allSatisfy { isFill($0.value, renderer, environment) }
    case .placed(let inner, _): return isFill(inner, renderer, environment)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return false }
      return isFill(body.node, renderer, body.environment)
    case .empty: return true
    case .concatenated, .unknown: return false
    }
  }

  private static let painting: Set<String> = ["Color", "Style", "AsyncImage", "Canvas"]
  private static let grouping: Set<String> = ["ZStack", "Group", "GeometryReader", "TimelineView"]

  /// Returns the style of what is cut out of some layers. What lets through what lies behind may lie on the same words,
  /// so that it does not tell what is seen.
  private static func paint(
    of layers: [Layer], at place: Place, _ environment: Environment
  ) -> Alternatives<StyleSetting> {
    let mixed = mixed(at: place)
    guard let top = layers.last, isOpaque(top), top.pinnedScheme == environment.pinnedScheme else {
      return Alternatives(mixed)
    }
    return top.paint.map { $0 ?? mixed }
  }

  private static func mixed(at place: Place) -> StyleSetting {
    StyleSetting(of: Doubt(.filterOrBlend, "'.mask'", place: place), place: place)
  }

  /// True for a layer that hides what lies behind it, on every path.
  private static func isOpaque(_ layer: Layer) -> Bool {
    layer.filters.isEmpty
      && layer.paint.branches.allSatisfy { branch in
        switch branch.value?.style {
        case .gradient(let stops)?: stops.allSatisfy { Style.color($0).isOpaqueColor }
        case .softGradient(let color)?: Style.color(color).isOpaqueColor
        case let style?: style.isOpaqueColor
        case nil: false
        }
      }
  }

  // MARK: - Words

  /// Draws words in a fill; of what is no opaque mask nothing tells how much of the fill it leaves.
  private static func draw(
    _ node: ViewNode, in fill: Alternatives<StyleSetting>, at place: Place, _ renderer: Renderer,
    _ environment: Environment
  ) {
    var isSolid = isSolid(environment.currentForeground.map { $0 })
    let plain = uncolored(node, &isSolid, renderer, environment)
    var inner = environment
    inner.scope = renderer.newScope()
    inner.foreground = isSolid ? fill : Alternatives(mixed(at: place))
    renderer.render(plain, in: inner)
  }

  /// Returns a view without the colours that are set around it: of a mask they tell only how much it lets through.
  private static func uncolored(
    _ node: ViewNode, _ isSolid: inout Bool, _ renderer: Renderer, _ environment: Environment
  ) -> ViewNode {
    func plain(_ node: ViewNode) -> ViewNode { uncolored(node, &isSolid, renderer, environment) }
    switch node {
    case .modified(let inner, let call):
      guard let settings = colors(setBy: call, renderer, environment) else { return .modified(plain(inner), call) }
      isSolid = isSolid && self.isSolid(settings)
      return plain(inner)
    case .list(let nodes): return .list(nodes.map(plain))
    case .concatenated(let nodes): return .concatenated(nodes.map(plain))
    case .choice(let all): return .choice(all.map(plain))
    case .placed(let inner, let place): return .placed(plain(inner), via: place)
    case .empty, .component, .custom, .unknown: return node
    }
  }

  /// True for colours that let nothing through.
  private static func isSolid(_ settings: Alternatives<StyleSetting?>) -> Bool {
    settings.branches.allSatisfy { $0.value.map { $0.style == .level(.primary) || $0.style.isOpaqueColor } ?? true }
  }

  /// Returns the colours that a modifier sets; `nil` for a modifier that sets none.
  private static func colors(
    setBy call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?>? {
    guard coloring.contains(call.name), let first = call.first else { return nil }
    return renderer.evaluator.settings(first, isColor: call.name == "foregroundColor", in: environment)
  }

  private static let coloring: Set<String> = ["foregroundColor", "foregroundStyle"]

  /// True for a text of which nothing is seen in its own colour.
  private static func isClear(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    guard case .modified(let inner, let call) = bare(node) else { return false }
    let isClear = colors(setBy: call, renderer, environment)?.branches.allSatisfy {
      $0.value?.style.isInvisible == true
    }
    return isClear == true || self.isClear(inner, renderer, environment)
  }

  /// Returns the mask of a modifier that is made of words and symbols alone, and these.
  private static func words(maskedBy call: ModifierCall, _ renderer: Renderer) -> (node: ViewNode, words: [Value])? {
    guard let node = Layers.mask(call, renderer), let words = words(of: node, renderer), !words.isEmpty else {
      return nil
    }
    return (node, words)
  }

  /// Returns what the words and symbols of a view say, in their order; `nil` for a view that shows something else or
  /// that is drawn elsewhere than where it lies.
  private static func words(of node: ViewNode, _ renderer: Renderer, isInStack: Bool = false) -> [Value]? {
    func all(_ nodes: [ViewNode], isInStack: Bool) -> [Value]? {
      let words = nodes.map { self.words(of: $0, renderer, isInStack: isInStack) }
      return words.contains { $0 == nil } ? nil : words.flatMap { $0 ?? [] }
    }
    switch node {
    case .component(let component):
      if ["Spacer", "EmptyView"].contains(component.name) { return [] }
      if stacks.contains(component.name), let closure = component.content {
        return all(renderer.flatten(renderer.evaluator.contents(of: closure)), isInStack: true)
      }
      guard component.name == "Text" || component.symbol != nil, symbols.contains(component.name) else { return nil }
      return component.arguments.map(\.value)
    case .modified(let inner, let call):
      guard keepsWords(call) || (!isInStack && coloring.contains(call.name)) else { return nil }
      return words(of: inner, renderer, isInStack: isInStack)
    case .list(let nodes), .concatenated(let nodes): return all(nodes, isInStack: isInStack)
    case .choice(let alternatives): return all(alternatives.branches.map(\.value), isInStack: isInStack)
    case .placed(let inner, _): return words(of: inner, renderer, isInStack: isInStack)
    case .empty: return []
    case .custom, .unknown: return nil
    }
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
  private static let symbols: Set<String> = ["Text", "Image", "Label"]
  private static let moving: Set<String> = [
    "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
  ]

  /// True for a modifier after which words are drawn where they were, in the colours that they had.
  private static func keepsWords(_ call: ModifierCall) -> Bool {
    if moving.contains(call.name) { return false }
    return NeutralModifiers.names.contains(call.name) || FontModifiers.effects[call.name] != nil
      || ["frame", "padding"].contains(call.name) || call.name.hasPrefix("accessibility")
  }

  /// True where two views say the same.
  private static func same(_ left: [Value]?, _ right: [Value]) -> Bool {
    var sameness = Sameness()
    return left.map { sameness.holds(.array($0), .array(right)) } ?? false
  }

  /// True for words that are written another time than in a mask.
  private static func isRepeated(_ node: ViewNode, in mask: ViewNode) -> Bool {
    !Set(node.sources).isSubset(of: mask.sources)
  }

  /// Returns a view without modifiers that change nothing.
  private static func bare(_ node: ViewNode) -> ViewNode {
    switch node {
    case .modified(let inner, let call): NeutralModifiers.names.contains(call.name) ? bare(inner) : node
    case .placed(let inner, _): bare(inner)
    case .list(let nodes): nodes.count == 1 ? bare(nodes[0]) : node
    default: node
    }
  }
}
