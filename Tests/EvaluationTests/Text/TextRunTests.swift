import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Runs of a text, Markdown in literals, links, attributed strings, redaction.
@Suite struct TextRunTests {
  @Test("S-40 to S-45: the composited foreground of each run in light", arguments: colors)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  static let colors: [Sample] = [
    Sample("S-40", #"Text("a").font(.title).foregroundColor(.red).bold().padding()"#, ["a": "#FF3B30"]),
    Sample(
      "S-41", #"(Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)"#,
      ["a": "#FF3B30", "b": "#007AFF"]),
    Sample(
      "S-41", #"Text("a").foregroundStyle(.red) + Text("b") + Text("c").foregroundStyle(.green)"#,
      ["a": "#FF3B30", "b": "#000000", "c": "#34C759"]),
    Sample("S-41", #"Text("b \(Text("a").foregroundStyle(.red))").foregroundStyle(.blue)"#, ["a": "#FF3B30"]),
    Sample(
      "S-41", #"title + Text("b")"#,
      with: #"extension Sample { var title: Text { Text("a").foregroundColor(.green) } }"#,
      ["a": "#34C759", "b": "#000000"]),
    Sample("S-43", #"Text("[a](https://example.com)").foregroundStyle(.red)"#, ["a": "#007AFF"]),
    Sample("S-43", #"Text("[a](https://example.com)").tint(.green)"#, ["a": "#34C759"]),
    Sample("S-42, S-43", #"Text(.init("[a](https://example.com)")).tint(.green)"#, ["a": "#34C759"]),
    Sample(
      "S-41", #"[Text("a").foregroundStyle(.red), Text("b")].reduce(Text(""), +)"#, ["a": "#FF3B30", "b": "#000000"]),
    Sample(
      "S-41", #"[Text("a").foregroundStyle(.red), Text("b")].reduce(Text("")) { $0 + $1 }"#,
      ["a": "#FF3B30", "b": "#000000"]),
    Sample("S-45", #"Text(Image(systemName: "star")).foregroundColor(.red)"#, ["star": "#FF3B30"]),
    Sample("S-45", #"Text("b \(Image(systemName: "star"))").foregroundColor(.red)"#, ["star": "#FF3B30"]),
    Sample("S-45", #"Text("\(Image(systemName: "star")) b").foregroundColor(.red)"#, ["star": "#FF3B30"]),
  ]

  @Test(
    "S-45 What evaluates to an image is one, and no words",
    arguments: [
      "Text(isOn ? star : moon)", #"Text("\(isOn ? star : moon)")"#, "Text(phase.image)", #"Text("\(phase.image)")"#,
      "if let image = phase.optional { Text(image) }",
    ])
  func images(_ statement: String) {
    let look = Look(
      """
      import SwiftUI
      enum Phase {
        case day, night
        var image: Image { switch self { case .day: Image(systemName: "star"); case .night: Image(systemName: "moon") } }
        var optional: Image? { self == .day ? Image(systemName: "star") : nil }
      }
      struct Sample: View {
        let phase: Phase
        @State private var isOn = false
        let star = Image(systemName: "star")
        let moon = Image(systemName: "moon")
        var body: some View { VStack { \(statement) }.foregroundStyle(.red) }
      }
      """)
    #expect(look.foregrounds("star") == ["#FF3B30"], "\(look.dump)")
    #expect(look.scene.elements.allSatisfy { $0.kind == .symbol }, "\(look.dump)")
  }

  @Test("S-45 An image that is not known is no text")
  func unknownImage() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let image: Image
        var body: some View { VStack { Text(image); Text("\\(image)"); Text("\\(image) words") } }
      }
      """)
    #expect(look.texts == [" words"], "\(look.dump)")
  }

  @Test("S-143 A text of a binding that is not followed stays undecided")
  func unfollowedArgument() {
    let look = Look(
      """
      import SwiftUI
      struct Ticket { var title: String }
      func first(of tickets: [Ticket]) -> Binding<Ticket> { Binding<Ticket> { tickets[0] } set: { _ in } }
      struct Row: View {
        @Binding var ticket: Ticket
        var body: some View { Text(ticket.title) }
      }
      struct Page: View {
        let tickets: [Ticket]
        var body: some View { Row(ticket: first(of: tickets)) }
      }
      """)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test("S-42 Markdown is read in literals alone", arguments: fonts)
  func markdown(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, words) in sample.expected {
      #expect(look.fontWords(text) == words, "\(look.dump)")
    }
  }

  static let fonts: [Sample] = [
    Sample("S-42", #"Text("**a** b")"#, ["a": "17 semibold as-bold", " b": "17 regular"]),
    Sample("S-42", #"Text("__a__")"#, ["a": "17 semibold as-bold"]),
    Sample("S-42", #"Text("*a*")"#, ["a": "17 regular"]),
    Sample("S-42", #"Text("x `a` ~~b~~")"#, ["x a b": "17 regular"]),
    Sample("S-42", #"Text("2 * 3 = 6, snake_case_name")"#, ["2 * 3 = 6, snake_case_name": "17 regular"]),
    Sample("S-42", #"Text("***a***")"#, ["a": "17 semibold as-bold"]),
    Sample("S-42", #"Label("**a**", systemImage: "star").labelStyle(.titleOnly)"#, ["a": "17 semibold as-bold"]),
    Sample("S-42", #"Button("**a**") {}"#, ["a": "17 semibold as-bold"]),
    Sample("S-42", #"Text(verbatim: "**a**")"#, ["**a**": "17 regular"]),
    Sample("S-42", #"Text(line)"#, with: #"let line = "**a**""#, ["**a**": "17 regular"]),
    Sample("S-42", #"Text(line)"#, with: #"let line: LocalizedStringKey = "**a**""#, ["a": "17 semibold as-bold"]),
    Sample("S-42", #"Text("**a** b").font(.title)"#, ["a": "28 bold as-bold", " b": "28 regular"]),
    Sample("S-41", #"Text("a").bold() + Text("b").font(.caption)"#, ["a": "17 semibold as-bold", "b": "12 regular"]),
  ]

  @Test("S-41 runs are elements of their own, and no comparison group")
  func runs() {
    let look = Look(
      body: #"VStack { Text("a").foregroundColor(.red) + Text("b").foregroundColor(.gray); Text("**c** d") }"#)
    #expect(look.texts.count == 4, "\(look.dump)")
    #expect(Set(look.scene.elements.map(\.id)).count == 4)
    for group in look.scene.groups {
      for pair in group.pairs {
        let texts = [pair.upper, pair.lower].map { look.scene.elements[group.members[$0].element].text ?? "" }
        #expect(texts != ["a", "b"])
        #expect(texts != ["c", " d"])
      }
    }
  }

  @Test(
    "S-44 an attributed string of the running program has runs that nobody knows",
    arguments: [
      "let line: AttributedString",
      #"var line: AttributedString { try! AttributedString(contentsOf: url) }"#,
      #"var line: AttributedString { var s = AttributedString("x"); mark(&s); return s }"#,
    ])
  func attributed(_ declaration: String) {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { \(declaration)\n var body: some View { Text(line).foregroundStyle(.yellow) } }"
    )
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty)
    #expect(readings.allSatisfy { $0.undecided != nil && $0.ratio == nil }, "\(look.dump)")
  }

  @Test("S-46 redacted content is drawn as blocks, except where it is unredacted")
  func redacted() {
    let look = Look(
      body:
        #"VStack { Text("a"); Text("b").unredacted(); VStack { Text("c") }.redacted(reason: []) }.redacted(reason: .placeholder)"#
    )
    #expect(look.texts == ["b"], "\(look.dump)")
  }

  @Test("S-46, S-58 content redacted while loading is judged on the other path")
  func redactedByCondition() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let busy: Bool\n var body: some View { VStack { Text(\"a\"); Text(\"b\").unredacted() }.redacted(reason: busy ? .placeholder : []) } }"
    )
    #expect(look.conditions("a") == ["!busy"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#000000"])
  }

  @Test("S-1 a text of the running program is an element without literal text")
  func dynamicText() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let name: String\n var body: some View { VStack { Text(name).foregroundStyle(.red); Text(\"Hi \\(name)\") } } }"
    )
    #expect(look.scene.elements.map(\.kind) == [.text, .text], "\(look.dump)")
    #expect(look.scene.elements.allSatisfy { $0.text == nil })
    #expect(look.scene.elements.first?.placements.first?.readings[.light]?.foreground?.hexString == "#FF3B30")
  }

  @Test(
    "S-61c texts that describe or are drawn by the system are no elements",
    arguments: [
      #"Text("a").accessibilityLabel(Text("x"))"#, #"Text("a").accessibilityValue("x").accessibilityHint(Text("x"))"#,
      #"Text("a").help(Text("x"))"#, #"Text("a").alert("x", isPresented: .constant(true)) { Button("x") {} }"#,
      #"Text("a").confirmationDialog("x", isPresented: .constant(true)) { Button("x") {} } message: { Text("x") }"#,
      #"Text("a").searchable(text: .constant(""), prompt: Text("x"))"#, #"Text("a").contextMenu { Button("x") {} }"#,
      #"VStack { Text("a"); Label("x", systemImage: "star").labelStyle(.iconOnly) }"#,
      #"VStack { Text("a"); Toggle("x", isOn: .constant(true)).labelsHidden() }"#,
    ])
  func noContent(_ body: String) {
    let look = Look(body: body)
    let judged = look.scene.elements.filter { $0.text == "x" && $0.placements.contains { $0.exemption == nil } }
    #expect(judged.isEmpty, "\(look.dump)")
    #expect(look.foreground("a") == "#000000")
  }

  @Test("S-61c previews are no roots")
  func previews() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View { var body: some View { Text("a") } }
      #Preview { Text("x") }
      struct Sample_Previews: PreviewProvider { static var previews: some View { VStack { Sample(); Text("y") }.background(.red) } }
      """)
    #expect(look.texts == ["a"])
    #expect(look.background("a") == "#FFFFFF", "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "S-44: an attributed string is in colours of the project where the file sets the colour of a run",
    arguments: [
      ("", false), ("func mark() -> AttributedString { var run = AttributedString(\"!\"); return run }", false),
      ("func mark(_ run: inout AttributedString) { run.foregroundColor = .red }", true),
      ("let loud: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]", true),
      ("struct Other: View { var body: some View { Text(\"o\").foregroundColor(.red) } }", false),
    ])
  func attributedString(code: String, isColored: Bool) {
    let look = Look(
      "import SwiftUI\nstruct Memo: View { let note: AttributedString\n var body: some View { Text(note) } }\n"
        + code)
    let memo = look.scene.elements.first { $0.view == "Memo" }
    #expect(memo?.placements.map(\.foreground.form) == [.unknown], "\(look.dump)")
    #expect(memo?.placements.map(\.foreground.isProjectStyle) == [isColored])
  }

  @Test("S-101: a mark between texts is decoration, and no level of them")
  func separators() {
    let look = Look(
      body: """
        HStack {
          Text("a")
          Text("•")
          Text("b")
          Text(" | ")
          Text("-")
          Text("·a")
        }
        """)
    for mark in ["•", " | "] { #expect(look.exemptions(mark) == [.decorative], "\(look.dump)") }
    // A hyphen may stand for a value that is missing.
    for text in ["a", "b", "-", "·a"] { #expect(look.exemptions(text).isEmpty, "\(look.dump)") }
    let members = look.scene.groups.flatMap(\.members).compactMap { look.scene.elements[$0.element].text }
    #expect(members == ["a", "b", "-", "·a"])
  }

  @Test(
    "S-42: attributes of grammar are no links",
    arguments: [
      (#"Text("^[3 items](inflect: true) left")"#, ["3 items left"]),
      (#"Text("^[3 **items**](inflect: true)")"#, ["3 ", "items"]),
      (#"Text("2^[3]")"#, ["2^[3]"]),
    ])
  func grammar(_ body: String, _ texts: [String]) {
    let look = Look(body: "\(body).foregroundStyle(.white)")
    #expect(look.texts == texts, "\(look.dump)")
    for text in texts { #expect(look.foregrounds(text) == ["#FFFFFF"]) }
  }
}
