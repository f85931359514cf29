import PlatformStyles
import Scene
import TestSupport
import Testing

/// Chevrons that a project draws as the system does.
struct DisclosureTests {
  @Test(
    "S-89: a chevron beside a text in one label is decoration",
    arguments: [
      #"Button {} label: { HStack { Text("a"); Spacer(); Image(systemName: "chevron.right") } }"#,
      #"List { NavigationLink(value: 1) { HStack { Text("a"); Image(systemName: "chevron.right") } } }"#,
      #"NavigationLink(value: 1) { Text("a"); Image(systemName: "chevron.right").foregroundStyle(.tertiary) }"#,
      #"HStack { VStack { Text("a") }; Image(systemName: "chevron.right") }.onTapGesture {}"#,
      #"Menu { Text("b") } label: { Label("a", systemImage: "star"); Image(systemName: "chevron.right") }"#,
      #"Button {} label: { Name(); Image(systemName: "chevron.right") }"#,
    ])
  func imitated(_ body: String) {
    let look = Look(body: body, declarations: #"struct Name: View { var body: some View { Text("a") } }"#)
    #expect(look.exemptions("chevron.right") == [.decorative], "\(look.dump)")
    #expect(look.exemptions("a").isEmpty)
  }

  @Test(
    "a chevron that is all of a label, or that no label holds, is judged",
    arguments: [
      #"Button {} label: { Image(systemName: "chevron.right") }"#,
      #"HStack { Text("a"); Image(systemName: "chevron.right") }"#,
      #"HStack { Text("a"); Button {} label: { Image(systemName: "chevron.right") } }.onTapGesture {}"#,
    ])
  func judged(_ body: String) {
    let look = Look(body: body)
    #expect(look.elements("chevron.right").count == 1 && look.exemptions("chevron.right").isEmpty, "\(look.dump)")
  }

  @Test("a symbol that is no chevron alone is judged")
  func others() {
    let look = Look(body: #"Button {} label: { Text("a"); Image(systemName: "chevron.up.chevron.down") }"#)
    #expect(look.exemptions("chevron.up.chevron.down").isEmpty, "\(look.dump)")
  }
}
