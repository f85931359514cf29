import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that a function hides which nothing is seen to call, beside the looks that it gives them (S-58, S-115).
struct HiddenUncalledTests {
  /// White letters `T` on white until `configure` is called.
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class StarBar: UIView {
        private let badge = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          badge.text = "T"
          badge.textColor = .white
          addSubview(badge)
        }
        required init?(coder: NSCoder) { fatalError() }
        func configure(isNew: Bool, isDark: Bool) {
          \(statements)
        }
      }
      """)
  }

  @Test(
    "where a function hides a text by a flag and makes it readable, its look before only may be seen",
    arguments: [
      "badge.isHidden = !isNew; badge.backgroundColor = isDark ? .black : .purple",
      "badge.alpha = isNew ? 1 : 0; badge.backgroundColor = isDark ? .black : .purple",
      "badge.isHidden = !isNew; badge.backgroundColor = .black",
      "badge.isHidden = !isNew; backgroundColor = .black", "badge.isHidden = !isNew; badge.textColor = .black",
    ])
  func readable(_ statements: String) {
    // White on white is 1:1.
    let look = look(statements)
    let lost = look.readings("T").filter { $0.ratio?.low == 1 }
    #expect(!lost.isEmpty && lost.allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test(
    "where no look that it gives may be read, that of before is certain",
    arguments: ["badge.isHidden = !isNew", "badge.isHidden = !isNew; badge.textColor = .yellow"])
  func unreadable(_ statements: String) {
    // `UIColor.yellow` on white is 1.05 / 0.9778 = 1.07.
    let look = look(statements)
    #expect(look.readings("T").contains { $0.isCertain && $0.ratio?.low == 1 }, "\(look.dump)")
  }
}
