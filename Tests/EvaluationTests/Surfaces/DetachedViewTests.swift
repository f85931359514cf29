import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that nothing lays out among those of a screen, and those of which nothing tells where they stand.
struct DetachedViewTests {
  @Test(
    "a text that is lifted off or suggested is there, on a ground that is not known",
    arguments: [
      "Text(\"A\").contextMenu { Button(\"B\") {} } preview: { Text(\"P\") }",
      "Text(\"A\").contextMenu(menuItems: { Button(\"B\") {} }, preview: { Text(\"P\") })",
      "Text(\"A\").draggable(\"a\") { Text(\"P\") }",
      "Text(\"A\").searchable(text: .constant(\"\")).searchSuggestions { Text(\"P\") }",
    ])
  func detached(_ body: String) {
    let look = Look(body: body)
    #expect(Set(look.texts) == ["A", "P"], "\(look.dump)")
    #expect(look.undecided("P") == .unknownBackdrop)
    #expect(look.words("A", .light) == "#000000 on #FFFFFF")
  }

  @Test(
    "S-46, S-61c: what is spoken alone, drawn as blocks or by the system is no text, whatever else is not followed",
    arguments: [
      "Slider(value: .constant(0.5)) { Text(\"P\") } minimumValueLabel: { Text(\"A\") }",
      "Text(\"A\"); Text(\"P\").redacted(reason: .placeholder)",
      "Text(\"A\").searchable(text: .constant(\"\")).searchScopes(.constant(0)) { Text(\"P\").tag(0) }",
    ])
  func notShown(_ body: String) {
    let look = Look(body: "Form { \(body); unknownView() }")
    #expect(look.elements("A").count == 1, "\(look.dump)")
    #expect(look.elements("P").isEmpty, "\(look.dump)")
  }

  @Test("what a requirement of a protocol makes is not known of several types, and no text of theirs is lost")
  func severalConformers() {
    let look = Look(
      """
      import SwiftUI
      protocol Router { associatedtype Screen: View; func detail() -> Screen }
      final class Steps: Router { func detail() -> some View { Text("A") } }
      final class Jumps: Router { func detail() -> some View { Text("B") }; func other() -> Int { 1 } }
      struct Sample: View {
        let router: any Router
        var body: some View { VStack { Text("C"); AnyView(router.detail()) } }
      }
      """)
    #expect(Set(look.texts) == ["A", "B", "C"], "\(look.dump)")
    #expect(look.words("C", .light) == "#000000 on #FFFFFF")
    #expect(look.undecided("A") != nil && look.undecided("B") != nil)
  }

  @Test("S-94: views among the actions of a row or of assistive technologies are no screens of their own")
  func actions() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State private var isShown = false
        var contextMenu: some View { Items() }
        var body: some View {
          List {
            Text("A").contextMenu { contextMenu }
            Text("B").swipeActions { Swipes() }
            Text("C").accessibilityActions { Spoken() }
            Text("D").swipeActions { Button("x") { isShown = true }.sheet(isPresented: $isShown) { Sheet() } }
          }
        }
      }
      struct Items: View { var body: some View { Button("E") {} } }
      struct Swipes: View { var body: some View { Button("F") {} } }
      struct Spoken: View { var body: some View { Button("G") {} } }
      struct Sheet: View { var body: some View { Text("H") } }
      """)
    #expect(Set(look.texts) == ["A", "B", "C", "D", "H"], "\(look.dump)")
  }
}
