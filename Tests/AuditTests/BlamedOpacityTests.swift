import Audit
import Findings
import Testing

/// Where a finding stands if an opacity fades what the profile accepts as it is.
struct BlamedOpacityTests {
  private func errors(_ view: String) throws -> [Finding] {
    try report(on: "import SwiftUI\nstruct Sample: View { var body: some View {\n\(view)\n} }\n").findings
      .filter { $0.severity == .error }
  }

  /// The column of the first place of some words.
  private func column(of words: String, in view: String) throws -> Int {
    let start = try #require(view.firstRange(of: words)).lowerBound
    return view.utf8.distance(from: view.startIndex, to: start) + 1
  }

  /// The tint in light is #007AFF, 4.02:1 on white, and at 40 % at most (255 * 0.6 + 122 * 0.4 = 202) #99CAFF, 1.7:1;
  /// 60 % of #3C3C43 is 3.4:1 there.
  @Test(
    "the opacity is to blame where the system's styles in it are accepted without it",
    arguments: [
      "ScrollView { VStack { Button(\"Email\") { }; Button(\"Share\") { } }.opacity(0.4) }",
      "List { Group { Text(\"Email\"); Text(\"Share\") }.foregroundStyle(.secondary).opacity(0.4) }",
    ])
  func shared(_ view: String) throws {
    let found = try errors(view)
    #expect(found.map(\.rule) == ["insufficient-contrast"])
    #expect(found.first?.range.line == 3)
    #expect(try found.first?.range.column == column(of: "0.4", in: view))
    #expect(found.first?.elements.count == 2)
  }

  @Test("a style that is made translucent itself is to blame as before")
  func ownOpacity() throws {
    let view = "Text(\"Email\").foregroundStyle(Color.secondary.opacity(0.5)).opacity(0.9)"
    let found = try errors(view)
    #expect(try found.map(\.range.column) == [column(of: "Color", in: view)])
  }
}
