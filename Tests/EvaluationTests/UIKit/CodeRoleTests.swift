import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Conditions that decide a text's colour and its ground apart from each other (S-115, S-140).
struct CodeRoleTests {
  private func look(_ filling: String, ground: String = ".white", ink: String = ".black") -> Look {
    Look(
      """
      import UIKit
      final class ShelfCard: UIView {
        var isSample = false
        @objc var isChosen = false
        let caption = UILabel()
        override func awakeFromNib() {
          caption.text = "T"
          addSubview(caption)
          backgroundColor = isChosen ? .black : .white
          if isSample { backgroundColor = \(ground) }
          caption.textColor = isChosen ? .white : \(ink)
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let card = ShelfCard()
          view.addSubview(card)
          \(filling)
        }
      }
      """)
  }

  private func certain(_ look: Look) -> [String: Bool] {
    look.placements("T").compactMap { $0.readings[.light] }.reduce(into: [:]) {
      $0["\($1.foreground?.hexString ?? "?") on \($1.background?.hexString ?? "?")"] = $1.isCertain
    }
  }

  @Test("a part that other code gives to some objects may never meet the state that does not go with it")
  func part() {
    let look = look("other.isSample = true")
    #expect(
      certain(look) == ["#FFFFFF on #FFFFFF": false, "#FFFFFF on #000000": true, "#000000 on #FFFFFF": true],
      "\(look.dump)")
  }

  @Test("a part whose ground changes with the appearance may never meet that state either")
  func adaptivePart() {
    let look = look("other.isSample = true", ground: "traitCollection.userInterfaceStyle == .dark ? .black : .white")
    #expect(certain(look)["#FFFFFF on #FFFFFF"] == false, "\(look.dump)")
    #expect(certain(look)["#FFFFFF on #000000"] == true, "\(look.dump)")
  }

  @Test("nor where the part's ground goes with a colour that a small text is read in less well")
  func faintInk() {
    let look = look("other.isSample = true", ink: ".secondaryLabel")
    // #3C3C43 at 60 % has 3.43:1 on white, and white has 1:1.
    #expect(certain(look)["#FFFFFF on #FFFFFF"] == false, "\(look.dump)")
    #expect(certain(look)["#8A8A8E on #FFFFFF"] == true, "\(look.dump)")
  }

  @Test("two states of which none is a part may meet")
  func states() {
    let look = look("other.isSample = item.isSample")
    #expect(certain(look)["#FFFFFF on #FFFFFF"] == true, "\(look.dump)")
  }
}
