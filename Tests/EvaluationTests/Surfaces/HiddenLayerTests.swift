import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Layers that others hide on every path (S-51).
@Suite struct HiddenLayerTests {
  @Test("what lies behind an opaque page makes no paths for what stands on it")
  func pages() {
    // Three pages with two conditions each are 64 combinations behind the fourth.
    let flags = (0..<3).flatMap { ["isLit\($0)", "isNew\($0)"] }
    let look = Look(
      """
      import SwiftUI
      struct Page: View {
        let isLit: Bool, isNew: Bool
        var body: some View {
          ZStack {
            Color.white
            if isLit { Color.red.opacity(0.5) }
            if isNew { Color.green.opacity(0.5) }
          }
        }
      }
      struct Pager: View {
        let \(flags.map { "\($0): Bool" }.joined(separator: ", "))
        let step: Double
        var body: some View {
          ZStack {
            \((0..<3).map { "Page(isLit: isLit\($0), isNew: isNew\($0)).offset(y: (\($0) - step) * 600)" }
              .joined(separator: "\n"))
            ZStack { Color.white; Text("a").foregroundStyle(.black) }.offset(y: (3 - step) * 600)
          }
        }
      }
      """)
    #expect(look.background("a") == "#FFFFFF", "\(look.dump)")
  }

  @Test("S-34, S-54: a cover that the text behind it masks is what the text is drawn in, and hides none")
  func masked() {
    let look = Look(body: "let text = Text(\"a\")\nreturn text.overlay(Color.yellow).mask(text)")
    #expect(look.foreground("a") == "#FFCC00", "\(look.dump)")
    #expect(look.exemptions("a") == [])
    // What another mask leaves of the cover is not known.
    let faded = "LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)"
    let cut = Look(body: "Text(\"a\").overlay(Color.yellow).mask(\(faded))")
    #expect(cut.undecided("a") == .filterOrBlend, "\(cut.dump)")
    #expect(cut.exemptions("a") == [])
    #expect(Look(body: "Text(\"a\").overlay(Color.yellow)").exemptions("a") == [.hidden])
  }

  @Test(
    "S-54: a cover that nobody sees covers nothing",
    arguments: ["Color.black.opacity(0.001)", "Color.black.opacity(0.01)", "Color(white: 1, opacity: 0.0001)"])
  func faintest(_ cover: String) {
    let look = Look(body: "Text(\"a\").overlay(\(cover))")
    #expect(look.words("a") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(Look(body: "Text(\"a\").overlay(Color.black.opacity(0.05))").undecided("a") == .overlap)
  }

  @Test("a layer in a group shows what lies below the group")
  func groups() {
    let look = Look(
      body: """
        VStack { Text("a").foregroundStyle(.black).background(.white) }
          .opacity(0.5)
          .background(.black)
        """)
    // White at half opacity over black is 0.5 encoded: #808080, and so is the text of black at half over black.
    #expect(look.background("a") == "#808080", "\(look.dump)")
  }
}
