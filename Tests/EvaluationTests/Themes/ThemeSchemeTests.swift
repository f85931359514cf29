import PlatformStyles
import Scene
import TestSupport
import Testing

/// Themes whose flag sets the scheme of the windows: each is seen in that scheme (S-55).
@Suite struct ThemeSchemeTests {
  /// A theme with black ink and one with white ink, of which the second one's windows are dark.
  private func look(_ themes: String, asking flag: String = "skin.isNight ? .dark : .light") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(themes)
      final class Skins {
        static let shared = Skins()
        var skin: Skin = makeDay() {
          didSet {
            UIApplication.shared.windows.forEach { window in window.overrideUserInterfaceStyle = \(flag) }
          }
        }
        func set(night: Bool) { skin = night ? makeNight() : makeDay() }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Skins.shared.skin.ink) } }
      """)
  }

  private let makers = "func makeDay() -> Skin { Day() }\nfunc makeNight() -> Skin { Night() }"

  @Test(
    "the flag of a protocol is what each conformer has",
    arguments: [
      """
      protocol NightSkin: Skin {}
      extension Skin { var isNight: Bool { false }; var ink: Color { .black } }
      extension NightSkin { var isNight: Bool { true }; var ink: Color { .white } }
      struct Day: Skin {}
      struct Night: NightSkin {}
      """,
      """
      struct Day: Skin { var isNight: Bool { false }; var ink: Color { .black } }
      struct Night: Skin { var isNight: Bool { true }; var ink: Color { .white } }
      """,
      """
      struct Day: Skin { var isNight = false; var ink = Color.black }
      struct Night: Skin { var isNight = true; var ink = Color.white }
      """,
      """
      final class Day: Skin { let isNight = false; let ink = Color.black }
      final class Night: Skin { let isNight = true; let ink = Color.white }
      """,
    ])
  func conformers(_ types: String) {
    let skin = "protocol Skin { var isNight: Bool { get }; var ink: Color { get } }"
    let look = look("\(skin)\n\(types)\n\(makers)")
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"], "\(look.dump)")
  }

  /// A structure of themes whose windows a line of code sets.
  private func look(setting line: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Skin {
        let isNight: Bool
        let ink: Color
        static let day = Skin(isNight: false, ink: .black)
        static let night = Skin(isNight: true, ink: .white)
      }
      final class Skins {
        static let shared = Skins()
        var window: UIWindow?
        var skin: Skin = .day { didSet { \(line) } }
        func set(night: Bool) { skin = night ? .night : .day }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Skins.shared.skin.ink) } }
      """)
  }

  @Test(
    "windows may follow under a condition",
    arguments: [
      "if let window { window.overrideUserInterfaceStyle = skin.isNight ? .dark : .light }",
      """
      guard oldValue.isNight != skin.isNight else { return }
      window?.overrideUserInterfaceStyle = skin.isNight ? .dark : .light
      """,
      """
      guard Thread.isMainThread, !UIApplication.shared.windows.isEmpty else { return }
      window?.overrideUserInterfaceStyle = skin.isNight ? .dark : .light
      """,
      "if #available(iOS 13, *) { window?.overrideUserInterfaceStyle = skin.isNight ? .dark : .light }",
      "UIApplication.shared.windows.first?.overrideUserInterfaceStyle = skin.isNight ? .dark : .light",
    ])
  func set(_ line: String) {
    let look = look(setting: line)
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "windows that follow a flag of something else tell nothing of themes",
    arguments: [
      "window?.overrideUserInterfaceStyle = Preferences.current.isNight ? .dark : .light"
    ])
  func setElsewhere(_ line: String) {
    let look = look(setting: line)
    #expect(look.foregrounds("a", .light) == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a structure is what it was made with, or computes its flag",
    arguments: ["let isNight: Bool", "var isNight: Bool", "let isDim: Bool; var isNight: Bool { isDim }"])
  func structures(_ flag: String) {
    let look = look(
      """
      struct Skin {
        \(flag)
        let ink: Color
        init(_ holds: Bool, ink: Color) { \(flag.contains("isDim") ? "isDim" : "isNight") = holds; self.ink = ink }
      }
      func makeDay() -> Skin { Skin(false, ink: .black) }
      func makeNight() -> Skin { Skin(true, ink: .white) }
      """)
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "what the running program decides, and windows that are set both ways, tell nothing",
    arguments: [
      """
      struct Night: Skin {
        var isNight: Bool { UserDefaults.standard.bool(forKey: "night") }
        let ink = Color.white
      }
      """,
      """
      struct Night: Skin { var isNight: Bool { true }; let ink = Color.white }
      func other(_ window: UIWindow, _ skin: Skin) { window.overrideUserInterfaceStyle = skin.isNight ? .light : .dark }
      """,
    ])
  func untold(_ night: String) {
    let look = look(
      """
      protocol Skin { var isNight: Bool { get }; var ink: Color { get } }
      struct Day: Skin { var isNight: Bool { false }; let ink = Color.black }
      \(night)
      \(makers)
      """)
    #expect(look.foregrounds("a", .light).contains("#FFFFFF"), "\(look.dump)")
    #expect(look.foregrounds("a", .dark).contains("#FFFFFF"), "\(look.dump)")
  }
}
