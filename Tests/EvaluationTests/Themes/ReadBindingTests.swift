import Scene
import TestSupport
import Testing

/// What is handed on as a binding to views of which some only read it (S-58).
struct ReadBindingTests {
  private func look(_ members: String, extra: String = "", rest: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Notice { let words: String; let tint: Color }
      final class Model: ObservableObject { @Published var notice: Notice? }
      struct Bar: View {
        @Binding var notice: Notice?
        \(members)
        var body: some View {
          Text("T").foregroundStyle(.white).background(notice?.tint ?? .black)
          \(extra)
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          Bar(notice: $model.notice)
          Button("B") { model.notice = Notice(words: "W", tint: Color(red: 1, green: 0.8, blue: 0)) }
        }
      }
      \(rest)
      """)
  }

  @Test("S-58: what a view only reads of a binding is what other code sets")
  func read() {
    // 0.8 of 255 is 204.
    #expect(Set(look("").backgrounds("T")) == ["#000000", "#FFCC00"])
    #expect(look("").readings("T").allSatisfy { $0.isCertain })
  }

  @Test(
    "what may be written through a binding is not known",
    arguments: [
      ("func fade() { notice = Remote.notice() }", "", ""), ("", "Editor(notice: $notice)", ""),
      ("", "Editor(notice: self.$notice)", ""), ("", "Editor(notice: _notice)", ""),
      ("init(notice: Binding<Notice?>) { _notice = notice; Remote.keep(notice) }", "", ""),
      (
        "", "",
        "struct Other: View { @ObservedObject var m: Model; var body: some View { Editor(notice: $m.notice) } }"
      ),
    ])
  func written(members: String, extra: String, rest: String) {
    let look = look(members, extra: extra, rest: rest)
    #expect(look.readings("T").contains { $0.background == nil && $0.undecided != nil }, "\(look.dump)")
  }

  @Test("a state that is handed to such a view alone is what it begins with where nobody else sees it")
  func state() {
    let source = """
      import SwiftUI
      struct Swatch: View { @Binding var ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
      struct Sample: View {
        @State private var ink = Color(red: 1, green: 0.8, blue: 0)
        var body: some View { Swatch(ink: $ink) }
      }
      """
    #expect(Look(source).foregrounds("T") == ["#FFCC00"])
  }
}
