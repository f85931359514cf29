import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours computed of a number that only the running program knows, where it cancels out.
@Suite struct BlendedNumberTests {
  private let types = """
    import SwiftUI
    extension BinaryFloatingPoint {
      func blend(to other: Self, by share: Self) -> Self {
        let share = min(max(share, 0), 1)
        return (1 - share) * self + share * other
      }
    }
    extension Angle {
      func blend(to other: Angle, by share: Double) -> Angle {
        let turn = Double.pi * 2
        let delta = (other.radians - radians).truncatingRemainder(dividingBy: turn)
        return .radians(radians + delta * share)
      }
    }
    struct Hue {
      var hue: Double, saturation: Double
      var color: Color { Color(hue: hue, saturation: saturation, brightness: 1) }
      func blend(to other: Hue, by share: Double) -> Hue {
        Hue(
          hue: Angle.degrees(hue * 360).blend(to: Angle(degrees: other.hue * 360), by: share).degrees / 360,
          saturation: saturation.blend(to: other.saturation, by: share))
      }
    }
    """

  private func look(_ background: String, members: String = "let share: Double") -> Look {
    Look(
      """
      \(types)
      struct Sample: View {
        \(members)
        var body: some View { Text("a").foregroundStyle(.black).background(\(background)) }
      }
      """)
  }

  @Test("a colour that is blended with itself is that colour, whatever the share")
  func cancels() {
    // HSB 180°, 40 %, 100 % is RGB 0.6, 1, 1.
    let cyan = "Hue(hue: 0.5, saturation: 0.4)"
    let same = look("\(cyan).blend(to: \(cyan), by: share).color")
    #expect(same.background("a") == "#99FFFF", "\(same.dump)")
    let other = look("\(cyan).blend(to: Hue(hue: 0.5, saturation: 0.5), by: share).color")
    #expect(other.undecided("a") == .runtimeValue, "\(other.dump)")
  }

  @Test(
    "sums and products in which the number cancels out are known, others are not",
    arguments: [
      ("share * 0 + 0.5", "#808080"), ("share - share", "#000000"), ("(share + 1) - share", "#FFFFFF"),
      ("0.5 * share + 1 - share * 0.5", "#FFFFFF"), ("share * 0.5", nil), ("share + 1 - other", nil),
      ("share * share - share", nil), ("1 - share", nil),
    ] as [(String, String?)])
  func sums(_ sum: String, _ expected: String?) {
    let look = look("Color(white: \(sum))", members: "let share: Double, other: Double")
    #expect(look.background("a") == expected, "\(look.dump)")
  }

  @Test(
    "S-143: what a function makes of a number that is not known is undecided for that number",
    arguments: ["min(max(share, 0), 0.3)", "abs(share)", "pow(share, 2)"])
  func functions(_ number: String) {
    let look = look("Color(white: \(number))")
    #expect(look.undecided("a") == .parameter, "\(look.dump)")
    #expect(look.reading("a")?.undecided?.detail == "'share'")
  }

  @Test("an hour decides which colours are blended; a gradient is known where its stops are")
  func hours() {
    let look = Look(
      """
      \(types)
      enum Part {
        case day, night
        init(_ hour: Int) { switch hour { case 8 ..< 20: self = .day; default: self = .night } }
        var hue: Hue { switch self { case .day: Hue(hue: 0.5, saturation: 0.4); case .night: Hue(hue: 0, saturation: 0) } }
      }
      struct Sample: View {
        let time: Double
        var hue: Hue {
          let rest = time.truncatingRemainder(dividingBy: 86_400)
          let hour = Int(floor(rest.truncatingRemainder(dividingBy: 86_400) / 3600))
          return Part(hour).hue.blend(to: Part(hour + 1).hue, by: rest.truncatingRemainder(dividingBy: 3600) / 3600)
        }
        var isDay: Bool { Part(Int(floor(time.truncatingRemainder(dividingBy: 86_400) / 3600))) == .day }
        var body: some View {
          Text("plain").background(hue.color)
          Text("graded").background(LinearGradient(colors: [hue.color, hue.color], startPoint: .top, endPoint: .bottom))
          Text("tied").foregroundStyle(isDay ? Color.black : .red).background(hue.color)
        }
      }
      """)
    for text in ["plain", "graded"] {
      // Black on #99FFFF: (0.2126 · 0.3185 + 0.7152 + 0.0722 + 0.05) / 0.05 = 18.1; on white 21.
      let ratios = look.readings(text).compactMap { $0.ratio?.low }.map { ($0 * 10).rounded() / 10 }
      #expect(Set(ratios) == [18.1, 21], "\(look.dump)")
      #expect(look.readings(text).contains { $0.undecided?.reason == .runtimeValue })
    }
    // The rest of a rest is the rest, so that one hour decides both colours.
    let tied = look.readings("tied").filter { $0.foreground == Color(hex: "#000000") }.compactMap { $0.ratio?.low }
    #expect(tied.allSatisfy { $0 < 20 }, "\(look.dump)")
  }

  @Test(
    "functions that round numbers",
    arguments: [("floor(0.9)", 0), ("ceil(0.1)", 1), ("round(0.4)", 0), ("trunc(1.9)", 1)])
  func rounding(_ call: String, _ white: Int) {
    #expect(look("Color(white: \(call))").background("a") == (white == 1 ? "#FFFFFF" : "#000000"))
  }
}
