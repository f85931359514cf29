import TestSupport
import Testing

/// Several views under one modifier, which is one of each of them (S-58).
struct ModifiedGroupTests {
  @Test(
    "S-58, S-131: what a group holds are children of the stack around it, whatever is applied to the group",
    arguments: [
      ("VStack { Group { Text(\"A\"); Text(\"B\") }.font(.body) }", ["A/B"]),
      ("VStack { Text(\"A\"); Group { Text(\"B\"); Text(\"C\") }.padding(2).onAppear {} }", ["A/B", "B/C"]),
      ("HStack { Group { Text(\"A\"); Spacer(); Text(\"B\") }.lineLimit(1) }", ["A=B"]),
      ("VStack { Group { Group { Text(\"A\"); Text(\"B\") }.bold(); Text(\"C\") }.opacity(0.9) }", ["A/B", "B/C"]),
      ("VStack { rows.foregroundStyle(.white) }", ["A/B"]),
      ("Box { Text(\"A\"); Text(\"B\") }", ["A/B"]), ("Kept { Text(\"A\"); Text(\"B\") }", ["A/B"]),
      ("Group { Text(\"A\"); Text(\"B\") }.modifier(Stacked())", ["A/B"]),
    ])
  func children(_ body: String, _ pairs: [String]) {
    let look = Look(
      """
      import SwiftUI
      struct Box<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { content.padding(2) } }
      }
      struct Kept<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { VStack { content().foregroundStyle(.black) } }
      }
      struct Stacked: ViewModifier {
        func body(content: Content) -> some View { VStack { content } }
      }
      struct Sample: View {
        var body: some View { \(body) }
        @ViewBuilder var rows: some View { Text("A"); Text("B") }
      }
      """)
    #expect(look.pairs == pairs, "\(look.dump)")
  }

  @Test(
    "S-50, S-58: in a depth stack each view of a modified group has those before it behind",
    arguments: [
      "ZStack { Group { Color.black; $T }.ignoresSafeArea() }",
      "GeometryReader { _ in Group { Color.black; $T }.font(.body) }",
      "ZStack { Group { if Bool.random() { Color.black; $T } }.transition(.opacity) }",
      "ZStack { Group { Group { if Bool.random() { Color.black; $T } }.id(1); Text(\"a\") }.font(.body) }",
      "ZStack { Group { if Bool.random() { Color.black; $T } }.zIndex(1); Color.white }",
      "ZStack { Color.white; Group { Color.black; $T }.navigationTitle(\"a\").preferredColorScheme(.light) }",
      "ZStack { Color.white; Group { Color.black; $T }.alert(\"a\", isPresented: .constant(true)) {} }",
    ])
  func depth(_ body: String) {
    let look = Look(body: body.replacing("$T", with: "Text(\"T\").foregroundStyle(.white)"))
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "S-50: several views in front of another one, or behind it, lie on each other",
    arguments: [
      "Color.white.overlay { Color.black; $T }", "Color.white.overlay(alignment: .top) { Color.black; $T }",
      "Color.white.overlay { Group { Color.black; $T }.font(.body) }",
      "Color.white.overlay { if Bool.random() { Color.black; $T } }", "Text(\"a\").background { Color.black; $T }",
    ])
  func piles(_ body: String) {
    let look = Look(body: body.replacing("$T", with: "Text(\"T\").foregroundStyle(.white)"))
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }
}
