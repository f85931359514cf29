import Scene

/// A view that is nothing but words cut out of a fill, whatever is done to it then.
struct CutOut {
  /// What modifiers around the words make of them.
  enum Effect {
    /// They are seen where they were cut out, as they were.
    case plain
    /// They are seen there, in another way.
    case changed
    /// They need not be seen there, or only in part.
    case moved
    /// They are there or not, and then as they were.
    case switched
  }

  let fill: ViewNode
  let mask: ViewNode
  let words: [Value]
  /// Where the words lie on the fill.
  let alignment: Value?
  /// The modifiers around the two that do something to what is seen, from the inside.
  private var changes: [ModifierCall] = []

  /// Finds the one cut-out that a view shows; there is none in a view that shows more.
  init?(_ node: ViewNode, _ renderer: Renderer) {
    switch CutOuts.lone(node) {
    case .modified(let inner, let call):
      if let found = CutOut(inner, renderer) {
        guard Self.isKnown(call) else { return nil }
        self = found
        if !Self.isPlain(call) { changes.append(call) }
        return
      }
      guard call.name == "mask", let cut = CutOuts.words(maskedBy: call, renderer) else { return nil }
      fill = inner
      mask = cut.node
      words = cut.words
      alignment = call.argument("alignment")?.value
    case .component(let component):
      guard CutOuts.stacks.contains(component.name), let closure = component.content,
        let found = CutOut(renderer.evaluator.contents(of: closure), renderer)
      else { return nil }
      self = found
    default: return nil
    }
  }

  /// What the modifiers around make of the words.
  var effect: Effect {
    if changes.isEmpty { return .plain }
    if changes.contains(where: { $0.name == "mask" || CutOuts.moving.contains($0.name) }) { return .moved }
    return changes.allSatisfy { Self.shares(of: $0)?.allSatisfy { $0 == 0 || $0 == 1 } ?? false } ? .switched : .changed
  }

  /// The fill with what is done to the words.
  var changedFill: ViewNode { changes.reduce(fill) { .modified($0, $1) } }

  /// True for a modifier after which the words are seen as they were.
  private static func isPlain(_ call: ModifierCall) -> Bool {
    if ["frame", "padding"].contains(call.name) { return false }
    return CutOuts.keepsWords(call) || shares(of: call)?.allSatisfy { $0 == 1 } ?? false
  }

  /// The amounts of an opacity; `nil` for other modifiers.
  private static func shares(of call: ModifierCall) -> [Double?]? {
    guard call.name == "opacity", let first = call.first else { return nil }
    return ForegroundModifiers.opacities(first.value).branches.map(\.value)
  }

  /// True for a modifier that shows nothing of its own.
  private static func isKnown(_ call: ModifierCall) -> Bool {
    CutOuts.keepsWords(call) || CutOuts.moving.contains(call.name) || changing.contains(call.name)
  }

  private static let changing: Set<String> = [
    "opacity", "hidden", "mask", "clipShape", "cornerRadius", "shadow", "blur", "blendMode", "brightness", "contrast",
    "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha", "foregroundColor",
    "foregroundStyle", "tint",
  ]
}
