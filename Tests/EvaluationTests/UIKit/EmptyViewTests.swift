import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a list shows while it has no rows, as another module's data source is asked for it.
struct EmptyViewTests {
  private func look(_ lists: String) -> Look {
    Look(
      """
      import IGListKit
      import UIKit
      final class Hint: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.textColor = .blue
          addSubview(label)
        }
      }
      final class Feed: UIViewController, ListAdapterDataSource {
        \(lists)
        override func viewDidLoad() { view.addSubview(list) }
        func emptyView(for listAdapter: ListAdapter) -> UIView? {
          let view = Hint()
          view.label.text = "T"
          return view
        }
      }
      """)
  }

  private static let list = """
    let list: UICollectionView = {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.backgroundColor = .yellow
      return list
    }()
    """

  @Test("it lies on the one list of its controller")
  func onList() {
    #expect(look(Self.list).words("T") == "#0000FF on #FFFF00", "\(look(Self.list).dump)")
  }

  @Test("of several lists none is taken")
  func severalLists() {
    let look = look(Self.list + "\nlet other = UITableView()")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
