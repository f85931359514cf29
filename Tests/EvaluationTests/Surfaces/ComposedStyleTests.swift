import TestSupport
import Testing

/// Styles of the program inside of other styles: what one makes of a control is drawn in the next one around (S-61).
struct ComposedStyleTests {
  private static let button = """
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(4) }
    }
    struct Marked: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).background(.yellow) }
    }
    struct Plainly: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.green) }
    }
    """

  private static let label = """
    struct Wrapped: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).background(.yellow) }
    }
    struct Rebuilt: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(title: { configuration.title }, icon: { configuration.icon }).background(.yellow)
      }
    }
    """

  @Test(
    "S-61: a control in the body of a style takes the next style of its family around",
    arguments: [
      SurfaceCase(
        "the framework's", "Button(\"T\") {}.buttonStyle(Framed()).buttonStyle(.borderedProminent)",
        declarations: button, light: "#FFFFFF on #007AFF"),
      SurfaceCase(
        "another of the program", "Button(\"T\") {}.buttonStyle(Framed()).buttonStyle(Plainly())",
        declarations: button, light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "three", "Button(\"T\") {}.buttonStyle(Framed()).buttonStyle(Marked()).buttonStyle(.plain)",
        declarations: button, light: "#000000 on #FFCC00"),
      SurfaceCase(
        "one that is met twice", "Button(\"T\") {}.buttonStyle(Framed()).buttonStyle(Framed()).buttonStyle(.plain)",
        declarations: button, light: "#000000 on #FFFFFF"),
      SurfaceCase(
        "around a container", "VStack { Button(\"T\") {}.buttonStyle(Framed()) }.buttonStyle(.plain)",
        declarations: button, light: "#000000 on #FFFFFF"),
      SurfaceCase(
        "either of two", "Button(\"T\") {}.buttonStyle(isLoud ? .marked : .framed).buttonStyle(.plain)",
        declarations: button + """
          \nextension PrimitiveButtonStyle where Self == Framed { static var framed: Framed { Framed() } }
          extension PrimitiveButtonStyle where Self == Marked { static var marked: Marked { Marked() } }
          """, light: "#000000 on #FFCC00 | #000000 on #FFFFFF"),
      SurfaceCase(
        "nothing further out", "Button(\"T\") {}.buttonStyle(Framed())", declarations: button,
        light: "#007AFF on #FFFFFF"),
      SurfaceCase(
        "one inside of the framework's", "Button(\"T\") {}.buttonStyle(.plain).buttonStyle(Marked())",
        declarations: button, light: "#000000 on #FFFFFF"),
    ])
  func buttons(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-61: a label that a style wraps or rebuilds is drawn in the next style around",
    arguments: [
      (".labelStyle(Wrapped()).labelStyle(.titleOnly)", ["T"]),
      (".labelStyle(Rebuilt()).labelStyle(.titleOnly)", ["T"]),
      (".labelStyle(Rebuilt()).labelStyle(Wrapped()).labelStyle(.iconOnly)", ["moon"]),
      (".labelStyle(Wrapped())", ["T", "moon"]),
    ])
  func labels(style: String, shown: [String]) {
    let look = Look(body: "Label(\"T\", systemImage: \"moon\")\(style)", declarations: Self.label)
    #expect(look.texts.sorted() == shown, "\(look.dump)")
    for text in shown { #expect(look.backgrounds(text) == ["#FFCC00"], "\(look.dump)") }
  }

  @Test("S-61, S-97: a toggle that a style wraps is a button where the next style says so")
  func toggles() {
    let style = """
      struct Spaced: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
      }
      """
    let look = Look(
      body: "Toggle(\"T\", isOn: .constant(false)).toggleStyle(Spaced()).toggleStyle(.button)", declarations: style)
    #expect(look.foregrounds("T") == ["#007AFF"], "\(look.dump)")
    #expect(!look.texts.contains("Toggle"))
  }

  private static func made(by style: String, _ kind: String) -> String {
    """
    struct Own: \(kind) {
      func makeBody(configuration: Configuration) -> some View { \(style).makeBody(configuration: configuration) }
    }
    """
  }

  @Test(
    "S-61: what one of the framework's styles makes of a configuration is the control in that style",
    arguments: [
      SurfaceCase(
        "prominent", "Button(\"T\") {}.buttonStyle(Own())",
        declarations: made(by: "BorderedProminentButtonStyle()", "PrimitiveButtonStyle"), light: "#FFFFFF on #007AFF"),
      SurfaceCase(
        "default", "Button(\"T\") {}.buttonStyle(Own())",
        declarations: made(by: "DefaultButtonStyle()", "PrimitiveButtonStyle"), light: "#007AFF on #FFFFFF"),
      SurfaceCase(
        "plain", "Button(\"T\") {}.buttonStyle(Own())",
        declarations: made(by: "PlainButtonStyle()", "PrimitiveButtonStyle"), light: "#000000 on #FFFFFF"),
      SurfaceCase(
        "label", "Label(\"T\", systemImage: \"moon\").labelStyle(Own())",
        declarations: made(by: "TitleAndIconLabelStyle()", "LabelStyle"), light: "#000000 on #FFFFFF"),
    ])
  func frameworkStyles(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-61, S-97, S-100: a control keeps the tint of the framework's style that makes it",
    arguments: [
      ("Toggle", "Toggle(\"T\", isOn: .constant(true)).toggleStyle(Own())", "SwitchToggleStyle", "ToggleStyle"),
      (
        "ProgressView", "ProgressView(\"T\", value: 0.5).progressViewStyle(Own())", "LinearProgressViewStyle",
        "ProgressViewStyle"
      ),
    ])
  func tints(control: String, body: String, style: String, kind: String) {
    let look = Look(body: body, declarations: Self.made(by: "\(style)(tint: .black)", kind))
    #expect(look.foregrounds(control) == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("T") == ["#000000"])
  }
}
