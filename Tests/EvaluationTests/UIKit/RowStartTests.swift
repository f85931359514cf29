import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a table tells its rows before it shows them (S-113).
struct RowStartTests {
  private let states = """
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      if selected {
        plate.backgroundColor = .black
        caption.textColor = .white
      } else {
        plate.backgroundColor = .white
        caption.textColor = .black
      }
    }
    """

  @Test("S-113: a row is told whether it is selected before it is seen, so that what it had before is no look of it")
  func code() {
    let look = Look(
      """
      import UIKit
      final class ShelfRow: UITableViewCell {
        let plate = UIView()
        let caption = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          plate.backgroundColor = .red
          caption.text = "T"
          caption.textColor = .green
          contentView.addSubview(plate)
          plate.addSubview(caption)
        }
        \(states)
      }
      final class ListController: UIViewController {
        override func viewDidLoad() { view.addSubview(ShelfRow()) }
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 })
  }

  @Test("S-113: a row of a file is told so, too")
  func file() {
    let look = shown(
      document(
        """
        <objects><tableViewCell id="r" customClass="ShelfRow"><rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="400" height="60"/>
        <color key="backgroundColor" systemColor="systemRedColor"/></view>\(label("T"))</subviews>
        </tableViewCellContentView><connections><outlet property="caption" destination="T" id="o"/>
        <outlet property="plate" destination="v" id="p"/></connections></tableViewCell></objects>
        """),
      swift: """
        final class ShelfRow: UITableViewCell {
          @IBOutlet var plate: UIView!
          @IBOutlet var caption: UILabel!
          \(states)
        }
        """)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20 })
  }

  @Test(
    "S-113: the view that an outlet makes the ground of a selected row lies behind no other one",
    arguments: [#"<outlet property="selectedBackgroundView" destination="v" id="p"/>"#, ""])
  func outlets(_ outlet: String) {
    let look = shown(
      document(
        """
        <objects><tableViewCell id="r"><rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><subviews>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="400" height="60"/>
        <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/></view>\(label("T"))</subviews>
        </tableViewCellContentView><connections>\(outlet)</connections></tableViewCell></objects>
        """))
    #expect(look.backgrounds("T") == [outlet.isEmpty ? "#000000" : "#FFFFFF"], "\(look.dump)")
  }
}
