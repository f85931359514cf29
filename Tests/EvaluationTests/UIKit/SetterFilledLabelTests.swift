import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels that only properties of their class fill, in objects of which code may or may not set these (S-110, S-115).
struct SetterFilledLabelTests {
  private static let forwarding = "var prompt: String? { get { hint.text } set { hint.text = newValue } }"

  /// True where a red label is seen that a class holds, of which a page has an object on white.
  private func isSeen(
    _ property: String, label: String = "private let hint = UILabel()", inner: String = "",
    area: String = "private let area = HintView()", outer: String = "", others: String = ""
  ) -> Bool {
    let look = Look(
      """
      import UIKit
      final class HintView: UIView {
        \(label)
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          hint.textColor = .red
          addSubview(hint)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(inner)
      }
      final class FirstPage: UIViewController {
        \(area)
        private let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(area)
        }
        \(outer)
      }
      \(others)
      """)
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    // `.red` of UIKit is plain red.
    return colors.contains("#FF0000")
  }

  @Test(
    "S-115: a label that a property of its class alone fills is not there where nothing sets that",
    arguments: [
      forwarding, "var prompt = \"\" { didSet { hint.text = prompt } }",
      "var prompt: String? { get { hint.text } set { if let newValue { hint.text = newValue } } }",
    ],
    ["", "final class Form { var prompt: String?; func fill() { prompt = \"T\" } }"])
  func unset(_ property: String, _ others: String) {
    #expect(!isSeen(property, others: others))
  }

  @Test("what a page sets of another object under the same name gives it no text")
  func namesake() {
    let property = "var placeholder: String? { didSet { hint.text = placeholder } }"
    #expect(!isSeen(property, outer: "func name() { field.placeholder = \"T\" }"))
  }

  @Test("it may be there where something sets the property")
  func set() {
    #expect(isSeen(Self.forwarding, outer: "func fill(_ words: String) { area.prompt = words }"))
    #expect(isSeen(Self.forwarding, outer: "func fill(_ words: String) { let it = area; it.prompt = words }"))
    #expect(isSeen(Self.forwarding, inner: "func fill() { prompt = \"T\" }"))
  }

  @Test("it may be there where other code may set the property or the text")
  func open() {
    #expect(isSeen(Self.forwarding, area: "let area = HintView()"))
    #expect(isSeen(Self.forwarding, label: "let hint = UILabel()"))
    #expect(isSeen(Self.forwarding, inner: "func fill(_ words: String) { hint.text = words }"))
    #expect(isSeen(Self.forwarding, inner: "func fill() { Remote.fill(hint) }"))
    #expect(isSeen(Self.forwarding, outer: "func fill() { Remote.fill(area) }"))
    #expect(isSeen("@objc dynamic var prompt: String? { didSet { hint.text = prompt } }"))
  }
}
