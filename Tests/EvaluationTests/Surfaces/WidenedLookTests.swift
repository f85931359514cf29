import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts of which the ways are too many to be told apart, while what lies behind them has few looks (S-58).
struct WidenedLookTests {
  /// A text on white or a light gray, and in one of eight rows on white, in any case in one of three inks: with the
  /// eight cases that each of two values may be, 8 * 8 * 2 * 3 = 384 ways.
  private static let source = """
    import SwiftUI
    enum Kind: String, CaseIterable { case a, b, c, d, e, f, g, h }
    struct KindMenu: View {
      @Binding var kind: Kind
      let x, y, z: Bool
      var body: some View {
        VStack {
          ForEach(Kind.allCases, id: \\.self) { item in Text("T").background { if kind == item { Color.white } } }
        }
        .foregroundStyle(x ? Color.black : y ? Color(white: 0.6) : Color(white: 0.45))
        .background(z ? Color.white : Color(white: 0.9))
      }
    }
    """

  private func reading(in ink: String) throws -> Reading {
    let look = Look(Self.source)
    let found = look.placements("T").compactMap { $0.readings[.light] }
    return try #require(found.first { $0.foreground?.hexString == ink }, "\(look.dump)")
  }

  /// 0.9 is 0.7874 linear: 0.8374 / 0.05 = 16.75, and 21 on white.
  @Test("pass where they do on each look")
  func passing() throws {
    let reading = try reading(in: "#000000")
    let ratio = try #require(reading.ratio)
    #expect(abs(ratio.low - 16.75) < 0.01 && abs(ratio.high - 21) < 0.01 && reading.undecided == nil)
  }

  /// 0.6 is 0.3185 linear: 0.8374 / 0.3685 = 2.27 on the gray, and 1.05 / 0.3685 = 2.85 on white.
  @Test("fail for certain where they do on each look")
  func failing() throws {
    let reading = try reading(in: "#999999")
    let ratio = try #require(reading.ratio)
    #expect(abs(ratio.low - 2.27) < 0.01 && abs(ratio.high - 2.85) < 0.01)
    #expect(reading.ceiling == ratio.high)
  }

  /// 0.45 is 0.1706 linear: 1.05 / 0.2206 = 4.76 on white, 0.8374 / 0.2206 = 3.80 on the gray.
  @Test("are unknown where they pass on some looks alone, in a colour that is known")
  func mixed() throws {
    let reading = try reading(in: "#737373")
    #expect(reading.ratio == nil && reading.undecided?.reason == .tooManyPaths)
    #expect(reading.undecided?.ingredient == .background)
  }

  /// Where light and dark have looks of their own, none of one appearance is one of the other.
  @Test("have the looks of their appearance alone")
  func schemes() throws {
    let look = Look(
      Self.source.replacing("let x, y, z: Bool", with: "let x, y, z: Bool; @Environment(\\.colorScheme) var scheme")
        .replacing("z ? Color.white : Color(white: 0.9)", with: "scheme == .dark ? Color(white: 0.9) : .white")
        .replacing("Color(white: 0.45))", with: "z ? Color(white: 0.45) : Color(white: 0.3))"))
    let light = look.placements("T").compactMap { $0.readings[.light] }.filter { $0.foreground?.hexString == "#737373" }
    // 1.05 / 0.2206 = 4.76.
    #expect(!light.isEmpty && light.allSatisfy { abs(($0.ratio?.low ?? 0) - 4.76) < 0.01 }, "\(look.dump)")
  }
}
