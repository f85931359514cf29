import Scene

/// What visionOS shows beside a window: it inherits what is set around, as an overlay does (S-61b), but stands on
/// nothing of the window. The system lays no glass behind it unless code tells it to (S-76, S-77).
enum OrnamentModifiers {
  static let effects: [String: ModifierEffect] = ["ornament": ornament]

  private static let ornament: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    guard let content = call.content ?? call.ornament else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    (inner.layout, inner.frames) = ([], [])
    inner.container = ContainerState()
    (inner.platter, inner.rowLayers, inner.listSelection) = (nil, nil, nil)
    inner.backgroundMaterial = nil
    inner.backdrop = BackdropStack()
    let doubt = Doubt(.unknownBackdrop, "what lies behind an ornament", place: call.place)
    let ground = StyleSetting(style: .unknown(doubt), description: doubt.detail, clause: "S-77", isProject: false)
    inner.backdrop = inner.backdrop.adding(Layers.layer(ground, inner))
    renderer.render(content, in: inner)
  }
}

extension ModifierCall {
  /// The views of an ornament that are passed by their label.
  fileprivate var ornament: ClosureValue? {
    if case .closure(let closure)? = argument("ornament")?.value { closure } else { nil }
  }
}
