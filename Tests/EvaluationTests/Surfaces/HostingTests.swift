import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views in hosting controllers that code of UIKit shows.
struct HostingTests {
  private func look(_ code: String, platform: Platform = .ios18) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T") } }
      final class Desk: UIViewController {
        private func presentOverlay(controller: UIViewController) { present(controller, animated: true) }
        func show() {
          \(code)
        }
      }
      """, platform: platform)
  }

  @Test(
    "S-92: a controller that is presented is elevated",
    arguments: [
      ("present(UIHostingController(rootView: Note()), animated: true)", "#1C1C1E"),
      ("let note = UIHostingController(rootView: Note())\nparent?.present(note, animated: true)", "#1C1C1E"),
      ("presentOverlay(controller: UIHostingController(rootView: Note()))", "#1C1C1E"),
      (
        "let note = UIHostingController(rootView: Note())\nlet stack = UINavigationController(rootViewController: note)\n"
          + "present(stack, animated: true)", "#1C1C1E"
      ),
      (
        "let note = UIHostingController(rootView: Note())\nnote.modalPresentationStyle = .fullScreen\n"
          + "present(note, animated: true)", "#000000"
      ),
      (
        "let note = UIHostingController(rootView: Note())\nnavigationController?.pushViewController(note, animated: true)",
        "#000000"
      ),
      ("present(UIAlertController(), animated: true)\nlet note = UIHostingController(rootView: Note())", "#000000"),
    ])
  func presented(code: String, dark: String) {
    let look = look(code)
    #expect(look.words("T", .dark) == "#FFFFFF on \(dark)", "\(look.dump)")
  }

  @Test("S-92: with heights of its own it may be glass from iOS 26")
  func detents() {
    let code = """
      let note = UIHostingController(rootView: Note())
      if let sheet = note.sheetPresentationController { sheet.detents = [.medium()] }
      present(note, animated: true)
      """
    #expect(look(code, platform: .ios26).isCertain("T") == false)
    #expect(look(code).words("T", .dark) == "#FFFFFF on #1C1C1E")
  }

  @Test("S-30: the tint of the window is the accent of what is hosted, and of nothing that has a colour of its own")
  func windowTint() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View {
        var body: some View {
          Button("B") {}
          Toggle("T", isOn: .constant(true))
        }
      }
      final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() {
          window!.tintColor = .systemRed
          window?.rootViewController = UIHostingController(rootView: Note())
        }
      }
      """)
    #expect(look.foreground("B") == "#FF3B30", "\(look.dump)")
    #expect(look.foreground("Toggle") == "#34C759")
  }
}
