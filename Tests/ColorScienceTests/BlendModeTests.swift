import Testing

@testable import ColorScience

/// Modes that add light or take it away, by hand from the formulas of Apple's pages of
/// `GraphicsContext.BlendMode`.
struct BlendModeTests {
  private func ends(_ mode: BlendMode, _ source: Color, low: String, high: String) -> [Double] {
    let box = ColorBox(hullOf: [Color(hex: low), Color(hex: high)].compactMap(\.self)) ?? .unknown
    let result = mode.result(of: source, over: box).box
    return [result.low.red, result.high.red].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("light adds up, in the share of the source, and ends at white")
  func lighter() {
    let half = Color(white: 0.5, alpha: 0.5)
    // 0.5 · 0.5 = 0.25 over 0.2 and 0.8.
    #expect(ends(.plusLighter, half, low: "#333333", high: "#CCCCCC") == [0.45, 1])
    #expect(BlendMode.plusLighter.result(of: half, over: .unknown).isCertain)
  }

  @Test("what an opaque source lacks of white is taken away; a translucent one has two readings")
  func darker() {
    // 0.8 + 0.5 - 1 = 0.3, and 0.2 + 0.5 - 1 is below black.
    #expect(ends(.plusDarker, Color(white: 0.5), low: "#333333", high: "#CCCCCC") == [0, 0.3])
    let half = Color(white: 0.5, alpha: 0.5)
    // 0.8 - 0.5 · 0.5 = 0.55, and 0.8 + 0.25 - 1 = 0.05.
    #expect(ends(.plusDarker, half, low: "#CCCCCC", high: "#CCCCCC") == [0.05, 0.55])
    #expect(!BlendMode.plusDarker.result(of: half, over: .unknown).isCertain)
  }

  @Test("no result goes beyond the mode's limit", arguments: [(BlendMode.plusLighter, 1.0), (.plusDarker, 0)])
  func limit(_ mode: BlendMode, _ end: Double) {
    #expect(mode.limit.encoded.red == end && mode.limit.encoded.blue == end && mode.limit.isOpaque)
    // The limit itself as a source makes the limit of every backdrop.
    #expect(ends(mode, mode.limit, low: "#333333", high: "#CCCCCC") == [end, end])
  }
}
