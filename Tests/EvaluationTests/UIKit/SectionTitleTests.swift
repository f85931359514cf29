import ColorScience
import Scene
import TestSupport
import Testing

/// Headers and footers that a table makes of titles, and paints as its delegate says (S-84, S-85, S-113).
struct SectionTitleTests {
  private func look(style: String, _ functions: String) -> Look {
    Look(
      """
      import UIKit
      final class Shelves: UITableViewController {
        init() { super.init(style: .\(style)) }
        required init?(coder: NSCoder) { fatalError() }
        \(functions)
      }
      """)
  }

  private static func painting(_ part: String) -> String {
    """
    override func tableView(_ table: UITableView, willDisplay\(part)View view: UIView, forSection section: Int) {
      guard let part = view as? UITableViewHeaderFooterView else { return }
      part.textLabel?.text = "T"
      part.textLabel?.textColor = .black
    }
    """
  }

  @Test(
    "what code paints lies on the ground of the table",
    arguments: [("grouped", "#F2F2F7"), ("insetGrouped", "#F2F2F7"), ("plain", "#FFFFFF")], ["Header", "Footer"])
  func painted(_ table: (style: String, ground: String), _ part: String) {
    let look = look(style: table.style, Self.painting(part))
    #expect(look.words("T") == "#000000 on \(table.ground)", "\(look.dump)")
  }

  @Test(
    "S-84, S-85: titles are in the system's colours on that ground",
    arguments: [
      // 0.6 of #3C3C43 over #F2F2F7: 0.6 · 60 + 0.4 · 242 = 132.8, 0.6 · 67 + 0.4 · 247 = 139.
      ("grouped", "Header", "#85858B on #F2F2F7"), ("grouped", "Footer", "#85858B on #F2F2F7"),
    ])
  func titles(_ style: String, _ part: String, _ expected: String) {
    let look = look(
      style: style,
      "override func tableView(_ table: UITableView, titleFor\(part)InSection section: Int) -> String? { \"T\" }")
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test("S-84: in a plain table a title may be primary or secondary, so that nothing is claimed of it")
  func plain() {
    let look = look(
      style: "plain",
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .black
      }
      override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
      """)
    // Black on black, or 0.6 of #3C3C43 over black.
    #expect(look.bounds("T")?.low == 1 && look.bounds("T")?.isExact == false, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test(
    "S-115: the label of a header lies in the content view, on what code paints there and behind it",
    arguments: [
      "part.contentView.backgroundColor = .black",
      "var it = UIBackgroundConfiguration.clear()\nit.backgroundColor = .black\npart.backgroundConfiguration = it",
    ])
  func content(_ ground: String) {
    let text = "part.textLabel?.text = \"T\"\npart.textLabel?.textColor = .white\n\(ground)"
    let told = look(
      style: "plain",
      """
      override func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        guard let part = view as? UITableViewHeaderFooterView else { return }
        \(text)
      }
      """)
    #expect(told.words("T") == "#FFFFFF on #000000", "\(told.dump)")
    let made = look(
      style: "plain",
      """
      override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let part = UITableViewHeaderFooterView()
        \(text)
        return part
      }
      """)
    #expect(made.words("T") == "#FFFFFF on #000000", "\(made.dump)")
  }

  @Test(
    "a title that code paints before it is seen is what that code makes it, and one that is nil is none",
    arguments: [("nil", "", 0), ("\"S\"", painting("Header"), 1), ("\"S\"", painting("Footer"), 2)])
  func others(_ title: String, _ more: String, _ count: Int) {
    let look = look(
      style: "grouped",
      """
      override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { \(title) }
      \(more)
      """)
    #expect(look.scene.elements.count == count, "\(look.dump)")
  }

  private static let hiding = """
    override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    """

  @Test(
    "a title is not seen where code has a view for the header, or gives it no height",
    arguments: [
      (hiding, 0), (hiding.replacing("Header", with: "Footer"), 1), (height("0"), 0),
      (height("CGFloat.leastNormalMagnitude"), 0), (height("28"), 1), (height("section == 0 ? 0 : 28"), 1),
    ])
  func replaced(_ more: String, _ count: Int) {
    let look = look(
      style: "grouped",
      """
      override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
      \(more)
      """)
    #expect(look.elements("T").count == count, "\(look.dump)")
  }

  private static func height(_ value: String) -> String {
    "override func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { \(value) }"
  }

  @Test("a view for the header that a class above has takes the title's place, too")
  func replacedAbove() {
    let look = Look(
      """
      import UIKit
      class Base: UITableViewController { \(Self.hiding) }
      final class Shelves: Base {
        override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
      }
      """)
    #expect(look.elements("T").isEmpty, "\(look.dump)")
  }

  @Test("the title of a table that another class makes may stand on either ground")
  func elsewhere() {
    let look = Look(
      """
      import UIKit
      final class Shelves: UIViewController, UITableViewDelegate {
        \(Self.painting("Header").replacing("override ", with: ""))
      }
      """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }
}
