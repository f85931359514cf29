import ColorScience
import Foundation
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

  @Test(
    "S-92: so is a view that a constant holds, where the view names it that the controller shows",
    arguments: [
      "let note = Note()\npresent(UIHostingController(rootView: NavigationView { note }), animated: true)",
      "let note = Note()\nlet all = UIHostingController(rootView: VStack { note })\npresent(all, animated: true)",
      "let note = Note()\nlet page = Group { note }\npresent(UIHostingController(rootView: page), animated: true)",
    ])
  func held(code: String) {
    let look = look(code)
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
  }

  @Test(
    "S-92: what a presented controller pushes or holds is on its sheet, and beside it where it is shown elsewhere too",
    arguments: [
      ("present(Desk(), animated: true)", "#1C1C1E"),
      ("present(UINavigationController(rootViewController: Desk()), animated: true)", "#1C1C1E"),
      ("show(Desk(), sender: nil)", "#000000"),
      ("present(Desk(), animated: true)\nshow(Desk(), sender: nil)", "#000000 #1C1C1E"),
    ])
  func pushed(code: String, dark: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T") } }
      final class Desk: UIViewController {
        func show() { navigationController?.pushViewController(UIHostingController(rootView: Note()), animated: true) }
      }
      final class Hall: UIViewController {
        func open() { \(code) }
      }
      """)
    #expect(Set(look.backgrounds("T", .dark)).sorted().joined(separator: " ") == dark, "\(look.dump)")
    #expect(Set(look.backgrounds("T")) == ["#FFFFFF"])
  }

  /// The backgrounds in dark of a view that a controller shows, which is presented as a sheet; `made` is its controller.
  private func levels(_ code: String, members: String = "") -> String {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T") } }
      final class Desk: UIViewController {
        \(members.replacingOccurrences(of: "made", with: "UIHostingController(rootView: Note())"))
        func pick(_ row: Int) {
          \(code.replacingOccurrences(of: "made", with: "UIHostingController(rootView: Note())"))
        }
      }
      final class Hall: UIViewController {
        func open() { present(UINavigationController(rootViewController: Desk()), animated: true) }
      }
      """)
    return Set(look.backgrounds("T", .dark)).sorted().joined(separator: " ")
  }

  @Test(
    "S-92: a controller that comes from a choice, or from a closure that is called at once, is shown as is said of that",
    arguments: [
      "let next: UIViewController? = { return made }()\nif let next { navigationController?.show(next, sender: 1) }",
      "let next: UIViewController? = { switch row { case 0: return made\ndefault: return nil } }()\n"
        + "if let next { self.navigationController?.pushViewController(next, animated: true) }",
      "navigationController?.pushViewController({ made }(), animated: true)",
      "let next = row == 0 ? made : UIViewController()\nshow(next, sender: nil)",
      "let next = switch row { case 0: made\ndefault: UIViewController() }\nshow(next, sender: nil)",
      "let next: UIViewController\nif row == 0 { next = made } else { next = UIViewController() }\nshow(next, sender: nil)",
      "guard let stack = navigationController else { return }\nstack.pushViewController(made, animated: true)",
    ])
  func chosen(code: String) {
    #expect(levels(code) == "#1C1C1E")
  }

  @Test(
    "S-92: what a closure of an initial value presents is shown as what a function presents",
    arguments: [
      ("lazy var open: () -> Void = { [unowned self] in self.present(made, animated: true) }", "#1C1C1E"),
      ("lazy var open = UIAction { [unowned self] _ in self.present(made, animated: true) }", "#1C1C1E"),
      (
        "lazy var opener: Opener = { let it = Opener()\nit.action = { self.present(made, animated: true) }\n"
          + "return it }()", "#1C1C1E"
      ),
      ("lazy var open: () -> Void = { let all = made\nself.present(all, animated: true) }", "#1C1C1E"),
      ("lazy var open: () -> Void = { self.show(made, sender: nil) }", "#1C1C1E"),
      (
        "lazy var open: () -> Void = { let all = made\nall.modalPresentationStyle = .fullScreen\n"
          + "self.present(all, animated: true) }", "#000000"
      ),
    ])
  func initialValues(member: String, dark: String) {
    #expect(levels("", members: member) == dark)
  }

  @Test("S-92: such a closure hosts for certain what a constant in it holds, arguments and all")
  func initialValueOfArguments() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View {
        let size: Int
        var body: some View { Text("T") }
      }
      final class Desk: UIViewController {
        lazy var open: () -> Void = {
          let note = Note(size: 3)
          self.present(UIHostingController(rootView: note), animated: true)
        }
      }
      """)
    #expect(look.backgrounds("T", .dark) == ["#1C1C1E"], "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }

  @Test("S-92: one that covers the screen stands on the base, wherever its style is set")
  func covering() {
    let inside = "let next = { let note = made\nnote.modalPresentationStyle = .fullScreen\nreturn note }()"
    let outside = "let next = { made }()\nnext.modalPresentationStyle = .fullScreen"
    for code in [inside, outside] {
      #expect(levels(code + "\npresent(next, animated: true)") == "#000000")
    }
  }

  @Test(
    "S-92: a controller that a function or property returns is shown as the code says that asks for it",
    arguments: [
      ("if let next = make(row) { navigationController?.show(next, sender: self) }", "#1C1C1E"),
      (
        "guard let next = self.make(row) else { return }\nnavigationController?.pushViewController(next, animated: true)",
        "#1C1C1E"
      ),
      ("row.root = make(row)", "#000000"),
      ("row.root = make(row)\nif let next = make(row) { show(next, sender: nil) }", "#000000 #1C1C1E"),
    ])
  func returned(code: String, dark: String) {
    let make = "func make(_ row: Int) -> UIViewController? { made }"
    #expect(levels(code, members: make) == dark)
  }

  @Test(
    "S-92: what a property returns may come from a function, and a local name that hides it asks for nothing",
    arguments: [
      ("show(other, sender: nil)", "#1C1C1E"), ("row.root = other", "#000000"),
      ("row.root = other\nshow(other, sender: nil)", "#000000 #1C1C1E"),
    ])
  func handedOn(code: String, dark: String) {
    let members = """
      static func make(_ row: Int, size: Int = 0) -> UIViewController? { made }
      var other: UIViewController { let note = Desk.make(0); return note ?? UIViewController() }
      func hide(in window: UIWindow) { let other = UIViewController(); window.rootViewController = other }
      """
    #expect(levels(code, members: members) == dark)
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

  /// White on #FF9500 at luminance 0.4370: 1.05 / 0.4870 = 2.16.
  @Test("S-92, S-95: what a constant holds is hosted as what is written in its place, and each part is as certain")
  func constant() {
    let source = """
      import SwiftUI
      import UIKit
      struct Form: View {
        let title: String
        var body: some View {
          VStack {
            Button("B") {}.buttonStyle(.borderedProminent)
            Text("T").foregroundStyle(.tint)
          }.tint(.orange)
        }
      }
      final class Desk: UIViewController {
        func show(title: String) {
          let form = Form(title: title)
          let host = UIHostingController(rootView: form)
          present(host, animated: true)
        }
      }
      """
    let look = Look(source)
    #expect(look.words("T", .dark) == "#FF9F0A on #1C1C1E", "\(look.dump)")
    #expect(look.words("B") == "#FFFFFF on #FF9500")
    #expect(look.isCertain("B") == true)
    #expect(look.isCertain("T") == true)
    let form = "form = Form(title: title)"
    let changing = Look(
      source.replacingOccurrences(of: "let \(form)", with: "var \(form)\nif title.isEmpty { \(form) }"))
    #expect(changing.isCertain("T") == false, "\(changing.dump)")
  }

  @Test(
    "S-92: a method of the program that makes a controller of any view hosts the view it is called on",
    arguments: [
      ("present(Note().hosted(), animated: true)", "#1C1C1E"),
      ("let host = Note().hosted()\npresent(host, animated: true)", "#1C1C1E"),
      ("let note = Note()\nlet host = note.hosted()\npresent(host, animated: true)", "#1C1C1E"),
      (
        "let host = Note().hosted()\nhost.modalPresentationStyle = .overFullScreen\npresent(host, animated: true)",
        "#000000"
      ),
      ("show(Note().hosted(), sender: nil)", "#000000"),
    ])
  func method(code: String, dark: String) {
    let hosted = """

      extension View {
        func hosted() -> UIHostingController<some View> {
          let dressed = self.foregroundStyle(.orange)
          let controller = UIHostingController(rootView: dressed)
          return controller
        }
      }
      """
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T") } }
      final class Desk: UIViewController {
        func open() {
          \(code)
        }
      }
      """ + hosted)
    #expect(look.words("T", .dark) == "#FF9F0A on \(dark)", "\(look.dump)")
  }

  /// A controller that puts the view of a hosting controller into its own.
  private func embedded(_ statements: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T") } }
      final class Desk: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .black
          let note = UIHostingController(rootView: Note())
          addChild(note)
          \(statements)
          view.addSubview(note.view)
        }
      }
      """)
  }

  @Test("S-115: what is hosted inside of a view stands on what that view paints, once its own background is clear")
  func embeddedViews() {
    #expect(embedded("").words("T") == "#000000 on #FFFFFF", "\(embedded("").dump)")
    let clear = embedded("note.view.backgroundColor = .clear")
    #expect(clear.words("T") == "#000000 on #000000", "\(clear.dump)")
    #expect(embedded("note.view.backgroundColor = .yellow").background("T") == "#FFFF00")
    let dark = embedded("note.overrideUserInterfaceStyle = .dark\nnote.view.backgroundColor = .clear")
    #expect(dark.readings("T", .light).allSatisfy { $0.foreground?.hexString == "#FFFFFF" }, "\(dark.dump)")
  }

  @Test("S-113: what a row is given by SwiftUI stands on the row")
  func rows() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      final class NoteCell: UICollectionViewListCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .yellow
          contentConfiguration = UIHostingConfiguration { Text("T") }
        }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFF00", "\(look.dump)")
  }

  @Test("S-113: modifiers of what a row is given by SwiftUI keep it there, on the background that they set")
  func modifiedRows() {
    func look(_ modifiers: String) -> Look {
      Look(
        """
        import SwiftUI
        import UIKit
        final class NoteCell: UICollectionViewListCell {
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .yellow
            contentConfiguration = UIHostingConfiguration { Text("T") }\(modifiers)
          }
        }
        """)
    }
    let margins = look(".margins(.all, 0).minSize(width: 20, height: 20)")
    #expect(margins.words("T") == "#000000 on #FFFF00", "\(margins.dump)")
    for background in [".background(.red)", ".margins(.all, 0).background { Color.red }"] {
      let look = look(background)
      #expect(look.words("T") == "#000000 on #FF3B30", "\(look.dump)")
    }
  }
}
