import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that code registers lie on the list of the file that their controller fills (S-113).
struct RegisteredRowTests {
  private let table = """
    import UIKit
    final class StockRow: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        let label = UILabel()
        label.text = "T"
        label.textColor = .white
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class StockController: UIViewController, UITableViewDataSource {
      @IBOutlet var list: UITableView!
      override func viewDidLoad() {
        super.viewDidLoad()
        /*START*/
        list.register(StockRow.self, forCellReuseIdentifier: "row")
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! StockRow
      }
    }
    """

  private let collection = """
    import UIKit
    final class StockItem: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "T"
        label.textColor = .white
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class StockController: UIViewController, UICollectionViewDataSource {
      @IBOutlet var list: UICollectionView!
      override func viewDidLoad() {
        super.viewDidLoad()
        /*START*/
        list.register(StockItem.self, forCellWithReuseIdentifier: "item")
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! StockItem
      }
    }
    """

  private let blue =
    #"<color key="backgroundColor" red="0" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  private let connection = #"<connections><outlet property="dataSource" destination="c" id="o"/></connections>"#

  private func look(_ kind: String, _ swift: String, inside: String, root: String = "") -> Look {
    shown(
      document(
        """
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="StockController" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <\(kind) id="l"><rect key="frame" x="0" y="0" width="400" height="800"/>\(inside)</\(kind)>
        </subviews>\(root)</view>
        <connections><outlet property="list" destination="l" id="p"/></connections>
        </viewController></objects></scene></scenes>
        """), swift: swift)
  }

  // 0.5 × 255 = 127.5.
  @Test("a row whose class code registers shows the background of the list in the file")
  func registered() {
    let rows = look("tableView", table, inside: blue + connection)
    #expect(rows.words("T") == "#FFFFFF on #000080", "\(rows.dump)")
    let items = look("collectionView", collection, inside: blue + connection)
    #expect(items.words("T") == "#FFFFFF on #000080", "\(items.dump)")
    #expect(items.isCertain("T") == true)
  }

  @Test("a clear collection shows what lies behind it")
  func clear() {
    let none =
      #"<color key="backgroundColor" white="0" alpha="0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let items = look("collectionView", collection, inside: none + connection, root: blue)
    #expect(items.words("T") == "#FFFFFF on #000080", "\(items.dump)")
  }

  @Test("code may name the class that fills the list")
  func named() {
    let rows = look("tableView", table.replacing("/*START*/", with: "list.dataSource = self"), inside: blue)
    #expect(rows.words("T") == "#FFFFFF on #000080", "\(rows.dump)")
    let items = look("collectionView", collection.replacing("/*START*/", with: "list.dataSource = self"), inside: blue)
    #expect(items.words("T") == "#FFFFFF on #000080", "\(items.dump)")
  }

  @Test("a row with a colour of its own lies on that")
  func own() {
    let swift = table.replacing("backgroundColor = .clear", with: "backgroundColor = .black")
    let rows = look("tableView", swift, inside: blue + connection)
    #expect(rows.words("T") == "#FFFFFF on #000000", "\(rows.dump)")
  }
}
