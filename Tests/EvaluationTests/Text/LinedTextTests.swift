import Scene
import TestSupport
import Testing

/// Lines under and through texts.
struct LinedTextTests {
  @Test(
    "a text with a line is told from one without",
    arguments: [
      ("Text(\"a\").underline()", true), ("Text(\"a\").strikethrough(true, color: .red)", true),
      ("VStack { Text(\"a\") }.underline()", true), ("Text(\"a\").underline(pattern: .dot)", true),
      ("Text(\"a\")", false), ("Text(\"a\").underline(false)", false),
      ("Text(\"a\").underline(false).underline()", false),
      ("Text(\"a\").underline().strikethrough(false)", true),
    ])
  func lines(body: String, isLined: Bool) {
    let look = Look(body: body)
    #expect(look.placements("a").map(\.isLined) == [isLined], "\(look.dump)")
  }
}
