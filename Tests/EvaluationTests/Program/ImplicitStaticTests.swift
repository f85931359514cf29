import Scene
import TestSupport
import Testing

/// Static methods of a framework that code which extends their type calls without naming it (S-58).
struct ImplicitStaticTests {
  /// A page whose code adds a view, with what the program adds to a type.
  private func page(_ extending: String, _ setUp: String) -> Look {
    Look(
      """
      import UIKit
      \(extending)
      final class BookController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          \(setUp)
        }
      }
      """)
  }

  @Test(
    "S-110: a font that UIKit makes by its plain name has its size and weight",
    arguments: [
      ("static func fine() -> UIFont { systemFont(ofSize: 11) }", "UIFont.fine()", "11 regular"),
      ("static var fine: UIFont { boldSystemFont(ofSize: 20) }", ".fine", "20 bold"),
      ("static let fine = systemFont(ofSize: 11)", ".fine", "11 regular"),
      // The body style has 17 pt at Large.
      ("static func plain() -> UIFont { preferredFont(forTextStyle: .body) }", ".plain()", "17 regular"),
    ])
  func platformFonts(_ member: String, _ font: String, expected: String) {
    let look = page(
      "extension UIFont { \(member) }",
      """
      let caption = UILabel()
      caption.text = "T"
      caption.font = \(font)
      view.addSubview(caption)
      """)
    #expect(look.fontWords("T")?.hasPrefix(expected) == true, "\(look.dump)")
  }

  @Test("S-14: so has one of SwiftUI")
  func fonts() {
    let look = Look(
      body: "Text(\"T\").font(.brand(20))",
      declarations: """
        extension Font { static func brand(_ size: CGFloat) -> Font { system(size: size, weight: .bold) } }
        """)
    #expect(look.fontWords("T") == "20 bold as-bold fixed", "\(look.dump)")
  }

  @Test("S-111: so has a configuration of buttons", arguments: ["filled()", "tinted()"])
  func buttons(_ making: String) {
    let look = page(
      """
      extension UIButton.Configuration {
        static func night() -> UIButton.Configuration {
          var night = \(making)
          night.baseBackgroundColor = .black
          night.baseForegroundColor = .yellow
          return night
        }
      }
      """,
      """
      let key = UIButton(configuration: .night())
      key.setTitle("T", for: .normal)
      view.addSubview(key)
      """)
    #expect(look.foregrounds("T") == ["#FFFF00"] && look.undecided("T") == nil, "\(look.dump)")
    if making != "tinted()" { #expect(look.backgrounds("T") == ["#000000"]) }
  }

  /// A table whose one row is set up by code.
  private func table(_ extending: String, _ setUp: String) -> Look {
    Look(
      """
      import UIKit
      \(extending)
      final class Inks: UITableViewController {
        init() { super.init(style: .plain) }
        required init?(coder: NSCoder) { fatalError() }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let row = UITableViewCell(style: .default, reuseIdentifier: nil)
          \(setUp)
          return row
        }
      }
      """)
  }

  @Test("S-113: so has the background of a row", arguments: ["listPlainCell()", "clear()"])
  func backgrounds(_ making: String) {
    let look = table(
      """
      extension UIBackgroundConfiguration {
        static func night() -> UIBackgroundConfiguration {
          var night = \(making)
          night.backgroundColor = .black
          return night
        }
      }
      """,
      """
      row.textLabel?.text = "T"
      row.textLabel?.textColor = .white
      row.backgroundConfiguration = .night()
      """)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("S-113: the content of a row is there", arguments: ["cell()", "valueCell()"])
  func contents(_ making: String) {
    let look = table(
      """
      extension UIListContentConfiguration {
        static func inked() -> UIListContentConfiguration {
          var inked = \(making)
          inked.text = "T"
          inked.textProperties.color = .blue
          return inked
        }
      }
      """, "row.contentConfiguration = UIListContentConfiguration.inked()")
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }
}
