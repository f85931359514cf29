import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A file that targets of several platforms compile.
struct SharedFileTests {
  private static let shared = """
    import SwiftUI
    struct Tide {
      #if os(macOS)
        func branched() -> Color { .black }
      #else
        func branched() -> Color { .yellow }
      #endif
      var plain: Color { .yellow }
    }
    """

  @Test(
    "What a condition chooses for the file's platform is unknown on another one", arguments: ["branched()", "plain"])
  func branches(_ name: String) {
    let scene = scene(
      """
      import SwiftUI
      struct Window: View { var body: some View { Text("T").foregroundStyle(Tide().\(name)) } }
      """, platform: .ios26, files: ["Tide.swift": Self.shared], platforms: ["Source.swift": .macos])
    let readings = scene.elements.flatMap { $0.placements.compactMap { $0.readings[.light] } }
    #expect(readings.count == 1)
    let expected: Unknown.Reason? = name == "branched()" ? .unsupportedExpression : nil
    #expect(readings.map(\.undecided?.reason) == [expected], "\(scene.dump(appearances: [.light]))")
  }

  @Test(
    "What a condition chooses for a property is what the platform of the view has",
    arguments: [Platform.ios26, .macos], ["static let high =", "var high: Color {"])
  func properties(_ platform: Platform, _ form: String) {
    let end = form.hasSuffix("{") ? "}" : ""
    let tide = """
      import SwiftUI
      struct Tide {
        #if os(macOS)
          \(form) Color.black \(end)
        #else
          \(form) Color.yellow \(end)
        #endif
      }
      """
    let scene = scene(
      """
      import SwiftUI
      struct Window: View { var body: some View { Text("T").foregroundStyle(Tide\(end.isEmpty ? "" : "()").high) } }
      """, platform: .ios26, files: ["Tide.swift": tide], platforms: ["Source.swift": platform])
    let readings = scene.elements.flatMap { $0.placements.compactMap { $0.readings[.light] } }
    // S-80: yellow of iOS 26 in light.
    #expect(readings.map { $0.foreground?.hexString } == [platform == .macos ? "#000000" : "#FFCC00"])
  }

  @Test("What a condition declares for the colours of another platform is there for its views")
  func extensions() {
    let tide = """
      import SwiftUI
      #if os(macOS)
        extension NSColor { static let high = NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1) }
      #endif
      """
    let scene = scene(
      """
      import AppKit
      final class Pane: NSViewController {
        override func viewDidLoad() {
          let label = NSTextField(labelWithString: "T")
          label.textColor = .high
          view.addSubview(label)
        }
      }
      """, platform: .ios26, files: ["Tide.swift": tide], platforms: ["Source.swift": .macos])
    let readings = scene.elements.flatMap { $0.placements.compactMap { $0.readings[.light] } }
    #expect(readings.map { $0.foreground?.hexString } == ["#008000"])
  }

  /// What only macOS has of a type, in the type, in an extension of it and as a computed value.
  private static let foreign = [
    "struct Tide {\n#if os(macOS)\nstatic let high = NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)\n#else\nstatic let low = 1\n#endif\n}",
    "struct Tide {}\nextension Tide {\n#if canImport(AppKit)\nstatic let high = NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)\n#endif\n}",
    "enum Tide {\n#if os(macOS)\nstatic var high: NSColor { NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1) }\n#endif\n}",
  ]

  private func paneInks(_ tide: String, _ platform: Platform = .macos) -> [String?] {
    let scene = scene(
      """
      import AppKit
      final class Pane: NSViewController {
        override func viewDidLoad() {
          let label = NSTextField(labelWithString: "T")
          label.textColor = Tide.high
          view.addSubview(label)
        }
      }
      """, platform: .ios26, files: ["Tide.swift": tide], platforms: ["Source.swift": platform])
    return scene.elements.flatMap { $0.placements.compactMap { $0.readings[.light]?.foreground?.hexString } }
  }

  @Test("What a condition declares in a type for another platform alone is there for its code", arguments: foreign)
  func foreignStatics(tide: String) {
    #expect(paneInks(tide) == ["#008000"])
  }

  @Test("What a condition declares for another system than the code's is not there")
  func otherSystems() {
    #expect(paneInks("struct Tide {\n#if os(watchOS)\nstatic let high = NSColor.red\n#endif\n}") == [])
  }

  @Test("what a shared file asks of the device is answered on the platform of who asks")
  func idiom() {
    let look = Look(
      "import UIKit\nextension UIDevice { static var isTV: Bool { current.userInterfaceIdiom == .tv } }",
      files: [
        "TV/Main.swift": """
        import SwiftUI
        @main struct Shelf: App {
          var body: some Scene { WindowGroup { Text("T").foregroundStyle(UIDevice.isTV ? Color.white : Color.black) } }
        }
        """
      ], platforms: ["TV/Main.swift": .tvos])
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}
