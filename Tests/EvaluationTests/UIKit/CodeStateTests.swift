import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What code sets through an animator or by a condition, reads back, and hands to a function (S-115).
struct CodeStateTests {
  /// A controller of AppKit with black text on white, in a box.
  private func pane(_ statements: String) -> Look {
    Look(
      """
      import AppKit
      final class PaneController: NSViewController {
        private let box = NSBox()
        private let caption = NSTextField(labelWithString: "T")
        var isBusy = false
        override func viewDidLoad() {
          box.fillColor = .white
          view.addSubview(box)
          box.addSubview(caption)
          caption.textColor = .black
          \(statements)
        }
      }
      """, platform: .macos)
  }

  @Test("what is set through an animator is set")
  func animator() {
    // Black at one half over white: 0.5 × 255 = 127.5, which is written #808080.
    #expect(pane("caption.animator().alphaValue = 0.5").words("T") == "#808080 on #FFFFFF")
    #expect(pane("box.animator().isHidden = true").exemptions("T") == [.hidden])
  }

  @Test("a field with a cell of the program's making draws no background of its own")
  func fieldWithCell() {
    let field =
      "box.fillColor = .black\nlet field = NSTextField()\nfield.stringValue = \"F\"\nfield.textColor = .white\n"
    let cell = "field.cell = NSTextFieldCell(textCell: \"\")\n"
    #expect(pane(field + "box.addSubview(field)").words("F") == "#FFFFFF on #FFFFFF")
    #expect(pane(field + cell + "box.addSubview(field)").words("F") == "#FFFFFF on #000000")
  }

  @Test(
    "what is drawn with an opacity of 0, or so faint, and never shown is hidden",
    arguments: [
      "caption.alphaValue = 0", "caption.layer?.opacity = 0", "box.alphaValue = 0.0", "caption.alphaValue = 0.01",
    ])
  func transparent(statement: String) {
    #expect(pane(statement).exemptions("T") == [.hidden], "\(pane(statement).dump)")
    #expect(
      pane(statement + "\nif isBusy { caption.alphaValue = 1; caption.layer?.opacity = 1; box.alphaValue = 1 }")
        .exemptions("T").isEmpty)
  }

  @Test("an opacity that a condition chooses is one on each of its paths")
  func conditionalOpacity() {
    let look = pane("caption.alphaValue = isBusy ? 0.5 : 1")
    #expect(Set(look.foregrounds("T")) == ["#808080", "#000000"], "\(look.dump)")
    #expect(look.placements("T").map(\.condition) == ["isBusy", "!isBusy"])
  }

  @Test(
    "S-94c: in a group so faint that nothing is legible, it does not count that a colour's contrast is not published")
  func ceiling() {
    let faint = Look(
      """
      import AppKit
      final class PaneController: NSViewController {
        private let caption = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          view.addSubview(caption)
          view.alphaValue = 0.4
        }
      }
      """, platform: .macos)
    // Black at 0.4 over white is 0.6, 0.3185 linear: 1.05 / 0.3685 = 2.85.
    let ceiling = faint.reading("T", .lightIncreased)?.ceiling
    #expect(ceiling.map { abs($0 - 2.85) < 0.01 } == true, "\(faint.dump)")
    #expect(faint.isCertain("T", .lightIncreased) == false)
  }

  @Test("an opacity that a constant names leads to the constant", arguments: ["Dim.low", "Self.low", "low", "shade"])
  func opacityConstants(name: String) throws {
    let look = Look(
      """
      import UIKit
      let shade: CGFloat = 0.4
      enum Dim { static let low: CGFloat = 0.4 }
      final class PaneController: UIViewController {
        static let low: CGFloat = 0.4
        private let low: CGFloat = 0.4
        private let caption = UILabel()
        var isBusy = false
        override func viewDidLoad() {
          caption.text = "T"
          caption.alpha = isBusy ? \(name) : 1
          view.addSubview(caption)
        }
      }
      """)
    let faded = try #require(look.placements("T").first { $0.condition == "isBusy" })
    let line = ["shade": 2, "Dim.low": 3, "Self.low": 5, "low": 6][name]
    let layers = try #require(faded.readings[.light]).layers.filter { $0.provenance.of == .opacity }
    #expect(layers.map(\.definition?.line) == [line], "\(look.dump)")
    #expect(layers.map(\.provenance.range?.line) == [11])
    #expect(
      faded.provenance.filter { $0.of == .opacity }.map { "\($0.kind) \($0.detail) \($0.range?.line ?? 0)" } == [
        "token '\(name)' 11", "literal 0.4 \(line ?? 0)",
      ])
  }

  @Test("a colour that a function chooses for another one's parameter is known to be one of several behind a name")
  func chosenArgument() {
    let look = Look(
      """
      import UIKit
      enum Stage { case done, lost, open }
      final class LogController: UIViewController {
        var stage = Stage.open
        override func viewDidLoad() { add("T", color: color(for: stage)) }
        func add(_ text: String, color: UIColor) {
          let label = UILabel()
          label.text = text
          label.textColor = color
          view.addSubview(label)
        }
        func color(for stage: Stage) -> UIColor {
          switch stage {
          case .done: return .systemGreen
          case .lost: return .systemRed
          case .open: return .label
          }
        }
      }
      """)
    let styles = look.placements("T").map(\.foreground)
    #expect(styles.map(\.range?.line) == [9, 9, 9], "\(look.dump)")
    #expect(Set(styles.map(\.definition?.line)) == [14, 15, 16])
    #expect(styles.map(\.isNamed) == [true, true, true])
  }

  /// A property that gives the label another colour as other code sets it.
  private static func toggled(_ name: String) -> String {
    "var \(name) = true { didSet { label.textColor = \(name) ? .black : .yellow } }"
  }

  @Test(
    "S-61, S-101: a view is seen in its window, enabled and as nobody presses it",
    arguments: [
      (
        "UIControl",
        "override var isHighlighted: Bool { didSet { label.textColor = isHighlighted ? .yellow : .black } }", true
      ),
      ("UIView", "override func didMoveToWindow() { if window == nil { label.textColor = .yellow } }", true),
      ("UIView", toggled("isEnabled"), true), ("UIView", toggled("isLoud"), false),
    ])
  func seenStates(kind: String, member: String, isBlack: Bool) {
    let look = Look(
      """
      import UIKit
      final class TagView: \(kind) {
        private let label = UILabel()
        \(member)
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          label.text = "T"
          label.textColor = .black
          addSubview(label)
        }
      }
      func still(_ tag: TagView) { tag.isEnabled = false; tag.isLoud = false }
      """)
    let seen = look.placements("T").filter { $0.exemption == nil }.map { $0.readings[.light]?.ratio?.low }
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == 21 } == isBlack, "\(look.dump)")
  }

  @Test("a button's title for its selected state lies on what the class paints in that state")
  func selectedTitle() {
    let look = Look(
      """
      import UIKit
      final class Pill: UIButton {
        override var isSelected: Bool { didSet { backgroundColor = isSelected ? .black : .clear } }
      }
      final class PillsView: UIView {
        private let pill = Pill()
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          pill.setTitle("T", for: .normal)
          pill.setTitleColor(.black, for: .normal)
          pill.setTitleColor(.white, for: .selected)
          addSubview(pill)
        }
      }
      """)
    #expect(look.conditions("T") == ["!isSelected", "isSelected"], "\(look.dump)")
    #expect(look.readings("T").map { $0.ratio?.low } == [21, 21])
  }

  @Test("of a long way to a colour those conditions are told that part it from the others")
  func tellingConditions() {
    let look = Look(
      """
      import UIKit
      enum Kind {
        case plain, loud, late
        var ink: UIColor { switch self { case .plain: .systemGreen; case .loud: .systemRed; case .late: .systemBlue } }
      }
      final class PaneController: UIViewController {
        private let caption = UILabel()
        var kind = Kind.plain
        var hasName = false, hasDate = false, hasPrice = false
        override func viewDidLoad() {
          caption.text = "T"
          let ink = kind.ink
          if hasName, hasDate, hasPrice { caption.textColor = ink }
          view.addSubview(caption)
        }
        func show(_ other: Kind) { kind = other }
      }
      """)
    let colored = look.conditions("T").filter { $0.contains("kind") }
    let kinds = ["late", "loud", "plain"].map { "… && kind == .\($0) && hasDate && hasPrice" }
    #expect(colored == kinds, "\(look.dump)")
  }

  @Test("of a long way to a font that condition is told too that decides its size")
  func tellingSize() {
    let look = Look(
      """
      import SwiftUI
      struct Byline: View {
        @AppStorage("isSmall") private var isSmall = false
        let isLoaded: Bool, hasName: Bool, isOwn: Bool
        var body: some View { name.environment(\\.pointSize, isSmall ? 12 : 20) }
        @ViewBuilder var name: some View { if isLoaded { if hasName { if isOwn { Signed() } } } }
      }
      struct Signed: View {
        @Environment(\\.pointSize) private var size
        var body: some View { Text("T").font(.system(size: size)) }
      }
      struct PointSizeKey: EnvironmentKey { static let defaultValue: CGFloat = 15 }
      extension EnvironmentValues {
        var pointSize: CGFloat { get { self[PointSizeKey.self] } set { self[PointSizeKey.self] = newValue } }
      }
      """)
    #expect(look.conditions("T").allSatisfy { $0.contains("isSmall") }, "\(look.dump)")
    #expect(!look.conditions("T").isEmpty)
  }

  @Test("what was given to an initialiser is what is read back, unless something sets it")
  func readBack() {
    let look = Look(
      """
      import UIKit
      final class ListController: UIViewController {
        private let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          let isWide = traitCollection.userInterfaceIdiom == .pad
          caption.textColor = isWide ? .white : .black
          var list = UICollectionLayoutListConfiguration(appearance: isWide ? .sidebar : .insetGrouped)
          if list.appearance == .sidebar { view.backgroundColor = .black } else { view.backgroundColor = .white }
          list.appearance = .plain
          if list.appearance == .sidebar { caption.textColor = .red }
          view.addSubview(caption)
        }
      }
      """)
    // White on black where the list is a sidebar, black on white elsewhere, and never anything else.
    #expect(Set(look.readings("T").compactMap { $0.ratio?.low }) == [21], "\(look.dump)")
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF", "#000000"])
  }

  @Test("S-83: a collection view that is laid out as a sidebar shows the sidebar's material where it is clear")
  func sidebar() {
    let look = Look(
      """
      import UIKit
      final class ListController: UICollectionViewController {
        private let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          let isWide = UIDevice.current.userInterfaceIdiom == .pad
          let list = UICollectionLayoutListConfiguration(appearance: isWide ? .sidebar : .plain)
          let layout = UICollectionViewCompositionalLayout.list(using: list)
          collectionView.setCollectionViewLayout(layout, animated: false)
          collectionView.backgroundColor = list.appearance == .sidebar ? .clear : .white
          collectionView.addSubview(caption)
        }
      }
      """, platform: .ios18)
    let words = look.placements("T").map { placement in
      placement.material?.material.map { "\($0)" } ?? placement.readings[.light]?.background?.hexString ?? "?"
    }
    #expect(words.sorted() == ["#FFFFFF", "regular"], "\(look.dump)")
  }

  @Test("a colour that a function is handed comes from the caller's argument, itself or in a value made for it")
  func arguments() {
    let look = Look(
      """
      import UIKit
      struct Ink { let tone: UIColor }
      final class LogController: UIViewController {
        override func viewDidLoad() {
          add("A", color: .systemGreen)
          add("B", ink: Ink(tone: .systemRed))
          mark("C", color: .systemBlue)
        }
        func add(_ text: String, color: UIColor) {
          let label = UILabel()
          label.text = text
          label.textColor = color
          view.addSubview(label)
        }
        func add(_ text: String, ink: Ink) {
          let label = UILabel()
          label.text = text
          label.textColor = ink.tone
          view.addSubview(label)
        }
        func mark(_ text: String, color: UIColor) {
          let label = UILabel()
          label.attributedText = NSAttributedString(string: text, attributes: [.foregroundColor: color])
          view.addSubview(label)
        }
      }
      """)
    let arguments = ["A", "B", "C"].map { text in look.placements(text).map { $0.foreground.argument?.line } }
    #expect(arguments == [[5], [6], [7]], "\(look.dump)")
    #expect(look.placements("A").map { $0.foreground.argument?.column } == [21])
  }
}
