import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers that properties and variables hold until code presents them (S-92).
///
/// In dark, systemBackground is #000000, elevated #1C1C1E.
struct StoredControllerTests {
  /// What lies in dark behind the label of a controller that a class with these members shows.
  private func backgrounds(_ members: String, _ more: String = "") -> [String] {
    let look = Look(
      """
      import UIKit
      final class DeckController: UIViewController {
        weak var delegate: AnyObject?
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          view.backgroundColor = .systemBackground
          view.addSubview(label)
        }
      }
      final class PierController: UIViewController {
        \(members)
      }
      \(more)
      """)
    return Set(look.backgrounds("T", .dark)).sorted()
  }

  @Test(
    "a controller that a property holds and code presents is elevated",
    arguments: [
      """
      let deck = DeckController()
      @objc func open() { present(self.deck, animated: true) }
      """,
      """
      private lazy var deck: DeckController = { DeckController() }()
      override func viewDidLoad() { deck.delegate = self }
      @objc func open() { present(deck, animated: true) }
      """,
      """
      var deck: DeckController?
      override func viewDidLoad() { deck = DeckController() }
      @objc func open() { if let deck { present(deck, animated: true) } }
      """,
      """
      var deck: DeckController!
      @objc func open() {
        self.deck = DeckController()
        self.deck.delegate = self
        self.present(self.deck, animated: true)
      }
      @objc func close() { deck.dismiss(animated: true); deck = nil }
      """,
      """
      var deck: UIViewController!
      override func viewDidLoad() {
        deck = UINavigationController(rootViewController: DeckController())
        deck.modalPresentationStyle = .formSheet
      }
      @objc func open() { present(self.deck, animated: true) }
      """,
      """
      let deck: DeckController
      init() { deck = DeckController(); super.init(nibName: nil, bundle: nil) }
      @objc func open() { present(deck, animated: true) }
      """,
      """
      @objc func open() {
        let deck: DeckController
        deck = DeckController()
        present(deck, animated: true)
      }
      """,
    ])
  func presented(members: String) {
    #expect(backgrounds(members) == ["#1C1C1E"])
  }

  @Test(
    "a controller that a property holds and code shows in another way is not",
    arguments: [
      """
      var deck: DeckController?
      override func viewDidLoad() { deck = DeckController() }
      @objc func open() { if let deck { navigationController?.pushViewController(deck, animated: true) } }
      """,
      """
      var deck: DeckController?
      override func viewDidLoad() { deck = DeckController(); deck?.modalPresentationStyle = .fullScreen }
      @objc func open() { if let deck { present(deck, animated: true) } }
      """,
    ])
  func otherwise(members: String) {
    #expect(backgrounds(members) == ["#000000"])
  }

  @Test("a controller that is presented, and put into a window elsewhere, is seen on both levels")
  func both() {
    let members = """
      var deck: DeckController?
      override func viewDidLoad() { deck = DeckController() }
      @objc func open() { if let deck { present(deck, animated: true) } }
      @objc func move(to window: UIWindow) { window.rootViewController = deck }
      """
    #expect(backgrounds(members) == ["#000000", "#1C1C1E"])
  }

  @Test("a property that a closure sets by what it held before comes to an end")
  func circle() {
    let members = """
      var deck: DeckController?
      @objc func open() {
        deck = {
          deck = deck ?? DeckController()
          return deck
        }()
        if let deck { present(deck, animated: true) }
      }
      """
    #expect(backgrounds(members).contains("#1C1C1E"))
  }
}
