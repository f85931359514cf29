import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tips of TipKit in styles of the program (S-61).
struct TipTests {
  private func look(
    _ tip: String = "TipView(tip)", _ modifiers: String = "", field: String = "let tip = Hello()", ground: String = ""
  ) -> Look {
    Look(
      """
      import SwiftUI
      import TipKit
      struct Hello: Tip {
        var title: Text { Text("title") }
        var message: Text? { Text("message") }
        var image: Image? { Image(systemName: "star") }
      }
      struct Brief: Tip { var title: Text { Text("brief") } }
      struct Plain: TipViewStyle {
        func makeBody(configuration: TipViewStyle.Configuration) -> some View {
          VStack {
            configuration.image?.foregroundStyle(Color.white)
            configuration.title.foregroundStyle(Color.white)
            if let message = configuration.message { message.foregroundStyle(Color.white) }
            Text("more").foregroundStyle(Color.white)
          }\(ground)
        }
      }
      struct Sample: View {
        \(field)
        var body: some View { VStack { \(tip)\(modifiers).tipViewStyle(Plain()) }.background(Color.black) }
      }
      """)
  }

  @Test("title, message and image of a tip stand on the ground of the style")
  func parts() {
    let look = look(ground: ".background(Color.blue)")
    for text in ["title", "message", "star", "more"] {
      // systemBlue of iOS 18 in light.
      #expect(look.foregrounds(text) == ["#FFFFFF"] && look.backgrounds(text) == ["#007AFF"], "\(look.dump)")
    }
    #expect(look.scene.elements.count == 4)
  }

  // White is 1.51:1 on yellow (#FFCC00: 0.2126 + 0.7152 * 0.604 = 0.645 linear, 1.05 / 0.695) and 21:1 on black.
  @Test("the background of tips may lie behind a style of the program or not")
  func background() throws {
    let readings = look("TipView(tip, arrowEdge: .top) { action in }", ".tipBackground(Color.yellow)").readings("more")
    let ratios = readings.compactMap(\.ratio)
    #expect(abs(try #require(ratios.map(\.low).min()) - 1.51) < 0.01)
    #expect(abs(try #require(ratios.map(\.high).max()) - 21) < 0.01)
    #expect(readings.allSatisfy { !$0.isCertain })
  }

  @Test("a clear background leaves what lies around")
  func clear() {
    let look = look("TipView(tip)", ".tipBackground(.clear)")
    #expect(look.backgrounds("title") == ["#000000"], "\(look.dump)")
  }

  @Test("what the system paints behind tips is not known")
  func systemGround() {
    let look = look()
    #expect(look.undecided("more") == .unknownBackdrop, "\(look.dump)")
  }

  @Test("a tip without a message has none, and one that is not known may be in colours of its own")
  func otherTips() {
    let brief = look(field: "let tip = Brief()", ground: ".background(Color.blue)")
    #expect(brief.texts.sorted() == ["brief", "more"], "\(brief.dump)")
    let open = look(field: "let tip: any Tip", ground: ".background(Color.blue)")
    let own = open.scene.elements.filter { $0.text == nil }.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!own.isEmpty && own.allSatisfy { $0.undecided?.reason == .runtimeValue }, "\(open.dump)")
  }
}
