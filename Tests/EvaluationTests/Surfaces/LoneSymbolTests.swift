import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Symbols that are hidden from assistive technologies and yet all that is seen of a control (S-61c).
struct LoneSymbolTests {
  private static let heart = "Image(systemName: \"heart.fill\").foregroundStyle(.yellow).accessibilityHidden(true)"

  private func look(_ view: String) -> Look {
    Look(body: "VStack { \(view.replacing("$", with: Self.heart)) }")
  }

  @Test(
    "a hidden symbol is judged where nothing else is seen of its control",
    arguments: [
      "Button {} label: { $ }.accessibilityLabel(\"Like\")",
      "HStack { Button {} label: { $ }.accessibilityLabel(\"Like\"); Text(\"12\") }",
      "Menu { Button(\"A\") {} } label: { $ }.accessibilityLabel(\"More\")",
      "Button {} label: { ZStack { Circle().fill(.white); $ } }.buttonStyle(.plain)",
    ])
  func judged(_ view: String) {
    let look = look(view)
    #expect(look.exemptions("heart.fill").isEmpty, "\(look.dump)")
    // #FFCC00 has a luminance of 0.6445: 1.05 / 0.6945 = 1.51 on white.
    #expect(abs((look.ratio("heart.fill") ?? 0) - 1.51) < 0.01)
  }

  @Test(
    "one beside a text, a picture or another symbol, and one that is part of no control, is decoration",
    arguments: [
      "Button {} label: { HStack { $; Text(\"Like\") } }", "Button {} label: { Text(\"Like\").overlay { $ } }",
      "Button {} label: { HStack { $; Image(systemName: \"plus\") } }",
      "Button {} label: { ZStack { Image(\"photo\"); $ } }", "$", "HStack { $; Text(\"Like\") }",
    ])
  func decorative(_ view: String) {
    let look = look(view)
    #expect(look.exemptions("heart.fill") == [.decorative], "\(look.dump)")
  }

  @Test("S-27: a symbol that is told to have one colour has the first")
  func monochrome() {
    let look = Look(
      body: """
        Image(systemName: "heart").foregroundStyle(.black, Color(white: 0.9)).symbolRenderingMode(.monochrome)
        """)
    #expect(look.words("heart") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
