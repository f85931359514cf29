import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controls that show a filled symbol, in a row that a text lies over.
struct SymbolControlTests {
  private static let symbol = "Image(systemName: \"xmark.circle.fill\").foregroundStyle(.black)"

  private func look(_ body: String) -> Look {
    Look(
      body: body.replacing("$", with: Self.symbol),
      declarations: """
        struct Disc: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.background(.blue) }
        }
        """)
  }

  @Test(
    "S-50, S-51: in a row of several views it stands beside a text over the row, as the symbol would by itself",
    arguments: [
      "ZStack { HStack { $; Spacer() }; Text(\"T\") }",
      "ZStack { HStack { Button {} label: { $ }; Spacer() }; Text(\"T\") }",
      "HStack { Spacer(); Button {} label: { $.padding(4) }.buttonStyle(.plain) }.overlay { Text(\"T\") }",
      "ZStack { HStack { Menu { Button(\"A\") {} } label: { $ }; Spacer() }; Text(\"T\") }",
      "ZStack { HStack { NavigationLink(value: 1) { $ }; Spacer() }; Text(\"T\") }",
      "ZStack { VStack { HStack { Button {} label: { $ }; Text(\"x\") } }; Text(\"T\") }",
    ])
  func beside(_ body: String) {
    let look = look(body)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  // Black on #007AFF, of luminance 0.2116: (0.2116 + 0.05) / 0.05 = 5.23. On the symbol it is 1:1.
  @Test(
    "S-51: what its style or a modifier paints may lie behind the text",
    arguments: [
      ("HStack { Button {} label: { $ }.buttonStyle(Disc()); Spacer() }", 1.0),
      ("HStack { Button {} label: { $ }.background(.blue); Spacer() }", 1.0),
      ("HStack { Button {} label: { Text(\"x\").background(.blue) }; Spacer() }", 5.23),
    ])
  func painted(_ row: String, _ low: Double) {
    let look = look("ZStack { \(row); Text(\"T\") }")
    #expect(abs((look.bounds("T")?.low ?? 0) - low) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test("S-50: alone it lies behind a text on it")
  func alone() {
    let look = look("ZStack { Button {} label: { $ }; Text(\"T\") }")
    #expect(look.bounds("T").map { [$0.low, $0.high] } == [1, 21], "\(look.dump)")
  }
}
