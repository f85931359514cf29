import Evaluation
import Scene
import TestSupport
import Testing

/// A name means no type that its file can't name, though values of such types are read everywhere.
struct HiddenTypeTests {
  private static let style = """
    struct LoudStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(.white).background(Color.yellow)
      }
    }
    """
  private static let button = """
    import SwiftUI
    import ShopKit
    struct Sample: View { var body: some View { Button(action: {}) { Text("T") }.buttonStyle(LoudStyle()) } }
    """

  @Test(
    "S-60: another module's style is meant where only another file has one of the name",
    arguments: ["private ", "fileprivate ", ""])
  func style(access: String) {
    let modules = access.isEmpty ? ["Source.swift": ["App"], "Kit.swift": ["Kit"]] : [:]
    let look = Look(Self.button, files: ["Kit.swift": "import SwiftUI\n\(access)\(Self.style)"], modules: modules)
    #expect(look.undecided("T") == .externalModule, "\(look.dump)")
  }

  @Test("a type of the same module is meant by its name, and a public one of another", arguments: ["", "public "])
  func visible(access: String) {
    let modules = ["Source.swift": ["App"], "Kit.swift": [access.isEmpty ? "App" : "Kit"]]
    let look = Look(Self.button, files: ["Kit.swift": "import SwiftUI\n\(access)\(Self.style)"], modules: modules)
    // White on yellow, #FFCC00.
    #expect(look.words("T") == "#FFFFFF on #FFCC00", "\(look.dump)")
  }

  @Test("a private view shows nothing where another file places another module's of that name")
  func view() {
    let look = Look(
      """
      import SwiftUI
      import ShopKit
      struct Sample: View { var body: some View { VStack { Text("T"); Badge() }.foregroundColor(.yellow) } }
      """,
      files: [
        "Other.swift": """
        import SwiftUI
        private struct Badge: View { var body: some View { Text("B") } }
        struct Other: View { var body: some View { Badge() } }
        """
      ])
    // The primary label on white, in its own file alone.
    #expect(look.foregrounds("B") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("T") == ["#FFCC00"])
  }

  @Test("constants and functions of a hidden type are none of the program's", arguments: ["Ink.deep", "Ink.made(1)"])
  func members(color: String) {
    let look = Look(
      """
      import SwiftUI
      import ShopKit
      struct Sample: View { var body: some View { Text("T").foregroundStyle(\(color)) } }
      """,
      files: [
        "Other.swift": """
        import SwiftUI
        private enum Ink {
          static let deep = Color.red
          static func made(_ level: Int) -> Color { .red }
        }
        """
      ])
    #expect(look.foregrounds("T") == ["?"], "\(look.dump)")
    #expect(look.undecided("T") == .externalModule, "\(look.dump)")
  }

  @Test("values of a private type are followed into other files, also where generic code makes one")
  func values() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          VStack {
            Text("A").foregroundStyle(Theme.current.ink)
            Text("B").foregroundStyle(ink(of: Theme.self))
          }
        }
      }
      func ink<T: Inked>(of source: T.Type) -> Color { source.made.ink }
      """,
      files: [
        "Theme.swift": """
        import SwiftUI
        protocol Inked { static var made: any Shaded { get } }
        protocol Shaded { var ink: Color { get } }
        private struct Dark: Shaded { var ink: Color { Color(red: 0.4, green: 0.2, blue: 0.6) } }
        enum Theme: Inked {
          static var current: some Shaded { Dark() }
          static var made: any Shaded { Dark() }
        }
        """
      ])
    // 0.4 × 255 = 102, 0.2 × 255 = 51 and 0.6 × 255 = 153.
    #expect(look.foregrounds("A") == ["#663399"], "\(look.dump)")
    #expect(look.foregrounds("B") == ["#663399"], "\(look.dump)")
  }
}
