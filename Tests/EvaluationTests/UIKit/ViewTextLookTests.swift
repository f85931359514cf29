import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the colour and font of a view do to an attributed text in it (S-110).
struct ViewTextLookTests {
  private func look(_ lines: String, kind: String = "UILabel", attributes: String = ".kern: 1", more: String = "")
    -> Look
  {
    Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        private let note = \(kind)()
        private let words = NSAttributedString(string: "T", attributes: [\(attributes)])
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(note)
          \(lines)
        }
        \(more)
      }
      """)
  }

  @Test(
    "a label lays its colour under a text without one, whichever is set first",
    arguments: [
      "note.textColor = .white; note.attributedText = words", "note.attributedText = words; note.textColor = .white",
    ])
  func underPlainRuns(lines: String) {
    #expect(look(lines).words("T") == "#FFFFFF on #000000", "\(look(lines).dump)")
  }

  @Test("a colour or font that is set after a text is that of all of it")
  func after() {
    let attributes = ".foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 30)"
    for kind in ["UILabel", "UITextView"] {
      let look = look(
        "note.attributedText = words; note.textColor = .white; note.font = .systemFont(ofSize: 11)", kind: kind,
        attributes: attributes)
      #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
      #expect(look.font("T")?.size == 11, "\(look.dump)")
    }
  }

  @Test("a colour that is set before a text leaves the runs their own")
  func before() {
    let look = look(
      "note.textColor = .white; note.attributedText = words", attributes: ".foregroundColor: UIColor.yellow")
    #expect(look.foregrounds("T") == ["#FFFF00"], "\(look.dump)")
  }

  @Test(
    "of functions that other code calls nothing tells which is the later one, so that a text may have either colour",
    arguments: [
      "func show() { note.attributedText = words }; func dim() { note.textColor = .darkGray }",
      "func dim() { note.textColor = .darkGray }; func show() { note.attributedText = words }",
    ])
  func unknownOrder(more: String) throws {
    let look = look("", attributes: ".foregroundColor: UIColor.yellow", more: more)
    // On black: yellow, of luminance 0.9278, has 19.55; #555555, of luminance 0.0908, has 2.81.
    let all = look.readings("T").compactMap(\.ratio)
    #expect(all.map(\.low).min().map { $0 > 2.8 && $0 < 2.83 } == true, "\(look.dump)")
    #expect(all.map(\.high).max().map { $0 > 19.5 && $0 < 19.6 } == true, "\(look.dump)")
    #expect(!look.readings("T").contains { $0.isCertain && $0.ratio.map { $0.high < 4.5 } == true }, "\(look.dump)")
  }

  @Test("a colour that a field of UIKit is given after a text is that of all of it")
  func fieldAfter() {
    let look = look(
      "note.attributedText = words; note.textColor = .white", kind: "UITextField",
      attributes: ".foregroundColor: UIColor.blue")
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("the prompt of a field keeps its colour, and takes on the font that is set after it")
  func prompt() {
    for kind in ["UITextField", "UISearchTextField"] {
      let look = look(
        "note.attributedPlaceholder = words; note.textColor = .white; note.font = .systemFont(ofSize: 11)", kind: kind,
        attributes: ".foregroundColor: UIColor.yellow, .font: UIFont.boldSystemFont(ofSize: 30)")
      #expect(look.foregrounds("T") == ["#FFFF00"], "\(look.dump)")
      #expect(look.font("T")?.size == 11, "\(look.dump)")
    }
  }

  /// A row on black, whose content says something.
  private func row(_ lines: String, attributes: String = ".kern: 1") -> Look {
    Look(
      """
      import UIKit
      final class Note: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = defaultContentConfiguration().updated(for: state)
          let words = NSAttributedString(string: "T", attributes: [\(attributes)])
          \(lines)
          contentConfiguration = content
          var back = backgroundConfiguration?.updated(for: state)
          back?.backgroundColor = .black
          backgroundConfiguration = back
        }
      }
      final class Notes: UITableViewController {
        override func viewDidLoad() { tableView.register(Note.self, forCellReuseIdentifier: "n") }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          list.dequeueReusableCell(withIdentifier: "n", for: path)
        }
      }
      """)
  }

  @Test(
    "S-113: a row's content lays its colour under a text without one, whichever is set first",
    arguments: [
      "content.attributedText = words; content.textProperties.color = .white",
      "content.textProperties.color = .white; content.attributedText = words",
      "content.secondaryAttributedText = words; content.secondaryTextProperties.color = .white",
    ])
  func rowContent(lines: String) {
    #expect(row(lines).words("T") == "#FFFFFF on #000000", "\(row(lines).dump)")
    #expect(row(lines).isCertain("T") == true, "\(row(lines).dump)")
  }

  @Test("S-113: a text in a row keeps the colour that it has, also under one that is set after it")
  func coloredRowContent() {
    let look = row(
      "content.attributedText = words; content.textProperties.color = .white",
      attributes: ".foregroundColor: UIColor.yellow")
    #expect(look.foregrounds("T") == ["#FFFF00"], "\(look.dump)")
  }

  @Test("of a text that starts empty and is filled elsewhere only a colour that is set after it is known")
  func filledElsewhere() {
    func placements(_ lines: String) -> [Placement] {
      Look(
        """
        import UIKit
        final class Sheet: UIViewController {
          private let note = UILabel()
          var words = NSAttributedString()
          override func viewDidLoad() {
            view.backgroundColor = .black
            view.addSubview(note)
            \(lines)
          }
        }
        """
      ).scene.elements.flatMap(\.placements)
    }
    // The font is set after it, too: what is not known may bring its own.
    let after = placements(
      "note.attributedText = words; note.textColor = .white; note.font = .systemFont(ofSize: 11)")
    #expect(after.map { $0.readings[.light]?.foreground?.hexString } == ["#FFFFFF"])
    #expect(after.allSatisfy { $0.readings[.light]?.isCertain == true })
    let before = placements("note.textColor = .white; note.attributedText = words")
    #expect(before.map { $0.readings[.light]?.undecided?.reason } == [.runtimeValue])
    // An empty text that only takes the words away adds nothing to those that are known.
    #expect(placements("note.text = \"A\"; note.attributedText = NSAttributedString()").count == 1)
    #expect(!placements("note.attributedText = NSAttributedString()").contains { $0.isRuntimeValue })
  }
}

extension Placement {
  fileprivate var isRuntimeValue: Bool { readings[.light]?.undecided?.reason == .runtimeValue }
}
