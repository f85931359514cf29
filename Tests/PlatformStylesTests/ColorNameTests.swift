import ColorScience
import PlatformStyles
import Testing

struct ColorNameTests {
  @Test(arguments: [
    ("red", "systemRed"), ("gray", "systemGray"), ("primary", "label"), ("secondary", "secondaryLabel"),
    ("accentColor", "tintColor"),
  ])
  func swiftUINames(name: String, expected: String) {
    #expect(SystemColor(swiftUIColor: name)?.rawValue == expected)
  }

  @Test(arguments: ["white", "black", "clear", "systemRed", "tertiary", ""])
  func namesThatAreNoDynamicColorOfSwiftUI(name: String) {
    #expect(SystemColor(swiftUIColor: name) == nil)
  }

  @Test(arguments: [
    ("systemGray2", "systemGray2"), ("label", "label"), ("link", "link"), ("tintColor", "tintColor"),
    ("lightText", "lightText"), ("groupTableViewBackground", "systemGroupedBackground"),
  ])
  func uiKitNames(name: String, expected: String) {
    #expect(SystemColor(uiColor: name)?.rawValue == expected)
  }

  @Test(arguments: ["red", "white", "labelColor", "quinaryContent", "separatorStyle"])
  func namesThatAreNoDynamicColorOfUIKit(name: String) {
    #expect(SystemColor(uiColor: name) == nil)
  }

  /// One colour has one identity, whichever framework names it.
  @Test(arguments: [
    ("labelColor", "label"), ("secondaryLabelColor", "secondaryLabel"), ("linkColor", "link"),
    ("controlAccentColor", "tintColor"), ("separatorColor", "separator"), ("systemRed", "systemRed"),
    ("windowBackgroundColor", "windowBackgroundColor"), ("textColor", "textColor"),
  ])
  func appKitNames(name: String, expected: String) {
    #expect(SystemColor(nsColor: name)?.rawValue == expected)
    #expect(SystemColor(catalogName: name)?.rawValue == expected)
  }

  @Test(arguments: [
    ("systemBlueColor", "systemBlue"), ("systemGray2Color", "systemGray2"), ("labelColor", "label"),
    ("secondarySystemGroupedBackgroundColor", "secondarySystemGroupedBackground"), ("darkTextColor", "darkText"),
    ("tintColor", "tintColor"), ("groupTableViewBackgroundColor", "systemGroupedBackground"),
    ("tableCellGroupedBackgroundColor", "secondarySystemGroupedBackground"),
  ])
  func catalogNames(name: String, expected: String) {
    #expect(SystemColor(catalogName: name)?.rawValue == expected)
  }

  @Test func unknownNames() {
    #expect(SystemColor(rawValue: "labelColor") == nil)
    #expect(SystemColor(catalogName: "whiteColor") == nil)
    #expect(SystemColor(nsColor: "label") == nil)
    #expect(SystemColor(rawValue: "label") == .label)
  }

  @Test(arguments: [
    SystemColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryContent, .placeholderText, .link,
    .tint, .red, .green, .blue, .gray, .tertiaryFill, .fill, .separator, .separatorStyle, .background,
    .secondaryBackground, .tertiaryBackground, .groupedBackground, .groupedPlatter, .windowBackground,
  ])
  func namedConstantsExist(color: SystemColor) {
    #expect(SystemColor(rawValue: color.rawValue) == color)
    let platform: Platform = color == .windowBackground ? .macos : .ios18
    #expect(color.value(platform: platform, appearance: .dark) != nil)
  }

  @Test func kinds() {
    #expect(SystemColor.label.kind == .label)
    #expect(SystemColor.separator.kind == .separator)
    #expect(SystemColor.windowBackground.kind == .background)
    #expect(SystemColor.blue.isForText)
    #expect(!SystemColor.fill.isForText)
  }

  @Test(arguments: [
    ("white", "#FFFFFF"), ("black", "#000000"), ("red", "#FF0000"), ("gray", "#808080"), ("lightGray", "#AAAAAA"),
    ("darkGray", "#555555"), ("brown", "#996633"), ("purple", "#800080"), ("orange", "#FF8000"), ("cyan", "#00FFFF"),
    ("magenta", "#FF00FF"), ("yellow", "#FFFF00"), ("green", "#00FF00"), ("blue", "#0000FF"),
  ])
  func fixedColorsOfUIKit(name: String, hex: String) {
    #expect(SystemColor.fixedUIColor(name)?.hexString == hex)
    #expect(SystemColor.fixedUIColor(name)?.alpha == 1)
  }

  @Test func otherFixedColors() {
    #expect(SystemColor.fixedUIColor("clear")?.alpha == 0)
    #expect(SystemColor.fixedUIColor("systemRed") == nil)
    #expect(SystemColor.fixedSwiftUIColor("white") == .white)
    #expect(SystemColor.fixedSwiftUIColor("clear")?.alpha == 0)
    #expect(SystemColor.fixedSwiftUIColor("red") == nil)
  }
}
