import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Plain views and edges of code and interface files that show nothing but a colour.
struct CodeShapeTests {
  /// A controller with a dot and a field.
  private func look(_ statements: String, swift: String = "") -> Look {
    Look(
      """
      import UIKit
      final class SluiceController: UIViewController {
        var isOpen: Bool
        let dot = UIView()
        let field = UITextField()
        let button = UIButton(type: .system)
        let card = UIView()
        init(isOpen: Bool) {
          self.isOpen = isOpen
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          view.backgroundColor = .white
          for part in [dot, field, button, card] { view.addSubview(part) }
          \(statements)
        }
      }
      \(swift)
      """)
  }

  private func shapes(_ look: Look) -> [Element] { look.scene.elements.filter { $0.kind == .shape } }

  // MARK: - Dots

  @Test(
    "a plain view whose colour a condition chooses may tell a state",
    arguments: [
      "dot.backgroundColor = isOpen ? .systemGreen : .systemRed",
      "if isOpen { dot.backgroundColor = .systemGreen } else { dot.backgroundColor = .systemRed }",
      "dot.layer.backgroundColor = (isOpen ? UIColor.systemGreen : UIColor.systemRed).cgColor",
    ])
  func dots(statements: String) {
    let look = look(statements)
    #expect(shapes(look).map(\.placements.first?.exemption) == [.decorative], "\(look.dump)")
    #expect(Set(look.scene.forks.map(\.condition)) == ["isOpen"])
    #expect(look.scene.forks.allSatisfy { $0.cues.isEmpty })
  }

  @Test(
    "a view with one colour, with content or filling another one tells nothing by itself",
    arguments: [
      "dot.backgroundColor = .systemGreen",
      "card.backgroundColor = isOpen ? .systemGreen : .systemRed\ncard.addSubview(dot)",
      "dot.frame = view.bounds\ndot.backgroundColor = isOpen ? .systemGreen : .systemRed",
    ])
  func others(statements: String) {
    #expect(shapes(look(statements)).isEmpty)
  }

  @Test(
    "a class that asks for the setting to differentiate without colour is left alone",
    arguments: [
      "if UIAccessibility.shouldDifferentiateWithoutColor { field.text = \"Open\" }",
      """
      NotificationCenter.default.addObserver(
        self, selector: #selector(dress),
        name: NSNotification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification), object: nil)
      """,
    ])
  func settings(statements: String) {
    let look = look("dot.backgroundColor = isOpen ? .systemGreen : .systemRed\n" + statements)
    #expect(!look.scene.forks.isEmpty)
    #expect(look.scene.forks.allSatisfy { $0.cues.contains(.differentiation) }, "\(look.scene.forks)")
  }

  // MARK: - Edges

  private let edge = "layer.borderColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1).cgColor"

  @Test("S-33: the edge of a control is measured, that of another view is decoration")
  func edges() {
    // 0.8 is 0.6038 linear: 1.05 / 0.6538 = 1.61 on white.
    for (name, exemption) in [("field", nil), ("button", nil), ("card", Exemption.decorative)] {
      let look = look("\(name).\(edge)\n\(name).layer.borderWidth = 1")
      let placements = shapes(look).flatMap(\.placements)
      #expect(placements.map(\.exemption) == [exemption], "\(name) \(look.dump)")
      let ratio = placements.first?.readings[.light]?.ratio?.low
      #expect(ratio.map { ($0 * 100).rounded() } == 161)
    }
  }

  @Test(
    "S-33: the edge of a plain view around one text field is the field's",
    arguments: [
      ("card.addSubview(field)", nil), ("card.addSubview(UILabel()); card.addSubview(field)", nil),
      ("let row = UIStackView(arrangedSubviews: [UIImageView(), field]); card.addSubview(row)", nil),
      ("card.addSubview(field); field.borderStyle = .none", nil),
      ("card.addSubview(field); field.borderStyle = .roundedRect", Exemption.decorative),
      ("card.addSubview(field); field.backgroundColor = .black", .decorative),
      ("card.addSubview(field); card.addSubview(button)", .decorative),
      ("card.addSubview(field); card.addSubview(UITextField())", .decorative),
      ("card.addSubview(field); card.addSubview(UITableView())", .decorative),
      ("let note = UITextView(); note.isEditable = false; card.addSubview(note)", .decorative),
    ])
  func fieldFrames(statements: String, exemption: Exemption?) {
    let look = look("\(statements)\ncard.\(edge)\ncard.layer.borderWidth = 1")
    #expect(shapes(look).flatMap(\.placements).map(\.exemption) == [exemption], "\(look.dump)")
  }

  @Test(
    "S-33: an edge without a width or a colour is not seen",
    arguments: [
      "field.layer.borderColor = UIColor.gray.cgColor", "field.layer.borderWidth = 0", "field.layer.cornerRadius = 8",
      "field.layer.borderWidth = 1\nfield.layer.borderColor = UIColor.clear.cgColor",
    ])
  func noEdges(statements: String) {
    #expect(shapes(look(statements)).isEmpty)
  }

  @Test("an edge that is given no colour is black")
  func blackEdge() {
    let found = shapes(look("field.layer.borderWidth = 2")).flatMap(\.placements).map {
      $0.readings[.light]?.foreground
    }
    #expect(found == [.black])
  }

  @Test(
    "an edge has two sides and is seen on either, or where what it goes around is seen on what lies around",
    arguments: [
      // White on white outside, on black inside: 21:1.
      ("button.backgroundColor = .black\nbutton.layer.borderColor = UIColor.white.cgColor", 21.0),
      // 0.8 is 0.6038 linear and 0.5 is 0.2140: 1.61 outside, 0.6538 / 0.2640 = 2.48 inside, 1.05 / 0.2640 = 3.98 to
      // each other.
      ("button.backgroundColor = UIColor(white: 0.5, alpha: 1)\nbutton.EDGE", 3.98),
      // 0.95 is 0.8880 linear: 0.938 / 0.6538 = 1.43 inside, 1.61 outside, 1.05 / 0.938 = 1.12 to each other.
      ("button.backgroundColor = UIColor(white: 0.95, alpha: 1)\nbutton.EDGE", 1.61),
    ])
  func sides(statements: String, ratio: Double) {
    let look = look(statements.replacing("EDGE", with: edge) + "\nbutton.layer.borderWidth = 1")
    let readings = shapes(look).flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { abs(($0.ratio?.low ?? 0) - ratio) < 0.01 }, "\(look.dump)")
    #expect(readings.allSatisfy { $0.isCertain })
  }

  @Test("an edge is undecided beside a fill that is not known, however it is seen on what lies around")
  func unknownFill() {
    let look = look(
      """
      button.setBackgroundImage(UIImage(named: "plate"), for: .normal)
      button.setTitle("T", for: .normal)
      button.\(edge)
      button.layer.borderWidth = 1
      """)
    let readings = shapes(look).flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.ratio == nil && $0.undecided != nil }, "\(look.dump)")
  }

  @Test("what lies around a control that is shown by itself is not known, and it has no edge where that has no width")
  func looseEdges() {
    let look = Look(
      """
      import UIKit
      final class Bubble: UIButton {
        func show(_ isShown: Bool) {
          if isShown {
            backgroundColor = .black
            layer.borderColor = UIColor.black.cgColor
            layer.borderWidth = 1
          } else {
            backgroundColor = .clear
            layer.borderWidth = 0
          }
        }
      }
      """)
    let placements = shapes(look).flatMap(\.placements)
    #expect(!placements.isEmpty, "\(look.dump)")
    #expect(placements.allSatisfy { $0.condition?.contains("isShown") == true }, "\(look.dump)")
    #expect(placements.allSatisfy { $0.readings[.dark]?.isCertain == false })
  }

  // MARK: - Interface files

  private func file(_ object: String, _ statements: String, members: String = "var isOpen = false") -> Look {
    let outlets = """
      <connections><outlet property="part" destination="P" id="o"/><outlet property="note" destination="N" id="p"/>
      </connections>
      """
    let text = storyboard(object + label("N", frame: #"x="0" y="90" width="90" height="20""#)).replacingFirst(
      "</view>\n</viewController>", with: "</view>\(outlets)</viewController>")
    return shown(
      text,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var part: UIView!
          @IBOutlet var note: UILabel!
          \(members)
          override func viewDidLoad() { \(statements) }
        }
        """)
  }

  private let box = #"<view id="P"><rect key="frame" x="9" y="0" width="9" height="9"/></view>"#
  private let field =
    #"<textField placeholder="x" id="P"><rect key="frame" x="9" y="0" width="90" height="9"/></textField>"#

  @Test("the edge of a control of a file has two sides, too")
  func sidesOfOutlets() {
    let statements =
      "part.backgroundColor = .black; part.layer.borderColor = UIColor.white.cgColor; part.layer.borderWidth = 1"
    let readings = shapes(file(field, statements)).flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.map { $0.ratio?.low } == [21])
  }

  @Test("the colour that a condition gives to an outlet of a file is a fork")
  func outlets() {
    for look in [
      file(box, "part.backgroundColor = isOpen ? .systemGreen : .systemRed"),
      file(box, "note.textColor = isOpen ? .systemGreen : .systemRed"),
      file(box, "if isOpen { note.textColor = .systemGreen } else { note.textColor = .systemRed }"),
    ] {
      #expect(Set(look.scene.forks.map(\.condition)) == ["isOpen"], "\(look.dump)")
      #expect(look.scene.forks.allSatisfy { $0.cues.isEmpty })
    }
  }

  @Test(
    "what else code changes with the condition on outlets of the class is a cue",
    arguments: [
      "note.text = isOpen ? \"Open\" : \"Shut\"", "if isOpen { note.text = \"Open\" }", "part.isHidden = !isOpen",
      "if isOpen { part.isHidden = false }", "note.font = isOpen ? .boldSystemFont(ofSize: 17) : nil",
      "note.accessibilityLabel = isOpen ? \"Open\" : \"Shut\"",
    ])
  func outletCues(statements: String) {
    let look = file(box, "note.textColor = isOpen ? .systemGreen : .systemRed\n" + statements)
    #expect(look.scene.forks.allSatisfy { !$0.cues.isEmpty }, "\(look.scene.forks)")
  }

  @Test("S-115: a condition of the code decides on which path a colour holds")
  func chosen() {
    let look = file(box, "if isOpen { note.textColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1) }")
    #expect(look.foregrounds("N") == ["#000000", "#008000"], "\(look.dump)")
    #expect(look.isCertain("N") == true)
    let traits = file(
      box, "if traitCollection.userInterfaceStyle == .dark { note.textColor = .white } else { note.textColor = .blue }")
    #expect(traits.foregrounds("N") == ["#0000FF"], "\(traits.dump)")
    #expect(traits.foregrounds("N", .dark) == ["#FFFFFF"])
  }

  @Test("S-115: constants of a function are followed, variables are not")
  func locals() {
    let color = "note.textColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"
    let constant = file(box, "let isWide = isOpen\nlet isLarge = isWide\nif isLarge { \(color) }")
    #expect(constant.foregrounds("N") == ["#000000", "#008000"], "\(constant.dump)")
    #expect(constant.conditions("N") == ["!isOpen", "isOpen"])
    let variable = file(box, "var isWide = isOpen\nisWide.toggle()\nif isWide { \(color) }")
    #expect(variable.conditions("N") == [""], "\(variable.dump)")
    #expect(variable.isCertain("N") == false)
  }

  @Test("S-115: whether a function is called is one question for both arms of a condition in it")
  func later() {
    let look = file(
      box, "",
      members: """
        var isOpen = false
        func show() { if isOpen { note.textColor = .green } else { note.textColor = .blue } }
        """)
    #expect(look.foregrounds("N") == ["#000000", "#0000FF", "#00FF00"], "\(look.dump)")
    #expect(look.conditions("N") == ["", "!isOpen", "isOpen"])
  }

  @Test("S-33: the edge that code draws around a field of a file is measured")
  func fileEdges() {
    let look = file(field, "part.\(edge)\npart.layer.borderWidth = 1")
    let placements = shapes(look).flatMap(\.placements)
    #expect(placements.map(\.exemption) == [nil], "\(shapes(look).map(\.id)) \(look.dump)")
    #expect(placements.first?.readings[.light]?.ratio.map { ($0.low * 100).rounded() } == 161)
    #expect(shapes(file(field, "part.\(edge)")).isEmpty)
  }

  @Test(
    "S-33: the edge around a view of a file that holds one text field is the field's",
    arguments: [("", nil), ("<button id=\"B\"/>", Exemption.decorative)])
  func fileFieldFrames(beside: String, exemption: Exemption?) {
    let frame = #"<rect key="frame" x="9" y="0" width="90" height="40"/>"#
    let view = #"<view id="P">\#(frame)<subviews><textField placeholder="x" id="F">\#(frame)</textField>"#
    let look = file(view + beside + "</subviews></view>", "part.\(edge)\npart.layer.borderWidth = 1")
    #expect(shapes(look).flatMap(\.placements).map(\.exemption) == [exemption], "\(look.dump)")
  }

  @Test(
    "S-33: an edge is not all that tells a control whose fill the running program decides",
    arguments: [("", true), ("func show(_ color: UIColor) { swatch.backgroundColor = color }", false)])
  func filledEdges(_ member: String, _ isKnown: Bool) {
    let look = Look(
      """
      import UIKit
      final class Card: UIView {
        let swatch = UIButton(frame: .zero)
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          swatch.layer.borderWidth = 2
          swatch.layer.borderColor = UIColor(white: 0.9, alpha: 1).cgColor
          addSubview(swatch)
        }
        \(member)
      }
      """)
    let readings = shapes(look).flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { ($0.ratio != nil) == isKnown }, "\(look.dump)")
  }
}
