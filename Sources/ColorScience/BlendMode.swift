/// A mode that adds light to what lies behind or takes it away, channel by channel in encoded sRGB.
///
/// Source: Apple's pages of `GraphicsContext.BlendMode.plusLighter` and `.plusDarker`.
package enum BlendMode: String, Hashable, Sendable {
  case plusLighter, plusDarker

  /// What no result goes beyond, whatever the source: light that is added ends at white, light that is taken at black.
  package var limit: Color {
    switch self {
    case .plusLighter: .white
    case .plusDarker: .black
    }
  }

  /// Returns the colours that a source makes of any opaque backdrop within a box; each end of the box makes one end.
  ///
  /// Of `plusDarker` it is not published what a translucent source does, so both readings of its formula bound the result.
  package func result(of source: Color, over backdrop: ColorBox) -> (box: ColorBox, isCertain: Bool) {
    func ends(_ blend: (_ source: Double, _ backdrop: Double) -> Double) -> ColorBox {
      ColorBox(
        low: source.encoded.combined(with: backdrop.low, blend),
        high: source.encoded.combined(with: backdrop.high, blend))
    }
    let alpha = source.alpha
    switch self {
    case .plusLighter: return (ends { min(1, alpha * $0 + $1) }, true)
    case .plusDarker:
      let plain = ends { max(0, $1 + alpha * $0 - 1) }
      return source.isOpaque ? (plain, true) : (plain.union(ends { max(0, $1 - alpha * (1 - $0)) }), false)
    }
  }
}
