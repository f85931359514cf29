import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Subtrees pinned to a scheme, around which code asks for the scheme of the device (S-4, S-55, S-58).
struct DeviceSchemeTests {
  private static func look(_ body: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(declarations)
      struct Sample: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { VStack { \(body); Text("U") } }
      }
      """)
  }

  @Test(
    "S-55: on each device an inverted part has the other scheme, on a ground of its own too",
    arguments: [
      #".background(Color(.systemBackground)).environment(\.colorScheme, scheme == .dark ? .light : .dark)"#,
      ".background(Color(.systemBackground)).colorScheme(scheme == .light ? .dark : .light)",
      ".modifier(Inverted())",
    ])
  func inverted(modifiers: String) {
    let look = Self.look(
      #"Text("T")\#(modifiers)"#,
      """
      struct Inverted: ViewModifier {
        @Environment(\\.colorScheme) private var scheme
        func body(content: Content) -> some View {
          content.background(Color(.systemBackground)).environment(\\.colorScheme, scheme == .dark ? .light : .dark)
        }
      }
      """)
    #expect(look.words("T", .light) == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("T", .dark) == "#000000 on #FFFFFF")
    #expect(look.words("U", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-58: what is pinned to light is there where the device is dark")
  func pinnedArm() {
    let look = Self.look(
      #"""
      if scheme == .dark { Text("T").foregroundStyle(.gray).background(.white).environment(\.colorScheme, .light) }
      """#)
    // systemGray in light.
    #expect(look.words("T", .dark) == "#8E8E93 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .light) == "-")
  }

  @Test("S-4: a colour that was chosen outside the pin by the scheme of the device stays the device's")
  func chosenOutside() {
    let look = Self.look(
      #"""
      Text("T").foregroundStyle(scheme == .dark ? .gray : .black).background(.white).environment(\.colorScheme, .light)
      """#)
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#8E8E93 on #FFFFFF")
  }

  @Test("S-55: what is asked within the pin has the pinned scheme alone")
  func askedWithin() {
    let part =
      "struct Part: View { @Environment(\\.colorScheme) private var scheme\n"
      + "var body: some View { Text(\"T\").foregroundStyle(scheme == .dark ? .gray : .black) } }"
    let look = Self.look(#"Part().background(.white).environment(\.colorScheme, .light)"#, part)
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "-")
  }

  @Test(
    "S-114: a colour that asks for its traits is told those of the pin, whatever is made of it",
    arguments: [
      "ink.opacity(1)", "ink.mix(with: .black, by: 0)",
    ])
  func askedTraits(style: String) {
    let look = Self.look(
      #"Text("T").foregroundStyle(\#(style)).environment(\.colorScheme, .light)"#,
      "private let ink = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })")
    // Black on the white window, 21:1, and on the black one, 1:1.
    #expect((look.bounds("T", .light)?.low ?? 0) > 20.9, "\(look.dump)")
    #expect((look.bounds("T", .dark)?.high ?? 21) < 1.1)
  }

  @Test("S-114: so is one in a pinned part with a ground of its own, which is seen in one scheme")
  func askedTraitsOnGround() {
    let look = Self.look(
      #"""
      Text("T").foregroundStyle(ink.opacity(0.5)).background(.white).environment(\.colorScheme, .light)
      """#, "private let ink = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })")
    // Black at 50 % over white is 127.5, rounded to 128.
    #expect(look.words("T", .light) == "#808080 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "-")
  }
}
