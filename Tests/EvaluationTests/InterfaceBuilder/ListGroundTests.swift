import ColorScience
import Scene
import TestSupport
import Testing

/// Headers and cells in files of their own stand on the list that shows them (S-113).
struct ListGroundTests {
  private let ground = "UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)"

  private func header(_ kind: String, _ name: String) -> String {
    let white =
      #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(kind) id="h" customClass="\(name)"><rect key="frame" x="0" y="0" width="400" height="60"/>
      <subviews>\(label("T", white))</subviews></\(kind)>
      </objects></document>
      """
  }

  private func look(_ file: String, named name: String, _ swift: String) -> Look {
    Look("import UIKit\n\(swift)", files: ["\(name).xib": file])
  }

  @Test("a header of a collection stands on the background that its controller gives the collection")
  func collection() {
    let look = look(
      header("collectionReusableView", "PierHeader"), named: "PierHeader",
      """
      class PierHeader: UICollectionReusableView {}
      class PierController: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.backgroundColor = \(ground)
          collectionView.register(
            UINib(nibName: "PierHeader", bundle: nil), forSupplementaryViewOfKind: "header", withReuseIdentifier: "h")
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #008080", "\(look.dump)")
  }

  @Test("so does one of a table")
  func table() {
    let look = look(
      header("view", "PierFooter"), named: "PierFooter",
      """
      class PierFooter: UITableViewHeaderFooterView {}
      class PierController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.backgroundColor = \(ground)
          tableView.register(UINib(nibName: "PierFooter", bundle: nil), forHeaderFooterViewReuseIdentifier: "f")
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #008080", "\(look.dump)")
  }

  @Test("what stands in the lists of two controllers is on neither for certain")
  func two() {
    let controllers = ["Pier", "Quay"].map { name in
      """
      class \(name)Controller: UICollectionViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.backgroundColor = \(ground)
          collectionView.register(
            UINib(nibName: "PierHeader", bundle: nil), forSupplementaryViewOfKind: "header", withReuseIdentifier: "h")
        }
      }
      """
    }
    let look = look(
      header("collectionReusableView", "PierHeader"), named: "PierHeader",
      "class PierHeader: UICollectionReusableView {}\n\(controllers.joined(separator: "\n"))")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a text view of a file without a background has the system's or none")
  func textView() {
    let view = #"""
      <textView text="T" textAlignment="natural" id="t"><rect key="frame" x="0" y="0" width="400" height="90"/>
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </textView>
      """#
    let teal = #"red="0" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    let look = shown(storyboard(view, background: teal))
    // On white nothing is to be seen; on half of green and blue, 0.7874 * 0.2140 = 0.1685 of luminance, 1.05 / 0.2185 = 4.805.
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.bounds("T")?.low == 1 && abs((look.bounds("T")?.high ?? 0) - 4.805) < 0.01)
  }
}
