import PlatformStyles
import Scene
import TestSupport
import Testing

/// Variables that a callee is let write to by `&`.
@Suite struct WrittenVariableTests {
  private func look(_ statements: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(declarations)
      struct Sample: View {
        var ink: Color {
          \(statements)
        }
        var body: some View { Text("a").foregroundStyle(ink) }
      }
      """)
  }

  @Test(
    "what a callee may write to is not known afterwards",
    arguments: ["mark(&isFaint)", "_ = mark(&isFaint)", "let done = mark(&isFaint)", "if mark(&isFaint) { }"])
  func written(_ call: String) {
    let look = look(
      "var isFaint = false; \(call); return isFaint ? .gray : .black",
      "func mark(_ flag: inout Bool) -> Bool { flag = true; return true }")
    #expect(Set(look.foregrounds("a")) == ["#8E8E93", "#000000"], "\(look.dump)")
  }

  @Test("the channels of a colour that is known are read")
  func channels() {
    let look = look(
      """
      var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
      UIColor(red: 1, green: 0.8, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return 0.3 * red + 0.6 * green + 0.1 * blue > 0.6 ? .black : .white
      """)
    // 0.3 + 0.48 + 0 = 0.78.
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("the channels of a dynamic colour are those of each appearance")
  func dynamicChannels() {
    let look = look(
      """
      var red: CGFloat = 0
      UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
      return red > 0.5 ? .black : .white
      """)
    // White in light, black in dark.
    #expect(look.words("a", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("a", .dark) == "#FFFFFF on #000000")
  }

  @Test("the channels of a colour of the running program are not known")
  func unknownChannels() {
    let look = look(
      """
      var red: CGFloat = 0
      UIColor(named: UserDefaults.standard.string(forKey: "name") ?? "")?.getRed(&red, green: nil, blue: nil, alpha: nil)
      return red > 0.5 ? .gray : .black
      """)
    // Either arm may hold on each way.
    #expect(look.readings("a").allSatisfy { !$0.isCertain && $0.foreground == nil }, "\(look.dump)")
  }

  /// An ink that goes with a colour, on that colour.
  private func paired(_ color: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      extension UIColor {
        var ink: UIColor {
          var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
          getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return 0.3 * red + 0.6 * green + 0.1 * blue < 0.5 ? .white : .black
        }
      }
      struct Sample: View {
        var body: some View { Text("a").foregroundStyle(Color(UIColor(\(color)).ink)).background(\(color)) }
      }
      """)
  }

  @Test("a colour that asks for its own channels gets its own")
  func ownChannels() {
    // 0.3 · 0.2 + 0.6 · 0.4 + 0.1 · 0.6 = 0.36; 0.3 + 0.6 · 0.8 = 0.78.
    #expect(paired("Color(red: 0.2, green: 0.4, blue: 0.6)").words("a") == "#FFFFFF on #336699")
    #expect(paired("Color(red: 1, green: 0.8, blue: 0)").words("a") == "#000000 on #FFCC00")
    let primary = paired("Color.primary")
    #expect(primary.words("a", .light) == "#FFFFFF on #000000", "\(primary.dump)")
    #expect(primary.words("a", .dark) == "#000000 on #FFFFFF")
  }

  @Test("no ink is told to be wrong on an accent that is not known where it is asked")
  func accentChannels() {
    #expect(paired("Color.accentColor").isCertain("a") == false)
  }

  @Test(
    "white, hue, saturation, brightness and alpha are read",
    arguments: [
      // Gray 0.6; a saturation of (0.8 − 0.2) / 0.8 = 0.75, a brightness of 0.8, a hue of 120° / 360°.
      ("UIColor(white: 0.6, alpha: 0.9).getWhite(&one, alpha: &two)", "abs(one - 0.6) + abs(two - 0.9) < 0.001"),
      ("ink.getHue(&one, saturation: nil, brightness: nil, alpha: nil)", "abs(one - 1 / 3) < 0.001"),
      ("ink.getHue(nil, saturation: &one, brightness: &two, alpha: nil)", "abs(one - 0.75) + abs(two - 0.8) < 0.001"),
      ("ink.getRed(nil, green: nil, blue: nil, alpha: &one)", "pow(max(one, two), 2) == 1"),
    ])
  func otherParts(_ call: String, _ test: String) {
    let look = look(
      """
      let ink = UIColor(red: 0.2, green: 0.8, blue: 0.2, alpha: 1)
      var one: CGFloat = 0, two: CGFloat = 0
      guard \(call) else { return .gray }
      return \(test) ? .black : .white
      """)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("how a colour becomes a white is not published")
  func whiteOfColor() {
    let look = look(
      "var one: CGFloat = 0; UIColor.red.getWhite(&one, alpha: nil); return one > 0.5 ? .black : .white")
    #expect(look.isCertain("a") == false, "\(look.dump)")
  }
}
