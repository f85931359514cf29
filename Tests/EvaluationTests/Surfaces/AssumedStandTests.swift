import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a view inherits that only code shows which is not followed: it stands and is tinted as nobody can tell (S-142).
struct AssumedStandTests {
  private func shown(_ view: String) -> Look {
    Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        let deck = Deck()
        var body: some View { Button("open") { deck.present(Shown().tint(.black)) } }
      }
      struct Shown: View { var body: some View { \(view) } }
      """)
  }

  @Test(
    "S-30, S-142: a tint or an accent from around a view that unread code shows is assumed",
    arguments: [
      "Text(\"T\").foregroundStyle(.tint).background(Color.white)",
      "Text(\"T\").foregroundStyle(.tint.opacity(0.8)).background(Color.white)",
      "Text(\"T\").foregroundColor(.accentColor).background(Color.white)",
      "Text(\"T\").foregroundStyle(.white).background(.tint)",
    ])
  func inherited(_ view: String) {
    let look = shown(view)
    #expect(look.bounds("T") != nil && look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "S-30: a tint or an accent that is written in the view itself is as certain as any colour",
    arguments: [
      "Text(\"T\").foregroundStyle(.gray).background(Color.white)",
      "Text(\"T\").foregroundStyle(.tint).tint(.red).background(Color.white)",
      "Text(\"T\").foregroundColor(.accentColor).accentColor(.red).background(Color.white)",
      "Text(\"T\").foregroundStyle(.white).background(.tint).tint(.red)",
    ])
  func written(_ view: String) {
    let look = shown(view)
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-142: the provenance of an inherited tint says that it is assumed")
  func provenance() {
    let origins = shown("Text(\"T\").foregroundStyle(.tint).background(Color.white)").placements("T")[0].provenance
    #expect(origins.first { $0.of == .foreground }?.kind == .assumed, "\(origins)")
  }

  private func list(hiding hider: String) -> Look {
    Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Front()\(hider) } } }
      struct Front: View {
        let deck = Deck()
        var body: some View {
          Button("open") { deck.present(Shown()) }
          List { Text("own").foregroundStyle(.gray) }.scrollContentBackground(.hidden)
        }
      }
      struct Shown: View {
        var body: some View {
          List {
            Text("clear").foregroundStyle(.white).listRowBackground(Color.clear)
            Text("row").foregroundStyle(.white)
          }
          .listStyle(.grouped)
        }
      }
      """)
  }

  @Test("S-57, S-142: what code takes away from around screens a list on an assumed stand may be without")
  func takenAway() {
    // White on systemGroupedBackground, #F2F2F7, and on the platter, which is white and stays.
    let look = list(hiding: ".scrollContentBackground(.hidden)")
    #expect(look.words("clear") == "#FFFFFF on #F2F2F7 uncertain", "\(look.dump)")
    #expect(look.words("row") == "#FFFFFF on #FFFFFF" && look.isCertain("row") == true, "\(look.dump)")
  }

  @Test("S-81: where code takes it from lists themselves alone, a list that other code shows keeps its background")
  func kept() {
    let look = list(hiding: "")
    #expect(look.words("clear") == "#FFFFFF on #F2F2F7" && look.isCertain("clear") == true, "\(look.dump)")
  }
}
