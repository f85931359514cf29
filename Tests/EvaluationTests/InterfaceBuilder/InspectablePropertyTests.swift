import ColorScience
import Scene
import TestSupport
import Testing

/// Properties that the editor of interface files shows (`@IBInspectable`): they are what the file sets, else what their
/// class starts them with (S-115, S-118).
struct InspectablePropertyTests {
  private static let dark =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="isDark" value="YES"/>"#
  private static let yellow = """
    <userDefinedRuntimeAttribute type="color" keyPath="paper"><color key="value" red="1" green="1" blue="0" alpha="1"
    colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    """

  /// The label `T` in a view of a class of its own, whose outlet it is.
  private func look(_ members: String, _ given: String = "") -> Look {
    shown(
      storyboard(
        """
        <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>\(label("T"))</subviews>
        <userDefinedRuntimeAttributes>\(given)</userDefinedRuntimeAttributes>
        <connections><outlet property="name" destination="T" id="o"/></connections></view>
        """),
      swift: "class Card: UIView {\n@IBOutlet var name: UILabel!\n\(members)\n}")
  }

  @Test(
    "one without an observer is what the file sets, or its initial value",
    arguments: [("", "#000000 on #FFFFFF"), (dark, "#FFFFFF on #000000")])
  func read(_ given: String, _ words: String) {
    let look = look(
      """
      @IBInspectable var isDark: Bool = false
      override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = isDark ? .black : .white
        name.textColor = isDark ? .white : .black
      }
      """, given)
    #expect(look.words("T") == words, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("the observer of one that nothing sets is not run")
  func unset() {
    let members = """
      @IBInspectable var paper: UIColor = .white { didSet { backgroundColor = paper } }
      @IBInspectable var isDark: Bool = false { didSet { backgroundColor = isDark ? .black : paper } }
      """
    let look = look(members, Self.yellow)
    #expect(look.readings("T").map { $0.background?.hexString } == ["#FFFF00"], "\(look.dump)")
    // The same where the file sets none of them.
    #expect(self.look(members).readings("T").map { $0.background?.hexString } == ["#FFFFFF"])
  }

  @Test("that of one which code sets may be run")
  func setByCode() {
    let look = look(
      """
      @IBInspectable var isDark: Bool = false { didSet { backgroundColor = isDark ? .black : .white } }
      func turn() { isDark = true }
      """)
    #expect(look.readings("T").contains { $0.background?.hexString != "#FFFFFF" }, "\(look.dump)")
  }

  @Test(
    "a colour is its initial value where the class paints with it at the start",
    arguments: [
      "required init?(coder: NSCoder) { super.init(coder: coder); paint() }",
      "override func awakeFromNib() { super.awakeFromNib(); paint() }",
    ])
  func color(_ start: String) {
    let look = look(
      """
      @IBInspectable var paper: UIColor = .yellow { didSet { paint() } }
      \(start)
      func paint() { backgroundColor = paper }
      """)
    #expect(look.readings("T").map { $0.background?.hexString } == ["#FFFF00"], "\(look.dump)")
  }
}
