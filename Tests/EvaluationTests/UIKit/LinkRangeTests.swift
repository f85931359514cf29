import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Links that are made of a part of a text by a range (S-44).
@Suite struct LinkRangeTests {
  private func look(_ statements: String, view: String = "UITextView") -> Look {
    Look(
      """
      import UIKit
      final class Screen: UIViewController {
        private let terms = \(view)()
        override func viewDidLoad() {
          super.viewDidLoad()
          terms.backgroundColor = .white
          let text = NSMutableAttributedString(string: "Read our policy", attributes: [.foregroundColor: UIColor.black])
          \(statements)
          terms.attributedText = text
          view.addSubview(terms)
        }
      }
      """)
  }

  private let link = """
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 9, length: 6))
    """
  private let color = "\nterms.linkTextAttributes = [.foregroundColor: UIColor.blue]"

  private func foregrounds(_ look: Look) -> [String] {
    look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
  }

  @Test("a part that is made a link has the colour that the text view gives links, and the rest keeps its own")
  func part() {
    let look = look(link + color)
    #expect(foregrounds(look) == ["#000000", "#0000FF"], "\(look.dump)")
    // What is around the link is surely there.
    #expect(look.isCertain("Read our policy") == true)
  }

  @Test("several links of a text are one run, wherever they lead")
  func several() {
    let second = """

      text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 0, length: 4))
      """
    #expect(foregrounds(look(link + second + color)) == ["#000000", "#0000FF"])
  }

  @Test("where nothing tells the colour of links, the text is seen as it is", arguments: ["UITextView", "UILabel"])
  func uncolored(_ view: String) {
    let look = look(link, view: view)
    #expect(foregrounds(look) == ["#000000"], "\(look.dump)")
    #expect(look.isCertain("Read our policy") == true)
  }
}
