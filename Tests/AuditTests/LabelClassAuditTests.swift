import Audit
import Rules
import Testing

/// The fonts of labels whose class alone, or whose making as well, is in the source.
struct LabelClassAuditTests {
  private func notes(_ source: String) throws -> [String] {
    try report(on: "import UIKit\n\(source)").places.filter { $0.hasPrefix("fixed-type-size") }
  }

  @Test(
    "nobody sees the default font of a class that other code or a storyboard makes",
    arguments: [
      "final class Plain: UILabel {}",
      "final class Padded: UILabel { override func drawText(in rect: CGRect) { super.drawText(in: rect) } }",
    ])
  func bareClass(source: String) throws {
    #expect(try notes(source).isEmpty)
  }

  @Test("S-110: a font that the class sets, and the default of a label that code makes, keep their size")
  func knownFonts() throws {
    #expect(
      try notes("final class Loud: UILabel { func setUp() { font = .systemFont(ofSize: 12) } }")
        == ["fixed-type-size:2"])
    #expect(
      try notes(
        "final class Card: UIView {\n let title = UILabel()\n func setUp() { title.text = \"Tide\"; addSubview(title) } }"
      )
        == ["fixed-type-size:3"])
  }
  @Test("the default font of a label that code puts nowhere is not known: what shows it may set another one")
  func putNowhere() throws {
    func card(_ font: String) -> String {
      "final class Card: UIView {\n let title = UILabel()\n func setUp() { title.text = \"Tide\"; \(font) } }"
    }
    #expect(try notes(card("")).isEmpty)
    #expect(try notes(card("title.font = .systemFont(ofSize: 12)")) == ["fixed-type-size:4"])
  }
}
