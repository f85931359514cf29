import Scene

/// Outlines that make a card of what they go around (S-131): those that are seen on every path, and on all sides.
enum OutlinedCards {
  /// True for a view, in front of another or behind it, that draws such an outline.
  static func isMade(by outline: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    OutlinedViews.isOutline(.view(outline)) && goesAround(outline, renderer, environment)
  }

  /// True for `border` where no path has a clear line, or one without a width.
  static func isMade(byBorder call: ModifierCall, _ renderer: Renderer, _ environment: Environment) -> Bool {
    isSeen(call, width: "width", renderer, environment)
  }

  private static func goesAround(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .modified(let inner, let call):
      if OutlinedViews.strokes.contains(call.name) { return isSeen(call, width: "lineWidth", renderer, environment) }
      return !isStrip(call) && goesAround(inner, renderer, environment)
    case .choice(let all):
      // Where nothing is drawn, nothing sets apart what else stands in a card.
      return all.branches.allSatisfy { !$0.value.isEmpty && goesAround($0.value, renderer, environment) }
    case .list(let nodes): return nodes.contains { goesAround($0, renderer, environment) }
    default: return true
    }
  }

  private static func isSeen(
    _ call: ModifierCall, width label: String, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    if let width = call.argument(label)?.value, mayBeZero(width) { return false }
    guard let style = call.first, style.label == nil else { return true }
    return !renderer.evaluator.settings(style, isColor: false, in: environment).branches.contains { branch in
      branch.value?.style.isInvisible == true
    }
  }

  private static func mayBeZero(_ width: Value) -> Bool {
    switch width {
    case .number(let width): width == 0
    case .choice(let all): all.branches.contains { mayBeZero($0.value) }
    default: false
    }
  }

  /// True for a frame with a constant side within which no line of text has room: what is drawn around it is a line.
  private static func isStrip(_ call: ModifierCall) -> Bool {
    call.name == "frame"
      && ["width", "height", "maxWidth", "maxHeight"].contains { label in
        guard case .number(let side)? = call.argument(label)?.value else { return false }
        return side < Layers.leastExtent
      }
  }
}
