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
      let layers = Layers.painted(by: unframed(receiver), renderer: renderer, in: environment)
      let fill = paint(of: layers, at: call.place, environment)
      return draw(cut.node, in: fill, by: call, renderer, environment)
    }
    // `text.overlay(fill).mask(text)` is the text in that fill.
    guard case .modified(let inner, let overlay) = bare(receiver), overlay.name == "overlay",
      same(words(of: inner, renderer), cut.words)
    else { return ForegroundModifiers.filter(renderer, call, receiver, environment) }
    let fill = BackgroundModifiers.overlayContent(overlay, renderer)
    let layers = Layers.painted(by: fill, renderer: renderer, in: environment)
    guard isFill(fill, renderer, environment), layers.contains(where: { isOpaque($0, environment) }) else {
      return ForegroundModifiers.filter(renderer, call, receiver, environment)
    }
    render(inner, under: .whole(isRepeated: isRepeated(inner, in: cut.node)), at: call.place, renderer, environment)
    draw(cut.node, in: paint(of: layers, at: call.place, environment), by: call, renderer, environment)
  }

  /// Returns what a view in front makes of one whose words it cuts out of a fill (S-54), which may lie beside it in a
  /// depth stack of an alignment.
  static func refill(
    _ receiver: ViewNode, by front: ViewNode, aligned alignment: Value?? = nil, _ renderer: Renderer,
    _ environment: Environment
  ) -> Refill {
    if case .choice(let all) = lone(front) {
      let refills = all.branches.map(\.value).filter { !$0.isEmpty }.map {
        refill(receiver, by: $0, aligned: alignment, renderer, environment)
      }
      // Where nothing lies in front the words are seen as they are.
      return refills.isEmpty || refills.contains(where: \.isDrawn) ? .none : .part
    }
    guard let cut = CutOut(front, renderer) else { return .none }
    let words = words(of: receiver, renderer) { isGround($0, renderer, environment) }
    // A view that masks the fill itself is what it is, also where its words are not known well enough to compare.
    let isItself = !receiver.sources.isEmpty && !isRepeated(receiver, in: cut.mask)
    guard isItself || same(words, cut.words), isFill(cut.fill, renderer, environment),
      !isClear(receiver, renderer, environment)
    else { return .none }
    switch cut.effect {
    case .moved: return .part
    case .switched: return .none
    case .plain, .changed: break
    }
    let layers = Layers.painted(by: cut.changedFill, renderer: renderer, in: environment)
    if !layers.contains(where: { $0.paint.branches.allSatisfy { $0.value != nil } }) { return .part }
    // A fill takes all the room of a stack, and puts its words where its own alignment does.
    if let alignment, !isSame(alignment, cut.alignment) { return .none }
    guard cut.effect == .plain, layers.contains(where: { isOpaque($0, environment) }) else { return .veil }
    return .whole(isRepeated: isRepeated(receiver, in: cut.mask))
  }

  /// True for alignments that put a view at one place.
  private static func isSame(_ left: Value?, _ right: Value?) -> Bool {
    FrameModifiers.alignment(left) == FrameModifiers.alignment(right)
      && FrameModifiers.verticalAlignment(left) == FrameModifiers.verticalAlignment(right)
  }

  /// True for a modifier that lays a fill or a shadow behind words.
  private static func isGround(_ call: ModifierCall, _ renderer: Renderer, _ environment: Environment) -> Bool {
    if call.name == "shadow" { return true }
    guard call.name == "background" else { return false }
    return isFill(BackgroundModifiers.overlayContent(call, renderer), renderer, environment)
  }

  /// Renders a view under a fill that its own words are cut out of.
  static func render(
    _ receiver: ViewNode, under refill: Refill, at place: Place, _ renderer: Renderer, _ environment: Environment
  ) {
    guard let inner = under(refill, at: place, environment) else { return }
    renderer.render(receiver, in: inner)
  }

  /// Returns the environment of a view under a fill that its own words are cut out of; `nil` where it is not seen.
  static func under(_ refill: Refill, at place: Place, _ environment: Environment) -> Environment? {
    var inner = environment
    switch refill {
    case .none, .part: break
    case .whole(let isRepeated):
      // Words that are written once are seen once.
      guard isRepeated else { return nil }
      inner.exemption = inner.exemption ?? .hidden
    case .veil: inner.filter = inner.filter ?? Doubt(.overlap, "another view lies in front", place: place)
    }
    return inner
  }

  /// Returns what the children of a depth stack in front make of each, and whether it is drawn itself.
  static func refills(
    among children: [ViewNode], aligned alignment: Value?, _ renderer: Renderer, _ environment: Environment
  ) -> [(refill: Refill, isDrawn: Bool)] {
    var result = children.map { _ in (refill: Refill.none, isDrawn: true) }
    for (front, child) in children.enumerated() {
      for behind in 0..<front {
        let refill = refill(children[behind], by: child, aligned: .some(alignment), renderer, environment)
        result[front].isDrawn = result[front].isDrawn && refill.isDrawn
        switch (refill, result[behind].refill) {
        case (.whole, _), (.veil, .none): result[behind].refill = refill
        default: break
        }
      }
    }
    return result
  }

  /// True for fills behind a view that the words of the view are cut out of: they are a glow or a shadow of them.
  static func isShade(
    _ node: ViewNode, of receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    func all(_ nodes: [ViewNode]) -> Bool {
      let shown = nodes.filter { !$0.isEmpty }
      return !shown.isEmpty && shown.allSatisfy { isShade($0, of: receiver, renderer, environment) }
    }
    switch node {
    case .modified(let inner, let call):
      guard call.name == "mask", let cut = words(maskedBy: call, renderer) else { return all([inner]) }
      // Of words that are not seen themselves it is all that there is to see.
      return same(shaded(receiver, renderer), cut.words) && !isClear(receiver, renderer, environment)
    case .component(let component):
      guard ["ZStack", "Group", "ForEach"].contains(component.name), let closure = component.content else {
        return false
      }
      return all(renderer.flatten(renderer.evaluator.contents(of: closure)))
    case .list(let nodes): return all(nodes)
    case .choice(let alternatives): return all(alternatives.branches.map(\.value))
    case .placed(let inner, _): return all([inner])
    case .custom(let instance, let place):
      // Only behind words it is worth the while to look into a view.
      guard shaded(receiver, renderer)?.isEmpty == false,
        let body = Layers.body(of: instance, at: place, renderer, environment)
      else { return false }
      guard isShade(body.node, of: receiver, renderer, body.environment) else { return false }
      // It is shown, though nothing of it is looked at.
      renderer.seen.shown.insert(instance.typeName)
      return true
    case .concatenated, .empty, .unknown: return false
    }
  }

  /// Returns the words of a view that may have a shade, whatever lies behind or before them.
  private static func shaded(_ receiver: ViewNode, _ renderer: Renderer) -> [Value]? {
    words(of: receiver, renderer) { laying.contains($0.name) || coloring.contains($0.name) }
  }

  private static let laying: Set<String> = ["background", "overlay", "shadow"]

  // MARK: - Drawing

  /// Draws words in a fill; of what is no opaque mask nothing tells how much of the fill it leaves.
  private static func draw(
    _ node: ViewNode, in fill: Alternatives<StyleSetting>, by mask: ModifierCall, _ renderer: Renderer,
    _ environment: Environment
  ) {
    var isSolid = isSolid(environment.currentForeground.map { $0 }, environment)
    let plain = uncolored(node, &isSolid, renderer, environment)
    var inner = environment
    inner.scope = renderer.newScope()
    inner.foreground = isSolid ? fill : Alternatives(mixed(at: mask.place))
    StackComponents.pile(plain, by: mask, renderer, inner)
  }

  /// Returns a view without the colours that are set around it: of a mask they tell only how much it lets through.
  private static func uncolored(
    _ node: ViewNode, _ isSolid: inout Bool, _ renderer: Renderer, _ environment: Environment
  ) -> ViewNode {
    func plain(_ node: ViewNode) -> ViewNode { uncolored(node, &isSolid, renderer, environment) }
    switch node {
    case .modified(let inner, let call):
      guard let settings = colors(setBy: call, renderer, environment) else { return .modified(plain(inner), call) }
      isSolid = isSolid && self.isSolid(settings, environment)
      return plain(inner)
    case .list(let nodes): return .list(nodes.map(plain))
    case .concatenated(let nodes): return .concatenated(nodes.map(plain))
    case .choice(let all): return .choice(all.map(plain))
    case .placed(let inner, let place): return .placed(plain(inner), via: place)
    case .empty, .component, .custom, .unknown: return node
    }
  }

  /// True for colours that let nothing through.
  private static func isSolid(_ settings: Alternatives<StyleSetting?>, _ environment: Environment) -> Bool {
    settings.branches.allSatisfy {
      $0.value.map { $0.style == .level(.primary) || isOpaque($0.style, environment) } ?? true
    }
  }

  /// Returns the colours that a modifier sets; `nil` for a modifier that sets none.
  private static func colors(
    setBy call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?>? {
    guard coloring.contains(call.name), let first = call.first else { return nil }
    return renderer.evaluator.settings(first, isColor: call.name == "foregroundColor", in: environment)
  }

  static let coloring: Set<String> = ["foregroundColor", "foregroundStyle"]

  /// True for a text of which nothing is seen in its own colour.
  private static func isClear(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    guard case .modified(let inner, let call) = bare(node) else { return false }
    let isClear = colors(setBy: call, renderer, environment)?.branches.allSatisfy {
      $0.value?.style.isInvisible == true
    }
    return isClear == true || self.isClear(inner, renderer, environment)
  }

  // MARK: - Views

  /// True for words that are written another time than in a mask.
  private static func isRepeated(_ node: ViewNode, in mask: ViewNode) -> Bool {
    !Set(node.sources).isSubset(of: mask.sources)
  }

  /// Returns the one view that there is of several.
  static func lone(_ node: ViewNode) -> ViewNode {
    switch node {
    case .placed(let inner, _): return lone(inner)
    case .list(let nodes):
      let shown = nodes.filter { !$0.isEmpty }
      return shown.count == 1 ? lone(shown[0]) : node
    default: return node
    }
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
