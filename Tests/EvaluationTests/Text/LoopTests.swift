import PlatformStyles
import Scene
import TestSupport
import Testing

/// Loops over collections whose elements are known.
@Suite struct LoopTests {
  private static let mood = """
    enum Mood: CaseIterable {
      case calm, loud
      var tone: Color { switch self { case .calm: .green; case .loud: .red } }
    }
    """

  @Test(
    "S-59: a loop's body is seen with each of the known elements, also where it takes their numbers along",
    arguments: [
      "ForEach(Mood.allCases, id: \\.self) { mood in Text(\"a\").foregroundStyle(mood.tone) }",
      "ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { place, mood in Text(\"a\").foregroundStyle(mood.tone) }",
      "ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { Text(\"a\").foregroundStyle($0.element.tone) }",
    ])
  func elements(_ body: String) {
    let look = Look(body: body, declarations: Self.mood)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  /// Twenty swatches, of which the first is red and the last blue.
  private static let palette =
    (["#FF0000"] + (1...18).map { "#0000\(20 + $0)" } + ["#0000FF"]).map { "\"\($0)\"" }.joined(separator: ", ")

  private static let hex = """
    extension Color {
      init(hex: String) {
        let value = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
          red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255)
      }
    }
    let palette = [\(palette)]
    let colors = palette.map { Color(hex: $0) }
    """

  @Test(
    "S-35, S-59: the colours of a palette in hexadecimal digits are known one by one",
    arguments: [
      "ForEach(palette, id: \\.self) { hex in Text(\"a\").foregroundStyle(Color(hex: hex)) }",
      "ForEach(palette.indices, id: \\.self) { place in Text(\"a\").foregroundStyle(Color(hex: palette[place])) }",
      "ForEach(colors, id: \\.self) { color in Text(\"a\").foregroundStyle(color) }",
    ])
  func palette(_ body: String) {
    let look = Look(body: body, declarations: Self.hex)
    #expect(look.undecided("a") == nil, "\(look.dump)")
    let colors = look.foregrounds("a")
    #expect(Set(colors).isSuperset(of: ["#FF0000", "#000021", "#0000FF"]), "\(look.dump)")
  }

  @Test("S-59: of several lists each gives its elements, and an empty one none")
  func lists() {
    let look = Look(
      body: """
        let moods = wild ? [Mood.loud] : calmest
        ForEach(moods, id: \\.self) { mood in Text("a").foregroundStyle(mood.tone) }
        """,
      declarations: Self.mood + """

        let wild = Int.random(in: 0...1) == 1
        let calmest: [Mood] = Int.random(in: 0...1) == 1 ? [.calm] : []
        """)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-59: one loop may be given lists of several lengths")
  func lengths() {
    let look = Look(
      """
      import SwiftUI
      \(Self.mood)
      struct Row: View {
        let moods: [Mood]
        var body: some View { ForEach(moods, id: \\.self) { mood in Text("a").foregroundStyle(mood.tone) } }
      }
      struct Sample: View {
        let wild: Bool
        var body: some View {
          Row(moods: wild ? [.loud] : [])
          Row(moods: wild ? [.calm, .loud, .calm] : [.calm])
        }
      }
      """)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-59: an element and its number belong together")
  func pairs() {
    let look = Look(
      body: """
        ForEach(Array(Mood.allCases.enumerated()), id: \\.offset) { place, mood in
          Text("a").foregroundStyle(place == 0 ? .black : mood.tone)
        }
        """, declarations: Self.mood)
    // The first is calm, so green is never shown.
    #expect(look.foregrounds("a") == ["#000000", "#FF3B30"], "\(look.dump)")
  }

  /// Yellow on white: 1.05 / (0.6445 + 0.05) = 1.51.
  @Test(
    "S-58: of a list that a condition thins out nothing may be left",
    arguments: [
      ("let left = [\"a\", \"b\"].filter { $0.contains(term) }", "left.isEmpty"),
      ("let left = [\"a\", \"b\"].filter { $0.contains(term) }", "left.count == 0"),
      ("let left = [\"a\", \"b\"].filter { $0.contains(term) }", "left.first == nil"),
      ("let left = [1, 2].compactMap { names[$0] }", "left.isEmpty"),
      ("let left = Mood.allCases.filter { $0 == mood }", "left.isEmpty"),
    ])
  func thinned(_ left: String, _ condition: String) {
    let look = Look(
      """
      import SwiftUI
      \(Self.mood)
      struct Sample: View {
        @State private var term = ""
        let names: [Int: String]
        let mood: Mood
        var body: some View {
          \(left)
          VStack { if \(condition) { Text("none").foregroundStyle(.yellow) } else { Text("some") } }
        }
      }
      """)
    #expect(abs((look.ratio("none") ?? 0) - 1.51) < 0.01, "\(look.dump)")
    #expect(look.words("some") == "#000000 on #FFFFFF")
  }

  @Test("S-58: what a condition surely keeps or drops is counted")
  func counted() {
    let look = Look(
      body: """
        let loud = Mood.allCases.filter { $0 != .calm }
        VStack {
          if loud.isEmpty { Text("none") }
          if loud.count == 1 { Text("one") }
          if Mood.allCases.compactMap({ $0 == .calm ? nil : $0 }).isEmpty { Text("never") }
          if [1, 2].filter({ $0 > 2 }).isEmpty { Text("always") }
          ForEach(loud, id: \\.self) { mood in Text("a").foregroundStyle(mood.tone) }
        }
        """, declarations: Self.mood)
    #expect(Set(look.texts) == ["one", "always", "a"], "\(look.dump)")
    #expect(look.foregrounds("a") == ["#FF3B30"])
  }

  @Test("S-59: a loop over a list that may be thinned out shows each of its elements")
  func thinnedElements() {
    let look = Look(
      """
      import SwiftUI
      \(Self.mood)
      struct Sample: View {
        @State private var isOn = false
        var body: some View {
          ForEach(Mood.allCases.filter { _ in isOn }, id: \\.self) { mood in Text("a").foregroundStyle(mood.tone) }
        }
      }
      """)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-59: an element of more cases than are told apart keeps its type", arguments: [16, 17])
  func longEnumeration(_ count: Int) {
    let names = (0..<count).map { "c\($0)" }
    let look = Look(
      """
      import SwiftUI
      enum Tile: CaseIterable {
        case \(names.joined(separator: ", "))
        @ViewBuilder var face: some View {
          switch self {
          \(names.map { "case .\($0): Text(\"\($0)\").foregroundStyle(.white)" }.joined(separator: "\n"))
          }
        }
      }
      struct Board: View { var body: some View { ForEach(Tile.allCases, id: \\.self) { $0.face } } }
      """)
    for name in names { #expect(look.foreground(name) == "#FFFFFF", "\(look.dump)") }
  }
}
