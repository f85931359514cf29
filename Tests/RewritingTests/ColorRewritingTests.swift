import ColorScience
import Findings
import PlatformStyles
import Rewriting
import Scene
import TestSupport
import Testing

@Suite("A written colour gets other numbers")
struct ColorRewritingTests {
  // 0x33 is 51 and 51 / 255 is 0.2; 0x66 is 102, 0.4; 0xCC is 204, 0.8.
  @Test(
    "in the notation that is there",
    arguments: [
      ("let c = «Color(hex: 0xAABBCC)»", "let c = Color(hex: 0x3366CC)"),
      ("let c = «Color(hex: 0xaabbcc)»", "let c = Color(hex: 0x3366cc)"),
      ("let c = «Color(\"#aabbcc\")»", "let c = Color(\"#3366cc\")"),
      ("let c = «UIColor(hex: \"AABBCC\", alpha: 1)»", "let c = UIColor(hex: \"3366CC\", alpha: 1)"),
      ("let c = «Color(red: 0.7, green: 0.7, blue: 1)»", "let c = Color(red: 0.2, green: 0.4, blue: 0.8)"),
      (
        "let c = «Color(.sRGB, red: 9/255, green: 9 / 255, blue: 9.0 / 255.0, opacity: 1)»",
        "let c = Color(.sRGB, red: 51/255, green: 102 / 255, blue: 204.0 / 255.0, opacity: 1)"
      ),
      ("let c = «rgb(0xAA, 187, 0xcc)»", "let c = rgb(0x33, 102, 0xcc)"),
      // What has the value already stays as it is written.
      ("let c = «Color(red: 0.20, green: 0, blue: 1)»", "let c = Color(red: 0.20, green: 0.4, blue: 0.8)"),
      (
        "let c = «Color(red: 51.00 / 255, green: 9 / 255, blue: 204/255)»",
        "let c = Color(red: 51.00 / 255, green: 102 / 255, blue: 204/255)"
      ),
      (
        "let c = «#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)»",
        "let c = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)"
      ),
      ("let c = «Color(white: 0.7)»", "let c = Color(red: 0.2, green: 0.4, blue: 0.8)"),
      (
        "let c = «UIColor(red: 0.7, green: 0.7, blue: 1, alpha: 1).cgColor»",
        "let c = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1).cgColor"
      ),
      ("let c = «UIColor.systemGreen.cgColor»", "let c = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1).cgColor"),
    ])
  func numbers(source: String, expected: String) throws {
    #expect(try rewritten(source) { .recolor($0, from: "", .pair("#3366CC", "#3366CC")) } == expected)
  }

  @Test(
    "for each scheme alone",
    arguments: [
      ("let c = «Color(light: 0xAAAAAA, dark: 0xBBBBBB)»", "#444444", "let c = Color(light: 0x333333, dark: 0x444444)"),
      (
        "let c = «adaptive(light: rgb(1, 2, 3), dark: rgb(4, 5, 6))»", "#040506",
        "let c = adaptive(light: rgb(51, 51, 51), dark: rgb(4, 5, 6))"
      ),
    ])
  func schemes(source: String, dark: String, expected: String) throws {
    #expect(try rewritten(source) { .recolor($0, from: "", .pair("#333333", dark)) } == expected)
  }

  @Test("and one that serves both schemes becomes a pair where it has to")
  func provider() throws {
    let source = "let c = «Color(red: 0.7, green: 0.7, blue: 0.7)»"
    #expect(
      try rewritten(source) { .recolor($0, from: "", .pair("#000000", "#FFFFFF")) }.onOneLine
        == "let c = Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor.white : UIColor.black })"
    )
    #expect(
      throws: Refusal("a colour for each scheme can't be written in code for macos"),
      performing: {
        try rewritten(source, platform: .macos) { .recolor($0, from: "", .pair("#000000", "#FFFFFF")) }
      })
  }

  @Test("and a colour of the system stays where it passes")
  func kept() throws {
    let red = try #require(Color(hex: "#CC0000"))
    var color = Remedy.AdaptiveColor([.light: red], kept: [.dark, .darkIncreased, .lightIncreased])
    // 0xCC is 204, and 204 / 255 is 0.8.
    let new = "UIColor(red: 0.8, green: 0.0, blue: 0.0, alpha: 1)"
    let source = "let v = Text(name).foregroundStyle(isLate ? «.red» : .primary)"
    #expect(
      try rewritten(source) { .recolor($0, from: "systemRed", color) }.onOneLine
        == "let v = Text(name).foregroundStyle(isLate ? Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle != .dark"
        + " && traits.accessibilityContrast != .high ? \(new) : UIColor.systemRed }) : .primary)")
    color = Remedy.AdaptiveColor([.darkIncreased: red], kept: [.light, .lightIncreased, .dark])
    #expect(
      try rewritten("let c = «UIColor.systemRed»") { .recolor($0, from: "systemRed", color) }.onOneLine
        == "let c = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high"
        + " ? \(new) : UIColor.systemRed }")
    color = Remedy.AdaptiveColor([.light: red, .lightIncreased: red], kept: [.dark, .darkIncreased])
    #expect(
      try rewritten("let c = «UIColor.systemRed»") { .recolor($0, from: "systemRed", color) }.onOneLine
        == "let c = UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor.systemRed : \(new) }")
    #expect(
      try rewritten("let v = row.background(«.red.gradient»)") { .recolor($0, from: "systemRed.gradient", color) }
        .onOneLine
        == "let v = row.background(Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor.systemRed : \(new) })"
        + ".gradient)")
  }

  @Test("and one that serves both schemes takes the form that the file has for pairs")
  func pair() throws {
    let other = "let d = adaptive(light: rgb(1, 2, 3, opacity: 1), dark: rgb(4, 5, 6, opacity: 1))\n"
    let color = Remedy.AdaptiveColor.pair("#336699", "#FFFFFF")
    for (old, expected) in [
      (
        "rgb(0x00, 0x9A, 199, opacity: 1)",
        "adaptive(light: rgb(0x33, 0x66, 153, opacity: 1), dark: rgb(0xFF, 0xFF, 255, opacity: 1))"
      ),
      (
        "Color(white: 0.5)",
        "Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor.white : UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) })"
      ),
    ] {
      #expect(
        try rewritten("let c: Color = «\(old)»\n" + other) { .recolor($0, from: "", color) }.onOneLine
          == "let c: Color = \(expected)\n\(other)".onOneLine)
    }
  }

  // 0xCC is 204, and 204 / 255 is 0.8.
  @Test("as a colour of AppKit that asks for the appearance")
  func appKit() throws {
    let red = try #require(Color(hex: "#CC0000"))
    let new = "NSColor(red: 0.8, green: 0.0, blue: 0.0, alpha: 1)"
    var color = Remedy.AdaptiveColor([.light: red, .lightIncreased: red], kept: [.dark, .darkIncreased])
    func after(_ source: String) throws -> String {
      try rewritten(source, platform: .macos) { .recolor($0, from: "systemRed", color) }.onOneLine
    }
    #expect(
      try after("func set() { label.textColor = «.systemRed» }")
        == "func set() { label.textColor = NSColor(name: nil) { @Sendable traits in traits.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua"
        + " ? NSColor.systemRed : \(new) } }")
    color = Remedy.AdaptiveColor([.light: red], kept: [.dark, .darkIncreased, .lightIncreased])
    #expect(
      try after("let c = «NSColor.systemRed»")
        == "let c = NSColor(name: nil) { @Sendable traits in traits.bestMatch(from: [.darkAqua, .accessibilityHighContrastAqua, .aqua]) == .aqua"
        + " ? \(new) : NSColor.systemRed }")
  }

  @Test(
    "as a colour of UIKit, however it was written",
    arguments: [
      ("let v = Text(name).foregroundStyle(«.accentColor»)", "UIColor(Color.accentColor)"),
      ("let v = Text(name).foregroundStyle(«Brand.rose»)", "UIColor(Brand.rose)"),
      ("let c = «Color(uiColor: .systemRed)»", "UIColor.systemRed"),
      ("let c = «Color(.systemRed)»", "UIColor.systemRed"),
      ("let c = «Color(\"Rose\")»", "UIColor(Color(\"Rose\"))"),
      ("let c = «Color(red: 1, green: 0.5, blue: 0)»", "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"),
      ("func set() { view.tintColor = «.systemRed» }", "UIColor.systemRed"),
    ])
  func old(source: String, expected: String) throws {
    let red = try #require(Color(hex: "#CC0000"))
    let color = Remedy.AdaptiveColor([.light: red, .lightIncreased: red], kept: [.dark, .darkIncreased])
    let after = try rewritten(source) { .recolor($0, from: "", color) }.onOneLine
    let question = "UIColor { @Sendable traits in traits.userInterfaceStyle == .dark"
    #expect(after.contains("\(question) ? \(expected) : UIColor(red: 0.8,"))
  }

  @Test("and needs UIKit for it, which not every platform has")
  func sharedFile() throws {
    let color = Remedy.AdaptiveColor.pair("#000000", "#FFFFFF")
    let line = "let v = Text(name).foregroundStyle(«.red»)\n"
    let reason = "the file is compiled for systems that have no dynamic 'UIColor'"
    let forMac = "#if os(macOS)\nimport AppKit\n#endif\n"
    let sources: [(String, String?)] = [
      (forMac + line, reason), ("\(forMac)#if os(iOS)\n\(line)#endif\n", nil),
      ("\(forMac)#if !os(watchOS)\n\(line)#endif\n", reason), ("#if !os(watchOS)\n\(line)#endif\n", nil),
    ]
    for (source, expected) in sources {
      #expect(try refusal(source) { .recolor($0, from: "systemRed", color) } == expected)
    }
  }

  @Test("in the notation of the platform whose branch of '#if' it is")
  func branchOfAPlatform() throws {
    let color = Remedy.AdaptiveColor.pair("#000000", "#FFFFFF")
    let forMac = "#if os(macOS)\nvar ink: NSColor { «.systemRed» }\n#else\nvar ink: UIColor { .systemRed }\n#endif\n"
    #expect(try rewritten(forMac) { .recolor($0, from: "", color) }.contains("NSColor(name: nil)"))
    let forPhone = "#if os(macOS)\nvar ink: NSColor { .systemRed }\n#else\nvar ink: UIColor { «.systemRed» }\n#endif\n"
    #expect(try rewritten(forPhone, platform: .macos) { .recolor($0, from: "", color) }.contains("UIColor {"))
  }

  @Test("but not one that is computed, or that stands in a branch by another name")
  func computed() throws {
    let color = Remedy.AdaptiveColor.pair("#000000", "#000000")
    #expect(
      try refusal("let v = Text(name).foregroundStyle(«tone(for: state)»)") { .recolor($0, from: "systemRed", color) }
        == "the colour is computed by 'tone(for: state)'")
    #expect(
      try refusal("let v = Text(name).foregroundStyle(«isLate ? .pink : .blue»)") {
        .recolor($0, from: "systemRed", color)
      } == "it can't be told which of the branches gives systemRed")
  }

  // 0.596 of 255 is 152, 0x98.
  @Test(
    "but not one whose numbers a comment states",
    arguments: [
      (
        "enum Tone {\n  /// As on the site (#ff9800).\n  static let sun = «Color(red: 1, green: 0.596, blue: 0)»\n}",
        "#FF9800"
      ),
      ("let sun = «Color(red: 1, green: 0.596, blue: 0)» // 0xFF9800", "#FF9800"),
      ("let tones = [\n  // #FF9800\n  «Color(red: 1, green: 0.596, blue: 0)»,\n]", "#FF9800"),
      ("var sun: Color { // #FE9701\n  «Color(red: 1, green: 0.596, blue: 0)»\n}", nil),
      ("// #FF9800\nlet old = 1\nlet sun = «Color(red: 1, green: 0.596, blue: 0)»", nil),
      ("// No more #FF8800.\nlet sun = «Color(red: 1, green: 0.596, blue: 0)»", nil),
      ("// Red, not #FF3B30.\nlet alarm: Color = «.red»", nil),
    ] as [(String, String?)])
  func stated(source: String, color: String?) throws {
    #expect(
      try refusal(source) { .recolor($0, from: "", .pair("#000000", "#FFFFFF")) }
        == color.map { "a comment beside it states '\($0)'" })
  }

  // 0x6C is 108; 0x33 is 51, 0x66 is 102, 0x99 is 153.
  @Test(
    "in the branch that writes them",
    arguments: [
      (
        "Color.black : Color(red: 108 / 255, green: 108/255, blue: 108.0 / 255.0)",
        "Color.black : Color(red: 51 / 255, green: 102/255, blue: 153.0 / 255.0)"
      ),
      ("Color(hex: 0x111111) : Color(hex: 0x6c6c6c)", "Color(hex: 0x111111) : Color(hex: 0x336699)"),
      ("Color(\"#6C6C6C\") : Color(\"#FFFFFF\")", "Color(\"#336699\") : Color(\"#FFFFFF\")"),
    ])
  func literalBranch(source: String, expected: String) throws {
    #expect(
      try rewritten("let c = «isOn ? \(source)»") { .recolor($0, from: "#6C6C6C", .pair("#336699", "#336699")) }
        == "let c = isOn ? \(expected)")
  }

  @Test("as an opacity does, in the branch that fades")
  func opacity() throws {
    let source = "let v = row.opacity(«isRead ? 0.5 : 1»)"
    #expect(
      try rewritten(source) { .setOpacity($0, from: 0.5, to: 0.75) } == "let v = row.opacity(isRead ? 0.75 : 1)")
    #expect(
      try rewritten("let dimmed = 0.5\nlet v = row.opacity(«isRead ? dimmed : 1»)") {
        .setOpacity($0, from: 0.5, to: 0.75)
      } == "let dimmed = 0.75\nlet v = row.opacity(isRead ? dimmed : 1)")
    #expect(
      try refusal("let v = row.opacity(«dimmed»)") { .setOpacity($0, from: 0.5, to: 0.75) }
        == "the opacity is not written as a number there")
  }
}
