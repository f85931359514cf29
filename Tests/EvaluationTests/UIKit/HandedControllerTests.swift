import Scene
import TestSupport
import Testing

/// Controllers that code hands to functions of modules that are not read.
struct HandedControllerTests {
  @Test(
    "what a function shows that is not there stands on nothing for certain, and neither do its rows",
    arguments: [
      ("Bubble.shared.show(over: home, controller: Card())", false),
      ("let card = Card(); Bubble.show(card)", false),
      ("Bubble.shared.show(UINavigationController(rootViewController: Card()))", false),
      ("home.present(Card(), animated: true)", true),
      ("Router.show(Card(), home)", true),
      ("Self.show(Card(), home)", true),
      ("let card = Card(); NotificationCenter.default.removeObserver(card); home.present(card, animated: true)", true),
    ])
  func handed(statement: String, isCertain: Bool) {
    let look = Look(
      """
      import UIKit
      import Bubbles
      final class Card: UITableViewController {
        final class Row: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            backgroundColor = nil
            textLabel?.text = "T"
            textLabel?.textColor = .white
          }
        }
        override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          view.dequeueReusableCell(withIdentifier: "row", for: path)
        }
      }
      enum Router {
        static func show(_ card: UIViewController, _ home: UIViewController) { home.present(card, animated: true) }
      }
      final class Desk {
        func open(_ home: UIViewController) { \(statement) }
        static func show(_ card: UIViewController, _ home: UIViewController) { home.present(card, animated: true) }
      }
      """)
    #expect(!look.placements("T").isEmpty && look.isCertain("T") == isCertain, "\(look.dump)")
  }
}
