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
      #expect(look.reading("T")?.undecided?.isUnpublished == true)
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

  @Test(
    "a label in a glass effect lies over glass, one in a container of such effects over none of it",
    arguments: [
      ("UIGlassEffect(style: .regular)", "", true, false), ("UIGlassEffect()", "glass.tintColor = .red", true, true),
      ("UIGlassContainerEffect()", "", false, false),
    ])
  func glass(_ effect: String, _ tint: String, _ isSurface: Bool, _ isTinted: Bool) {
    let look = Look(
      """
      import UIKit
      final class Tide: UIViewController {
        override func viewDidLoad() {
          let glass = \(effect)
          \(tint)
          let plate = UIVisualEffectView(effect: glass)
          let label = UILabel()
          label.text = "T"
          label.textColor = .white
          plate.contentView.addSubview(label)
          view.addSubview(plate)
        }
      }
      """)
    #expect(look.placements("T").map { $0.material != nil } == [isSurface], "\(look.dump)")
    #expect(look.placements("T").map { $0.material?.isTinted ?? false } == [isTinted])
  }

  /// A label in an effect of a file, inside one with a blur.
  private func written(_ effect: String) -> Look {
    shown(
      storyboard(
        """
        <visualEffectView id="a"><rect key="frame" x="0" y="0" width="400" height="200"/>
        <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
        <visualEffectView id="c"><rect key="frame" x="0" y="0" width="400" height="200"/>
        <view key="contentView" id="d"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
        \(label("T", #"<color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>"#))
        </subviews></view>\(effect)</visualEffectView>
        </subviews></view><blurEffect style="systemMaterial"/></visualEffectView>
        """))
  }

  @Test(
    "S-117: what lies in a vibrancy effect of a file is on the effect's level",
    arguments: [
      (
        #"<vibrancyEffect style="secondaryLabel"><blurEffect style="systemMaterial"/></vibrancyEffect>"#,
        ContentLevel.secondary
      ),
      (#"<vibrancyEffect><blurEffect style="systemMaterial"/></vibrancyEffect>"#, .primary),
    ])
  func effectsOfFiles(_ effect: String, _ level: ContentLevel) {
    let look = written(effect)
    #expect(look.placements("T").map(\.foreground.form) == [.level(level)], "\(look.dump)")
    #expect(look.placements("T").map(\.foreground.isVibrant) == [true], "\(look.dump)")
    #expect(look.placements("T").map { $0.material?.material } == [.regular])
    #expect(look.undecided("T") == .material)
  }

  @Test("S-117: an effect that is no vibrancy leaves a label of a file its colour")
  func blurOfAFile() {
    let look = written(#"<blurEffect style="systemThinMaterial"/>"#)
    #expect(look.placements("T").map(\.foreground.isVibrant) == [false], "\(look.dump)")
    #expect(look.placements("T").map { $0.material?.material } == [.thin])
  }

  @Test("S-117: the background of a blur's view may lie behind the blur or before it")
  func backgroundOfABlur() {
    let look = Look(
      """
      import UIKit
      final class Tide: UIViewController {
        override func viewDidLoad() {
          let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
          plate.backgroundColor = .white
          let label = UILabel()
          label.text = "T"
          label.textColor = .white
          plate.contentView.addSubview(label)
          view.addSubview(plate)
        }
      }
      """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    let plate = shown(
      storyboard(
        """
        <visualEffectView id="a"><rect key="frame" x="0" y="0" width="400" height="200"/>
        <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
        \(label("T", #"<color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/>"#))
        </subviews></view><color key="backgroundColor" white="1" alpha="1" colorSpace="deviceWhite"/>
        <blurEffect style="systemMaterial"/></visualEffectView>
        """))
    #expect(plate.isCertain("T") == false, "\(plate.dump)")
  }
}
