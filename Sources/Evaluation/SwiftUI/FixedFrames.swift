import PlatformStyles
import Scene

/// Shapes in frames of constants that hold a smaller view with the same centre, as the disc behind a symbol, or at the
/// same edge (S-51).
///
/// Along an axis that no constant bounds a shape takes all that the stack is offered, which is all that its siblings are.
struct FixedFrames {
  /// What the view in front needs.
  private struct Need {
    /// The most that it is wide and high.
    var width: ViewExtent.Length
    var height: ViewExtent.Length
    /// True for a symbol, or a text of so few letters that it can't wrap.
    var isGlyph: Bool

    var isKnown: Bool { width.points != nil || height.points != nil }
  }

  private let front: ViewNode
  /// Found out once there is a shape that may be large enough: few views behind others are.
  private lazy var need = measure()
  /// Where the view in front stands.
  private let sides: (horizontal: LayoutStep.Alignment, vertical: LayoutStep.Alignment)
  private let renderer: Renderer
  private let environment: Environment

  /// What a shape takes in pt, along an axis that nothing bounds without end.
  private struct Room {
    var width = Double.infinity
    var height = Double.infinity

    var isBounded: Bool { width != .infinity || height != .infinity }
  }

  /// A shape behind the view, with what it takes.
  private struct Shape {
    var room: Room
    var isRound: Bool
  }

  /// Returns what to ask of the frames behind a view; `nil` where it is not known where the view stands.
  init?(behind front: ViewNode, aligned alignment: Value?, _ renderer: Renderer, _ environment: Environment) {
    guard Self.isNamed(alignment) else { return nil }
    self.front = front
    sides = (FrameModifiers.alignment(alignment), FrameModifiers.verticalAlignment(alignment))
    (self.renderer, self.environment) = (renderer, environment)
  }

  private func measure() -> Need {
    // What is padded alike on both sides stays in the middle, but moves away from an edge.
    let ink = ViewExtent.most(of: front, renderer, environment, in: .ink)
    let frame = sides == (.center, .center) ? ink : ViewExtent.most(of: front, renderer, environment)
    return Need(
      width: sides.horizontal == .center ? ink.width : frame.width,
      height: sides.vertical == .center ? ink.height : frame.height,
      isGlyph: ViewExtent.isGlyph(front, renderer, environment))
  }

  /// True for an alignment that tells by its name which edges or centres it brings together.
  private static func isNamed(_ alignment: Value?) -> Bool {
    guard let alignment else { return true }
    guard case .implicit(let member) = alignment else { return false }
    return [
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ].contains(member.name)
  }

  /// Returns what a view behind paints, which covers all of the one in front as its frame is no smaller; `nil` where it
  /// may be.
  mutating func layers(of view: ViewNode) -> [Layer]? {
    guard let shapes = shapes(in: view, environment), shapes.contains(where: \.room.isBounded), need.isKnown else {
      return nil
    }
    for shape in shapes where !isLarge(shape) { return nil }
    return Layers.painted(by: view, renderer: renderer, in: environment, fills: true)
  }

  /// Returns the shapes that cover frames; `nil` where anything else is shown.
  private func shapes(in view: ViewNode, _ environment: Environment) -> [Shape]? {
    switch view {
    case .empty: return []
    case .placed(let inner, _): return shapes(in: inner, environment)
    case .list(let nodes): return shapes(in: nodes, environment)
    case .choice(let all): return shapes(in: all.branches.map(\.value), environment)
    case .component(let component):
      return component.name == "Group" ? shapes(in: content(of: component), environment) : whole(view)
    case .custom(let instance, let place):
      return Layers.body(of: instance, at: place, renderer, environment).flatMap { shapes(in: $0.node, $0.environment) }
    case .modified(_, let call) where call.name == "frame":
      return room(of: view).map { [Shape(room: $0, isRound: Self.isRound(view))] }
    case .modified(let inner, let call):
      return Self.keeping.contains(call.name) ? shapes(in: inner, environment) : whole(view)
    case .concatenated, .unknown: return nil
    }
  }

  /// Returns the shape that takes all the room it is offered; `nil` for what need not.
  private func whole(_ view: ViewNode) -> [Shape]? {
    guard covers(view), !Self.isRound(view), case .free = Self.ratio(of: view) else { return nil }
    return [Shape(room: Room(), isRound: false)]
  }

  private func shapes(in views: [ViewNode], _ environment: Environment) -> [Shape]? {
    var result: [Shape] = []
    for view in views {
      guard let own = shapes(in: view, environment) else { return nil }
      result += own
    }
    return result
  }

  /// What a shape takes along an axis that nothing bounds, in pt.
  private static let idealLength = 10.0

  private mutating func isLarge(_ shape: Shape) -> Bool {
    let (room, need) = (shape.room, need)
    let side = Room(
      width: room.width == .infinity && environment.isUnboundAcross ? Self.idealLength : room.width,
      height: room.height == .infinity && environment.isUnboundDown ? Self.idealLength : room.height)
    func holds(_ length: ViewExtent.Length, _ room: Double) -> Bool {
      room == .infinity || length.points.map { $0 <= room } ?? false
    }
    guard holds(need.width, side.width), holds(need.height, side.height) else { return false }
    // The corners of lines and frames lie on a disc as far as they are within its circle, letters and symbols are round
    // enough.
    guard shape.isRound, !need.isGlyph else { return true }
    guard let across = need.width.points, let down = need.height.points, side.width != .infinity,
      side.height != .infinity
    else {
      return false
    }
    let (first, second) = (across / side.width, down / side.height)
    return first * first + second * second <= 1
  }

  /// True for a shape that leaves its corners out.
  private static func isRound(_ view: ViewNode) -> Bool {
    switch view {
    case .component(let component): ["Circle", "Ellipse", "AnyShape"].contains(component.name)
    case .modified(let inner, _), .placed(let inner, _): isRound(inner)
    case .list(let nodes): nodes.contains(where: isRound)
    case .choice(let all): all.branches.contains { isRound($0.value) }
    case .empty, .custom, .concatenated, .unknown: false
    }
  }

  /// Returns what constants leave a shape; `nil` for a view that need not take it.
  private func room(of view: ViewNode) -> Room? {
    guard case .modified(let inner, let call) = view else { return covers(view) ? Room() : nil }
    guard call.name == "frame" else {
      return Self.keeping.contains(call.name) ? room(of: inner) : covers(view) ? Room() : nil
    }
    // A picture that is only bounded keeps its form beside the room.
    if Self.isPicture(inner), call.argument("width") == nil, call.argument("height") == nil { return nil }
    guard var room = room(of: inner) else { return nil }
    // In a larger frame it would lie where the alignment puts it.
    if room.isBounded, !Self.isCentred(call) { return nil }
    room.width = min(room.width, Self.bound(call, "width", "maxWidth"))
    room.height = min(room.height, Self.bound(call, "height", "maxHeight"))
    switch Self.ratio(of: inner) {
    case .free: return room
    // A square is as high as it is wide.
    case .square:
      let side = min(room.width, room.height)
      return side == .infinity ? nil : Room(width: side, height: side)
    case .other: return room.width == .infinity || room.height == .infinity ? nil : room
    }
  }

  private static func isCentred(_ frame: ModifierCall) -> Bool {
    let alignment = frame.argument("alignment")?.value
    return FrameModifiers.alignment(alignment) == .center && FrameModifiers.verticalAlignment(alignment) == .center
  }

  private static func isPicture(_ view: ViewNode) -> Bool {
    switch view {
    case .component(let component): component.name == "Image" && component.symbol == nil
    case .modified(let inner, let call): (call.name == "resizable" || keeping.contains(call.name)) && isPicture(inner)
    case .placed(let inner, _): isPicture(inner)
    default: false
    }
  }

  /// Returns the least length that a frame leaves its content, in pt.
  private static func bound(_ frame: ModifierCall, _ fixed: String, _ most: String) -> Double {
    guard let argument = frame.argument(fixed) ?? frame.argument(most) else { return .infinity }
    return least(argument.value)
  }

  /// How a shape's sides depend on each other.
  private enum Ratio { case free, square, other }

  private static func ratio(of view: ViewNode) -> Ratio {
    switch view {
    case .modified(let inner, let call):
      if call.name == "aspectRatio", case .number(1)? = call.first?.value { return .square }
      let own = ratio(of: inner)
      return fitting.contains(call.name) && own == .free ? .other : own
    case .component(let component): return component.name == "Circle" ? .square : .free
    case .placed(let inner, _): return ratio(of: inner)
    default: return .free
    }
  }

  private static func least(_ length: Value) -> Double {
    switch length {
    case .number(let number): number == .greatestFiniteMagnitude ? .infinity : number
    case .choice(let all): all.branches.map { least($0.value) }.min() ?? 0
    case .implicit(let member): member.name == "infinity" ? .infinity : 0
    case .none: .infinity
    default: 0
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
      // At their edges something else lies in the corners.
      case "Circle", "Ellipse", "AnyShape": sides == (.center, .center)
      case "Capsule": sides.vertical == .center
      default: ComponentTable.shapes.contains(component.name)
      }
    case .modified(let inner, let call) where call.name == "resizable": Self.isPicture(inner)
    case .modified(let inner, let call):
      (Self.keeping.contains(call.name) || Self.fitting.contains(call.name)) && covers(inner)
    case .placed(let inner, _): covers(inner)
    case .list(let nodes): nodes.allSatisfy(covers)
    case .choice(let all): all.branches.allSatisfy { covers($0.value) }
    case .custom, .concatenated, .unknown: false
    }
  }

  private func content(of component: Component) -> ViewNode {
    component.content.map { renderer.evaluator.contents(of: $0) } ?? .empty
  }

  /// Modifiers that leave size and place of a shape.
  static let keeping: Set<String> = [
    "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor", "tint", "opacity", "shadow", "clipShape",
    "cornerRadius", "overlay", "background", "border", "animation", "transition", "accessibilityHidden",
    "accessibilityLabel", "accessibilityElement", "allowsHitTesting", "contentShape", "matchedGeometryEffect", "id",
    "onTapGesture",
  ]

  /// Modifiers that fit a shape into the frame around, which its longer side fills.
  private static let fitting: Set<String> = ["aspectRatio", "scaledToFit", "scaledToFill"]
}

extension Layers {
  /// True for a frame of a size of its own: a number, or one that is not known, unless that is all the room there is.
  static func hasFixedSize(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      guard ["width", "height"].contains(argument.label ?? "") else { return false }
      if case .unknown(let doubt) = argument.value {
        return !["size.width", "size.height"].contains(where: doubt.label.hasSuffix)
      }
      return isNumber(argument.value)
    }
  }
}
