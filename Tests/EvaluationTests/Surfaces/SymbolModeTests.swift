import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Symbols of which a condition decides how they are rendered.
struct SymbolModeTests {
  private func look(_ symbol: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isKept = false
        @State private var isNew = false
        var body: some View { VStack { \(symbol) } }
      }
      """)
  }

  private static let star = "Image(systemName: \"star\")"

  @Test(
    "S-58: the colours of a symbol are not known on the paths on which it has its own",
    arguments: [
      "\(star).renderingMode(isKept ? .original : .template)",
      "\(star).symbolRenderingMode(isKept ? .multicolor : nil)",
      "\(star).symbolRenderingMode(isKept ? .multicolor : .monochrome)",
      "HStack { \(star) }.symbolRenderingMode(isKept ? .multicolor : .hierarchical)",
    ])
  func parts(_ symbol: String) {
    let look = look(symbol)
    let readings = look.readings("star")
    #expect(readings.count == 2, "\(look.dump)")
    #expect(readings.compactMap(\.undecided?.reason) == [.unsupportedModifier])
    // Black on white is 21:1.
    #expect(readings.compactMap(\.ratio?.low).map { $0.rounded() } == [21])
    #expect(look.conditions("star") == ["!isKept", "isKept"])
  }

  @Test("S-58: each of several conditions may leave a symbol its colours")
  func nested() {
    let look = look(
      "\(Self.star).renderingMode(isKept ? .template : isNew ? .original : .template).foregroundStyle(.yellow)")
    #expect(look.readings("star").compactMap(\.undecided).count == 1, "\(look.dump)")
    #expect(look.foregrounds("star").contains("#FFCC00"))
  }

  @Test(
    "a symbol that has one colour on either path is read in it",
    arguments: [
      "\(star).renderingMode(isKept ? .template : nil)",
      "\(star).symbolRenderingMode(isKept ? .hierarchical : .monochrome)",
      "\(star).renderingMode(isKept ? .original : .template).symbolRenderingMode(.monochrome)",
    ])
  func plain(_ symbol: String) {
    let look = look(symbol)
    #expect(look.words("star") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-27: a path on which a symbol is told to have one colour has the first of several")
  func monochrome() {
    let look = look(
      "\(Self.star).foregroundStyle(.black, .yellow).symbolRenderingMode(isKept ? .monochrome : .multicolor)")
    #expect(look.readings("star").compactMap(\.undecided?.reason) == [.unsupportedModifier], "\(look.dump)")
    #expect(look.foregrounds("star").contains("#000000"))
  }
}
