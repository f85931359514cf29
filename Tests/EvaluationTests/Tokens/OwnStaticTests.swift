import PlatformStyles
import Scene
import TestSupport
import Testing

/// Constants in extensions of the framework's colours.
struct OwnStaticTests {
  @Test(
    "the colours of the framework's type go by their plain names there",
    arguments: [
      ("UIColor", "systemRed.withAlphaComponent(0.5)"),
      ("Color", "red.opacity(0.5)"),
    ])
  func plain(_ type: String, _ value: String) {
    func look(_ value: String) -> Look {
      Look(
        """
        import SwiftUI
        import UIKit
        extension \(type) { static let faint = \(value) }
        struct Page: View { var body: some View { Text("T").foregroundStyle(\(type == "Color" ? "Color.faint" : "Color(uiColor: .faint)")) } }
        """)
    }
    // Red of iOS 18 is #FF3B30; half of it on white: 0.5 × 255 + 0.5 × 59 = 157 and 0.5 × 255 + 0.5 × 48 = 151.5.
    #expect(look(value).foreground("T") == "#FF9D98", "\(look(value).dump)")
    #expect(look("\(type).\(value)").foreground("T") == "#FF9D98")
  }
}
