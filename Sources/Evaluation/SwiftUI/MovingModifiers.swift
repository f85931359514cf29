import Scene

/// Modifiers that move a view over or under others (S-50, S-143).
enum MovingModifiers {
  static let effects: [String: ModifierEffect] = [
    "offset": { renderer, call, receiver, environment in
      var inner = environment
      if isMoved(call) { shift(&inner, by: call, renderer) }
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
    guard case .modified(let inner, let call) = node else { return 0 }
    if call.name == "zIndex", case .number(let value)? = call.first?.value { return value }
    return depth(of: inner)
  }

  /// True for a view that a modifier puts elsewhere than the views around do.
  static func moves(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let inner, let call): ["offset", "position"].contains(call.name) || moves(inner)
    case .placed(let inner, _): moves(inner)
    default: false
    }
  }

  /// True for a constant way; one that comes and goes ends where the view stands without it.
  private static func isMoved(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      if case .number(let way) = argument.value { return way != 0 }
      return false
    }
  }

  /// What the project painted further out may no longer lie behind what is moved. No row leaves its list, which clips it.
  private static func shift(_ environment: inout Environment, by call: ModifierCall, _ renderer: Renderer) {
    let first = environment.container.list == .none ? 0 : environment.container.ground ?? 0
    for (position, entry) in environment.backdrop.entries.enumerated() where position >= first {
      guard case .layer(let layer) = entry, layer.isProject else { continue }
      environment.backdrop.entries[position] = .layer(Layers.maybe(layer, at: call.place, renderer))
    }
  }
}

extension Layer {
  /// True where the project wrote what is painted.
  var isProject: Bool { paint.branches.contains { $0.value?.isProject == true } }
}
