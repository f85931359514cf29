import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts with attributes that come later, observers of properties, and comments that assert.
struct CodeTextTests {
  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  /// A white view with a label that shows a text with attributes.
  private func attributed(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class NoteView: UIView {
        let label = UILabel()
        init(length: Int) {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(label)
          let text = NSMutableAttributedString(string: "T", attributes: [.foregroundColor: UIColor.black])
          \(statements)
          label.attributedText = text
        }
      }
      """)
  }

  @Test("attributes for all of a text take the place of its own")
  func wholeText() {
    let look = attributed(
      "text.addAttribute(.foregroundColor, value: \(green), range: NSRange(location: 0, length: text.length))")
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
    let underlined = attributed(
      "text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: length))")
    #expect(underlined.words("T") == "#000000 on #FFFFFF", "\(underlined.dump)")
  }

  /// A white view with a label that shows a document of another language.
  private func document(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class NoteView: UIView {
        let label = UILabel()
        init(page: Data) {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(label)
          label.attributedText = words(page)
        }
        private func words(_ page: Data) -> NSAttributedString? {
          let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
          guard let text = try? NSMutableAttributedString(data: page, options: options, documentAttributes: nil) else {
            return nil
          }
          \(statements)
          return text
        }
      }
      """)
  }

  @Test(
    "S-44: what all of a text is given that is made of a document is what is shown of it",
    arguments: [
      ("NSRange(location: 0, length: text.length)", "#008000 on #FFFFFF"),
      ("NSMakeRange(0, text.length)", "#008000 on #FFFFFF"),
    ])
  func documents(_ range: String, _ expected: String) throws {
    func words(_ statements: String) throws -> (String, FontReading?) {
      let look = document(statements)
      let reading = try #require(look.scene.elements.first?.placements.first?.readings[.light], "\(look.dump)")
      let colors = [reading.foreground, reading.background].map { $0?.hexString ?? "?" }
      return (colors.joined(separator: " on "), reading.font)
    }
    let ink = "text.addAttribute(.foregroundColor, value: \(green), range: \(range))"
    #expect(try words(ink).0 == expected)
    let both = try words(
      "text.addAttributes([.foregroundColor: \(green), .font: UIFont.boldSystemFont(ofSize: 21)], range: \(range))")
    #expect(both.0 == expected)
    #expect(both.1?.size == 21)
    #expect(both.1?.weight == .bold)
    let part = "text.addAttribute(.foregroundColor, value: \(green), range: NSRange(location: 0, length: 3))"
    #expect(try words(part).0 == "? on #FFFFFF")
    let kern = "text.addAttribute(.kern, value: 1, range: \(range))"
    #expect(try words(kern).0 == "? on #FFFFFF")
  }

  @Test("S-110: the font of a text that other code makes is not known, that of a plain one is")
  func unknownText() throws {
    func font(_ text: String) throws -> Provenance {
      let look = Look(
        """
        import UIKit
        final class NoteView: UIView {
          init(maker: Maker) {
            super.init(frame: .zero)
            let page = UITextView()
            \(text)
            addSubview(page)
          }
        }
        """)
      let shown = try #require(look.scene.elements.first?.placements.first, "\(look.dump)")
      return try #require(shown.provenance.first { $0.of == .font })
    }
    #expect(try font("page.attributedText = maker.text").kind == .assumed)
    #expect(try font("page.text = maker.words").kind == .default)
  }

  @Test("attributes for a part are a run of their own, beside which the rest need not be seen")
  func part() throws {
    let look = attributed(
      "text.addAttributes([.foregroundColor: \(green)], range: (text.string as NSString).range(of: \"x\"))")
    let part = try #require(look.scene.elements.first { $0.text == nil }, "\(look.dump)")
    #expect(part.placements.first?.readings[.light]?.foreground?.hexString == "#008000")
    #expect(look.isCertain("T") == false)
    // All may be green, and then nothing is seen of the rest; what is seen of it is black.
    #expect(look.bounds("T").map { [$0.low, $0.high] } == [21, 21])
  }

  @Test("S-110: two parts whose colours depend on the scheme are two runs")
  func adaptiveParts() {
    func ink(_ light: String) -> String {
      "UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(\(light), alpha: 1) }"
    }
    let look = attributed(
      """
      let words = text.string as NSString
      text.addAttribute(.foregroundColor, value: \(ink("red: 0.4, green: 0, blue: 0")), range: words.range(of: "x"))
      text.addAttribute(.foregroundColor, value: \(ink("red: 0, green: 0, blue: 0.4")), range: words.range(of: "y"))
      """)
    let parts = look.scene.elements.filter { $0.text == nil }
    // 0.4 * 255 is 102, or 0x66.
    #expect(
      parts.map { $0.placements.first?.readings[.light]?.foreground?.hexString } == ["#660000", "#000066"],
      "\(look.dump)")
  }

  @Test("S-115: the observer of a property that other code sets is followed")
  func observer() {
    let look = Look(
      """
      import UIKit
      final class PriceView: UIView {
        private let label = UILabel()
        var price: Price? {
          didSet { label.text = "T"; label.textColor = \(green) }
        }
        init() { super.init(frame: .zero); backgroundColor = .white; addSubview(label) }
      }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  /// A label `T` that is put nowhere, in a function and a class with comments.
  private func asserting(
    property: String = "", binding: String = "", statement: String = "", type: String = ""
  ) -> Look {
    Look(
      """
      import UIKit
      \(type)
      final class BadgeView: UIView {
        \(property)
        private lazy var kept: UILabel = { let made = UILabel(); made.text = "K"; return made }()
        init(host: Host) {
          super.init(frame: .zero)
          \(binding)
          let label = UILabel()
          label.text = "T"
          \(statement)
          label.textColor = .white
          host.take(kept)
          host.take(label)
        }
      }
      """)
  }

  private let comment = "// evident:background #004080 -- the host is blue"

  @Test("a comment above a property, a variable, an assignment or a class says what lies behind")
  func assertions() {
    #expect(asserting().background("T") == nil)
    #expect(asserting(property: comment).background("K") == "#004080")
    #expect(asserting(property: comment).background("T") == nil)
    #expect(asserting(binding: comment).words("T") == "#FFFFFF on #004080")
    #expect(asserting(statement: comment).words("T") == "#FFFFFF on #004080")
    let observations = asserting(statement: comment).scene.observations
    #expect(observations.map(\.kind) == [.usedAssertion])
  }

  @Test("a comment above a class holds for what is in it")
  func assertedClass() {
    let look = Look(
      """
      import UIKit
      \(comment)
      public final class HoleView: UIView {
        let label = UILabel()
        public init() { super.init(frame: .zero); label.text = "T"; label.textColor = .white; addSubview(label) }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #004080", "\(look.dump)")
  }

  @Test("a comment says in which scheme alone a view is seen")
  func assertedScheme() {
    let look = asserting(binding: "// evident:appearance dark -- over video")
    #expect(look.readings("T", .light).isEmpty, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test("a coordinator is made, so that what it does to the view is seen")
  func coordinator() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct NoteView: UIViewRepresentable {
        final class Coordinator: NSObject {
          let parent: NoteView
          weak var label: UILabel?
          init(parent: NoteView) { self.parent = parent }
          func fill() { label?.text = "T"; label?.textColor = \(green) }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          context.coordinator.label = label
          context.coordinator.fill()
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
      }
      struct Page: View { var body: some View { NoteView() } }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a dictionary is a value: a text keeps the attributes that it was made with")
  func dictionaries() {
    let look = attributed(
      """
      var style = [NSAttributedString.Key: Any]()
      style[.foregroundColor] = \(green)
      text.append(NSAttributedString(string: "A", attributes: style))
      style[.foregroundColor] = UIColor.red
      text.append(NSAttributedString(string: "B", attributes: style))
      """)
    #expect(["T", "A", "B"].map { look.foreground($0) } == ["#000000", "#008000", "#FF0000"], "\(look.dump)")
  }

  @Test("S-93: an item with a picture takes the tint, here that of the window, unless the picture keeps its colours")
  func pictures() {
    func item(_ mode: String) -> Element? {
      let look = Look(
        """
        import UIKit
        final class Delegate: UIResponder {
          var window: UIWindow?
          func start() { window!.tintColor = \(green) }
        }
        final class Screen: UIViewController {
          override func viewDidLoad() {
            let picture = UIImage(named: "star")!.withRenderingMode(.\(mode))
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
          }
        }
        """)
      return look.scene.elements.first { $0.kind == .symbol }
    }
    #expect(item("automatic")?.placements.first?.readings[.light]?.foreground?.hexString == "#008000")
    #expect(item("alwaysOriginal")?.placements.first?.exemption == .content)
  }

  @Test(
    "S-115: what is set where a text is taken away is no look of the text",
    arguments: ["nil", "\"\""])
  func noText(_ nothing: String) {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let badge = UILabel()
        var isDone = false
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(badge)
          if isDone {
            badge.text = \(nothing)
            badge.textColor = .white
          } else {
            badge.text = "T"
            badge.textColor = .black
          }
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "S-112: a text view has the background of the system unless code gives it another one or takes it away",
    arguments: [
      ("", "#FFFFFF"), ("note.backgroundColor = nil", "#808080"), ("note.backgroundColor = .black", "#000000"),
    ])
  func textViews(_ statement: String, _ expected: String) {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = UIColor(white: 0.5, alpha: 1)
          let note = UITextView()
          note.text = "T"
          note.textColor = .red
          \(statement)
          view.addSubview(note)
        }
      }
      """)
    // 0.5 × 255 = 127.5.
    #expect(look.backgrounds("T") == [expected], "\(look.dump)")
  }

  @Test(
    "a label that is highlighted in any case has the colour for that, one that may be its own",
    arguments: [
      ("label.isHighlighted = true", "#FFFF00"), ("", "#000000"),
      ("label.isHighlighted = true; label.isHighlighted = false", "#000000"),
      ("if length > 9 { label.isHighlighted = true }", "#000000"),
      ("label.isHighlighted = true; label.highlightedTextColor = nil", "#000000"),
    ])
  func highlighted(_ statements: String, _ expected: String) {
    let look = Look(
      """
      import UIKit
      final class NoteView: UIView {
        init(length: Int) {
          super.init(frame: .zero)
          let label = UILabel()
          label.text = "T"
          label.textColor = .black
          label.highlightedTextColor = .yellow
          \(statements)
          addSubview(label)
        }
      }
      """)
    #expect(look.foregrounds("T") == [expected], "\(look.dump)")
  }

  @Test("S-44: the links of a text view have the colour that it gives them, whatever the text says")
  func links() {
    let look = Look(
      """
      import UIKit
      final class NoteView: UITextView {
        init() {
          super.init(frame: .zero, textContainer: nil)
          backgroundColor = .white
          let all = NSMutableAttributedString(string: "T", attributes: [.foregroundColor: UIColor.black])
          all.append(NSAttributedString(string: "L", attributes: [.link: "l", .foregroundColor: UIColor.red]))
          attributedText = all
          linkTextAttributes = [.foregroundColor: UIColor.blue]
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
    #expect(look.foreground("L") == "#0000FF", "\(look.dump)")
  }

  @Test(
    "the parts of a known text are known, and those of an empty one whatever separates them",
    arguments: [(#""""#, ".newlines", "#000000"), (#""a,b""#, #"",""#, "#008000"), (#""a""#, #"",""#, "#000000")])
  func parts(_ text: String, _ separator: String, _ expected: String) {
    let look = attributed(
      """
      label.textColor = .black
      let parts = \(text).components(separatedBy: \(separator))
      if parts.count > 1 {
        text.addAttribute(.foregroundColor, value: \(green), range: NSRange(location: 0, length: text.length))
      }
      """)
    #expect(look.foregrounds("T") == [expected], "\(look.dump)")
  }
}
