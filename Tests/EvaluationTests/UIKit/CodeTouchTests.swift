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
    "one that never takes any is there to be read, and so is a plain view",
    arguments: [
      ("UITableViewCell", "isUserInteractionEnabled = false"), ("UIView", "isUserInteractionEnabled = isOpen"),
    ])
  func enabled(_ kind: String, _ statement: String) {
    let look = look(kind, "\(tones)\n\(statement)")
    #expect(look.exemptions("T").isEmpty, "\(look.dump)")
  }
}
