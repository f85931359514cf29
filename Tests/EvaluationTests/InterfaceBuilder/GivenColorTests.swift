import Scene
import TestSupport
import Testing

/// Colours that a file gives by key path to properties of the program's classes (S-115).
struct GivenColorTests {
  private func given(_ path: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="\(path)">
    <color key="value" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  @Test(
    "S-115: a colour that a label's class hands on is its colour",
    arguments: ["{ get { textColor } set { textColor = newValue } }", "{ didSet { self.textColor = tone } }"])
  func own(_ accessors: String) {
    let look = shown(
      storyboard(label("T", given("tone"), #"customClass="ToneLabel""#)),
      swift: "final class ToneLabel: UILabel { @IBInspectable var tone: UIColor? \(accessors) }")
    #expect(look.foregrounds("T") == ["#0000FF"] && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("S-115: a colour that the class of a view hands on to what its outlet holds is that one's colour")
  func held() {
    let look = shown(
      storyboard(
        """
        <view id="plate" customClass="PlateView"><rect key="frame" x="0" y="0" width="400" height="100"/>
        <subviews>\(label("T"))</subviews>
        \(given("ink"))
        <connections><outlet property="caption" destination="T" id="o"/></connections>
        </view>
        """),
      swift: """
        final class PlateView: UIView {
          @IBOutlet var caption: UILabel!
          @IBInspectable var ink: UIColor = .white { didSet { caption.textColor = ink } }
        }
        """)
    #expect(look.foregrounds("T") == ["#0000FF"] && look.isCertain("T") == true, "\(look.dump)")
  }
}
