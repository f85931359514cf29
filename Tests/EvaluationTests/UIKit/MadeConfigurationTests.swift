import Scene
import TestSupport
import Testing

/// How code comes by the configuration of a button or a row, and by its title (S-111).
struct MadeConfigurationTests {
  private func look(_ lines: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      extension UIButton.Configuration {
        static var primary: UIButton.Configuration {
          var made = UIButton.Configuration.plain()
          made.baseForegroundColor = .white
          made.background.backgroundColor = .black
          return made
        }
        static var own: Self { primary }
        static let kept: UIButton.Configuration = {
          var made = UIButton.Configuration.plain()
          made.baseForegroundColor = .white
          made.background.backgroundColor = .black
          return made
        }()
        static func painted() -> Self {
          var made = Self.plain()
          made.baseForegroundColor = .white
          made.background.backgroundColor = .black
          return made
        }
      }
      \(more)
      final class Sheet: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(lines)
          view.addSubview(button)
        }
      }
      """)
  }

  @Test(
    "what the program adds to a configuration's type is meant by an implicit member, too",
    arguments: [
      "let button = UIButton(configuration: .primary)", "let button = UIButton(configuration: .painted())",
      "let button = UIButton()\nbutton.configuration = .primary", "let button = UIButton(configuration: .own)",
      "let button = UIButton()\nbutton.configuration = .painted()",
      "let button = Pill(configuration: .primary)",
      "let made: UIButton.Configuration = .painted()\nlet button = UIButton(configuration: made)",
    ])
  func statics(_ lines: String) {
    let look = look(lines + "\nbutton.setTitle(\"Go\", for: .normal)", more: "final class Pill: UIButton {}")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a constant configuration is that of each button anew, on every screen")
  func constant() {
    let look = look(
      """
      let button = UIButton(configuration: .kept)
      button.configuration?.title = "Go"
      let other = UIButton(configuration: .kept)
      other.configuration?.title = "Stay"
      view.addSubview(other)
      """,
      more: """
        final class Page: UIViewController {
          override func viewDidLoad() {
            let last = UIButton(configuration: .kept)
            last.configuration?.title = "Leave"
            view.addSubview(last)
          }
        }
        """)
    for title in ["Go", "Stay", "Leave"] { #expect(look.words(title) == "#FFFFFF on #000000", "\(look.dump)") }
  }

  @Test("what the program adds to a row's configuration is meant by an implicit member, too")
  func rows() {
    let look = Look(
      """
      import UIKit
      extension UIListContentConfiguration {
        static func brand() -> UIListContentConfiguration {
          var made = UIListContentConfiguration.cell()
          made.textProperties.color = .blue
          return made
        }
      }
      final class ShelfController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          var made: UIListContentConfiguration = .brand()
          made.text = "T"
          cell.contentConfiguration = made
          return cell
        }
      }
      """)
    #expect(look.foreground("T") == "#0000FF", "\(look.dump)")
  }

  @Test("a button with a configuration has the title of its action")
  func actionTitle() {
    let look = look(
      "let button = UIButton(configuration: .primary, primaryAction: UIAction(title: \"Go\") { _ in })")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.font("Go")?.size == 17)
    let named = Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        override func viewDidLoad() {
          var made = UIButton.Configuration.plain()
          made.title = "Own"
          view.addSubview(UIButton(configuration: made, primaryAction: UIAction { _ in }))
        }
      }
      """)
    #expect(named.elements("Own").count == 1, "\(named.dump)")
  }

  @Test("a configuration that a variable is given after it is declared keeps what is set of it")
  func declaredFirst() {
    let straight = look(
      """
      var made: UIButton.Configuration
      made = .plain()
      made.title = "Go"
      made.baseForegroundColor = .white
      made.background.backgroundColor = .black
      let button = UIButton(configuration: made)
      """)
    #expect(straight.words("Go") == "#FFFFFF on #000000", "\(straight.dump)")
    let forked = look(
      """
      var made: UIButton.Configuration
      switch mood {
      case .calm: made = .plain(); made.baseForegroundColor = .blue
      case .loud: made = .plain(); made.baseForegroundColor = .black
      }
      made.title = "Go"
      let button = UIButton(configuration: made)
      """, more: "enum Mood { case calm, loud }\nlet mood = Mood(rawValue: saved)")
    #expect(forked.foregrounds("Go") == ["#000000", "#0000FF"], "\(forked.dump)")
  }

  @Test("the runs of an attributed title have looks of their own over that of the configuration")
  func attributedTitle() {
    let look = look(
      """
      var made = UIButton.Configuration.primary
      made.attributedTitle = AttributedString(
        "Go", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.yellow]))
      let button = UIButton(configuration: made)
      var container = AttributeContainer()
      container.font = UIFont.boldSystemFont(ofSize: 20)
      var second = UIButton.Configuration.primary
      second.attributedTitle = AttributedString("Stay", attributes: container)
      view.addSubview(UIButton(configuration: second))
      var third = UIButton.Configuration.primary
      third.attributedTitle = .init("Leave", attributes: .init([.font: UIFont.systemFont(ofSize: 12)]))
      view.addSubview(UIButton(configuration: third))
      var fourth = UIButton.Configuration.primary
      fourth.attributedTitle = AttributedString("Come")
      fourth.attributedTitle?.foregroundColor = .yellow
      view.addSubview(UIButton(configuration: fourth))
      """)
    #expect(look.words("Go") == "#FFFF00 on #000000" && look.font("Go")?.size == 11, "\(look.dump)")
    #expect(look.words("Stay") == "#FFFFFF on #000000" && look.font("Stay")?.size == 20)
    #expect(look.words("Leave") == "#FFFFFF on #000000" && look.font("Leave")?.size == 12)
    #expect(look.words("Come") == "#FFFF00 on #000000")
  }

  @Test("an attributed title that can't be read leaves its look open")
  func openTitle() {
    let look = look(
      """
      var made = UIButton.Configuration.primary
      made.attributedTitle = Elsewhere.title
      let button = UIButton(configuration: made)
      """)
    #expect(look.scene.elements.allSatisfy { $0.text == nil }, "\(look.dump)")
  }

  @Test("a label shows the runs of an `AttributedString`")
  func label() {
    let look = Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = UILabel()
          var text = AttributedString("One")
          text.foregroundColor = .blue
          var more = AttributedString("Two")
          more.foregroundColor = .red
          text.append(more)
          caption.attributedText = NSAttributedString(text)
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.foreground("One") == "#0000FF", "\(look.dump)")
    #expect(look.foreground("Two") == "#FF0000")
  }

  @Test("a transformer gives a font by an implicit member, too")
  func transformer() {
    let look = look(
      """
      var made = UIButton.Configuration.primary
      made.title = "Go"
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { i in
        var o = i; o.font = .boldSystemFont(ofSize: 20); return o
      }
      let button = UIButton(configuration: made)
      """)
    #expect(look.words("Go") == "#FFFFFF on #000000" && look.font("Go")?.size == 20, "\(look.dump)")
  }
}
