import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code says of the rows that a file makes for a list: it reaches the rows of that class and identifier (S-113, S-115).
struct InterfaceRowTests {
  /// A row with one label.
  private func row(_ identifier: String, _ className: String? = nil, _ color: String = "labelColor") -> String {
    let custom = className.map { #"customClass="\#($0)""# } ?? ""
    return """
      <tableViewCell reuseIdentifier="\(identifier)" id="\(identifier)" \(custom)>
      <tableViewCellContentView key="contentView" id="\(identifier)-content"><subviews>
      <label text="\(identifier)" id="\(identifier)-label"><color key="textColor" systemColor="\(color)"/></label>
      </subviews></tableViewCellContentView>
      <connections><outlet property="caption" destination="\(identifier)-label" id="\(identifier)-o"/></connections>
      </tableViewCell>
      """
  }

  /// A scene with the rows of one table.
  private func scene(_ controller: String, _ rows: String...) -> String {
    """
    <scene><objects><tableViewController id="\(controller)" customClass="\(controller)">
    <tableView key="view" style="plain" id="\(controller)-table"><prototypes>
    \(rows.joined(separator: "\n"))
    </prototypes></tableView></tableViewController></objects></scene>
    """
  }

  private func looks(_ scenes: String..., code: String) -> Look {
    shown(
      document("<scenes>\(scenes.joined(separator: "\n"))</scenes>"),
      swift: """
        class SpineCell: UITableViewCell { @IBOutlet var caption: UILabel! }
        class JacketCell: UITableViewCell { @IBOutlet var caption: UILabel! }
        class Shelf: UITableViewController {
          var isLate = false
          \(code)
        }
        class Rack: UITableViewController {}
        """)
  }

  private func fill(_ statements: String) -> String {
    """
    override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { \(statements) }
    """
  }

  private let navy = "UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)"

  @Test(
    "S-113: what is set on a row reaches the rows of its class alone, whatever the variable's name",
    arguments: [
      #"let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell"#,
      "let one = list.dequeueReusableCell(withIdentifier: name(), for: path) as! SpineCell",
      #"guard let cell = list.dequeueReusableCell(withIdentifier: "Spine") as? SpineCell else { fatalError() }"#,
      #"let cell: SpineCell = list.take("Spine")"#,
    ])
  func rowsOfAClass(_ taking: String) {
    let name = taking.contains("one") ? "one" : "cell"
    let look = looks(
      scene("Shelf", row("Spine", "SpineCell"), row("Jacket", "JacketCell")), scene("Rack", row("Plain")),
      code: fill("\(taking)\n \(name).backgroundColor = \(navy)\n return \(name)"))
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("Plain") == "#000000 on #FFFFFF", "\(look.dump)")
    // Where nothing tells that the row comes from the list here, the function may be one of several that fill it.
    let isTaken = !taking.contains("take(")
    #expect(look.words("Spine") == (isTaken ? "#000000 on #000080" : "#000000 on ? uncertain"), "\(look.dump)")
  }

  @Test(
    "S-113: of rows of one class the identifier tells",
    arguments: [#""Spine""#, "Self.spine", "Names.spine.rawValue"])
  func rowsOfAnIdentifier(_ identifier: String) {
    let look = looks(
      scene("Shelf", row("Spine"), row("Jacket")),
      code: """
        static let spine = "Spine"
        enum Names: String { case spine = "Spine" }
        \(fill(
          """
          let cell = list.dequeueReusableCell(withIdentifier: \(identifier), for: path)
          cell.backgroundColor = \(navy)
          return cell
          """))
        """)
    #expect(look.words("Spine") == "#000000 on #000080", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-115: what code sets through a path whose parts have declared types reaches no label of another class",
    arguments: [
      // Types of the program all the way down.
      """
      override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let one = list.dequeueReusableCell(withReuseIdentifier: "Poster", for: path) as! PosterCell
        one.banner.caption.textColor = .yellow
        return one
      }
      """,
      // A class of another module, from which no class of the program's inherits.
      "@IBOutlet var notice: NoticeView!\noverride func viewDidLoad() { notice.caption.textColor = .yellow }",
      // Both in turn.
      """
      override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let one = list.dequeueReusableCell(withReuseIdentifier: "Poster", for: path) as! PosterCell
        one.notice.caption.textColor = .yellow
        return one
      }
      """,
      // A variable that is declared before it is given one of two objects.
      """
      override func viewDidLoad() {
        let banner: BannerView
        if title == nil { banner = BannerView(frame: .zero) } else { banner = BannerView() }
        banner.caption.textColor = .yellow
      }
      """,
    ])
  func declaredPaths(_ members: String) {
    let look = shown(
      document("<scenes>\(scene("Rack", row("Spine", "SpineCell")))</scenes>"),
      swift: """
        class SpineCell: UITableViewCell { @IBOutlet var caption: UILabel! }
        class BannerView: UIView { @IBOutlet var caption: UILabel! }
        class PosterCell: UICollectionViewCell { var banner: BannerView!; let notice = NoticeView() }
        class Wall: UICollectionViewController { \(members) }
        class Rack: UITableViewController {}
        """)
    #expect(look.foregrounds("Spine") == ["#000000"], "\(look.dump)")
  }

  @Test("S-115: what code sets through a class of another module that a row's class may be built on may reach it")
  func undeclaredPath() {
    let look = shown(
      document("<scenes>\(scene("Rack", row("Spine", "SpineCell")))</scenes>"),
      swift: """
        class SpineCell: CaptionCell { @IBOutlet var caption: UILabel! }
        class Wall: UIViewController {
          @IBOutlet var notice: NoticeView!
          override func viewDidLoad() { notice.caption.textColor = .yellow }
        }
        class Rack: UITableViewController {}
        """)
    // Black, or yellow.
    #expect(look.words("Spine") == "? on #FFFFFF uncertain", "\(look.dump)")
  }

  @Test("S-113: what code sets behind the content of a row lies in front of the row's own background")
  func contentViews() {
    let taking = #"let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)"#
    let look = looks(
      scene("Shelf", row("Spine", nil, "systemYellowColor"), row("Jacket")),
      code: fill("\(taking)\n cell.contentView.backgroundColor = .black\n return cell"))
    #expect(look.words("Spine") == "#FFCC00 on #000000", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
    let own = shown(
      document("<scenes>\(scene("Rack", row("Spine", "SpineCell")))</scenes>"),
      swift: """
        class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
          override func awakeFromNib() { contentView.backgroundColor = \(navy) }
        }
        class Rack: UITableViewController {}
        """)
    #expect(own.words("Spine") == "#000000 on #000080", "\(own.dump)")
  }

  @Test("S-113: a function within another one takes rows too")
  func functionsWithin() {
    let look = looks(
      scene("Shelf", row("Spine", "SpineCell"), row("Jacket", "JacketCell")),
      code: fill(
        """
        func spine() -> SpineCell {
          let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell
          cell.backgroundColor = \(navy)
          return cell
        }
        let cell = spine()
        return cell
        """))
    #expect(look.words("Spine") == "#000000 on #000080", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF")
  }

  @Test("S-113: a row that is filled in two places may be either")
  func twoPlaces() {
    let look = looks(
      scene("Shelf", row("Spine", "SpineCell")),
      code: fill(
        """
        if isLate {
          let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell
          cell.backgroundColor = \(navy)
          return cell
        }
        return list.dequeueReusableCell(withIdentifier: "Spine", for: path)
        """))
    #expect(look.backgrounds("Spine") == ["#000080", "#FFFFFF"], "\(look.dump)")
  }

  @Test("S-115: the questions before a row is taken are answered where there is one, those after it are not")
  func questions() {
    let taken = """
      if path.section == 0 {
        let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)
        QUESTION cell.backgroundColor = \(navy) END
        return cell
      }
      return list.dequeueReusableCell(withIdentifier: "Jacket", for: path)
      """
    func look(_ question: String, _ end: String) -> Look {
      looks(
        scene("Shelf", row("Spine"), row("Jacket")),
        code: fill(taken.replacing("QUESTION", with: question).replacing("END", with: end)))
    }
    #expect(look("", "").backgrounds("Spine") == ["#000080"])
    #expect(look("if isLate {", "}").backgrounds("Spine") == ["#000080", "#FFFFFF"])
    #expect(look("if isLate {", "}").backgrounds("Jacket") == ["#FFFFFF"])
  }

  @Test("S-113: what is set when a row is about to be shown counts last, for rows of the class that is asked for")
  func rowsThatAreDisplayed() {
    let look = looks(
      scene("Shelf", row("Spine", "SpineCell"), row("Jacket", "JacketCell")),
      code: """
        override func tableView(_ list: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
          cell.backgroundColor = .white
          if let spine = cell as? SpineCell { spine.backgroundColor = \(navy) }
        }
        \(fill(
          """
          let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)
          cell.backgroundColor = .red
          return cell
          """))
        """)
    #expect(look.words("Spine") == "#000000 on #000080", "\(look.dump)")
    #expect(look.words("Jacket") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: what a row holds in an outlet is set in the rows of that class and identifier")
  func outletsOfRows() {
    let look = looks(
      scene("Shelf", row("Spine", "SpineCell"), row("Jacket", "JacketCell"), row("Sleeve", "JacketCell")),
      code: fill(
        """
        let cell = list.dequeueReusableCell(withIdentifier: "Jacket", for: path) as! JacketCell
        cell.caption.textColor = \(navy)
        return cell
        """))
    #expect(look.words("Spine") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("Sleeve") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("Jacket") == "#000080 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-115: a property of the framework's row is no outlet of that name in another class",
    arguments: [
      ("class Plaque: UIView { @IBOutlet var textLabel: UILabel! }", "#000000 on #FFFFFF"),
      ("class Plaque: NSObject { @IBOutlet var textLabel: UILabel! }", "#000000 on #FFFFFF"),
      // What a class of another module is built on is not known.
      ("class Plaque: ForeignView { @IBOutlet var textLabel: UILabel! }", "? on #FFFFFF uncertain"),
    ])
  func labelsOfTheFramework(_ declaration: String, _ expected: String) {
    let look = shown(
      storyboard(
        """
        <view id="p" customClass="Plaque"><subviews>
        \(label("T", #"<color key="textColor" systemColor="labelColor"/>"#))
        </subviews><connections><outlet property="textLabel" destination="T" id="o"/></connections></view>
        """),
      swift: """
        \(declaration)
        class ShelfController: UITableViewController {
          \(fill(
            """
            let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path)
            cell.textLabel?.textColor = \(navy)
            return cell
            """))
        }
        """)
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test("S-115: an outlet is set through what is of its class", arguments: ["Plaque", "Sign"])
  func outletsOfOthers(_ type: String) {
    let look = shown(
      storyboard(
        """
        <view id="p" customClass="Plaque"><subviews>
        \(label("T", #"<color key="textColor" systemColor="labelColor"/>"#))
        </subviews><connections><outlet property="caption" destination="T" id="o"/></connections></view>
        """),
      swift: """
        class Plaque: UIView { @IBOutlet var caption: UILabel! }
        class Sign: UIView { var caption = UILabel() }
        class ShelfController: UIViewController {
          @IBOutlet var board: \(type)!
          func warn() { board.caption.textColor = \(navy) }
          func warn(_ board: \(type)) { board.caption.textColor = \(navy) }
        }
        """)
    #expect(look.isCertain("T") == (type == "Sign"), "\(look.dump)")
  }

  /// Which rows of the table of `Shelf` are exempt.
  private func unseen(_ code: String, _ rows: [String] = ["Spine", "Jacket"]) -> [String] {
    let look = looks(scene("Shelf", rows.map { row($0) }.joined(separator: "\n")), code: code)
    return rows.filter { look.exemptions($0) == [.hidden] }
  }

  @Test("S-113: a prototype that no code takes is never seen, where it is known what code takes")
  func rowsNeverTaken() {
    func take(_ identifier: String) -> String {
      fill("return list.dequeueReusableCell(withIdentifier: \(identifier), for: path)")
    }
    #expect(unseen(take(#""Spine""#)) == ["Jacket"])
    #expect(unseen(take(#"isLate ? "Spine" : "Jacket""#)).isEmpty)
    #expect(unseen(take("name(of: path)")).isEmpty)
    #expect(unseen(take(#""\(name(of: path))et""#)).isEmpty)
    // Other code may take what it names.
    #expect(unseen(take(#""Spine""#) + #"\nlet other = "Jacket""#).isEmpty)
    // Headers that code takes say nothing of rows.
    let header =
      #"\nfunc head() -> UIView? { list.dequeueReusableHeaderFooterView(withIdentifier: "Head") as? HeadView }"#
    #expect(
      unseen("class HeadView: UITableViewHeaderFooterView {}\n" + fill("return other(for: path)") + header).isEmpty)
    // Nothing is known of who fills the table.
    #expect(unseen("").isEmpty)
  }
}
