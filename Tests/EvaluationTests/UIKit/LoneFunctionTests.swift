import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions of which a class shows a part, and that are followed by themselves for the rest (S-115).
struct LoneFunctionTests {
  private func look(_ quiet: String) -> Look {
    Look(
      """
      import UIKit
      enum Parts {
        static func head(_ isLoud: Bool) -> UIView {
          let box = UIView()
          box.backgroundColor = .black
          let title = UILabel()
          title.text = "T"
          title.textColor = .white
          box.addSubview(title)
          if !isLoud {
            \(quiet)
            let note = UILabel()
            note.text = "N"
            note.textColor = .white
            box.addSubview(note)
          }
          return box
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(Parts.head(true)) }
      }
      struct Other { func make() -> UIView { Parts.head(false) } }
      """)
  }

  @Test("what a class shows of a function hides no other colour of it, which may be seen")
  func otherInk() {
    let look = look("title.textColor = UIColor(white: 0.2, alpha: 1)")
    #expect(look.foregrounds("T") == ["#333333", "#FFFFFF"], "\(look.dump)")
    let certain = look.readings("T").filter(\.isCertain).map { $0.foreground?.hexString }
    #expect(certain == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("nor another ground")
  func otherGround() {
    let look = look("box.backgroundColor = .yellow")
    #expect(look.backgrounds("T") == ["#000000", "#FFFF00"], "\(look.dump)")
    let certain = look.readings("T").filter(\.isCertain).map { $0.background?.hexString }
    #expect(certain == ["#000000"], "\(look.dump)")
  }

  @Test("what looks the same stands where the class shows it alone")
  func same() {
    let look = look("")
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.elements("N").count == 1, "\(look.dump)")
  }
}
