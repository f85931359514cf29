import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// `#if` on what the source does not tell: each build is possible.
struct CompilationFlagTests {
  private func look(_ body: String, _ declarations: String = "") -> Look {
    Look("import SwiftUI\n\(declarations)\nstruct Sample: View {\nvar body: some View {\n\(body)\n}\n}")
  }

  @Test("a flag forks what a builder shows")
  func builder() {
    let look = look("VStack {\n#if BETA\nText(\"beta\")\n#else\nText(\"final\")\n#endif\n}")
    #expect(look.conditions("beta") == ["BETA"], "\(look.dump)")
    #expect(look.conditions("final") == ["!BETA"])
    // They are never on the screen together.
    #expect(look.scene.groups.isEmpty)
  }

  @Test("clauses follow each other: a later one holds where the earlier ones do not")
  func chain() {
    let look = look(
      "VStack {\n#if BETA\nText(\"1\")\n#elseif os(macOS)\nText(\"2\")\n#elseif !BETA && os(iOS)\nText(\"3\")\n"
        + "#else\nText(\"4\")\n#endif\n}")
    #expect(look.conditions("1") == ["BETA"], "\(look.dump)")
    #expect(look.placements("2").isEmpty)
    #expect(look.conditions("3") == ["!BETA"])
    #expect(look.placements("4").isEmpty)
  }

  @Test(
    "a condition that a flag does not decide is no fork",
    arguments: [
      "os(iOS) || BETA", "!(os(macOS) && BETA)", "canImport(UIKit)", "compiler(>=6.0)", "!swift(<5.9)", "!DEBUG",
      "!compiler(>=99)", "swift(<7.0)",
    ])
  func decided(_ condition: String) {
    let look = look("VStack {\n#if \(condition)\nText(\"a\")\n#else\nText(\"b\")\n#endif\n}")
    #expect(look.conditions("a") == [""], "\(look.dump)")
    #expect(look.placements("b").isEmpty)
  }

  @Test(
    "texts that only other systems compile are none of the program",
    arguments: [
      "struct NAME: View { let tone: Color; var body: some View { Text(\"NAME\").foregroundStyle(tone) } }",
      "class NAME: UIViewController { override func loadView() { let a = UILabel(); a.text = \"NAME\"; view = a } }",
    ])
  func otherSystems(_ type: String) {
    func texts(_ conditions: String...) -> Set<String> {
      let clauses = conditions.enumerated().map { "\($1)\n\(type.replacing("NAME", with: "Clause\($0)"))\n" }
      let look = Look("import SwiftUI\nimport UIKit\n\(clauses.joined())#endif\n")
      return Set(look.scene.elements.compactMap(\.text))
    }
    #expect(texts("#if os(iOS)", "#else") == ["Clause0"])
    #expect(texts("#if os(macOS)", "#elseif os(iOS)", "#elseif BETA", "#else") == ["Clause1"])
    #expect(texts("#if os(macOS)", "#elseif BETA", "#else") == ["Clause1", "Clause2"])
  }

  @Test("a flag forks the value of a function, a property and a constant")
  func values() {
    let choice = "#if BETA\nCOLOR .red }\n#else\nCOLOR .blue }\n#endif\n"
    let samples = [
      ("func ink() -> Color {\n#if BETA\nreturn .red\n#else\nreturn .blue\n#endif\n}", "ink()"),
      ("extension Color {\n" + choice.replacing("COLOR", with: "static var ink: Color {") + "}", "Color.ink"),
      ("struct Look {\n" + choice.replacing("COLOR", with: "var ink: Color {") + "}", "Look().ink"),
    ]
    for (declaration, ink) in samples {
      let look = look("Text(\"a\").foregroundStyle(\(ink))", declaration)
      #expect(look.foregrounds("a") == ["#007AFF", "#FF3B30"], "\(look.dump)")
      #expect(look.conditions("a") == ["!BETA", "BETA"])
    }
  }

  @Test("one flag is one fork: what is there together is measured together")
  func together() {
    let look = look(
      "Text(\"a\").foregroundStyle(.ink).background(Color.paper)",
      """
      extension Color {
        #if BETA
          static let ink = Color.white
          static let paper = Color.black
        #else
          static let ink = Color.black
          static let paper = Color.white
        #endif
      }
      extension ShapeStyle where Self == Color { static var ink: Color { Color.ink } }
      """)
    #expect(look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("S-61a a key of the environment that only some builds declare does not decide the framework's")
  func environmentKey() {
    let key = """
      extension EnvironmentValues {
        var widgetFamily: WidgetFamily { .systemMedium }
      }
      """
    let view = """
      switch family {
      case .systemSmall: Text("small")
      case .systemMedium: Text("medium")
      default: Text("other")
      }
      """
    func look(_ declaration: String) -> Look {
      Look(
        "import SwiftUI\n\(declaration)\nstruct Sample: View {\n@Environment(\\.widgetFamily) private var family\n"
          + "var body: some View {\n\(view)\n}\n}")
    }
    let some = look("#if !EXTENSION\n\(key)\n#endif")
    for text in ["small", "medium", "other"] { #expect(!some.placements(text).isEmpty, "\(some.dump)") }
    let every = look(key)
    #expect(every.placements("small").isEmpty, "\(every.dump)")
    #expect(!every.placements("medium").isEmpty)
  }

  @Test(
    "functions that two builds declare alike are each there in one of them",
    arguments: [
      ("", "func ink() -> Color { .INK }", "", "Text(\"a\").foregroundStyle(ink())"),
      ("enum Look {", "static func ink() -> Color { return .INK }", "}", "Text(\"a\").foregroundStyle(Look.ink())"),
      ("extension View {", "func inked() -> some View { foregroundStyle(.INK) }", "}", "Text(\"a\").inked()"),
      (
        "extension View {", "@ViewBuilder func inked() -> some View { foregroundStyle(.INK) }", "}",
        "Text(\"a\").inked()"
      ),
      (
        "struct Look {\nlet ink: Color", "init(at place: Int) { self.ink = .INK }", "}",
        "Text(\"a\").foregroundStyle(Look(at: 1).ink)"
      ),
    ])
  func functions(head: String, function: String, end: String, body: String) {
    let (red, blue) = (function.replacing("INK", with: "red"), function.replacing("INK", with: "blue"))
    let look = look(body, "\(head)\n#if BETA\n\(red)\n#else\n\(blue)\n#endif\n\(end)")
    #expect(look.foregrounds("a") == ["#007AFF", "#FF3B30"], "\(look.dump)")
    #expect(look.conditions("a") == ["!BETA", "BETA"])
  }
}
