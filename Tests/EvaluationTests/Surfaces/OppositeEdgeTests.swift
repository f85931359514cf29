import ColorScience
import Scene
import TestSupport
import Testing

/// Overlays of one view at its top and its bottom do not lie on each other, where the view has room for both.
@Suite struct OppositeEdgeTests {
  private static let note = "Text(\"B\").padding(4).frame(maxWidth: .infinity).background(.black.opacity(0.6))"

  @Test(
    "S-51: what an overlay paints at one edge of a picture does not lie behind one at the other edge",
    arguments: [
      ("bottom", "topLeading", true), ("top", "bottom", true), ("bottom", "bottomLeading", false),
      ("bottom", "center", false), ("center", "top", false),
    ])
  func edges(first: String, second: String, isFree: Bool) {
    let look = Look(
      body: """
        Image("sea").resizable().overlay(alignment: .\(first)) { \(Self.note) }
          .overlay(alignment: .\(second)) { Text("T") }
        """)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    #expect(look.isCertain("T") == isFree, "\(look.dump)")
  }

  /// Two lines of 17 pt with a padding of 4 pt around one need more than 30 pt, and surely less than 200.
  @Test("a picture that is no higher than both need has no room for them", arguments: [(30, false), (200, true)])
  func heights(height: Int, isFree: Bool) {
    let look = Look(
      body: """
        Image("sea").resizable().frame(height: \(height)).overlay(alignment: .bottom) { \(Self.note) }
          .overlay(alignment: .top) { Text("T") }
        """)
    #expect(look.isCertain("T") == isFree, "\(look.dump)")
  }

  @Test("a gradient that is as high as the picture lies behind both edges")
  func whole() {
    let look = Look(
      body: """
        Image("sea").resizable()
          .overlay(alignment: .bottom) { Color.black.opacity(0.6) }
          .overlay(alignment: .top) { Text("T").foregroundStyle(.white) }
        """)
    // White on black at 60 % over white: 1.05 / (0.1329 + 0.05) = 5.74, as 0.4 encoded is 0.1329.
    #expect(look.bounds("T").map { ($0.low * 100).rounded() / 100 } == 5.74, "\(look.dump)")
  }
}
