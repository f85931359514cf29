import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows and controls that take no touches on some path (S-101).
struct CodeTouchTests {
  private func look(_ kind: String, _ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class PolicyRow: \(kind) {
        let caption = UILabel()
        override func awakeFromNib() { caption.text = "T"; backgroundColor = .white; addSubview(caption) }
        func configure(isOpen: Bool) { \(statements) }
      }
      final class ListController: UIViewController {
        override func viewDidLoad() { view.addSubview(PolicyRow()) }
      }
      """)
  }

  private let tones = "caption.textColor = isOpen ? .black : .yellow"

  @Test(
    "one that takes none on a path is disabled there",
    arguments: ["UITableViewCell", "UICollectionViewCell", "UIControl"],
    [
      "isUserInteractionEnabled = isOpen", "isUserInteractionEnabled = isOpen ? true : false",
      "if isOpen { isUserInteractionEnabled = true } else { isUserInteractionEnabled = false }",
    ])
  func disabled(_ kind: String, _ statement: String) {
    let look = look(kind, "\(tones)\n\(statement)")
    // `UIColor.yellow` is #FFFF00.
    let yellow = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#FFFF00" }
    #expect(!yellow.isEmpty && yellow.allSatisfy { $0.exemption == .disabled }, "\(look.dump)")
    let black = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#000000" }
    #expect(black.contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test(
    "one that never takes any is there to be read, and so is a plain view that looks the same then",
    arguments: [
      ("UITableViewCell", "caption.textColor = isOpen ? .black : .yellow; isUserInteractionEnabled = false"),
      ("UIView", "isUserInteractionEnabled = isOpen"),
      ("UIView", "caption.alpha = 0.5; isUserInteractionEnabled = isOpen"),
    ])
  func enabled(_ kind: String, _ statements: String) {
    let look = look(kind, statements)
    #expect(look.exemptions("T").isEmpty, "\(look.dump)")
  }

  @Test(
    "what looks otherwise where a view around it takes no touches is disabled there",
    arguments: [
      "isUserInteractionEnabled = isOpen; alpha = isOpen ? 1 : 0.5",
      "isUserInteractionEnabled = isOpen; UIView.animate(withDuration: 1) { self.alpha = isOpen ? 1 : 0.5 }",
      "if !isOpen { isUserInteractionEnabled = false; caption.textColor = .gray }",
    ])
  func idle(_ statements: String) {
    let look = look("UIView", statements)
    // Black at half its opacity on white is #808080 (255 x 0.5 = 127.5), and `UIColor.gray` is that, too.
    let gray = look.placements("T").filter {
      ["#808080", "#7F7F7F"].contains($0.readings[.light]?.foreground?.hexString)
    }
    #expect(!gray.isEmpty && gray.allSatisfy { $0.exemption == .disabled }, "\(look.dump)")
    let black = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#000000" }
    #expect(black.contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test(
    "one that is told to be disabled on a path is disabled there, of any class",
    arguments: [
      "if !isOpen { accessibilityTraits.insert(.notEnabled) }", "caption.isEnabled = isOpen",
      "if !isOpen { accessibilityTraits = [.staticText, .notEnabled] }",
      "accessibilityTraits = isOpen ? .button : .notEnabled",
    ])
  func traits(_ statement: String) {
    let look = look("UIView", "\(tones)\n\(statement)")
    let yellow = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#FFFF00" }
    #expect(!yellow.isEmpty && yellow.allSatisfy { $0.exemption == .disabled }, "\(look.dump)")
    let black = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#000000" }
    #expect(black.contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("a row whose trait is taken from it again is enabled")
  func traitRemoved() {
    let look = look(
      "UICollectionViewCell",
      "\(tones)\nif !isOpen { accessibilityTraits.insert(.notEnabled) }\naccessibilityTraits.remove(.notEnabled)")
    #expect(look.exemptions("T").isEmpty, "\(look.dump)")
  }

  @Test(
    "what looks otherwise where code disables an object of an interface file is disabled there",
    arguments: [
      "caption.isUserInteractionEnabled = isOpen; caption.alpha = isOpen ? 1 : 0.5",
      "caption.isEnabled = isOpen; caption.textColor = isOpen ? .black : .gray",
      "if isOpen { caption.isEnabled = true; caption.alpha = 1 } else { caption.isEnabled = false; caption.alpha = 0.5 }",
    ])
  func outlets(_ statements: String) {
    let look = shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          func configure(isOpen: Bool) { \(statements) }
        }
        """)
    let gray = look.placements("T").filter {
      ["#808080", "#7F7F7F"].contains($0.readings[.light]?.foreground?.hexString)
    }
    #expect(!gray.isEmpty && gray.allSatisfy { $0.exemption == .disabled }, "\(look.dump)")
    let black = look.placements("T").filter { $0.readings[.light]?.foreground?.hexString == "#000000" }
    #expect(black.contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("an object of an interface file that only becomes disabled, and looks the same, is there to be read")
  func outletsAtRest() {
    let look = shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          func configure(isOpen: Bool) { caption.isEnabled = isOpen; caption.textColor = .gray }
        }
        """)
    #expect(look.exemptions("T").isEmpty, "\(look.dump)")
  }
}
