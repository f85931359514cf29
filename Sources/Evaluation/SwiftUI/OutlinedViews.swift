import Scene
import SourceFacts

/// Views around which an outline is drawn, which has two sides (S-33, S-54).
enum OutlinedViews {
  /// The modifiers that draw the edge of a shape alone.
  static let strokes: Set<String> = ["stroke", "strokeBorder"]
  /// Modifiers within which an outline does not reach the edges of what is around.
  private static let insetting: Set<String> = [
    "padding", "safeAreaPadding", "frame", "fixedSize", "offset", "position", "scaleEffect", "background",
  ]

  /// True for a shape of which only the stroke is drawn.
  static func isOutline(_ shape: Value) -> Bool {
    switch shape {
    case .implicit(let member): return member.chain.contains { strokes.contains($0.name) }
    case .view(.modified(let inner, let call)): return strokes.contains(call.name) || isOutline(.view(inner))
    case .view(.choice(let all)): return all.branches.allSatisfy { $0.value.isEmpty || isOutline(.view($0.value)) }
    case .view(.list(let nodes)): return !nodes.isEmpty && nodes.allSatisfy { isOutline(.view($0)) }
    default: return false
    }
  }

  /// True for a style that a modifier draws in an outline alone, as `overlay(.black, in: Capsule().stroke())` does.
  static func isOutline(_ call: ModifierCall) -> Bool { call.argument("in").map { isOutline($0.value) } ?? false }

  /// True where what is in front of or behind a view counts as part of a control: in a label, and as the outline that
  /// bounds a control, as a border does (S-33).
  static func isInControl(
    _ node: ViewNode, around receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    guard isOutline(.view(node)) else { return environment.isInControl }
    return Shapes.boundaryExemption(of: receiver, renderer, in: environment) == nil
  }

  /// True for a view with a margin all around in which an outline in front of it lies: a round one comes nearer to the
  /// corners of what it goes around (S-50).
  static func leavesMargin(_ node: ViewNode, for outline: ViewNode) -> Bool {
    guard case .modified(let inner, let call) = node else { return false }
    guard call.name == "padding" else {
      return NeutralModifiers.names.contains(call.name) && leavesMargin(inner, for: outline)
    }
    guard let width = widthOfRectangle(outline) else { return false }
    return call.arguments.allSatisfy { argument in
      switch argument.value {
      case .number(let margin): margin >= width
      case .implicit(let member): member.name == "all"
      default: false
      }
    }
  }

  /// The width of the line around a rectangle, whose corners may be rounded; `nil` for other views.
  private static func widthOfRectangle(_ node: ViewNode) -> Double? {
    switch node {
    case .placed(let inner, _): return widthOfRectangle(inner)
    case .list(let nodes): return nodes.count == 1 ? widthOfRectangle(nodes[0]) : nil
    case .choice(let all):
      let widths = all.branches.filter { !$0.value.isEmpty }.map { widthOfRectangle($0.value) }
      return widths.contains(nil) ? nil : widths.compactMap(\.self).max()
    case .modified(.component(let shape), let call) where strokes.contains(call.name):
      guard ["Rectangle", "RoundedRectangle"].contains(shape.name) else { return nil }
      return call.argument("lineWidth").map { FrameModifiers.number($0.value) } ?? 1
    case .modified(let inner, let call): return strokes.contains(call.name) ? nil : widthOfRectangle(inner)
    default: return nil
    }
  }

  /// True for an outline, a view with one at its edges, and a button with such a label: what is put behind it is what the
  /// outline goes around.
  static func reachesEdges(_ node: ViewNode, _ renderer: Renderer) -> Bool {
    switch node {
    case .modified(let inner, let call):
      if strokes.contains(call.name) || call.name == "border" { return true }
      if call.name == "overlay" {
        let content = BackgroundModifiers.overlayContent(call, renderer)
        if isOutline(.view(content)) { return true }
      }
      return !insetting.contains(call.name) && reachesEdges(inner, renderer)
    case .component(let component) where component.name == "Button":
      return ButtonComponents.label(of: component, renderer).map { reachesEdges($0, renderer) } ?? false
    default: return false
    }
  }
}
