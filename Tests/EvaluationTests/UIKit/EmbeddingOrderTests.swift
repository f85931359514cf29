import Scene
import TestSupport
import Testing

/// Child controllers are seen where others embed them, in whatever order the classes are declared (S-115).
struct EmbeddingOrderTests {
  private static func page(_ more: String = "") -> String {
    """
    final class Page: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "words"
        label.textColor = .white
        view.addSubview(label)
      }
      \(more)
    }
    """
  }

  /// A black controller that puts the page's view into its own.
  private static func book(_ embedding: String) -> String {
    """
    final class Book: UIViewController {
      let page = Page()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        \(embedding)
      }
    }
    """
  }

  private static let embedding = "addChild(page); view.addSubview(page.view); page.didMove(toParent: self)"
  private static let shelf = """
    final class Shelf: UIViewController {
      @objc func open() { navigationController?.pushViewController(Book(), animated: true) }
    }
    """
  @Test(
    "a page without a background lies on the controller that embeds it, and nowhere else",
    arguments: [
      [page(), book(embedding), shelf], [page(), shelf, book(embedding)], [shelf, page(), book(embedding)],
      [book(embedding), page(), shelf],
      // The view alone is put there.
      [page(), book("view.addSubview(page.view)"), shelf],
      // The two lead to each other.
      [page("@objc func back() { present(Book(), animated: true) }"), book(embedding)],
    ])
  func order(_ classes: [String]) {
    let look = Look("import UIKit\n" + classes.joined(separator: "\n"))
    // White on black.
    #expect(look.ratio("words") == 21, "\(look.dump)")
    #expect(look.placements("words").count == 1)
  }

  @Test(
    "a page that is presented besides is seen by itself, too",
    arguments: [
      ("", "final class Home: UIViewController { @objc func open() { present(Page(), animated: true) } }"),
      ("", "final class Home: UINavigationController { func open() { pushViewController(Page(), animated: true) } }"),
      ("@objc func open() { let next = Page(); present(next, animated: true) }", ""),
    ])
  func presented(_ function: String, _ other: String) {
    let book = Self.book("\(Self.embedding)\n}\n\(function)\nfunc end() {")
    let look = Look("import UIKit\n" + [Self.page(), book, Self.shelf, other].joined(separator: "\n"))
    // White on systemBackground, which is white in light, and on black.
    #expect(look.backgrounds("words") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a page that other code makes, too, is seen by itself besides")
  func elsewhere() {
    let other = "final class Maker { func page() -> UIViewController { Page() } }"
    let classes = [Self.page(), Self.book(Self.embedding), Self.shelf, other]
    let look = Look("import UIKit\n" + classes.joined(separator: "\n"))
    // White on systemBackground, which is white in light, and on black.
    #expect(look.backgrounds("words") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
