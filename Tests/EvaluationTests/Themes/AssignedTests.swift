import Scene
import TestSupport
import Testing

/// What a property of the running program holds, where all that is ever assigned to it is in the source (S-61a).
struct AssignedTests {
  /// The foregrounds of a text in a view with the given object, whose `ink` it has.
  private func inks(_ members: String, elsewhere: String = "") -> Look {
    Look(
      """
      import SwiftUI
      final class Store: ObservableObject { \(members) }
      \(elsewhere)
      struct Sample: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text("a").foregroundStyle(store.ink) }
      }
      """)
  }

  private let purple = "Color(red: 0.4, green: 0.2, blue: 0.6)"

  @Test func aVariableThatNothingAssignsIsItsInitialValue() {
    #expect(inks("private(set) var ink = \(purple)").foregrounds("a") == ["#663399"])
    #expect(inks("var ink: Color = \(purple)").foregrounds("a") == ["#663399"])
    #expect(inks("let ink = \(purple)").foregrounds("a") == ["#663399"])
  }

  @Test(
    arguments: [
      ("", "func go(_ s: Store) { s.ink = .white }"), ("func go() { ink = .white }", ""),
      ("func go() { Task { self.ink = .white } }", ""), ("func go(_ on: Bool) { ink = on ? .white : .black }", ""),
    ])
  func anAssignmentMakesAnotherPath(members: String, elsewhere: String) {
    let look = inks("@Published var ink: Color = .black; \(members)", elsewhere: elsewhere)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.conditions("a") == ["ink == black", "ink == white"])
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "S-61a an animation is seen in its static end state",
    arguments: [
      "Task { ink = .white; try? await Task.sleep(for: .milliseconds(800)); ink = .black }",
      "Task { ink = .white; try await Task.sleep(nanoseconds: 800_000_000); self.ink = .black }",
      "ink = .white; withAnimation { ink = .black }",
      "withAnimation { ink = .white }; DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { self.ink = .black }",
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.ink = .white }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { withAnimation { self.ink = .black } }
      """,
      "if Bool.random() { ink = .white }; ink = .black",
    ])
  func aValueThatAnotherOneSurelyFollowsIsNone(code: String) {
    let look = inks("@Published var ink: Color = .black; func go() { \(code) }")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "S-61a what stands for as long as somebody reads, or may stay, is a value",
    arguments: [
      "Task { ink = .white; try? await Task.sleep(for: .seconds(3)); ink = .black }",
      "Task { ink = .white; await load(); ink = .black }",
      "ink = .white; if Bool.random() { ink = .black }",
      "ink = .white; guard Bool.random() else { return }; ink = .black",
      "ink = .white; if Bool.random() { return }; ink = .black",
      "if Bool.random() { ink = .white } else { ink = .black }",
      "ink = .white; DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { self.ink = .black }",
    ])
  func aValueThatStaysIsOne(code: String) {
    let look = inks("@Published var ink: Color = .black; func load() async {}; func go() { \(code) }")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    arguments: [
      "func go(_ color: Color) { ink = color }", "func go() { ink = Remote.color }",
      "init(ink: Color) { self.ink = ink }",
      "@Published var paper: Color = .white; func go() { ink = .white }; func dip() { paper = .black }",
    ])
  func whatTheSourceDoesNotTellStaysARunTimeValue(members: String) {
    let look = inks("@Published var ink: Color = .black; \(members)")
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }

  @Test(
    arguments: [
      """
      struct Pick: View {
        @ObservedObject var store: Store
        var body: some View { ColorPicker("p", selection: $store.ink) }
      }
      """,
      "func wire(_ p: Just<Color>, _ s: Store) { p.assign(to: \\.ink, on: s) }",
    ])
  func bindingsAndKeyPathsWrite(elsewhere: String) {
    let look = inks("@Published var ink: Color = .black; func go() { ink = .white }", elsewhere: elsewhere)
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }

  @Test(arguments: ["var", "private(set) var"])
  func aPublishedVariableThatNothingAssignsIsItsInitialValue(keyword: String) {
    let handed = """
      struct Shop: View {
        @StateObject private var store = Store()
        var body: some View { Sample().environmentObject(store) }
      }
      """
    let look = inks("@Published \(keyword) ink: Color = \(purple)", elsewhere: handed)
    #expect(look.foregrounds("a") == ["#663399"], "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test func assignmentsToOtherTypesDoNotCount() {
    let look = inks(
      "var ink: Color = .black",
      elsewhere: "final class Other { var ink = Color.red; func go() { ink = .green; self.ink = .white } }")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "what a question, a loop or a case brings hides a property in it alone",
    arguments: [
      "if let ink = old { use(ink) }; ink = .white", "if let ink = old { use(ink) } else { ink = .white }",
      "for ink in all { use(ink) }; ink = .white",
      "switch old { case .some(let ink): use(ink); default: break }; ink = .white",
      "switch old { case .some(let ink): use(ink); default: ink = .white }",
      "switch old { case .none: ink = .white; case .some(let ink): use(ink) }",
    ])
  func hiddenNames(code: String) {
    let look = inks("@Published var ink: Color = .black; func go() { \(code) }")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("what a case brings hides a property in it")
  func namesOfOneCase() {
    let look = inks(
      """
      var ink: Color = .black
      func go() { switch old { case .none: break; case .some(var ink): ink = .white } }
      """)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test func statesOfAViewAreWhatItAssigns() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var ink: Color = .black
        var body: some View {
          Text("a").foregroundStyle(ink)
          Button("b") { ink = .white }
        }
      }
      """)
    #expect(look.undecided("a") == nil, "\(look.dump)")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"])
  }

  /// The view of a state that paints behind a text.
  private func painted(_ state: String, _ members: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        \(state)
        var body: some View { Text("a").background(fill).onAppear { turn() } }
        private func turn() { \(members) }
      }
      """)
  }

  @Test func aPrivateStateThatNothingAssignsStaysAsItIs() {
    #expect(painted("@State private var fill: Color = \(purple)").backgrounds("a") == ["#663399"])
    #expect(painted("@State private var fill = \(purple)").backgrounds("a") == ["#663399"])
    #expect(painted("@State private var fill: AnyView = AnyView(\(purple))").backgrounds("a") == ["#663399"])
    // Others may make the view with another value.
    #expect(painted("@State var fill: Color = \(purple)").undecided("a") == .runtimeValue)
  }

  @Test(arguments: ["AnyView(\(Self.green))", ".init(\(Self.green))"])
  func viewsThatAStateIsGivenAreFollowed(written: String) {
    let look = painted("@State private var fill: AnyView = .init(\(purple))", "fill = \(written)")
    #expect(look.backgrounds("a") == ["#336600", "#663399"], "\(look.dump)")
    let unknown = painted("@State private var fill: AnyView = .init(\(purple))", "fill = Remote.view()")
    #expect(unknown.undecided("a") != nil, "\(unknown.dump)")
  }

  private static let green = "Color(red: 0.2, green: 0.4, blue: 0)"

  /// A store that is told its colour by a method.
  private func told(_ members: String, _ callers: String) -> Look {
    Look(
      """
      import SwiftUI
      final class Store: ObservableObject { static let shared = Store(); \(members) }
      struct Sample: View {
        @ObservedObject private var store = Store.shared
        var body: some View {
          if let ink = store.ink { Text("a").foregroundStyle(ink) }
          Button("b") { \(callers) }
        }
      }
      """)
  }

  @Test func whatCallersTellAMethodIsFollowed() {
    let look = told(
      "@Published private(set) var ink: Color?; func show(_ n: Int, ink: Color) { self.ink = ink }; func hide() { ink = nil }",
      "Store.shared.show(1, ink: .white); store.show(2, ink: \(purple)); store.hide()")
    #expect(look.foregrounds("a") == ["#663399", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    arguments: [
      ("func show(ink: Color) { self.ink = ink }", ""),
      (
        "func show(ink: Color) { self.ink = ink }", "Store.shared.show(ink: .white); Store.shared.show(ink: Remote.ink)"
      ),
      ("func show(ink: Color) { self.ink = ink }", "Store.shared.show(ink: .white); make().show(ink: .white)"),
      ("func show(ink: Color) { let ink = Remote.dim(ink); self.ink = ink }", "Store.shared.show(ink: .white)"),
      ("func show(ink: Color) { one { ink in self.ink = ink } }", "Store.shared.show(ink: .white)"),
    ])
  func whatNotAllCallersTellStaysARunTimeValue(members: String, callers: String) {
    let look = told("@Published private(set) var ink: Color?; \(members)", callers)
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }

  @Test func singletonsAndStaticVariablesChange() {
    let look = Look(
      """
      import SwiftUI
      final class Theming {
        static let shared = Theming()
        var ink: Color
        private init() { ink = .black }
        func dim() { ink = .white }
      }
      enum Accent { static var now: Color = .black; static var fixed: Color = .black }
      func setUp() { Accent.now = .white }
      struct Sample: View {
        var body: some View {
          Text("object").foregroundStyle(Theming.shared.ink)
          Text("static").foregroundStyle(Accent.now)
          Text("fixed").foregroundStyle(Accent.fixed)
        }
      }
      """)
    #expect(look.foregrounds("object") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("static") == ["#000000", "#FFFFFF"])
    #expect(look.foregrounds("fixed") == ["#000000"])
  }

  @Test(
    "S-61a: a static flag or case that anything assigns may be any, and a constant one is what it is",
    arguments: [
      ("static var stage = Stage.first; static func go() { stage = .second }", ["#000000", "#FFFFFF"]),
      ("static var stage = Stage.first", ["#000000"]), ("static let stage = Stage.first", ["#000000"]),
    ])
  func staticCases(_ members: String, _ expected: [String]) {
    let look = Look(
      body: "Text(\"a\").foregroundStyle(Progress.stage == .first ? Color.black : .white)",
      declarations: "enum Stage { case first, second }\nenum Progress { \(members) }")
    #expect(look.foregrounds("a") == expected, "\(look.dump)")
  }

  @Test(
    "S-61a: a static variable that begins with nothing, a number or words may be anything where code assigns it",
    arguments: [
      ("var stage: Int? = nil", "stage = 2", "stage == nil"),
      ("var stage = 1", "stage = 2", "stage == 1"), ("var stage = \"a\"", "stage = \"b\"", "stage == \"a\""),
    ])
  func staticStarts(_ variable: String, _ assignment: String, _ question: String) {
    func look(_ body: String) -> Look {
      Look(
        body: "Text(\"a\").foregroundStyle(Progress.\(question) ? Color.black : .white)",
        declarations: "enum Progress { static \(variable); static func go() { \(body) } }")
    }
    #expect(look(assignment).foregrounds("a") == ["#000000", "#FFFFFF"], "\(look(assignment).dump)")
    #expect(look("").foregrounds("a") == ["#000000"], "\(look("").dump)")
  }

  /// A view whose text has the ink of a state that begins as `Look.night`.
  private func stated(_ stored: String, _ members: String = "", elsewhere: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Look { var ink: Color; var isLate = false; \(members)
        static let night = Look(ink: .white)
      }
      \(elsewhere)
      struct Sample: View {
        \(stored)
        var body: some View { Text("a").foregroundStyle(look.ink) }
      }
      """)
  }

  @Test(arguments: [
    "@State private var look: Look = .night", "@State private var look = Look.night",
    "@State private var look = Look(ink: .white)",
  ])
  func aPrivateStructureThatNothingChangesStaysAsItIs(_ stored: String) {
    #expect(stated(stored).foregrounds("a") == ["#FFFFFF"])
    // A copy in a variable leaves the state as it is.
    let copied = stated(stored, "func with(_ ink: Color) -> Look { var copy = self; copy.ink = ink; return copy }")
    #expect(copied.foregrounds("a") == ["#FFFFFF"], "\(copied.dump)")
  }

  @Test(arguments: [
    ("mutating func turn() { self = .night }", ""), ("mutating func turn() { isLate = true }", ""),
    ("mutating func turn() { isLate.toggle() }", ""), ("", "func turn(_ look: inout Look) { look.ink = .black }"),
    ("", "func turn(_ looks: inout [Look]) { looks[0].isLate = true }"),
  ])
  func aStructureThatCodeChangesInPlaceMayChange(_ members: String, _ elsewhere: String) {
    let look = stated("@State private var look: Look = .night", members, elsewhere: elsewhere)
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }

  @Test func aPublishedStructureOfWhichCodeChangesCopiesStaysAsItIs() {
    let look = stated(
      "@StateObject private var store = Store(); var look: Look { store.look }",
      "func with(_ ink: Color) -> Look { var copy = self; copy.ink = ink; return copy }",
      elsewhere: "final class Store: ObservableObject { @Published var look: Look = .night }")
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-61a: what a variable of the function holds is what is assigned",
    arguments: [
      "var new: Color = .black; if Bool.random() { new = .white }; ink = new",
      "let new: Color = Bool.random() ? .white : .black; self.ink = new",
      "var new = Color.black; for _ in 0..<2 { new = .white }; ink = new",
    ])
  func variablesOfFunctions(code: String) {
    let look = inks("@Published var ink: Color = .black; func go() { \(code) }")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-61a: a variable that other code may change is not known",
    arguments: [
      "var new = Color.white; fill(&new); ink = new", "let new = Remote.color; ink = new",
      "var new = Color.white; if let new = Remote.color { ink = new }",
    ])
  func variablesThatAreNotKnown(code: String) {
    let look = inks("@Published var ink: Color = .black; func go() { \(code) }")
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }
}
