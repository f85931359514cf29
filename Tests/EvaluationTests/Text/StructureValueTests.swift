import PlatformStyles
import Scene
import TestSupport
import Testing

/// Structures are values: a change of one variable is none of another, and none of another path.
@Suite struct StructureValueTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Face {
        var ink: Color
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

  @Test("after a method that is called for its effect, a structure is not known")
  func methods() throws {
    let look = look("var face = Face(ink: .black); face.fade(); return face")
    #expect(try #require(look.readings("a").first).undecided != nil, "\(look.dump)")
  }
}
