import Scene
import TestSupport
import Testing

/// Views behind conditions that never hold.
struct UnreachableViewTests {
  @Test(
    "S-58: a view that only a constant false condition leads to is never shown, and so is no root",
    arguments: [
      "if false { Card() }",
      "if Flags.showsCard { Card() }",
      "if !Flags.hidesCard { Card() }",
      "if isOn && Flags.showsCard { Card() }",
      "if isOn, Flags.showsCard { Card() }",
      "if isOn { } else if showsCard { Card() }",
      "if Flags.hidesCard { } else { Card() }",
      "Flags.showsCard ? AnyView(Card()) : AnyView(EmptyView())",
      "if Self.showsOwn { Card() }",
    ])
  func shut(_ use: String) {
    let look = look(use)
    #expect(look.elements("badge").isEmpty && look.elements("card").isEmpty, "\(look.dump)")
    #expect(look.elements("page").count == 1)
  }

  @Test(
    "a view that may be shown is judged",
    arguments: [
      "if isOn { Card() }",
      "if Flags.canChange { Card() }",
      "if Flags.debugs { Card() }",
      "if !Flags.showsCard { Card() }",
      "if Flags.showsCard || isOn { Card() }",
      "if Flags.showsCard { Card() } else { Badge() }",
      "if Flags.showsCard { Card() }; card",
      "Group { let showsCard = isOn; if showsCard { Card() } }",
      "if let showsCard = note, showsCard { Card() }",
    ])
  func shown(_ use: String) {
    #expect(look(use).elements("badge").isEmpty == false)
  }

  @Test("contract: a view that nobody instantiates is a root, and code of other modules may show a public one")
  func others() {
    #expect(look("").elements("card").count == 1)
    let source = """
      import SwiftUI
      public struct Card: View { public var body: some View { Text("card") } }
      struct Page: View { var body: some View { if false { Card() } } }
      """
    #expect(Look(source).elements("card").count == 1)
  }

  private func look(_ use: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Flags {
        static let showsCard = false
        static let hidesCard = true
        static var canChange = false
        #if DEBUG
        static let debugs = true
        #else
        static let debugs = false
        #endif
        static func change() { canChange.toggle() }
      }
      struct Badge: View { var body: some View { Text("badge") } }
      struct Card: View {
        var body: some View {
          VStack {
            Badge()
            Text("card")
          }
        }
      }
      struct Page: View {
        @State private var isOn = false
        let note: Bool?
        static let showsOwn = false
        var showsCard: Bool { Flags.showsCard }
        \(use.hasSuffix("; card") ? "var card: Card { .init() }" : "")
        var body: some View {
          VStack {
            Text("page")
            \(use)
          }
        }
      }
      #Preview { Card() }
      """)
  }
}
