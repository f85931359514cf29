import Scene
import TestSupport
import Testing

/// Strings that initialisers take apart by letters, on the way from digits to a colour.
@Suite struct LetterTests {
  @Test(
    "S-35: the letters of a known text are known, and so is how many there are",
    arguments: [
      "var h = hex; if h.count == 3 { h = h.map { \"\\($0)\\($0)\" }.joined() }; guard h.count == 6 else { return nil }",
      "let h = hex.map { String($0) + String($0) }.joined(separator: \"\"); guard h.count == 6 else { return nil }",
      "let c = Array(hex); guard c.count == 3 else { return nil }; let h = c.map { \"\\($0)\\($0)\" }.joined()",
    ])
  func doubled(_ statements: String) {
    let look = Look(
      """
      import SwiftUI
      extension Color {
        init?(digits hex: String) {
          \(statements)
          guard let v = Int(h, radix: 16) else { return nil }
          self.init(
            red: Double(v >> 16 & 0xFF) / 255, green: Double(v >> 8 & 0xFF) / 255, blue: Double(v & 0xFF) / 255)
        }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color(digits: "69C") ?? .black) } }
      """)
    #expect(look.foregrounds("a") == ["#6699CC"], "\(look.dump)")
  }

  @Test("a part of a list of letters is a text")
  func parts() {
    let look = Look(
      """
      import SwiftUI
      extension Color {
        init(digits hex: String) {
          let c = Array(hex.dropFirst())
          let p = [0, 2, 4].map { Int(String(c[$0...$0 + 1]), radix: 16)! }
          self.init(red: Double(p[0]) / 255, green: Double(p[1]) / 255, blue: Double(p[2]) / 255)
        }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color(digits: "#6699CC")) } }
      """)
    #expect(look.foregrounds("a") == ["#6699CC"], "\(look.dump)")
  }

  @Test("an optional text that is mapped stays one text")
  func optionals() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let name: String? = "x"
        var body: some View { Text(name.map { "by \\($0)" } ?? "") }
      }
      """)
    #expect(look.texts == ["by x"], "\(look.dump)")
  }
}
