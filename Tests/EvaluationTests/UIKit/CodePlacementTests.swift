import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Where views of code lie: in tables, in bars and in what interface files hold.
struct CodePlacementTests {
  private let table = """
    import UIKit
    final class LogController: UITableViewController {
      override func viewDidLoad() {
        let foot = UILabel()
        foot.text = "T"
        tableView.tableFooterView = foot
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    """

  @Test("S-113: a table is not hidden by the functions of its delegate, which have its name")
  func footer() {
    #expect(Look(table).words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-113: a table controller hands its initialiser's style on to its table")
  func writtenStyle() {
    let grouped = table.replacingFirst(
      "override func viewDidLoad", with: "init() { super.init(style: .insetGrouped) }\n  override func viewDidLoad")
    #expect(Look(grouped).words("T") == "#000000 on #F2F2F7")
  }

  @Test("S-113: a table from a storyboard has the style that is written there")
  func groupedTable() {
    let storyboard = document(
      """
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" customClass="LogController" sceneMemberID="viewController">
      <tableView key="view" style="insetGrouped" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      </tableView></tableViewController></objects></scene></scenes>
      """)
    let look = shown(storyboard, swift: table)
    #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)")
  }

  @Test("S-113: rows that code fills lie in the table of the file whose delegate it is")
  func rows() {
    let storyboard = document(
      """
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="ListController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      <tableView style="insetGrouped" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <connections><outlet property="dataSource" destination="c" id="o"/></connections></tableView>
      </subviews></view></viewController></objects></scene></scenes>
      """)
    let look = shown(
      storyboard,
      swift: """
        import UIKit
        final class ListController: UIViewController {
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "T"
            return cell
          }
        }
        """)
    // The platter of a grouped table is #1C1C1E in dark; that of a plain one is black.
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }

  @Test("S-115: what code puts into an outlet stands where the file puts that")
  func outlets() {
    let box = """
      <view id="B"><rect key="frame" x="0" y="0" width="400" height="100"/>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      <textView id="N"><rect key="frame" x="0" y="200" width="400" height="100"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </textView>
      """
    let text = storyboard(box).replacingFirst(
      "</view>\n</viewController>",
      with: """
        </view><connections><outlet property="box" destination="B" id="o"/>
        <outlet property="notes" destination="N" id="p"/></connections></viewController>
        """)
    let look = shown(
      text,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var box: UIView!
          @IBOutlet var notes: UITextView!
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "L"
            label.textColor = .white
            box.addSubview(label)
            notes.attributedText = words()
          }
          private func words() -> NSAttributedString {
            let all = NSMutableAttributedString()
            all.append(NSAttributedString(string: "N", attributes: [.foregroundColor: UIColor.yellow]))
            return all
          }
        }
        """)
    #expect(look.words("L") == "#FFFFFF on #0000FF", "\(look.dump)")
    #expect(look.words("N") == "#FFFF00 on #000000", "\(look.dump)")
  }

  @Test(
    "S-93: a title and a subtitle have no glass to themselves, as items have",
    arguments: ["titleView", "subtitleView"])
  func titles(property: String) {
    let look = Look(
      """
      import UIKit
      final class PageController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .black
          let title = UILabel()
          title.text = "T"
          title.textColor = .yellow
          navigationItem.\(property) = title
          let item = UILabel()
          item.text = "I"
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
        }
      }
      """, platform: .ios26)
    #expect(look.background("T") == "#000000", "\(look.dump)")
    #expect(look.undecided("I") == .material)
  }

  @Test("S-93: a title view of a file has no glass to itself either")
  func writtenTitle() {
    let item = """
      <navigationItem key="navigationItem" id="n"><view key="titleView" id="tv"><rect key="frame" x="0" y="0" width="200"
      height="40"/><subviews>\(label("T"))</subviews></view></navigationItem>
      """
    let text = storyboard("").replacingFirst("</view>\n</viewController>", with: "</view>\(item)</viewController>")
    #expect(shown(text, platform: .ios26).undecided("T") == nil)
  }

  /// A controller whose own code makes a row and a header.
  private func list(_ members: String, kind: String = "UITableViewController", rows: String = "") -> Look {
    Look(
      """
      import UIKit
      final class LogController: \(kind) {
        \(members)
        \(rows)
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          cell.textLabel?.text = "R"
          return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = UILabel()
          head.text = "H"
          return head
        }
      }
      """)
  }

  @Test(
    "S-113: rows and headers that code makes lie in the table that asks for them",
    arguments: [
      // Platters of a grouped table are white and #1C1C1E on #F2F2F7 and black.
      ("init() { super.init(style: .insetGrouped) }", "UITableViewController", "#F2F2F7", "#1C1C1E"),
      ("", "UITableViewController", "#FFFFFF", "#000000"),
      (
        """
        let table = UITableView(frame: .zero, style: .grouped)
        override func viewDidLoad() { table.dataSource = self; table.delegate = self; view.addSubview(table) }
        """, "UIViewController", "#F2F2F7", "#1C1C1E"
      ),
    ])
  func codeRows(members: String, kind: String, header: String, darkRow: String) {
    let look = list(members, kind: kind)
    #expect(look.background("H") == header, "\(look.dump)")
    #expect(look.background("R", .dark) == darkRow)
    #expect(look.isCertain("R", .dark) == true)
  }

  @Test("S-113: rows of a table whose style is not known lie on either platter")
  func unknownStyle() {
    let look = list("let style: UITableView.Style\ninit(style: UITableView.Style) { super.init(style: style) }")
    #expect(look.isCertain("R", .dark) == false, "\(look.dump)")
  }

  /// A label in white on a controller whose code is given.
  private func page(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class PageController: UIViewController {
        var isLoud = false
        override func viewDidLoad() {
          let label = UILabel()
          view.addSubview(label)
          \(statements)
        }
      }
      """)
  }

  @Test("S-44: attributes that depend on a path are forms of one text")
  func forms() {
    let look = page(
      """
      var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
      if isLoud { attributes[.foregroundColor] = UIColor.blue }
      label.attributedText = NSAttributedString(string: "T", attributes: attributes)
      """)
    #expect(look.elements("T").count == 1, "\(look.dump)")
    #expect(look.foregrounds("T") == ["#000000", "#0000FF"], "\(look.dump)")
  }

  @Test("S-110: a picture in an attributed text is no text")
  func attachment() {
    let look = page(
      """
      let text = NSMutableAttributedString(string: "T", attributes: [.foregroundColor: UIColor.black])
      let chip = NSMutableAttributedString(attachment: NSTextAttachment())
      chip.addAttribute(.link, value: 1, range: NSRange(location: 0, length: 1))
      text.append(chip)
      label.attributedText = text
      """)
    #expect(look.scene.elements.map(\.text) == ["T"], "\(look.dump)")
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-115: what is set where a view is made holds for all that is seen of it")
  func birth() {
    let look = page(
      """
      do {
        try load()
        let note = UILabel()
        note.text = "T"
        note.isEnabled = false
        view.addSubview(note)
      } catch {}
      """)
    #expect(look.placements("T").map(\.exemption) == [.disabled], "\(look.dump)")
  }

  @Test("S-14: a font as large as another one, whose size is asked")
  func pointSize() {
    let look = page(
      """
      let size = UIFont.preferredFont(forTextStyle: .title1).pointSize
      label.font = UIFont.systemFont(ofSize: size, weight: .bold)
      label.text = "T"
      """)
    let font = look.reading("T")?.font
    // Title 1 has 28 pt at the default text size.
    #expect(font?.size == 28, "\(look.dump)")
    #expect(font?.weight == .bold)
  }

  @Test("S-115: a view with the frame of a sibling lies as that does", arguments: [true, false])
  func frameOfSibling(isBeside: Bool) {
    let edge = isBeside ? "bottomAnchor" : "topAnchor"
    let look = Look(
      """
      import UIKit
      final class SpineView: UIView {
        private let cover = UIView()
        private let shade = UIView()
        private let caption = UILabel()
        private var spacing: NSLayoutConstraint!
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          cover.backgroundColor = .yellow
          shade.backgroundColor = .black
          addSubview(shade)
          addSubview(cover)
          addSubview(caption)
          caption.text = "T"
          shade.topAnchor.constraint(equalTo: cover.topAnchor).isActive = true
          shade.bottomAnchor.constraint(equalTo: cover.bottomAnchor).isActive = true
          shade.leadingAnchor.constraint(equalTo: cover.leadingAnchor).isActive = true
          shade.trailingAnchor.constraint(equalTo: cover.trailingAnchor).isActive = true
          caption.centerXAnchor.constraint(equalTo: cover.centerXAnchor).isActive = true
          spacing = caption.topAnchor.constraint(equalTo: cover.\(edge))
          spacing.isActive = true
        }
      }
      """)
    #expect(look.background("T") == (isBeside ? "#FFFFFF" : "#FFFF00"), "\(look.dump)")
  }

  @Test("S-113: headers of a collection lie on what its controller paints", arguments: ["view", "collectionView"])
  func collectionHeader(property: String) {
    let look = Look(
      """
      import UIKit
      final class ShelfHeader: UICollectionReusableView {
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(caption)
        }
      }
      final class ShelfController: UICollectionViewController {
        override func viewDidLoad() { \(property).backgroundColor = .black }
        override func collectionView(
          _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
          let header =
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path) as! ShelfHeader
          header.caption.text = "T"
          header.caption.textColor = .yellow
          return header
        }
      }
      """)
    #expect(look.words("T") == "#FFFF00 on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-113: what a file's list is painted with and the rows that code makes for it ask one object",
    arguments: [
      (
        "enum Coat { case day, night }", "Coat.day", ".night", "coat == .day ? .white : .black",
        "coat == .day ? .black : .white"
      ),
      // Values that read alike are told apart.
      (
        "struct Coat { let ink: UIColor; let paper: UIColor }", "Coat(ink: .black, paper: .white)",
        "Coat(ink: .white, paper: .black)", "coat.paper", "coat.ink"
      ),
    ])
  func rowsOnPaintedList(type: String, start: String, change: String, paper: String, ink: String) {
    let storyboard = document(
      """
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="ListController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      <tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <connections><outlet property="dataSource" destination="c" id="o"/></connections></tableView>
      </subviews></view><connections><outlet property="table" destination="t" id="p"/></connections></viewController>
      </objects></scene></scenes>
      """)
    let look = shown(
      storyboard,
      swift: """
        import UIKit
        \(type)
        final class LineCell: UITableViewCell {}
        final class ListController: UIViewController {
          @IBOutlet var table: UITableView!
          private var coat = \(start)
          override func viewDidLoad() { table.backgroundColor = \(paper) }
          func turn() { coat = \(change) }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = LineCell()
            cell.backgroundColor = .clear
            let label = UILabel()
            label.text = "T"
            label.textColor = \(ink)
            cell.contentView.addSubview(label)
            return cell
          }
        }
        """)
    // Black on white and white on black: 21:1 each.
    #expect(Set(look.readings("T").map { $0.ratio?.low }) == [21], "\(look.dump)")
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
