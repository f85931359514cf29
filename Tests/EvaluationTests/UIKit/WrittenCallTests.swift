import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions and observers of objects that are called with what is written where they are called (S-115).
struct WrittenCallTests {
  private func look(_ members: String, _ others: String) -> Look {
    Look(
      """
      import UIKit
      final class Badge: UIView {
        enum Tone { case good, bad }
        let words = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          words.text = "W"
          words.textColor = .black
          addSubview(words)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      \(others)
      """)
  }

  private let setter = "func paint(color: UIColor) { words.textColor = color }"

  /// A controller that shows a badge and hands to another module what it does with it.
  private func controller(_ statement: String) -> String {
    """
    final class Screen: UIViewController {
      let badge = Badge()
      override func viewDidLoad() {
        view.addSubview(badge)
        Network.shared.load { [weak self] in self?.later() }
      }
      private static func make(_ badge: Badge) { \(statement) }
    }
    """
  }

  @Test(
    "what all calls of a function say of its arguments is what it is called with",
    arguments: ["badge.paint(color: .blue)", "badge.paint(color: UIColor(red: 0, green: 0, blue: 1, alpha: 1))"])
  func known(_ call: String) {
    let look = look(setter, controller(call))
    // White is behind it: 21 for black, and for blue, of luminance 0.0722: 1.05 / 0.1222 = 8.59.
    #expect(look.bounds("W").map { $0.low >= 8.59 && $0.high <= 21 } == true, "\(look.dump)")
    #expect(look.undecided("W") == nil, "\(look.dump)")
  }

  @Test(
    "where a call says something that is not written there, or another module may call it, nothing is known of it",
    arguments: [
      ("func paint(color: UIColor) { words.textColor = color }", "badge.paint(color: Network.tint)"),
      ("public func paint(color: UIColor) { words.textColor = color }", "badge.paint(color: .blue)"),
      ("@objc func paint(color: UIColor) { words.textColor = color }", "badge.paint(color: .blue)"),
      ("func paint(color: UIColor) { words.textColor = color }", ""),
    ])
  func unknown(_ members: String, _ call: String) {
    let look = look(members, controller(call))
    #expect(look.undecided("W") != nil, "\(look.dump)")
  }

  @Test("a call of another class's function of the same name says nothing")
  func other() {
    let look = look(
      setter,
      """
      final class Other { func paint(color: UIColor) {} }
      final class Caller { let other = Other(); func call() { other.paint(color: .yellow) } }
      \(controller("badge.paint(color: .blue)"))
      """)
    #expect(!look.foregrounds("W").contains("#FFFF00"), "\(look.dump)")
  }

  @Test("a function of a row that a list hands out is called on that row")
  func row() {
    let look = Look(
      """
      import UIKit
      final class Line: UITableViewCell {
        private let words = UILabel()
        override func awakeFromNib() { words.text = "W"; contentView.addSubview(words) }
        func style(color: UIColor, ground: UIColor) { words.textColor = color; contentView.backgroundColor = ground }
      }
      final class Lines: UITableViewController {
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "line", for: path) as! Line
          cell.style(color: .white, ground: .blue)
          return cell
        }
      }
      """)
    // Blue is #0000FF, of luminance 0.0722: 1.05 / 0.1222 = 8.59.
    #expect(abs((look.ratio("W") ?? 0) - 8.59) < 0.01, "\(look.dump)")
    #expect(look.foregrounds("W") == ["#FFFFFF"])
  }

  @Test("an observer is run for the one value that code gives its property")
  func observed() {
    let members = "var isError = false { didSet { words.textColor = isError ? .yellow : .black } }"
    #expect(Set(look(members, controller("badge.isError = false")).foregrounds("W")) == ["#000000"])
    #expect(Set(look(members, controller("badge.isError = true")).foregrounds("W")) == ["#000000", "#FFFF00"])
    let open = look(members, controller("badge.isError = Network.fails"))
    #expect(Set(open.foregrounds("W")) == ["#000000", "#FFFF00"], "\(open.dump)")
  }
}
