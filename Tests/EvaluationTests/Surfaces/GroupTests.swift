import PlatformStyles
import Scene
import TestSupport
import Testing

/// Which texts are compared with each other.
struct GroupTests {
  @Test(
    "S-131: neighbours in a column are compared",
    arguments: [
      ("VStack { Text(\"A\"); Text(\"B\") }", ["A/B"]),
      (
        "VStack(alignment: .leading, spacing: 4) { Text(\"A\").font(.headline); Text(\"B\"); Text(\"C\") }",
        ["A/B", "B/C"]
      ),
      ("HStack { VStack { Text(\"A\"); Text(\"B\") }; Spacer(); Text(\"C\") }", ["A/B", "B=C"]),
      ("HStack { Text(\"A\"); Spacer(); Text(\"B\") }", ["A=B"]),
      ("HStack { Image(systemName: \"star\"); VStack { Text(\"A\"); Text(\"B\") } }.padding()", ["A/B"]),
      ("VStack { HStack { Text(\"A\"); Spacer() }; Text(\"B\") }", ["A/B"]),
      ("List { VStack { Text(\"A\"); Text(\"B\") } }", ["A/B"]),
      ("List { NavigationLink(value: 1) { VStack { Text(\"A\"); Text(\"B\") } } }", ["A/B"]),
      ("List { ForEach(0..<3) { _ in VStack { Text(\"A\"); Text(\"B\") } }.onDelete { _ in } }", ["A/B"]),
      ("Button { } label: { VStack { Text(\"A\"); Text(\"B\") } }", ["A/B"]),
      ("VStack { Text(\"A\"); Text(\"B\") }.background(.thinMaterial)", ["A/B"]),
      ("VStack { Text(\"A\"); Text(\"B\") }.border(.red)", ["A/B"]),
      ("VStack { Text(\"A\"); Text(\"B\") }.overlay(Capsule().stroke(.red))", ["A/B"]),
      // A line under a text is no box.
      ("VStack { Text(\"A\").overlay(alignment: .bottom) { Color.red.frame(height: 1) }; Text(\"B\") }", ["A/B"]),
      // A text in several fonts is on no one level, one in several colours is.
      ("VStack { Text(\"**A** B\"); Text(\"C\") }", []),
      ("VStack { Text(\"A\").foregroundColor(.red) + Text(\"B\"); Text(\"C\") }", ["B/C"]),
    ])
  func compared(body: String, pairs: [String]) {
    let look = Look(body: body)
    #expect(look.pairs == pairs, "\(look.dump)")
  }

  @Test(
    "S-131: a value and the label of the next row are no levels, in rows that begin and go on alike",
    arguments: [
      (
        "VStack { HStack { Text(\"A\"); Text(\"B\").foregroundColor(.red) }; HStack { Text(\"C\"); Text(\"D\") } }",
        ["A=B", "C=D"]
      ),
      (
        "VStack { HStack { Text(\"A\"); Text(\"B\").bold() }; HStack { Text(\"C\"); Text(\"D\").bold() } }",
        ["A=B", "C=D"]
      ),
      // Rows that differ are not lines of one table.
      (
        "VStack { HStack { Text(\"A\").bold(); Text(\"B\") }; HStack { Text(\"C\"); Text(\"D\") } }",
        ["A=B", "B/C", "C=D"]
      ),
      ("VStack { HStack { Text(\"A\"); Text(\"B\") }; HStack { Text(\"C\") } }", ["A=B", "B/C"]),
    ])
  func lines(body: String, pairs: [String]) {
    let look = Look(body: body)
    #expect(look.pairs == pairs, "\(look.dump)")
  }

  private static func row(_ label: String, _ value: String) -> String {
    "HStack { Text(\"\(label)\"); Text(\"\(value)\").bold() }"
  }

  @Test(
    "S-131: what an arm of a condition holds are children of the stack around it",
    arguments: [
      ("VStack { if isOn { Text(\"A\"); Text(\"B\") } }", ["A/B"]),
      ("VStack { if isOn { Text(\"A\"); Text(\"B\") } else { Text(\"C\"); Text(\"D\") } }", ["A/B", "C/D"]),
      ("VStack { Text(\"A\"); if isOn { Text(\"B\"); Text(\"C\") }; Text(\"D\") }", ["A/B", "B/C", "C/D"]),
      ("VStack { if isOn { Text(\"A\"); if isOff { Text(\"B\"); Text(\"C\") } } }", ["A/B", "B/C"]),
      ("HStack { if isOn { Text(\"A\"); Spacer(); Text(\"B\") } }", ["A=B"]),
      ("VStack { if isOn { Text(\"A\"); Button(\"B\") {} } }", []),
      // Rows of a table are rows whatever takes their place.
      ("VStack { if isOn { \(row("A", "B")); \(row("C", "D")) } else { Text(\"E\") } }", ["A=B", "C=D"]),
      ("VStack { if isOn { Text(\"E\") } else { \(row("A", "B")); \(row("C", "D")) } }", ["A=B", "C=D"]),
    ])
  func arms(body: String, pairs: [String]) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        @State private var isOff = false
        var body: some View { \(body) }
      }
      """)
    #expect(look.pairs == pairs, "\(look.dump)")
  }

  @Test(
    "S-132: these are never compared",
    arguments: [
      "VStack { Button(\"A\") {}; Button(\"B\") {} }", "VStack { Text(\"A\"); Button(\"B\") {} }",
      "List { Text(\"A\"); Text(\"B\") }", "List { Section(\"A\") { Text(\"B\") } }",
      "VStack { Text(\"A\").background(Color.red); Text(\"B\") }",
      // A box that is only drawn around a text sets it apart as a filled one does.
      "VStack { Text(\"A\"); Text(\"B\").padding().border(Color.red) }",
      "VStack { Text(\"A\"); Text(\"B\").padding().overlay(Capsule().strokeBorder(Color.red)) }",
      "VStack { Text(\"A\"); Text(\"B\").overlay(.red, in: Capsule().stroke()) }",
      "VStack { Text(\"A\"); ZStack { Capsule().stroke(.red); Text(\"B\") } }",
      "VStack { ForEach(0..<3) { _ in Text(\"A\") } }",
      "VStack { Text(\"A\") + Text(\"B\") }", "VStack { Text(\"**A** B\") }",
      "Grid { GridRow { Text(\"A\"); Text(\"B\") } }", "LazyVGrid(columns: []) { Text(\"A\"); Text(\"B\") }",
      "VStack { if isOn { Text(\"A\") } else { Text(\"B\") } }",
      "ViewThatFits { Text(\"A\"); Text(\"B\") }", "ZStack { Text(\"A\"); Text(\"B\") }",
      "Text(\"A\").overlay { Text(\"B\") }", "Text(\"A\").background { Text(\"B\") }",
      "Text(\"A\").sheet(isPresented: .constant(true)) { Text(\"B\") }",
      "TabView { Text(\"A\"); Text(\"B\") }", "VStack { Text(\"A\"); Text(\"[B](https://b.example)\") }",
    ])
  func notCompared(_ body: String) {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { @State private var isOn = false\nvar body: some View {\n\(body)\n} }")
    #expect(look.pairs == [], "\(look.dump)")
  }

  @Test(
    "S-132: what heads parts of its own is parted from what comes after these",
    arguments: [
      ("VStack { VStack { Text(\"A\"); Button(\"x\") {} }; VStack { Text(\"B\"); Button(\"y\") {} } }", true),
      ("VStack { VStack { Text(\"A\"); Button(\"x\") {} }; Text(\"B\") }", true),
      ("VStack { Text(\"A\"); VStack { Button(\"x\") {}; Text(\"B\") } }", true),
      ("VStack { VStack { Text(\"A\"); HStack { Button(\"x\") {} } }; HStack { Text(\"B\") } }", true),
      ("VStack { Text(\"A\"); Divider(); Text(\"B\") }", true),
      ("VStack { Text(\"A\"); Rectangle().fill(Color.gray).frame(height: 1); Text(\"B\") }", true),
      ("VStack { Text(\"A\"); Color.gray.frame(maxWidth: .infinity).frame(height: 0.5); Text(\"B\") }", true),
      ("VStack { Text(\"A\"); Color.clear.frame(height: 1); Text(\"B\") }", false),
      ("VStack { Text(\"A\"); Rectangle().frame(height: 40); Text(\"B\") }", false),
      ("VStack { HStack { Text(\"A\"); Button(\"x\") {} }; Text(\"B\") }", false),
      ("VStack { Text(\"A\"); HStack { Button(\"x\") {}; Text(\"B\") } }", false),
      ("VStack { VStack { Text(\"A\") }; VStack { Text(\"B\"); Button(\"x\") {} } }", false),
    ])
  func parted(body: String, isParted: Bool) {
    let look = Look(body: body)
    #expect(look.scene.groups.flatMap(\.pairs).map(\.isParted) == [isParted], "\(look.dump)")
  }

  @Test(
    "S-133: an error or a warning is no level",
    arguments: [
      "Text(error)", "Text(\"\\(error)\")", "Text(error.localizedDescription)", "Text(form.lastError!)",
      "Text(Strings.duplicateWarning)", "Text(\"Login failed\")", "Text(\"Warning: low battery\")",
      "Text(\"settings.login_error\")",
    ])
  func statusTexts(_ status: String) {
    let look = Look(
      """
      import SwiftUI
      enum Strings { static var duplicateWarning: String { lookUp("add.duplicate") } }
      func lookUp(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      struct Sample: View {
        let error: Failure
        let form: LoginForm
        var body: some View { VStack { Text("A"); \(status).foregroundStyle(.red); Text("B") } }
      }
      """)
    #expect(look.pairs == ["A/B"], "\(look.dump)")
  }

  @Test("S-131: what is left of exclusive branches is compared with each of them")
  func branches() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        var body: some View {
          VStack { Text("A"); if isOn { Text("B") } else { Text("C") } }
        }
      }
      """)
    #expect(look.pairs.contains("A/B"), "\(look.dump)")
    #expect(!look.pairs.contains("B/C"))
    let trailing = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        var body: some View {
          VStack { Text("A"); if isOn { Text("B") }; Text("C") }
        }
      }
      """)
    #expect(trailing.pairs.contains("A/B"), "\(trailing.dump)")
    #expect(trailing.pairs.contains("B/C"))
  }

  @Test("S-132: instances of one view or helper are not compared with each other")
  func repeated() {
    let view = Look(
      body: "VStack { Row(); Row() }",
      declarations: "struct Row: View { var body: some View { VStack { Text(\"A\"); Text(\"B\") } } }")
    #expect(view.pairs == ["A/B"], "\(view.dump)")
    let helper = Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View { VStack { row(); row(); row() } }
        private func row() -> some View { HStack { VStack { Text("A"); Text("B") }; Spacer(); Text("C") } }
      }
      """)
    #expect(helper.pairs == ["A/B", "B=C"], "\(helper.dump)")
    let loop = Look(body: "VStack { ForEach(0..<3) { _ in VStack { Text(\"A\"); Text(\"B\") } }; Text(\"C\") }")
    #expect(loop.pairs == ["A/B"], "\(loop.dump)")
  }

  @Test("S-131: views that wrap one text each are compared")
  func wrapped() {
    let look = Look(
      body: "VStack { Title(); Detail() }",
      declarations: """
        struct Title: View { var body: some View { Text("A").font(.headline) } }
        struct Detail: View { var body: some View { Text("B").foregroundStyle(.secondary) } }
        """)
    #expect(look.pairs == ["A/B"], "\(look.dump)")
  }

  @Test("S-131: the trailing value of a row is marked")
  func trailingValue() {
    let look = Look(body: "HStack { VStack { Text(\"A\"); Text(\"B\") }; Spacer(); Text(\"C\") }")
    let marked = look.scene.groups.flatMap(\.members).filter(\.isTrailingValue).map {
      look.scene.elements[$0.element].text
    }
    #expect(marked == ["C"])
    #expect(look.scene.groups.first?.arrangement == .mixed)
  }

  @Test("S-132: columns of labels and values are not compared downwards")
  func columns() {
    let look = Look(
      body: """
        HStack {
          VStack { Text("A"); Text("B"); Text("C") }
          VStack { Text("D"); Text("E"); Text("F") }
        }
        """)
    #expect(look.pairs.allSatisfy { !$0.contains("/") }, "\(look.pairs)")
    // Columns whose lines differ are a title with a detail, twice.
    let card = Look(
      body: """
        HStack {
          VStack { Text("A").font(.headline); Text("B").foregroundStyle(.secondary) }
          Spacer()
          VStack { Text("D").font(.headline); Text("E").foregroundStyle(.secondary) }
        }
        """)
    #expect(card.pairs.contains("A/B"), "\(card.pairs)")
  }

  @Test("S-133: names, types and traits tell what part a text plays")
  func signals() {
    let look = Look(
      """
      import SwiftUI
      struct Track { var title: String; var artistName: String; var titleDate: Date; var price: Double }
      struct Sample: View {
        let track: Track
        var body: some View {
          VStack {
            Text(track.title); Text(track.titleDate, style: .date)
            Text(track.price, format: .currency(code: "EUR")); Text("x").accessibilityAddTraits(.isHeader)
          }
        }
      }
      """)
    let roles = look.scene.elements.map { Set($0.signals.map(\.role)) }
    #expect(roles == [[.title], [.metadata], [.metric], [.title]], "\(look.scene.elements.map(\.signals))")
  }

  @Test(
    "S-133: a key names what it is for, and a sentence does not",
    arguments: [
      ("profile.title", [.title]), ("profile_title", [.title]), ("We lost track of time.", []),
      ("Save_as the title", []),
    ] as [(String, [ImportanceSignal.Role])])
  func signalsOfLiterals(_ text: String, _ roles: [ImportanceSignal.Role]) {
    let look = Look(body: "Text(\"\(text)\")")
    #expect(look.scene.elements.flatMap(\.signals).map(\.role) == roles)
  }

  @Test("S-133: the name of a property tells that a constant is given for, unless it is a table of texts")
  func signalsOfConstants() {
    func roles(_ text: String) -> Set<ImportanceSignal.Role> {
      let look = Look(
        """
        import SwiftUI
        enum Words { static let headerTitle = "Attic" }
        struct Plate: View {
          let title: String
          let key: LocalizedStringKey
          let subtitle = "Subtitle"
          var body: some View { \(text) }
        }
        struct Sample: View { var body: some View { Plate(title: "Cellar", key: "Cellar") } }
        """)
      return Set(look.scene.elements.flatMap(\.signals).map(\.role))
    }
    #expect(roles("Text(title)") == [.title])
    #expect(roles("Text(self.title)") == [.title])
    #expect(roles("Text(\"Cellar\")") == [])
    #expect(roles("Text(key)") == [])
    // A text that is the word labels something else, and the names of a table say what a text is for.
    #expect(roles("Text(subtitle)") == [])
    #expect(roles("Text(Words.headerTitle)") == [])
  }
}
