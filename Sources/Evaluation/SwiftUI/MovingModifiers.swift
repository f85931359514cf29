import Scene

/// Modifiers that move a view over or under others (S-50, S-143).
enum MovingModifiers {
  static let effects: [String: ModifierEffect] = [
    "offset": { renderer, call, receiver, environment in
      var inner = environment
      if isMovedAway(call) { shift(&inner, by: call, renderer) }
      if renderer.drawing != nil {
        inner.surround(
          .offset(
            across: FrameModifiers.number(call.argument("x")?.value) ?? 0,
            down: FrameModifiers.number(call.argument("y")?.value) ?? 0))
      }
      renderer.render(receiver, in: inner)
    }
  ]

  /// Returns the children of a depth stack from back to front, by their constant positions.
  static func byDepth(_ children: [ViewNode]) -> [ViewNode] {
    children.enumerated().sorted { left, right in
      (depth(of: left.element), left.offset) < (depth(of: right.element), right.offset)
    }.map(\.element)
  }

  static func depth(of node: ViewNode) -> Double {
    switch node {
    case .modified(let inner, let call):
      if call.name == "zIndex", case .number(let value)? = call.first?.value { return value }
      return depth(of: inner)
    case .choice(let arms):
      // What is around a condition is around each of its arms.
      let depths = Set(arms.branches.lazy.map(\.value).filter { !$0.isEmpty }.map(depth))
      return depths.count == 1 ? depths.first ?? 0 : 0
    default: return 0
    }
  }

  /// True for a view that a modifier puts elsewhere than the views around do.
  static func moves(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let inner, let call): ["offset", "position"].contains(call.name) || moves(inner)
    case .placed(let inner, _): moves(inner)
    default: false
    }
  }

  /// True for a constant way that is longer than what keeps most of a line where it was; one that comes and goes ends
  /// where the view stands without it.
  private static func isMovedAway(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      if case .number(let way) = argument.value { return abs(way) > (argument.label == "x" ? nudgeAcross : nudgeDown) }
      return false
    }
  }

  /// True for an offset by constants that leaves what is painted behind most of a line that stands before it. One of
  /// several adds to the way of the others.
  static func isNudge(_ call: ModifierCall, of inner: ViewNode) -> Bool {
    call.name == "offset" && !moves(inner)
      && call.arguments.allSatisfy { isShort($0.value, within: $0.label == "x" ? nudgeAcross : nudgeDown) }
  }

  private static func isShort(_ way: Value, within limit: Double) -> Bool {
    switch way {
    case .number(let way): abs(way) <= limit
    case .choice(let all): all.branches.allSatisfy { isShort($0.value, within: limit) }
    default: false
    }
  }

  /// How far a view is moved at most that is only set right within what lies around it, in pt: a letter or two across,
  /// and a third of a line of the smallest text down.
  private static let (nudgeAcross, nudgeDown) = (8.0, 4.0)

  /// How far a view is moved at most that stays within one that takes all the room it is offered: a row's height, in pt.
  private static let step = 44.0

  private static func staysInRoom(_ call: ModifierCall) -> Bool {
    call.arguments.allSatisfy { argument in
      if case .number(let way) = argument.value { abs(way) <= step } else { true }
    }
  }

  /// What the project painted further out may no longer lie behind what is moved, unless it fills the screen: the front
  /// layer first, as it lies within those around it. No row leaves its list, which clips it.
  private static func shift(_ environment: inout Environment, by call: ModifierCall, _ renderer: Renderer) {
    let first = environment.container.list == .none ? 0 : environment.container.ground ?? 0
    let isStep = staysInRoom(call)
    let entries = environment.backdrop.entries
    let grounds = entries.indices.dropFirst(first).compactMap { position -> (position: Int, layer: Layer)? in
      guard case .layer(let layer) = entries[position], layer.isPutThere, !layer.fillsScreen,
        !(layer.isRoomy && isStep)
      else { return nil }
      return (position, layer)
    }
    if grounds.isEmpty { return }
    for (ground, layer) in zip(grounds, Layers.left(grounds.map(\.layer), by: call.place, renderer)) {
      environment.backdrop.entries[ground.position] = .layer(layer)
    }
  }
}

extension [Layer] {
  /// The layers as ones that fill the screen or do not.
  func filling(_ isScreen: Bool) -> [Layer] {
    map { layer in
      var layer = layer
      layer.fillsScreen = isScreen
      return layer
    }
  }
}

extension Layer {
  /// True where the project wrote what is painted, or the shape that has its colour from around (S-33).
  var isPutThere: Bool { isInk || paint.branches.contains { $0.value?.isProject == true } }
}
