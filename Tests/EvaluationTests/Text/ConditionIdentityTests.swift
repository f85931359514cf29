import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Conditions that are one wherever the source asks for them.
struct ConditionIdentityTests {
  @Test(
    "S-58: the kind of device is one, whichever object is asked, in whichever file",
    arguments: [
      "UIDevice.current.userInterfaceIdiom == .pad", "UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.pad",
      "traits.userInterfaceIdiom == .pad", "Device.isPad",
    ])
  func idiom(_ condition: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          if UIDevice.current.userInterfaceIdiom == .pad {
            Card().background(Color.black)
          } else {
            Card().background(Color.white)
          }
        }
      }
      """,
      files: [
        "Card.swift": """
        import SwiftUI
        enum Device { static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }
        struct Card: View {
          let traits: UITraitCollection
          var body: some View { Text("a").foregroundStyle(\(condition) ? Color.white : Color.black) }
        }
        """
      ])
    #expect(look.readings("a").map { $0.ratio?.low } == [21, 21], "\(look.dump)")
  }

  @Test("S-58: a device is of one kind only")
  func exclusive() {
    let look = Look(
      body: """
        if UIDevice.current.userInterfaceIdiom == .pad {
          Text("a")
          if UIDevice.current.userInterfaceIdiom == .phone { Text("b") }
        }
        """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.placements("b").isEmpty)
  }
}
