import ColorScience
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

  @Test("a source list of AppKit has the material of a sidebar")
  func sourceList() {
    let look = Look(
      """
      import AppKit
      final class Harbour: NSViewController, NSOutlineViewDelegate {
        let table = NSOutlineView()
        override func loadView() {
          table.style = .sourceList
          table.delegate = self
          view = table
        }
        func outlineView(_ table: NSOutlineView, viewFor column: NSTableColumn?, item: Any) -> NSView? {
          let caption = NSTextField(labelWithString: "T")
          caption.textColor = .white
          return caption
        }
      }
      """, platform: .macos)
    #expect(look.undecided("T") == .material, "\(look.dump)")
  }

  @Test("what an action does besides making a source of rows counts")
  func action() {
    let look = Look(
      """
      import UIKit
      final class Harbour: UIViewController {
        let label = UILabel()
        let list = UITableView()
        var source: UITableViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          view.addSubview(label)
          view.addSubview(list)
          label.text = "T"
          let button = UIButton()
          button.addAction(UIAction { _ in
            self.label.textColor = .blue
            self.source = UITableViewDiffableDataSource(tableView: self.list) { list, path, name in
              list.dequeueReusableCell(withIdentifier: "c", for: path)
            }
          }, for: .touchUpInside)
          view.addSubview(button)
        }
      }
      """)
    // Black, or the blue of the action, which is 8.59:1 on white: (1 + 0.05) / (0.0722 + 0.05).
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(abs((ratios.map(\.low).min() ?? 0) - 8.59) < 0.01 && ratios.map(\.high).max() == 21, "\(look.dump)")
  }
}
