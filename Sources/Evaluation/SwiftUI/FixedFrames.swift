import PlatformStyles
import Scene

/// Shapes in frames of constants that hold a smaller view with the same centre, as the disc behind a symbol (S-51).
struct FixedFrames {
  /// What the view in front needs at most, in pt.
  private let width: Double
  private let height: Double
  private let renderer: Renderer
  private let environment: Environment

  /// Returns what to ask of the frames behind a view where they are centred on it; `nil` where the room that it needs is
  /// not known.
  init?(behind front: ViewNode, aligned alignment: Value?, _ renderer: Renderer, _ environment: Environment) {
    guard FrameModifiers.alignment(alignment) == .center, FrameModifiers.verticalAlignment(alignment) == .center else {
      return nil
    }
    let most = ViewExtent.most(of: front, renderer, environment, in: .ink)
    guard let width = most.width.points, let height = most.height.points else { return nil }
    (self.width, self.height, self.renderer, self.environment) = (width, height, renderer, environment)
  }

  /// Returns what a view behind paints, which covers all of the one in front where its frame is no smaller.
  func layers(of view: ViewNode, painted: [Layer]) -> [Layer] {
    guard painted.contains(where: \.mayMiss), holds(view, environment) else { return painted }
    return Layers.painted(by: view, renderer: renderer, in: environment, fills: true)
  }

  /// True for views that cover frames no smaller than the room, or show nothing.
  private func holds(_ view: ViewNode, _ environment: Environment) -> Bool {
    switch view {
    case .empty: true
    case .placed(let inner, _): holds(inner, environment)
    case .list(let nodes): nodes.allSatisfy { holds($0, environment) }
    case .choice(let all): all.branches.allSatisfy { holds($0.value, environment) }
    case .component(let component): component.name == "Group" && holds(content(of: component), environment)
    case .custom(let instance, let place):
      Layers.body(of: instance, at: place, renderer, environment).map { holds($0.node, $0.environment) } ?? false
    case .modified(let inner, let call) where call.name == "frame": isLarge(call, around: inner) && covers(inner)
    case .modified(let inner, let call): Self.keeping.contains(call.name) && holds(inner, environment)
    case .concatenated, .unknown: false
    }
  }

  /// True for a frame of constants that leaves its content no less than the room.
  private func isLarge(_ call: ModifierCall, around inner: ViewNode) -> Bool {
    func length(_ labels: [String]) -> Double? {
      labels.lazy.compactMap { call.argument($0)?.value }.first.map { Self.least($0) ?? 0 }
    }
    var across = length(["width", "minWidth"])
    var down = length(["height", "minHeight"])
    // A square is as high as it is wide.
    if Self.isSquare(inner) { (across, down) = (across ?? down, down ?? across) }
    return (across ?? 0) >= width && (down ?? 0) >= height
  }

  private static func isSquare(_ view: ViewNode) -> Bool {
    switch view {
    case .modified(let inner, let call):
      if call.name == "aspectRatio", case .number(1)? = call.first?.value { true } else { isSquare(inner) }
    case .component(let component): component.name == "Circle"
    case .placed(let inner, _): isSquare(inner)
    default: false
    }
  }

  private static func least(_ length: Value) -> Double? {
    switch length {
    case .number(let number): number
    case .choice(let all): all.branches.map { least($0.value) ?? 0 }.min()
    default: nil
    }
  }

  /// True for colours and shapes that take the room that they are offered.
  private func covers(_ view: ViewNode) -> Bool {
    switch view {
    case .empty: true
    case .component(let component):
      switch component.name {
      case "Color", "Style": true
      case "ZStack", "Group": covers(content(of: component))
      default: ComponentTable.shapes.contains(component.name)
      }
    case .modified(let inner, let call):
      (Self.keeping.contains(call.name) || Self.fitting.contains(call.name)) && covers(inner)
    case .placed(let inner, _): covers(inner)
    case .list(let nodes): nodes.allSatisfy(covers)
    case .choice(let all): all.branches.allSatisfy { covers($0.value) }
    case .custom, .concatenated, .unknown: false
    }
  }

  private func content(of component: Component) -> ViewNode {
    (component.trailingClosure ?? component.closure("content")).map { renderer.evaluator.contents(of: $0) } ?? .empty
  }

  /// Modifiers that leave size and place of a shape.
  private static let keeping: Set<String> = [
    "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "tint", "opacity", "shadow", "clipShape",
    "cornerRadius", "overlay", "background", "border", "animation", "transition", "accessibilityHidden",
    "accessibilityLabel", "accessibilityElement", "allowsHitTesting", "contentShape", "matchedGeometryEffect", "id",
    "onTapGesture",
  ]

  /// Modifiers that fit a shape into the frame around, which its longer side fills.
  private static let fitting: Set<String> = ["aspectRatio", "scaledToFit", "scaledToFill"]
}
