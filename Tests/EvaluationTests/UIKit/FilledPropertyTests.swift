import ColorScience
import Scene
import TestSupport
import Testing

/// Properties with observers that initialisers fill, and that other functions set later (S-115).
struct FilledPropertyTests {
  /// White words on a tag that is black, until something takes it for off: then it is yellow.
  private func look(_ members: String, tag: String = "", start: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Tag: UIView {
        private let label = UILabel()
        var isOn: Bool { didSet { update() } }
        init(isOn: Bool) {
          self.isOn = isOn
          super.init(frame: .zero)
          label.text = "T"
          label.textColor = .white
          addSubview(label)
          update()
        }
        required init?(coder: NSCoder) { nil }
        private func update() { backgroundColor = isOn ? .black : .yellow }
        \(tag)
      }
      final class Page: UIViewController {
        private let mark = Tag(isOn: true)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(mark)
          \(start)
        }
        \(members)
      }
      """)
  }

  /// True where the one tag may be black or yellow: what other code may call adds to what is there (S-115).
  private func mayBeEither(_ look: Look) -> Bool {
    // White has 21:1 on black, and 1.05 / 0.9778 = 1.07 on #FFFF00, of luminance 0.9278.
    look.bounds("T").map { abs($0.low - 1.07) < 0.01 && abs($0.high - 21) < 0.01 } == true
  }

  @Test(
    "what sets one changes looks",
    arguments: [
      "func mute() { mark.isOn = false }", "@objc private func mute() { mark.isOn.toggle() }",
      "func mute() { print(); self.mark.isOn.toggle() }", "func mute() { if mark.isOn { mark.isOn = false } }",
    ])
  func set(_ members: String) {
    #expect(mayBeEither(look(members)), "\(look(members).dump)")
  }

  @Test(
    "so does the closure of an action",
    arguments: ["self?.mark.isOn = false", "self?.mark.isOn.toggle()"])
  func action(_ statement: String) {
    let look = look("", start: "let action = UIAction { [weak self] _ in \(statement) }\nkeep(action)")
    #expect(mayBeEither(look), "\(look.dump)")
  }

  @Test("and a method of the class itself")
  func method() {
    let look = look("func mute() { mark.set(false) }", tag: "func set(_ isOn: Bool) { self.isOn = isOn }")
    #expect(mayBeEither(look), "\(look.dump)")
  }

  @Test("what another object is set to tells nothing of this one")
  func other() {
    let other = "private let other = Tag(isOn: true)\nfunc mute() { other.isOn = false }"
    let look = look(other, start: "view.addSubview(other)")
    // Each has its own word: that of the other one has 21:1 on black or 1.07:1 on yellow.
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(ratios.count == 2 && ratios.filter(\.isExact).map { $0.low.rounded() } == [21], "\(look.dump)")
    #expect(look.readings("T").filter(\.isCertain).map { $0.background?.hexString } == ["#000000"], "\(look.dump)")
  }

  /// A page whose words are yellow on white while a flag of it holds, and black on it otherwise.
  @Test(
    "a flag of the same name of something that tells nobody stays a state",
    arguments: [
      ("private let model = Model()", "model.isOn", "@objc func flip() { model.isOn.toggle(); refresh() }"),
      ("private let model = Model()", "model.isOn", "@objc func flip() { model.flip(); refresh() }"),
      ("private var isOn = false", "isOn", "@objc func flip() { isOn.toggle(); refresh() }"),
      ("private var isOn = false", "isOn", "@objc func flip() { self.isOn.toggle(); refresh() }"),
    ])
  func namesake(property: String, flag: String, members: String) {
    let look = Look(
      """
      import UIKit
      final class Model {
        var isOn = false
        func flip() { isOn.toggle() }
      }
      final class Tag: UIView {
        var isOn: Bool { didSet { update() } }
        init(isOn: Bool) {
          self.isOn = isOn
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        private func update() { backgroundColor = isOn ? .black : .white }
      }
      final class Page: UIViewController {
        \(property)
        private let label = UILabel()
        private let mark = Tag(isOn: true)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "L"
          view.addSubview(label)
          view.addSubview(mark)
          refresh()
        }
        private func refresh() { label.textColor = \(flag) ? .yellow : .black }
        \(members)
      }
      """)
    // Yellow on white is 1.05 / 0.9778 = 1.07, surely so while the flag holds: two certain looks, one of which fails.
    #expect(look.foregrounds("L").sorted() == ["#000000", "#FFFF00"], "\(look.dump)")
  }
}
