import Audit
import Findings
import Rules
import Testing

/// Comments that hide findings, and those that hide nothing.
@Suite struct SuppressionTests {
  private static let ignore = "// evident:ignore insufficient-contrast -- a logotype"

  /// A view with a body; its first line is line 4.
  private func view(_ body: String, _ declarations: String = "") -> String {
    "import SwiftUI\nstruct Card: View {\n  var body: some View {\n\(body)\n  }\n}\n\(declarations)\n"
  }

  /// White on white.
  private static let pale = "Text(\"a\")\n.foregroundStyle(.white)\n.background(.white)"

  @Test(
    "hides the rule for the node that starts on the next line, or on the line it ends",
    arguments: [
      "\(ignore)\n\(pale)",
      "Text(\"a\") \(ignore)\n.foregroundStyle(.white)\n.background(.white)",
      "Text(\"a\")\n.foregroundStyle(.white) \(ignore)\n.background(.white)",
      "Text(\"a\")\n\(ignore)\n.foregroundStyle(.white)\n.background(.white)",
      "\(ignore)\nVStack {\n\(pale)\n}",
      "VStack { \(ignore)\n\(pale)\n}",
      "/* evident:ignore unverified-contrast, insufficient-contrast -- a logotype */\n\(pale)",
    ])
  func hidden(body: String) throws {
    let report = try report(on: view(body))
    #expect(report.findings.filter { $0.rule == "insufficient-contrast" }.isEmpty)
    #expect(report.summary.suppressed == 1)
    #expect(report.summary.findings[.error, default: 0] == 0)
  }

  @Test("hides for a whole file")
  func file() throws {
    let report = try report(
      on: "// evident:ignore-file insufficient-contrast -- a mock-up\n"
        + view("\(Self.pale)\nText(\"b\").foregroundStyle(.black)\n.background(.black)"))
    #expect(report.places.isEmpty)
    #expect(report.summary.suppressed == 2)
  }

  @Test(
    "leaves the finding without a reason, for another rule and on another node",
    arguments: [
      ("// evident:ignore insufficient-contrast\n\(pale)", ["unused-suppression:4", "insufficient-contrast:6"]),
      ("// evident:ignore flat-vibrancy -- x\n\(pale)", ["unused-suppression:4", "insufficient-contrast:6"]),
      ("\(ignore)\nText(\"b\")\n\(pale)", ["unused-suppression:4", "insufficient-contrast:7"]),
      ("// evident:ignore insufficient-contrst -- x\n\(pale)", ["unused-suppression:4", "insufficient-contrast:6"]),
    ])
  func notHidden(body: String, places: [String]) throws {
    let report = try report(on: view(body))
    #expect(report.places == places)
    #expect(report.summary.suppressed == 0)
  }

  // MARK: - Tokens

  private static let tokens = "enum Palette {\n  static let pale = Color.white.opacity(0.8)\n}"
  private static func use(_ text: String) -> String {
    "Text(\"\(text)\")\n.foregroundStyle(Palette.pale)\n.background(.white)"
  }

  @Test("of a defect at a definition, at the definition")
  func definition() throws {
    let body = view("VStack {\n\(Self.use("a"))\n\(Self.use("b"))\n}", Self.tokens)
    // The definition stands on line 15.
    #expect(try report(on: body).places == ["insufficient-contrast:15"])
    let hidden = body.replacingOccurrence(
      of: "Color.white.opacity(0.8)", with: "Color.white.opacity(0.8) \(Self.ignore)")
    #expect(try report(on: hidden).places.isEmpty)
    // With one use left the finding stands at the use, and the comment still speaks of it.
    let single = view(Self.use("a"), Self.tokens).replacingOccurrence(
      of: "Color.white.opacity(0.8)", with: "Color.white.opacity(0.8) \(Self.ignore)")
    #expect(try report(on: single).places.isEmpty)
    #expect(try report(on: single).summary.suppressed == 1)
  }

  @Test("of a defect at a definition, use by use")
  func uses() throws {
    let some = view("VStack {\n\(Self.ignore)\n\(Self.use("a"))\n\(Self.use("b"))\n}", Self.tokens)
    let one = try report(on: some)
    #expect(one.places == ["insufficient-contrast:16"])
    #expect(one.findings.first?.elements == ["Source.swift:9:1"])
    #expect(one.summary.suppressed == 0)
    let all = view("VStack {\n\(Self.ignore)\n\(Self.use("a"))\n\(Self.ignore)\n\(Self.use("b"))\n}", Self.tokens)
    #expect(try report(on: all).places.isEmpty)
    #expect(try report(on: all).summary.suppressed == 1)
  }

  // MARK: - Useless comments

  @Test(
    "are named with what is wrong",
    arguments: [
      (
        "// evident:ignore insufficient-contrast -- x",
        "'evident:ignore' hides nothing: 'insufficient-contrast' finds nothing there", "remove it"
      ),
      (
        "// evident:ignore insufficient-contrast", "'evident:ignore' gives no reason, so it has no effect",
        "write the reason behind ' -- '"
      ),
      (
        "// evident:ignore -- x", "'evident:ignore' names no rule, so it hides nothing",
        "name the rule, as in 'evident:ignore insufficient-contrast -- the reason'"
      ),
      (
        "// evident:ignore insuficient-contrast -- x",
        "'evident:ignore' names 'insuficient-contrast', which is no rule", "did you mean 'insufficient-contrast'?"
      ),
      (
        "// evident:ignor flat-vibrancy -- x", "'evident:ignor' is nothing that can be asked for",
        "did you mean 'ignore'?"
      ),
      (
        "// evident:background Dusk -- x",
        "'evident:background' names 'Dusk', which is no opaque colour in hexadecimal, of the system or of an asset catalog",
        "write it as '#RRGGBB'"
      ),
      (
        "// evident:background #1C1C1E -- x",
        "'evident:background' changes nothing: what it asserts decides no element below it", "remove it"
      ),
      (
        "// evident:appearance dim -- x", "'evident:appearance' names 'dim', which is no scheme",
        "write 'light' or 'dark'"
      ),
      (
        "// evident:ignore-file flat-vibrancy -- x",
        "'evident:ignore-file' hides nothing: 'flat-vibrancy' finds nothing there", "remove it"
      ),
      (
        "// evident:ignore flat-vibrancy -- x\n", "'evident:ignore' stands where no node starts, so it changes nothing",
        "put it at the end of the line on which the node starts, or on the line before"
      ),
    ])
  func useless(comment: String, message: String, help: String) throws {
    let found = try report(on: view("\(comment)\nText(\"a\")")).findings
    #expect(found.map(\.message) == [message])
    #expect(found.first?.help == [help])
    #expect(found.first?.range.id == "Source.swift:4:1")
    #expect(found.first?.severity == .note)
  }

  @Test("are none where they are of use")
  func useful() throws {
    let report = try report(
      on: view(
        "VStack {\n// evident:background #1C1C1E -- the photographs are dark\nZStack { Image(\"pier\"); Text(\"a\").foregroundStyle(.white) }\n// evident:appearance dark -- only in the player\nText(\"b\") }"
      ))
    #expect(report.places.isEmpty)
  }

  @Test("of several rules each is judged")
  func severalRules() throws {
    let report = try report(
      on: view("// evident:ignore insufficient-contrast, flat-vibrancy, unverified-contrast -- x\n\(Self.pale)"))
    #expect(
      report.findings.map(\.message) == [
        "'evident:ignore' hides nothing: 'flat-vibrancy', 'unverified-contrast' find nothing there"
      ])
    #expect(report.summary.suppressed == 1)
  }

  @Test("are left alone under '#if' and in previews")
  func conditional() throws {
    let source = view(
      "#if os(macOS)\n\(Self.ignore)\nText(\"a\")\n#else\nText(\"b\")\n#endif",
      "#Preview {\n  \(Self.ignore)\n  Text(\"c\")\n}")
    #expect(try report(on: source).places.isEmpty)
  }

  @Test("can be hidden as any finding")
  func hiddenNotes() throws {
    let source =
      "// evident:ignore-file unused-suppression -- shared with another app\n" + view("\(Self.ignore)\nText(\"a\")")
    #expect(try report(on: source).places.isEmpty)
    #expect(try report(on: source).summary.suppressed == 1)
    let needless = "// evident:ignore-file unused-suppression -- x\n" + view("Text(\"a\")")
    #expect(try report(on: needless).places == ["unused-suppression:1"])
  }

  @Test("are told apart by their fingerprints")
  func fingerprints() throws {
    let found = try report(on: view("VStack {\n\(Self.ignore)\nText(\"a\")\n\(Self.ignore)\nText(\"b\")\n}")).findings
    #expect(found.count == 2)
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
    firstRange(of: part).map { self[..<$0.lowerBound] + other + self[$0.upperBound...] }.map(String.init) ?? self
  }
}
