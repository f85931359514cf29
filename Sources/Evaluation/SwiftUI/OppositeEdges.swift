import PlatformStyles
import Scene

/// Overlays of one view at its top and at its bottom: where the view has room for both, neither lies behind the other
/// (S-51).
enum OppositeEdges {
  /// Returns what an overlay lies on of its receiver: without the overlays there that keep to the edge across from it.
  static func beneath(
    _ content: ViewNode, laidBy call: ModifierCall, on receiver: ViewNode, _ renderer: Renderer,
    _ environment: Environment
  ) -> ViewNode {
    let edge = FrameModifiers.verticalAlignment(call.argument("alignment")?.value)
    let height = ViewExtent.most(of: content, renderer, environment).height
    guard edge != .center, height != .all else { return receiver }
    func free(_ node: ViewNode) -> ViewNode? {
      switch node {
      case .placed(let inner, let place): return free(inner).map { .placed($0, via: place) }
      case .modified(let inner, let other):
        let rest = free(inner)
        guard other.name == "overlay" else { return rest.map { .modified($0, other) } }
        let across = FrameModifiers.verticalAlignment(other.argument("alignment")?.value)
        let shown = BackgroundModifiers.overlayContent(other, renderer)
        let (needed, room) = (
          ViewExtent.most(of: shown, renderer, environment).height,
          ViewExtent.most(of: inner, renderer, environment).height
        )
        guard across != .center, across != edge, fit(height, needed, in: room) else {
          return rest.map { .modified($0, other) }
        }
        return rest ?? inner
      default: return nil
      }
    }
    return free(receiver) ?? receiver
  }

  /// True where two heights are no more than a view has, or it takes all that there is and they take what they need.
  private static func fit(_ one: ViewExtent.Length, _ other: ViewExtent.Length, in room: ViewExtent.Length) -> Bool {
    switch room {
    case .all: other != .all
    case .points(let most):
      if let first = one.points, let second = other.points { first + second <= most } else { false }
    case .content: false
    }
  }
}
