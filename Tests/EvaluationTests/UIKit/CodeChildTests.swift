import TestSupport
import Testing

/// Controllers whose views other controllers put among their own (S-115).
@Suite("Child controllers in code") struct CodeChildTests {
  /// A page without a background, in a controller with a dark one.
  private static func look(_ page: String, _ extras: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(extras)
      final class Page: UIViewController {
        \(page)
      }
      final class Book: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          let page = Page()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      """)
  }

  @Test("a clear view that its class makes lies on the view it is put into, and nowhere else")
  func clear() {
    let look = Self.look(
      """
      let label = UILabel()
      override func loadView() {
        view = UIView()
        view.backgroundColor = .clear
        label.text = "words"
        label.textColor = .white
        view.addSubview(label)
      }
      """)
    #expect(look.ratio("words") == 21, "\(look.dump)")
    #expect(look.placements("words").count == 1)
  }

  @Test("a clear hosting controller in it shows its view there, too")
  func hosting() {
    let look = Self.look(
      """
      override func loadView() {
        view = UIView()
        let host = UIHostingController(rootView: Words())
        host.view.backgroundColor = .clear
        addChild(host)
        view.addSubview(host.view)
      }
      """, "struct Words: View { var body: some View { Text(\"words\").foregroundColor(.white) } }")
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }

  @Test("a view that the framework makes has no background either")
  func standard() {
    let look = Self.look(
      """
      let label = UILabel()
      override func viewDidLoad() {
        label.text = "words"
        label.textColor = .white
        view.addSubview(label)
      }
      """)
    #expect(look.ratio("words") == 21, "\(look.dump)")
  }
}
