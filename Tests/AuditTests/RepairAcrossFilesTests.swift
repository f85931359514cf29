import Audit
import Findings
import Testing

@Suite("A repair of a colour that another file sets")
struct RepairAcrossFilesTests {
  // 0.525 is 0.238 linear: 1.05 / 0.288 is 3.6:1 on white. The second level, 3.4:1 there, has less. #767676, 118 / 255,
  // is the lightest gray with 4.5:1 on white, 0.181 linear, and has 0.231 / 0.05 = 4.6:1 on black.
  @Test(
    "darkens a gray as in one file",
    arguments: [
      (
        "struct Dim: ViewModifier {\n  func body(content: Content) -> some View { content.foregroundStyle(GRAY) }\n}",
        "Text(\"Hello\").modifier(Dim())"
      ),
      ("extension View { func dim() -> some View { foregroundStyle(GRAY) } }", "Text(\"Hello\").dim()"),
      (
        "struct Dim<Content: View>: View { @ViewBuilder let content: () -> Content\n"
          + "  var body: some View { VStack { content() }.foregroundStyle(GRAY) } }",
        "Dim { Text(\"Hello\") }"
      ),
    ])
  func gray(style: String, use: String) throws {
    let view = "import SwiftUI\n\nstruct Samples: View {\n  var body: some View { \(use) }\n}\n"
    func source(_ gray: String) -> String { "import SwiftUI\n\n\(style.replacing("GRAY", with: gray))\n" }
    let folder = try RepairFolder(["Dim.swift": source("Color(white: 0.525)"), "Samples.swift": view])
    let outcome = try folder.repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.text("Dim.swift") == source("Color(red: 0.4627, green: 0.4627, blue: 0.4627)"))
    #expect(outcome.left == [])
  }
}
