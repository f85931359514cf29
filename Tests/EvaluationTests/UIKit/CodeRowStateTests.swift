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
        func fill() { }
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
}
