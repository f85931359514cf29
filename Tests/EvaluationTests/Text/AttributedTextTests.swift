import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributed strings that the source makes: each run has what code gives it, else what the text has (S-44).
@Suite struct AttributedTextTests {
  /// A text of what the statements make; `name` is only known at run time.
  private func look(_ statements: String, modifiers: String = "", more: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let name: String
        let names: [String]
        let isLate: Bool
        func part(_ text: String) -> AttributedString {
          var part = AttributedString(text)
          part.foregroundColor = isLate ? .red : .green
          return part
        }
        func made() -> AttributedString {
          \(statements)
        }
        var body: some View { Text(made())\(modifiers) }
      }
      \(more)
      """)
  }

  @Test(
    "S-44: the colours of runs in light, systemRed #FF3B30, systemGreen #34C759, label #000000",
    arguments: [
      (#"AttributedString("a")"#, ["a": ["#000000"]]),
      (#"var a = AttributedString("a"); a.foregroundColor = .red; return a"#, ["a": ["#FF3B30"]]),
      (#"var a = AttributedString("a"); a.swiftUI.foregroundColor = .red; return a"#, ["a": ["#FF3B30"]]),
      (
        #"var a = AttributedString("a"); a.foregroundColor = .red; var b = a; b.foregroundColor = .green; return a"#,
        ["a": ["#FF3B30"]]
      ),
      (
        #"var a = AttributedString("a"); var b = AttributedString("b"); b.foregroundColor = .red; a.append(b); return a"#,
        ["a": ["#000000"], "b": ["#FF3B30"]]
      ),
      (
        #"var b = AttributedString("b"); b.foregroundColor = .red; return AttributedString("a") + b"#,
        ["a": ["#000000"], "b": ["#FF3B30"]]
      ),
      (
        #"var c = AttributeContainer(); c.foregroundColor = .red; return AttributedString("a", attributes: c)"#,
        ["a": ["#FF3B30"]]
      ),
      (
        #"AttributedString("a").mergingAttributes(AttributeContainer().foregroundColor(.red))"#, ["a": ["#FF3B30"]]
      ),
      (
        #"var a = AttributedString("a"); a.foregroundColor = .red; a.setAttributes(AttributeContainer()); return a"#,
        ["a": ["#000000"]]
      ),
      (#"part("a")"#, ["a": ["#34C759", "#FF3B30"]]),
      (
        #"var a = AttributedString("a"); if isLate { a.append(part("b")) }; return a"#,
        ["a": ["#000000"], "b": ["#FF3B30"]]
      ),
      (
        #"var a = AttributedString("a"); if let r = a.range(of: name) { a[r].foregroundColor = .red }; return a"#,
        ["a": ["#000000", "#FF3B30"]]
      ),
      (
        #"var a = AttributedString(); for _ in names { a.append(AttributedString("a")) }; return a"#, ["a": ["#000000"]]
      ),
      (
        #"var a = AttributedString("a"); for n in names { if let r = a.range(of: n) { a[r].kern = 2 } }; return a"#,
        ["a": ["#000000"]]
      ),
    ])
  func colors(_ statements: String, _ expected: [String: [String]]) {
    let look = look(statements)
    for (text, colors) in expected {
      #expect(look.foregrounds(text) == colors, "\(look.dump)")
    }
    // Runs that look alike are one element; a part that may be all of a text stands beside the rest.
    let count = statements.contains("[r].foregroundColor") ? 2 : expected.count
    #expect(look.scene.elements.filter { $0.kind == .text }.count == count, "\(look.dump)")
  }

  @Test(
    "S-44: the text of a resource is one run",
    arguments: [
      "AttributedString(String(localized: .greeting(3)))", "AttributedString(String(localized: .greeting))",
      "AttributedString(localized: .greeting)", "AttributedString(String(format: \"%d\", 3))",
    ])
  func resources(_ made: String) {
    let look = look("var a = \(made); a.foregroundColor = .red; return a")
    let placements = look.scene.elements.filter { $0.kind == .text }.flatMap(\.placements)
    #expect(placements.map { $0.readings[.light]?.foreground?.hexString } == ["#FF3B30"], "\(look.dump)")
  }

  @Test("what a run says comes before what the text says, and that before the environment")
  func precedence() {
    let made = #"var a = AttributedString("a"); a.foregroundColor = .red; return a + AttributedString("b")"#
    let look = look(made, modifiers: ".foregroundStyle(.green).font(.title)")
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#34C759"])
    #expect(look.fontWords("b") == "28 regular")
  }

  @Test("a run has its own font, backdrop and link colour")
  func otherAttributes() {
    let look = look(
      """
      var a = AttributedString("a"); a.font = .caption; a.backgroundColor = .yellow
      var b = AttributedString("b"); b.link = URL(string: "https://example.com")
      return a + b
      """)
    #expect(look.fontWords("a") == "12 regular", "\(look.dump)")
    // systemYellow in light.
    #expect(look.backgrounds("a") == ["#FFCC00"])
    // A link takes the tint, systemBlue.
    #expect(look.foregrounds("b") == ["#007AFF"])
  }

  @Test("a loop adds the runs of one turn, whatever they say")
  func loops() {
    let look = look(
      """
      var all = AttributedString()
      for name in names {
        all.append(part(name))
        all.append(AttributedString(", "))
        if isLate { continue }
        all += AttributedString("b")
      }
      return all
      """)
    let unknown = look.scene.elements.filter { $0.text == nil && $0.kind == .text }
    let colors = unknown.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#34C759", "#FF3B30"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#000000"])
  }

  @Test("a plain text of the running program is in the colour around it")
  func runTimeText() {
    let look = look("AttributedString(name)", modifiers: ".foregroundStyle(.red)")
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#FF3B30"], "\(look.dump)")
  }

  @Test(
    "S-43: of Markdown of the running program a piece may be a link, in the tint, and the rest is in the colour around",
    arguments: [
      #"var a = (try? AttributedString(markdown: name)) ?? AttributedString(name); a.kern = 2; return a"#,
      """
      var a = (try? AttributedString(markdown: name)) ?? AttributedString(name)
      for run in a.runs where run.attributes.link != nil { a[run.range].underlineStyle = .single }
      return a
      """,
      #"try! AttributedString(markdown: "see [\(name)](https://example.org)")"#,
    ])
  func runTimeMarkdown(_ statements: String) {
    let look = look(statements, modifiers: ".foregroundStyle(.red)")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(Set(readings.compactMap { $0.foreground?.hexString }) == ["#FF3B30", "#007AFF"], "\(look.dump)")
    let links = readings.filter { $0.foreground?.hexString == "#007AFF" }
    #expect(links.allSatisfy { !$0.isCertain })
  }

  @Test(
    "S-43: Markdown that only a number fills in holds no link",
    arguments: ["**\\(names.count)** new", "_\\(names.count, specifier: \"%d\")_"])
  func numberInMarkdown(_ text: String) {
    let look = look("try! AttributedString(markdown: \"\(text)\")", modifiers: ".foregroundStyle(.red)")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(Set(readings.compactMap { $0.foreground?.hexString }) == ["#FF3B30"], "\(look.dump)")
  }

  @Test("S-43: a link in Markdown takes the tint, systemBlue #007AFF")
  func markdownLink() {
    let look = look(#"try! AttributedString(markdown: "see [here](https://example.org)")"#)
    #expect(look.foregrounds("see ") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("here") == ["#007AFF"])
  }

  @Test(
    "what UIKit makes an attributed string from has the same runs, once",
    arguments: [
      #"AttributedString(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))"#,
      """
      let all = NSMutableAttributedString()
      all.append(NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
      return AttributedString(all)
      """,
    ])
  func platformText(_ statements: String) {
    let look = look(statements)
    #expect(look.foregrounds("a") == ["#FF0000"], "\(look.dump)")
    #expect(look.scene.elements.count == 1)
    // Without a font of its own it is in that of the text around.
    #expect(look.font("a")?.scales == true)
  }

  @Test("what is made at run time stays unknown")
  func unknown() {
    let look = look(
      #"var a = (try? AttributedString(contentsOf: url)) ?? AttributedString("a"); a.kern = 2; return a"#)
    let reasons = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.undecided?.reason }
    #expect(reasons == [.runtimeValue], "\(look.dump)")
  }

  @Test("a colour of the platform is known by its name alone")
  func platformColors() {
    let look = look(#"var a = AttributedString("a"); a.uiKit.foregroundColor = .systemRed; return a"#)
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("runs of one function keep the colours that it is called with")
  func oneFunction() {
    let look = look(
      "return colored(name, .red) + colored(String(name.prefix(2)), .green)",
      more: """
        extension Sample {
          func colored(_ text: String, _ color: Color) -> AttributedString {
            var part = AttributedString(text)
            part.foregroundColor = color
            return part
          }
        }
        """)
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(Set(colors) == ["#FF3B30", "#34C759"], "\(look.dump)")
  }

  @Test("a state that is empty at first shows what nobody knows")
  func states() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var text = AttributedString()
        var body: some View { Text(text).onAppear { text = AttributedString(loaded) } }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.map { $0.undecided != nil } == [true], "\(look.dump)")
  }

  @Test(
    "S-44: what one range gets at several places it has together",
    arguments: [
      "if let r = a.range(of: name) { a[r].foregroundColor = .white; a[r].backgroundColor = .black }",
      "a[a.range(of: name)!].foregroundColor = .white; a[a.range(of: name)!].backgroundColor = .black",
    ])
  func ranges(_ edits: String) {
    let look = look("var a = AttributedString(\"a\"); \(edits); return a")
    let pairs = Set(look.readings("a").map { "\($0.foreground?.hexString ?? "?") \($0.background?.hexString ?? "?")" })
    #expect(pairs == ["#000000 #FFFFFF", "#FFFFFF #000000"], "\(look.dump)")
  }

  @Test("S-44: what two ranges get may meet or not")
  func twoRanges() {
    let look = look(
      """
      var a = AttributedString("a")
      a[a.range(of: name)!].foregroundColor = .white
      a[a.range(of: names[0])!].backgroundColor = .black
      return a
      """)
    let pairs = Set(look.readings("a").map { "\($0.foreground?.hexString ?? "?") \($0.background?.hexString ?? "?")" })
    #expect(
      pairs == ["#000000 #FFFFFF", "#FFFFFF #FFFFFF", "#000000 #000000", "#FFFFFF #000000"], "\(look.dump)")
  }

  @Test("S-42: what Markdown of an attributed string marks as strong is bold")
  func strong() {
    let look = look(#"(try? AttributedString(markdown: "a **b**")) ?? AttributedString("c")"#)
    #expect(look.fontWords("a ") == "17 regular", "\(look.dump)")
    #expect(look.fontWords("b") == "17 semibold as-bold")
  }

  /// A text that a view's state holds, which functions of the view set.
  private func look(setting functions: String, task: String = "load()") -> Look {
    Look(
      """
      import SwiftUI
      struct Journal: View {
        @State private var lines = AttributedString()
        let entries: [String]
        let isLate: Bool
        var body: some View { Text(lines).task { \(task) } }
        func ink() -> UIColor { isLate ? .systemRed : .systemGreen }
        \(functions)
      }
      """)
  }

  @Test(
    "S-44: state that functions of the type set is what they leave it with; systemRed #FF3B30, systemGreen #34C759",
    arguments: [
      """
      func load() {
        let all = NSMutableAttributedString()
        for entry in entries { all.append(NSAttributedString(string: entry, attributes: [.foregroundColor: ink()])) }
        lines = AttributedString(all)
      }
      """,
      """
      func load() {
        guard !entries.isEmpty else { return }
        var part = AttributedString(entries[0])
        part.foregroundColor = isLate ? .red : .green
        lines.append(part)
      }
      """,
    ])
  func state(_ functions: String) {
    let look = look(setting: functions)
    let inks = Set(look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString })
    #expect(inks == ["#FF3B30", "#34C759"], "\(look.dump)")
    #expect(look.scene.elements.flatMap(\.placements).allSatisfy { $0.readings[.light]?.undecided == nil })
  }

  @Test(
    "S-44: state that anything else sets is not known",
    arguments: [
      ("func load() {}", "lines = AttributedString(\"x\")"),
      ("func load() { Task { lines = AttributedString(entries[0]) } }", "load()"),
      ("func load() { lines = AttributedString(entries[0]) }", "load(); lines.foregroundColor = .red"),
    ])
  func unknownState(_ functions: String, task: String) {
    let look = look(setting: functions, task: task)
    #expect(
      look.scene.elements.flatMap(\.placements).contains { $0.readings[.light]?.undecided != nil }, "\(look.dump)")
  }

  @Test("S-44: an attribute comes from where it is written in the dictionary, and each colour from what makes it")
  func attributesOfTheirOwn() {
    let source = """
      import SwiftUI
      import UIKit
      struct Sample: View {
        let isGood: Bool
        var body: some View { Text(AttributedString(made)) }
        var made: NSAttributedString {
          NSAttributedString(string: "entry", attributes: [
            .kern: 1,
            .foregroundColor: color(isGood),
          ])
        }
        func color(_ isGood: Bool) -> UIColor {
          if isGood {
            return .systemGreen
          }
          return .systemRed
        }
      }
      """
    let styles = Look(source).placements("entry").map(\.foreground)
    #expect(styles.compactMap(\.range?.line) == [9, 9])
    #expect(styles.compactMap(\.definition?.line).sorted() == [14, 16])
    #expect(styles.map(\.isNamed) == [true, true])
  }

  private func noted(_ text: String, _ note: String = "var note: AttributedString { marked }") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        \(note)
        var marked: AttributedString {
          var text = AttributedString("soon")
          text.foregroundColor = .red
          text.font = .caption
          return text
        }
        var body: some View { \(text).foregroundStyle(.blue) }
      }
      """)
  }

  @Test("S-41, S-44: an attributed string in a literal has its own attributes, the words around it those of the text")
  func interpolated() {
    let look = noted(#"Text("due \(note)")"#)
    // systemRed and systemBlue; a caption has 12 pt, body 17 (S-16).
    #expect(look.foreground("soon") == "#FF3B30" && look.fontWords("soon") == "12 regular", "\(look.dump)")
    #expect(look.foreground("due ") == "#007AFF" && look.fontWords("due ") == "17 regular")
    // A string has no attributes.
    let plain = noted(#"Text(verbatim: "due \(note)")"#)
    #expect(plain.scene.elements.count == 1 && plain.elements("soon").isEmpty, "\(plain.dump)")
  }

  @Test("S-44: of an attributed string that is not known the words around it tell nothing")
  func unknownInterpolated() {
    let look = noted(#"Text("due \(note)")"#, "let note: AttributedString")
    #expect(look.foreground("due ") == "#007AFF", "\(look.dump)")
    let others = look.scene.elements.filter { $0.text == nil }.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(others.count == 1 && others.allSatisfy { $0.undecided != nil })
  }
}
