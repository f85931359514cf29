import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Prompts that code gives to fields of interface files (S-112, S-115).
struct InterfacePromptTests {
  private func look(_ members: String, _ attributes: String = "") -> Look {
    let frame = #"<rect key="frame" x="0" y="0" width="90" height="30"/>"#
    let field = #"<textField \#(attributes) id="F">\#(frame)</textField>"#
    return shown(
      storyboard(field).replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="name" destination="F" id="o"/></connections></viewController>"#),
      swift: "class ShelfController: UIViewController {\n\(members)\n}")
  }

  private static let outlet = "@IBOutlet var name: UITextField!"

  @Test(
    "a prompt that code gives is seen in the field, in the colour of prompts",
    arguments: [
      "\(outlet)\noverride func viewDidLoad() { name.placeholder = \"T\" }",
      "@IBOutlet var name: UITextField! { didSet { name?.placeholder = \"T\" } }",
    ])
  func plain(_ members: String) {
    let look = look(members)
    // #3C3C43 at 30 % over white: 60 × 0.3 + 178.5 = 196.5, to the even 196, and 67 × 0.3 + 178.5 = 198.6.
    #expect(look.foregrounds("T") == ["#C4C4C7"], "\(look.dump)")
    #expect(look.placements("T").first?.foreground.form == .system("placeholderText"))
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }

  @Test("an attributed prompt has its own colour, and is seen nowhere else", arguments: ["", #"placeholder="N""#])
  func attributed(_ attributes: String) {
    let look = look(
      """
      \(Self.outlet)
      override func viewDidLoad() {
        name.attributedPlaceholder = NSAttributedString(string: "T", attributes: [.foregroundColor: UIColor.yellow])
      }
      """, attributes)
    #expect(look.foregrounds(attributes.isEmpty ? "T" : "N") == ["#FFFF00"], "\(look.dump)")
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }

  @Test("the colour of what will be typed counts beside the prompt, whoever sets either")
  func typed() {
    let look = look(
      "\(Self.outlet)\noverride func viewDidLoad() { name.placeholder = \"T\"; name.textColor = .yellow }")
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#FFFF00", "#C4C4C7"], "\(look.dump)")
  }

  @Test("a field whose prompt code takes away is as one without", arguments: ["nil", "\"\""])
  func none(_ value: String) {
    let look = look("\(Self.outlet)\noverride func viewDidLoad() { name.placeholder = \(value) }")
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == ["#000000"], "\(look.dump)")
  }
}
