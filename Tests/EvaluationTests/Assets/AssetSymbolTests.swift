import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Symbols that Xcode generates for colours")
struct AssetSymbolTests {
  @Test(
    "mangles names as Xcode does",
    arguments: [
      ("AccentColor", "accent"), ("background-color", "background"), ("textColor", "text"),
      ("buttoncolor", "buttoncolor"), ("Color", "color"), ("BMW", "BMW"), ("A2D8FF", "A_2_D_8_FF"),
      ("brand-primary", "brandPrimary"), ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"),
      ("primary-30%", "primary30"), ("121212", "_121212"), ("BMWColor", "BMW"), ("brand primary COLOR", "brandPrimary"),
      ("ink2", "ink2"), ("InkURLField", "inkURLField"), ("Warm Ink", "warmInk"),
    ])
  func mangling(name: String, symbol: String) {
    let look = look(
      "Text(\"ink\").foregroundStyle(Color(ColorResource.\(symbol)))", [name: colorset(slot("123456"))])
    #expect(look.foreground("ink") == "#123456")
  }

  @Test(
    "finds a symbol wherever a colour may stand",
    arguments: [
      "foregroundStyle(Color.brandInk)", "foregroundStyle(.brandInk)", "foregroundColor(.brandInk)",
      "foregroundStyle(Color(.brandInk))", "foregroundStyle(Color(uiColor: .brandInk))",
      "foregroundStyle(Color(UIColor.brandInk))", "foregroundStyle(Color(uiColor: UIColor.brandInk))",
      "foregroundStyle(Color(ColorResource.brandInk))", "foregroundStyle(Color(UIColor(resource: .brandInk)))",
      "foregroundStyle(Color(\"BrandInk\"))", "foregroundStyle(Color(\"BrandInk\", bundle: .main))",
      "foregroundStyle(Color(UIColor(named: \"BrandInk\")!))",
      "foregroundStyle(Color(uiColor: UIColor(named: \"BrandInk\") ?? .black))",
      "foregroundStyle(Color(ink))", "foregroundStyle(paint)", "foregroundStyle(Color(name))",
      "foregroundStyle(.brandInk.opacity(1))",
    ])
  func uses(modifier: String) {
    let declarations = """
      private let ink: ColorResource = .brandInk
      private let paint: Color = .brandInk
      private let name = "BrandInk"
      """
    let look = look(
      "Text(\"ink\").\(modifier)", ["BrandInk": colorset(slot("123456"))], declarations: declarations)
    #expect(look.foreground("ink") == "#123456")
    #expect(look.isCertain("ink") == true)
  }

  @Test("evaluates each of two names")
  func chosenName() {
    let look = look(
      "Text(\"ink\").foregroundStyle(Color(isOn ? \"One\" : \"Two\"))",
      ["One": colorset(slot("111111")), "Two": colorset(slot("222222"))],
      declarations: "var isOn: Bool { Bool.random() }")
    #expect(look.foregrounds("ink") == ["#111111", "#222222"])
  }

  @Test("nests namespaces")
  func namespaces() {
    let files = [
      "A.xcassets/brand kit/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/brand kit/plain/Contents.json": #"{"info":{"version":1}}"#,
      "A.xcassets/brand kit/plain/InkColor.colorset/Contents.json": colorset(slot("123456")),
    ]
    for style in [
      "Color(\"brand kit/InkColor\")", "Color.BrandKit.ink", "Color(.BrandKit.ink)",
      "Color(ColorResource.BrandKit.ink)",
      ".BrandKit.ink",
    ] {
      #expect(look("Text(\"ink\").foregroundStyle(\(style))", files).foreground("ink") == "#123456", "\(style)")
    }
    #expect(look("Text(\"ink\").foregroundStyle(Color(\"InkColor\"))", files).undecided("ink") == .missingAsset)
    #expect(look("Text(\"ink\").foregroundStyle(Color.ink)", files).undecided("ink") != nil)
  }

  @Test("leaves the framework's members alone, but not those of resources")
  func conflicts() {
    let colors = ["PrimaryColor": colorset(slot("123456")), "Blue": colorset(slot("654321"))]
    func foreground(_ style: String) -> String? {
      look("Text(\"ink\").foregroundStyle(\(style))", colors).foreground("ink")
    }
    // Label is black in light; systemBlue of iOS 18 is 0, 122, 255.
    #expect(foreground("Color.primary") == "#000000")
    #expect(foreground(".primary") == "#000000")
    #expect(foreground("Color.blue") == "#007AFF")
    #expect(foreground("Color(.primary)") == "#123456")
    #expect(foreground("Color(uiColor: UIColor.primary)") == "#123456")
    #expect(foreground("Color(UIColor(resource: .blue))") == "#654321")
    #expect(foreground("Color(uiColor: UIColor.blue)") == "#0000FF")
  }

  @Test("holds both possible where an initialiser takes a resource and a UIKit colour of one name")
  func ambiguous() {
    let look = look(
      "Text(\"ink\").foregroundStyle(Color(.red))", ["Red": colorset(slot("FFFFFF"))])
    #expect(look.bounds("ink")?.low == 1)
    #expect(look.bounds("ink")?.isExact == false)
  }

  @Test("goes by the project's own member before a generated one")
  func ownMembers() {
    let look = look(
      "Text(\"ink\").foregroundStyle(Color.brandInk)", ["BrandInk": colorset(slot("123456"))],
      declarations: "extension Color { static let brandInk = Color(red: 1, green: 0, blue: 0) }")
    #expect(look.foreground("ink") == "#FF0000")
  }

  @Test(
    "goes by a colour of UIKit that the program declares before a symbol of another target",
    arguments: [("App/", "Color(uiColor: .chalk)"), ("App/", "Color(.chalk)"), ("Kit/", "Color(uiColor: .chalk)")])
  func declared(folder: String, style: String) {
    // Only the catalog of the package has a 'Chalk', and only an initialiser without a label may take its symbol.
    let blue = "extension UIColor { static var chalk: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) } }"
    let look = AssetBundleTests.look(style, in: folder, declarations: blue)
    #expect(look.foreground("ink") == "#0000FF", "\(look.dump)")
    #expect(look.isCertain("ink") == true)
    #expect(AssetBundleTests.look("Color(.chalk)", in: "Kit/", declarations: blue).isCertain("ink") == false)
  }

  @Test("keeps a symbol undecided that no colour has")
  func unknownSymbol() {
    let colors = ["BrandInk": colorset(slot("123456"))]
    #expect(look("Text(\"ink\").foregroundStyle(.brandPaper)", colors).undecided("ink") == .missingAsset)
    #expect(look("Text(\"ink\").foregroundStyle(Color(.brandPaper))", colors).undecided("ink") == .missingAsset)
  }
}
