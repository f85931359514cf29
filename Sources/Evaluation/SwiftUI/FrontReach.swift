import PlatformStyles
import Scene
import SourceFacts

/// How far a view reaches over a sibling that shares a corner or an edge with it: of what that one paints only what
/// begins before the reach ends may lie behind (S-51).
struct FrontReach: Hashable {
  /// The reach along one axis.
  struct Span: Hashable {
    /// True from the leading or top edge, false from the trailing or bottom one.
    var fromStart: Bool
    /// In pt; `nil` where it is not known, but no more than the view needs.
    var extent: Double?
  }

  /// What is shared across, if an edge is.
  var across: Span?
  /// What is shared down, if an edge is.
  var down: Span?

  /// Returns the reach of a child of a depth stack; `nil` where it may lie on all that its siblings paint.
  init?(of front: ViewNode, aligned alignment: Value?, _ renderer: Renderer, _ environment: Environment) {
    let sides = (FrameModifiers.alignment(alignment), FrameModifiers.verticalAlignment(alignment))
    if sides == (.center, .center) { return nil }
    let most = ViewExtent.most(of: front, renderer, environment)
    across = Self.span(at: sides.0, most.width, besides: Self.room(around: front, at: sides.0, isVertical: false))
    down = Self.span(at: sides.1, most.height, besides: Self.room(around: front, at: sides.1, isVertical: true))
    if across == nil, down == nil { return nil }
  }

  private static func span(
    at side: LayoutStep.Alignment, _ length: ViewExtent.Length, besides room: Double
  ) -> Span? {
    guard side != .center, length != .all else { return nil }
    return Span(fromStart: side == .start, extent: length.points.map { $0 - room })
  }

  /// Returns the padding at the far end of a view, in which nothing of it is drawn.
  private static func room(around node: ViewNode, at side: LayoutStep.Alignment, isVertical: Bool) -> Double {
    switch node {
    case .placed(let inner, _): return room(around: inner, at: side, isVertical: isVertical)
    case .choice(let alternatives):
      let shown = alternatives.branches.map(\.value).filter { !$0.isEmpty }
      return shown.map { room(around: $0, at: side, isVertical: isVertical) }.min() ?? 0
    case .modified(let inner, let call) where call.name == "padding":
      guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
        return 0
      }
      let (start, end) = isVertical ? (top, bottom) : (leading, trailing)
      return (side == .start ? end : start) + room(around: inner, at: side, isVertical: isVertical)
    default: return 0
    }
  }

  /// True where what is looked at begins beyond the reach.
  var isPast: Bool { [across, down].contains { span in span?.extent.map { $0 <= 0 } ?? false } }

  /// Returns the reach over what a modifier's receiver is; `nil` where the modifier moves it.
  func inside(_ call: ModifierCall) -> FrontReach? {
    switch call.name {
    case "padding", "scenePadding":
      guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
        return self
      }
      var result = self
      if let span = across { result.across?.extent = span.extent.map { $0 - (span.fromStart ? leading : trailing) } }
      if let span = down { result.down?.extent = span.extent.map { $0 - (span.fromStart ? top : bottom) } }
      return result
    case "offset", "position", "scaleEffect", "rotationEffect", "transformEffect", "ignoresSafeArea",
      "edgesIgnoringSafeArea":
      return nil
    default: return self
    }
  }

  /// Returns what of a view's content is looked at, each child of a stack with the reach that is left over it.
  static func parts(
    of content: ViewNode, in component: Component, _ renderer: Renderer, _ environment: Environment
  ) -> [(node: ViewNode, environment: Environment)] {
    guard let reach = environment.front, let isVertical = isVertical(component) else { return [(content, environment)] }
    let children = renderer.flatten(content)
    let spacing = FrameModifiers.number(component.argument("spacing")?.value) ?? 0
    return children.indices.map { position in
      var inner = environment
      let span = isVertical ? reach.down : reach.across
      let between = span?.fromStart == true ? children[..<position] : children[(position + 1)...]
      inner.front = reach.past(Array(between), spacing: spacing, isVertical, renderer, environment)
      return (children[position], inner)
    }
  }

  private static func isVertical(_ component: Component) -> Bool? {
    switch component.name {
    case "VStack", "LazyVStack", "VStackLayout": true
    case "HStack", "LazyHStack", "HStackLayout": false
    default: nil
    }
  }

  /// Returns what is left of the reach beyond views that lie between, across which nothing meets if they take all room.
  private func past(
    _ nodes: [ViewNode], spacing: Double, _ isVertical: Bool, _ renderer: Renderer, _ environment: Environment
  ) -> FrontReach {
    guard var span = isVertical ? down : across else { return self }
    var result = self
    if nodes.contains(where: { ViewExtent.takesRoom($0, isVertical, renderer, environment) }) {
      span.extent = 0
    } else if let extent = span.extent {
      let least = nodes.map { ViewExtent.least(of: $0, isVertical, renderer) + spacing }
      span.extent = least.reduce(extent) { $0 - $1 }
    }
    if isVertical { result.down = span } else { result.across = span }
    return result
  }
}
