import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of The Composable Architecture that show what a store holds, without the package's source (S-58, S-59).
@Suite struct StoreViewTests {
  private func look(_ body: String, _ declarations: String = "") -> Look {
    Look(
      """
      import ComposableArchitecture
      import SwiftUI
      \(declarations)
      struct Part: View {
        let store: StoreOf<Feature>
        var body: some View { Text("part").foregroundStyle(.white).background(.black) }
      }
      struct Page: View {
        let store: StoreOf<Feature>
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "a container that is handed a store paints nothing of its own",
    arguments: [
      "ForEachStore(store.scope(state: \\.rows, action: \\.rows)) { Part(store: $0) }",
      "ForEachStore(store.scope(state: \\.rows, action: \\.rows), content: Part.init(store:))",
      "IfLetStore(store.scope(state: \\.part, action: \\.part)) { Part(store: $0) }",
      "IfLetStore(store.scope(state: \\.part, action: \\.part), then: Part.init(store:))",
      "SwitchStore(store) { CaseLet(/Feature.State.part, action: Feature.Action.part, then: Part.init(store:)) }",
      "SwitchStore(store) { state in switch state { case .a: CaseLet(\\.a, action: \\.a) { Part(store: $0) } } }",
      "NavigationStackStore(store.scope(state: \\.path, action: \\.path)) { Part(store: store) } destination: { _ in }",
    ])
  func transparent(body: String) {
    let look = look(body)
    // White on black is 21:1.
    #expect(look.words("part") == "#FFFFFF on #000000" && look.ratio("part") == 21, "\(look.dump)")
    #expect(look.isCertain("part") == true, "\(look.dump)")
  }

  @Test("S-58: what stands beside a question for the case is shown with each of them")
  func besideCases() {
    let look = look(
      """
      ZStack {
        SwitchStore(store) { state in
          Color.black
          switch state { case .a: Text("one").foregroundStyle(.white); case .b: Text("two").foregroundStyle(.white) }
        }
      }
      """)
    #expect(look.ratio("one") == 21 && look.ratio("two") == 21, "\(look.dump)")
  }

  @Test("one of two views is shown, whether a state is there or not")
  func optional() {
    let look = look(
      """
      ZStack {
        IfLetStore(store.scope(state: \\.part, action: \\.part)) { _ in Color.black } else: { Color.white }
        IfLetStore(store.scope(state: \\.part, action: \\.part)) { _ in Text("there") } else: { Text("absent") }
      }
      .environment(\\.colorScheme, .light)
      """)
    // Label colour in light is black: 1:1 on black, 21:1 on white.
    #expect(look.ratio("there") == 1 && look.ratio("absent") == 21, "\(look.dump)")
  }

  @Test("of cases that are listed one is shown at a time")
  func listed() {
    let look = look(
      """
      ZStack {
        SwitchStore(store) {
          CaseLet(/Feature.State.a, action: Feature.Action.a) { _ in Color.black }
          CaseLet(/Feature.State.b, action: Feature.Action.b) { _ in Color.white }
        }
        Text("over")
      }
      .environment(\\.colorScheme, .light)
      """)
    #expect(Set(look.backgrounds("over")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a screen that a stack pushes stands on a ground of its own",
    arguments: ["NavigationStackStore", "NavigationStack"])
  func pushed(stack: String) {
    let path = stack == "NavigationStack" ? "path: $store" : "store"
    let look = look(
      """
      \(stack)(\(path).scope(state: \\.path, action: \\.path)) {
        ZStack { Color.red; Text("root").foregroundStyle(.black) }
      } destination: { store in
        switch store.case { case .detail: Text("detail").foregroundStyle(.gray) }
      }
      """)
    #expect(look.background("detail") == "#FFFFFF" && look.background("detail", .dark) == "#000000", "\(look.dump)")
    #expect(look.isCertain("detail") == true, "\(look.dump)")
  }

  @Test("a package's picture that loads has the phases of SwiftUI's")
  func lazyImages() {
    let look = Look(
      """
      import NukeUI
      import SwiftUI
      struct Page: View {
        let url: URL?
        var body: some View {
          LazyImage(url: url) { state in
            if let image = state.image {
              image.resizable().overlay(Text("over"))
            } else if state.error != nil {
              Text("failed").foregroundStyle(.black).background(.white)
            } else {
              Text("empty").foregroundStyle(.white).background(.black)
            }
          }
          .processors([.resize(width: 80)])
        }
      }
      """)
    #expect(look.undecided("over") == .imageBackdrop, "\(look.dump)")
    #expect(look.words("failed") == "#000000 on #FFFFFF" && look.words("empty") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
