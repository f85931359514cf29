import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controls in styles of the program, and in styles that nothing is known of.
struct ControlStyleTests {
  /// A style that colours all the views of its configuration.
  private static func style(_ kind: String, _ body: String) -> String {
    "struct Own: \(kind) { func makeBody(configuration: Configuration) -> some View { \(body) } }"
  }

  @Test(
    "S-61: a style of the program draws the call site's views",
    arguments: [
      SurfaceCase(
        "navigation link", "NavigationLink(\"T\") { Text(\"x\") }.buttonStyle(Own())",
        declarations: style("ButtonStyle", "configuration.label.background(.yellow)"), light: "#000000 on #FFCC00"),
      SurfaceCase(
        "link", "Link(\"T\", destination: url).buttonStyle(Own())",
        declarations: style("ButtonStyle", "configuration.label.foregroundStyle(.green)"), light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "menu as a button", "Menu(\"T\") { Button(\"x\") {} }.menuStyle(.button).buttonStyle(Own())",
        declarations: style("ButtonStyle", "configuration.label.foregroundStyle(.green)"), light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "menu", "Menu(\"T\") { Button(\"x\") {} }.menuStyle(Own())",
        declarations: style("MenuStyle", "Menu(configuration).foregroundStyle(.green)"), light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "progress", "ProgressView(\"T\").progressViewStyle(Own())",
        declarations: style("ProgressViewStyle", "configuration.label.foregroundStyle(.green)"),
        light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "optional label", "ProgressView(value: 0.5) { Text(\"T\") }.progressViewStyle(Own())",
        declarations: style("ProgressViewStyle", "if let label = configuration.label { label.background(.yellow) }"),
        light: "#000000 on #FFCC00"),
      SurfaceCase(
        "gauge", "Gauge(value: 0.5) { Text(\"T\") } currentValueLabel: { Text(\"x\") }.gaugeStyle(Own())",
        declarations: style("GaugeStyle", "VStack { configuration.label; configuration.currentValueLabel }"),
        light: "#000000 on #FFFFFF"),
      SurfaceCase(
        "disclosure group", "DisclosureGroup(\"x\") { Text(\"T\") }.disclosureGroupStyle(Own())",
        declarations: style(
          "DisclosureGroupStyle",
          "configuration.label; if configuration.isExpanded { configuration.content.background(.yellow) }"),
        light: "#000000 on #FFCC00"),
      SurfaceCase(
        "control group", "ControlGroup { Text(\"T\") }.controlGroupStyle(Own())",
        declarations: style("ControlGroupStyle", "configuration.content.background(.yellow)"),
        light: "#000000 on #FFCC00"),
      SurfaceCase(
        "date picker", "DatePicker(\"T\", selection: date).datePickerStyle(Own())",
        declarations: style("DatePickerStyle", "configuration.label.background(.yellow)"), light: "#000000 on #FFCC00"),
      SurfaceCase(
        "form", "Form { Text(\"T\") }.formStyle(Own())",
        declarations: style("FormStyle", "VStack { configuration.content }.background(.yellow)"),
        light: "#000000 on #FFCC00"),
      SurfaceCase(
        "field", "TextField(\"T\", text: name).textFieldStyle(Own())",
        declarations:
          "struct Own: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.background(.black) } }",
        // What is typed is a label; the prompt is #3C3C43 at 0.3 over black: 18, 18, 20.1.
        light: "#000000 on #000000 | #121214 on #000000"),
      SurfaceCase(
        "nearest", "VStack { Button(\"T\") {}.buttonStyle(Own()) }.buttonStyle(.borderedProminent)",
        declarations: style("ButtonStyle", "configuration.label.background(.yellow)"), light: "#000000 on #FFCC00"),
      SurfaceCase(
        "either of two styles", "Button(\"T\") {}.buttonStyle(isLoud ? .own : .plain)",
        declarations: style("ButtonStyle", "configuration.label.background(.yellow)")
          + "\nextension ButtonStyle where Self == Own { static var own: Own { Own() } }",
        light: "#000000 on #FFCC00 | #000000 on #FFFFFF"),
    ])
  func inlined(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-61: a wrapped configuration shows the call site's views, with what they set themselves",
    arguments: [
      SurfaceCase(
        "label", "Label { Text(\"T\").foregroundStyle(.black).font(.caption) } icon: { Text(\"x\") }.labelStyle(Own())",
        declarations: style("LabelStyle", "Label(configuration).foregroundStyle(.yellow)"), light: "#000000 on #FFFFFF"),
      SurfaceCase(
        "button", "Button(\"T\") {}.buttonStyle(Outer())",
        declarations: style("ButtonStyle", "configuration.label.background(.yellow)")
          + """
          \nstruct Outer: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(Own()) }
          }
          """, light: "#000000 on #FFCC00"),
      SurfaceCase(
        "group box", "GroupBox(\"x\") { Text(\"T\").foregroundStyle(.white) }.groupBoxStyle(Own())",
        declarations: style("GroupBoxStyle", "GroupBox(configuration)"), light: "#FFFFFF on #F2F2F7"),
      SurfaceCase(
        "group box's label", "GroupBox(\"T\") { Text(\"x\") }.groupBoxStyle(Own())",
        declarations: style("GroupBoxStyle", "GroupBox(configuration)"), light: "#000000 on #F2F2F7"),
      SurfaceCase(
        "labelled content", "LabeledContent(\"x\", value: \"T\").labeledContentStyle(Own())",
        // #3C3C43 at 0.6 over white: 138, 138, 142.2.
        declarations: style("LabeledContentStyle", "LabeledContent(configuration)"), light: "#8A8A8E on #FFFFFF"),
      SurfaceCase(
        "label of labelled content", "LabeledContent(\"T\", value: \"x\").labeledContentStyle(Own())",
        declarations: style("LabeledContentStyle", "LabeledContent(configuration).foregroundStyle(.green)"),
        light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "disclosure group", "DisclosureGroup(\"x\") { Text(\"T\") }.disclosureGroupStyle(Own())",
        declarations: style("DisclosureGroupStyle", "DisclosureGroup(configuration).foregroundStyle(.green)"),
        light: "#34C759 on #FFFFFF"),
      SurfaceCase(
        "progress", "ProgressView(\"T\").progressViewStyle(Own())",
        declarations: style("ProgressViewStyle", "ProgressView(configuration).foregroundStyle(.green)"),
        light: "#34C759 on #FFFFFF"),
    ])
  func wrapped(_ sample: SurfaceCase) { sample.check() }

  @Test("S-61: a wrapped label stands where it is written")
  func place() {
    let look = Look(
      body: "Label { Text(\"T\").font(.caption) } icon: { Text(\"x\") }.labelStyle(Own())",
      declarations: Self.style("LabelStyle", "Label(configuration)"))
    #expect(look.fontWords("T") == "12 regular", "\(look.dump)")
    #expect(look.texts.sorted() == ["T", "x"])
    #expect(look.scene.elements.count == 2)
  }

  @Test(
    "S-61: a style that can't be followed leaves the look open",
    arguments: [
      "Button(\"T\") {}.buttonStyle(BrandButtonStyle())", "Button(\"T\") {}.buttonStyle(.brand)",
      "NavigationLink(\"T\") { Text(\"x\") }.buttonStyle(.brand)", "Menu(\"T\") {}.menuStyle(.brand)",
      "ProgressView(\"T\").progressViewStyle(.brand)", "DisclosureGroup(\"T\") {}.disclosureGroupStyle(.brand)",
      "GroupBox(\"x\") { Text(\"T\") }.groupBoxStyle(.brand)", "ControlGroup { Text(\"T\") }.controlGroupStyle(.brand)",
      "DatePicker(\"T\", selection: date).datePickerStyle(.brand)", "Form { Text(\"T\") }.formStyle(.brand)",
      "TextField(\"T\", text: name).textFieldStyle(.brand)",
      "Gauge(value: 0.5) { Text(\"T\") }.gaugeStyle(.brand)",
    ])
  func unknown(_ body: String) {
    let look = Look(body: body)
    let reasons = look.readings("T").map { $0.undecided?.reason }
    #expect(Set(reasons) == [.externalModule], "\(look.dump)")
  }

  @Test(
    "S-61: the framework's styles are known by their members and by their types",
    arguments: [
      ("Button(\"T\") {}.buttonStyle(PlainButtonStyle())", "#000000 on #FFFFFF"),
      ("Button(\"T\") {}.buttonStyle(DefaultButtonStyle())", "#007AFF on #FFFFFF"),
      ("ProgressView(\"T\").progressViewStyle(CircularProgressViewStyle(tint: .red))", "#000000 on #FFFFFF"),
      ("DatePicker(\"T\", selection: date).datePickerStyle(.compact)", "#000000 on #FFFFFF"),
      ("List { DisclosureGroup(\"T\") {}.disclosureGroupStyle(.automatic) }", "#000000 on #FFFFFF"),
    ])
  func framework(body: String, words: String) {
    let look = Look(body: body)
    #expect(look.words("T") == words, "\(look.dump)")
  }

  @Test(
    "S-61c: hidden labels are not shown",
    arguments: [
      "ProgressView { Text(\"T\") }", "ProgressView(\"T\")", "Stepper(value: number) { Text(\"T\") }",
      "ProgressView(value: 0.5) { Text(\"T\") }",
    ])
  func labelsHidden(_ body: String) {
    #expect(Look(body: body).texts.contains("T"))
    #expect(!Look(body: body + ".labelsHidden()").texts.contains("T"))
  }

  @Test("a style reads the size of controls that is set around it")
  func controlSize() {
    let style = """
      struct Own: ButtonStyle {
        @Environment(\\.controlSize) private var size
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(size == .large ? .white : .black).background(Color.white)
        }
      }
      """
    func look(_ size: String) -> Look {
      Look(body: "Button(\"T\") {}.buttonStyle(Own()).controlSize(\(size))", declarations: style)
    }
    #expect(look(".small").foregrounds("T") == ["#000000"])
    #expect(look(".large").foregrounds("T") == ["#FFFFFF"])
  }

  @Test(
    "S-61: a style is made by the function that the arguments suit, beside a property of the same name",
    arguments: [
      (".own", "#000000"), (".own(isLoud: true)", "#FF0000"), (".own(isLoud: false)", "#000000"),
      (".own(width: 3)", "#00FF00"), (".own(width: CGSize(width: 3, height: 3))", "#0000FF"),
    ])
  func overloads(_ style: String, _ foreground: String) {
    let own = """
      struct Own: ButtonStyle {
        var ink = Color.black
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(ink) }
      }
      extension ButtonStyle where Self == Own {
        static var own: Own { .init() }
        static func own(isLoud: Bool) -> Own { Own(ink: isLoud ? Color(red: 1, green: 0, blue: 0) : .black) }
        static func own(isLoud: Bool = false, width: CGFloat? = 2) -> Own { Own(ink: Color(red: 0, green: 1, blue: 0)) }
        static func own(isLoud: Bool = false, width: CGSize? = nil) -> Own { Own(ink: Color(red: 0, green: 0, blue: 1)) }
      }
      """
    let look = Look(body: "Button(\"T\") {}.buttonStyle(\(style))", declarations: own)
    #expect(look.foregrounds("T") == [foreground], "\(look.dump)")
  }
}
