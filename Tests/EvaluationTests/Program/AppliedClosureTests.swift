import Scene
import TestSupport
import Testing

/// Methods of other modules that are given a closure of what becomes of their receiver.
@Suite struct AppliedClosureTests {
  private func look(_ body: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import Modifying
      \(declarations)
      struct Sample: View {
        @State private var isMarked = false
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "a closure that changes its parameter is followed with the receiver",
    arguments: [
      "Text(\"a\").modifier { $0.background(Color.black) }",
      "Text(\"a\").apply { view in view.background(Color.black) }",
      "Text(\"a\").padding().modify { view in return view.background(Color.black).padding() }",
    ])
  func applied(_ body: String) {
    #expect(look(body).backgrounds("a") == ["#000000"], "\(look(body).dump)")
  }

  @Test("each branch is a path")
  func branches() {
    let look = look(
      "Text(\"a\").modifier { view in if isMarked { view.background(Color.black) } else { view } }")
    #expect(Set(look.backgrounds("a")) == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "a condition that comes before the closure decides whether it is applied",
    arguments: [
      "Text(\"a\").if(isMarked) { $0.background(Color.black) }",
      "Text(\"a\").ifTrue(isMarked, { $0.background(Color.black) })",
      "Text(\"a\").if(isMarked) { $0.background(Color.black) } else: { $0.background(Color.white) }",
    ])
  func conditional(_ body: String) {
    let look = look(body)
    #expect(Set(look.backgrounds("a")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a method of another name may apply its closure, and what it does else is not known")
  func unknownName() {
    let look = look("Text(\"a\").whileHovered { $0.background(Color.black) }")
    #expect(Set(look.backgrounds("a")) == ["#000000", "?"], "\(look.dump)")
  }

  @Test("what looks at the views of the system behind a view leaves it as it is")
  func introspection() {
    #expect(look("Text(\"a\").introspectTableView { $0.hideHeaders() }").backgrounds("a") == ["#FFFFFF"])
  }

  @Test(
    "a closure that makes another view is not taken for a change",
    arguments: [
      "Text(\"a\").modifier { _ in Text(\"b\") }", "Text(\"a\").whileHovered { Text(\"b\") }",
      "Text(\"a\").apply { view in Overlay(view) }",
    ])
  func other(_ body: String) {
    #expect(look(body).undecided("a") != nil, "\(look(body).dump)")
  }

  @Test("a method of the program is followed itself")
  func own() {
    let look = look(
      "Text(\"a\").apply { $0.background(Color.black) }",
      "extension View { func apply<V: View>(_ change: (Self) -> V) -> some View { self } }")
    #expect(look.backgrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("an optional closure is mapped to another one, which is called where the view is placed")
  func mappedClosures() {
    let look = Look(
      """
      import SwiftUI
      struct Box<Row: View>: View {
        let header: (() -> AnyView)?
        let row: Row
        init(header: (() -> some View)? = nil, @ViewBuilder row: () -> Row) {
          self.header = header.map { build in { AnyView(build()) } }
          self.row = row()
        }
        var body: some View { VStack { if let shown = header?() { shown }; row }.background(Color.black) }
      }
      struct Sample: View {
        var body: some View { Box(header: { Text("a").foregroundStyle(.white) }) { Text("b") } }
      }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "an animator shows a view as its closure makes it in the first phase",
    arguments: [
      "Text(\"a\").phaseAnimator([false, true]) { view, isOn in view.foregroundStyle(isOn ? .white : .red) }",
      "Text(\"a\").phaseAnimator([1, 2], trigger: isMarked) { $0.foregroundStyle($1 == 1 ? .red : .white) } animation: { _ in .easeIn }",
      "Text(\"a\").keyframeAnimator(initialValue: 1.0) { view, x in view.foregroundStyle(.red).offset(x: x) } keyframes: { _ in }",
    ])
  func animators(_ body: String) {
    #expect(look(body).foregrounds("a") == ["#FF3B30"], "\(look(body).dump)")
  }

  @Test("a view that an animator fades is read while it is there")
  func fadingAnimators() {
    let look = look("Text(\"a\").phaseAnimator([0.0, 1.0]) { view, share in view.opacity(share) }")
    #expect(look.foreground("a") == "#000000", "\(look.dump)")
  }
}
