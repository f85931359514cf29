import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controls as macOS draws them.
struct MacControlTests {
  /// labelColor is black at 0.847. On white it is 39, luminance 0.0203: 1.05 / 0.0703 = 14.9. A quarter of white on the
  /// window's #ECECEC is 240.75, luminance 0.8766, the label on it 36.8, 0.0185: 0.9266 / 0.0685 = 13.5.
  @Test(
    "S-95: a button, a menu and a link to a screen are push buttons, whose label takes no tint",
    arguments: [
      "Button(\"T\") {}", "Button { } label: { Text(\"T\") }", "VStack { Button(\"T\") {} }.tint(.red)",
      "Button(\"T\") {}.buttonStyle(.bordered)", "Menu(\"T\") { Text(\"x\") }", "NavigationLink(\"T\", value: 1)",
      "ShareLink(item: \"x\") { Text(\"T\") }",
    ])
  func pushButton(_ body: String) throws {
    let look = Look(body: body, platform: .macos)
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(bounds.low > 13.4 && bounds.low < 13.7)
    #expect(bounds.high > 14.8 && bounds.high < 15)
    #expect(look.placements("T").first?.foreground.isProjectStyle == false)
    #expect(look.isCertain("T") == false)
  }

  @Test(
    "S-99: the choices of a picker are read beside its radio buttons",
    arguments: [".radioGroup", "RadioGroupPickerStyle()"])
  func radioButtons(_ style: String) {
    let picker = """
      Picker("P", selection: .constant(0)) { Text("T").foregroundColor(.red).tag(0); Text("U").tag(1) }
        .pickerStyle(\(style)).background(Color.white)
      """
    let look = Look(body: picker, platform: .macos)
    #expect(look.words("T") == "#FF383C on #FFFFFF", "\(look.dump)")
    #expect(look.elements("U").count == 1)
  }

  @Test(
    "S-96: a menu without a border has no bezel behind its label",
    arguments: [
      "Menu { Text(\"x\") } label: { Text(\"T\") }.menuStyle(.borderlessButton)",
      "Menu(\"T\") { Text(\"x\") }.menuStyle(BorderlessButtonMenuStyle())",
      "Menu(\"T\") { Text(\"x\") }.menuStyle(.button).buttonStyle(.borderless)",
      "Menu(\"T\") { Text(\"x\") }.menuStyle(.button).buttonStyle(.plain)",
    ])
  func borderlessMenu(_ menu: String) {
    let look = Look(body: "VStack { \(menu) }.background(Color.white)", platform: .macos)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
  }

  /// #FF0000 has luminance 0.2126; on white 1.05 / 0.2626 = 4.00.
  @Test("S-25, S-95: a style of the project reaches a push button's label")
  func styledLabel() throws {
    let look = Look(
      body: "Button(\"T\") {}.foregroundStyle(Color(red: 1, green: 0, blue: 0))", platform: .macos)
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(abs(bounds.high - 4.00) < 0.01)
  }

  @Test("S-95: a destructive push button is red in some releases")
  func destructive() {
    let look = Look(body: "Button(\"T\", role: .destructive) {}", platform: .macos)
    #expect((look.bounds("T")?.low ?? 21) < 4, "\(look.dump)")
    #expect((look.bounds("T")?.high ?? 0) > 14)
  }

  /// The darker of the accent's two readings, #007AFF, has luminance 0.2114: on white 1.05 / 0.2614 = 4.02.
  private func expectAccent(_ look: Look, _ text: String) {
    #expect(abs((look.bounds(text)?.high ?? 0) - 4.02) < 0.01, "\(look.dump)")
  }

  @Test(
    "S-96: a text link and a borderless button keep the accent",
    arguments: [
      "Link(\"T\", destination: url)", "Button(\"T\") {}.buttonStyle(.borderless)",
    ])
  func tinted(_ body: String) {
    expectAccent(Look(body: body, platform: .macos), "T")
  }

  @Test("S-95: a button of the link style may be in the tint or in the colour of links")
  func link() {
    // The tint is red: #FF0000 on white has 4.00.
    let look = Look(
      body: "Button(\"T\") {}.buttonStyle(.link).tint(Color(red: 1, green: 0, blue: 0)).background(Color.white)",
      platform: .macos)
    #expect(look.reading("T")?.ratio?.isExact == false || look.readings("T").count == 2, "\(look.dump)")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-97: a toggle is a checkbox in the accent beside its label")
  func toggle() {
    let look = Look(body: "Toggle(\"T\", isOn: .constant(true))", platform: .macos)
    expectAccent(look, "Toggle")
    #expect((look.bounds("T")?.low ?? 0) > 12)
    let tinted = Look(
      body: "Toggle(\"T\", isOn: .constant(true)).tint(Color(red: 1, green: 0, blue: 0))", platform: .macos)
    #expect(tinted.foreground("Toggle") == "#FF0000", "\(tinted.dump)")
  }

  @Test(
    "S-95: the button that Return presses is filled with the accent",
    arguments: [
      ".keyboardShortcut(.defaultAction)", ".padding().keyboardShortcut(.return, modifiers: [])",
      ".buttonStyle(.bordered).keyboardShortcut(.defaultAction)",
    ])
  func defaultButton(_ modifiers: String) {
    // White on the darker of the accent's readings, #007AFF of luminance 0.2114: 1.05 / 0.2614 = 4.02.
    let look = Look(body: "Button(\"T\") {}\(modifiers)", platform: .macos)
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 4.02) < 0.01, "\(look.dump)")
  }

  @Test(
    "S-95: other buttons are not filled",
    arguments: [
      "Button(\"T\") {}.keyboardShortcut(.cancelAction)", "Button(\"T\") {}.keyboardShortcut(\"d\")",
      "Button(\"x\") {}.background { Button(\"T\") {} }.keyboardShortcut(.defaultAction)",
      "VStack { Button(\"T\") {} }.keyboardShortcut(.defaultAction)",
      "Button(\"T\") {}.keyboardShortcut(.return, modifiers: .command)",
    ])
  func otherButton(_ body: String) {
    let look = Look(body: body, platform: .macos)
    #expect(look.foreground("T") != "#FFFFFF", "\(look.dump)")
  }

  @Test("S-95: whether a tint colours the default button is not known")
  func tintedDefaultButton() {
    let look = Look(
      body: "Button(\"T\") {}.keyboardShortcut(.defaultAction).tint(.yellow)", platform: .macos)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  private func sheet(_ item: String) -> Look {
    Look(
      body: """
        Color.clear.sheet(isPresented: $isOpen) { NavigationStack { Text("x").toolbar { \(item) } } }
        """, platform: .macos)
  }

  @Test(
    "S-95: the items of a sheet stand at its foot, as push buttons",
    arguments: [
      "ToolbarItem(placement: .cancellationAction) { Button(\"T\") {} }", "ToolbarItem { Button(\"T\") {} }",
      "ToolbarItem(placement: .primaryAction) { Button(\"T\") {} }", "Button(\"T\") {}",
    ])
  func sheetButtons(_ item: String) {
    let look = sheet(item)
    #expect(look.placements("T").allSatisfy { $0.material == nil }, "\(look.dump)")
    #expect((look.bounds("T")?.low ?? 0) > 13)
  }

  @Test("S-95: at the foot of a sheet the button that confirms is filled with the accent")
  func confirmingButton() {
    // As above.
    let look = sheet("ToolbarItem(placement: .confirmationAction) { Button(\"T\") {} }")
    #expect(abs((look.bounds("T")?.high ?? 0) - 4.02) < 0.01, "\(look.dump)")
  }

  @Test("S-91: the title of a box stands above what the box paints")
  func groupBox() {
    let look = Look(body: "GroupBox(\"T\") { Text(\"x\") }.backgroundStyle(.red).background(.white)", platform: .macos)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
    #expect(look.background("x") != "#FFFFFF")
  }
}
