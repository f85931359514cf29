import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The faintest level of content, which is published for iOS alone (S-65).
@Suite("Faintest level") struct FaintestLevelTests {
  @Test("on macOS it lies between nothing and the level before it")
  func bounds() throws {
    let look = Look(
      body: "Text(\"words\").foregroundStyle(.black).background(.quinary).background(Color.white)", platform: .macos)
    let bounds = try #require(look.bounds("words"), "\(look.dump)")
    // Black on white is 21:1. The level before is black at 9.8 %: 0.902 is linear 0.791, (0.791 + 0.05) / 0.05 = 16.8.
    #expect(abs(bounds.high - 21) < 0.01)
    #expect(abs(bounds.low - 16.8) < 0.1)
  }

  @Test("over what is not known it decides nothing, and neither does a faint gradient")
  func open() {
    for veil in [
      ".quinary", ".quinary.opacity(0.5)", "LinearGradient(colors: [.white.opacity(0.1), .white.opacity(0.3)])",
    ] {
      let look = Look(
        body: "Text(\"words\").foregroundStyle(.black).background(\(veil)).background { Stranger() }", platform: .macos)
      #expect(look.undecided("words") == .externalModule, "\(look.dump)")
      #expect(look.bounds("words") == nil)
    }
  }

  @Test("over what is not known a dense gradient decides, and over a picture a faint one leaves an interval")
  func bounded() throws {
    func bounds(_ share: Double, over ground: String) -> RatioBounds? {
      let veil = "LinearGradient(colors: [.white.opacity(\(share)), .white])"
      let body = "Text(\"words\").foregroundStyle(.black).background(\(veil)).background { \(ground) }"
      return Look(body: body, platform: .macos).bounds("words")
    }
    // White at 90 % over black is linear 0.787: (0.787 + 0.05) / 0.05 = 16.7.
    let dense = try #require(bounds(0.9, over: "Stranger()"))
    #expect(abs(dense.low - 16.7) < 0.1)
    #expect(abs(dense.high - 21) < 0.01)
    // White at 10 % over black is linear 0.0103: (0.0103 + 0.05) / 0.05 = 1.21.
    let faint = try #require(bounds(0.1, over: "Image(\"sea\")"))
    #expect(abs(faint.low - 1.21) < 0.05)
    #expect(bounds(0.1, over: "Stranger()") == nil)
  }
}
