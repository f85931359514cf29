import Evaluation
import TestSupport
import Testing

/// Structures that code changes under one name stay as they were under all others (S-115).
@Suite struct CodeCopyTests {
  private static let style = """
    struct Style {
      var color: UIColor
      static let muted = Style(color: .black)
      static let loud: Style = {
        var style = muted
        style.color = .red
        return style
      }()
      static var made: Style { Style(color: .black) }
      func with(_ color: UIColor) -> Style {
        var copy = self
        copy.color = color
        return copy
      }
      mutating func redden() { color = .red }
      func changed(_ change: (inout Style) -> Void) -> Style {
        var copy = self
        change(&copy)
        return copy
      }
    }
    """

  private func look(_ lines: String, members: String = "", more: String = "") -> Look {
    Look(
      """
      import UIKit
      \(Self.style)
      \(more)
      final class Screen: UIViewController {
        \(members)
        let a = UILabel()
        let b = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          a.text = "a"
          b.text = "b"
          view.addSubview(UIStackView(arrangedSubviews: [a, b]))
          \(lines)
        }
      }
      """)
  }

  private func expect(_ look: Look, _ location: SourceLocation = #_sourceLocation) {
    #expect(look.foreground("a") == "#FF0000", "\(look.dump)", sourceLocation: location)
    #expect(look.foreground("b") == "#000000", "\(look.dump)", sourceLocation: location)
  }

  @Test(
    "what is changed after it was given another name is a copy",
    arguments: ["Style.muted", "Style.made", "base", "own", "self.own"])
  func copies(_ original: String) {
    expect(
      look(
        """
        let base = Style(color: .black)
        var copy = \(original)
        copy.color = .red
        a.textColor = copy.color
        b.textColor = \(original).color
        """, members: "private let own = Style(color: .black)"))
  }

  @Test("functions and constants that change a copy of another one leave that as it is", arguments: ["loud", "with"])
  func makers(_ maker: String) {
    let made = maker == "with" ? "Style.muted.with(.red)" : "Style.loud"
    expect(look("a.textColor = \(made).color\nb.textColor = Style.muted.color"))
  }

  @Test("a property that is changed is no longer what it was given")
  func properties() {
    expect(
      look(
        """
        let style = Style(color: .black)
        self.style = style
        self.style.color = .red
        a.textColor = self.style.color
        b.textColor = style.color
        """, members: "private var style = Style(color: .blue)"))
  }

  @Test("a structure within one that is copied is another one, too")
  func nested() {
    expect(
      look(
        """
        let theme = Theme(title: Style(color: .black))
        var copy = theme
        copy.title.color = .red
        a.textColor = copy.title.color
        b.textColor = theme.title.color
        """, more: "struct Theme { var title: Style }"))
  }

  @Test(
    "a method that changes a structure, and what is lent it, change the variable alone",
    arguments: ["copy.redden()", "copy = copy.changed { $0.color = .red }", "redden(&copy)"])
  func lent(_ change: String) {
    expect(
      look(
        """
        var copy = Style.muted
        \(change)
        a.textColor = copy.color
        b.textColor = Style.muted.color
        """, members: "private func redden(_ style: inout Style) { style.color = .red }"))
  }

  // Red on the one path, black on all others.
  @Test("a copy that is changed on a path is as before on all others")
  func paths() {
    let look = look(
      """
      var copy = Style.muted
      if ProcessInfo.processInfo.isLowPowerModeEnabled { copy.color = .red }
      a.textColor = copy.color
      b.textColor = Style.muted.color
      """)
    #expect(Set(look.foregrounds("a")) == ["#FF0000", "#000000"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#000000"], "\(look.dump)")
  }
}
