import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What controllers find that ask for the split view around them.
struct SplitControllerTests {
  /// The inks of a controller that is white in a split view with several columns, and black else.
  private func inks(_ showing: String, presenter: String = "UIViewController") -> [String] {
    Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .gray
          note.text = "T"
          note.textColor = splitViewController?.isCollapsed == false ? .white : .black
          view.addSubview(note)
        }
      }
      final class Start: \(presenter) {
        \(showing)
      }
      """
    ).foregrounds("T")
  }

  @Test(
    "there is none around what is only presented",
    arguments: [
      "func show() { present(Sheet(), animated: true) }",
      "func show() { present(UINavigationController(rootViewController: Sheet()), animated: true) }",
    ])
  func presented(showing: String) {
    #expect(inks(showing) == ["#000000"])
  }

  @Test(
    "there may be one around what is shown in another way, too, or where nothing tells",
    arguments: [
      "func show() { navigationController?.pushViewController(Sheet(), animated: true) }",
      "func show() { present(Sheet(), animated: true); showDetailViewController(Sheet(), sender: nil) }",
      "func make() -> UIViewController { Sheet() }",
    ])
  func others(showing: String) {
    #expect(inks(showing) == ["#000000", "#FFFFFF"])
  }

  @Test("a split view that is presented itself is around what it holds")
  func within() {
    let look = Look(
      """
      import UIKit
      final class Column: UIViewController {
        private let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .gray
          note.text = "T"
          note.textColor = splitViewController?.isCollapsed == false ? .white : .black
          view.addSubview(note)
        }
      }
      final class Columns: UISplitViewController {
        override func viewDidLoad() { addChild(Column()) }
      }
      final class Start: UIViewController {
        func show() { present(Columns(), animated: true) }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  // MARK: - Walks

  /// A row that is white in a split view with several columns, and black else, in the list of a controller.
  private func row(_ asking: String, list: String = "", more: String = "", hands: String = " as! Row") -> Look {
    Look(
      """
      import UIKit
      final class Row: UICollectionViewCell {
        let note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          note.text = "T"
          contentView.addSubview(note)
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
          contentView.backgroundColor = .gray
          note.textColor = isBeside ? .white : .black
        }
        var isBeside: Bool {
          \(asking)
        }
      }
      final class Shelf: UICollectionViewController {
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          list.dequeueReusableCell(withReuseIdentifier: "r", for: path)\(hands)
        }
        \(list)
      }
      final class Columns: UISplitViewController {
        \(more)
      }
      """)
  }

  /// The ways in which code looks for the controller around a view.
  static let walks = [
    """
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller.splitViewController?.isCollapsed == false }
      responder = current.next
    }
    return false
    """,
    """
    var responder: UIResponder? = self
    while responder != nil {
      responder = responder?.next
      if let found = responder as? UIViewController { return found.splitViewController?.isCollapsed == false }
    }
    return false
    """,
    """
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return (responder as? UIViewController)?.splitViewController?.isCollapsed == false
    """,
    """
    var responder: UIResponder? = self
    while let current = responder {
      if let split = current as? UISplitViewController { return !split.isCollapsed }
      responder = current.next
    }
    return false
    """,
  ]

  private static let presented =
    "func show() { present(UINavigationController(rootViewController: Shelf()), animated: true) }"

  @Test("a walk up from a row comes to the controller of its list, which no split view holds", arguments: walks)
  func walkOutside(walk: String) {
    let look = row(walk, more: Self.presented)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a walk up from a row of a list in a split view finds that", arguments: walks)
  func walkWithin(walk: String) {
    let look = row(walk, more: "override func viewDidLoad() { setViewController(Shelf(), for: .primary) }")
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "where nothing tells the list of a row, nothing that hangs on what it stands in is certain",
    arguments: walks.prefix(3))
  func walkFromAnywhere(walk: String) {
    let look = row(walk, more: Self.presented, hands: "")
    #expect(!look.readings("T").contains { $0.isCertain && $0.foreground?.hexString == "#FFFFFF" }, "\(look.dump)")
  }

  @Test("a split view's code that only presents a controller puts it in no column, what it makes otherwise it may")
  func naming() {
    let own = "override func viewDidLoad() { let own = Shelf(); present(own, animated: true) }"
    #expect(row(Self.walks[0], more: own).foregrounds("T") == ["#000000"])
    let other = "\(own)\nfunc make() -> [UIViewController] { [Shelf()] }"
    #expect(row(Self.walks[0], more: other).foregrounds("T") == ["#000000", "#FFFFFF"])
  }
}
