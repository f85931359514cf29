import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Switches, fields, pickers and indicators.
struct ControlTests {
  @Test("S-97: a switch's label is primary, its track green or the tint")
  func toggle() {
    let look = Look(body: "Toggle(\"T\", isOn: .constant(true))")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("Toggle") == "#34C759 on #FFFFFF")
    #expect(look.elements("Toggle").first?.kind == .control)
    let tinted = Look(body: "Toggle(\"T\", isOn: .constant(true)).tint(.red)")
    #expect(tinted.words("Toggle") == "#FF3B30 on #FFFFFF", "\(tinted.dump)")
    #expect(tinted.words("T") == "#000000 on #FFFFFF")
    let styled = Look(
      body: """
        VStack { Toggle("T", isOn: .constant(true)); Button("B") {} }.toggleStyle(SwitchToggleStyle(tint: .red))
        """)
    #expect(styled.words("Toggle") == "#FF3B30 on #FFFFFF", "\(styled.dump)")
    #expect(styled.words("B") == "#007AFF on #FFFFFF", "\(styled.dump)")
  }

  @Test("S-97: a toggle in the style of a button has its label in the tint, on a fill of the tint while it is on")
  func toggleButton() throws {
    func look(_ state: String, _ modifiers: String = "") -> Look {
      Look(body: "Toggle(\"T\", isOn: \(state)).toggleStyle(.button)\(modifiers)")
    }
    let off = look(".constant(false)")
    #expect(off.elements("Toggle").isEmpty, "\(off.dump)")
    #expect(off.foreground("T") == "#007AFF")
    // The gray fill, #767680 at 0.12, on white: (238.6, 238.6, 239.8).
    #expect(off.background("T") == "#EFEFF0")
    // #007AFF at 0.14 on white is (219.3, 236.4, 255), at 0.2 (204, 228.4, 255): the luminances are 0.8254 and 0.7577,
    // that of the label 0.2114. (0.7577 + 0.05) / 0.2614 = 3.09, (0.8254 + 0.05) / 0.2614 = 3.35.
    let on = look(".constant(true)")
    let bounds = try #require(on.bounds("T"), "\(on.dump)")
    #expect(abs(bounds.low - 3.09) < 0.01 && abs(bounds.high - 3.35) < 0.01, "\(on.dump)")
    let bar = look(".constant(true)", ".buttonStyle(.borderedProminent)")
    #expect(bar.undecided("T") == .unknownBackdrop, "\(bar.dump)")
  }

  @Test("S-97: on a bar a toggle is a button, whose look is known while it is off")
  func barToggle() {
    func look(_ state: String) -> Look {
      Look(
        body: """
          NavigationStack { Color.white.toolbar { ToolbarItem { Toggle(isOn: \(state)) { Image(systemName: "star") } } } }
          """)
    }
    let off = look(".constant(false)")
    #expect(off.elements("Toggle").isEmpty, "\(off.dump)")
    #expect(off.foreground("star") == "#007AFF", "\(off.dump)")
    #expect(look(".constant(true)").undecided("star") == .unknownBackdrop)
  }

  @Test("S-93, S-97: on a bar's glass a toggle is as the buttons beside it", arguments: [Platform.ios26, .macos])
  func toggleOnGlass(platform: Platform) throws {
    func star(_ item: String) throws -> Reading {
      let look = Look(
        body: "NavigationStack { Color.white.toolbar { ToolbarItem { \(item) { Image(systemName: \"star\") } } } }",
        platform: platform)
      return try #require(look.reading("star"), "\(look.dump)")
    }
    let button = try star("Button {} label:")
    for state in ["true", "false"] {
      let toggle = try star("Toggle(isOn: .constant(\(state)))")
      #expect(toggle.undecided?.reason == .material && toggle.isOnSystemBackground)
      #expect(toggle.font == button.font)
    }
  }

  @Test("S-97, S-140: the track of a switch is in its tint on the paths alone on which it is on")
  func trackOnItsPath() {
    func look(_ switched: String) -> Look {
      Look(
        """
        import SwiftUI
        struct Sample: View {
          @State private var isOn = false
          @State private var other = false
          var body: some View {
            Toggle(isOn: $\(switched)) { EmptyView() }.tint(.black).background(isOn ? Color.white : Color.black)
          }
        }
        """)
    }
    #expect(look("isOn").words("Toggle") == "#000000 on #FFFFFF", "\(look("isOn").dump)")
    #expect(look("other").backgrounds("Toggle") == ["#000000", "#FFFFFF"], "\(look("other").dump)")
  }

  @Test("S-97: a switch may be on in several ways, and in none")
  func tracksOnTheirPaths() {
    func look(_ toggle: String) -> Look {
      Look(
        """
        import SwiftUI
        struct Sample: View {
          @State private var a = false
          @State private var b = false
          var body: some View { \(toggle) }
        }
        """)
    }
    let either = look("Toggle(isOn: .constant(a || b)) { EmptyView() }.tint(a ? .black : (b ? .gray : .white))")
    #expect(either.foregrounds("Toggle") == ["#000000", "#8E8E93"], "\(either.dump)")
    let never = look("if !a { Toggle(isOn: $a) { EmptyView() }.tint(a ? .black : .white) }")
    #expect(never.exemptions("Toggle") == [.systemDrawn], "\(never.dump)")
  }

  @Test("S-100: the label of a slider is spoken, but for macOS")
  func sliderLabel() {
    let body = "Slider(value: .constant(0.5)) { Text(\"T\") } minimumValueLabel: { Text(\"A\") }"
    #expect(Look(body: body).texts == ["Slider", "A"], "\(Look(body: body).dump)")
    #expect(Look(body: body, platform: .macos).texts.contains("T"))
  }

  @Test("S-99: the choices of an inline picker are rows of the list around")
  func inlinePicker() {
    let picker = "Picker(\"P\", selection: .constant(1)) { Text(\"T\").foregroundStyle(.red); Text(\"U\") }"
    let look = Look(body: "Form { \(picker).pickerStyle(.inline) }")
    #expect(look.words("T") == "#FF3B30 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U", .dark) == "#FFFFFF on #1C1C1E")
    // In a menu the system draws them.
    #expect(Look(body: "Form { \(picker) }").elements("T").isEmpty)
  }

  @Test("S-86, S-99: the choices of a picker behind a link are rows of a screen, and the one in force is a value")
  func pickerBehindLink() {
    let picker = "Picker(\"P\", selection: .constant(1)) { Text(\"T\").foregroundStyle(.red); Text(\"U\") }"
    let look = Look(body: "NavigationStack { Form { \(picker).pickerStyle(.navigationLink) } }")
    #expect(look.words("T") == "#FF3B30 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U", .dark) == "#FFFFFF on #1C1C1E")
    #expect(look.words("P") == "#000000 on #FFFFFF")
    let values = look.scene.elements.filter { $0.text == nil }.flatMap(\.placements).compactMap { $0.readings[.light] }
    // #3C3C43 at 60 % on white: 138, 138, 142.2.
    #expect(values.map { $0.foreground?.hexString } == ["#8A8A8E"])
  }

  @Test("S-86, S-96: what a menu in a row shows is a value or in the tint")
  func menuInRow() throws {
    let picker = "Picker(\"P\", selection: .constant(1)) { Text(\"x\") }.pickerStyle(.menu).tint(.yellow)"
    let look = Look(body: "Form { \(picker) }")
    // #FFCC00 has a luminance of 0.6445: 1.05 / 0.6945 = 1.51 on white; secondary has 3.44 (S-66).
    let value = try #require(look.scene.elements.first(where: { $0.text == nil }), "\(look.dump)")
    let readings = value.placements.compactMap { $0.readings[.light] }
    let ratios = readings.compactMap { $0.ratio?.low }.sorted()
    #expect(ratios.count == 2 && abs(ratios[0] - 1.51) < 0.01 && abs(ratios[1] - 3.44) < 0.01, "\(look.dump)")
    #expect(readings.allSatisfy { !$0.isCertain })
  }

  @Test("S-100: a spinner is gray unless it is tinted")
  func spinner() {
    #expect(Look(body: "ProgressView()").elements("ProgressView").isEmpty)
    let tinted = Look(body: "ProgressView().tint(.red)")
    #expect(tinted.words("ProgressView") == "#FF3B30 on #FFFFFF", "\(tinted.dump)")
  }

  /// #3C3C43 at 0.3 on white is (196.5, 196.5, 198.6), just below the half in binary fractions: 1.73:1 (S-98).
  @Test(
    "S-98: a prompt has the placeholder's colour, whatever the field's",
    arguments: ["TextField(\"T\", text: $name)", "SecureField(\"T\", text: $name)"])
  func prompt(_ field: String) {
    let head = "import SwiftUI\nstruct Sample: View { @State private var name = \"\"\nvar body: some View { "
    let look = Look(head + field + " } }")
    #expect(look.words("T") == "#C4C4C7 on #FFFFFF", "\(look.dump)")
    #expect(abs((look.ratio("T") ?? 0) - 1.73) < 0.01)
    #expect(look.placements("T").first?.foreground.isProjectStyle == false)
    let coloured = Look(head + field + ".foregroundStyle(.red) } }")
    #expect(coloured.words("T") == "#C4C4C7 on #FFFFFF | #FF3B30 on #FFFFFF", "\(coloured.dump)")
    let own = Look(head + field.replacing(")", with: ", prompt: Text(\"P\").foregroundStyle(.red))") + " } }")
    #expect(own.words("P") == "#FF3B30 on #FFFFFF", "\(own.dump)")
    let plain = Look(head + field.replacing(")", with: ", prompt: Text(\"P\"))") + " } }")
    #expect(plain.words("P") == "#C4C4C7 on #FFFFFF", "\(plain.dump)")
  }

  /// #3C3C43 on white is (138, 138, 142.2) at 0.6, and at 0.3 as above; white at 0.5 on black 127.5 (S-62).
  @Test(
    "S-26, S-98: a style of a prompt's own is relative to that of its field, not to the placeholder's colour",
    arguments: [
      ("Text(\"P\").foregroundStyle(.secondary)", "", "#8A8A8E on #FFFFFF"),
      ("Text(\"P\").foregroundStyle(.primary).bold()", "", "#000000 on #FFFFFF"),
      ("Text(\"P\").foregroundStyle(.secondary) + Text(\"Q\")", "", "#8A8A8E on #FFFFFF"),
      ("Text(\"Q\").foregroundStyle(.secondary) + Text(\"P\")", "", "#C4C4C7 on #FFFFFF"),
      (
        "Text(\"P\").foregroundStyle(.secondary)", ".foregroundStyle(.white).background(.black)",
        "#808080 on #000000"
      ),
    ])
  func styledPrompt(_ prompt: String, _ around: String, _ words: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        var body: some View { VStack { TextField("T", text: $name, prompt: \(prompt)) }\(around) }
      }
      """)
    #expect(look.words("P") == words, "\(look.dump)")
  }

  @Test(
    "S-98: a style for a text that is empty is never seen on it",
    arguments: [
      ("name.isEmpty ? .red : .blue", "#007AFF on #FFFFFF"), ("!name.isEmpty ? .red : .blue", "#FF3B30 on #FFFFFF"),
      ("other.isEmpty ? .red : .blue", "#007AFF on #FFFFFF | #FF3B30 on #FFFFFF"),
    ])
  func emptyField(style: String, words: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        @State private var other = ""
        var body: some View { TextField("", text: $name).foregroundStyle(\(style)) }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    let found = readings.map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(found.sorted().joined(separator: " | ") == words, "\(look.dump)")
  }

  @Test("S-98: a rounded border and an editor paint their own background")
  func fieldBackgrounds() {
    let head = "import SwiftUI\nstruct Sample: View { @State private var name = \"\"\nvar body: some View { "
    let rounded = Look(head + "TextField(\"T\", text: $name).textFieldStyle(.roundedBorder).background(Color.blue) } }")
    #expect(rounded.background("T") == "#FFFFFF", "\(rounded.dump)")
    let plain = Look(head + "TextField(\"T\", text: $name).background(Color.blue) } }")
    #expect(plain.backgrounds("T") == ["#007AFF"], "\(plain.dump)")
    for (hidden, expected) in [("", "#FFFFFF"), (".scrollContentBackground(.hidden)", "#007AFF")] {
      let editor = Look(head + "TextEditor(text: $name)\(hidden).background(Color.blue) } }")
      #expect(editor.scene.elements.first?.placements.first?.readings[.light]?.background?.hexString == expected)
    }
  }

  @Test("S-98: an editor paints its background behind what lies on it, unless code clears that of text views")
  func editorBehind() {
    func look(_ modifier: String, _ code: String = "") -> Look {
      Look(
        """
        import SwiftUI
        struct Sample: View {
          @State private var words = ""
          var body: some View { ZStack { TextEditor(text: $words)\(modifier); Text("T") }.background(Color.blue) }
        }
        \(code)
        """)
    }
    #expect(look("").background("T") == "#FFFFFF", "\(look("").dump)")
    #expect(look(".scrollContentBackground(.hidden)").background("T") == "#007AFF")
    let cleared = look("", "struct Setup { init() { UITextView.appearance().backgroundColor = .clear } }")
    #expect(cleared.background("T") == "#007AFF", "\(cleared.dump)")
  }

  @Test("S-100: labels of indicators are primary, current values secondary, bars the tint")
  func indicators() {
    let look = Look(
      body: "ProgressView(value: 0.5) { Text(\"T\") } currentValueLabel: { Text(\"U\") }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U") == "#8A8A8E on #FFFFFF")
    #expect(look.fontWords("U") == "12 regular")
    #expect(look.words("ProgressView") == "#007AFF on #FFFFFF")
    let slider = Look(body: "Slider(value: .constant(0.5)).tint(.red)")
    #expect(slider.words("Slider") == "#FF3B30 on #FFFFFF", "\(slider.dump)")
    let titled = Look(body: "ProgressView(\"T\", value: 0.5)")
    #expect(titled.words("T") == "#000000 on #FFFFFF", "\(titled.dump)")
    let titles = Look(body: "ProgressView(Bool.random() ? \"T\" : \"U\").foregroundStyle(.red)")
    #expect(titles.scene.elements.map(\.kind) == [.text], "\(titles.dump)")
    #expect(titles.scene.elements[0].placements[0].readings[.light]?.foreground?.hexString == "#FF3B30")
    #expect(Look(body: "Stepper(\"T\", value: .constant(1))").words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-99, S-101: a picker's label in a row is primary, a disabled control exempt")
  func pickerAndDisabled() {
    let look = Look(body: "Form { Picker(\"T\", selection: .constant(1)) { Text(\"x\") } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(Look(body: "Toggle(\"T\", isOn: .constant(true)).disabled(true)").exemptions("T") == [.disabled])
  }

  @Test(
    "S-100: a gauge has its label above its bar or in a ring's opening, and its value below or, as its main text, inside",
    arguments: [
      ("", true, false), (".gaugeStyle(.linearCapacity)", true, false),
      (".gaugeStyle(.accessoryCircular)", true, true), (".gaugeStyle(.accessoryCircularCapacity)", false, true),
      (".labelsHidden()", false, false),
    ])
  func gaugeLabel(_ style: String, isShown: Bool, isInside: Bool) {
    let look = Look(body: "Gauge(value: 0.5) { Text(\"T\") } currentValueLabel: { Text(\"V\") }\(style)")
    #expect((look.foreground("T") == "#000000") == isShown, "\(look.dump)")
    // #3C3C43 at 60 % over white: 138, 138, 142.2.
    #expect(look.foreground("V") == (isInside ? "#000000" : "#8A8A8E"))
  }

  @Test("S-61: a style may wrap its configuration into the control again")
  func wrappedConfiguration() {
    let look = Look(
      body: """
        VStack {
          Toggle("T", isOn: .constant(true)).toggleStyle(Branded())
          Button("B") {}.buttonStyle(Bare())
          Label("L", systemImage: "star").labelStyle(Starred())
        }
        """,
      declarations: """
        struct Branded: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).toggleStyle(.switch).tint(.red)
          }
        }
        struct Bare: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.borderless) }
        }
        struct Starred: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundStyle(.green) }
        }
        """)
    #expect(look.texts.sorted() == ["B", "L", "T", "Toggle", "star"], "\(look.dump)")
    #expect(look.foreground("T") == "#000000")
    #expect(look.foreground("Toggle") == "#FF3B30")
    #expect(look.foreground("B") == "#007AFF")
    #expect(look.foreground("L") == "#34C759")
    #expect(look.foreground("star") == "#34C759")
  }

  @Test(
    "S-96: a picker that is a menu shows its choice in the tint; other styles are drawn by the system",
    arguments: [
      (".pickerStyle(.menu).tint(.red)", ["#FF3B30"]), (".tint(.red)", ["#FF3B30"]), ("", ["#007AFF"]),
      (".pickerStyle(.segmented).tint(.red)", []), (".pickerStyle(.wheel)", []), (".pickerStyle(.brand)", []),
    ])
  func pickerChoice(_ modifiers: String, _ expected: [String]) {
    let look = Look(body: "Picker(\"T\", selection: .constant(1)) { Text(\"x\") }\(modifiers)")
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == expected, "\(look.dump)")
  }

  @Test("S-96: a colour on a picker may reach its choice or not")
  func pickerColor() {
    let look = Look(body: "Picker(\"T\", selection: .constant(1)) { Text(\"x\") }.foregroundStyle(.red).tint(.black)")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.map(\.isCertain) == [false], "\(look.dump)")
    // systemRed #FF3B30 has a luminance of 0.2456 on white: 1.05 / 0.2956 = 3.55; black has 21.
    #expect(abs((readings.first?.ratio?.low ?? 0) - 3.55) < 0.01)
    #expect(readings.first?.ratio?.high == 21)
  }
}
