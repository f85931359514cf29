import Scene
import TestSupport
import Testing

/// Labels of interface files that code takes the text from along with setting their colour (S-115, S-140).
struct EmptiedTextTests {
  private func look(_ body: String, in file: String = captioned()) -> Look {
    shown(
      file,
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

  @Test(
    "a label without words in the file is seen where code gives it some, in the colour that it sets along with them",
    arguments: [
      ("func show(_ words: String) { caption.text = words; caption.textColor = .red }", ["#FF0000"]),
      ("override func viewDidLoad() { if isLate { caption.text = \"L\"; caption.textColor = .red } }", ["#FF0000"]),
      ("func show(_ words: String) { caption.text = words }", ["#000000"]),
      (
        """
        func show(_ words: String) { caption.text = words }
        func fail(_ words: String) { caption.text = words; caption.textColor = .red }
        """, ["#FF0000", "?"]
      ),
    ])
  func blank(_ members: String, _ colors: [String]) {
    // What is shown after a failure may still be red.
    for text in ["", " "] {
      let look = look(members, in: captioned().replacingFirst(#"text="T""#, with: #"text="\#(text)""#))
      #expect(look.foregrounds(text) == colors, "\(look.dump)")
    }
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
