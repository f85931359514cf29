import Scene
import TestSupport
import Testing

/// Views of interface files that code puts into the lists of these: each stands on its list (S-51, S-115).
struct PlacedListPartTests {
  /// A controller whose table is #000080, with a view beside its own that has a white label: 0.5 × 255 = 127.5.
  private func look(_ statement: String) -> Look {
    shown(
      document(
        """
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="ShelfController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <tableView style="plain" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <color key="backgroundColor" red="0" green="0" blue="0.5" \(space)/></tableView></subviews></view>
        <connections><outlet property="shelf" destination="t" id="o1"/>
        <outlet property="note" destination="n" id="o2"/></connections></viewController>
        <view id="n"><rect key="frame" x="0" y="0" width="400" height="60"/><subviews>
        \(label("T", #"<color key="textColor" red="1" green="1" blue="1" \#(space)/>"#))</subviews></view>
        </objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet private var shelf: UITableView!
          @IBOutlet private var note: UIView!
          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }
        """)
  }

  private let space = #"alpha="1" colorSpace="custom" customColorSpace="sRGB""#

  @Test(
    "a view from a file stands on the list that code puts it into",
    arguments: ["backgroundView = note", "tableHeaderView = note", "tableFooterView = note", "addSubview(note)"])
  func parts(part: String) {
    let look = look("shelf.\(part)")
    #expect(look.words("T") == "#FFFFFF on #000080", "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("code that paints the list paints what it stands on")
  func painted() {
    let look = look("shelf.backgroundColor = .black\nshelf.backgroundView = note")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a view that is put nowhere has an assumed ground still")
  func elsewhere() {
    #expect(look("shelf.backgroundView = nil").isCertain("T") == false)
  }
}
