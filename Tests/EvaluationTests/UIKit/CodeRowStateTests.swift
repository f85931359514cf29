import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that look otherwise while they are selected (S-113, S-115).
struct CodeRowStateTests {
  private func look(_ kind: String, _ members: String) -> Look {
    Look(
      """
      import UIKit
      final class ShelfRow: \(kind) {
        let caption = UILabel()
        override func awakeFromNib() { caption.text = "T"; contentView.addSubview(caption) }
        \(members)
      }
      final class ListController: UIViewController {
        override func viewDidLoad() { view.addSubview(ShelfRow()) }
      }
      """)
  }

  private let tone = """
    override func updateConfiguration(using state: UICellConfigurationState) {
      caption.textColor = state.isSelected ? .white : .black
    }
    """

  @Test(
    "what the system paints behind a selected row is not known",
    arguments: [
      ("UICollectionViewListCell", ""),
      (
        "UITableViewCell",
        "override func setSelected(_ selected: Bool, animated: Bool) { caption.textColor = selected ? .white : .black }"
      ),
    ])
  func unknown(_ kind: String, _ members: String) {
    let look = look(kind, members.isEmpty ? tone : members)
    let readings = look.readings("T")
    #expect(readings.contains { $0.undecided?.reason == .unknownBackdrop }, "\(look.dump)")
    #expect(readings.allSatisfy { ($0.ratio?.low ?? 21) > 20 })
    #expect(look.foregrounds("T").contains("#000000"))
  }

  @Test("a cell that the system paints nothing behind is white on white there")
  func plainCell() {
    #expect(Set(look("UICollectionViewCell", tone).foregrounds("T")) == ["#FFFFFF", "#000000"])
  }

  @Test(
    "S-113: a background configuration resets the background of a row",
    arguments: [("background", "#000000 on #FFFFFF"), ("nil", "#000000 on #808080")])
  func resetBackground(_ given: String, _ expected: String) {
    let look = look(
      "UICollectionViewCell",
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        caption.textColor = .black
        backgroundColor = UIColor(white: 0.5, alpha: 1)
        let background = UIBackgroundConfiguration.clear()
        backgroundConfiguration = \(given)
      }
      """)
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test(
    "the row's state is open however its own code spells it, and the view that it has for it lies behind where it is selected",
    arguments: [
      "override func setSelected(_ selected: Bool, animated: Bool) { caption.textColor = selected ? .white : .black }",
      "override func setSelected(_ selected: Bool, animated: Bool) { caption.textColor = isSelected ? .white : .black }",
      "var tone: UIColor { isSelected ? .white : .black }\n"
        + "override func setSelected(_ selected: Bool, animated: Bool) { caption.textColor = tone }",
      "override func updateConfiguration(using state: UICellConfigurationState) {\n"
        + "caption.textColor = state.isSelected ? .white : .black }",
    ])
  func spellings(_ members: String) {
    // White on the row, black on the view behind a selected one: 21:1 in both states.
    let ground = """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let ground = UIView()
        ground.backgroundColor = .black
        selectedBackgroundView = ground
        backgroundColor = .white
      }
      """
    let look = look("UITableViewCell", ground + "\n" + members)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF", "#000000"], "\(look.dump)")
    #expect(Set(look.backgrounds("T")) == ["#FFFFFF", "#000000"])
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 })
  }

  @Test(
    "S-113: a text of one colour is read on what lies behind its row at rest, what is there in one state on the view for it",
    arguments: [
      ("", ["#000000 on #FFFFFF"]),
      ("if isSelected { caption.isHidden = false } else { caption.isHidden = true }", ["#000000 on #0000FF"]),
      ("caption.textColor = isSelected ? .white : .black", ["#FFFFFF on #0000FF", "#000000 on #FFFFFF"]),
      // A touch is over before anything is read (S-61).
      ("caption.textColor = isHighlighted ? .white : .black", ["#000000 on #FFFFFF"]),
      // Nothing is seen of it then, and the state goes on.
      (
        "selectionStyle = .none; caption.textColor = isSelected ? .white : .black",
        ["#FFFFFF on #FFFFFF", "#000000 on #FFFFFF"]
      ),
      (
        "caption.textColor = selectionStyle == .none ? .red : isSelected ? .white : .black",
        ["#FFFFFF on #0000FF", "#000000 on #FFFFFF"]
      ),
      // The label has a colour of its own for it.
      (
        "caption.highlightedTextColor = .black; caption.textColor = isSelected ? .white : .black",
        ["#FFFFFF on ?", "#000000 on #FFFFFF"]
      ),
    ])
  func grounds(_ statements: String, _ expected: [String]) {
    let look = look(
      "UITableViewCell",
      """
      override func layoutSubviews() {
        super.layoutSubviews()
        let ground = UIView()
        ground.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        selectedBackgroundView = ground
        caption.textColor = .black
        \(statements)
      }
      """)
    let seen = look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(seen) == Set(expected), "\(look.dump)")
  }

  @Test("S-113: a label of the old kind stands on the row's content view")
  func contentViews() {
    let look = look(
      "UITableViewCell",
      """
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        textLabel?.text = "Old"
        contentView.backgroundColor = isSelected ? .black : .white
        textLabel?.textColor = isSelected ? .white : .black
      }
      """)
    let seen = look.readings("Old").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(seen) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-115: what an animation sets is there after it, unless it goes on and comes back",
    arguments: [
      ("UIView.animate(withDuration: 1) { self.caption.alpha = 1 }", 21),
      ("UIView.animate(withDuration: 1, animations: { self.caption.alpha = 1 }, completion: nil)", 21),
      // Black at a half on white is #808080: 1.05 / 0.266 = 3.9.
      (
        "UIView.transition(with: caption, duration: 1, options: [.repeat], animations: { self.caption.alpha = 1 })", 3.9
      ),
    ])
  func animations(_ statement: String, _ least: Double) {
    let look = look(
      "UICollectionViewCell",
      """
      override func layoutSubviews() {
        caption.textColor = .black
        caption.alpha = 0.5
        \(statement)
      }
      """)
    let lowest = look.readings("T").compactMap(\.ratio?.low).min() ?? 0
    #expect(abs(lowest - least) < 0.1, "\(look.dump)")
  }

  @Test("a row is not selected yet while it is made and loaded, and is told of it after it is filled")
  func order() {
    let look = look(
      "UITableViewCell",
      """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = isSelected ? .black : .white
      }
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        UIView.animate(withDuration: 0.2) { self.contentView.backgroundColor = selected ? .black : .white }
        caption.textColor = selected ? .white : .black
      }
      func fill() { caption.textColor = .black; caption.text = "T" }
      """)
    let seen = look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(seen) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-61: a row is seen as nobody touches it, however its code asks",
    arguments: [
      "override func setHighlighted(_ highlighted: Bool, animated: Bool) {"
        + "super.setHighlighted(highlighted, animated: animated); caption.alpha = highlighted ? 0.1 : 1 }",
      "override var isHighlighted: Bool { didSet { caption.alpha = isHighlighted ? 0.1 : 1 } }",
      "override var isHighlighted: Bool { didSet { if isHighlighted { caption.textColor = .white } } }",
      "override func updateConfiguration(using state: UICellConfigurationState) {"
        + "caption.alpha = state.isHighlighted ? 0.1 : 1 }",
      "override var isHighlighted: Bool { didSet { dim(isHighlighted) } }\n"
        + "func dim(_ isOn: Bool) { let alpha: CGFloat = isOn ? 0.1 : 1; caption.alpha = alpha }",
      "override var isHighlighted: Bool { didSet { show(isAlone: !self.isHighlighted) } }\n"
        + "func show(isAlone: Bool) { caption.alpha = isAlone ? 1 : 0.1 }",
      "override func setHighlighted(_ highlighted: Bool, animated: Bool) {"
        + "super.setHighlighted(highlighted, animated: animated); dim(highlighted) }\n"
        + "private func dim(_ isOn: Bool) { if isOn { caption.alpha = 0.1 } else { caption.alpha = 1 } }",
    ])
  func touched(_ members: String) {
    let fill = "func fill() { caption.textColor = .black; backgroundColor = .white }"
    let look = look("UITableViewCell", fill + "\n" + members)
    #expect(look.readings("T").contains { $0.ratio?.low == 21 }, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 }, "\(look.dump)")
  }

  @Test(
    "S-61: a function that others call too, and one that is told of a lasting state, is seen in either",
    arguments: [
      "override var isHighlighted: Bool { didSet { dim(isHighlighted) } }\nfunc fade() { dim(true) }",
      "override var isSelected: Bool { didSet { dim(isSelected) } }",
    ])
  func lasting(_ members: String) {
    let helper = "func dim(_ isOn: Bool) { caption.alpha = isOn ? 0.1 : 1 }"
    let fill = "func fill() { caption.textColor = .black; backgroundColor = .white }"
    let look = look("UICollectionViewCell", [fill, members, helper].joined(separator: "\n"))
    // Black at a tenth on white is #E6E6E6, of luminance 0.791: 1.05 / 0.841 = 1.25.
    #expect(look.readings("T").contains { ($0.ratio?.low ?? 21) < 1.3 }, "\(look.dump)")
  }

  @Test("what an observer of the state sets holds wherever the row is selected")
  func observers() {
    let look = look(
      "UICollectionViewCell",
      """
      override var isSelected: Bool {
        didSet {
          contentView.backgroundColor = isSelected ? .black : .white
          caption.textColor = isSelected ? .white : .black
        }
      }
      """)
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 }, "\(look.dump)")
    #expect(Set(look.backgrounds("T")) == ["#FFFFFF", "#000000"])
  }

  @Test("the row's own paint takes the place of the system's, and a text of one colour is read on either")
  func ownPaint() {
    let look = look(
      "UICollectionViewListCell",
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        var ground = UIBackgroundConfiguration.listCell().updated(for: state)
        if state.isSelected { ground.backgroundColor = .black }
        backgroundConfiguration = ground
        caption.textColor = state.isSelected ? .white : .black
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF", "#000000"], "\(look.dump)")
    #expect(look.placements("T").allSatisfy { ($0.readings[.light]?.ratio?.low ?? 0) > 20 })
    let same = self.look(
      "UICollectionViewListCell",
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        caption.textColor = .black
        if state.isSelected { tag = 1 }
      }
      """)
    #expect(same.words("T") == "#000000 on #FFFFFF", "\(same.dump)")
  }

  @Test(
    "S-113: what a row has for its background is there to be changed",
    arguments: ["UITableViewCell", "UICollectionViewListCell"])
  func changedBackground(_ kind: String) {
    let look = look(
      kind,
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        caption.textColor = .white
        var ground = backgroundConfiguration?.updated(for: state)
        ground?.backgroundColor = .black
        backgroundConfiguration = ground
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "S-113: the view of a row's background configuration lies over its colour",
    arguments: [
      ("plate.backgroundColor = .black; ground?.customView = plate", "#FFFFFF on #000000"),
      ("ground?.customView = plate", "#FFFFFF on #FFFFFF"),
      ("plate.backgroundColor = UIColor(white: 0, alpha: 0.5); ground?.customView = plate", "#FFFFFF on #808080"),
      ("ground?.customView = Elsewhere.plate()", "#FFFFFF on ? undecided unknown-backdrop"),
    ])
  func viewsOfBackgrounds(_ statements: String, _ expected: String) {
    let look = look(
      "UITableViewCell",
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        caption.textColor = .white
        let plate = UIView()
        var ground = backgroundConfiguration?.updated(for: state)
        ground?.backgroundColor = .white
        \(statements)
        backgroundConfiguration = ground
      }
      """)
    // Black at a half on white: 255 × (1 - 0.5) = 127.5.
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test("S-44: a colour behind ?? among the attributes of a text is one of the file's framework")
  func attributes() {
    let look = Look(
      """
      import AppKit
      final class LogController: NSViewController {
        let caption = NSTextField(labelWithString: "")
        let inks: [String: NSColor] = ["a": .black]
        var name = ""
        override func viewDidLoad() {
          view.addSubview(caption)
          caption.attributedStringValue = NSAttributedString(
            string: "T", attributes: [.foregroundColor: inks[name] ?? .textBackgroundColor])
        }
      }
      """, platform: .macos)
    #expect(look.placements("T").map { $0.readings[.light]?.foreground?.hexString } == ["#000000", "#FFFFFF"])
  }

  @Test(
    "S-113: a transformer of the background's colour decides it where it gives a colour of its own",
    arguments: [
      ("{ _ in .blue }", "#000000 on #0000FF"), ("nil", "#000000 on #FFFFFF"),
      ("{ color in if state.isPinned { return color }; return color }", "#000000 on #FFFFFF"),
      ("{ $0.withAlphaComponent(0.5) }", nil),
      (".grayscale", nil),
    ])
  func transformedBackground(_ transformer: String, _ expected: String?) {
    let made = transformer.hasPrefix("{") ? ".init \(transformer)" : transformer
    let look = look(
      "UICollectionViewCell",
      """
      override func updateConfiguration(using state: UICellConfigurationState) {
        caption.textColor = .black
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .white
        background.backgroundColorTransformer = \(made)
        backgroundConfiguration = background
      }
      """)
    if let expected {
      #expect(look.words("T") == expected, "\(look.dump)")
    } else {
      #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
    }
  }
}
