import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that are given many values of which nothing is known.
struct UnknownArgumentTests {
  private static let badge = """
    struct Badge: View {
      let name: String
      var ink = Color.black
      var body: some View { Text("T").foregroundStyle(Store.shared.isRead ? .white : name.isEmpty ? .blue : ink) }
    }
    class Store { static let shared = Store(); var isRead = false; func read() { isRead.toggle() } }
    """

  private static func program(_ lines: [String]) -> Look {
    Look(
      """
      import SwiftUI
      struct Screen: View {
        \((0..<lines.count).map { "let name\($0): String" }.joined(separator: "; "))
        var body: some View { VStack {
      \(lines.joined(separator: "\n"))
        } }
      }
      \(badge)
      """)
  }

  @Test("past the ways that are told apart exactly, what is not known is one, whichever value it is")
  func manyValues() {
    let look = Self.program((0..<400).map { "Badge(name: name\($0))" })
    // The screen, and of 400 badges 2 in any case and 2 that differ in what is not known.
    #expect(look.scene.work.viewsEvaluated == 1 + 2 + 2)
    #expect(look.scene.work.bounds[.views] == nil)
    #expect(look.placements("T").allSatisfy { $0.readings[.light]?.undecided == nil }, "\(look.dump)")
  }

  @Test("a way on which something is decided that was not so before is followed")
  func decisions() {
    let lines = (0..<61).map { "if Store.shared.isRead { } else { Badge(name: name\($0)) }" }
    let look = Self.program(lines + ["if Store.shared.isRead { Badge(name: name61) }"])
    #expect(look.words("T").hasSuffix("| #FFFFFF on #FFFFFF"), "\(look.dump)")
  }

  @Test("a way that differs in what is known is followed")
  func known() {
    let lines = (0..<61).map { "Badge(name: name\($0))" }
    let look = Self.program(lines + ["Badge(name: name61, ink: .green)"])
    // Green is #34C759 in light.
    #expect(look.words("T").contains("#34C759 on #FFFFFF"), "\(look.dump)")
  }
}
