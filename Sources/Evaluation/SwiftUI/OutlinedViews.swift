import Scene
import SourceFacts

/// Views around which an outline is drawn, which has two sides (S-33, S-54).
enum OutlinedViews {
  private static let strokes: Set<String> = ["stroke", "strokeBorder"]
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

  /// True where a view in front of or behind a control is the outline that bounds it, as a border is (S-33).
  static func bounds(
    _ receiver: ViewNode, by node: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    isOutline(.view(node)) && BoundedControls(renderer: renderer).isControl(receiver, in: environment)
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
