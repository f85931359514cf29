import PlatformStyles
import Scene
import TestSupport
import Testing

/// The tint that code of a class reads of the view of an interface file that it is of (S-30, S-114).
struct ReadTintInFilesTests {
  private static let red =
    #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  /// A label `T` in a view of a class that gives it the view's tint.
  private func look(
    _ function: String = "awakeFromNib", own: String = "", inner: String = "", label inside: String = "",
    members: String = "", more: String = ""
  ) -> Look {
    shown(
      storyboard(
        """
        <view id="gauge" customClass="GaugeView"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews><view id="inner"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>\(label("T", inside))</subviews>\(inner)</view></subviews>\(own)
        <connections><outlet property="caption" destination="T" id="o"/></connections></view>
        """),
      swift: """
        import UIKit
        final class GaugeView: UIView {
          @IBOutlet private var caption: UILabel!
          override func \(function)() { super.\(function)(); caption.textColor = tintColor }
          \(members)
        }
        \(more)
        """)
  }

  @Test("it is the window's, which code may set", arguments: ["awakeFromNib", "tintColorDidChange"])
  func inherited(function: String) {
    // systemBlue of iOS 18 in light, under what the label has as long as nothing sets another one.
    #expect(look(function).foregrounds("T").contains("#007AFF"), "\(look(function).dump)")
    #expect(look(function).undecided("T") == nil)
    let tinted = look(
      function,
      more: """
        final class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window?.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          }
        }
        """)
    #expect(tinted.foregrounds("T").contains("#00FF00"), "\(tinted.dump)")
  }

  @Test("it is the view's own by the file, whatever a view between has")
  func own() {
    #expect(look(own: Self.red).foregrounds("T") == ["#FF0000"], "\(look(own: Self.red).dump)")
    let between = Self.red.replacingFirst(#"green="0""#, with: #"green="1""#)
    #expect(look(own: Self.red, inner: between).foregrounds("T") == ["#FF0000"])
  }

  @Test("a class reads its own where it stands")
  func ofItself() {
    let look = shown(
      storyboard(
        #"<label text="T" customClass="Mark" id="m"><rect key="frame" x="0" y="0" width="90" height="20"/></label>"#),
      swift: """
        import UIKit
        final class Mark: UILabel { override func awakeFromNib() { super.awakeFromNib(); textColor = tintColor } }
        """)
    #expect(look.foregrounds("T") == ["#007AFF"], "\(look.dump)")
  }

  @Test("S-143: it is not known where code gives one to a view around, a view inside has one, or the class makes it")
  func unknown() {
    let around = look(
      more: "class ShelfController: UIViewController { override func viewDidLoad() { view.tintColor = .yellow } }")
    let looks = [
      around, look(inner: Self.red), look(label: Self.red),
      look(members: "override var tintColor: UIColor! { get { Theme.tint() } set {} }"),
    ]
    for look in looks { #expect(look.undecided("T") != nil, "\(look.dump)") }
  }
}
