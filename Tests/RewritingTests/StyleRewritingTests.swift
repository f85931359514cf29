import Findings
import PlatformStyles
import Rewriting
import Scene
import TestSupport
import Testing

@Suite("A style is replaced")
struct StyleRewritingTests {
  @Test(
    "by a level as the code around takes it",
    arguments: [
      (
        "let v = Text(name).foregroundStyle(«.gray») // quiet",
        "let v = Text(name).foregroundStyle(.secondary) // quiet"
      ),
      ("let v = Text(name).foregroundColor( «Color.gray» )", "let v = Text(name).foregroundColor( Color.secondary )"),
      ("var tone: Color { «.gray» }", "var tone: Color { .secondary }"),
      ("func tone() -> UIColor { return «.gray» }", "func tone() -> UIColor { return .secondaryLabel }"),
      ("func set() { label.textColor = «.gray» }", "func set() { label.textColor = .secondaryLabel }"),
      ("let v = Text(name).foregroundColor(«.gray»)", "let v = Text(name).foregroundColor(.secondary)"),
      (
        "func set() { layer.borderColor = «UIColor.gray.cgColor» }",
        "func set() { layer.borderColor = UIColor.secondaryLabel.cgColor }"
      ),
      (
        "func set() { layer.borderColor = «isOn ? UIColor.red.cgColor : UIColor.gray.cgColor» }",
        "func set() { layer.borderColor = isOn ? UIColor.red.cgColor : UIColor.secondaryLabel.cgColor }"
      ),
      (
        "func set() { layer.borderColor = «(isOn ? UIColor.red : UIColor.gray).cgColor» }",
        "func set() { layer.borderColor = (isOn ? UIColor.red : UIColor.secondaryLabel).cgColor }"
      ),
      ("func set() { label.textColor = «UIColor.gray» }", "func set() { label.textColor = UIColor.secondaryLabel }"),
      ("let v = row.tint(«Color.gray»)", "let v = row.tint(Color.secondary)"),
      ("let v = row.tint(«.gray»)", "let v = row.tint(Color.secondary)"),
      ("init(tone: Color = «.gray») {}", "init(tone: Color = .secondary) {}"),
      ("func set() { view.tintColor = «.gray» }", "func set() { view.tintColor = .secondaryLabel }"),
      (
        "func set() { label.textColor = «isOn ? .red : .gray» }",
        "func set() { label.textColor = isOn ? .red : .secondaryLabel }"
      ),
      (
        "#if os(iOS)\nlet v = Text(name).foregroundStyle(«.gray»)\n#endif",
        "#if os(iOS)\nlet v = Text(name).foregroundStyle(.secondary)\n#endif"
      ),
      ("let v = Text(\"🍵\").foregroundStyle(«.gray»)", "let v = Text(\"🍵\").foregroundStyle(.secondary)"),
    ])
  func level(source: String, expected: String) throws {
    #expect(try rewritten(source) { .restyle($0, from: "systemGray", to: .level(.secondary)) } == expected)
  }

  @Test(
    "by the platform's colour where a colour of the project has the level's name",
    arguments: [
      ("let v = row.border(«.gray»)", Platform.ios26, "let v = row.border(Color(uiColor: .secondaryLabel))"),
      ("let v = row.border(«.gray»)", .macos, "let v = row.border(Color(nsColor: .secondaryLabelColor))"),
      ("var tone: Color { «.gray» }", .ios26, "var tone: Color { Color(uiColor: .secondaryLabel) }"),
      ("let v = Text(name).foregroundStyle(«.gray»)", .ios26, "let v = Text(name).foregroundStyle(.secondary)"),
    ])
  func takenName(source: String, platform: Platform, expected: String) throws {
    #expect(
      try rewritten(source, platform: platform, ownLevels: [.secondary]) {
        .restyle($0, from: "systemGray", to: .level(.secondary))
      } == expected)
  }

  @Test("and refused where the platforms that compile it name that one differently")
  func takenNameOfSeveral() throws {
    #expect(throws: Refusal("'Color.secondary' is a colour of the project")) {
      try rewritten("let v = row.border(«.gray»)", others: ["macOS"], ownLevels: [.secondary]) {
        .restyle($0, from: "systemGray", to: .level(.secondary))
      }
    }
  }

  @Test("by a label colour of AppKit")
  func appKit() throws {
    let source = "func set() { label.textColor = «.gray» }"
    #expect(
      try rewritten(source, platform: .macos) { .restyle($0, from: "systemGray", to: .level(.secondary)) }
        == "func set() { label.textColor = .secondaryLabelColor }")
  }

  @Test("in the branch that gives it")
  func branch() throws {
    let source = "let v = Text(name).foregroundStyle(«isLate ? .red : isNew ? Color.gray : .primary»)"
    let expected = "let v = Text(name).foregroundStyle(isLate ? .red : isNew ? Color.secondary : .primary)"
    #expect(try rewritten(source) { .restyle($0, from: "systemGray", to: .level(.secondary)) } == expected)
  }

  @Test("by a token, a faded label, and a colour of its own")
  func others() throws {
    let source = "let v = Text(name).foregroundStyle(«.gray»)"
    func style(_ style: Remedy.Style) throws -> String {
      try rewritten(source) { .restyle($0, from: "systemGray", to: style) }
    }
    #expect(try style(.token("Palette.ink")) == "let v = Text(name).foregroundStyle(Palette.ink)")
    #expect(try style(.fadedLabel(0.65)) == "let v = Text(name).foregroundStyle(Color.primary.opacity(0.65))")
    #expect(try style(.color(.pair("#000000", "#000000"))) == "let v = Text(name).foregroundStyle(.black)")
    // 0x33 is 51, and 51 / 255 is 0.2.
    #expect(
      try style(.color(.pair("#330000", "#FFFFFF"))).onOneLine
        == "let v = Text(name).foregroundStyle(Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark"
        + " ? UIColor.white : UIColor(red: 0.2, green: 0.0, blue: 0.0, alpha: 1) }))")
  }

  @Test(
    "nowhere that it can't be told what would happen",
    arguments: [
      ("let v = Chip(tone: «.gray»)", "the code around does not tell which type is needed"),
      (
        "func set() { layer.backgroundColor = «CGColor(gray: 0.5, alpha: 1)» }",
        "the code around does not tell which type is needed"
      ),
      ("let v = Text(name).foregroundStyle(«tone»)", "the colour is computed by 'tone'"),
      ("let v = Text(name).foregroundStyle(«tone(of: item)»)", "the colour is computed by 'tone(of: item)'"),
      ("let v = Text(name).foregroundStyle(«item.tone»)", "the colour is computed by 'item.tone'"),
      (
        "let v = Text(name).foregroundStyle(«tone {\n  item.level\n}»)",
        "the colour is computed by 'tone { item.level }'"
      ),
      (
        "let v = Text(name).foregroundStyle(«tone(of: aVeryLongItemName, in: aVeryLongSchemeName, at: aLevel)»)",
        "the colour is computed by 'tone(of: aVeryLongItemName, in: aVeryLongSchemeName, at: aL…'"
      ),
      ("let v = #stringify(Text(name).foregroundStyle(«.gray»))", "the code is an argument of a macro"),
      ("let s = \"\\(Text(name).foregroundStyle(«.gray»))\"", "the code stands in a string"),
      ("let s = \"Text(name).foregroundStyle(«.gray»)\"", "the code there is no expression of its own"),
      ("let v = Text(name).foregroundStyle(«.gray»", "the file can't be parsed"),
      ("// Generated by a tool\nlet v = Text(name).foregroundStyle(«.gray»)", "the file is generated"),
      (
        "let v = Text(name).foregroundStyle(«isOn ? a : b»)",
        "it can't be told which of the branches gives systemGray"
      ),
      (
        "let v = Text(name).foregroundStyle(«isOn ? Color.gray : Color.secondary»)", "another branch gives that already"
      ),
    ])
  func refusals(source: String, expected: String) throws {
    #expect(try refusal(source) { .restyle($0, from: "systemGray", to: .level(.secondary)) } == expected)
  }

  @Test(
    "by the system's background",
    arguments: [
      ("func paint() { backgroundColor = «isOn ? .red : .white» }", ".systemBackground"),
      ("func paint() { cell.backgroundColor = «UIColor.white» }", "UIColor.systemBackground"),
      ("let v = row.background(«Color.white»)", "Color(uiColor: .systemBackground)"),
    ])
  func background(source: String, expected: String) throws {
    let after = try rewritten(source) { .restyle($0, from: "white", to: .background) }
    #expect(after.contains(expected) && !after.contains("white"))
  }

  @Test("in the branch of a choice that names the level, however a table calls it")
  func levelBranch() throws {
    let source = "let v = Text(name).foregroundStyle(«isLate ? Color.orange : .secondary»)"
    #expect(
      try rewritten(source) { .restyle($0, from: "secondaryLabel", to: .fadedLabel(0.65)) }
        == "let v = Text(name).foregroundStyle(isLate ? Color.orange : Color.primary.opacity(0.65))")
  }

  @Test(
    "by what the function around takes",
    arguments: [
      ("let v = AnyShapeStyle(«.gray»)", "let v = AnyShapeStyle(.secondary)"),
      (
        "func mark() {\n  func apply(_ word: String, tone: UIColor) {}\n  apply(\"if\", tone: «.systemGray»)\n}",
        "func mark() {\n  func apply(_ word: String, tone: UIColor) {}\n  apply(\"if\", tone: .secondaryLabel)\n}"
      ),
      (
        "func mark() {\n  func apply(_ word: String, _ tone: UIColor) {}\n  apply(\"if\", «.systemGray»)\n}",
        "func mark() {\n  func apply(_ word: String, _ tone: UIColor) {}\n  apply(\"if\", .secondaryLabel)\n}"
      ),
    ])
  func parameter(source: String, expected: String) throws {
    #expect(try rewritten(source) { .restyle($0, from: "", to: .level(.secondary)) } == expected)
  }

  @Test("by what a function elsewhere takes, where all of that name agree")
  func declared() throws {
    let source = Array("let v = Badge(tone: .gray)".utf8)
    let range = SourceRange(file: "Card.swift", line: 1, column: 21, endLine: 1, endColumn: 26)
    let change = Remedy.Change.restyle(range, from: "", to: .level(.secondary))
    var types = ParameterTypes()
    types.add("Color", label: "tone", callee: "Badge")
    let edits = try Rewriter(path: "Card.swift", bytes: source, platform: .ios26, types: types).edits(for: change)
    #expect(edits.map(\.replacement) == [".secondary"])
    types.add("Int", label: "tone", callee: "Badge")
    #expect(throws: Refusal("the code around does not tell which type is needed")) {
      try Rewriter(path: "Card.swift", bytes: source, platform: .ios26, types: types).edits(for: change)
    }
  }
}
