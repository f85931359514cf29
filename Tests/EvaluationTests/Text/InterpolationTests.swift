import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Interpolations that the program adds to localised texts (S-41).
@Suite struct InterpolationTests {
  private func look(_ interpolation: String, _ text: String) -> Look {
    Look(
      """
      import SwiftUI
      extension LocalizedStringKey.StringInterpolation {
        \(interpolation)
      }
      struct Sample: View {
        let name: String
        var body: some View { Text("\(text)").foregroundStyle(.black).background(.white) }
      }
      """)
  }

  @Test(
    "what an interpolation appends is a run of its own",
    arguments: [
      "appendInterpolation(Text(value).foregroundStyle(color))",
      "self.appendInterpolation(Text(value).foregroundColor(color))",
      "appendLiteral(\"(\"); appendInterpolation(Text(value).foregroundStyle(color)); appendLiteral(\")\")",
    ])
  func runs(statements: String) {
    let look = look(
      "mutating func appendInterpolation(_ value: LocalizedStringKey, color: Color) { \(statements) }",
      #"see \("amber", color: .white) now"#)
    // The colour of the run is the ground's: 1:1. The words around it are black on white.
    #expect(look.ratio("amber") == 1, "\(look.dump)")
    let others = look.scene.elements.compactMap(\.text).filter { $0 != "amber" }
    #expect(others.count == 1 && others.allSatisfy { look.ratio($0) == 21 }, "\(look.dump)")
  }

  @Test("the label of an interpolation need not be the second")
  func first() {
    let look = look(
      "mutating func appendInterpolation(bold value: String) { appendInterpolation(Text(value).bold()) }",
      #"see \(bold: "amber") now"#)
    // Bold trait of the body style: semibold (S-13, S-16).
    #expect(look.fontWords("amber") == "17 semibold as-bold", "\(look.dump)")
    #expect(look.fontWords("see  now") == "17 regular")
  }

  @Test("where an interpolation does anything else, the look of its run is not known")
  func open() {
    let look = look(
      """
      mutating func appendInterpolation(_ value: String, color: Color) {
        if value.isEmpty { appendLiteral("-") } else { appendInterpolation(Text(value).foregroundStyle(color)) }
      }
      """,
      #"see \("amber", color: .white) now"#)
    #expect(look.undecided("amber") == .unsupportedExpression, "\(look.dump)")
    #expect(look.ratio("see  now") == 21)
  }

  @Test("the framework's interpolations with labels take the look of the text")
  func framework() {
    let look = look(
      "mutating func appendInterpolation(_ value: String, color: Color) { appendInterpolation(value) }",
      #"\(3.5, specifier: "%.1f") and \(name, color: .white)"#)
    #expect(look.scene.elements.count == 1, "\(look.dump)")
    #expect(look.scene.elements.allSatisfy { $0.placements.first?.readings[.light]?.ratio?.low == 21 })
  }
}
