import Findings
import PlatformStyles
import Rewriting
import Scene
import TestSupport
import Testing

@Suite("A text gets a modifier")
struct ModifierRewritingTests {
  @Test(
    "behind those that act on the text, in the form they have",
    arguments: [
      (
        "let v = «Text(a)».font(.caption).padding()",
        "let v = Text(a).font(.caption).foregroundStyle(.secondary).padding()"
      ),
      (
        "VStack {\n  «Text(a)»\n    .font(.caption)\n    .padding()\n}\n",
        "VStack {\n  Text(a)\n    .font(.caption)\n    .foregroundStyle(.secondary)\n    .padding()\n}\n"
      ),
      ("VStack {\n  «Text(a)»\n}\n", "VStack {\n  Text(a)\n    .foregroundStyle(.secondary)\n}\n"),
      ("VStack {\n\t«Text(a)»\n}\n", "VStack {\n\tText(a)\n\t\t.foregroundStyle(.secondary)\n}\n"),
      ("VStack {\r\n    «Text(a)»\r\n}", "VStack {\r\n    Text(a)\r\n        .foregroundStyle(.secondary)\r\n}"),
      ("VStack { «Text(a)» }", "VStack { Text(a).foregroundStyle(.secondary) }"),
      (
        "VStack {\n  «Text(a)» // name\n    .padding()\n}",
        "VStack {\n  Text(a) // name\n    .foregroundStyle(.secondary)\n    .padding()\n}"
      ),
      ("VStack {\n  «Text(a)» // name\n}", "VStack {\n  Text(a) // name\n    .foregroundStyle(.secondary)\n}"),
      (
        "VStack {\n  «Text(a)»\n    .font(.body) /* as the title */\n}",
        "VStack {\n  Text(a)\n    .font(.body) /* as the title */\n    .foregroundStyle(.secondary)\n}"
      ),
      (
        "VStack {\n  «Text(a)».font(.body) // name\n}",
        "VStack {\n  Text(a).font(.body).foregroundStyle(.secondary) // name\n}"
      ),
      ("VStack { «Text(a)» /* name */ }", "VStack { Text(a).foregroundStyle(.secondary) /* name */ }"),
    ])
  func style(source: String, expected: String) throws {
    #expect(try rewritten(source) { .addStyle($0, .level(.secondary)) } == expected)
  }

  @Test(
    "in the place of its opacity, which goes where there is a style",
    arguments: [
      (
        "VStack {\n  Text(a)\n    .font(.body)\n    .opacity(«0.6»)  // quiet\n    .padding()\n}",
        "VStack {\n  Text(a)\n    .font(.body)\n    .foregroundStyle(.secondary)  // quiet\n    .padding()\n}",
        "VStack {\n  Text(a)\n    .font(.body)  // quiet\n    .padding()\n}"
      ),
      (
        "let v = Text(a).lineLimit(2).opacity(«Self.dim»)",
        "let v = Text(a).lineLimit(2).foregroundStyle(.secondary)",
        "let v = Text(a).lineLimit(2)"
      ),
    ])
  func opacity(source: String, styled: String, bare: String) throws {
    #expect(try rewritten(source) { .replaceOpacity($0, by: .level(.secondary)) } == styled)
    #expect(try rewritten(source) { .replaceOpacity($0, by: nil) } == bare)
  }

  @Test("but not where more than the text may be faded")
  func opacityOfMore() throws {
    func reason(_ source: String) throws -> String? { try refusal(source) { .replaceOpacity($0, by: nil) } }
    #expect(
      try reason("let v = Text(a).background(.red).opacity(«0.6»)") == "the opacity may fade more than the text")
    #expect(try reason("let v = row.opacity(«0.6»)") == "a modifier can only be put on a 'Text'")
    #expect(try reason("label.alpha = «0.6»") == "the opacity is no modifier of a text")
  }

  @Test("in the place of one of its kind")
  func replaced() throws {
    #expect(
      try rewritten("let v = «Text(a)».font(.body) .bold()") { .setTextStyle($0, .footnote) }
        == "let v = Text(a).font(.footnote) .bold()")
    #expect(
      try rewritten("let v = «Text(a)».font(.body).bold().padding()") { .setWeight($0, .semibold) }
        == "let v = Text(a).font(.body).fontWeight(.semibold).padding()")
  }

  @Test(
    "or in its font, where that says the same",
    arguments: [
      ("«Text(a)».font(.caption2.weight(.medium))", "Text(a).font(.caption2.weight(.semibold))"),
      ("«Text(a)».font(.system(size: 12, weight: .light))", "Text(a).font(.system(size: 12, weight: .semibold))"),
      ("«Text(a)».font(.caption2)", "Text(a).font(.caption2).fontWeight(.semibold)"),
    ])
  func weight(source: String, expected: String) throws {
    #expect(try rewritten("let v = \(source)") { .setWeight($0, .semibold) } == "let v = \(expected)")
  }

  @Test("and what a font adds to its style stays")
  func textStyle() throws {
    #expect(
      try rewritten("let v = «Text(a)».font(.body.weight(.medium).monospacedDigit())") { .setTextStyle($0, .footnote) }
        == "let v = Text(a).font(.footnote.weight(.medium).monospacedDigit())")
  }

  @Test("that the view chooses by its scheme, with the accent where that stays")
  func adaptiveTint() throws {
    let source = """
      struct Cart: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Button(action: buy) { «Text(a)» } }
      }
      """
    let color = Remedy.AdaptiveColor.pair(nil, "#3366CC")
    let kept = Remedy.AdaptiveColor(color.values, kept: [.light, .lightIncreased])
    let tint = ".tint(scheme == .dark ? Color(red: 0.2, green: 0.4, blue: 0.8) : Color.accentColor)"
    #expect(try rewritten(source) { .setTint($0, kept) }.onOneLine.contains("Button(action: buy) { Text(a) }\(tint) }"))
    #expect(try refusal("let v = Button(action: buy) { «Text(a)» }") { .setTint($0, kept) } == "one tint is not enough")
  }

  // 0x33 is 51 and 51 / 255 is 0.2; 0x66 is 102, 0.4; 0xCC is 204, 0.8.
  @Test(
    "or its button does, among those that say what it looks like",
    arguments: [
      (
        "Button {\n  buy()\n} label: {\n  «Text(a)»\n    .padding()\n}\n.buttonStyle(.borderedProminent)\n.padding()\n",
        "Button {\n  buy()\n} label: {\n  Text(a)\n    .padding()\n}\n.buttonStyle(.borderedProminent)\n"
          + ".tint(Color(red: 0.2, green: 0.4, blue: 0.8))\n.padding()\n"
      ),
      (
        "Button(action: buy) { «Text(a)» }.padding()",
        "Button(action: buy) { Text(a) }.tint(Color(red: 0.2, green: 0.4, blue: 0.8)).padding()"
      ),
      (
        "VStack {\n  Button {\n    buy()\n  } label: {\n    «Text(a)»\n  }\n  #if os(iOS)\n  .padding()\n  #endif\n}\n",
        "VStack {\n  Button {\n    buy()\n  } label: {\n    Text(a)\n  }\n  .tint(Color(red: 0.2, green: 0.4, blue: 0.8))\n"
          + "  #if os(iOS)\n  .padding()\n  #endif\n}\n"
      ),
      (
        "Form {\n  Button(action: buy) { «Text(a)» }\n  #if os(macOS)\n  .tint(.accentColor)\n  #endif\n}\n",
        "Form {\n  Button(action: buy) { Text(a) }\n    #if !os(macOS)\n    .tint(Color(red: 0.2, green: 0.4, blue: 0.8))\n"
          + "    #endif\n  #if os(macOS)\n  .tint(.accentColor)\n  #endif\n}\n"
      ),
    ])
  func tint(source: String, expected: String) throws {
    #expect(try rewritten(source) { .setTint($0, .pair("#3366CC", "#3366CC")) } == expected)
    #expect(
      try refusal("let v = «Text(a)».bold()") { .setTint($0, .pair("#3366CC", "#3366CC")) }
        == "the code around has no button")
  }

  @Test("which leaves the accent to the user of a Mac")
  func tintBesideMac() throws {
    let color = Remedy.AdaptiveColor.pair("#3366CC", "#3366CC")
    let source = "VStack {\n  Button {\n    buy()\n  } label: {\n    «Text(a)»\n  }\n  .padding()\n}\n"
    #expect(
      try rewritten(source, others: ["macOS"]) { .setTint($0, color) } == """
        VStack {
          Button {
            buy()
          } label: {
            Text(a)
          }
          #if !os(macOS)
          .tint(Color(red: 0.2, green: 0.4, blue: 0.8))
          #endif
          .padding()
        }

        """)
    #expect(
      try refusal("let v = Button(action: buy) { «Text(a)» }.padding()", others: ["macOS"]) { .setTint($0, color) }
        == "the modifiers share a line, so that '#if !os(macOS)' has no room")
    #expect(
      try refusal("let v = Circle().fill(«Color.accentColor»)", others: ["macOS"]) { .recolor($0, from: "", color) }
        == "on macOS the accent is the user's choice")
  }

  @Test(
    "but not beside a tint of its own",
    arguments: [
      "Button(action: buy) { «Text(a)» }.tint(.accentColor)",
      "Button(action: buy) { «Text(a)» }.padding().tint(isNew ? .red : nil)",
      "Button(action: buy) { «Text(a)» }\n#if os(iOS)\n.padding()\n.tint(.red)\n#endif\n",
      "Button(action: buy) { «Text(a)» }\n#if os(iOS)\n.padding()\n#endif\n.tint(.red)\n",
    ])
  func outerTint(source: String) throws {
    #expect(
      try refusal(source) { .setTint($0, .pair("#3366CC", "#3366CC")) } == "the button has a tint of its own")
  }

  @Test("and nothing else does")
  func refusals() throws {
    #expect(
      try refusal("let v = «Label(a, image: b)»") { .addStyle($0, .level(.secondary)) }
        == "a modifier can only be put on a 'Text'")
    #expect(
      try refusal("let v = «Text(a)».font(.body).font(.title)") { .setTextStyle($0, .footnote) }
        == "several modifiers there set this")
  }
}
