import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What stands in a row: labels, values, links.
struct RowTests {
  @Test("S-86: a value is secondary, its label primary")
  func labeledContent() {
    for row in [
      "LabeledContent(\"L\", value: \"T\")", "LabeledContent(\"L\") { Text(\"T\") }",
      "LabeledContent { Text(\"T\") } label: { Text(\"L\") }",
    ] {
      let look = Look(body: "List { \(row) }")
      #expect(look.words("T") == "#8A8A8E on #FFFFFF", "\(look.dump)")
      #expect(look.words("L") == "#000000 on #FFFFFF")
      #expect(look.pairs == ["L=T"])
    }
  }

  @Test("S-26: a level set on a value, or on a text below the first of a label, takes the place of the default one")
  func levelsInside() {
    // Secondary labels are #3C3C43 at 60 %: 60*.6 + 255*.4 = 138, 67*.6 + 102 = 142.2.
    let samples = [
      "LabeledContent(\"L\") { Text(\"T\").foregroundStyle(.secondary) }": "#8A8A8E",
      "LabeledContent(\"L\") { Text(\"T\").foregroundStyle(.primary) }": "#000000",
      "Toggle(isOn: $isOn) { Text(\"L\"); Text(\"T\").foregroundStyle(.secondary) }": "#8A8A8E",
      // Of a colour it is a part: 255*.5 = 127.5 and 122*.5 + 127.5 = 188.5.
      "LabeledContent(\"L\") { Text(\"T\").foregroundStyle(.secondary) }.foregroundStyle(.blue)": "#80BCFF",
    ]
    for (row, color) in samples {
      let look = Look(body: "List { \(row) }")
      #expect(look.words("T") == "\(color) on #FFFFFF", "\(row): \(look.dump)")
    }
  }

  @Test(
    "S-58: what a group or loop of rows is given lies in front of each row's platter",
    arguments: [
      "Group { Text(\"T\") }.background(.black)", "Section { Group { Text(\"T\") }.background(.black).padding() }",
      "ForEach(0..<3) { _ in Text(\"T\") }.background(Color.black)", "Group { Text(\"T\") }.modifier(Dark())",
      "Group { if isOn { Text(\"T\") } }.background { Color.black }", "Section { Text(\"T\") }.background(.black)",
    ])
  func groupBackground(_ rows: String) {
    let look = Look(
      body: "List { \(rows) }.foregroundStyle(.white)",
      declarations: """
        let isOn = Bool.random()
        struct Dark: ViewModifier { func body(content: Content) -> some View { content.background(.black) } }
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-32: the opacity of a group of rows is not that of their platters")
  func groupOpacity() {
    let look = Look(body: "List { Group { Text(\"T\") }.opacity(0.5) }")
    // Black at 50 % on white: 255*.5 = 127.5.
    #expect(look.words("T") == "#808080 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-57: the background told for a group of rows takes the place of each platter, behind the group's own")
  func groupRowBackground() {
    let look = Look(
      body: "List { Group { Text(\"T\") }.background(Color.black.opacity(0.5)).listRowBackground(Color.white) }")
    #expect(look.words("T") == "#000000 on #808080", "\(look.dump)")
  }

  @Test(
    "S-57: what a child of a row's stack says of the row is not heard, what the row's own views say is",
    arguments: [
      ("HStack { Card() }.listRowBackground(Color.black)", "#000000"),
      ("ZStack { Card() }.listRowBackground(Color.black)", "#000000"), ("Group { Card() }", "#FFFFFF"),
      ("Card()", "#FFFFFF"),
    ])
  func backgroundOfPartOfRow(_ row: String, _ background: String) {
    let look = Look(
      body: "List { ForEach(0..<3, id: \\.self) { _ in \(row) } }",
      declarations: "struct Card: View { var body: some View { Text(\"T\").listRowBackground(Color.white) } }")
    #expect(look.backgrounds("T") == [background], "\(look.dump)")
  }

  @Test(
    "S-82: the rows of a section that views within views hold have the background of the section",
    arguments: [
      ("", "Inner()"), ("struct Middle: View { var body: some View { Inner() } }", "Middle()"),
      ("struct Middle: View { var body: some View { Inner() } }", "Middle().padding()"),
      (
        "struct Middle: View { var body: some View { Inner() } }; struct Outer: View { var body: some View { Middle() } }",
        "Outer()"
      ),
    ])
  func nestedSections(_ views: String, _ content: String) {
    let look = Look(
      """
      import SwiftUI
      struct Inner: View {
        var body: some View { Section { Text("T") } footer: { Text("F") }.listRowBackground(Color.yellow) }
      }
      \(views)
      struct Page: View { var body: some View { Form { \(content) } } }
      """)
    #expect(look.words("T") == "#000000 on #FFCC00", "\(look.dump)")
    // A footer has no row behind it: secondary on systemGroupedBackground #F2F2F7.
    #expect(look.backgrounds("F") == ["#F2F2F7"], "\(look.dump)")
  }

  @Test("S-61: a style of the program draws labelled content and group boxes")
  func ownStyles() {
    let content = Look(
      body: "LabeledContent(\"L\", value: \"T\").labeledContentStyle(Loud())",
      declarations: """
        struct Loud: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; configuration.content.foregroundStyle(.blue) }
          }
        }
        """)
    #expect(content.words("T") == "#007AFF on #FFFFFF", "\(content.dump)")
    #expect(content.words("L") == "#000000 on #FFFFFF")
    let box = Look(
      body: "GroupBox(\"L\") { Text(\"T\") }.groupBoxStyle(Card())",
      declarations: """
        struct Card: GroupBoxStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; configuration.content }.background(Color.blue)
          }
        }
        """)
    #expect(box.words("T") == "#000000 on #007AFF", "\(box.dump)")
    #expect(box.words("L") == "#000000 on #007AFF")
  }

  @Test("S-87: several texts in one label take levels")
  func labelGroup() {
    let look = Look(
      body: "List { Toggle(isOn: .constant(true)) { Text(\"A\"); Text(\"B\"); Text(\"C\"); Text(\"D\") } }")
    #expect(look.words("A") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("A") == "17 regular")
    #expect(look.words("B") == "#8A8A8E on #FFFFFF")
    #expect(look.fontWords("B") == "15 regular")
    #expect(look.words("C") == "#8A8A8E on #FFFFFF")
    #expect(look.fontWords("C") == "13 regular")
    // #3C3C43 at 0.3 on white: (196.5, 196.5, 198.6), just below the half in binary fractions
    #expect(look.words("D") == "#C4C4C7 on #FFFFFF")
  }

  @Test("S-86: a picker in a row shows its choice as a value, behind its label")
  func pickerValue() {
    let picker = "Picker(\"T\", selection: $choice) { Text(\"x\").tag(1) }"
    for (body, ground) in [
      ("Form { \(picker) }", "#FFFFFF"), ("List { \(picker).listRowBackground(Color.black) }", "#000000"),
    ] {
      let look = Look(
        "import SwiftUI\nstruct Sample: View { @State private var choice = 1; var body: some View { \(body) } }\n")
      let values = look.scene.elements.filter { $0.text == nil && $0.kind == .text }
      let readings = values.flatMap(\.placements).compactMap { $0.readings[.light] }
      #expect(readings.map { $0.background?.hexString } == [ground], "\(look.dump)")
      // #3C3C43 at 60 % on white: 0.6 × 60 + 0.4 × 255 = 138, 0.6 × 67 + 0.4 × 255 = 142.2.
      if ground == "#FFFFFF" { #expect(readings.map { $0.foreground?.hexString } == ["#8A8A8E"], "\(look.dump)") }
      #expect(look.backgrounds("T") == [ground], "\(look.dump)")
      #expect(look.pairs.allSatisfy { $0.contains("=") }, "\(look.dump)")
    }
    let listed = Look(
      body: "List { \(picker).pickerStyle(.inline) }", declarations: "let choice = Binding.constant(1)")
    #expect(!listed.scene.elements.contains { $0.text == nil }, "\(listed.dump)")
  }

  @Test("S-87: a label before a text is the first level")
  func labelBeforeText() {
    let look = Look(body: "List { Toggle(isOn: .constant(true)) { Label(\"A\", systemImage: \"star\"); Text(\"B\") } }")
    #expect(look.words("A") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("B") == "#8A8A8E on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("B") == "15 regular")
  }

  @Test("S-87: a symbol before a text is no level")
  func symbolInLabel() {
    let look = Look(body: "Toggle(isOn: .constant(true)) { Image(systemName: \"star\"); Text(\"T\") }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-88: a label's icon in a row takes the tint, its title does not")
  func labelIcon() {
    let look = Look(body: "List { Label(\"T\", systemImage: \"star\") }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("star") == "#007AFF on #FFFFFF")
    let tinted = Look(body: "List { Label(\"T\", systemImage: \"star\").listItemTint(.red) }")
    #expect(tinted.words("star") == "#FF3B30 on #FFFFFF", "\(tinted.dump)")
    let styled = Look(body: "List { Label(\"T\", systemImage: \"star\").foregroundStyle(.green) }")
    #expect(styled.words("star") == "#34C759 on #FFFFFF", "\(styled.dump)")
    let outside = Look(body: "Label(\"T\", systemImage: \"star\")")
    #expect(outside.words("star") == "#000000 on #FFFFFF", "\(outside.dump)")
  }

  @Test("S-88: on macOS an icon is as its title in a form's columns, tinted in a sidebar, and either in other rows")
  func labelIconOnMac() {
    let label = "Label(\"T\", systemImage: \"star\")"
    func inks(_ body: String) -> (icon: ColorBox?, title: ColorBox?) {
      let look = Look(body: body, platform: .macos)
      return (look.reading("star")?.foregroundBox, look.reading("T")?.foregroundBox)
    }
    for body in ["Form { $ }", "Form { $ }.formStyle(.columns)", "Form { Section { $ } }"] {
      let inks = inks(body.replacing("$", with: label))
      #expect(inks.icon != nil && inks.icon == inks.title, "\(body)")
    }
    for body in ["Form { $ }", "List { $ }", "Form { $ }.formStyle(.grouped)"] {
      let inks = inks(body.replacing("$", with: "Button { } label: { \(label) }.buttonStyle(.bordered)"))
      #expect(inks.icon != nil && inks.icon == inks.title, "\(body)")
    }
    let sidebar = inks("List { \(label) }.listStyle(.sidebar)")
    #expect(sidebar.icon != nil && sidebar.icon != sidebar.title)
    for body in ["Form { $ }.formStyle(.grouped)", "List { $ }"] {
      let look = Look(body: body.replacing("$", with: label), platform: .macos)
      #expect(look.isCertain("star") == false, "\(look.dump)")
    }
  }

  @Test("S-89, S-96: a navigation link is primary in a row and tinted outside")
  func navigationLink() {
    for link in [
      "NavigationLink(\"T\", value: 1)", "NavigationLink(value: 1) { Text(\"T\") }",
      "NavigationLink(\"T\") { Text(\"x\") }", "NavigationLink(destination: Text(\"x\")) { Text(\"T\") }",
      "NavigationLink { Text(\"x\") } label: { Text(\"T\") }", "NavigationLink(\"T\", destination: Text(\"x\"))",
    ] {
      let row = Look(body: "List { \(link) }")
      #expect(row.words("T") == "#000000 on #FFFFFF", "\(link) \(row.dump)")
      let outside = Look(body: "VStack { \(link) }")
      #expect(outside.words("T") == "#007AFF on #FFFFFF", "\(link) \(outside.dump)")
    }
  }

  @Test("S-89: a symbol or a second text in a link's label is no level")
  func linkLabel() {
    let look = Look(body: "List { NavigationLink(value: 1) { Image(systemName: \"star\"); Text(\"T\") } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-90: a disclosure's label is a text like others, its content rows")
  func disclosure() {
    let look = Look(body: "List { DisclosureGroup(\"L\") { Text(\"T\") } }")
    #expect(look.words("L") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E")
  }

  @Test("S-59, S-90: an outline has a row for each element, and what it is given to list is no label")
  func outline() {
    let look = Look(
      """
      import SwiftUI
      struct Folder: Identifiable {
        let id: Int
        var folders: [Folder]?
        var ink: Color { .red }
      }
      struct Sample: View {
        let folders: [Folder]
        var body: some View {
          List { OutlineGroup(folders, children: \\.folders) { Text("T").foregroundStyle($0.ink) } }
            .foregroundStyle(.yellow)
        }
      }
      """)
    #expect(look.scene.elements.map(\.text) == ["T"], "\(look.dump)")
    #expect(look.words("T") == "#FF3B30 on #FFFFFF")
  }

  @Test(
    "S-90: outside of lists the label may be drawn in the tint, as a button is, and is no level of the texts beside it")
  func disclosureOutsideOfLists() {
    let body = "VStack { DisclosureGroup(\"L\") { Text(\"T\") }.tint(.red); Text(\"Beside\").bold() }"
    let look = Look(body: body)
    // Black has 21:1 on white, systemRed (#FF3B30, luminance 0.2456) 1.05 / 0.2956 = 3.55.
    let bounds = look.bounds("L")
    #expect(abs((bounds?.low ?? 0) - 3.55) < 0.01 && bounds?.high == 21, "\(look.dump)")
    #expect(look.words("T") == "#000000 on #FFFFFF")
    #expect(look.scene.groups.isEmpty, "\(look.dump)")
    let mac = Look(body: body, platform: .macos)
    #expect(mac.bounds("L") != nil && mac.bounds("L") == mac.bounds("T"), "\(mac.dump)")
  }

  @Test("S-25, S-95: a button in a row is tinted, a plain one is not")
  func buttonRow() {
    #expect(Look(body: "List { Button(\"T\") {} }").words("T") == "#007AFF on #FFFFFF")
    #expect(Look(body: "List { Button(\"T\") {}.buttonStyle(.plain) }").words("T") == "#000000 on #FFFFFF")
    // Inside the label the levels are those of the tint (S-63a), around the button those of the row.
    for (label, expected) in [(".primary", "#007AFF"), ("Color.primary", "#000000")] {
      let look = Look(body: "List { Button { } label: { Text(\"T\").foregroundStyle(\(label)) } }")
      #expect(look.foreground("T") == expected, "\(look.dump)")
    }
    #expect(Look(body: "List { Button(\"T\") {}.foregroundStyle(.primary) }").foreground("T") == "#000000")
  }

  @Test("S-59: a column draws its cell for each row of the table")
  func columns() {
    let look = Look(
      """
      import SwiftUI
      struct Order: Identifiable {
        var id: Int
        var name: String
        var label: some View { Text("T").foregroundStyle(.white) }
      }
      struct Orders: View {
        var orders: [Order]
        var body: some View {
          Table(orders) { TableColumn("Name", value: \\.name) { order in order.label } }
        }
      }
      """)
    #expect(look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-82: of a view that holds a loop or a section, the other parts are rows as well",
    arguments: ["Rows()", "Rows().tint(.red)", "Section { Rows() }"])
  func partsOfAView(_ content: String) {
    let look = Look(
      body: "List { \(content) }",
      declarations: """
        struct Rows: View {
          var body: some View {
            ForEach(0..<3) { _ in Text("each") }
            Text("last")
            NavigationLink("link") { Text("d") }
          }
        }
        """)
    for text in ["each", "last", "link"] {
      #expect(look.words(text, .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
    }
  }

  @Test(
    "S-60: what another module or the program makes a link of with a builder shows it in its row",
    arguments: [
      "",
      """
      extension NavigationLink where Destination == Never {
        init<P>(state: P?, @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: UInt = #line) {
          self.init(value: state.map { _ in 3 }) { label() }
        }
      }
      """,
    ])
  func otherInitializers(_ declarations: String) {
    let look = Look(
      body: """
        List { NavigationLink(state: Elsewhere.state) { Card() }.listRowBackground(Color.white) }
        NavigationLink(isActive: $isOn) { Far() } label: { Text("near") }
        """,
      declarations: """
        struct Card: View { var body: some View { Text("T").foregroundColor(.black) } }
        struct Far: View { var body: some View { Text("F") } }
        \(declarations)
        """)
    #expect(look.backgrounds("T", .dark) == ["#FFFFFF"], "\(look.dump)")
    #expect(look.readings("T", .dark).count == 1)
    #expect(look.texts.contains("F"))
  }

  @Test("an initialiser that the program adds to a view is followed whatever number it is given")
  func numberedInitializer() {
    let look = Look(
      body: "Label(count: Elsewhere.count)",
      declarations: """
        extension Label where Title == Text, Icon == EmptyView {
          init(count: Int) { self.init { Text("T").foregroundColor(.black) } icon: { EmptyView() } }
        }
        """)
    #expect(look.foregrounds("T", .dark) == ["#000000"], "\(look.dump)")
  }
}
