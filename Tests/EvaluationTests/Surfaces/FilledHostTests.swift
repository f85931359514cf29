import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code of UIKit fills in a variable before it hosts them.
struct FilledHostTests {
  private func look(_ code: String, detents: String = "", platform: Platform = .ios18) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View {
        var done: (() -> Void)?
        var ink = Color.black
        var body: some View { Text("T").foregroundColor(ink) }
      }
      final class Desk: UIViewController {
        func show() {
          \(code)
          let sheet = UIHostingController(rootView: note)
          \(detents)
          present(sheet, animated: true)
        }
        private func filled() -> Note {
          var made = Note()
          made.ink = .white
          return made
        }
      }
      """, platform: platform)
  }

  @Test(
    "S-92: a view of which properties are set stands where it is hosted, as it is then",
    arguments: [
      ("let note = Note()", "#000000"), ("var note = Note()", "#000000"),
      ("var note = Note()\nnote.done = { [weak self] in self?.title = nil }", "#000000"),
      ("var note = Note()\nnote.ink = .white", "#FFFFFF"),
      ("var note = Note()\nnote.done = { self.title = nil }\ntitle = \"S\"\nnote.ink = .white", "#FFFFFF"),
      ("let note = filled()", "#FFFFFF"),
    ])
  func filled(code: String, ink: String) {
    let look = look(code)
    #expect(look.words("T", .dark) == "\(ink) on #1C1C1E", "\(look.dump)")
  }

  @Test("S-92: on a sheet that covers a part of the screen it may lie on glass")
  func partial() {
    let look = look(
      "var note = Note()\nnote.done = { [weak self] in self?.title = nil }",
      detents: "sheet.sheetPresentationController?.detents = [.medium()]", platform: .ios26)
    #expect(look.undecided("T") == .material, "\(look.dump)")
  }

  @Test("what one of several ways changes is not told")
  func changed() {
    let look = look("var note = Note()\nif title == nil { note.ink = .white }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }
}
