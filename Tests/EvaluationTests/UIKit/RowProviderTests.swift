import PlatformStyles
import Scene
import TestSupport
import Testing

/// The closures that sources of rows are given, which hand out rows before these are asked for their look (S-113, S-115).
@Suite struct RowProviderTests {
  @Test(
    "a row is asked for its look after it is filled, whoever fills it",
    arguments: [
      """
      override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! Buoy
        cell.name = "T"
        return cell
      }
      """,
      """
      private lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        list, path, name in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! Buoy
        cell.name = "T"
        return cell
      }
      override func viewWillAppear(_ isAnimated: Bool) { collectionView.dataSource = source }
      """,
    ])
  func order(_ members: String) {
    let look = Look(
      """
      import UIKit
      final class Buoy: UICollectionViewCell {
        private let label = UILabel()
        var name: String! {
          didSet {
            label.text = name
            label.textColor = .red
          }
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func updateConfiguration(using state: UICellConfigurationState) { label.textColor = .blue }
      }
      final class Harbour: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(Buoy.self, forCellWithReuseIdentifier: "c")
        }
        \(members)
      }
      """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }
}
