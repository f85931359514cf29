import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a blur leaves of shapes behind texts.
struct BlurredLayerTests {
  /// White text on white, with a view behind that `$` makes of half black.
  private func bounds(_ view: String) -> RatioBounds? {
    Look(body: "Text(\"a\").foregroundStyle(.white).background { \(view) }").bounds("a")
  }

  @Test(
    "a blurred shape lies behind a text with anything between none and all of its colour",
    arguments: [
      "Capsule().fill(.black.opacity(0.5)).blur(radius: 60)",
      "Ellipse().fill(Color.black.opacity(0.5)).blur(radius: 9)",
      "Circle().foregroundStyle(.black).opacity(0.5).blur(radius: 9)",
    ])
  func shape(_ view: String) {
    // Half black on white is #808080 (luminance 0.2140 to 0.2159): at most 1.05 / 0.264 = 3.98.
    let bounds = bounds(view)
    #expect(bounds?.low == 1 && abs((bounds?.high ?? 0) - 3.98) < 0.02, "\(String(describing: bounds))")
  }

  @Test("what fills all there is keeps its colour, and of a gradient nothing is known")
  func others() {
    #expect(bounds("Color.black.blur(radius: 9)") == RatioBounds(21))
    #expect(
      bounds(
        "Circle().fill(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)).blur(radius: 9)")
        == nil)
  }
}
