import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views at the edges of the rows of a collection's list (S-113).
struct CellAccessoryTests {
  /// A list in a grouped look with rows of a class, which a registration fills.
  private static func list(of row: String, _ fill: String) -> String {
    """
    final class List: UIViewController {
      private var items: UICollectionViewDiffableDataSource<Int, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        let rows = UICollectionView.CellRegistration<\(row), String> { cell, _, _ in \(fill) }
        items = .init(collectionView: list) { list, path, item in
          list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
      }
    }
    """
  }

  private static let badge = "badge.text = \"T\"; badge.textColor = .yellow"
  private static let made = "let badge = UILabel(); \(badge)"
  private static let short = ".customView(configuration: .init(customView: badge, placement: .trailing()))"

  @Test(
    "a view of the program lies on the platter of the row of which it is an accessory",
    arguments: [
      list(of: "UICollectionViewListCell", "\(made); cell.accessories = [.disclosureIndicator(), \(short)]"),
      list(
        of: "UICollectionViewListCell",
        """
        \(made)
        let configuration = UICellAccessory.CustomViewConfiguration(customView: badge, placement: .leading())
        cell.accessories = [UICellAccessory.customView(configuration: configuration)]
        """),
      """
      final class Row: UICollectionViewListCell {
        private let badge = UILabel()
        override func updateConfiguration(using state: UICellConfigurationState) {
          \(badge)
          accessories = [\(short)]
        }
      }
      \(list(of: "Row", ""))
      """,
    ])
  func onPlatter(_ code: String) {
    let look = Look("import UIKit\n\(code)")
    // secondarySystemGroupedBackground.
    #expect(look.words("T") == "#FFFF00 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFF00 on #1C1C1E", "\(look.dump)")
  }
}
