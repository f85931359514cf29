import Scene
import TestSupport
import Testing

/// Views that generic types of the program make of their parameters.
struct TypeArgumentTests {
  private func cell(_ generic: String, _ registered: String) -> Look {
    Look(
      """
      import UIKit
      \(generic)
      final class Headline: UIView {
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "headline"
          label.textColor = .white
          addSubview(label)
        }
      }
      final class Screen: UIViewController {
        private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          list.register(\(registered).self, forCellWithReuseIdentifier: "headline")
          view.addSubview(list)
        }
      }
      """)
  }

  private static let made = """
    final class Cell<Content: UIView>: UICollectionViewCell {
      private let content = Content()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .black
        contentView.addSubview(content)
      }
    }
    """

  @Test(
    "a view that a generic row makes is not seen on the default background for certain",
    arguments: [
      (made, "Cell<Headline>"), (made + "\ntypealias HeadlineCell = Cell<Headline>", "HeadlineCell"),
      (made.replacing("content = Content()", with: "content: Content = .init(frame: .zero)"), "Cell<Headline>"),
    ])
  func rows(generic: String, registered: String) {
    let look = cell(generic, registered)
    #expect(look.isCertain("headline") != true, "\(look.dump)")
  }

  @Test("a generic type that makes nothing of its parameter says nothing of a view")
  func markers() {
    let marker = "final class Cell<Content: UIView>: UICollectionViewCell { var content: Content? }"
    let look = cell(marker, "Cell<Headline>")
    #expect(look.isCertain("headline") == true, "\(look.dump)")
  }

  @Test("a view of SwiftUI that a generic container makes is not seen on the default background for certain")
  func containers() {
    let look = Look(
      """
      import SwiftUI
      protocol Plain: View { init() }
      struct Row: Plain { var body: some View { Text("row").foregroundStyle(.white) } }
      struct Hosting<Content: Plain>: View { var body: some View { Content().background(.black) } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Hosting<Row>() } } }
      """)
    #expect(look.isCertain("row") != true, "\(look.dump)")
  }
}
