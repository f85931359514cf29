import ColorScience
import Scene
import TestSupport
import Testing

/// Views that take apart what they are given: each part is shown as the closure places it (S-58).
struct SubviewTests {
  private func look(_ body: String, _ content: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Stack<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { \(body) } }
      }
      struct Page: View {
        let names: [String]
        var body: some View { Stack { \(content) } }
      }
      """)
  }

  @Test(
    "Each part has what the closure puts around it",
    arguments: [
      "ForEach(subviews: content) { part in part.background(.black) }",
      "Group(subviews: content) { parts in ForEach(parts) { $0.background(.black) } }",
      "Group(subviews: content) { parts in parts.background(.black) }",
      """
      Group(subviews: content) { parts in
        ForEach(Array(parts.enumerated()), id: \\.element.id) { index, part in part.background(.black) }
      }
      """,
      "Group(subviews: content) { parts in parts[0].background(.black); parts[1].background(.black) }",
    ])
  func parts(_ body: String) {
    let look = look(body, #"Text("a"); Group { Text("b") }"#)
    for text in ["a", "b"] {
      #expect(look.backgrounds(text) == ["#000000"], "\(look.dump)")
      #expect(look.elements(text).count == 1)
    }
  }

  @Test("The first part is told from the others")
  func first() {
    let look = look(
      """
      Group(subviews: content) { parts in
        if let first = parts.first { first.foregroundStyle(.red) }
        ForEach(parts.dropFirst()) { part in part.foregroundStyle(.blue) }
      }
      """, #"Text("a"); Text("b"); Text("c")"#)
    // systemRed and systemBlue of iOS 18 in light.
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#007AFF"], "\(look.dump)")
    #expect(look.foregrounds("c") == ["#007AFF"], "\(look.dump)")
  }

  @Test("Of a loop there may be many parts or none")
  func loop() {
    let look = look(
      """
      Group(subviews: content) { parts in
        if parts.isEmpty { Text("none") }
        if let first = parts.first { first.foregroundStyle(.red) }
        ForEach(parts.dropFirst()) { part in part.foregroundStyle(.blue) }
      }
      """, #"ForEach(names, id: \.self) { _ in Text("a") }"#)
    #expect(look.foregrounds("a") == ["#007AFF", "#FF3B30"], "\(look.dump)")
    #expect(look.foregrounds("none") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "Sections come as header, content and footer",
    arguments: [
      """
      ForEach(sections: content) { section in
        section.header.background(.red)
        VStack { section.content }.background(.black)
        section.footer
      }
      """,
      """
      Group(sections: content) { sections in
        ForEach(sections) { section in
          section.header.background(.red)
          ForEach(section.content) { row in row.background(.black) }
          section.footer
        }
      }
      """,
    ])
  func sections(_ body: String) {
    let look = look(body, #"Text("loose"); Section("head") { Text("row") } footer: { Text("foot") }"#)
    // systemRed of iOS 18 in light.
    #expect(look.background("head") == "#FF3B30", "\(look.dump)")
    #expect(look.background("row") == "#000000", "\(look.dump)")
    #expect(look.background("loose") == "#000000", "\(look.dump)")
    #expect(look.background("foot") == "#FFFFFF", "\(look.dump)")
  }

  @Test(
    "A tree of views shows its content as its root lays it out",
    arguments: ["_VariadicView.Tree(Root()) { content }", "_VariadicView.Tree(Root(), content: { content })"])
  func tree(_ tree: String) {
    let look = Look(
      """
      import SwiftUI
      struct Root: _VariadicView_UnaryViewRoot {
        @ViewBuilder
        func body(children: _VariadicView.Children) -> some View {
          let last = children.last?.id
          VStack {
            ForEach(children) { child in
              child
              if child.id != last { Divider() }
            }
          }
          .background(Color.black)
        }
      }
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { \(tree) }
      }
      struct Page: View { var body: some View { Box { Text("a").foregroundStyle(.white) } } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("A trait tells the root something and changes no look")
  func trait() {
    let look = Look(body: #"Text("a").foregroundStyle(.red).background(Color.black)._trait(Pinned.self, true)"#)
    // The red of iOS 18 in light.
    #expect(look.words("a") == "#FF3B30 on #000000", "\(look.dump)")
  }

  @Test("S-60: so does a container value, set by a modifier of the program or not")
  func containerValue() {
    let look = Look(
      body: #"""
        VStack {
          Text("a").foregroundStyle(.red).background(Color.black).containerValue(\.isPinned, true)
          Text("b").foregroundStyle(.red).background(Color.black).pinned()
        }
        """#,
      declarations: """
        extension ContainerValues { @Entry var isPinned = false }
        extension View { func pinned() -> some View { containerValue(\\.isPinned, true) } }
        """)
    // The red of iOS 18 in light.
    #expect(look.words("a") == "#FF3B30 on #000000", "\(look.dump)")
    #expect(look.words("b") == "#FF3B30 on #000000")
  }

  @Test("What a root of another module puts behind its children is not known")
  func foreignTree() {
    let look = Look(
      """
      import SwiftUI
      import Layouts
      struct Page: View {
        var body: some View { _VariadicView.Tree(Flow()) { Text("a").foregroundStyle(.white) } }
      }
      """)
    #expect(look.undecided("a") == .externalModule, "\(look.dump)")
  }
}
