import PlatformStyles
import Scene

/// Shapes in frames of constants that hold a smaller view with the same centre, as the disc behind a symbol (S-51).
enum FixedFrames {
  /// The room that a view needs at most, in pt.
  struct Room {
    var width: Double
    var height: Double
  }

  /// Returns what a child of a depth stack needs at most where the stack centres its children; `nil` where that is not
  /// known.
  static func room(
    for front: ViewNode, aligned alignment: Value?, _ renderer: Renderer, _ environment: Environment
  ) -> Room? {
    guard FrameModifiers.alignment(alignment) == .center, FrameModifiers.verticalAlignment(alignment) == .center else {
      return nil
    }
    let most = ViewExtent.most(of: front, renderer, environment)
    guard let width = most.width.points, let height = most.height.points else { return nil }
    return Room(width: width, height: height)
  }

  /// True for a colour or shape that covers its frame, where that is no smaller than some room.
  static func frame(of view: ViewNode, holds room: Room) -> Bool {
    switch view {
    case .placed(let inner, _): frame(of: inner, holds: room)
    case .modified(let inner, let call) where call.name == "frame" && covers(inner):
      isLarge(call.argument("width")?.value, room.width) && isLarge(call.argument("height")?.value, room.height)
        && call.arguments.count == 2
    case .modified(let inner, let call): keeping.contains(call.name) && frame(of: inner, holds: room)
    default: false
    }
  }

  private static func isLarge(_ length: Value?, _ least: Double) -> Bool {
    if case .number(let number)? = length { number >= least } else { false }
  }

  /// True for a colour or shape without a place of its own.
  private static func covers(_ view: ViewNode) -> Bool {
    switch view {
    case .component(let component):
      ["Color", "Style"].contains(component.name) || ComponentTable.shapes.contains(component.name)
    case .modified(let inner, let call): keeping.contains(call.name) && covers(inner)
    case .placed(let inner, _): covers(inner)
    default: false
    }
  }

  /// Modifiers that leave size and place of a shape.
  private static let keeping: Set<String> = [
    "fill", "foregroundStyle", "foregroundColor", "opacity", "shadow", "clipShape", "cornerRadius", "overlay",
  ]
}
