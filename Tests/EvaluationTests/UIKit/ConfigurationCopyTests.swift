import Evaluation
import TestSupport
import Testing

/// Configurations that code changes under one name stay as they were under all others (S-111).
@Suite struct ConfigurationCopyTests {
  private func look(_ lines: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(lines)
        }
      }
      """)
  }

  private func expect(_ look: Look, _ location: SourceLocation = #_sourceLocation) {
    #expect(look.words("a") == "#FFFFFF on #FF0000", "\(look.dump)", sourceLocation: location)
    #expect(look.words("b") == "#FFFFFF on #000000", "\(look.dump)", sourceLocation: location)
  }

  private static let base = """
    var base = UIButton.Configuration.filled()
    base.title = "b"
    base.baseForegroundColor = .white
    base.background.backgroundColor = .black
    """

  /// Two buttons, of which the first is given the configuration.
  private static let twoButtons = """
    let first = UIButton()
    let second = UIButton()
    view.addSubview(UIStackView(arrangedSubviews: [first, second]))
    \(base)
    first.configuration = base
    """

  @Test("a variable that is given one is another one once it is changed", arguments: ["base", "own", "self.own"])
  func variables(_ original: String) {
    expect(
      look(
        """
        \(Self.base)
        var copy = \(original)
        copy.title = "a"
        copy.background.backgroundColor = .red
        let (first, second) = (UIButton(configuration: copy), UIButton(configuration: \(original)))
        view.addSubview(UIStackView(arrangedSubviews: [first, second]))
        """, members: "private lazy var own: UIButton.Configuration = {\n\(Self.base)\nreturn base\n}()"))
  }

  @Test("a button keeps what it was given while the variable is changed for the next one")
  func buttons() {
    expect(
      look(
        """
        \(Self.twoButtons)
        base.title = "a"
        base.background.backgroundColor = .red
        second.configuration = base
        """))
  }

  @Test("buttons that are given the same one change it for themselves")
  func properties() {
    expect(
      look(
        """
        \(Self.twoButtons)
        second.configuration = base
        second.configuration?.title = "a"
        second.configuration?.background.backgroundColor = .red
        """))
  }

  // What it is at rest is black; a button that is disabled is exempt.
  @Test("a handler that takes the configuration, changes and gives it back leaves nothing open")
  func handlers() {
    let look = look(
      """
      \(Self.base)
      let button = UIButton()
      button.configuration = base
      button.configurationUpdateHandler = { button in
        var changed = button.configuration
        changed?.background.cornerRadius = button.isEnabled ? 4 : 2
        button.configuration = changed
      }
      view.addSubview(button)
      """)
    #expect(look.words("b") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "so does one of a button that is made with its configuration",
    arguments: [
      "", "changed?.background.cornerRadius = 4",
      "changed?.image = UIImage(systemName: button.isSelected ? \"circle.fill\" : \"circle\")",
    ])
  func handlersOfMadeButtons(_ change: String) {
    let look = look(
      """
      \(Self.base)
      let button = UIButton(configuration: base)
      button.configurationUpdateHandler = { button in
        var changed = button.configuration
        \(change)
        button.configuration = changed
      }
      view.addSubview(button)
      """)
    #expect(look.words("b") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
