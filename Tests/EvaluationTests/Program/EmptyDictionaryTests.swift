import TestSupport
import Testing

/// Dictionaries that are empty at first and that nothing fills (S-58).
struct EmptyDictionaryTests {
  /// 0.8 of 255 is 204, #CC.
  private func look(
    _ declaration: String = "private var inks = [String: Color]()", _ lookUp: String = "inks[name] ?? gray",
    _ code: String = ""
  ) -> Look {
    Look(
      """
      import SwiftUI
      class Palette {
        static let shared = Palette()
        private let gray = Color(red: 0.8, green: 0.8, blue: 0.8)
        \(declaration)
        func ink(_ name: String) -> Color { \(lookUp) }
        \(code)
      }
      struct Sample: View {
        let name: String
        var body: some View { Text("a").foregroundStyle(Palette.shared.ink(name)) }
      }
      """)
  }

  @Test(
    "a private dictionary that its file only looks keys up in stays empty",
    arguments: [
      ("private var inks = [String: Color]()", "inks[name] ?? gray"),
      ("private var inks: [String: Color] = [:]", "self.inks[name] ?? gray"),
      ("fileprivate var inks: [String: Color] = [:]", "if let ink = inks[name] { return ink }\nreturn gray"),
    ])
  func empty(declaration: String, lookUp: String) {
    let look = look(declaration, lookUp)
    #expect(look.foregrounds("a") == ["#CCCCCC"], "\(look.dump)")
    #expect(look.conditions("a") == [""])
  }

  @Test("what a subscript without a setter looks up is nil, too")
  func keyPaths() {
    let look = Look(
      """
      import SwiftUI
      class Inks { let gray = Color(red: 0.8, green: 0.8, blue: 0.8) }
      @dynamicMemberLookup
      public class Palette {
        private let inks = Inks()
        private var others = [KeyPath<Inks, Color>: Color]()
        subscript(dynamicMember path: KeyPath<Inks, Color>) -> Color { others[path] ?? inks[keyPath: path] }
      }
      extension Color { static let brand = Palette() }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color.brand.gray) } }
      """)
    #expect(look.foregrounds("a") == ["#CCCCCC"], "\(look.dump)")
  }

  @Test(
    "anything that may fill it counts",
    arguments: [
      "func set(_ ink: Color) { inks[\"b\"] = ink }", "func set(_ ink: Color) { inks.updateValue(ink, forKey: \"b\") }",
      "func set(_ other: [String: Color]) { inks.merge(other) { $1 } }", "func set() { fill(&inks) }",
      "func set() { withAnimation { self.inks = read() } }", "func set() { inks[\"b\", default: gray].fade() }",
      "subscript(name: String) -> Color? { get { inks[name] } set { inks[name] = newValue } }",
      "var all: [String: Color] { get { [:] } set { inks = newValue } }",
      "var first: Color { get { gray } set { inks[\"a\"] = newValue } }",
    ])
  func filled(_ code: String) {
    let look = look("private var inks = [String: Color]()", "inks[name] ?? gray", code)
    #expect(look.foregrounds("a") == ["#CCCCCC", "?"], "\(look.dump)")
  }

  @Test("one that other files see, or that holds something, is left open")
  func seen() {
    #expect(look("var inks = [String: Color]()").foregrounds("a").contains("?"))
    #expect(look("private var inks: [String: Color] = read()").foregrounds("a").contains("?"))
  }
}
