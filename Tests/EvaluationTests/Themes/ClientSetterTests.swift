import Scene
import TestSupport
import Testing

/// What clients of a library may set, and nothing in the program does.
@Suite struct ClientSetterTests {
  private func look(_ setter: String, made: String = "Panel()", access: String = "public ") -> Look {
    Look(
      """
      import SwiftUI
      \(access)struct Panel: View {
        private var onDelete: (() -> Void)?
        private var ink: Color? = nil
        \(access)init() {}
        \(setter)
        \(access)var body: some View {
          if onDelete != nil { Text("Delete").foregroundStyle(ink ?? .yellow) }
          Text("hi")
        }
      }
      struct Home: View { var body: some View { \(made) } }
      """)
  }

  private static let setter =
    "func onDelete(_ action: @escaping () -> Void) -> Panel { var copy = self; copy.onDelete = action; return copy }"

  @Test(
    "What a public modifier switches on may be shown",
    arguments: [
      "public \(setter)", "package \(setter)",
      "public func deletable() -> Panel { var copy = self; copy.onDelete = {}; return copy }",
      "public mutating func enable(_ action: @escaping () -> Void) { onDelete = action }",
    ])
  func open(_ setter: String) {
    let look = look(setter)
    // systemYellow of iOS 18 in light; a colour that nothing sets is not there.
    #expect(look.foregrounds("Delete") == ["#FFCC00"], "\(look.dump)")
    #expect(look.ratio("hi") == 21)
  }

  @Test("What a function of the program's own switches on is shown where it is called")
  func own() {
    #expect(look(Self.setter).elements("Delete").isEmpty)
    #expect(look("public \(Self.setter)", access: "").elements("Delete").isEmpty)
    #expect(look(Self.setter, made: "Panel().onDelete {}").foregrounds("Delete") == ["#FFCC00"])
  }

  @Test("Colours that clients may set are none until they do")
  func colors() {
    let setter = "public func ink(_ color: Color) -> Panel { var copy = self; copy.ink = color; return copy }"
    let look = look(setter + "\npublic " + Self.setter)
    #expect(look.foregrounds("Delete") == ["#FFCC00"], "\(look.dump)")
  }
}
