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
}
