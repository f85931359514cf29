import Scene
import TestSupport
import Testing

/// What a modifier of another module is given (S-60).
struct LooseViewTests {
  private func look(_ modifier: String) -> Look {
    Look(
      """
      import SwiftUI
      import PopupKit
      struct Page: View {
        let isOn: Bool
        let log: Log
        @State private var count = 0
        func note() -> some View { Text("T").foregroundColor(.red).background(Color.white) }
        func notice(_ part: Part) -> some View { note() }
        func act() { log.add(Text("T")) }
        var mark: some View { note() }
        var body: some View { Text("a").\(modifier) }
      }
      """)
  }

  @Test(
    "S-60: views that a modifier of another module is given show their own pair, wherever it draws them",
    arguments: [
      "popup { note() }", "popup({ note() })", "popup(isShown: isOn, view: { note() })", "popup { if isOn { note() } }",
      "popup { let x = 1; note().padding(x) }", "popup { mark }", "popup({ self.mark })", "popup(note)", "popup(mark)",
      "popup { if isOn { Text(\"T\").foregroundColor(.red).background(Color.white) } else { Color.blue } }",
      "popup(Text(\"T\").foregroundColor(.red).background(Color.white))", "popup(view: { part in notice(part) })",
      "popup(view: { switch count { case 0: note(); default: EmptyView() } })",
    ])
  func views(_ modifier: String) {
    let look = look(modifier)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"])
  }

  @Test(
    "S-60: what a modifier of another module is told to do shows nothing",
    arguments: [
      "track({ act() })", "track(act)", "track(action: { note() })", "track({ count += 1; note() })",
      "track { if isOn { act() } }", "track(shape: Circle())", "track(color: Color.red)", "track({ log.add(note()) })",
    ])
  func actions(_ modifier: String) {
    #expect(look(modifier).texts == ["a"], "\(look(modifier).dump)")
  }

  @Test("a screen that is handed over as it is stands on the ground of a screen")
  func screens() {
    let look = Look(
      """
      import SwiftUI
      import PopupKit
      struct Detail: View { var body: some View { Text("T").foregroundColor(.red) } }
      struct Page: View { var body: some View { Text("a").popup(to: Detail()) } }
      """)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-60: what another module makes by a function of a type is a view where a modifier of it is given views",
    arguments: [
      "Remote.url(1)", "Remote.url(1).fade(2)", "Remote.source(.network(1)).resizable()", "Remote.shared.load(1)",
    ])
  func madeByFunctions(_ start: String) {
    func look(_ modifier: String) -> Look {
      Look(
        """
        import SwiftUI
        import RemoteKit
        struct Page: View {
          let log: Log
          func note() -> some View { Text("T").foregroundColor(.red).background(Color.white) }
          var body: some View { \(start).\(modifier) }
        }
        """)
    }
    for modifier in [
      "placeholder { note() }", "placeholder { progress in VStack { note() } }.fade(1)", "overlay { note() }",
    ] {
      #expect(look(modifier).foregrounds("T") == ["#FF3B30"], "\(modifier) \(look(modifier).dump)")
      #expect(look(modifier).backgrounds("T") == ["#FFFFFF"])
    }
    #expect(look("onSuccess { _ in log.add(1) }").foregrounds("T") != ["#FF3B30"])
  }
}
