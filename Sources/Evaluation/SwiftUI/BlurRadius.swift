import Scene

/// What the radius of a blur says of the text under it, which is read where it is sharp (S-37).
enum BlurRadius {
  /// The radius in pt from which a blur shows: half a point is one or two pixels at the edges of strokes.
  private static let leastVisible = 0.5
  /// The radius in pt from which a blur is meant to hide: that of a line's strokes in the text styles.
  private static let leastHiding = 2.0

  /// True for a radius that leaves everything sharp.
  static func isNone(_ radius: Value) -> Bool {
    switch radius {
    case .number(..<leastVisible): true
    case .implicit(let member): member.name == "zero" && member.chain.isEmpty
    default: false
    }
  }

  /// True for a radius that the running program sets: what it blurs is not meant to be read until it no longer is.
  static func isOfRunningProgram(_ radius: Value) -> Bool {
    if case .unknown(let doubt) = radius { doubt.reason != .tooManyPaths } else { false }
  }

  /// True where the source tells that the running program begins without a blur.
  static func beginsSharp(_ radius: Value) -> Bool { radius.initialNumber.map { $0 < leastVisible } ?? false }

  /// Returns the alternatives of a radius in which something is to be read, with their paths; all where it is sharp in
  /// none.
  static func read(_ radius: Value) -> Value {
    guard case .choice(let all) = radius else { return radius }
    func keeping(_ isRead: (Value) -> Bool) -> Value {
      .choice(Alternatives(branches: all.branches.filter { isRead($0.value) }))
    }
    func isFaint(_ value: Value) -> Bool {
      if case .number(..<leastHiding) = value { true } else { isNone(value) }
    }
    if all.branches.contains(where: { isNone($0.value) }) { return keeping(isFaint) }
    let isOpen = all.branches.contains { isOfRunningProgram($0.value) }
    return isOpen ? keeping { isFaint($0) || isOfRunningProgram($0) } : radius
  }
}
