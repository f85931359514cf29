import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Calls of initialisers that the program adds to `Text`, in views of which a part is not followed.
struct InitializedTextTests {
  private func look(_ body: String, _ members: String = "") -> Look {
    Look(
      """
      import SwiftUI
      extension Text {
        init(marked words: String) { self = Text(verbatim: words).foregroundColor(.black) }
      }
      struct Sample: View {
        let name: String
        let extra: [AnyView]
        \(members)
        var body: some View {
          VStack {
            ForEach(extra.indices, id: \\.self) { extra[$0] }
            \(body)
          }
          .background(.white)
        }
      }
      """)
  }

  @Test("the text is seen where the initialiser writes it, and not counted once more at the call")
  func once() {
    let look = look("Text(marked: \"T\"); Text(marked: name)")
    // Black on white is 21:1.
    #expect(look.scene.elements.map(\.range.line) == [3], "\(look.dump)")
    #expect(look.scene.elements.flatMap(\.placements).allSatisfy { $0.readings[.light]?.ratio?.low == 21 })
  }

  @Test("a call that nothing shown leads to is undecided")
  func unseen() {
    let look = look(
      "Text(marked: \"T\")",
      "@State private var held = [AnyView]()\nfunc fill() { held.append(AnyView(Text(marked: \"U\"))) }")
    #expect(look.undecided("U") == .unsupportedExpression, "\(look.dump)")
  }
}
