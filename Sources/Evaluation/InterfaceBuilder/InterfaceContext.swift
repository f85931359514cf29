import PlatformStyles
import Scene
import SourceFacts

/// Where an object of an interface file stands: what it inherits, what lies behind, and its frame.
struct InterfaceContext {
  var environment: Environment
  /// The name under which what is inside is reported: the nearest class of the project.
  var owner: String
  /// Where the parent's frame starts, in the root's coordinates; `nil` where that is not told.
  var origin: (x: Double, y: Double)? = (0, 0)
  /// What siblings paint that stand behind, back to front; whether they cover an object depends on its frame.
  var surfaces: [InterfaceSurface] = []
  /// The identifier of the column of a table around.
  var column: String?
  /// The bar around, or the one that a controller's items go into.
  var bar: InterfaceObject?
  /// On how many paths what is inside is rendered at most, since code hides and shows what is around.
  var ways = 1
  /// True on all of these paths but the first.
  var isRepeated = false

  /// The most such paths that are told apart.
  static let maximumWays = 16
  /// What code tells of the objects around that it disables on some path.
  var idle: [Ability] = []

  /// Returns the frame of an object in the root's coordinates.
  func frame(of object: InterfaceObject) -> InterfaceFrame? {
    guard let origin, var frame = object.frame else { return nil }
    frame.x += origin.x
    frame.y += origin.y
    return frame
  }

  /// Puts the siblings that stand behind a frame into the backdrop.
  mutating func settle(over frame: InterfaceFrame?, _ renderer: Renderer) {
    // A shadow that lies around what is seen lies in front of them.
    let isShadowed = environment.backdrop.isShadowed
    for surface in surfaces {
      switch surface.relation(to: frame) {
      case .covers:
        for layer in surface.layers { environment.backdrop = environment.backdrop.adding(layer) }
      case .apart: break
      case .unclear:
        for layer in surface.layers {
          environment.backdrop = environment.backdrop.adding(Layers.maybe(layer, at: surface.place, renderer))
        }
      }
    }
    surfaces = []
    environment.backdrop.isShadowed = isShadowed
  }
}

/// What one view paints, with its frame in the root's coordinates.
struct InterfaceSurface {
  var frame: InterfaceFrame?
  var layers: [Layer]
  var place: Place

  enum Relation { case covers, apart, unclear }

  /// How the surface lies to a frame; edges may miss each other by a point.
  func relation(to other: InterfaceFrame?) -> Relation {
    guard let frame, let other, other.width > 0, other.height > 0 else { return .unclear }
    if frame.encloses(other, slack: 1) { return .covers }
    return frame.meets(other, slack: 1) ? .unclear : .apart
  }
}

extension InterfaceFrame {
  func encloses(_ other: InterfaceFrame, slack: Double) -> Bool {
    x <= other.x + slack && y <= other.y + slack && x + width >= other.x + other.width - slack
      && y + height >= other.y + other.height - slack
  }

  /// True where the frames have more than a strip in common.
  func meets(_ other: InterfaceFrame, slack: Double) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > slack
      && min(y + height, other.y + other.height) - max(y, other.y) > slack
  }
}
