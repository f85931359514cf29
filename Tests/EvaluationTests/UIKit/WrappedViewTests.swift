import Scene
import TestSupport
import Testing

/// Views of code in property wrappers that the program declares (S-115).
@Suite struct WrappedViewTests {
  private func look(_ wrapper: String, _ attribute: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      @propertyWrapper struct Styled<Label: UILabel> {
        \(wrapper)
      }
      final class Screen: UIViewController {
        \(attribute) private var label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "T"
          \(more)
          view.addSubview(label)
        }
      }
      """)
  }

  private let styling = """
    let wrappedValue: Label
    init(wrappedValue: Label, _ color: UIColor) {
      wrappedValue.textColor = color
      self.wrappedValue = wrappedValue
    }
    """

  @Test("the initialiser of a wrapper styles what it wraps, and code after it styles that again")
  func styled() {
    let green = "UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)"
    let plain = look(styling, "@Styled(\(green))")
    #expect(plain.foreground("T") == "#008000", "\(plain.dump)")
    // `systemYellow` in light, by the system table.
    #expect(look(styling, "@Styled(.systemYellow)").foreground("T") == "#FFCC00")
    let again = look(styling, "@Styled(\(green))", more: "label.textColor = .black")
    #expect(again.foreground("T") == "#000000", "\(again.dump)")
  }

  @Test("a closure that the wrapper is given, and an initialiser that asks for another one, style it, too")
  func handedOn() {
    let closure = look(
      """
      let wrappedValue: Label
      init(wrappedValue: Label, _ style: (Label) -> Void) {
        style(wrappedValue)
        self.wrappedValue = wrappedValue
      }
      """, "@Styled({ $0.textColor = .white })")
    #expect(closure.foreground("T") == "#FFFFFF", "\(closure.dump)")
    let delegating = look(
      styling + "\ninit(wrappedValue: Label) { self.init(wrappedValue: wrappedValue, .white) }", "@Styled")
    #expect(delegating.foreground("T") == "#FFFFFF", "\(delegating.dump)")
  }

  @Test("a wrapper that does nothing but lay out leaves the look as it is")
  func layout() {
    let look = look(
      """
      var wrappedValue: Label { didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false } }
      init(wrappedValue: Label) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
      }
      """, "@Styled")
    // `UILabel` begins in the label colour, which is black in light.
    #expect(look.foreground("T") == "#000000" && look.isCertain("T") == true, "\(look.dump)")
  }
}
