import ColorScience
import Scene
import TestSupport
import Testing

/// What an object publishes, and one object under several names (S-58, S-61a).
@Suite struct PublishedTests {
  private let skins = """
    import SwiftUI
    enum Skin { case day, night
      var ink: Color { switch self { case .day: .black; case .night: .white } }
      var paper: Color { switch self { case .day: .white; case .night: .black } }
    }
    """

  @Test(
    "an object holds what its initialiser published, where nothing changes it",
    arguments: [
      "@Published var skin: Skin; init(start: Skin) { skin = start }",
      "@Published var skin: Skin { didSet { print(1) } }\n init(start: Skin) { self.skin = start }",
      """
      @Published var skin: Skin; static let shared = Store(start: .night)
      init(start: Skin) { skin = start }
      static func pick(_ skin: Skin) { Store.shared.skin = skin }
      """,
    ])
  func published(_ members: String) {
    let look = Look(
      """
      \(skins)
      final class Store: ObservableObject { \(members) }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Store(start: .day).skin.ink) } }
      """)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "what code or a control may change is one of its values",
    arguments: [
      "extension Store { func go() { skin = .night } }",
      "func go(_ store: Store) { store.skin = .night }",
      """
      struct Pick: View {
        @ObservedObject var store: Store
        var body: some View { Picker("p", selection: $store.skin) { } }
      }
      """,
    ])
  func changed(_ elsewhere: String) {
    let look = Look(
      """
      \(skins)
      final class Store: ObservableObject { @Published var skin: Skin; init(start: Skin) { skin = start } }
      \(elsewhere)
      struct Sample: View {
        @StateObject var store = Store(start: .day)
        var body: some View { Text("a").foregroundStyle(store.skin.ink) }
      }
      """)
    #expect(Set(look.foregrounds("a")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a variable whose type is that of the constant that it begins with, and that nothing assigns, keeps it",
    arguments: ["@Published var ink = Palette.ink", "var ink = Palette.ink", "var ink = Palette.Deep.ink"])
  func constants(_ member: String) {
    let look = Look(
      """
      import SwiftUI
      enum Palette {
        static let ink = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        enum Deep { static let ink = Palette.ink }
      }
      final class Store: ObservableObject { \(member) }
      struct Sample: View {
        @ObservedObject var store: Store
        var body: some View { Text("a").foregroundStyle(Color(store.ink)) }
      }
      """)
    #expect(look.foregrounds("a") == ["#FF0000"], "\(look.dump)")
  }

  @Test("a list that an initialiser publishes may grow")
  func lists() {
    let look = Look(
      """
      import SwiftUI
      final class Store: ObservableObject { @Published var names: [String]; init() { names = [] } }
      struct Sample: View {
        @StateObject var store = Store()
        var body: some View { ForEach(store.names, id: \\.self) { _ in Text("a") } }
      }
      """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
  }

  @Test(
    "an object of the environment is the same where it is handed on, and there for what may take none",
    arguments: ["Kind", "Mood"], ["@EnvironmentObject var store: Store", "@ObservedObject var store: Store"])
  func handedOn(_ alias: String, _ property: String) {
    let look = Look(
      """
      import SwiftUI
      final class Store: ObservableObject {
        typealias \(alias) = Shared.Kind
        static let shared = Store()
        @Published var active: \(alias)
        init() { active = \(alias)(rawValue: 3) ?? .day }
        static func pick(_ kind: \(alias)) { Store.shared.active = kind }
      }
      enum Inks {
        static func ink(_ store: Store? = nil) -> Color { ink(for: store?.active) }
        static func paper(_ store: Store? = nil) -> Color { paper(for: store?.active) }
        static func ink(for kind: Store.\(alias)?) -> Color {
          switch kind ?? Store.shared.active { case .day: .black; case .night: .white }
        }
        static func paper(for kind: Store.\(alias)?) -> Color {
          switch kind ?? Store.shared.active { case .day: .white; case .night: .black }
        }
      }
      struct Part: View { var store: Store; var body: some View { Text("a").foregroundStyle(Inks.ink(store)) } }
      struct Whole: View {
        \(property)
        var body: some View { VStack { Part(store: store) }.background(Inks.paper(store)) }
      }
      """, files: ["Shared.swift": "enum Kind: Int { case day, night }"], modules: ["Shared.swift": ["Shared"]])
    let words = Set(look.readings("a").map { "\($0.foreground?.hexString ?? "") \($0.background?.hexString ?? "")" })
    #expect(words.count == 2, "\(look.dump)")
    #expect(Set(look.conditions("a")).allSatisfy { !$0.contains("nil") && !$0.contains("&&") }, "\(look.dump)")
  }

  @Test("what an initialiser is given counts with what code sets later, where one call alone makes the object")
  func givenToInitialiser() {
    func look(_ others: String) -> Look {
      Look(
        """
        import SwiftUI
        class Box: ObservableObject { @Published var ink: Color; init(_ ink: Color = .black) { self.ink = ink } }
        final class Store { static let shared = Store(); var box = Box(.blue) }
        func refresh() { Store.shared.box.ink = .white }
        struct Sample: View {
          @ObservedObject var box = Store.shared.box
          var body: some View { Text("a").foregroundStyle(box.ink) }
        }
        \(others)
        """)
    }
    // Blue of iOS 18 is #007AFF.
    #expect(look("").foregrounds("a") == ["#007AFF", "#FFFFFF"], "\(look("").dump)")
    // Another box has its own ink, and one that inherits is given what nothing tells.
    #expect(look("let other = Box(.black)").foregrounds("a") == ["?"])
    #expect(look("final class Lid: Box {}").foregrounds("a") == ["?"])
    #expect(look("let makers = [Box.init]").foregrounds("a") == ["?"])
  }
}
