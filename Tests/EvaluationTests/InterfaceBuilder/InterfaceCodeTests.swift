import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code assigns to the outlets of an interface file (S-115).
struct InterfaceCodeTests {
  /// A controller with a label in its outlet `caption`, and the class of the controller.
  private func looks(_ body: String, label color: String = "") -> Look {
    shown(
      captioned(color),
      swift: """
        class ShelfController: BaseController {
          @IBOutlet var caption: UILabel! \(body.hasPrefix("{") ? body : "")
          \(body.hasPrefix("{") ? "" : body)
        }
        class BaseController: UIViewController {
          func tone(_ label: UILabel?, with color: UIColor) { label?.textColor = color }
        }
        """)
  }

  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test
  func theLastAssignmentAtTheStartCounts() {
    let look = looks(
      "override func viewDidLoad() { caption.textColor = .systemRed\n self.caption.textColor = \(green) }",
      label: #"<color key="textColor" systemColor="secondaryLabelColor"/>"#)
    #expect(look.words("T") == "#008000 on #FFFFFF")
  }

  @Test(
    "S-115: the view of another controller that code holds is not the one of the file",
    arguments: [
      ("let other = UIHostingController(rootView: Text(\"\"))", "other.view.backgroundColor = .black"),
      ("", "let other = UIHostingController(rootView: Text(\"\")); other.view.backgroundColor = .black"),
      ("", "let other = UIViewController(); other.view.backgroundColor = .black"),
      ("", "later { let other = UIViewController(); other.view.backgroundColor = .black }"),
      ("let other = UIViewController()", "other.view.backgroundColor = .black"),
      ("", "let other = PeakController(); other.view.backgroundColor = .black"),
    ])
  func otherViews(stored: String, body: String) {
    let look = shown(
      storyboard(label("T"), background: #"white="0.9" alpha="1""#),
      swift: """
        class PeakController: UIViewController {}
        class ShelfController: UIViewController { \(stored)\noverride func viewDidLoad() { \(body) } }
        """)
    // 0.9 × 255 = 229.5, rounded up.
    #expect(look.words("T") == "#000000 on #E6E6E6", "\(look.dump)")
  }

  @Test
  func aColourIsThatOfTheWholeAttributedText() {
    let run = """
      <attributedString key="attributedText"><fragment content="T"><attributes>
      <color key="NSColor" white="0.8" alpha="1"/></attributes></fragment></attributedString>
      """
    #expect(looks("", label: run).words("T") == "#CCCCCC on #FFFFFF")
    let look = looks("override func viewDidLoad() { caption.textColor = \(green) }", label: run)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test
  func anObserverOfTheOutletRunsAtTheStart() {
    #expect(looks("{ didSet { caption.textColor = \(green) } }").words("T") == "#008000 on #FFFFFF")
  }

  @Test
  func anAssignmentOnSomePathMayBeInForce() throws {
    let look = looks("func warn() { caption.textColor = \(green) }")
    #expect(look.foreground("T") == nil)
    let bounds = try #require(look.bounds("T"))
    // Green at 0.5 is 0.2140 linear, a luminance of 0.7152 × 0.2140 = 0.1531: 1.05 / 0.2031 = 5.17; black has 21.
    #expect(abs(bounds.low - 5.17) < 0.01)
    #expect(bounds.high > 20.9)
    #expect(look.isCertain("T") == false)
  }

  @Test(
    "of several styles that code may set, the one that answers for what is hard to read is named",
    arguments: [
      "func warn() { caption.textColor = .systemYellow }; func rest() { caption.textColor = .label }",
      "func rest() { caption.textColor = .label }; func warn() { caption.textColor = .systemYellow }",
    ])
  func oneOfSeveralStyles(_ body: String) throws {
    let foreground = try #require(looks(body).placements("T").first).foreground
    #expect(foreground.form == .system("systemYellow"))
  }

  @Test(
    "S-115: a constant that gets its value from the arms of a question is one of these",
    arguments: [
      ("let ink: UIColor\n if isLate { ink = .systemRed } else { ink = GREEN }", ["#008000", "#FF3B30"]),
      (
        """
        let ink: UIColor
        switch stage { case 0: ink = .systemRed; case 1: ink = GREEN
          default: if isLate { ink = .black } else { ink = .systemRed } }
        """, ["#000000", "#008000", "#FF3B30"]
      ),
      ("let ink: UIColor\n if isLate { ink = .systemRed } else { note(); ink = GREEN }", ["?"]),
    ])
  func deferredConstant(_ statements: String, _ expected: [String]) {
    let look = looks(
      """
      var isLate = false; var stage = 0
      override func viewDidLoad() {
        \(statements.replacing("GREEN", with: green))
        caption.textColor = ink
      }
      """)
    #expect(look.foregrounds("T") == expected, "\(look.dump)")
  }

  @Test
  func anAssignmentOfTheSameColourChangesNothing() {
    let look = looks("func reset() { caption.textColor = .label }")
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }

  @Test
  func aValueThatIsNotKnownLeavesTheTextUndecided() {
    let look = looks("func show(_ item: Item) { caption.textColor = item.color }")
    #expect(look.reading("T")?.undecided?.range?.file == "Source.swift")
  }

  @Test
  func anOutletIsFollowedIntoAFunction() {
    let look = looks("func update() { tone(caption, with: \(green)) }")
    #expect(look.reading("T")?.ratio?.isExact == false)
    #expect(look.placements("T").first?.foreground.isProjectStyle == true)
  }

  @Test("a colour that a caller hands over stands at the call")
  func handedColor() {
    let look = looks("func update() { tone(caption, with: .systemRed) }")
    // The class has the outlet in its second line and the call in its third; the shared function follows below.
    #expect(look.placements("T").map(\.foreground.range?.line) == [3], "\(look.dump)")
  }

  @Test
  func theStateOfRestIsMeasured() {
    let look = looks(
      "var isHighlighted = false\n func viewDidLoad() { caption.textColor = isHighlighted ? .white : \(green) }")
    #expect(look.words("T") == "#008000 on #FFFFFF")
  }

  @Test("S-115: what a function sets is in force where one that the system calls first leads to it, the last one wins")
  func startsInTheirOrder() {
    let look = looks(
      """
      override func awakeFromNib() { caption.textColor = .systemRed }
      override func viewDidLoad() { dress() }
      func dress() { paint() }
      func paint() { caption.textColor = \(green) }
      required init?(coder: NSCoder) { super.init(coder: coder)\n caption.textColor = .systemBlue }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-115: a block and a closure that is run at once are no conditions",
    arguments: [
      "do { super.awakeFromNib(); dress() }", "MainActor.assumeIsolated { dress() }",
      "UIView.performWithoutAnimation { caption.textColor = paint }",
    ])
  func blocks(_ body: String) {
    let look = looks(
      """
      let paint = \(green)
      override func awakeFromNib() { \(body) }
      func dress() { caption.textColor = paint }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("S-116: a proxy's colour is that of labels to which the file gives none")
  func proxies() {
    let proxy = "static func dress() { UILabel.appearance().textColor = \(green) }"
    #expect(looks(proxy).words("T") == "#008000 on #FFFFFF")
    let own = looks(proxy, label: #"<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#)
    #expect(own.foreground("T") != "#008000", "\(own.dump)")
  }

  @Test("S-113: code that colours a label of rows that only interface files make has no label of its own")
  func rowsOfFiles() {
    let row = { (attributes: String, connections: String) in
      document(
        """
        <objects><tableViewCell style="IBUITableViewCellStyleDefault" \(attributes) id="r" customClass="ShelfRow">
        <rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
        </tableViewCellContentView>\(connections)</tableViewCell></objects>
        """)
    }
    let swift = """
      class TintedRow: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) { textLabel?.textColor = \(green) }
      }
      final class ShelfRow: TintedRow {}
      """
    let look = shown(row(#"textLabel="T""#, ""), swift: swift)
    #expect(look.scene.elements.map(\.text) == ["T"], "\(look.dump)")
    // Rows that code registers have labels, which are seen where something fills them.
    let registered = shown(
      row("", ""),
      swift: swift + """
        final class ListController: UITableViewController {
          override func viewDidLoad() { tableView.register(TintedRow.self, forCellReuseIdentifier: "row") }
          func fill(_ row: TintedRow, _ words: String) { row.textLabel?.text = words }
        }
        """)
    #expect(registered.scene.elements.map(\.text) == ["T", nil], "\(registered.dump)")
    let colors = registered.scene.elements.last?.placements.map { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == ["#008000"])
  }

  @Test("S-113: a row of a file stands on the view that its class has for it where it is selected, if it ever is")
  func selectedRows() {
    let look = { (attributes: String, style: String) in
      shown(
        document(
          """
          <objects><tableViewCell style="IBUITableViewCellStyleDefault" \(attributes) id="r" customClass="ShelfRow">
          <rect key="frame" x="0" y="0" width="400" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
          <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
          </tableViewCellContentView>
          <connections><outlet property="caption" destination="T" id="o"/></connections></tableViewCell></objects>
          """),
        swift: """
          final class ShelfRow: UITableViewCell {
            @IBOutlet var caption: UILabel!
            var tone: UIColor { \(style)isSelected ? .white : .black }
            override func awakeFromNib() {
              super.awakeFromNib()
              let ground = UIView()
              ground.backgroundColor = .black
              self.selectedBackgroundView = ground
            }
            override func setSelected(_ selected: Bool, animated: Bool) {
              super.setSelected(selected, animated: animated)
              caption.textColor = tone
            }
          }
          """)
    }
    // Black on white, and white on black.
    let selected = look("", "")
    #expect(Set(selected.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(selected.dump)")
    #expect(selected.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 })
    let never = look(#"selectionStyle="none""#, "selectionStyle == .none ? .black : ")
    #expect(never.readings("T").allSatisfy { ($0.ratio?.low ?? 21) > 20 }, "\(never.dump)")
  }

  @Test("S-83: a header asks for the device as its controller does, whose list is a sidebar there")
  func headersOfSidebars() {
    let look = shown(
      document(
        """
        <scenes><scene sceneID="s"><objects><collectionViewController id="c" customClass="ShelfController">
        <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <collectionReusableView key="sectionHeaderView" id="h" customClass="ShelfHeader">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
        <connections><outlet property="caption" destination="T" id="o"/></connections></collectionReusableView>
        </collectionView></collectionViewController></objects></scene></scenes>
        """),
      swift: """
        final class ShelfController: UICollectionViewController {
          override func viewDidLoad() { lay() }
          func lay() {
            let isWide = traitCollection.userInterfaceIdiom == .pad
            var list = UICollectionLayoutListConfiguration(appearance: isWide ? .sidebar : .insetGrouped)
            list.headerMode = .supplementary
            if list.appearance == .sidebar {
              collectionView.backgroundColor = .clear
            } else {
              collectionView.backgroundColor = .black
            }
          }
        }
        final class ShelfHeader: UICollectionReusableView {
          @IBOutlet var caption: UILabel!
          override func awakeFromNib() {
            caption.textColor = UIDevice.current.userInterfaceIdiom == .pad ? .black : .white
          }
        }
        """)
    // White on black is all there is beside the sidebar's material, on which black has some interval.
    let solid = look.placements("T").filter { $0.readings[.dark]?.background != nil }
    #expect(solid.map { $0.readings[.dark]?.ratio?.low } == [21], "\(look.dump)")
    #expect(
      look.placements("T").map(\.material?.material) == [.regular, nil]
        || look.placements("T").map(\.material?.material) == [nil, .regular])
    #expect(look.conditions("T").count == 2)
  }

  @Test("what stands in front of a scroll view lies on the pictures that its class puts into it")
  func picturesOfScrollViews() {
    func look(_ member: String) -> Look {
      shown(
        storyboard(
          """
          <scrollView customClass="ShelfScroll" id="p"><rect key="frame" x="0" y="0" width="400" height="800"/></scrollView>
          \(label("T"))
          """),
        swift: "final class ShelfScroll: UIScrollView { \(member) }")
    }
    let photo = look("func show(_ image: UIImage) { addSubview(UIImageView(image: image)) }")
    #expect(photo.undecided("T") == .imageBackdrop, "\(photo.dump)")
    #expect(look("func reset() { contentOffset = .zero }").words("T") == "#000000 on #FFFFFF")
  }

  @Test
  func otherNamesAreOtherObjects() {
    let look = looks(
      "func viewDidLoad() { let caption = UILabel()\n caption.textColor = \(green)\n title.textColor = .red }")
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }

  @Test
  func theRootViewTakesTheColourOfItsController() {
    let look = looks("func viewDidLoad() { view.backgroundColor = .black }")
    #expect(look.background("T") == "#000000")
  }

  @Test
  func classesThatAreNotThereOrDrawThemselvesAreUndecided() {
    func custom(_ name: String) -> String {
      """
      <view customClass="\(name)" id="p"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>\(label("T"))</subviews></view>
      """
    }
    let swift = """
      class PlainCard: UIView { func reset() {} }
      class DrawnCard: PlainCard { override func draw(_ rect: CGRect) {} }
      class LayeredCard: UIView { func add() { layer.insertSublayer(CAGradientLayer(), at: 0) } }
      """
    #expect(shown(storyboard(custom("PlainCard")), swift: swift).words("T") == "#000000 on #FFFFFF")
    #expect(shown(storyboard(custom("DrawnCard")), swift: swift).undecided("T") == .unsupportedExpression)
    #expect(shown(storyboard(custom("LayeredCard")), swift: swift).undecided("T") == .unsupportedExpression)
    #expect(shown(storyboard(custom("VendorCard")), swift: swift).undecided("T") == .externalModule)
  }
}
