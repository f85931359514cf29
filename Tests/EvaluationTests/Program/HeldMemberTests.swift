import Scene
import TestSupport
import Testing

/// Values of which nothing but the type is known, through what holds them (S-3, S-58).
@Suite struct HeldMemberTests {
  private let steps = """
    enum Step: Int { case one, two
      var ink: Color { switch self { case .one: .white; case .two: .black } }
    }
    """

  @Test("a store of another module gives the members of its state")
  func stores() {
    let look = Look(
      """
      import SwiftUI
      import Architecture
      struct Tour { struct State { var step: Step; \(steps) } }
      struct TourView: View {
        let store: StoreOf<Tour>
        var body: some View { Text("a").foregroundStyle(store.step.ink) }
      }
      @main struct Guide: App {
        var body: some Scene { WindowGroup { TourView(store: Store(initialState: Tour.State(step: .one)) { Tour() }) } }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("the type of a property that its own type nests is known wherever the property is read")
  func nestedTypes() {
    let look = Look(
      """
      import SwiftUI
      struct Person: Codable { var steps: [Step]; \(steps) }
      struct Row: View {
        let person: Person
        var body: some View { HStack { ForEach(person.steps, id: \\.self) { tag($0) } } }
        private func tag(_ step: Person.Step) -> some View { Text("a").foregroundStyle(step.ink) }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "what a getter leaves open is of the type that it is declared with, as its owner is specialised",
    arguments: ["Store<Tour.State>", "StoreOf<Tour>"])
  func getters(_ store: String) {
    let look = Look(
      """
      import SwiftUI
      protocol Core<State> { associatedtype State; var state: State { get } }
      @dynamicMemberLookup final class Store<State>: ObservableObject {
        private let core: any Core<State>
        init(core: any Core<State>) { self.core = core }
        var state: State { core.state }
        subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
      }
      protocol Feature { associatedtype State }
      typealias StoreOf<F: Feature> = Store<F.State>
      struct Tour: Feature { struct State { var step: Step; \(steps) } }
      struct TourView: View {
        @ObservedObject var store: \(store)
        var body: some View { Text("a").foregroundStyle(store.step.ink) }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("what only observes its content paints nothing")
  func observers() {
    let look = Look(
      """
      import SwiftUI
      import Perception
      struct Page: View {
        var body: some View {
          WithPerceptionTracking { Text("a") }.background(Color.white).environment(\\.colorScheme, .light)
          ZStack { WithPerceptionTracking { Color.black }; Text("b").foregroundStyle(.white) }
          Wrapper { Text("c") }
        }
      }
      """)
    #expect(look.words("a") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("b") == "#FFFFFF on #000000")
    #expect(look.undecided("c") == .externalModule)
  }
}
