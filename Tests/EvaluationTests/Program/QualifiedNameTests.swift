import PlatformStyles
import Scene
import TestSupport
import Testing

/// Names of the frameworks with their module before them.
struct QualifiedNameTests {
  @Test("A view, a colour and a control of SwiftUI are the same with and without its name")
  func framework() {
    let look = Look(
      """
      import SwiftUI
      struct Door: SwiftUI.View {
        @SwiftUI.State private var isOpen = false
        var body: some SwiftUI.View {
          SwiftUI.VStack {
            SwiftUI.Text("T").foregroundStyle(SwiftUI.Color.white)
            SwiftUI.Toggle(isOn: $isOpen) { SwiftUI.Text("row").font(SwiftUI.Font.title) }
          }
        }
      }
      """)
    // White on white in light; .title is 28 pt (Large).
    #expect(look.ratio("T") == 1, "\(look.dump)")
    #expect(look.reading("row")?.font?.size == 28, "\(look.dump)")
    #expect(look.scene.elements.contains { $0.kind == .control }, "\(look.dump)")
  }

  @Test("A type of the program of the same name hides the framework's only without the module's name")
  func shadowed() {
    let look = Look(
      """
      import SwiftUI
      struct Text: View { var words: String; var body: some View { SwiftUI.Text(words).foregroundStyle(.white) } }
      struct Door: View { var body: some View { VStack { Text(words: "own"); SwiftUI.Text("plain") } } }
      """)
    #expect(look.scene.elements.count == 2, "\(look.dump)")
    // Black on white.
    #expect(look.ratio("plain") == 21, "\(look.dump)")
  }

  @Test("A private type of another file hides nothing")
  func hidden() {
    let look = Look(
      "import SwiftUI\nstruct Door: View { var body: some View { List { Text(\"T\") } } }",
      files: ["Queue.swift": "private final class List<Key> { var count = 0 }"])
    // Black on the white platter of a row.
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("A nested type of the same name is not what a qualified one means", arguments: ["SwiftUI", "SwiftUICore"])
  func nested(_ module: String) {
    let look = Look(
      """
      import SwiftUI
      enum House { enum Font { static let title: \(module).Font = .title } }
      struct Door: View { var body: some View { Text("T").font(House.Font.title) } }
      """)
    #expect(look.font("T")?.size == 28, "\(look.dump)")
  }

  @Test(
    "What the program adds to a type of SwiftUI is found with its name, too",
    arguments: ["SwiftUI.Color.brand", "SwiftUI.Color.made(of: 1)", "SwiftUI.Color.Brand.ink", "SwiftUI.Color.warm"])
  func added(_ color: String) {
    for added in ["", "enum Color { case plain }"] {
      let look = Look(
        """
        import SwiftUI
        extension Color {
          static let brand = Color(white: 1)
          static func made(of white: Double) -> Color { Color(white: white) }
          enum Brand { static let ink = SwiftUI.Color.white }
        }
        extension ShapeStyle where Self == Color { static var warm: Color { Color(white: 1) } }
        struct Door: View {
          \(added)
          var body: some View { Text("T").foregroundStyle(\(color)) }
        }
        """)
      #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    }
  }

  @Test("A property wrapper of SwiftUI is the same with and without its name")
  func wrapper() {
    let look = Look(
      """
      import SwiftUI
      struct Door: View {
        @SwiftUI.Environment(\\.colorScheme) private var scheme
        @SwiftUI.State private var isOpen = false
        var body: some View {
          Text("scheme").foregroundStyle(scheme == .dark ? .white : .black)
          Text("state").foregroundStyle(isOpen ? .red : .black)
            .onTapGesture { isOpen.toggle() }
        }
      }
      """)
    // Black on white in light, white on black in dark, on the one path that there is in each.
    #expect(look.ratio("scheme") == 21, "\(look.dump)")
    #expect(look.ratio("scheme", .dark) == 21, "\(look.dump)")
    #expect(look.conditions("state") == ["!isOpen", "isOpen"], "\(look.dump)")
  }
}
