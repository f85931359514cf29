import ColorScience

/// Whether what lies behind an element is the system's own choice (contract, profiles).
struct SystemGround {
  /// True where nothing but the system's backgrounds and fills is painted, or where the front one of these lies over
  /// faint tints besides: of a button's label and its platter the system answers for both.
  private(set) var isSystem = true
  /// The alphas of all that is painted besides, 0...1 each.
  private var tint = 0.0

  /// The most that may be painted behind a platter of the system's, as an alpha: that of `quaternaryLabelColor`, the
  /// faintest of AppKit's label colours, rounded up.
  private static let faintest = 0.1

  /// Lays a layer in front.
  ///
  /// - Parameter isSurface: True for a background or fill of the system's.
  /// - Parameter isStandard: True for one that the system paints by itself.
  mutating func lay(_ color: Color?, stops: [Color], isSurface: Bool, isStandard: Bool) {
    if !isSurface { tint += color?.alpha ?? stops.map(\.alpha).max() ?? 1 }
    isSystem = isSurface && (isSystem || isStandard && tint <= Self.faintest)
  }
}
