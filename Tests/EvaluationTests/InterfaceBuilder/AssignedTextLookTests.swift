import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the colour and font of an object of an interface file do to the attributed text that code gives it (S-110).
struct AssignedTextLookTests {
  /// A text view `T` of a file, white on the black of the root view, in the outlet `body`.
  private func look(_ statements: String, more: String = "") -> Look {
    let white = #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    let black = #"red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    let view = """
      <textView text="T" id="V"><rect key="frame" x="0" y="0" width="90" height="30"/>
      <color key="backgroundColor" \(black)/><color key="textColor" \(white)/></textView>
      """
    return pictured(
      view, in: "body", as: "UITextView",
      """
      let words = NSAttributedString(string: "T", attributes: [.kern: 1])
      override func viewDidLoad() { \(statements) }
      \(more)
      """)
  }

  @Test("a text view draws a text without a colour in black, or as it says")
  func uncolored() {
    let look = look("body.attributedText = words")
    // Black or white on black.
    #expect(look.bounds("T").map { [$0.low, $0.high] } == [1, 21], "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("a colour that is set after the text is that of all of it")
  func after() {
    let look = look("body.attributedText = words; body.textColor = .white")
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("one that is set before it leaves the text its own")
  func before() {
    let look = look("body.textColor = .white; body.attributedText = words")
    #expect(look.bounds("T").map { [$0.low, $0.high] } == [1, 21], "\(look.dump)")
  }

  @Test("a label that code gives several runs without a colour draws them in its own")
  func runs() {
    let white = #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    let look = shown(
      captioned(#"<color key="textColor" \#(white)/>"#),
      swift: """
        extension UILabel {
          func write(_ words: String) {
            let text = NSMutableAttributedString(string: words)
            text.append(NSAttributedString(string: "!"))
            attributedText = text
          }
        }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          override func viewDidLoad() { view.backgroundColor = .black; caption.write("A") }
        }
        """)
    for text in ["A", "!"] {
      #expect(look.foregrounds(text) == ["#FFFFFF"], "\(look.dump)")
      #expect(look.isCertain(text) == true, "\(look.dump)")
    }
  }
}
