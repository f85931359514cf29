import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colours of AppKit with a value for each appearance (S-114).
struct AppKitColorTests {
  @Test(
    "S-114: a colour of AppKit asks for the appearance",
    arguments: [
      ("$0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      ("$0.isNight", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
      ("$0.name == .accessibilityHighContrastAqua", ["#000000", "#000000", "#FFFFFF", "#000000"]),
      (
        "$0.bestMatch(from: [.aqua, .accessibilityHighContrastDarkAqua]) == .accessibilityHighContrastDarkAqua",
        ["#000000", "#000000", "#000000", "#FFFFFF"]
      ),
    ])
  func appKitProvider(question: String, expected: [String]) {
    let look = Look(
      """
      import AppKit
      extension NSAppearance { var isNight: Bool { bestMatch(from: [.aqua, .darkAqua]) == .darkAqua } }
      final class Pane: NSViewController {
        let label = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          label.textColor = NSColor(name: nil) { \(question) ? NSColor.white : NSColor.black }
          view.addSubview(label)
        }
      }
      """, platform: .macos)
    let appearances = [Appearance.light, .dark, .lightIncreased, .darkIncreased]
    #expect(appearances.map { look.foreground("T", $0) } == expected, "\(look.dump)")
  }

  @Test(
    "S-114: code of a view asks for the appearance that it is in, in an extension of a class above its own, too",
    arguments: [
      "effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua",
      "NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua",
      "NSAppearance.currentDrawing().bestMatch(from: [.aqua, .darkAqua]) == .darkAqua",
      "[.darkAqua, .accessibilityHighContrastDarkAqua].contains(effectiveAppearance.name)",
    ])
  func appearanceInForce(question: String) {
    let look = Look(
      """
      import AppKit
      extension NSView { var isNight: Bool { \(question) } }
      final class Pane: NSViewController {
        let label = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          label.drawsBackground = true
          label.backgroundColor = label.isNight ? .black : .white
          label.textColor = label.isNight ? .white : .black
          view.addSubview(label)
        }
      }
      """, platform: .macos)
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect([Appearance.light, .dark].map { look.background("T", $0) } == ["#FFFFFF", "#000000"], "\(look.dump)")
  }

  private func label(_ color: String) -> Look {
    Look(
      """
      import AppKit
      final class Pane: NSViewController {
        let label = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          label.drawsBackground = true
          label.backgroundColor = .white
          label.textColor = \(color)
          view.addSubview(label)
        }
      }
      """, platform: .macos)
  }

  @Test(
    "S-114: a colour of AppKit may name the space of its numbers",
    arguments: [
      // 0.5 × 255 = 127.5, which is written 80, and 0.2 × 255 = 51, which is 33.
      ("NSColor(srgbRed: 1, green: 0.5, blue: 0.2, alpha: 1)", "#FF8033"),
      ("NSColor(deviceRed: 1, green: 0.5, blue: 0.2, alpha: 1)", "#FF8033"),
      ("NSColor(deviceWhite: 0.2, alpha: 1)", "#333333"), ("NSColor(calibratedWhite: 1, alpha: 1)", "#FFFFFF"),
      ("NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1)", "#FF0000"),
    ])
  func spaces(color: String, expected: String) {
    #expect(label(color).foreground("T") == expected)
  }

  @Test("S-118: a calibrated colour is one of sRGB, or of gamma 1.8")
  func calibrated() throws {
    let look = label("NSColor(calibratedWhite: 0.5, alpha: 1)")
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    // As sRGB 0.5 is a luminance of 0.2140: 1.05 / 0.2640. Of gamma 1.8 it is 0.5^1.8 = 0.2872: 1.05 / 0.3372.
    #expect(abs(bounds.high - 3.977) < 0.005)
    #expect(abs(bounds.low - 3.114) < 0.005)
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "a colour of AppKit of which no values are published is no missing asset",
    arguments: [
      "Color(nsColor: .controlColor)", "Color(NSColor.controlColor)",
      "Color(nsColor: .gridColor.withAlphaComponent(0.5))",
    ])
  func unlisted(_ color: String) {
    let look = Look(body: "Text(\"a\").foregroundStyle(.black).background(\(color))", platform: .macos)
    #expect(look.undecided("a") == .externalModule, "\(look.dump)")
    #expect(look.reading("a")?.undecided?.isUnpublished == true)
  }

  @Test("another name is a symbol of a catalog that is missing")
  func missing() {
    let look = Look(body: "Text(\"a\").foregroundStyle(Color(nsColor: .brandColor))", platform: .macos)
    #expect(look.undecided("a") == .missingAsset, "\(look.dump)")
  }
}
