import ColorScience
import Scene
import TestSupport
import Testing

/// What a view sees of a store of which the type is written: members of its state (S-58).
@Suite struct StoreStateTests {
  private func look(_ body: String, store: String = "StoreOf<Tour>") -> Look {
    Look(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Tour: Reducer {
        struct State: Equatable {
          var step: Step = .one
          var steps: [Step] = []
          var isOn = false
          var ink: Color { isOn ? .white : .black }
        }
        enum Step: Int { case one, two
          var ink: Color { switch self { case .one: .white; case .two: .black } }
        }
      }
      struct Seen: Equatable { let step: Tour.Step
        init(_ state: Tour.State) { step = state.steps.isEmpty ? .one : .two }
      }
      struct Page: View {
        let store: \(store)
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "what a state computes is followed through its store",
    arguments: ["StoreOf<Tour>", "Store<Tour.State, Tour.Action>", "ViewStoreOf<Tour>"],
    ["store.ink", "store.state.ink", "store.state.step.ink"])
  func stores(store: String, style: String) {
    let look = look("Text(\"a\").foregroundStyle(\(style))", store: store)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "what a view observes is of the type that the observation gives",
    arguments: [
      ("store, observe: { $0 }", "viewStore.ink"), ("store, observe: { $0 }", "viewStore.step.ink"),
      ("store", "viewStore.step.ink"), ("store, observe: \\.step", "viewStore.state.ink"),
      ("store, observe: \\.step", "viewStore.ink"), ("store, observe: Seen.init", "viewStore.step.ink"),
      ("store, observe: { Seen($0) }", "viewStore.step.ink"),
    ])
  func observed(arguments: String, style: String) {
    let look = look("WithViewStore(\(arguments)) { viewStore in Text(\"a\").foregroundStyle(\(style)) }")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a flag that several places of a view read is the same everywhere")
  func shared() {
    let look = look(
      """
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text("a").foregroundStyle(viewStore.ink).background(store.isOn ? Color.black : .white)
      }
      """)
    // White on black or black on white, and never one on itself.
    let ratios = Set(look.readings("a").map { $0.ratio?.low })
    #expect(ratios == [21], "\(look.dump)")
  }

  @Test(
    "what an initialiser is handed by a shorthand is of the type that its parameter writes",
    arguments: [("", "store: .shown"), (" = .shown", "")])
  func handed(standard: String, argument: String) {
    let look = Look(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Tour: Reducer {
        struct State: Equatable {
          var isOn = false
          var ink: Color { isOn ? .white : .black }
        }
      }
      extension StoreOf<Tour> { static var shown: Self { Self(initialState: .init()) { Tour() } } }
      struct Page: View {
        let store: StoreOf<Tour>
        init(store: StoreOf<Tour>\(standard)) { self.store = store }
        var body: some View { Text("a").foregroundStyle(store.ink) }
      }
      struct Guide: View { var body: some View { Page(\(argument)) } }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("of a store whose type is not written nothing is known")
  func untyped() {
    let look = look("WithViewStore(Self.shared) { viewStore in Text(\"a\").foregroundStyle(viewStore.step.ink) }")
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }
}
