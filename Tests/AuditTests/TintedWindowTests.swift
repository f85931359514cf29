import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Testing

/// Levels over a backdrop that is one of several colours.
struct TintedWindowTests {
  /// The background of a window of macOS varies with the desktop, #1E1E1E to #323232 in dark: white of 85 % and of 55 %
  /// over the one are the grays 221 and 154, over the other 224 and 163, which is 2.08:1 and 1.92:1.
  @Test("levels of macOS over a window that the desktop tints")
  func tintedWindow() throws {
    let source = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen(title: "a", note: "b") } } }
      struct Screen: View {
        let title: String
        let note: String
        var body: some View {
          VStack(alignment: .leading) {
            Text(title)
            Text(note).foregroundColor(.secondary)
          }
        }
      }
      """
    let report = try report(on: source, platform: "macos")
    let finding = try #require(report.findings.first { $0.rule == "color-only-hierarchy" })
    #expect(finding.severity == .warning)
    let dark = try #require(finding.measurements.first { $0.appearance == "dark" })
    #expect(abs(dark.ratio.low - 1.92) < 0.01 && abs(dark.ratio.high - 2.08) < 0.01, "\(dark.ratio)")
    #expect(dark.foreground == nil && dark.background == nil)
    // Black of 85 % and 50 % on #ECECEC to #FFFFFF is 3.4:1 to 3.8:1.
    #expect(!finding.measurements.contains { $0.appearance == "light" })
    #expect(report.groups.map(\.appearance) == [.dark])
    #expect(report.groups.first?.axes == ["style"])
  }
}
