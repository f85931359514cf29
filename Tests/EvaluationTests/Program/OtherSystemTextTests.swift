import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that only other systems run than the one that is audited.
struct OtherSystemTextTests {
  @Test("S-58: they are none, also where a part of the view can't be followed")
  func beside() {
    func look(_ platform: Platform) -> Look {
      Look(
        """
        import SwiftUI
        import Elsewhere
        struct Page: View {
          var body: some View {
            VStack {
              if #available(iOS 26, *) { Text("new") } else { Text("old") }
              Remote { state in if let image = state.image { image.resizable() } }
            }
          }
        }
        """, platform: platform)
    }
    #expect(look(.ios26).texts == ["new"], "\(look(.ios26).dump)")
    #expect(look(.ios18).texts == ["old"], "\(look(.ios18).dump)")
  }
}
