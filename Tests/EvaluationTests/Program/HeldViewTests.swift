import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that variables hold until they are shown, and views that are made when they are asked for.
struct HeldViewTests {
  @Test("a view that code puts into a state is seen where the state is shown")
  func state() {
    let look = Look(
      """
      import SwiftUI
      struct Root: View {
        @State private var hint: AnyView?
        @State private var isShown = false
        var body: some View {
          VStack { Row(hint: $hint, details: Text("details").foregroundStyle(.white)) }
            .sheet(isPresented: $isShown) { Sheet(content: hint ?? AnyView(EmptyView())).background(.black) }
        }
      }
      struct Row<Details: View>: View {
        @Binding var hint: AnyView?
        let details: Details
        var body: some View { Button("More") { hint = AnyView(details) } }
      }
      struct Sheet: View { let content: AnyView; var body: some View { VStack { content } } }
      """)
    #expect(look.words("details") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a view that is put into a state that nothing shows is undecided rather than missing")
  func unshown() {
    let look = Look(
      """
      import SwiftUI
      struct Root: View {
        @State private var hint: AnyView?
        var body: some View { Row(hint: $hint, details: Text("details")).onAppear { outside(hint) } }
      }
      struct Row<Details: View>: View {
        @Binding var hint: AnyView?
        let details: Details
        var body: some View { Button("More") { hint = AnyView(details) } }
      }
      """)
    #expect(look.texts.contains("details"), "\(look.dump)")
    #expect(!look.words("details").contains("#FFFFFF"), "\(look.dump)")
  }

  @Test("a view that is kept by a key is seen where it is taken out by that key")
  func dictionary() {
    let look = Look(
      """
      import SwiftUI
      private var kept: [String: AnyView] = [:]
      struct Kept: View {
        let name: String
        let build: () -> AnyView
        init(_ name: String, _ build: @autoclosure @escaping () -> AnyView) { self.name = name; self.build = build }
        var body: AnyView {
          if kept[name] == nil { kept[name] = build() }
          return AnyView(kept[name]!.onDisappear { kept[name] = nil })
        }
      }
      struct Root: View {
        var body: some View {
          VStack {
            Kept("one", AnyView(Text("one").foregroundStyle(.white))).background(.black)
            Kept("two", AnyView(Text("two").foregroundStyle(.white))).background(.blue)
          }
        }
      }
      """)
    #expect(look.words("one") == "#FFFFFF on #000000", "\(look.dump)")
    // systemBlue of iOS 18 in light.
    #expect(look.words("two") == "#FFFFFF on #007AFF", "\(look.dump)")
  }

  @Test("a view that is put into a cache of the program's own is what is taken out of it")
  func cache() {
    let look = Look(
      """
      import SwiftUI
      private let kept = Cache<Int, AnyView>(capacity: 10)
      final class Cache<Key: Hashable, Value> {
        private var values: [Key: Entry] = [:]
        struct Entry { var value: Value }
        init(capacity: Int) {}
        subscript(key: Key) -> Value? {
          get { values[key]?.value }
          set { values[key] = newValue.map { Entry(value: $0) } }
        }
      }
      struct Kept: View {
        let number: Int
        let build: () -> AnyView
        var body: AnyView {
          if kept[number] == nil { kept[number] = build() }
          return AnyView(kept[number]!.onDisappear { kept[number] = nil })
        }
      }
      struct Root: View {
        var body: some View {
          Kept(number: 1) { AnyView(Text("one").foregroundStyle(.white)) }.background(.black)
        }
      }
      """)
    #expect(look.words("one") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "what an autoclosure holds is the view itself",
    arguments: ["Detail()", "Detail().padding()", #"Text("a").foregroundStyle(.white).padding()"#])
  func autoclosure(_ view: String) {
    let look = Look(
      body: "Later(\(view)).background(.black)",
      declarations: """
        struct Later<Content: View>: View {
          let build: () -> Content
          init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
          var body: Content { build() }
        }
        struct Detail: View { var body: some View { Text("a").foregroundStyle(.white) } }
        """)
    #expect(look.backgrounds("a").contains("#000000"), "\(look.dump)")
  }

  @Test("what a modifier shows beside a view that is not known is seen")
  func modified() {
    let look = Look(
      """
      import SwiftUI
      struct Card: View {
        let content: AnyView
        var body: some View {
          content.overlay { Text("badge").foregroundStyle(.white).background(.black) }
        }
      }
      """)
    #expect(look.words("badge") == "#FFFFFF on #000000", "\(look.dump)")
  }

  /// A row that puts the view it is given into the state of the page, which shows that in a sheet on black.
  private func page(state: String, put: String, helper: String, shown: String, declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Root: View {
        @State private var hint: \(state)?
        @State private var isShown = false
        var body: some View {
          VStack { Row(hint: $hint, details: Text("details").foregroundStyle(.white)) }
            .sheet(isPresented: $isShown) { Sheet(content: \(shown)).background(.black) }
        }
      }
      struct Row<Details: View>: View {
        @Binding var hint: \(state)?
        let details: Details
        var body: some View { \(put) }
        \(helper)
      }
      struct Sheet: View { let content: AnyView; var body: some View { VStack { content } } }
      """)
  }

  @Test(
    "a view that a function is given before it puts it there is that of its calls",
    arguments: ["more(details, isLong: true)", "more(details)"])
  func parameter(_ call: String) {
    let look = page(
      state: "AnyView", put: call,
      helper: """
        func more(_ text: Details, isLong: Bool = false) -> some View { inner(text, isOn: isLong) }
        func inner(_ words: Details, isOn: Bool) -> some View { Button("More") { hint = isOn ? AnyView(words) : nil } }
        """, shown: "hint ?? AnyView(EmptyView())")
    #expect(look.words("details") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a view that a structure stores is seen where that is shown")
  func structure() {
    let look = page(
      state: "Hint", put: "Button(\"More\") { hint = Hint(title: \"a\", content: AnyView(details)) }", helper: "",
      shown: "hint?.content ?? AnyView(EmptyView())",
      declarations: "struct Hint { let title: String; let content: AnyView }")
    #expect(look.words("details") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
