import Audit
import Findings
import Rules
import Testing

/// Named fills under the labels of the system that fall short on them, from source to repair.
@Suite("A named fill under the system's labels") struct FillDefectAuditTests {
  private static let rule = "insufficient-contrast"
  /// #AAAAAA, on which white has 1.05 / 0.4520 = 2.32.
  private static let brand = "extension Color { static let brand = Color(red: 0.6667, green: 0.6667, blue: 0.6667) }"
  private static let button = "Button(\"a\") {}.buttonStyle(.borderedProminent)"

  /// The declaration stands on line 2, the lines of the body from line 6 on.
  private static func source(_ declaration: String, _ body: [String], _ modifiers: String = "") -> String {
    """
    import SwiftUI
    \(declaration)
    struct Card: View {
      var body: some View {
        VStack {
    \(body.joined(separator: "\n"))
        }\(modifiers)
      }
    }
    """
  }

  private func lines(_ source: String) throws -> [Int] {
    try report(on: source).findings.filter { $0.rule == Self.rule }.map(\.range.line)
  }

  @Test(
    "is one finding at its definition",
    arguments: [
      (brand, ["\(button).tint(.brand)", "\(button).tint(Color.brand)"], ""),
      (brand, [button, button], ".tint(.brand)"),
      (
        "let sky = LinearGradient(colors: [Color(white: 0.8), Color(white: 0.75)], startPoint: .top, endPoint: .bottom)",
        ["Text(\"a\").padding().background(sky)", "Text(\"b\").padding().background(sky)"], ""
      ),
      (
        "extension ShapeStyle where Self == AnyGradient { static var warm: AnyGradient { Color.yellow.gradient } }",
        ["Text(\"a\").padding().background(.warm)", "Text(\"b\").padding().background(.warm)"], ""
      ),
    ])
  func definition(declaration: String, body: [String], modifiers: String) throws {
    let source = Self.source(declaration, body, modifiers)
    #expect(try lines(source) == [2])
  }

  @Test(
    "is none of one that is written where it fills, or that another use does well on",
    arguments: [
      (brand, ["\(button).tint(.green)", "\(button).tint(.green)"], [6, 7]),
      // White on #808080 is 1.05 / 0.2659 = 3.95: enough for the large text.
      (
        "extension Color { static let brand = Color(red: 0.502, green: 0.502, blue: 0.502) }",
        ["\(button).tint(.brand)", "\(button).tint(.brand)", "\(button).tint(.brand).font(.title)"], [6, 7]
      ),
      // The colour in front is the project's to change.
      (
        brand,
        ["a", "b"].map { "Text(\"\($0)\").foregroundStyle(.white).padding().background(Color.brand)" }, [6, 7]
      ),
    ])
  func uses(declaration: String, body: [String], lines: [Int]) throws {
    #expect(try self.lines(Self.source(declaration, body)) == lines)
  }

  @Test("is hidden use by use, or where it is defined")
  func suppression() throws {
    let ignore = "// evident:ignore \(Self.rule) -- a logotype"
    func found(_ first: String, _ second: String, _ definition: String = "") throws -> [Finding] {
      let body = ["\(Self.button).tint(.brand) \(first)", "\(Self.button).tint(.brand) \(second)"]
      return try report(on: Self.source("\(Self.brand) \(definition)", body)).findings
    }
    let one = try found(ignore, "")
    #expect(one.filter { $0.rule == Self.rule }.map(\.elements.count) == [1])
    let (both, all) = (try found(ignore, ignore), try found("", "", ignore))
    #expect((one + both + all).allSatisfy { $0.rule != "unused-suppression" })
    #expect((both + all).allSatisfy { $0.rule != Self.rule })
  }

  @Test("keeps its fingerprint with other numbers")
  func fingerprint() throws {
    func prints(_ number: String) throws -> [String] {
      let source = Self.source(
        Self.brand.replacing("0.6667", with: number), ["\(Self.button).tint(.brand)", "\(Self.button).tint(.brand)"])
      return try report(on: source).findings.filter { $0.rule == Self.rule }.map(\.fingerprint)
    }
    let found = try prints("0.7")
    #expect(try prints("0.6667") == found)
    #expect(found.count == 1)
  }

  @Test("is repaired there once")
  func repair() throws {
    let source = Self.source(Self.brand, ["\(Self.button).tint(.brand)", "\(Self.button).tint(.brand)"])
    let outcome = try RepairFolder(["Card.swift": source]).repaired(unsafe: true)
    let text = try #require(outcome.text("Card.swift"))
    #expect(text.contains(".tint(.brand)\nButton(\"a\") {}.buttonStyle(.borderedProminent).tint(.brand)"))
    #expect(!text.contains("0.6667"))
    #expect(outcome.after.report.findings.allSatisfy { $0.rule != Self.rule })
  }

  @Test("of a catalog is one finding at its file")
  func accent() throws {
    let catalog = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0xAA","green":"0xAA","blue":"0xAA","alpha":"1.000"}}}],"info":{"version":1,"author":"xcode"}}
      """
    let folder = try DiscoveryFolder()
    try folder.write("Assets.xcassets/AccentColor.colorset/Contents.json", text: catalog)
    try folder.write("Card.swift", text: Self.source("", [Self.button, Self.button]))
    let request = AuditRequest(
      paths: ["."], workingDirectory: folder.path, profile: .standard, platform: PlatformChoice(argument: "ios18"))
    let found = try audit(request).report.findings.filter { $0.rule == Self.rule }
    #expect(found.map(\.range.file) == ["Assets.xcassets/AccentColor.colorset/Contents.json"])
    #expect(found.first?.elements == ["Card.swift:6:1", "Card.swift:7:1"])
  }
}
