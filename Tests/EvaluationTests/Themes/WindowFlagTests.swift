import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Flags by which code sets the style of its windows: they tell the scheme (S-55).
@Suite struct WindowFlagTests {
  /// An object with a flag, and a text that is written in one colour where it holds and in another where it does not.
  private func look(_ code: String, _ flag: String = "@ObservedObject var store = Store.shared") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      final class Store: ObservableObject { static let shared = Store(); @Published var isNight = false }
      \(code)
      struct Sample: View {
        \(flag)
        var body: some View { Text("a").foregroundStyle(store.isNight ? Color.white : .black) }
      }
      """)
  }

  @Test(
    "a window that follows a flag ties it to the scheme",
    arguments: [
      "window?.overrideUserInterfaceStyle = Store.shared.isNight ? .dark : .light",
      "window?.overrideUserInterfaceStyle = !store.isNight ? UIUserInterfaceStyle.light : .dark",
      "scene.keyWindow?.overrideUserInterfaceStyle = other.isNight ? .dark : .light",
      "if automatic { window?.overrideUserInterfaceStyle = .unspecified } "
        + "else { window?.overrideUserInterfaceStyle = store.isNight ? .dark : .light }",
    ])
  func tied(_ assignment: String) {
    let code = """
      class Coordinator {
        var window: UIWindow?
        let store = Store.shared
        func show(_ automatic: Bool, on scene: UIWindowScene, as other: Store) { \(assignment) }
      }
      """
    let look = look(code)
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"], "\(look.dump)")
    #expect(look.conditions("a") == [""])
  }

  @Test(
    "a theme is seen in the scheme that windows get for the case that it holds",
    arguments: [
      """
      for window in UIApplication.shared.windows {
        if current.style == .bright { window.overrideUserInterfaceStyle = .light }
        else if current.style == .dim { window.overrideUserInterfaceStyle = .dark }
        else { window.overrideUserInterfaceStyle = .unspecified }
      }
      """,
      """
      switch current.style {
      case .bright: window?.overrideUserInterfaceStyle = .light
      case .dim: window?.overrideUserInterfaceStyle = .dark
      case .system: window?.overrideUserInterfaceStyle = .unspecified
      }
      """,
    ])
  func themes(_ statements: String) {
    let look = Look(
      """
      import SwiftUI
      enum Style { case bright, dim, system }
      class Theme {
        var style: Style
        var ink: Color
        init(style: Style, ink: Color) { self.style = style; self.ink = ink }
      }
      class Themes {
        static let shared = Themes()
        let all = [
          Theme(style: .bright, ink: .black), Theme(style: .dim, ink: .white), Theme(style: .system, ink: .primary)
        ]
        var current: Theme
        var window: UIWindow?
        init() { current = all[UserDefaults.standard.integer(forKey: "theme")] }
        func activate(_ theme: Theme) { current = theme; update() }
        func update() { \(statements) }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Themes.shared.current.ink) } }
      """)
    #expect(look.foregrounds("a", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("a", .dark) == ["#FFFFFF"])
  }

  @Test(
    "other flags, other objects and windows set both ways tell nothing",
    arguments: [
      "window?.overrideUserInterfaceStyle = store.isNight ? .dark : .unspecified",
      "window?.overrideUserInterfaceStyle = isOld ? .dark : .light",
      "controller.overrideUserInterfaceStyle = store.isNight ? .dark : .light",
      "window?.overrideUserInterfaceStyle = store.isNight ? .dark : .light; "
        + "window?.overrideUserInterfaceStyle = store.isNight ? .light : .dark",
    ])
  func untied(_ assignment: String) {
    let code = """
      class Coordinator {
        var window: UIWindow?, isOld = false
        let store = Store.shared, controller = UIViewController()
        func show() { \(assignment) }
      }
      """
    #expect(Set(look(code).foregrounds("a", .light)) == ["#000000", "#FFFFFF"])
  }

  @Test("a structure that is made with a value keeps it, one that is not known follows the window")
  func structures() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Ink { var isNight = false; var color: Color { isNight ? .white : .black } }
      class Coordinator {
        var window: UIWindow?
        func apply(_ ink: Ink) { window?.overrideUserInterfaceStyle = ink.isNight ? .dark : .light }
      }
      final class Store: ObservableObject { @Published var ink: Ink; init(ink: Ink) { self.ink = ink } }
      struct Sample: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Text("chosen").foregroundStyle(store.ink.color)
          Text("sample").foregroundStyle(Ink(isNight: true).color)
        }
      }
      """)
    #expect(look.foregrounds("chosen", .light) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("chosen", .dark) == ["#FFFFFF"])
    #expect(look.foregrounds("sample", .light) == ["#FFFFFF"])
  }

  @Test("the theme in force follows the window, whatever it was made with")
  func themes() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Theme {
        var isNight = false
        let day: Color, night: Color
        var ink: Color { isNight ? night : day }
      }
      final class Store: ObservableObject {
        @Published var theme: Theme
        init(warm: Bool) { theme = warm ? Theme(day: .black, night: .white) : Theme(day: .black, night: .yellow) }
        func apply(_ theme: Theme, to window: UIWindow) {
          window.overrideUserInterfaceStyle = theme.isNight ? .dark : .light
        }
      }
      struct Sample: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("a").foregroundStyle(store.theme.ink).background(Color(.systemBackground)) }
      }
      """)
    #expect(Set(look.foregrounds("a", .light)) == ["#000000"], "\(look.dump)")
    #expect(!look.foregrounds("a", .dark).contains("#000000"), "\(look.dump)")
    #expect(look.foregrounds("a", .dark).contains("#FFFFFF"))
  }

  @Test("themes that differ in nothing but a flag that windows follow are one")
  func doubles() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Theme {
        var isNight = false
        let title: String
        let ink: Color
        init(isNight: Bool = false, title: String, ink: Color) {
          self.isNight = isNight
          self.title = title
          self.ink = ink
        }
        static func plain(isNight: Bool = false) -> Theme { Theme(isNight: isNight, title: "Day", ink: .black) }
        static let all = [Theme(title: "Day", ink: .black), Theme(title: "Sea", ink: .white)]
      }
      class Coordinator {
        var window: UIWindow?
        func apply(_ theme: Theme) { window?.overrideUserInterfaceStyle = theme.isNight ? .dark : .light }
      }
      func themes() -> [Theme] { Theme.all + [Theme.plain()] }
      struct Sample: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.ink) }
      }
      """)
    #expect(look.placements("a").compactMap(\.theme).sorted() == ["Day", "Sea"], "\(look.dump)")
    #expect(look.foregrounds("a", .light) == ["#000000", "#FFFFFF"])
  }
}
