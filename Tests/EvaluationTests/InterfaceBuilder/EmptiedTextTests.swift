import Scene
import TestSupport
import Testing

/// Labels of interface files that code takes the text from along with setting their colour (S-115, S-140).
struct EmptiedTextTests {
  private func look(_ body: String) -> Look {
    shown(
      captioned(),
      swift: """
        import UIKit
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          var isLate: Bool { FileManager.default.fileExists(atPath: "late") }
          \(body)
        }
        """)
  }

  private func loaded(_ statements: String) -> Look { look("override func viewDidLoad() {\n\(statements)\n}") }

  @Test(
    "S-115: a colour that is set where the text is taken away is seen nowhere",
    arguments: [
      "if isLate { caption.text = nil; caption.textColor = .red }",
      "if isLate { caption.textColor = .red; caption.text = \"\" } else { caption.text = \"L\" }",
      "guard isLate else { caption.text = nil; caption.textColor = .red; return }",
      "if isLate { caption.text = \"L\" } else { caption.attributedText = nil; caption.textColor = .red }",
    ])
  func emptied(_ statements: String) {
    let look = loaded(statements)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("the same holds for what one function does later")
  func later() {
    let look = look("func clear() { caption.text = nil; caption.textColor = .red }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "a label that gets a text afterwards, or whose text is taken away elsewhere, is seen in that colour",
    arguments: [
      "if isLate { caption.text = nil; caption.textColor = .red; caption.text = \"L\" }",
      "caption.text = nil; if isLate { caption.textColor = .red }",
    ])
  func seen(_ statements: String) {
    let look = loaded(statements)
    #expect(look.foregrounds("T").contains("#FF0000"), "\(look.dump)")
  }

  @Test("of several functions any may be called last")
  func several() {
    let look = look(
      """
      func clear() { caption.text = nil; caption.textColor = .red }
      func fill(_ words: String) { caption.text = words }
      """)
    #expect(look.foregrounds("T").contains { $0 != "#000000" }, "\(look.dump)")
  }
}
