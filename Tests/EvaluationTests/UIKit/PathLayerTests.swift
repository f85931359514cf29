import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies behind a text on some paths alone, as code puts it there (S-58, S-115).
struct PathLayerTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class NightController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let title = UILabel()
          title.text = "T"
          title.textColor = .black
          let night = UIView(frame: view.bounds)
          night.backgroundColor = .black
          let dusk = CALayer()
          dusk.backgroundColor = UIColor.black.cgColor
          dusk.frame = view.layer.bounds
          \(statements)
        }
      }
      """)
  }

  private func words(_ look: Look) -> Set<String> {
    Set(look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" })
  }

  private static let chosen: Set<String> = ["#FFFFFF on #000000", "#000000 on #FFFFFF"]

  @Test(
    "what is put behind in a branch lies there on its path alone",
    arguments: ["view.addSubview(night)", "view.layer.addSublayer(dusk)", "view.layer.insertSublayer(dusk, at: 0)"])
  func branch(addition: String) {
    let look = look("if isLate { \(addition); title.textColor = .white }\nview.addSubview(title)")
    #expect(words(look) == Self.chosen, "\(look.dump)")
  }

  @Test(
    "what is put behind after a guard lies there on its path alone",
    arguments: ["view.addSubview(night)", "view.layer.addSublayer(dusk)"])
  func afterGuard(addition: String) {
    let look = look(
      """
      guard isLate else {
        view.addSubview(title)
        return
      }
      title.textColor = .white
      \(addition)
      view.addSubview(title)
      """)
    #expect(words(look) == Self.chosen, "\(look.dump)")
  }

  @Test("without a condition a layer lies behind on all paths")
  func always() {
    let look = look("view.layer.addSublayer(dusk)\nif isLate { title.textColor = .white }\nview.addSubview(title)")
    #expect(words(look) == ["#FFFFFF on #000000", "#000000 on #000000"], "\(look.dump)")
  }

  @Test("a text that is brought to the front in a branch lies on what was added there")
  func broughtToFront() {
    let look = look(
      """
      view.addSubview(title)
      if isLate {
        title.textColor = .white
        view.addSubview(night)
        view.bringSubviewToFront(title)
      }
      """)
    #expect(words(look) == Self.chosen, "\(look.dump)")
  }

  @Test("a view that is sent to the back in a branch lies behind there")
  func sentToBack() {
    let look = look(
      """
      view.addSubview(title)
      view.addSubview(night)
      if isLate {
        title.textColor = .white
        view.sendSubviewToBack(night)
      }
      """)
    #expect(words(look) == Self.chosen, "\(look.dump)")
  }

  @Test("a video that is shown in a branch is behind what is brought to the front there")
  func video() {
    let look = Look(
      """
      import AVFoundation
      import UIKit
      final class Scanner: UIViewController {
        private lazy var preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        private let hint = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          hint.text = "T"
          hint.textColor = .white
          view.addSubview(hint)
          guard AVCaptureDevice.default(for: .video) != nil else {
            hint.textColor = .label
            return
          }
          view.layer.addSublayer(preview)
          preview.frame = view.layer.bounds
          view.bringSubviewToFront(hint)
        }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.count == 2 && readings.contains { $0.undecided?.reason == .imageBackdrop }, "\(look.dump)")
    // `label` in light on systemBackground.
    #expect(readings.contains { $0.undecided == nil } && look.foregrounds("T").contains("#000000"), "\(look.dump)")
  }
}
