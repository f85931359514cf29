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
