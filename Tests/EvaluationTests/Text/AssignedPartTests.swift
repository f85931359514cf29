import Scene
import TestSupport
import Testing

/// What holds a part that is given another value holds the old one no longer (S-3).
@Suite struct AssignedPartTests {
  private func look(_ statements: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      enum Role: Hashable { case ink, faint }
      struct Face {
        var ink: Color = .black
        var inks: [Color] = [.black, .black]
        var table: [Role: Color] = [.ink: .black, .faint: .gray]
        subscript(role: Role) -> Color { get { table[role] ?? .black } set { table[role] = newValue } }
        mutating func put(_ color: Color, at role: Role) { table[role] = color }
        func setting<Part>(_ path: WritableKeyPath<Face, Part>, to part: Part) -> Face {
          var copy = self
          copy[keyPath: path] = part
          return copy
        }
      }
      struct Card { var face = Face() }
      \(declarations)
      struct Sample: View {
        let isFaint: Bool
        let place: Int
        func ink() -> Color {
          \(statements)
        }
        var body: some View { Text("a").foregroundStyle(ink()) }
      }
      """)
  }

  /// System red is #FF3B30 and system gray #8E8E93 in light.
  @Test(
    "an element, an entry and what a key path leads to are what they were set to",
    arguments: [
      ("var all: [Color] = [.black, .black]; all[1] = .red; return all[1]", ["#FF3B30"]),
      ("var all: [Color] = [.black, .black]; all[1] = .red; return all[0]", ["#000000"]),
      ("var all: [String: Color] = [\"a\": .black]; all[\"a\"] = .red; return all[\"a\"] ?? .gray", ["#FF3B30"]),
      ("var all: [String: Color] = [:]; all[\"a\"] = .red; return all[\"a\"] ?? .gray", ["#FF3B30"]),
      ("var all: [String: Color] = [\"a\": .black]; all[\"a\"] = nil; return all[\"a\"] ?? .gray", ["#8E8E93"]),
      ("var face = Face(); face.inks[0] = .red; return face.inks[0]", ["#FF3B30"]),
      ("var face = Face(); face.table[.ink] = .red; return face.table[.ink] ?? .gray", ["#FF3B30"]),
      ("var face = Face(); face[keyPath: \\.ink] = .red; return face.ink", ["#FF3B30"]),
      ("var card = Card(); card[keyPath: \\.face.ink] = .red; return card.face.ink", ["#FF3B30"]),
      ("var card = Card(); card.face[keyPath: \\.inks] = [.red]; return card.face.inks[0]", ["#FF3B30"]),
      ("return Face().setting(\\.ink, to: .red).setting(\\.inks, to: []).ink", ["#FF3B30"]),
      ("var all = [Face()]; all[0].ink = .red; return all[0].ink", ["#FF3B30"]),
      ("var face = Face(); face.put(.red, at: .ink); return face.table[.ink] ?? .gray", ["#FF3B30"]),
      ("var all: [Color] = [.black]; if isFaint { all[0] = .gray }; return all[0]", ["#000000", "#8E8E93"]),
      ("let first = Face(); var face = first; face.inks[0] = .red; return first.inks[0]", ["#000000"]),
    ])
  func parts(_ statements: String, _ colors: [String]) {
    let look = look(statements)
    #expect(look.foregrounds("a") == colors, "\(look.dump)")
  }

  @Test(
    "what nothing tells the place of, and what a setter of the program does, leaves nothing certain",
    arguments: [
      "var all: [Color] = [.black, .black]; all[place] = .red; return all[0]",
      "var face = Face(); face[.ink] = .red; return face.ink",
      "var face = Face(); face[.ink] = .red; return face.table[.faint] ?? .red",
    ])
  func unknown(_ statements: String) {
    let look = look(statements)
    #expect(look.foregrounds("a").contains("?"), "\(look.dump)")
    #expect(!look.foregrounds("a").contains("#000000"), "\(look.dump)")
  }

  @Test("a structure that a method changes is none of those that the program names")
  func changedCopies() {
    let look = Look(
      """
      import SwiftUI
      struct Face { var ink: Color = .black; var inks: [Color] = [.black, .black] }
      struct Other: View {
        static let pale: Face = Face(ink: .yellow)
        var body: some View { Text("b").foregroundStyle(Other.pale.ink) }
      }
      struct Sample: View {
        func ink() -> Color { var face = Face(); face.inks.append(.red); return face.inks.last ?? .gray }
        var body: some View { Text("a").foregroundStyle(ink()) }
      }
      """)
    #expect(look.foregrounds("a") == ["#8E8E93", "?"], "\(look.dump)")
  }

  @Test(
    "an initialiser begins a property with what it puts into it",
    arguments: ["inks[0] = .red", "self.inks[0] = .red", "self[keyPath: \\.inks] = [.red]"])
  func initializers(_ statement: String) {
    let look = look("return Pair().inks[0]", "struct Pair { var inks: [Color] = [.black]; init() { \(statement) } }")
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("a view that keeps its looks in a part of itself is seen with what a copy was given")
  func views() {
    let look = Look(
      """
      import SwiftUI
      struct Pill: View {
        struct Style { var ink: Color = .black }
        private var style = Style()
        let title: String
        init(_ title: String) { self.title = title }
        private func with<Part>(_ path: WritableKeyPath<Style, Part>, _ part: Part) -> Pill {
          var copy = self
          copy.style[keyPath: path] = part
          return copy
        }
        func inked(_ color: Color) -> Pill { with(\\.ink, color) }
        var body: some View { Text(title).foregroundStyle(style.ink) }
      }
      struct Sample: View { var body: some View { VStack { Pill("a").inked(.red); Pill("b").inked(.gray) } } }
      """)
    #expect(look.foregrounds("a") == ["#8E8E93", "#FF3B30"], "\(look.dump)")
  }
}
