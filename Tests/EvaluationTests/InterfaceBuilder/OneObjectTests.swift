import ColorScience
import Scene
import TestSupport
import Testing

/// What a view of an interface file paints itself and what it paints in its outlets follow from the same properties
/// (S-58, S-115).
struct OneObjectTests {
  /// The label `T` in a panel within a view of a class of its own, which a controller has in an outlet.
  private func look(_ members: String, controller: String = "") -> Look {
    let file = storyboard(
      """
      <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews><view id="panel"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>\(label("T"))</subviews></view></subviews>
      <connections><outlet property="name" destination="T" id="o1"/>
      <outlet property="panel" destination="panel" id="o2"/></connections></view>
      """
    ).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="card" destination="card" id="o3"/></connections></viewController>"#)
    return shown(
      file,
      swift: """
        enum Tier {
          case day, night
          var paper: UIColor { switch self { case .day: return .white; case .night: return .black } }
          var ink: UIColor { switch self { case .day: return .black; case .night: return .white } }
        }
        class Card: UIView {
          @IBOutlet var name: UILabel!
          @IBOutlet var panel: UIView!
          \(members)
        }
        class ShelfController: UIViewController { @IBOutlet var card: Card!\n\(controller) }
        """)
  }

  @Test(
    "a label and the view around it change together",
    arguments: [
      (
        """
        var tier: Tier = .day { didSet { refresh() } }
        func refresh() { backgroundColor = tier.paper; name.textColor = tier.ink }
        """, "func show(_ tier: Tier) { card.tier = tier }"
      ),
      (
        """
        var isDark = false { didSet { refresh() } }
        func refresh() { backgroundColor = isDark ? .black : .white; name.textColor = isDark ? .white : .black }
        """, "func show(_ isDark: Bool) { card.isDark = isDark }"
      ),
      (
        """
        var tier: Tier = .day
        func refresh() {
          switch tier {
          case .day: backgroundColor = .white; name.textColor = .black
          case .night: backgroundColor = .black; name.textColor = .white
          }
        }
        """, "func show(_ tier: Tier) { card.tier = tier }"
      ),
      (
        """
        var tier: Tier = .day
        func refresh() { panel.layer.backgroundColor = tier.paper.cgColor; name.textColor = tier.ink }
        """, "func show(_ tier: Tier) { card.tier = tier }"
      ),
    ])
  func together(_ members: String, _ controller: String) {
    let start = "override func awakeFromNib() { super.awakeFromNib(); refresh() }"
    let look = look("\(start)\n\(members)", controller: controller)
    // Black on white and white on black have 21:1, all else 1:1.
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(!ratios.isEmpty && ratios.allSatisfy { $0.low > 20.9 }, "\(look.dump)")
  }

  @Test("what nothing sets is known to both")
  func unset() {
    let look = look(
      """
      var isDark = false
      override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = isDark ? .black : .white
        name.textColor = isDark ? .white : .black
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }
}
