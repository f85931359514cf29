import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The view of a controller in a file of its own, which code puts somewhere.
struct InterfaceOwnViewTests {
  private func look(_ kind: String, runtime: String, platform: Platform) -> Look {
    let file = """
      <document type="com.apple.InterfaceBuilder3.\(kind).XIB" targetRuntime="\(runtime)">
      <objects>
      <customObject id="-2" customClass="Track"><connections>
      <outlet property="view" destination="v" id="o"/></connections></customObject>
      <\(kind == "Cocoa" ? "customView" : "view") id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      \(text(kind))
      </subviews></\(kind == "Cocoa" ? "customView" : "view")>
      </objects></document>
      """
    return Look("", platform: platform, files: ["Track.xib": file])
  }

  private func text(_ kind: String) -> String {
    let color = #"<color key="textColor" white="0.8" alpha="1" colorSpace="deviceWhite"/>"#
    if kind != "Cocoa" { return label("T", color) }
    return """
      <textField id="t"><rect key="frame" x="20" y="20" width="200" height="21"/>
      <textFieldCell key="cell" title="T" id="c">\(color)</textFieldCell></textField>
      """
  }

  @Test("S-94c: AppKit shows no controller but in another view or a window, so the ground of its view is assumed")
  func appKit() throws {
    let look = look("Cocoa", runtime: "MacOSX.Cocoa", platform: .macos)
    #expect(try #require(look.bounds("T"), "\(look.dump)").high < 4.5)
    #expect(look.isCertain("T") == false)
  }

  @Test("a controller of UIKit fills the screen")
  func uiKit() {
    let look = look("CocoaTouch", runtime: "iOS.CocoaTouch", platform: .ios18)
    // #CCCCCC on white: 1.61:1.
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "S-115: what a presentation controller loads lies over what is there, on nothing that is told",
    arguments: [("UIPresentationController", true), ("NSObject", false)])
  func presentation(_ kind: String, isOpen: Bool) {
    let look = Look(
      """
      import UIKit
      class Dimming: \(kind) {
        @IBOutlet weak var label: UILabel!
        var contentView = Bundle.main.loadNibNamed("Pause", owner: nil)?.first as? UIView
      }
      final class Pausing: Dimming {}
      """,
      files: [
        "Pause.xib": document(
          """
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pausing"><connections>
          <outlet property="label" destination="T" id="o"/></connections></placeholder>
          <view id="v"><subviews>\(label("T", "<color key=\"textColor\" white=\"1\" alpha=\"1\"/>"))</subviews></view>
          </objects>
          """)
      ])
    #expect((look.undecided("T") == .unknownBackdrop) == isOpen, "\(look.dump)")
  }

  @Test("S-115: what code adds to the view of a file's owner stands on the file's background")
  func addedByOwner() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          view.addSubview(label)
        }
      }
      """,
      files: [
        "Page.xib": document(
          """
          <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view contentMode="scaleToFill" id="v">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          </objects>
          """)
      ])
    #expect(look.backgrounds("T") == ["#FF0000"], "\(look.dump)")
  }
}
