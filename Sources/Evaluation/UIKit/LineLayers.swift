import Scene

/// Layers that paint nothing but a line, which is too thin to lie behind a text (S-115).
extension CodeRenderer {
  /// The greatest width in pt of a line that no text is read on: lines of the smallest text style take 13 pt (S-16).
  private static let widest = 12.0

  /// True for a strip or a path that is drawn around, whatever its place.
  func isLine(_ layer: CodeObject) -> Bool {
    guard layer.children.isEmpty, layer.strangers.isEmpty, !layer.isSet("contents"),
      [layer.origin, layer.styledBy, layer.handedTo].allSatisfy({ $0 == nil })
    else { return false }
    switch layer.kind {
    case "CALayer": return !layer.isMoved && !Self.sizes.contains(where: layer.isSet) && run.isThin(layer)
    case "CAShapeLayer": return !layer.isSet("backgroundColor") && isUnfilled(layer) && isThinlyStroked(layer)
    default: return false
    }
  }

  /// What sizes a layer beside its frame.
  private static let sizes = ["bounds", "transform"]

  /// True for a shape of which the fill is taken in any case: it is black as long as nothing sets it.
  private func isUnfilled(_ shape: CodeObject) -> Bool {
    guard let settings = shape.settings["fillColor"], settings.branches.allSatisfy({ $0.value != nil }) else {
      return false
    }
    return color(settings).branches.allSatisfy { $0.value?.style.isInvisible ?? true }
  }

  private func isThinlyStroked(_ shape: CodeObject) -> Bool {
    let widths = shape.settings["lineWidth"]?.branches.compactMap { $0.value?.value } ?? []
    return widths.allSatisfy(isNarrow)
  }

  private func isNarrow(_ width: Value) -> Bool {
    switch width {
    case .number(let points): points <= Self.widest
    case .choice(let all): all.branches.allSatisfy { isNarrow($0.value) }
    default: false
    }
  }
}
