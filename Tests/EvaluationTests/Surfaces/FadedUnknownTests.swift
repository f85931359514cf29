import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours that nobody knows at an opacity that is written: any colour of that alpha (S-141).
@Suite struct FadedUnknownTests {
  private static func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let tint: Color
        let level: Double
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "S-141: a colour of a tenth leaves nine tenths of what lies behind",
    arguments: [
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background(tint.opacity(0.1)).background(.white)",
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background { tint.opacity(0.1) }.background(.white)",
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background(tint.opacity(0.1), in: Capsule()).background(.white)",
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background(tint.opacity(0.2).opacity(0.5)).background(.white)",
      "ZStack { Color.white; Rectangle().fill(tint.opacity(0.1)); Text(\"T\").foregroundStyle(Color(white: 0.6)) }",
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background(Color(UIColor(tint).withAlphaComponent(0.1)))"
        + ".background(.white)",
      "Text(\"T\").foregroundStyle(Color(white: 0.6)).background(Color(red: level, green: 0, blue: 0).opacity(0.1))"
        + ".background(.white)",
    ])
  func behind(_ body: String) {
    let look = Self.look(body)
    // 0.6 has the luminance 0.3185. White with a tenth of black is 0.9, of luminance 0.7874: 0.8374 / 0.3685 = 2.27;
    // with a tenth of white it stays white: 1.05 / 0.3685 = 2.85.
    let bounds = look.bounds("T")
    #expect(abs((bounds?.low ?? 0) - 2.27) < 0.01, "\(look.dump)")
    #expect(abs((bounds?.high ?? 0) - 2.85) < 0.01)
    #expect(look.undecided("T") == nil)
  }

  @Test("S-141: an element's colour is such a one too, and how it is made does not matter")
  func ofElements() {
    let look = Look(
      """
      import SwiftUI
      struct Tag: Identifiable, Decodable {
        let id: Int
        let hex: String
        var color: Color { Color(digits: hex) }
      }
      extension Color {
        init(digits: String) { let value = Int(digits, radix: 16) ?? 0; self.init(white: Double(value) / 255) }
      }
      struct Sample: View {
        let tags: [Tag]
        var body: some View { ForEach(tags) { Text("T").background($0.color.opacity(0.1)) } }
      }
      """)
    // Black on 0.9 of white: (0.7874 + 0.05) / 0.05 = 16.75; on white 21.
    #expect(abs((look.bounds("T")?.low ?? 0) - 16.75) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test("S-141: words of such a colour fail where neither black nor white of that alpha would do")
  func inFront() {
    let faint = Self.look("Text(\"T\").foregroundStyle(tint.opacity(0.1))")
    // Black of a tenth on white is 0.9: 1.05 / 0.8374 = 1.25.
    #expect(faint.bounds("T")?.low == 1, "\(faint.dump)")
    #expect(abs((faint.bounds("T")?.high ?? 0) - 1.25) < 0.01)
    #expect(faint.isCertain("T") == true)
    // Black of 80 % would do.
    let strong = Self.look("Text(\"T\").foregroundStyle(tint.opacity(0.8))")
    #expect(strong.undecided("T") == .parameter, "\(strong.dump)")
    #expect(strong.reading("T")?.undecided?.detail == "'tint'")
  }

  @Test(
    "what is not known decides where more of it is seen, and stays the reason",
    arguments: [
      "Text(\"T\").background(tint)", "Text(\"T\").background(tint.opacity(1))",
      "Text(\"T\").background(tint.opacity(0.7))", "Text(\"T\").background(tint.mix(with: .white, by: 0.9))",
      "Text(\"T\").background(RadialGradient(colors: [tint.opacity(0.1), .black], center: .top))",
      "Text(\"T\").background(Color.white.mix(with: tint.opacity(0.1), by: 0.5))",
    ])
  func open(_ body: String) {
    #expect(Self.look(body).undecided("T") == .parameter, "\(Self.look(body).dump)")
  }

  @Test("a faint line within what it goes around is bounded, and no reading is open without a reason")
  func border() {
    let look = Self.look("Button(\"T\") {}.padding().background(Color.white).border(tint.opacity(0.3))")
    let readings = look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements).compactMap {
      $0.readings[.light]
    }
    // White with three tenths of black is 0.7, linear 0.4480: 1.05 / 0.4980 = 2.11.
    #expect(readings.map { ($0.ratio?.high ?? 0) < 2.12 } == [true], "\(look.dump)")
  }

  @Test("S-58: an optional that may be nil still has what stands in for it")
  func optional() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let tint: Color?
        var body: some View { Text("T").background(tint?.opacity(0.1) ?? .black) }
      }
      """)
    #expect(look.backgrounds("T").contains("#000000"), "\(look.dump)")
  }
}
