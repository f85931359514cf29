import ColorScience
import Foundation
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Hosting controllers that code of UIKit paints or pins, and shows by themselves (S-55, S-80).
struct HostedGroundTests {
  private func look(_ code: String, classes: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T").foregroundColor(.white) } }
      \(classes)
      struct Desk {
        static func open(from controller: UIViewController) {
          \(code)
        }
      }
      """)
  }

  /// White on black: (1 + 0.05) / 0.05 = 21.
  @Test(
    "S-80: what code paints the view with lies behind what is hosted",
    arguments: [
      "let note = UIHostingController(rootView: Note())\nnote.view.backgroundColor = .black\nshow(note)",
      "let note = UIHostingController(rootView: Note().padding(4))\nnote.view?.backgroundColor = UIColor.black\nshow(note)",
      "let note = LoudHostingController(rootView: Note())\nshow(note)",
      "let note = QuietHostingController(rootView: Note())\nnote.view.backgroundColor = .black\nshow(note)",
    ])
  func painted(code: String) {
    let look = look(
      code.replacingOccurrences(of: "show(note)", with: "controller.present(note, animated: true)"),
      classes: """
        final class LoudHostingController: UIHostingController<Note> {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .black
          }
        }
        class QuietHostingController<Content: View>: UIHostingController<Content> {
          override var prefersStatusBarHidden: Bool { true }
        }
        """)
    #expect(look.ratio("T") == 21, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-92: what a class is given that is built on a hosting controller, whatever it is called",
    arguments: [
      ("controller.present(Sheet(rootView: Note()), animated: true)", "#1C1C1E"),
      ("let sheet = Sheet(rootView: Note())\ncontroller.present(sheet, animated: true)", "#1C1C1E"),
      ("controller.present(Card(rootView: Note()), animated: true)", "#1C1C1E"),
      ("controller.navigationController?.pushViewController(Sheet(rootView: Note()), animated: true)", "#000000"),
    ])
  func derived(code: String, dark: String) {
    let look = look(
      code,
      classes: """
        class Sheet<Content: View>: UIHostingController<Content> {}
        final class Card: Sheet<Note> {}
        """)
    #expect(look.words("T", .dark) == "#FFFFFF on \(dark)", "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }

  @Test(
    "S-92: a class that puts more around what it is given, under whatever name it hands that on, is told nothing of",
    arguments: [
      "super.init(rootView: AnyView(rootView.background(Color.black)))",
      "let whole = AnyView(rootView.background(Color.black))\nsuper.init(rootView: whole)",
    ])
  func changed(_ code: String) {
    let look = look(
      "controller.present(Dark(rootView: Note()), animated: true)",
      classes: """
        class Dark<Content: View>: UIHostingController<AnyView> {
          init(rootView: Content) { \(code) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    // White on the white of a plain controller would fail; here the class decides.
    #expect(look.isCertain("T") != true, "\(look.dump)")
  }

  @Test("S-92: a class that hands on what it is given shows that")
  func handedOn() {
    let look = look(
      "controller.present(Sheet(rootView: Note()), animated: true)",
      classes: """
        final class Sheet<Content: View>: UIHostingController<Content> {
          override init(rootView: Content) { super.init(rootView: rootView) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
  }

  @Test(
    "S-92: so does one that makes it by a builder, or hands something down to it",
    arguments: [
      ("init(@ViewBuilder content: () -> Content) { super.init(rootView: AnyView(content())) }", "Sheet { Note() }"),
      (
        "init(rootView: Content, _ store: Store) { super.init(rootView: AnyView(rootView.environmentObject(store))) }",
        "Sheet(rootView: Note(), Store())"
      ),
    ])
  func handedOn(by initializer: String, _ call: String) {
    let look = look(
      "let sheet = \(call)\nsheet.view.backgroundColor = .black\ncontroller.present(sheet, animated: true)",
      classes: """
        final class Store: ObservableObject {}
        final class Sheet<Content: View>: UIHostingController<AnyView> {
          \(initializer)
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-92: one that sets a value of the environment around it, which may be seen, does not fail for certain")
  func schemeAround() {
    let look = look(
      """
      let sheet = Sheet(rootView: Text("A"), isDark: true)
      sheet.view.backgroundColor = .black
      controller.present(sheet, animated: true)
      """,
      classes: """
        final class Sheet<Content: View>: UIHostingController<AnyView> {
          init(rootView: Content, isDark: Bool) {
            super.init(rootView: AnyView(rootView.environment(\\.colorScheme, .dark)))
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    // The text is white there; without the scheme that the class sets it would be black on black.
    #expect(look.isCertain("A") != true, "\(look.dump)")
  }

  @Test(
    "a view that has the name of such a class is none",
    arguments: ["enum Old { final class Board: UIHostingController<Text> {} }", ""])
  func otherTypes(_ other: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      \(other)
      struct Board<Content: View>: View {
        let content: Content
        init(_ content: Content) { self.content = content }
        var body: some View { ZStack { Color.black; content } }
      }
      struct Note: View { var body: some View { Text("T").foregroundColor(.white) } }
      struct Home: View { var body: some View { Board(Note()) } }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-80: what shows through a clear one is not known for certain")
  func clear() {
    let look = look(
      """
      let note = UIHostingController(rootView: Note())
      note.view.backgroundColor = .clear
      controller.present(note, animated: true)
      """)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("S-80: a view that is left as it is has the system's background")
  func plain() {
    let look = look("controller.present(UIHostingController(rootView: Note()), animated: true)")
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("S-55: the scheme that code pins one to is that of what is hosted")
  func pinned() {
    let look = look(
      """
      let note = UIHostingController(rootView: Note())
      note.overrideUserInterfaceStyle = .dark
      note.modalPresentationStyle = .fullScreen
      controller.present(note, animated: true)
      """)
    #expect(look.ratio("T", .dark) == 21, "\(look.dump)")
    #expect(look.readings("T").isEmpty)
  }
}
