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
    #expect(Set(look.foregrounds("a")) == ["#8E8E93", "#000000"], "\(look.dump)")
  }
}
