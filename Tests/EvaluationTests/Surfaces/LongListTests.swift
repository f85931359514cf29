import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Lists that are written element by element.
struct LongListTests {
  private static func page(icons: Int) -> Look {
    let icons = (0..<icons).map { #"Icon(name: "icon\#($0)", ink: Color(red: 1, green: 0, blue: 0))"# }
    return Look(
      """
      import SwiftUI
      struct Icon {
        let name: String
        let ink: Color
        static let all: [Icon] = [\(icons.joined(separator: ",\n"))]
        static func named(_ name: String) -> Icon? { all.first { $0.name == name } }
      }
      struct Page: View {
        let name: String
        var body: some View {
          VStack {
            Text("A").foregroundStyle(Icon.all[0].ink)
            Text(Icon.named(name)?.name ?? "none")
            Text("B").foregroundStyle(.white)
          }
        }
      }
      """)
  }

  @Test("of which each element may be asked are known element by element")
  func short() {
    let look = Self.page(icons: 256)
    #expect(look.words("A") == "#FF0000 on #FFFFFF", "\(look.dump)")
  }

  @Test("that are longer are not looked at one by one, and what stands beside is judged")
  func long() throws {
    let look = Self.page(icons: 257)
    let unknown = try #require(look.placements("A").first?.readings[.light]?.undecided)
    #expect(unknown.reason == .tooManyPaths)
    #expect(unknown.range?.line == 5)
    #expect(look.words("B") == "#FFFFFF on #FFFFFF", "\(look.dump)")
    // Each icon, and each colour of one, would be a call.
    #expect(look.scene.work.callsEvaluated < 257)
    #expect(look.scene.work.bounds == [:])
  }
}
