import PlatformStyles
import Scene
import TestSupport
import Testing

/// Vibrancy effects of UIKit.
struct CodeVibrancyTests {
  private func look(_ style: String, color: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Tide: UIViewController {
        override func viewDidLoad() {
          let blur = UIBlurEffect(style: .systemMaterial)
          let plate = UIVisualEffectView(effect: blur)
          let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur\(style)))
          let label = UILabel()
          label.text = "T"
          \(color)
          vibrant.contentView.addSubview(label)
          plate.contentView.addSubview(vibrant)
          view.addSubview(plate)
        }
      }
      """)
  }

  @Test(
    "S-117: what lies in a vibrancy effect is on the effect's level, whatever colour it is given",
    arguments: [
      (", style: .label", ContentLevel.primary), ("", .primary), (", style: .secondaryLabel", .secondary),
      (", style: .tertiaryLabel", .tertiary), (", style: .quaternaryLabel", .quaternary),
    ])
  func level(_ style: String, _ level: ContentLevel) {
    for color in ["", "label.textColor = .black"] {
      let look = look(style, color: color)
      #expect(look.placements("T").map(\.foreground.form) == [.level(level)], "\(look.dump)")
      #expect(look.placements("T").map(\.foreground.isVibrant) == [true], "\(look.dump)")
      #expect(look.undecided("T") == .material)
    }
  }

  @Test("S-117: a label on the blur itself keeps its own colour")
  func outside() {
    let look = Look(
      """
      import UIKit
      final class Tide: UIViewController {
        override func viewDidLoad() {
          let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
          let label = UILabel()
          label.text = "T"
          label.textColor = .black
          plate.contentView.addSubview(label)
          view.addSubview(plate)
        }
      }
      """)
    #expect(look.placements("T").map(\.foreground.isVibrant) == [false], "\(look.dump)")
  }
}
