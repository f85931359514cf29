import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers of storyboards and of code that are shown on sheets, whose backgrounds are elevated in dark (S-92).
struct InterfacePresentationTests {
  /// A scene with one controller, which has a label.
  private func scene(_ id: String, _ attributes: String = "", segues: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    \(label(id, id: "l\(id)"))</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  private func board(_ scenes: String..., initial: String = "A") -> String {
    document("<scenes>\(scenes.joined())</scenes>").replacingFirst(
      "targetRuntime=", with: "initialViewController=\"\(initial)\" targetRuntime=")
  }

  private func segue(_ kind: String, to id: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(attributes) id=\"g\(id)\(kind)\"/>"
  }

  @Test("what a segue presents is elevated, unless it covers the screen")
  func segues() {
    let first = segue("presentation", to: "B") + segue("show", to: "C")
    let covering = segue("presentation", to: "D", #"modalPresentationStyle="fullScreen""#)
    let look = shown(board(scene("A", segues: first + covering), scene("B"), scene("C"), scene("D")))
    // The elevated system background is #1C1C1E in dark, and white in light.
    #expect(look.background("B", .dark) == "#1C1C1E", "\(look.dump)")
    #expect(look.background("B") == "#FFFFFF")
    for plain in ["A", "C", "D"] { #expect(look.background(plain, .dark) == "#000000", "\(plain)") }
  }

  @Test("what a presented controller holds or pushes is on its sheet, and beside it where it is shown elsewhere too")
  func further() {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="N" sceneMemberID="viewController"><connections>
      \(segue("relationship", to: "B", #"relationship="rootViewController""#))</connections></navigationController>
      </objects></scene>
      """
    let look = shown(
      board(
        scene("A", segues: segue("presentation", to: "N") + segue("show", to: "D")), navigation,
        scene("B", segues: segue("show", to: "C") + segue("show", to: "D")), scene("C", segues: segue("show", to: "B")),
        scene("D")))
    for sheet in ["B", "C"] { #expect(look.background(sheet, .dark) == "#1C1C1E", "\(sheet) \(look.dump)") }
    #expect(Set(look.backgrounds("D", .dark)) == ["#000000", "#1C1C1E"])
  }

  @Test("a controller that covers the screen by its own style is none on a sheet")
  func ownStyle() {
    let look = shown(
      board(
        scene("A", segues: segue("presentation", to: "B")), scene("B", #"modalPresentationStyle="overFullScreen""#)))
    #expect(look.background("B", .dark) == "#000000")
  }

  private func presenting(_ statements: String, members: String = "") -> Look {
    shown(
      board(scene("A"), scene("B", #"storyboardIdentifier="Deck""#)),
      swift: """
        import UIKit
        extension UIStoryboard { static var shelf: UIStoryboard { UIStoryboard(name: "Shelf", bundle: nil) } }
        final class Crane: UIResponder {
          var window: UIWindow?
          func lift(from other: UIViewController) { \(statements) }
          \(members)
        }
        """)
  }

  @Test(
    "what code makes of a storyboard and presents is elevated",
    arguments: [
      "other.present(UIStoryboard.shelf.instantiateViewController(withIdentifier: \"Deck\"), animated: true)",
      """
      let board = UIStoryboard(name: "Shelf", bundle: nil)
      guard let deck = board.instantiateViewController(identifier: "Deck") as? UINavigationController else { return }
      deck.modalPresentationStyle = .formSheet
      other.present(deck, animated: true)
      """,
      """
      if isUrgent {
        let deck = UIStoryboard.shelf.instantiateViewController(withIdentifier: "Deck")
        other.present(deck, animated: true)
      } else {
        let deck = UIStoryboard.shelf.instantiateViewController(withIdentifier: "Hold")
        deck.modalPresentationStyle = .fullScreen
        other.present(deck, animated: true)
      }
      """,
      "other.present(UIStoryboard.shelf.instantiateController(of: Deck.self), animated: true)",
    ])
  func code(statements: String) {
    let look = presenting(statements)
    #expect(look.background("B", .dark) == "#1C1C1E", "\(look.dump)")
    #expect(look.background("A", .dark) == "#000000")
  }

  @Test(
    "what a controller makes of its own storyboard is elevated where it presents it",
    arguments: [
      ("storyboard?", "", "present(deck, animated: true)", "#1C1C1E"),
      ("self.storyboard!", "", "present(UINavigationController(rootViewController: deck), animated: true)", "#1C1C1E"),
      ("board", "let board = storyboard!", "present(deck, animated: true)", "#1C1C1E"),
      ("storyboard?", "", "show(deck, sender: nil)", "#000000"),
      ("storyboard!", "", "deck.modalPresentationStyle = .fullScreen\npresent(deck, animated: true)", "#000000"),
      ("board", "let board = other.storyboard!", "present(deck, animated: true)", "#000000"),
    ])
  func ownStoryboard(board asked: String, before: String, statements: String, expected: String) {
    let crane = """
      func lift(from other: UIViewController) {
        \(before)
        guard let deck = \(asked).instantiateViewController(withIdentifier: "Deck") as? Deck else { return }
        \(statements)
      }
      """
    func background(_ classes: String) -> String? {
      shown(
        board(scene("A", #"customClass="Crane""#), scene("B", #"storyboardIdentifier="Deck""#)),
        swift: "import UIKit\nfinal class Deck: UIViewController {}\n\(classes)"
      ).background("B", .dark)
    }
    #expect(background("final class Crane: UIViewController { \(crane) }") == expected)
    #expect(background("class Rig: UIViewController { \(crane) }\nfinal class Crane: Rig {}") == expected)
    // A class of which the file holds no controller has another storyboard, or none.
    #expect(background("final class Hoist: UIViewController { \(crane) }") == "#000000")
  }

  @Test(
    "what a property holds of a storyboard is elevated where code presents it, and else is not",
    arguments: [
      ("other.present(deck, animated: true)", "#1C1C1E"), ("other.show(deck, sender: nil)", "#000000"),
      ("if let deck { other.present(deck, animated: true) }", "#1C1C1E"),
    ])
  func held(statements: String, expected: String) {
    let made = "UIStoryboard.shelf.instantiateViewController(withIdentifier: \"Deck\") as! DeckController"
    let early = presenting(statements, members: "lazy var deck = \(made)")
    #expect(early.background("B", .dark) == expected, "\(early.dump)")
    let late = presenting(statements, members: "var deck: DeckController?\nfunc load() { deck = \(made) }")
    #expect(late.background("B", .dark) == expected, "\(late.dump)")
  }

  @Test(
    "what code shows in another way is not",
    arguments: [
      "other.show(UIStoryboard.shelf.instantiateViewController(withIdentifier: \"Deck\"), sender: nil)",
      """
      let deck = UIStoryboard.shelf.instantiateViewController(withIdentifier: "Deck")
      deck.modalPresentationStyle = .fullScreen
      other.present(deck, animated: true)
      """, "",
    ])
  func otherCode(statements: String) {
    #expect(presenting(statements).background("B", .dark) == "#000000")
  }

  /// What lies in dark behind the label of a controller that another one, itself shown in a way, shows.
  private func backgrounds(shown way: String, _ statements: String) -> [String] {
    let look = Look(
      """
      import UIKit
      final class PortController: UIViewController {
        @objc func moor() { \(way) }
      }
      final class PierController: UIViewController {
        @objc func open() { \(statements) }
      }
      final class DeckController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          view.backgroundColor = .systemBackground
          view.addSubview(label)
        }
      }
      """)
    return Set(look.backgrounds("T", .dark)).sorted()
  }

  @Test(
    "a controller that code makes is elevated where it is presented",
    arguments: [
      ("present(DeckController(), animated: true)", ["#1C1C1E"]),
      ("present(UINavigationController(rootViewController: DeckController()), animated: true)", ["#1C1C1E"]),
      ("navigationController?.pushViewController(DeckController(), animated: true)", ["#000000"]),
      ("present(DeckController(), animated: true)\nshow(DeckController(), sender: nil)", ["#000000", "#1C1C1E"]),
      (
        """
        let deck = DeckController()
        deck.modalPresentationStyle = .overFullScreen
        present(deck, animated: true)
        """, ["#000000"]
      ),
    ])
  func controllers(statements: String, expected: [String]) {
    #expect(backgrounds(shown: "", statements) == expected)
  }

  @Test(
    "what a controller on a sheet pushes, adds or shows in its context is elevated as it is, and no other",
    arguments: [
      ("self.navigationController?.pushViewController(DeckController(), animated: true)", ["#1C1C1E"]),
      ("addChild(DeckController())", ["#1C1C1E"]), ("other.pushViewController(DeckController())", ["#000000"]),
      (
        """
        let deck = UINavigationController(rootViewController: DeckController())
        deck.modalPresentationStyle = .currentContext
        present(deck, animated: true)
        """, ["#1C1C1E"]
      ),
    ])
  func onSheet(statements: String, expected: [String]) {
    #expect(backgrounds(shown: "present(PierController(), animated: true)", statements) == expected)
    #expect(backgrounds(shown: "show(PierController(), sender: nil)", statements) == ["#000000"])
  }
}
