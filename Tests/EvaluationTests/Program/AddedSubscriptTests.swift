import Scene
import TestSupport
import Testing

/// Subscripts that the program adds to lists and dictionaries.
struct AddedSubscriptTests {
  private func look(_ declarations: String, _ ink: String) -> Look {
    Look(
      body: "Text(\"a\").foregroundStyle(\(ink)).background(.white)",
      declarations: """
        enum Tone { case faint, strong }
        let inks: [Color] = [.white, .black]
        let byName: [String: Color] = ["ink": .black]
        \(declarations)
        """)
  }

  @Test(
    "a position that may be none leads to an element or to nil",
    arguments: [
      "indices.contains(at) ? self[at] : nil", "indices ~= at ? self[at] : nil",
      "at >= startIndex && at < endIndex ? self[at] : nil", "(0..<count).contains(at) ? self[at] : nil",
      "guard at < count else { return nil }; return self[at]",
    ])
  func safe(_ body: String) {
    for type in ["Array", "Collection", "RandomAccessCollection"] {
      let subscripted = "extension \(type) { subscript(safe at: Int) -> Element? { \(body) } }"
      for (ink, expected) in [
        ("inks[safe: 1] ?? .white", "#000000"), ("inks[safe: 2] ?? .black", "#000000"),
        ("[Color.white][safe: 3] ?? .black", "#000000"), ("inks[safe: 0] ?? .black", "#FFFFFF"),
      ] {
        let look = look(subscripted, ink)
        #expect(look.foregrounds("a") == [expected], "\(type) \(ink) \(look.dump)")
      }
    }
  }

  @Test(
    "others give what their code says",
    arguments: [
      (
        "extension Array where Element == Color { subscript(wrapped at: Int) -> Color { self[at % count] } }",
        "inks[wrapped: 3]"
      ),
      ("extension Array { subscript(_ tone: Tone) -> Element { self[tone == .faint ? 0 : 1] } }", "inks[.strong]"),
      (
        "extension Dictionary { subscript(named key: Key) -> Value? { self[key] } }", "byName[named: \"ink\"] ?? .white"
      ),
      (
        "extension Dictionary where Value == Color { subscript(sure key: Key) -> Color { self[key] ?? .black } }",
        "byName[sure: \"paper\"]"
      ),
    ])
  func own(_ declaration: String, _ ink: String) {
    let look = look(declaration, ink)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("what can't be read gives no element behind the end")
  func unread() {
    let one = look("", "inks[safe: 2]")
    #expect(one.undecided("a") == .unsupportedExpression, "\(one.dump)")
    let two = look(
      """
      extension Array where Element == Color { subscript(safe at: Int) -> Color { .black } }
      extension Array where Element == Tone { subscript(safe at: Int) -> Tone { .faint } }
      """, "inks[safe: 0]")
    #expect(two.undecided("a") == .unsupportedExpression, "\(two.dump)")
  }
}
