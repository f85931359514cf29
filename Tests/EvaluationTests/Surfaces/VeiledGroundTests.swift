import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies behind, with a thin veil over it of which nothing else is known (S-141).
@Suite struct VeiledGroundTests {
  /// A text on white with a tenth of any colour over it.
  private static func look(_ text: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let tint: Color
        var body: some View { \(text).background(Rectangle().fill(tint).opacity(0.1)).background(.white) }
      }
      """)
  }

  @Test("S-141, S-150: what stays below all that a text needs fails, whatever the veil is")
  func below() {
    let look = Self.look("Text(\"T\").foregroundStyle(Color(white: 0.55))")
    // 0.55 has the luminance 0.2633: on white 1.05 / 0.3133 = 3.35; on 0.9 of white, 0.8374 / 0.3133 = 2.67.
    #expect(abs((look.bounds("T")?.low ?? 0) - 2.67) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 3.35) < 0.01)
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-150: what would do for large text is open where a profile may take the text for large",
    arguments: [
      ".bold()", ".font(.system(size: 20))", ".font(.system(size: 30))", ".font(.custom(face, size: points))",
    ])
  func large(_ modifier: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let tint: Color
        let face: String, points: CGFloat
        var body: some View {
          Text("T")\(modifier).foregroundStyle(Color(white: 0.55)).background(Rectangle().fill(tint).opacity(0.1))
            .background(.white)
        }
      }
      """)
    #expect(look.undecided("T") == .parameter, "\(look.dump)")
  }

  @Test("S-141: a veil over what varies itself is bounded too")
  func overGradient() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let tint: Color
        var body: some View {
          Text("T").foregroundStyle(.black).background(Rectangle().fill(tint).opacity(0.1))
            .background(LinearGradient(colors: [.white, Color(white: 0.9)], startPoint: .top, endPoint: .bottom))
        }
      }
      """)
    // The darkest is nine tenths of 0.9, of luminance 0.6209: 0.6709 / 0.05 = 13.42; the lightest is white.
    #expect(abs((look.bounds("T")?.low ?? 0) - 13.42) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test(
    "S-141: a faded picture is a veil",
    arguments: ["Image(\"sea\").resizable()", "AsyncImage(url: nil)", "Image(\"sea\").resizable().scaledToFill()"])
  func picture(_ picture: String) {
    let look = Look(
      body: "Text(\"T\").foregroundStyle(.black).background(\(picture).opacity(0.25)).background(Color.white)")
    // White with a quarter of black is 0.75, of luminance 0.5225: 0.5725 / 0.05 = 11.45.
    #expect(abs((look.bounds("T")?.low ?? 0) - 11.45) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(look.reading("T")?.layers.contains { $0.isPicture && $0.isFaded } == true)
  }

  @Test("S-143: a picture of which much is seen decides", arguments: ["", ".opacity(0.9)"])
  func strongPicture(_ modifier: String) {
    let look = Look(body: "Text(\"T\").foregroundStyle(.black).background(Image(\"sea\").resizable()\(modifier))")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }
}
