import PlatformStyles
import Scene
import TestSupport
import Testing

/// Properties that hand what they are set to on to a part of the view (S-115).
struct ForwardingTests {
  private func chip(_ property: String, _ use: String) -> Look {
    Look(
      """
      import UIKit
      final class Chip: UIView {
        private let label = UILabel()
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          label.text = "T"
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class PageController: UIViewController {
        private let chip = Chip()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(chip)
          \(use)
        }
      }
      """)
  }

  @Test(
    "a setter sets what it is made to",
    arguments: [
      "var shade: UIColor { get { label.textColor } set { label.textColor = newValue } }",
      "var shade: UIColor { get { label.textColor } set(color) { self.label.textColor = color } }",
      "var shade: UIColor? { didSet { label.textColor = shade } }",
      "var shade: UIColor { get { .red } set { if newValue != .black { label.textColor = newValue } } }",
    ])
  func setters(_ property: String) {
    let look = chip(property, "chip.shade = .white")
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("a setter that nothing uses sets nothing")
  func unused() {
    let look = chip("var shade: UIColor { get { label.textColor } set { label.textColor = newValue } }", "")
    #expect(look.words("T") == "#000000 on #000000", "\(look.dump)")
  }

  @Test("a setter that sets the property of the class above sets it")
  func above() {
    let property = """
      override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
      """
    #expect(chip(property, "chip.backgroundColor = .white").words("T") == "#000000 on #FFFFFF")
  }

  @Test(
    "what code sets on a row reaches the label that the row's class hands it on to",
    arguments: [
      "var shade: UIColor { get { caption.textColor } set { caption.textColor = newValue } }",
      "var shade: UIColor? { didSet { caption.textColor = shade } }",
    ])
  func rows(_ property: String) {
    let look = shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Spine" customClass="SpineCell" id="r">
        <tableViewCellContentView key="contentView" id="v"><subviews>
        <label text="T" id="l"><color key="textColor" white="0.8" alpha="1"/></label>
        </subviews></tableViewCellContentView>
        <connections><outlet property="caption" destination="l" id="o"/></connections>
        </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        class SpineCell: UITableViewCell {
          @IBOutlet private weak var caption: UILabel!
          \(property)
        }
        class Shelf: UITableViewController {
          var isOld = false
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell
            if isOld { cell.shade = UIColor.black } else { cell.shade = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1) }
            return cell
          }
        }
        """)
    // One half is 127.5, written as 80.
    #expect(look.foregrounds("T") == ["#000000", "#000080"], "\(look.dump)")
  }

  @Test("the bar that a search controller shows in place of its own is put somewhere")
  func searchBars() {
    let look = Look(
      """
      import UIKit
      final class Finder: UISearchController {
        private let own = UISearchBar(frame: .zero)
        override var searchBar: UISearchBar { own }
      }
      final class PageController: UIViewController {
        let finder = Finder()
        override func viewDidLoad() {
          super.viewDidLoad()
          finder.searchBar.placeholder = "T"
          navigationItem.searchController = finder
        }
      }
      """)
    #expect(look.scene.elements.count == 1)
    let reading = look.scene.elements.first?.placements.first?.readings[.light]
    #expect(reading?.undecided == nil && reading?.isCertain == false, "\(look.dump)")
  }

  /// A screen with a prompt `T` in the bar of the framework's own search controller.
  private func finder(_ statements: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class PageController: UIViewController {
        let table = UITableView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.backgroundColor = .black
          \(statements)
          finder.searchBar.placeholder = "T"
        }
      }
      """)
  }

  @Test("what nothing tells of the ground of a search controller's bar is assumed")
  func barOfController() {
    let made = "let finder = UISearchController(searchResultsController: nil)"
    for look in [
      finder("navigationItem.searchController = finder", members: made),
      finder("\(made); navigationItem.searchController = finder"),
    ] {
      #expect(look.placements("T").count == 1, "\(look.dump)")
      #expect(look.isCertain("T") == false, "\(look.dump)")
      // The field's fill #767680 at 0.12 on white: 118 becomes 14.2 + 224.4, which is EF, and 128 becomes F0.
      #expect(look.background("T") == "#EFEFF0", "\(look.dump)")
    }
    let dark = finder("\(made); navigationItem.searchController = finder; overrideUserInterfaceStyle = .dark")
    #expect(dark.readings("T").isEmpty && !dark.readings("T", .dark).isEmpty, "\(dark.dump)")
  }

  @Test("a search controller's bar is seen where code puts it, and nowhere else")
  func placedBarOfController() {
    let look = finder(
      "let finder = UISearchController(searchResultsController: nil); table.tableHeaderView = finder.searchBar")
    #expect(look.placements("T").count == 1, "\(look.dump)")
    // #767680 at 0.12 on black: 14.2 and 15.4.
    #expect(look.background("T") == "#0E0E0F", "\(look.dump)")
  }
}
