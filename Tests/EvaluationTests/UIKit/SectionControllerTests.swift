import ColorScience
import Scene
import TestSupport
import Testing

/// Rows that controllers of sections make for the list of an adapter, as IGListKit asks them to (S-113).
struct SectionControllerTests {
  /// White text in an item of a black list.
  private func look(_ body: String, more: String = "") -> Look {
    Look(
      """
      import IGListKit
      import UIKit
      final class InkItem: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          label.textColor = .white
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class InkSection: ListSectionController {
        override func cellForItem(at index: Int) -> UICollectionViewCell { \(body) }
      }
      final class Inks: UIViewController, ListAdapterDataSource {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
        override func viewDidLoad() {
          super.viewDidLoad()
          list.backgroundColor = .black
          view.addSubview(list)
          adapter.collectionView = list
          adapter.dataSource = self
        }
        func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
          if object is String { return InkSection() }
          return InkSection()
        }
      }
      \(more)
      """)
  }

  private static let taking = "collectionContext!.dequeueReusableCell(of: InkItem.self, for: self, at: index)"

  @Test(
    "they lie on the list of the controller that makes those",
    arguments: [
      "\(taking) as! InkItem", "return \(taking)",
      "guard let item = \(taking) as? InkItem else { fatalError() }\nitem.label.numberOfLines = 0\nreturn item",
    ])
  func onList(body: String) {
    let look = look(body)
    // White on black, and nowhere on the white of a screen.
    #expect(Set(look.readings("T").compactMap { $0.ratio?.low }) == [21], "\(look.dump)")
  }

  @Test("where another one makes such a controller, they are seen by themselves, too")
  func elsewhere() {
    let look = look(
      "\(Self.taking) as! InkItem",
      more: "final class Others { func section() -> ListSectionController { InkSection() } }")
    #expect(Set(look.readings("T").compactMap { $0.ratio?.low }) == [21, 1], "\(look.dump)")
  }

  @Test(
    "S-142: an item that lets its list through is undecided where that is only assumed",
    arguments: [
      ("", nil), ("backgroundColor = .clear", .unknownBackdrop),
      ("contentView.backgroundColor = nil", .unknownBackdrop), ("if isSelected { backgroundColor = .blue }", nil),
    ] as [(String, Unknown.Reason?)])
  func cleared(_ statement: String, _ reason: Unknown.Reason?) {
    let look = Look(
      """
      import UIKit
      final class InkItem: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(statement)
          label.text = "T"
          label.textColor = .white
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Shelf { let kinds = [InkItem.self] }
      """)
    #expect(look.undecided("T") == reason, "\(look.dump)")
  }
}
