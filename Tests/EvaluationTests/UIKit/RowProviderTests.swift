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

  @Test(
    "a row that a table of AppKit asks for lies on the table",
    arguments: [
      ("NSTableView", "tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int)"),
      ("NSOutlineView", "outlineView(_ table: NSOutlineView, viewFor column: NSTableColumn?, item: Any)"),
    ])
  func appKit(_ table: String, _ asked: String) {
    let look = Look(
      """
      import AppKit
      final class Buoy: NSTableCellView {
        let caption = NSTextField(labelWithString: "T")
        override init(frame: NSRect) {
          super.init(frame: frame)
          addSubview(caption)
          caption.textColor = .white
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Harbour: NSViewController, NSTableViewDelegate, NSOutlineViewDelegate {
        let table = \(table)()
        override func loadView() {
          table.backgroundColor = .black
          table.delegate = self
          view = table
        }
        func \(asked) -> NSView? {
          let buoy = Buoy()
          return buoy
        }
      }
      """, platform: .macos)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
