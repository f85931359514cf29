import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Callbacks that the system calls again after other code filled a view (S-115).
struct RepeatedCallbackTests {
  private func foregrounds(_ filling: String, _ callback: String) -> Set<String> {
    Set(look(filling, callback).foregrounds("T"))
  }

  private func look(_ filling: String, _ callback: String) -> Look {
    Look(
      """
      import UIKit
      final class ShelfCell: UICollectionViewCell {
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.backgroundColor = .white
          contentView.addSubview(caption)
        }
        \(filling)
        \(callback)
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() { view.addSubview(ShelfCell()) }
      }
      """
    )
  }

  private static let filling = "func fill(_ words: String) { caption.text = \"T\"; caption.textColor = .black }"

  @Test(
    "what a callback sets joins what the code sets that writes the text",
    arguments: [
      "override func updateConfiguration(using state: UICellConfigurationState) {\n"
        + "caption.textColor = state.isSwiped ? .yellow : .black }",
      "override func layoutSubviews() { caption.textColor = isSelected ? .yellow : .black }",
      "override func traitCollectionDidChange(_ old: UITraitCollection?) {\n"
        + "caption.textColor = traitCollection.horizontalSizeClass == .compact ? .yellow : .black }",
    ])
  func joins(_ callback: String) {
    #expect(foregrounds(Self.filling, callback) == ["#000000", "#FFFF00"])
  }

  @Test("a colour that a callback always sets may have been set or not")
  func always() {
    let look = look(Self.filling, "override func tintColorDidChange() { caption.textColor = .yellow }")
    // Yellow on white: 1.05 / (0.2126 + 0.7152 + 0.05) = 1.07; black on white: 21.
    let bounds = look.bounds("T")
    #expect(bounds.map { abs($0.low - 1.07) < 0.01 && abs($0.high - 21) < 0.01 } == true, "\(look.dump)")
  }

  @Test(
    "the text and the colour may be written in functions and observers that lead to each other",
    arguments: [
      "var words = \"\" { didSet { caption.text = \"T\"; paint(false) } }",
      "var words = \"\" { didSet { refresh() } }\nfunc refresh() { caption.text = \"T\"; paint(false) }",
      "func fill(_ all: [String]) { words = all[0] }\n"
        + "private var words = \"\" { didSet { caption.text = \"T\"; paint(false) } }",
    ])
  func leads(_ filling: String) {
    let callback = """
      func paint(_ isActive: Bool) { caption.textColor = isActive ? .yellow : .black }
      override func updateConfiguration(using state: UICellConfigurationState) { paint(state.isSwiped) }
      """
    #expect(foregrounds(filling, callback) == ["#000000", "#FFFF00"])
  }

  @Test(
    "what is done before a cell is filled again, and a touch, are not seen",
    arguments: [
      "override func prepareForReuse() { caption.textColor = .yellow }",
      "override var isHighlighted: Bool { didSet { caption.textColor = isHighlighted ? .yellow : .black } }",
    ])
  func unseen(_ callback: String) {
    #expect(foregrounds(Self.filling, callback) == ["#000000"])
  }

  @Test("what a callback makes anew stands for what it made before")
  func remade() {
    let look = look(
      Self.filling,
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        var ground = UIBackgroundConfiguration.clear()
        ground.backgroundColor = .white
        if state.isSwiped { ground.backgroundColor = .blue }
        backgroundConfiguration = ground
        contentView.backgroundColor = .clear
        caption.textColor = state.isSwiped ? .yellow : .black
      }
      """)
    // A second ground, made where the callback may be called again, would leave the first one unknown.
    #expect(look.backgrounds("T") == ["#0000FF", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a view that a callback makes is there once")
  func once() {
    let look = Look(
      """
      import UIKit
      final class ShelfView: UIView {
        let caption = UILabel()
        override func layoutSubviews() {
          let plate = UIView()
          plate.backgroundColor = UIColor(white: 0, alpha: 0.5)
          addSubview(plate)
          caption.text = "T"
          caption.textColor = .white
          plate.addSubview(caption)
        }
        func fill() { caption.text = "T"; caption.textColor = .black }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(ShelfView())
        }
      }
      """)
    // Half black on white: 255 · 0.5 = 127.5, so 128; a second plate would make 64 of it.
    #expect(look.backgrounds("T") == ["#808080"], "\(look.dump)")
  }

  @Test(
    "what code asks the system to draw or lay out again is set anew on the same paths",
    arguments: [("needsDisplay = true", "viewWillDraw"), ("needsLayout = true", "layout")])
  func invalidated(request: String, callback: String) {
    let look = Look(
      """
      import AppKit
      final class Row: NSView {
        private let label = NSTextField(labelWithString: "T")
        private var isPicked = false
        override init(frame: NSRect) {
          super.init(frame: frame)
          wantsLayer = true
          addSubview(label)
          paint()
        }
        required init?(coder: NSCoder) { nil }
        override func \(callback)() {
          super.\(callback)()
          label.textColor = isPicked ? .white : .black
        }
        func pick(_ isPicked: Bool) { self.isPicked = isPicked; paint() }
        private func paint() {
          layer?.backgroundColor = (isPicked ? NSColor.black : NSColor.white).cgColor
          \(request)
        }
      }
      final class Page: NSViewController {
        private let row = Row()
        override func loadView() { view = row }
        func pick(_ index: Int) { row.pick(index == 0) }
      }
      """, platform: .macos)
    // Black on white and white on black have 21 each.
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20.9 }, "\(look.dump)")
    #expect(Set(look.backgrounds("T")) == ["#FFFFFF", "#000000"])
  }
}
