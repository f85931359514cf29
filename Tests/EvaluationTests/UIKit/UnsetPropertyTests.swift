import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the observers of properties do that nothing sets (S-115).
struct UnsetPropertyTests {
  private func row(_ attributes: String = "", _ property: String = "var isLit = true") -> String {
    """
    import UIKit
    final class ShelfRow: UITableViewCell {
      @IBOutlet var caption: UILabel! = UILabel()
      override func awakeFromNib() { caption.text = "T"; contentView.addSubview(caption) }
      \(attributes) \(property) { didSet { caption.textColor = isLit ? .green : .green } }
    }
    final class ListController: UIViewController {
      override func viewDidLoad() { view.addSubview(ShelfRow()) }
    }
    """
  }

  private func colors(_ source: String) -> Set<String> { Set(Look(source).foregrounds("T")) }

  /// `label` in light, and green: `UIColor.green` is #00FF00.
  private let both: Set<String> = ["#000000", "#00FF00"]

  @Test("the observer of a property that nothing sets is not run, its initial value does not count")
  func unset() {
    #expect(colors(row()) == ["#000000"])
    #expect(colors("\(row())\nfunc ask(_ row: ShelfRow) -> Bool { row.isLit }") == ["#000000"])
    #expect(colors("\(row())\nfinal class Other { var isLit = true\nfunc set() { isLit = false } }") == ["#000000"])
  }

  @Test(
    "anything that may set it counts",
    arguments: [
      "func set(_ row: ShelfRow) { row.isLit = false }", "func set(_ rows: [ShelfRow]) { rows[0].isLit.toggle() }",
      "func set(_ row: ShelfRow) { change(&row.isLit) }",
      "func set<V>(_ row: ShelfRow, _ path: ReferenceWritableKeyPath<ShelfRow, V>) {}\nlet path = \\ShelfRow.isLit",
      "func set(_ rows: [ShelfRow]) { rows.forEach { $0.isLit = false } }",
      "extension ShelfRow { func set() { (isLit, tag) = (false, 1) } }",
    ])
  func set(_ code: String) {
    #expect(colors("\(row())\n\(code)") == both)
  }

  @Test(
    "what others can set by its name or from outside counts",
    arguments: ["@objc", "@IBInspectable"])
  func named(_ attributes: String) {
    #expect(colors(row(attributes)) == both)
  }

  @Test("a value of which parts can change counts")
  func parts() {
    #expect(colors(row("", "var isLit: Lamp = Lamp()") + "\nstruct Lamp { var isOn = false }") == both)
  }

  @Test("the labels of a file are left alone by such an observer, and by code that has a row of another class")
  func files() {
    let cells = ["ShelfRow", "OtherRow"].map { name in
      """
      <tableViewCell reuseIdentifier="\(name)" id="\(name)" customClass="\(name)">
      <tableViewCellContentView key="contentView" tableViewCell="\(name)" id="content\(name)"><subviews>
      \(label("L\(name)"))</subviews></tableViewCellContentView>
      <connections><outlet property="caption" destination="L\(name)" id="o\(name)"/></connections></tableViewCell>
      """
    }
    let file = document(
      """
      <scenes><scene sceneID="s"><objects><tableViewController id="c" customClass="ListController">
      <tableView key="view" style="plain" dataMode="prototypes" id="t"><prototypes>\(cells.joined())</prototypes>
      </tableView></tableViewController></objects></scene></scenes>
      """)
    let look = shown(
      file,
      swift: """
        import UIKit
        final class OtherRow: UITableViewCell { @IBOutlet var caption: UILabel! }
        final class ShelfRow: UITableViewCell {
          @IBOutlet var caption: UILabel!
          var isLit = true { didSet { caption.textColor = .green } }
        }
        final class ListController: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            func other() -> OtherRow {
              let row = table.dequeueReusableCell(withIdentifier: "OtherRow", for: path) as! OtherRow
              return row
            }
            if path.row == 0 {
              let row = other()
              row.caption.textColor = .blue
              return row
            }
            return table.dequeueReusableCell(withIdentifier: "ShelfRow", for: path)
          }
        }
        """)
    #expect(Set(look.foregrounds("LShelfRow")) == ["#000000"], "\(look.dump)")
    // Its list hands it out there alone.
    #expect(Set(look.foregrounds("LOtherRow")) == ["#0000FF"])
  }

  /// A view with a part of its own, in colours that a variable decides.
  private func card(_ variable: String, shows: Bool = true, access: String = "") -> Set<String> {
    let look = Look(
      """
      import UIKit
      \(access) final class ShelfCard: UIView {
        \(variable)
        private let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          caption.text = "T"
          addSubview(caption)
          caption.textColor = .black
          backgroundColor = isDim == true ? .black : .white
        }
      }
      \(shows ? "final class Desk: UIViewController { override func viewDidLoad() { view.addSubview(ShelfCard()) } }" : "")
      """)
    return Set(look.backgrounds("T"))
  }

  @Test(
    "a variable of an object that nothing sets holds its initial value, or nil",
    arguments: ["var isDim = false", "private var isDim = false", "var isDim: Bool?", "public var isDim = false"])
  func held(_ variable: String) {
    #expect(card(variable) == ["#FFFFFF"])
  }

  @Test(
    "what may be set holds any value",
    arguments: [
      "@objc var isDim = false", "var isDim = false\nfunc dim() { isDim = true }",
      "var isDim = false\nfunc dim() { isDim.toggle() }", "@Stored var isDim = false", "@Stored var isDim: Bool?",
    ])
  func open(_ variable: String) {
    #expect(card(variable) == ["#000000", "#FFFFFF"])
  }

  @Test("what is public of a public class may be set elsewhere")
  func published() {
    #expect(card("public var isDim = false", access: "public") == ["#000000", "#FFFFFF"])
  }

  @Test("a class that nobody makes waits to be used, but for what its own file alone can set")
  func unmade() {
    #expect(card("var isDim = false", shows: false) == ["#000000", "#FFFFFF"])
    #expect(card("private var isDim = false", shows: false) == ["#FFFFFF"])
  }

  @Test("an enumeration that replaces itself may be any of its cases")
  func replaced() {
    let mode = "enum Mode { case light, dark\nmutating func next() { self = self == .light ? .dark : .light } }"
    let look = Look(
      """
      import UIKit
      \(mode)
      final class Desk: UIViewController {
        private var mode = Mode.light
        private let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          view.addSubview(caption)
          view.backgroundColor = mode == .dark ? .black : .white
        }
        func turn() { mode.next() }
      }
      """)
    #expect(Set(look.backgrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a colour that nothing changes is known where its value is unwrapped, too",
    arguments: ["UIColor(named: \"Brand\")!", "UIColor.init(named: \"Brand\")!"])
  func unwrapped(value: String) {
    let look = Look(
      """
      import UIKit
      final class Desk: UIViewController {
        private var ink = \(value)
        private let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          caption.textColor = ink
          view.addSubview(caption)
          view.backgroundColor = .white
        }
      }
      """, files: ["App.xcassets/Brand.colorset/Contents.json": colorset(slot("102030"))])
    #expect(look.words("T") == "#102030 on #FFFFFF", "\(look.dump)")
  }
}
