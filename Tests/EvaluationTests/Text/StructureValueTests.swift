import PlatformStyles
import Scene
import TestSupport
import Testing

/// Structures are values: a change of one variable is none of another, and none of another path.
@Suite struct StructureValueTests {
  private func look(_ statements: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Face {
        var ink: Color
        var inks: [Color] = []
        var count = 0
        mutating func fade() { ink = .gray }
      }
      final class Pen { var ink = Color.black }
      struct Sample: View {
        let isFaint: Bool
        func face() -> Face {
          \(statements)
        }
        var body: some View { Text("a").foregroundStyle(face().ink) }
      }
      """)
  }

  @Test(
    "what one path sets is not set on another",
    arguments: [
      ("var face = Face(ink: .black); if isFaint { face.ink = .gray }; return face", ["#000000", "#8E8E93"]),
      (
        "var face = Face(ink: .black); if isFaint { face.ink = .gray } else { face.ink = .red }; return face",
        ["#8E8E93", "#FF3B30"]
      ),
      (
        "var face = isFaint ? Face(ink: .gray) : Face(ink: .black); face.count = 1; return face",
        ["#000000", "#8E8E93"]
      ),
      ("var face = isFaint ? Face(ink: .gray) : Face(ink: .black); face.ink = .red; return face", ["#FF3B30"]),
    ])
  func paths(_ statements: String, _ colors: [String]) {
    let look = look(statements)
    #expect(Set(look.foregrounds("a")) == Set(colors), "\(look.dump)")
  }

  @Test("a copy that is changed leaves what it was copied from")
  func copies() {
    let look = look("let face = Face(ink: .black); var other = face; other.ink = .gray; return face")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("an object that another variable changes is not what it was")
  func objects() {
    let look = look("let pen = Pen(); let other = pen; other.ink = .red; return Face(ink: pen.ink)")
    #expect(!look.foregrounds("a").contains("#000000"), "\(look.dump)")
  }

  @Test("a method that only assigns is followed for its effect")
  func methods() {
    let look = look("let first = Face(ink: .red); var face = first; face.fade(); return face")
    #expect(look.foregrounds("a") == ["#8E8E93"], "\(look.dump)")
    let kept = self.look("let first = Face(ink: .red); var face = first; face.fade(); return first")
    #expect(kept.foregrounds("a") == ["#FF3B30"], "\(kept.dump)")
  }

  @Test(
    "after a method that does more for its effect, a structure is not known",
    arguments: ["self = Face(ink: .gray)", "reset()", "inks.append(.gray)", "for _ in 0..<count { ink = .gray }"])
  func longMethods(_ statement: String) throws {
    let look = look(
      "var face = Face(ink: .black); face.change(); return face",
      "extension Face { mutating func reset() { ink = .gray }; mutating func change() { \(statement) } }")
    #expect(try #require(look.readings("a").first).undecided != nil, "\(look.dump)")
  }

  private static let closures = """
    func then<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
      var copy = value
      change(&copy)
      return copy
    }
    extension Face {
      func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
      }
      static func make(_ change: (inout Face) -> Void) -> Face {
        var face = Face(ink: .black)
        change(&face)
        return face
      }
    }
    """

  @Test(
    "a closure that is let write to a copy changes the copy, on each of its ways",
    arguments: [
      ("return Face(ink: .black).with { $0.ink = .gray }", ["#8E8E93"]),
      ("return Face(ink: .black).with { face in face.ink = .gray }", ["#8E8E93"]),
      ("return Face.make { $0.ink = .gray; $0.count = 1 }", ["#8E8E93"]),
      ("return Face.make { $0.fade() }", ["#8E8E93"]),
      ("let face = Face(ink: .red); _ = then(face) { $0.ink = .gray }; return face", ["#FF3B30"]),
      ("return then(Face(ink: .red)) { if isFaint { $0.ink = .gray } }", ["#8E8E93", "#FF3B30"]),
    ])
  func closures(_ statements: String, _ colors: [String]) {
    let look = look(statements, Self.closures)
    #expect(Set(look.foregrounds("a")) == Set(colors), "\(look.dump)")
  }

  @Test("a closure that is let write to a part of a copy changes that part")
  func closuresOfParts() {
    let look = look(
      "return Card(face: Face(ink: .black)).with { $0.ink = .gray }.face",
      """
      struct Card {
        var face: Face
        func with(_ change: (inout Face) -> Void) -> Card {
          var copy = self
          change(&copy.face)
          return copy
        }
      }
      """)
    // System gray in light.
    #expect(look.foregrounds("a") == ["#8E8E93"], "\(look.dump)")
  }

  @Test("a view that a copy is made of is seen with what the copy was given")
  func views() {
    let look = Look(
      """
      import SwiftUI
      struct Pill: View {
        private let title: Text
        private var ink = Color.black
        init(_ title: LocalizedStringKey) { self.title = Text(title) }
        var body: some View { title.foregroundStyle(ink) }
        func faint() -> Self { with { $0.ink = .gray } }
        private func with(_ change: (inout Self) -> Void) -> Self {
          var copy = self
          change(&copy)
          return copy
        }
        static var red: Pill { var pill = Pill("c"); pill.ink = .red; return pill }
      }
      struct Sample: View { var body: some View { VStack { Pill("a"); Pill("b").faint(); Pill.red } } }
      """)
    // One expression makes the text of all three, so that they are one element, of the first text.
    #expect(look.foregrounds("a") == ["#000000", "#8E8E93", "#FF3B30"], "\(look.dump)")
    #expect(look.placements("a").count == 3, "\(look.dump)")
  }
}
