import PlatformStyles
import Scene
import TestSupport
import Testing

/// Types that another type nests under the name of a framework's type, which the program also extends.
struct NestedNameTests {
  /// A label that shows one of two texts by its own `Color`, made as the code says.
  private func label(_ stored: String, _ made: String) -> Look {
    Look(
      body: made,
      declarations: """
        extension Color { static let brand = Color.blue }
        struct Chip: View {
          enum Color { case loud, calm }
          \(stored)
          var body: some View {
            switch color {
            case .loud: Text("L").foregroundStyle(.orange)
            case .calm: Text("C").foregroundStyle(.primary)
            }
          }
        }
        """)
  }

  @Test(
    "the plain name means the nested type, whoever extends the framework's",
    arguments: [
      ("let color: Color; init(color: Color = .calm) { self.color = color }", "Chip()"),
      ("let color: Color; init(color: Color = .calm) { self.color = color }", "Chip(color: .calm)"),
      ("var color: Color = .calm", "Chip()"), ("var color: Color = .calm", "Chip(color: .calm)"),
      ("let color: Color", "Chip(color: Chip.Color.calm)"),
    ])
  func plain(_ stored: String, _ made: String) {
    #expect(label(stored, made).texts == ["C"], "\(label(stored, made).dump)")
  }

  @Test("a font of the program's own is one of its cases")
  func fonts() {
    let look = Look(
      body: "Title()",
      declarations: """
        extension Font { static let brand = Font.system(size: 12) }
        struct Title: View {
          enum Font { case big, small }
          let font: Font
          init(font: Font = .big) { self.font = font }
          var body: some View {
            switch font {
            case .big: Text("B").font(.title)
            case .small: Text("S").font(.brand)
            }
          }
        }
        """)
    #expect(look.texts == ["B"], "\(look.dump)")
  }

  @Test("the name with its framework before it means the framework's type there")
  func qualified() {
    let look = Look(
      body: #"Bar(color: .auto)"#,
      declarations: """
        extension Color { static let brand = Color.blue }
        struct Bar: View {
          enum Color { case auto, fixed(SwiftUI.Color) }
          let color: Color
          private var ink: SwiftUI.Color {
            switch color {
            case .auto: .init(red: 0.8, green: 0.8, blue: 0.8)
            case let .fixed(ink): ink
            }
          }
          var body: some View { Text("T").foregroundStyle(ink) }
        }
        """)
    // 0.8 × 255 = 204 = 0xCC.
    #expect(look.foregrounds("T") == ["#CCCCCC"], "\(look.dump)")
  }

  @Test(
    "a parameter takes the cases of the nested type, also those that are called as a style",
    arguments: [(".tint", "#FFFFFF"), ("Chip.Color.plain", "#000000")])
  func parameters(_ argument: String, _ ink: String) {
    let look = Look(
      body: "Chip(color: \(argument))",
      declarations: """
        struct Chip: View {
          enum Color { case plain, tint }
          private let ink: SwiftUI.Color
          init(color: Color) { ink = color == .tint ? .white : .black }
          var body: some View { Text("T").foregroundStyle(ink) }
        }
        """)
    #expect(look.foregrounds("T") == [ink], "\(look.dump)")
  }
}
