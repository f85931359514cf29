import Scene
import TestSupport
import Testing

/// Controls that an interface file disables and code has in an outlet (S-101): exempt as long as no code enables them.
struct DisabledOutletTests {
  private func exemptions(_ members: String, _ others: String = "") -> Set<Exemption> {
    let button = """
      <button enabled="NO" id="b"><rect key="frame" x="20" y="20" width="120" height="34"/>
      <state key="normal" title="T"><color key="titleColor" red="1" green="0.5" blue="0" alpha="1" \
      colorSpace="deviceRGB"/></state></button>
      """
    let outlet = #"</view><connections><outlet property="send" destination="b" id="o"/></connections></viewController>"#
    let file = storyboard(button).replacingFirst("</view>\n</viewController>", with: outlet)
    let look = shown(file, swift: "class ShelfController: UIViewController {\n\(members)\n}\n\(others)")
    return Set(look.exemptions("T"))
  }

  private static let outlet = "@IBOutlet private var send: UIButton!"

  @Test(
    "what no code enables is exempt, whatever else is done to it",
    arguments: [
      "", "override func viewDidLoad() { send.isEnabled = false }",
      "override func viewDidLoad() { send.setTitleColor(.red, for: .normal) }",
      "func empty() { send.isHidden = true; send.alpha = 0.5 }",
    ])
  func staysDisabled(_ members: String) {
    #expect(exemptions("\(Self.outlet)\n\(members)") == [.disabled])
  }

  @Test(
    "what some code may enable is read as enabled",
    arguments: [
      "func fill() { send.isEnabled = true }", "func fill(_ isValid: Bool) { send.isEnabled = isValid }",
      "func fill() { send.isEnabled.toggle() }", "func fill() { open(send) }",
      "func fill() { [send].forEach { $0?.isEnabled = true } }",
      "func fill() { for case let control as UIControl in view.subviews { control.isEnabled = true } }",
    ])
  func perhapsEnabled(_ members: String) {
    #expect(exemptions("\(Self.outlet)\n\(members)").isEmpty)
  }

  @Test("what code of another class may enable is read as enabled")
  func enabledElsewhere() {
    let other = "func open(_ shelf: ShelfController) { shelf.send.isEnabled = true }"
    #expect(exemptions("@IBOutlet var send: UIButton!", other).isEmpty)
  }
}
