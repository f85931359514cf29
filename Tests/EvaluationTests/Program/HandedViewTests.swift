import TestSupport
import Testing

/// What containers of the program are handed at their call sites, past the most ways to one view that are followed.
struct HandedViewTests {
  /// More call sites than the 300 ways to one view that are followed; each text has a gray of its own, at most 0.304,
  /// which on white is far above 4.5:1.
  private func look(container: String) -> Look {
    let rows = (0..<305).map { "Card { Text(\"t\($0)\").foregroundStyle(Color(white: \($0) / 1000)) }" }
    return Look(
      """
      import SwiftUI
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      \(container)
      struct Page: View {
        var body: some View {
          VStack {
            \(rows.joined(separator: "\n"))
          }
          .background(Color.white)
        }
      }
      """)
  }

  @Test(
    "what one call site hands over is looked at however often the container is used elsewhere",
    arguments: [
      "typealias Card = Box",
      // The builder that the inner one is handed is always the same.
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { Box { content() } }
      }
      """,
    ])
  func sites(_ container: String) {
    let look = look(container: container)
    #expect(look.texts.count == 305)
    #expect(look.undecided("t0") == nil && look.foreground("t0") == "#000000")
    #expect(look.undecided("t304") == nil && look.background("t304") == "#FFFFFF")
  }
}
