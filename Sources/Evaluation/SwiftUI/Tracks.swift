import Scene
import SourceFacts

/// The way on which an arc lies that tells how far something is, as of a gauge: it is the arc that is looked at.
enum Tracks {
  /// A stroked shape.
  private struct Stroke {
    var call: ModifierCall
    var shape: String
    var trim: ModifierCall?

    /// True where constants tell which part is drawn.
    var isFixed: Bool { trim.map { $0.arguments.allSatisfy { Stroke.isNumber($0.value) } } ?? true }

    private static func isNumber(_ value: Value) -> Bool {
      switch value {
      case .number: true
      case .choice(let all): all.branches.allSatisfy { isNumber($0.value) }
      default: false
      }
    }

    /// True for a part of the same shape that another stroke draws.
    func isTrack(of arc: Stroke) -> Bool {
      shape == arc.shape && arc.trim != nil && (trim == nil || (isFixed && !arc.isFixed))
    }
  }

  /// True for a child of a depth stack on which an arc of the same shape lies.
  static func isTrack(_ position: Int, of children: [ViewNode]) -> Bool {
    guard position + 1 < children.count, let own = stroke(in: children[position]) else { return false }
    return children[(position + 1)...].contains { stroke(in: $0).map(own.isTrack) ?? false }
  }

  /// Returns what the track paints on which a child lies, if it is an arc.
  static func layer(
    behind position: Int, of children: [ViewNode], _ renderer: Renderer, _ environment: Environment
  ) -> Layer? {
    guard let arc = stroke(in: children[position]), arc.trim != nil else { return nil }
    let track = children[..<position].compactMap(stroke).last { $0.isTrack(of: arc) }
    return track.map { Layers.layer(Shapes.strokePaint($0.call, renderer, environment), environment) }
  }

  private static func stroke(in node: ViewNode) -> Stroke? {
    switch node {
    case .placed(let inner, _): return stroke(in: inner)
    case .modified(let inner, let call) where ["stroke", "strokeBorder"].contains(call.name):
      guard let shape = Shapes.shapeName(inner) else { return nil }
      return Stroke(call: call, shape: shape, trim: trim(in: inner))
    case .modified(let inner, _): return stroke(in: inner)
    default: return nil
    }
  }

  private static func trim(in node: ViewNode) -> ModifierCall? {
    guard case .modified(let inner, let call) = node else { return nil }
    return call.name == "trim" ? call : trim(in: inner)
  }
}
