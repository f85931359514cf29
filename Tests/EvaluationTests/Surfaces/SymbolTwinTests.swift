import Scene
import TestSupport
import Testing

/// Symbols that one arm of a condition shows and another one draws in the colour behind them, to keep their room.
struct SymbolTwinTests {
  /// The exemptions of the symbols on white, by what stands in a row with a tick for each `$`.
  private func exemptions(_ row: String) -> [Exemption?] {
    let symbols = row.replacing("$", with: "Image(systemName: \"checkmark\")")
    let look = Look(
      """
      import SwiftUI
      struct Choice: View {
        let isChosen: Bool
        var body: some View { HStack { Text("Icon"); \(symbols) }.background(Color.white) }
      }
      """)
    return look.scene.elements.filter { $0.kind == .symbol }.flatMap(\.placements).map(\.exemption)
  }

  @Test(
    "one in exactly the colour behind it is hidden where the other arm shows the same",
    arguments: [
      "if isChosen { $.foregroundColor(.black) } else { $.foregroundColor(.white) }",
      "if isChosen { $.padding().foregroundStyle(.black) } else { $.padding().foregroundStyle(.white) }",
    ])
  func hidden(row: String) {
    #expect(exemptions(row) == [nil, .hidden])
  }

  @Test(
    "one without a twin, in one of another size, or in nearly the colour behind it is judged",
    arguments: [
      ("if isChosen { $.foregroundColor(.white) }", 1),
      ("if isChosen { $.foregroundColor(.white) } else { Image(systemName: \"star\").foregroundColor(.red) }", 2),
      ("if isChosen { $.font(.title).foregroundColor(.black) } else { $.foregroundColor(.white) }", 2),
      ("if isChosen { $.foregroundColor(.white) } else { $.foregroundColor(.white) }", 2),
      ("if isChosen { $.foregroundColor(.black) } else { $.foregroundColor(Color(white: 0.98)) }", 2),
    ])
  func judged(row: String, count: Int) {
    #expect(exemptions(row) == [Exemption?](repeating: nil, count: count))
  }
}
