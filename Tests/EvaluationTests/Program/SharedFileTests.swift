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
        var branched: Color { .black }
      #else
        var branched: Color { .yellow }
      #endif
      var plain: Color { .yellow }
    }
    """

  @Test("What a condition chooses for the file's platform is unknown on another one", arguments: ["branched", "plain"])
  func branches(_ name: String) {
    let scene = scene(
      """
      import SwiftUI
      struct Window: View { var body: some View { Text("T").foregroundStyle(Tide().\(name)) } }
      """, platform: .ios26, files: ["Tide.swift": Self.shared], platforms: ["Source.swift": .macos])
    let readings = scene.elements.flatMap { $0.placements.compactMap { $0.readings[.light] } }
    #expect(readings.count == 1)
    let expected: Unknown.Reason? = name == "branched" ? .unsupportedExpression : nil
    #expect(readings.map(\.undecided?.reason) == [expected], "\(scene.dump(appearances: [.light]))")
  }
}
