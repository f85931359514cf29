import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Which of the views inside another one lie behind, as code orders them (S-113, S-115).
struct CodeStackingTests {
  /// A row of a black table, or a view before black, with the white text `T` and a green plate of its size.
  private func look(row statements: String, background: String = ".clear") -> Look {
    Look(
      """
      import UIKit
      final class PlateRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = \(background)
          let title = UILabel()
          title.text = "T"
          title.textColor = .white
          contentView.addSubview(title)
          let plate = UIView()
          plate.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
          plate.frame = bounds
          \(statements)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class ListController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = .black
          tableView.register(PlateRow.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! PlateRow
        }
      }
      """)
  }

  // 0.5 × 255 = 127.5.
  @Test(
    "a view at the back of a row lies behind its content",
    arguments: [
      "addSubview(plate)\nsendSubviewToBack(plate)", "insertSubview(plate, at: 0)", "insertSubview(plate, at: .zero)",
    ])
  func row(statements: String) {
    let look = look(row: statements)
    #expect(look.words("T") == "#FFFFFF on #008000", "\(look.dump)")
  }

  @Test("a row from which the background is taken shows its table, one that is left as it is does not")
  func bare() {
    let bare = look(row: "", background: "nil")
    #expect(bare.words("T") == "#FFFFFF on #000000", "\(bare.dump)")
    // A plain row stands on systemBackground, which is white in light.
    #expect(look(row: "", background: "self.backgroundColor").background("T") != "#000000")
  }

  @Test(
    "the order in which views lie is what code makes of it last",
    arguments: [
      ("view.addSubview(title)\nview.addSubview(plate)\nview.sendSubviewToBack(plate)", "#008000"),
      ("view.addSubview(plate)\nview.addSubview(title)\nview.sendSubviewToBack(title)", "#000000"),
      ("view.addSubview(title)\nview.addSubview(plate)\nview.bringSubviewToFront(title)", "#008000"),
    ])
  func order(statements: String, background: String) {
    let look = Look(
      """
      import UIKit
      final class PlateController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          let title = UILabel()
          title.text = "T"
          title.textColor = .white
          let plate = UIView(frame: view.bounds)
          plate.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
          \(statements)
        }
      }
      """)
    #expect(look.background("T") == background, "\(look.dump)")
  }

  @Test(
    "a rule or tick is no backdrop of a text",
    arguments: [
      "let line = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 1.0 / UIScreen.main.scale))",
      "let line = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 1))",
      "let line = UIView()\nline.heightAnchor.constraint(equalToConstant: 1).isActive = true",
      "let line = UIView()\nline.widthAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true",
    ])
  func thin(line: String) {
    let look = ruled(line)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "what has a size of its own may lie behind",
    arguments: [
      "let line = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 30))",
      "let line = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))",
    ])
  func thick(line: String) {
    #expect(ruled(line).background("T") == nil)
  }

  /// A white text `T` before black, with a gray view that nothing ties to it.
  private func ruled(_ line: String) -> Look {
    Look(
      """
      import UIKit
      final class AxisController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          \(line)
          line.backgroundColor = .gray
          view.addSubview(line)
          let label = UILabel()
          label.text = "T"
          label.textColor = .white
          view.addSubview(label)
        }
      }
      """)
  }

  @Test(
    "a view that is put below another one lies right behind that, before what was put below it earlier",
    arguments: [
      "view.insertSubview(back, belowSubview: title)\nview.insertSubview(plate, belowSubview: title)",
      "view.insertSubview(plate, belowSubview: title)\nview.insertSubview(back, belowSubview: plate)",
    ])
  func below(statements: String) {
    let look = Look(
      """
      import UIKit
      final class PlateController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          let title = UILabel()
          title.text = "T"
          title.textColor = .white
          let (back, plate) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
          back.backgroundColor = .white
          plate.backgroundColor = .black
          view.addSubview(title)
          \(statements)
        }
      }
      """)
    #expect(look.background("T") == "#000000", "\(look.dump)")
  }
}
