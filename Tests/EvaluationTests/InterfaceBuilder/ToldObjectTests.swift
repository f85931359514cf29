import Scene
import TestSupport
import Testing

/// What classes of the program make of the values that a file sets by key path (`@IBInspectable`, S-115).
struct ToldObjectTests {
  private func told(_ path: String, _ rest: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="\(path)" \(rest)
    </userDefinedRuntimeAttributes>
    """
  }

  private func value(_ path: String, _ type: String, _ value: String) -> String {
    told(path, #"type="\#(type)" value="\#(value)"/>"#)
  }

  private func styled(_ inside: String, _ members: String, controller: String = "") -> Look {
    let subviews = label("T", inside, #"customClass="StyledLabel""#)
    let file = storyboard(subviews).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="caption" destination="T" id="o"/></connections></viewController>"#)
    return shown(
      file,
      swift: """
        class StyledLabel: UILabel { \(members) }
        class ShelfController: UIViewController { @IBOutlet var caption: StyledLabel!\n\(controller) }
        """)
  }

  @Test("S-115: an observer is run with the number that the file sets")
  func number() {
    let inside = told("points", #"type="number"><real key="value" value="22"/></userDefinedRuntimeAttribute>"#)
    let members = "@IBInspectable var points: CGFloat = 12 { didSet { font = .systemFont(ofSize: points) } }"
    #expect(styled(inside, members).fontWords("T") == "22 regular fixed")
  }

  private let styles = """
    enum Style: String { case title, note }
    var style: Style? { didSet { paint() } }
    override var text: String? { didSet { paint() } }
    @IBInspectable private var styleName: String = "note" {
      didSet { if let style = Style(rawValue: styleName) { self.style = style } }
    }
    override func awakeFromNib() { super.awakeFromNib(); paint() }
    private func paint() {
      guard let text = text, let style = style else { return }
      font = .systemFont(ofSize: style == .title ? 30 : 13, weight: style == .title ? .bold : .regular)
      textColor = style == .title ? .systemRed : .systemGreen
    }
    """

  @Test("S-115: what an observer tells another property of is followed, whoever sets the text")
  func observerOfAnother() {
    let look = styled(
      value("styleName", "string", "title"), styles,
      controller: "func fill(_ name: String?) { caption.text = name }")
    // systemRed is #FF3B30 in light (S-80).
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
    #expect(Set(look.readings("T").map(\.font?.size)) == [30], "\(look.dump)")
  }

  @Test("S-115: what a class hears of later takes the place of what the file told it")
  func later() {
    let look = styled(
      value("styleName", "string", "title"), styles,
      controller: "override func viewDidLoad() { caption.style = .note }")
    // systemGreen is #34C759 in light (S-80).
    #expect(look.foregrounds("T") == ["#34C759"], "\(look.dump)")
    #expect(Set(look.readings("T").map(\.font?.size)) == [13], "\(look.dump)")
  }

  @Test("S-115: what an observer makes of the value by means that are not known is undecided")
  func unknown() {
    let look = styled(
      value("styleName", "string", "title"),
      #"@IBInspectable var styleName: String = "" { didSet { font = Fonts.named(styleName) } }"#)
    #expect(look.font("T")?.size == nil, "\(look.dump)")
  }

  @Test("S-115: what the file sets is known where the class asks for it later")
  func stored() {
    let look = styled(
      value("isLoud", "boolean", "YES"),
      """
      @IBInspectable var isLoud: Bool = false
      override func awakeFromNib() { super.awakeFromNib(); textColor = isLoud ? .systemRed : .systemGreen }
      """)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("S-115: a setter that the program adds to a framework's class is run with the file's value")
  func added() {
    let look = shown(
      storyboard(label("T", value("tone", "string", "loud"))),
      swift: """
        extension UIView {
          @IBInspectable var tone: String {
            get { "" }
            set { (self as? UILabel)?.textColor = newValue == "loud" ? .systemRed : .systemGreen }
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("S-115: the font of a button's label that its class sets is that of its title")
  func button() {
    let look = shown(
      storyboard(
        """
        <button customClass="ToneButton" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
        <state key="normal" title="T"/>\(value("isBig", "boolean", "YES"))</button>
        """),
      swift: """
        class ToneButton: UIButton {
          @IBInspectable var isBig: Bool = false {
            didSet { titleLabel?.font = .boldSystemFont(ofSize: isBig ? 28 : 12); setTitleColor(.systemRed, for: .normal) }
          }
        }
        """)
    #expect(look.fontWords("T") == "28 bold as-bold fixed", "\(look.dump)")
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }

  @Test(
    "S-115: what an observer derives from the file's value is known where a later function asks for it",
    arguments: [
      """
      @IBInspectable var level: Int = 0 { didSet { size = Size(rawValue: level) ?? .small } }
      var size = Size.small
      override func awakeFromNib() { super.awakeFromNib(); font = .systemFont(ofSize: size.points) }
      """,
      """
      @IBInspectable var level: Int = 0 { didSet { size = Size(rawValue: level) ?? .small } }
      private var size: Size = .small { didSet { font = .systemFont(ofSize: size.points) } }
      """,
      """
      @IBInspectable var level: Int = 0 { didSet { size = Size(rawValue: level)! } }
      var size: Size = .small
      override func layoutSubviews() { super.layoutSubviews(); font = UIFont.systemFont(ofSize: size.points) }
      """,
      """
      @IBInspectable var level: Int { get { size.rawValue } set { size = Size(rawValue: newValue) ?? .small } }
      var size: Size = .small { didSet { adapt() } }
      required init?(coder: NSCoder) { super.init(coder: coder); adapt() }
      func adapt() { font = UIFont.systemFont(ofSize: size.points) }
      """,
      """
      var size: Size = .small
      @IBInspectable var level: Int { get { size.rawValue } set { size = Size(rawValue: newValue) ?? .small } }
      override func prepareForInterfaceBuilder() { adapt() }
      override func didMoveToWindow() { super.didMoveToWindow(); adapt() }
      func adapt() { font = UIFont.systemFont(ofSize: size.points) }
      """,
    ])
  func derived(_ members: String) {
    let inside = told("level", #"type="number"><integer key="value" value="2"/></userDefinedRuntimeAttribute>"#)
    let look = styled(
      inside,
      """
      enum Size: Int { case small = 1, large = 2
        var points: CGFloat { switch self { case .small: return 11; case .large: return 31 } } }
      \(members)
      """)
    #expect(look.fontWords("T") == "31 regular fixed", "\(look.dump)")
  }

  @Test("S-115: the background that a class sets as it hears of the file's value takes the place of the file's")
  func background() {
    let look = shown(
      storyboard(
        """
        <view customClass="EdgeView" id="m"><rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>\(label("T"))</subviews>
        <color key="backgroundColor" white="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        \(told("radius", #"type="number"><real key="value" value="4"/></userDefinedRuntimeAttribute>"#))
        </view>
        """
      ).replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="box" destination="m" id="o"/></connections></viewController>"#),
      swift: """
        class EdgeView: UIView {
          @IBInspectable var radius: CGFloat = 2 { didSet { setUpEdge() } }
          var getGround: () -> UIColor = { UIColor.yellow } { didSet { setUpEdge() } }
          required init?(coder: NSCoder) { super.init(coder: coder); setUpEdge() }
          private func setUpEdge() {
            layer.cornerRadius = radius
            backgroundColor = getGround()
          }
        }
        class ShelfController: UIViewController { @IBOutlet var box: EdgeView! { didSet { box.getGround = { .white } } } }
        """)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}
