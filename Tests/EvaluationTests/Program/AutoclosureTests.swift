import PlatformStyles
import Scene
import TestSupport
import Testing

/// Parameters that are an `@autoclosure`: a call of one gives what it was given.
struct AutoclosureTests {
  private static let modifier = """
    extension View {
      @ViewBuilder
      func `if`<Content: View>(_ condition: @autoclosure () -> Bool, transform: (Self) -> Content) -> some View {
        if condition() { transform(self) } else { self }
      }
    }
    """

  @Test("a condition that is handed on so is the same as without")
  func schemes() {
    let look = Look(
      """
      import SwiftUI
      \(Self.modifier)
      struct Sample: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text("T")
            .if(scheme == .light) { $0.foregroundStyle(.black) }
            .if(scheme == .dark) { $0.foregroundStyle(.white) }
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("T", .dark) == ["#FFFFFF"])
  }

  @Test("what is not known of it is one question, wherever it is asked")
  func questions() {
    let look = Look(
      """
      import SwiftUI
      \(Self.modifier)
      struct Sample: View {
        let isOn: Bool
        var body: some View {
          Text("T").if(isOn) { $0.foregroundStyle(.white) }.if(!isOn) { $0.foregroundStyle(.black) }
        }
      }
      """)
    #expect(look.conditions("T") == ["!isOn", "isOn"], "\(look.dump)")
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"])
  }

  @Test("a colour of two appearances keeps both")
  func colors() {
    let look = Look(
      body: #"Text("T").foregroundColor(Color(UIColor(light: UIColor(white: 0.6, alpha: 1), dark: .white)))"#,
      declarations: """
        extension UIColor {
          convenience init(light: @escaping @autoclosure () -> UIColor, dark: @escaping @autoclosure () -> UIColor) {
            self.init { traits in
              switch traits.userInterfaceStyle {
              case .dark: return dark()
              default: return light()
              }
            }
          }
        }
        """)
    // 0.6 × 255 = 153 = 0x99.
    #expect(look.foreground("T") == "#999999", "\(look.dump)")
    #expect(look.foreground("T", .dark) == "#FFFFFF")
  }

  @Test(
    "a colour is what was given, left to its default, handed on or stored",
    arguments: [
      "Color.pick(Color(white: 1))", "Color.pick()", "Color.later(Color(white: 1))", "Tone(Color(white: 1)).ink",
    ])
  func given(_ color: String) {
    let look = Look(
      body: "Text(\"T\").foregroundColor(\(color))",
      declarations: """
        extension Color {
          static func pick(_ ink: @autoclosure () -> Color = Color(white: 1)) -> Color { ink() }
          static func later(_ ink: @autoclosure () -> Color) -> Color { made(by: ink) }
          static func made(by ink: () -> Color) -> Color { ink() }
        }
        struct Tone {
          let make: () -> Color
          init(_ make: @autoclosure @escaping () -> Color) { self.make = make }
          var ink: Color { make() }
        }
        """)
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}
