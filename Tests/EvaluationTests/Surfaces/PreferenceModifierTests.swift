import Scene
import TestSupport
import Testing

/// Overlays and backgrounds that are made of preferences (S-50).
struct PreferenceModifierTests {
  private func look(_ modifier: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View { Text("T").foregroundStyle(.white)\(modifier) }
        private func plate(for bounds: [Anchor<CGRect>]) -> some View { Color.black }
        private func unit(for bounds: [Anchor<CGRect>]) -> some View { Text("U").foregroundStyle(.red) }
      }
      """)
  }

  @Test(
    "a background of preferences lies behind, whoever makes it",
    arguments: [
      ".backgroundPreferenceValue(Bounds.self) { bounds in Color.black }",
      ".backgroundPreferenceValue(Bounds.self, plate(for:))",
      ".backgroundPreferenceValue(Bounds.self, alignment: .top) { _ in Color.black }",
    ])
  func background(_ modifier: String) {
    let look = look(modifier)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "what an overlay of preferences shows is there to be read, and leaves its receiver as it is",
    arguments: [
      ".overlayPreferenceValue(Bounds.self) { bounds in Text(\"U\").foregroundStyle(.red) }",
      ".overlayPreferenceValue(Bounds.self, unit(for:))",
    ])
  func overlay(_ modifier: String) {
    let look = look(modifier)
    // systemRed of iOS 18 in light.
    #expect(look.foreground("U") == "#FF3B30", "\(look.dump)")
    #expect(look.words("T") == "#FFFFFF on #FFFFFF")
  }
}
