import Scene
import TestSupport
import Testing

/// Lists of files whose rows an object fills that is no controller of the file (S-113, S-115).
struct ListSourceTests {
  /// A scene with a table whose one row has a label; the table is an outlet of the controller.
  private func scene(_ controller: String, _ text: String, filled: String = "") -> String {
    """
    <scene><objects><viewController id="\(controller)" customClass="\(controller)"><view key="view" id="v\(text)">
    <rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <tableView style="plain" id="t\(text)"><rect key="frame" x="0" y="0" width="400" height="800"/><prototypes>
    <tableViewCell reuseIdentifier="Row" textLabel="\(text)" style="IBUITableViewCellStyleDefault" id="r\(text)">
    <rect key="frame" x="0" y="0" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="r\(text)" id="c\(text)">
    <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label(text))</subviews>
    </tableViewCellContentView></tableViewCell></prototypes><connections>\(filled)</connections></tableView>
    </subviews></view>
    <connections><outlet property="table" destination="t\(text)" id="o\(text)"/></connections>
    </viewController></objects></scene>
    """
  }

  private func filler(_ header: String, _ color: String) -> String {
    """
    final class \(header), UITableViewDataSource {
      func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = list.dequeueReusableCell(withIdentifier: "Row", for: path)
        cell.textLabel?.text = "Now"
        \(color)
        return cell
      }
      @IBOutlet var table: UITableView!
    }
    """
  }

  private func look(_ source: String, _ member: String, color: String) -> Look {
    let file = document(
      """
      <scenes>\(scene("First", "A", filled: #"<outlet property="dataSource" destination="First" id="d"/>"#))
      \(scene("Second", "B"))</scenes>
      """)
    return shown(
      file,
      swift: """
        import UIKit
        \(filler("First: UIViewController", "cell.textLabel?.textColor = .red"))
        final class Second: UIViewController {
          @IBOutlet var table: UITableView!
          \(member)
          override func viewDidLoad() { super.viewDidLoad(); \(source) }
        }
        \(filler("Rows: NSObject", color))
        """)
  }

  private static let sources = [
    ("table.dataSource = rows", "let rows = Rows()"),
    ("self.table.dataSource = self.rows", "private let rows: Rows = Rows()"),
    ("let rows = Rows(); table.dataSource = rows", "var kept: Any?"),
    ("table.dataSource = rows", "private lazy var rows: UITableViewDataSource = Rows()"),
  ]

  @Test("what another controller does to its own rows leaves them alone", arguments: Self.sources)
  func others(_ source: String, _ member: String) {
    let look = look(source, member, color: "")
    #expect(look.words("A") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.foregrounds("B") == ["#000000"], "\(look.dump)")
  }

  @Test("what the object does to a row reaches the row")
  func own() {
    let look = look("table.dataSource = rows", "let rows = Rows()", color: "cell.textLabel?.textColor = .blue")
    #expect(look.words("A") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("B") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("what a property of a protocol makes is the source only where nothing else sets it")
  func replaced() {
    let look = look(
      "table.dataSource = rows",
      "var rows: UITableViewDataSource = Rows(); func swap(_ other: UITableViewDataSource) { rows = other }",
      color: "cell.textLabel?.textColor = .blue")
    #expect(look.foregrounds("B") != ["#0000FF"], "\(look.dump)")
  }
}
