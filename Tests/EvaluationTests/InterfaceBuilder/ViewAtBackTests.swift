import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that code puts behind what an interface file holds (S-115, S-118).
struct ViewAtBackTests {
  private let teal =
    #"<color key="backgroundColor" red="0" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  private let white =
    #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#

  /// A text of white in a card of teal of the program's own class.
  private func card(_ members: String, controller: String = "") -> Look {
    let view = #"""
      <view contentMode="scaleToFill" id="card" customClass="CardView"><rect key="frame" x="0" y="0" width="400" height="90"/>
      <subviews>\#(label("T", white))</subviews>\#(teal)</view>
      """#
    let file = storyboard(view).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="card" destination="card" id="o"/></connections></viewController>"#)
    return shown(
      file,
      swift: """
        import UIKit
        class CardView: UIView { \(members) }
        class ShelfController: UIViewController { @IBOutlet var card: CardView!\n\(controller) }
        """)
  }

  // White over white is 1:1; on half of green and blue, 0.7874 * 0.2140 = 0.1685 of luminance, 1.05 / 0.2185 = 4.805.
  @Test(
    "lie behind its texts where they fill it",
    arguments: [
      "insertSubview(plate, at: 0)", "addSubview(plate); sendSubviewToBack(plate)", "self.insertSubview(plate, at: 0)",
      "insertSubview(plate, at: .zero)", "let first: Int = .zero; insertSubview(plate, at: first)",
      "insertSubview(plate, at: Int.zero)",
    ])
  func filling(_ code: String) {
    let look = card(
      """
      private let plate = UIView()
      override func awakeFromNib() {
        super.awakeFromNib()
        plate.frame = bounds
        plate.backgroundColor = .white
        \(code)
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test("lie there as they are at rest, where the class asks whether its row is selected")
  func selected() {
    let row = #"""
      <tableView style="plain" id="list"><rect key="frame" x="0" y="0" width="400" height="400"/><prototypes>
      <tableViewCell reuseIdentifier="Row" id="row" customClass="ShelfRow"><tableViewCellContentView key="contentView" id="c">
      <subviews>\#(label("T", white))</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """#
    let look = shown(
      storyboard(row),
      swift: """
        import UIKit
        class ShelfController: UIViewController {}
        class ShelfRow: UITableViewCell {
          private let plate = UIView()
          override func awakeFromNib() {
            super.awakeFromNib()
            plate.frame = bounds
            insertSubview(plate, at: 0)
            update()
          }
          override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            update()
          }
          private func update() { plate.backgroundColor = isSelected ? .white : .black }
        }
        """)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("may lie behind them where their frame is not told")
  func somewhere() {
    let look = card(
      """
      override func awakeFromNib() {
        super.awakeFromNib()
        let plate = UIView()
        plate.backgroundColor = .white
        insertSubview(plate, at: 0)
      }
      """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 4.805) < 0.01 && look.bounds("T")?.low == 1)
  }

  @Test("lie there as well where the controller puts them, into an outlet or into its view")
  func controller() {
    func code(_ holder: String) -> String {
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        let plate = UIView(frame: \(holder).bounds)
        plate.backgroundColor = .white
        \(holder).insertSubview(plate, at: 0)
      }
      """
    }
    #expect(card("", controller: code("card")).words("T") == "#FFFFFF on #FFFFFF")
    // The card lies before what is at the back of the screen.
    #expect(card("", controller: code("view")).words("T") == "#FFFFFF on #008080")
    let plain = shown(
      storyboard(label("T", white)), swift: "import UIKit\nclass ShelfController: UIViewController { \(code("view")) }")
    #expect(plain.words("T", .dark) == "#FFFFFF on #FFFFFF", "\(plain.dump)")
  }

  @Test("are none where code puts them in front, or behind one view that lies in front")
  func inFront() {
    let dim =
      "let dim = UIView(frame: view.bounds); dim.backgroundColor = .white; view.insertSubview(dim, belowSubview: card)"
    let dimmed = card("", controller: "override func viewDidLoad() { super.viewDidLoad(); \(dim) }")
    #expect(dimmed.words("T") == "#FFFFFF on #008080", "\(dimmed.dump)")
    let look = card(
      "func load() { let plate = UIView(frame: bounds); plate.backgroundColor = .white; addSubview(plate) }")
    #expect(look.words("T") == "#FFFFFF on #008080", "\(look.dump)")
  }
}
