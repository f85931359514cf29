import Audit
import Findings
import Testing

@Suite("A repair keeps to its appearances")
struct RepairAppearanceTests {
  // #40C0C0 is 0.43 linear: 1.05 / 0.48 is 2.2 on white, and 0.48 / 0.05 is 9.6 on black.
  @Test("and is refused where code shows the value of one scheme in the other one too")
  func frozen() throws {
    func slot(_ appearances: String) -> String {
      """
      { "idiom" : "universal", \(appearances) "color" : { "color-space" : "srgb",
        "components" : { "alpha" : "1.000", "blue" : "0xC0", "green" : "0xC0", "red" : "0x40" } } }
      """
    }
    let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],"#
    let path = "Assets.xcassets/Sea.colorset/Contents.json"
    func outcome(_ plate: String) throws -> RepairOutcome {
      try RepairFolder([
        path:
          "{ \"colors\" : [ \(slot("")), \(slot(dark)) ], \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }\n",
        "Notice.swift": """
        import SwiftUI
        import UIKit

        struct Notice: View {
          let light = UITraitCollection(userInterfaceStyle: .light)
          var body: some View {
            VStack {
              Text("Saved").foregroundStyle(Color("Sea"))
              \(plate)
            }
          }
        }

        """,
      ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    }
    #expect(try outcome("").files.map(\.path) == [path])
    let refused = try outcome(
      "Text(\"Open\").foregroundStyle(.black)"
        + ".background(Color(uiColor: UIColor(named: \"Sea\")!.resolvedColor(with: light)))")
    #expect(refused.files.isEmpty)
    #expect(refused.left.contains { $0.contains("a colour would change in dark, where it is meant to stay") })
  }

  // System indigo is #5E5CE6 in dark, 5.3:1 under white, and #A7AAFF with Increase Contrast, 2.13:1 (spec of the system).
  @Test("and no button gets a tint of its own for Increase Contrast alone")
  func tint() throws {
    let outcome = try RepairFolder([
      "Shop.swift": """
      import SwiftUI

      struct Shop: View {
        var body: some View {
          Button(action: {}) { Text("Buy") }.buttonStyle(.borderedProminent)
        }
      }

      """,
      "Assets.xcassets/AccentColor.colorset/Contents.json": """
      { "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemIndigoColor" } } ],
        "info" : { "author" : "xcode", "version" : 1 } }

      """,
    ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.before.report.findings.contains { $0.rule == "insufficient-contrast" })
    #expect(!outcome.titles.contains { $0.contains("tint the button in") })
  }
}
