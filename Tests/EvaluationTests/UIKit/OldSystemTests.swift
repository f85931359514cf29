import PlatformStyles
import Scene
import TestSupport
import Testing

/// Code of UIKit that only systems run which are older than any that is audited (S-58).
struct OldSystemTests {
  private func looks(_ body: String, others: String = "") -> Look {
    Look(
      """
      import UIKit
      class Shelf: UIViewController {
        let title = UILabel()
        func open() { \(body) }
      }
      class Card: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          label.text = "T"
          view.addSubview(label)
        }
      }
      \(others)
      """)
  }

  @Test(
    "a controller that only old systems are shown is not seen",
    arguments: [
      "if #available(iOS 14, *) { title.text = nil } else { present(Card(), animated: true) }",
      "if #unavailable(iOS 16) { present(Card(), animated: true) }",
      "guard #available(iOS 15, *) else { present(Card(), animated: true); return }",
      "if #available(iOS 14, *) { title.text = nil; return }\n present(Card(), animated: true)",
    ])
  func dead(_ body: String) {
    #expect(looks(body).elements("T").isEmpty, "\(looks(body).dump)")
  }

  @Test(
    "a controller that newer ones are shown, or that other code shows, is seen",
    arguments: [
      ("if #available(iOS 26, *) { title.text = nil } else { present(Card(), animated: true) }", ""),
      ("if #available(iOS 14, *) { present(Card(), animated: true) }", ""),
      ("if #unavailable(iOS 14) { present(Card(), animated: true) }", "class Other: Card {}"),
      ("if #unavailable(iOS 14) { present(Card(), animated: true) }", "func make() -> UIViewController { Card() }"),
    ])
  func live(_ body: String, _ others: String) {
    #expect(looks(body, others: others).elements("T").isEmpty == false)
  }

  @Test(
    "S-92: on what old systems present a controller does not count",
    arguments: [
      "if #available(iOS 14, *) { show(Card(), sender: nil) } else { present(Card(), animated: true) }",
      """
      let card = Card()
      if #available(iOS 14, *) { show(card, sender: nil) } else { present(card, animated: true) }
      """,
      "let card = Card(); guard #unavailable(iOS 14) else { show(card, sender: nil); return }; present(card, animated: true)",
    ])
  func level(_ body: String) {
    // The elevated system background is #1C1C1E in dark.
    #expect(looks(body).background("T", .dark) == "#000000", "\(looks(body).dump)")
  }

  @Test("a controller that a storyboard has is seen, whatever old systems are shown")
  func storyboards() {
    let look = shown(
      storyboard(label("T")),
      swift: """
        class ShelfController: UIViewController {}
        class Desk: UIViewController {
          func open() { if #unavailable(iOS 14) { present(ShelfController(), animated: true) } }
        }
        """)
    #expect(look.elements("T").count == 1)
  }
}
