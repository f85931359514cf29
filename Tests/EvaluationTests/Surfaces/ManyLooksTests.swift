import ColorScience
import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts over layers that have more looks together than are followed.
@Suite("More looks than are followed") struct ManyLooksTests {
  /// Eight layers that come and go on their own have 2^8 = 256 looks.
  private static let layers = """
    if a { Color.red }; if b { Color.green.opacity(0.1) }; if c { Color.blue.opacity(0.1) }
    if d { Color.orange.opacity(0.1) }; if e { Color.pink.opacity(0.1) }; if f { Color.mint.opacity(0.1) }
    if g { Color.teal.opacity(0.1) }; if h { Color.cyan.opacity(0.1) }
    """
  private static let ink = "Color(red: 0.7, green: 0.7, blue: 0.7)"

  private static func look(_ front: String, _ modifiers: String = "") -> Look {
    Look(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published private(set) var fade = 0.0
        var isOff = false
        func load(to value: Double) { fade = isOff ? 0 : value }
      }
      struct Screen: View {
        let a, b, c, d, e, f, g, h: Bool
        let pace: Double
        @StateObject private var model = Model()
        @State var isOff = false
        var body: some View {
          ZStack {
            \(layers)
            \(front)
          }\(modifiers)
        }
      }
      """)
  }

  @Test("leave what a text is drawn in known, and nothing but what lies behind it open")
  func style() throws {
    let look = Self.look("Text(\"T\").font(.headline).foregroundStyle(\(Self.ink))")
    let placement = try #require(look.placements("T").first)
    let reading = try #require(placement.readings[.light])
    #expect(placement.foreground.isWrittenColor, "\(look.dump)")
    #expect(placement.provenance.contains { $0.of == .foreground && $0.kind == .literal && $0.range?.line == 17 })
    // None of the layers hides the others, so that none of their looks would tell more.
    #expect(look.placements("T").count == 1)
    #expect(reading.font?.size == 17)
    #expect(reading.undecided?.reason == .tooManyPaths)
    #expect(reading.undecided?.ingredient == .background)
    #expect(reading.ratio == nil)
  }

  /// Linear 0.7 is 0.4480, and (1 + 0.05) / (0.4480 + 0.05) = 2.108.
  @Test("do not matter behind a layer that surely hides them, where the group around it is opaque")
  func covered() throws {
    let look = Self.look(
      """
      ZStack { Text("T").foregroundStyle(\(Self.ink)) }
        .background(Color(uiColor: .systemBackground)).opacity(isOff ? 0.5 : 1)
      """)
    let ratios = look.placements("T").compactMap { $0.readings[.light]?.ratio?.low }
    #expect(ratios.contains { abs($0 - 2.108) < 0.01 }, "\(look.dump)")
    #expect(look.placements("T").count == 2)
  }

  @Test("leave a text in a group of an opacity that is not known its own colour")
  func faded() throws {
    let look = Self.look(
      """
      ZStack { Text("T").foregroundStyle(\(Self.ink)) }
        .background(Color(uiColor: .systemBackground)).opacity(model.fade)
      """, ".onAppear { model.load(to: pace) }")
    let placement = try #require(look.placements("T").first)
    #expect(placement.foreground.isWrittenColor && placement.provenance.contains { $0.of == .foreground })
    #expect(placement.readings[.light]?.undecided?.reason == .runtimeValue, "\(look.dump)")
    #expect(look.placements("T").count == 1)
  }

  /// Over black the veil is a gray of 0.5, linear 0.2140: 0.4980 / 0.2640 = 1.886; over white 2.108, and between the two
  /// a gray is the colour of the text.
  @Test("are any colour behind what shines through in front of them")
  func translucent() throws {
    let look = Self.look("Color.white.opacity(0.5)\nText(\"T\").foregroundStyle(\(Self.ink))")
    let reading = try #require(look.placements("T").first?.readings[.light])
    #expect(reading.ratio?.low == 1, "\(look.dump)")
    #expect(abs((reading.ratio?.high ?? 0) - 2.108) < 0.01)
  }
}
