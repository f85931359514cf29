import TestSupport
import Testing

/// Which texts of rows are levels of a group: those that stand below each other (S-131).
struct RowColumnTests {
  private func pairs(_ statements: String, style: String) -> [String] {
    let look = Look(
      """
      import UIKit
      final class Spices: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .\(style), reuseIdentifier: "spice")
          \(statements)
          return cell
        }
      }
      """)
    return look.pairs
  }

  private static let said = "cell.textLabel?.text = \"A\"; cell.detailTextLabel?.text = \"B\""

  @Test(
    "the labels of a row of the style with a subtitle are levels, those of a label and its value are not",
    arguments: [("subtitle", ["A/B"]), ("value1", []), ("value2", [])])
  func labels(style: String, expected: [String]) {
    #expect(pairs("\(Self.said); cell.textLabel?.font = .systemFont(ofSize: 15)", style: style) == expected)
    #expect(pairs("\(Self.said); cell.detailTextLabel?.textColor = .gray", style: style) == expected)
  }

  @Test("labels as the system makes them are the system's levels")
  func unstyled() {
    #expect(pairs(Self.said, style: "subtitle").isEmpty)
  }

  private static func content(_ made: String, _ more: String = "") -> String {
    """
    var content = \(made)
    content.text = "A"
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryText = "B"
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    \(more)
    cell.contentConfiguration = content
    """
  }

  @Test(
    "the texts of a configuration of one size are levels where they stand below each other",
    arguments: ["UIListContentConfiguration.subtitleCell()", "UIListContentConfiguration.cell()"])
  func configured(made: String) {
    #expect(pairs(Self.content(made), style: "default") == ["A/B"])
    let beside = Self.content(made, "content.prefersSideBySideTextAndSecondaryText = true")
    #expect(pairs(beside, style: "default").isEmpty)
  }

  @Test("a label and its value in a configuration are no levels")
  func values() {
    #expect(pairs(Self.content("UIListContentConfiguration.valueCell()"), style: "default").isEmpty)
  }

  @Test(
    "what a row's configuration begins with follows the row's style",
    arguments: [("default", ["A/B"]), ("subtitle", ["A/B"]), ("value1", []), ("value2", [])])
  func begun(style: String, expected: [String]) {
    #expect(pairs(Self.content("cell.defaultContentConfiguration()"), style: style) == expected)
  }
}
