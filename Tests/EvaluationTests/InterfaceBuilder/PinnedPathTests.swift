import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Schemes that code pins objects of interface files to on some paths (S-55, S-58).
struct PinnedPathTests {
  /// A controller with a label in the system's colour, in a white view that the outlet `box` holds.
  private func look(_ members: String) -> Look {
    let box = """
      <view id="b"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews>\(label("T"))</subviews>
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """
    let file = storyboard(box).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="box" destination="b" id="o"/></connections></viewController>"#)
    return shown(
      file,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var box: UIView!
          var isMember: Bool { UserDefaults.standard.bool(forKey: "isMember") }
          \(members)
        }
        """)
  }

  private static let arms = """
    if isMember {
      box.backgroundColor = .white
      box.overrideUserInterfaceStyle = .light
    } else {
      box.backgroundColor = .systemBackground
      box.overrideUserInterfaceStyle = .unspecified
    }
    """

  @Test("S-55: where an arm pins a scheme along with a background, the other scheme is not seen on that")
  func arm() {
    let look = look("override func viewDidLoad() { \(Self.arms) }")
    // Black on white in light, in either arm; in dark white on the system's black, in the arm that follows the system.
    #expect(look.ratio("T", .dark) == 21, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.ratio?.low == 21 })
  }

  @Test("S-55: a value that decides is told on its paths")
  func value() {
    let look = look("override func viewDidLoad() { box.overrideUserInterfaceStyle = isMember ? .light : .unspecified }")
    // White on white where the view follows the system.
    #expect(look.ratio("T", .dark) == 1, "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
    #expect(look.placements("T").contains { $0.readings[.dark] == nil })
  }

  @Test(
    "S-55: where nothing tells whether a function is called that pins a scheme, nothing fails for certain in the other",
    arguments: [arms, "box.overrideUserInterfaceStyle = .light"])
  func calls(statements: String) {
    let look = look("func fill() { \(statements) }")
    let dark = look.readings("T", .dark)
    #expect(!dark.isEmpty && dark.allSatisfy { !$0.isCertain || $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("S-55: a controller that decides pins the ground of its view, too", arguments: [true, false])
  func controllers(isOfFile: Bool) {
    let code = """
      import UIKit
      final class ShelfController: UIViewController {
        @IBOutlet var note: UILabel!
        var isMember: Bool { UserDefaults.standard.bool(forKey: "isMember") }
        override func viewDidLoad() {
          if isMember {
            overrideUserInterfaceStyle = .light
            note.textColor = .black
          }
        }
      }
      """
    let note = #"<outlet property="note" destination="T" id="o2"/>"#
    let file = document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ShelfController"><connections>
      <outlet property="view" destination="v" id="o1"/>\(note)</connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>\(label("T"))</subviews></view>
      </objects>
      """)
    let board = storyboard(label("T"), background: nil).replacingFirst(
      "</view>\n</viewController>", with: "</view><connections>\(note)</connections></viewController>")
    let look = isOfFile ? Look(code, files: ["ShelfController.xib": file]) : shown(board, swift: code)
    // In dark it is seen only where it follows the system, white on black.
    #expect(look.ratio("T", .dark) == 21, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.ratio?.low == 21 })
  }
}
