import Audit
import Findings
import Rules
import Testing

/// A fingerprint holds no number: not of the ratio, and not of what a definition is made of either.
@Suite("A fingerprint at a definition") struct DefinitionFingerprintTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  private func fingerprints(_ declarations: String, _ number: String) throws -> [String: Set<String>] {
    try folder.write(
      "A.swift", text: "import SwiftUI\n" + declarations.replacing("#", with: number))
    let platform = try #require(PlatformChoice(argument: "ios18"))
    let request = AuditRequest(paths: ["."], workingDirectory: folder.path, profile: .standard, platform: platform)
    return try Dictionary(grouping: audit(request).report.findings, by: \.rule).mapValues {
      Set($0.map(\.fingerprint))
    }
  }

  private static func view(_ texts: String, _ modifiers: String = "") -> String {
    "struct Card: View { var body: some View { VStack { \(texts) }\(modifiers) } }\n"
  }

  @Test(
    "stays when its numbers change",
    arguments: [
      (
        "insufficient-contrast",
        "func ink() -> Color { Color(red: 0.9, green: 0.9, blue: #) }\n"
          + view(#"Text("a").foregroundStyle(ink()); Text("b").foregroundStyle(ink())"#), "0.5", "0.6"
      ),
      (
        "insufficient-contrast",
        "extension Color { static let faint = Color.black.opacity(#) }\n"
          + view(#"Text("a").foregroundStyle(Color.faint); Text("b").foregroundStyle(Color.faint)"#), "0.4", "0.3"
      ),
      (
        "missing-dark-variant",
        view(#"Text("a").foregroundStyle(Color(red: 0.1, green: 0.1, blue: #))"#), "0.3", "0.2"
      ),
      (
        "fixed-type-size",
        "extension Font { static let small = Font.system(size: #) }\n"
          + view(#"Text("a").font(.small); Text("b").font(.small)"#), "13", "12"
      ),
      (
        "hard-coded-vibrancy",
        "extension Color { static let faint = Color.white.opacity(#) }\n"
          + view(
            #"Text("a").foregroundStyle(Color.faint); Text("b").foregroundStyle(Color.faint)"#,
            ".background(.regularMaterial)"), "0.4", "0.3"
      ),
      (
        "unverified-contrast",
        "extension Color { static let ink = Color(red: 0.3, green: 0.3, blue: #) }\n"
          + view(
            #"Text("a").foregroundStyle(Color.ink); Text("b").foregroundStyle(Color.ink)"#, ".background(Outer())"),
        "0.4", "0.3"
      ),
      (
        "frozen-dynamic-color",
        "import UIKit\nfinal class Plate: UIView { func paint() {"
          + " layer.borderColor = UIColor.separator.withAlphaComponent(#).cgColor } }\n", "0.4", "0.3"
      ),
    ])
  func numbers(rule: String, declarations: String, first: String, second: String) throws {
    let before = try fingerprints(declarations, first)[rule]
    #expect(before?.count == 1)
    #expect(try fingerprints(declarations, second)[rule] == before)
  }

  @Test("differs from that at another one")
  func names() throws {
    let texts = Self.view(
      #"Text("a").foregroundStyle(Color.one); Text("b").foregroundStyle(Color.one)"#
        + #"; Text("c").foregroundStyle(Color.two); Text("d").foregroundStyle(Color.two)"#)
    let both =
      "extension Color { static let one = Color(white: 0.8); static let two = Color(white: 0.8) }\n" + texts
    let found = try fingerprints(both, "")["insufficient-contrast"]
    #expect(found?.count == 2)
    // What is left where one of them was mended is one of the two that were known.
    let mended = try fingerprints(both.replacing("one = Color(white: 0.8)", with: "one = Color.primary"), "")
    #expect(mended["insufficient-contrast"]?.isSubset(of: found ?? []) == true)
    #expect(mended["insufficient-contrast"]?.count == 1)
  }
}
