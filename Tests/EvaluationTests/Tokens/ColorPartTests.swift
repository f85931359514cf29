import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Conditions on the parts of a colour.
@Suite struct ColorPartTests {
  private static let dusk = "Color(red: 0.1, green: 0.05, blue: 0.25)"

  private func look(_ ink: String, of color: String = dusk, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(declarations)
      extension Color {
        var ink: Color {
          \(ink)
        }
      }
      struct Sample: View {
        let ground = \(color)
        var body: some View { Text("a").foregroundStyle(ground.ink).background(ground) }
      }
      """, platform: .macos)
  }

  // Red 0.1 and blue 0.25, the brightest channel, are under 0.5; alpha is 1.
  @Test(
    "the parts of a known colour decide",
    arguments: [
      "let c = NSColor(self).usingColorSpace(.sRGB)!; return c.redComponent + c.blueComponent > 1 ? .black : .white",
      "NSColor(self).usingColorSpace(NSColorSpace.deviceRGB)!.brightnessComponent > 0.5 ? .black : .white",
      "guard let c = cgColor?.components, c.count > 2 else { return .black }; return c[0] > 0.5 ? .black : .white",
      "guard let c = UIColor(self).cgColor.components else { return .black }; return c[2] > 0.5 ? .black : .white",
      "let c = CIColor(color: UIColor(self)); return c.red > 0.5 ? .black : .white",
      "(cgColor?.alpha ?? 0) < 0.5 ? .black : .white",
    ])
  func parts(_ ink: String) {
    let look = look(ink)
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("a computed tuple of parts decides")
  func tuple() {
    let parts = """
      extension Color {
        var channels: (red: CGFloat, alpha: CGFloat) {
          let c = NSColor(self).usingColorSpace(.sRGB)!
          return (c.redComponent, c.alphaComponent)
        }
      }
      """
    let ink = "channels.alpha < 0.5 ? .black : (channels.red > 0.5 ? .black : .white)"
    #expect(look(ink, of: Self.dusk, parts).foregrounds("a") == ["#FFFFFF"])
    #expect(look(ink, of: "Color.clear", parts).foregrounds("a") == ["#000000"])
  }

  @Test(
    "what is asked of a known colour in a way that is not read is not certain",
    arguments: [
      "NSColor(self).usingColorSpace(.genericGray)!.whiteComponent > 0.5 ? .black : .white",
      "luminosity > 0.5 ? .black : .white", "self.luminosity > 0.5 ? .black : .white", "isLight ? .black : .white",
      "Luma.of(self) > 0.5 ? .black : .white", "luma(of: self) > 0.5 ? .black : .white",
    ])
  func unread(_ ink: String) {
    let look = look(ink)
    #expect(look.isCertain("a") == false, "\(look.dump)")
    // White on #1A0D40 would pass and black would not.
    let bounds = look.bounds("a")
    #expect(bounds.map { $0.low < 4.5 && $0.high > 4.5 } == true, "\(look.dump)")
  }

  @Test(
    "what is called on a colour of UIKit or AppKit and is not read leaves the colour open",
    arguments: [
      "Color(nsColor: .systemBlue.blended(withFraction: 0.7, of: .black)!)",
      "Color(nsColor: NSColor.systemBlue.blended(withFraction: 0.7, of: .black)!)",
      "Color(.systemBlue.withSystemEffect(.pressed))",
    ])
  func unreadCall(_ color: String) {
    let look = Look(body: "Text(\"a\").foregroundStyle(.white).background(\(color))", platform: .macos)
    #expect(look.undecided("a") == .unsupportedExpression, "\(look.dump)")
  }
}
