import PlatformStyles
import TestSupport
import Testing

/// What code adds to a list stands over its rows, headers and footers, not behind them (S-51, S-113).
struct ViewsOverRowsTests {
  /// A grouped list with a plate, of which the place is not told, and a header, a footer and a clear row.
  private func list(_ adding: String) -> Look {
    Look(
      """
      import UIKit
      final class Shelves: UITableViewController {
        private let plate = UILabel()
        init() { super.init(style: .grouped) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = .white
          plate.text = "Nothing here"
          plate.textColor = .white
          plate.backgroundColor = .black
          \(adding)
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.backgroundColor = .clear
          cell.textLabel?.textColor = .black
          cell.textLabel?.text = "T"
          return cell
        }
      }
      """)
  }

  private static let centred = """
    plate.translatesAutoresizingMaskIntoConstraints = false
    plate.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    """

  @Test(
    "what is added to a list lies behind none of its rows, headers and footers",
    arguments: [
      "view.addSubview(plate)\n\(centred)", "tableView.addSubview(plate)\n\(centred)",
      "view.addSubview(plate); plate.frame = view.bounds",
    ])
  func added(_ adding: String) {
    let look = list(adding)
    #expect(look.words("T") == "#000000 on #FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
    for text in ["H", "F"] { #expect(look.background(text) == "#FFFFFF", "\(look.dump)") }
    // The plate itself is seen.
    #expect(look.words("Nothing here") == "#FFFFFF on #000000")
  }

  @Test(
    "what is put at the back lies behind them",
    arguments: ["view.insertSubview(plate, at: 0)", "view.addSubview(plate); view.sendSubviewToBack(plate)"])
  func atBack(_ adding: String) {
    let look = list("\(adding); plate.frame = view.bounds")
    #expect(look.words("T") == "#000000 on #000000", "\(look.dump)")
  }
}
