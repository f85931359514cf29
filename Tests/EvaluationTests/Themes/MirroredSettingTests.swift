import ColorScience
import Scene
import TestSupport
import Testing

/// State that starts with what a setting asks for and is set to the same again, once the setting has changed (S-61a).
struct MirroredSettingTests {
  private static let computed = "static var page: Color { Settings.theme == 2 ? .black : .white }"

  /// A text that is white by the setting and else black, on a colour of which `declarations` tell.
  private func look(
    _ page: String, _ declarations: String, view members: String, back: String, refresh: String
  ) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      enum Settings { @AppStorage("theme") static var theme = 0 }
      extension Color { \(page) }
      extension UIColor {
        static var paper: UIColor {
          UIColor { _ in
            switch Settings.theme {
            case 2: return .black
            default: return .white
            }
          }
        }
      }
      \(declarations)
      struct Sample: View {
        \(members)
        var body: some View {
          VStack {
            Text("a").foregroundStyle(Settings.theme == 2 ? Color.white : .black)
            Button("b") { Settings.theme = 2; \(refresh) }
          }
          .background(\(back))
        }
      }
      """)
  }

  /// The foregrounds and backgrounds that a text has together.
  private func pairs(_ look: Look) -> Set<String> {
    Set(look.readings("a").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" })
  }

  @Test(
    "an object's variable has the conditions of the setting",
    arguments: [
      (computed, "Color.page", "@StateObject private var store = Store()"),
      (computed, "Color.page", "@EnvironmentObject private var store: Store"),
      ("static var page = { Color(.paper) }", "Color.page()", "@StateObject private var store = Store()"),
      ("static var page: Color { Color(.paper) }", "Color.page", "@EnvironmentObject private var store: Store"),
    ])
  func object(page: String, use: String, member: String) {
    let store =
      "final class Store: ObservableObject { @Published var back = \(use); func refresh() { back = \(use) } }"
    let look = look(page, store, view: member, back: "store.back", refresh: "store.refresh()")
    #expect(pairs(look) == ["#000000 on #FFFFFF", "#FFFFFF on #000000"], "\(look.dump)")
  }

  @Test("a view's state has them")
  func state() {
    let look = look(
      Self.computed, "", view: "@State private var back = Color.page", back: "back", refresh: "back = .page")
    #expect(pairs(look) == ["#000000 on #FFFFFF", "#FFFFFF on #000000"], "\(look.dump)")
  }

  @Test("what other code sets is one value more")
  func another() {
    let store = """
      final class Store: ObservableObject {
        @Published var back = Color.page
        func refresh() { back = .page }
        func dim() { back = Color(red: 0.4, green: 0.2, blue: 0.6) }
      }
      """
    let look = look(
      Self.computed, store, view: "@StateObject private var store = Store()", back: "store.back",
      refresh: "store.refresh()")
    #expect(look.backgrounds("a") == ["#000000", "#663399", "#FFFFFF"], "\(look.dump)")
  }
}
