import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The opacity of groups on, around and without a material.
struct GroupOpacityTests {
  /// A view with what may be asked of it while it runs.
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Phase { case idle, done }
      struct Sample: View {
        let shown: Bool
        let count: Int
        let phase: Phase
        private var fade: Double { shown ? 1 : 0 }
        var body: some View { \(body) }
      }
      """)
  }

  /// Black at half over white is 0.5, of luminance 0.2140: 1.05 / 0.2640 = 3.98. On #B7B7B7 (0.7176, luminance 0.4735)
  /// it is 0.3588, 0.1058: 0.5235 / 0.1558 = 3.36, and less where the label is not quite black.
  @Test("S-32, S-73: half of a vibrant label is mixed with the material that it stands on")
  func onMaterial() throws {
    let look = look(
      """
      ZStack {
        Image("sea")
        VStack { Text("faded").opacity(0.5); Text("full") }.background(.regularMaterial)
      }
      """)
    let faded = try #require(look.bounds("faded"), "\(look.dump)")
    #expect(faded.low > 2.5 && faded.low < 3.37)
    #expect(abs(faded.high - 3.98) < 0.01)
    #expect((look.bounds("full")?.low ?? 0) > 10.4)
    #expect(look.placements("faded").first?.foreground.hasWrittenOpacity == true)
  }

  /// White at the most behind and on the material: as above at the most. The other recipe is (255 * 0.18 + 179 * 0.82)
  /// / 0.8 = 241 on white, so it is still above 2.5.
  @Test("S-32: a card that is faded with its material is mixed with what lies behind the card")
  func aroundMaterial() throws {
    let look = look("Text(\"T\").background(.regularMaterial).opacity(0.5)")
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(bounds.low > 2.5 && bounds.high < 3.99)
    // The opacity is that of the card, not one in place of a level.
    let style = try #require(look.placements("T").first?.foreground)
    #expect(!style.hasWrittenOpacity)
    #expect(style.isFadedByGroup)
  }

  @Test("S-32: a faded card over an image has two unknowns, its material and the image")
  func twoUnknowns() {
    let look = look("ZStack { Image(\"sea\"); Text(\"T\").background(.regularMaterial).opacity(0.5) }")
    #expect(look.undecided("T") == .filterOrBlend, "\(look.dump)")
    #expect(look.bounds("T") == nil)
  }

  /// White and black at half over white: 1.05 / 0.2640 = 3.98; over black 0.2640 / 0.05 = 5.28, but over a gray of 0.3
  /// they are 0.65 and 0.15, of luminances 0.3801 and 0.0194: 0.4301 / 0.0694 = 6.20.
  @Test("S-32, S-141: a faded card of known colours over an image is bounded")
  func knownCardOverImage() throws {
    let look = look(
      "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(.white).background(Color.black).opacity(0.5) }")
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(abs(bounds.low - 3.98) < 0.01)
    #expect(abs(bounds.high - 6.20) < 0.01)
  }

  @Test("S-142: what is assumed below a faded card stays assumed under its opaque background")
  func certaintyBelow() {
    let look = Look(
      "import SwiftUI\npublic struct Card: View { public var body: some View {\n"
        + "Text(\"T\").foregroundStyle(.white).background(Color.black).opacity(0.5)\n"
        + "Text(\"U\").foregroundStyle(.white).background(Color.black)\n} }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.isCertain("U") == true)
  }

  @Test(
    "S-32: what is either shown or hidden is in no group",
    arguments: [
      "shown ? 1 : 0", "shown ? 1.0 : .zero", "count > 3 ? 1 : 0", "phase == .done ? 1 : 0", "fade",
      "shown ? (count > 3 ? 1 : 0) : 0",
    ])
  func shownOrHidden(_ opacity: String) throws {
    for body in [
      "Text(\"T\").foregroundStyle(.secondary).opacity(\(opacity)).background(.regularMaterial)",
      "Text(\"T\").foregroundStyle(.secondary).background(.regularMaterial).opacity(\(opacity))",
    ] {
      let look = look("ZStack { Image(\"sea\"); \(body) }")
      let plain = self.look(
        "ZStack { Image(\"sea\"); Text(\"T\").foregroundStyle(.secondary).background(.regularMaterial) }")
      let style = try #require(look.placements("T").first?.foreground, "\(look.dump)")
      #expect(!style.hasWrittenOpacity && !style.isFadedByGroup)
      #expect(look.placements("T").count == 1)
      #expect(look.conditions("T") != [""])
      #expect(look.bounds("T") == plain.bounds("T"))
    }
  }

  @Test("S-32: full opacity of a style changes nothing", arguments: ["Color.secondary", ".secondary"])
  func fullStyle(_ style: String) throws {
    let look = look("Text(\"T\").foregroundStyle(\(style).opacity(shown ? 1 : 0))")
    let style = try #require(look.placements("T").first?.foreground, "\(look.dump)")
    #expect(!style.hasWrittenOpacity)
    #expect(look.foregrounds("T") == ["#8A8A8E"])
  }

  @Test("S-32, S-51: a layer that is either shown or hidden is there or is not")
  func layer() {
    let look = look("ZStack { Color.black.opacity(shown ? 1 : 0); Text(\"T\").foregroundStyle(.red) }")
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.undecided("T") == nil)
  }

  @Test("S-33: a clear layer is no layer", arguments: ["Color.clear", "Color.black.opacity(0)"])
  func clear(_ color: String) {
    let look = look(
      """
      ZStack {
        Image("sea")
        Text("T").foregroundStyle(.red).background(GeometryReader { _ in \(color) })
      }
      """)
    let layers = look.readings("T").flatMap(\.layers)
    #expect(layers.count == 2, "the window and the image\n\(look.dump)")
    #expect(look.undecided("T") == .imageBackdrop)
  }

  @Test("S-32: what an opacity shows only where another condition forbids it is never seen")
  func shownWhereDisabled() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var busy = false
        var body: some View {
          ZStack {
            Text("busy").foregroundStyle(.blue).opacity(busy ? 1 : 0)
            Text("ready").opacity(busy ? 0 : 1)
          }
          .background(Color.blue)
          .disabled(busy)
        }
      }
      """)
    // Only the enabled state is judged (S-101), in which the first text is clear.
    #expect(look.placements("busy").isEmpty, "\(look.dump)")
    #expect(look.words("ready") == "#000000 on #007AFF", "\(look.dump)")
  }
}
