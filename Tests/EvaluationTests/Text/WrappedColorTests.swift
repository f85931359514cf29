import PlatformStyles
import TestSupport
import Testing

/// Colours of UIKit and AppKit that are made of one of SwiftUI's without its type before it (S-114).
@Suite struct WrappedColorTests {
  private func look(_ style: String, platform: Platform = .ios18) -> Look {
    Look(
      body: "Text(\"a\").foregroundColor(\(style))",
      declarations: """
        extension Color {
          static var ink: Color { Color(red: 0, green: 0, blue: 1) }
          static let paper = Color(red: 0, green: 1, blue: 0)
        }
        """, platform: platform)
  }

  @Test(
    "a member without its type is one of SwiftUI's colours",
    arguments: [
      ("Color(UIColor(.ink))", "#0000FF"), ("Color(uiColor: UIColor(.paper))", "#00FF00"),
      // systemRed of iOS 18 in light, while UIColor.red is FF0000.
      ("Color(uiColor: UIColor(.red))", "#FF3B30"), ("Color(uiColor: .red)", "#FF0000"),
    ])
  func members(style: String, color: String) {
    let look = look(style)
    #expect(look.foreground("a") == color, "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test("each scheme has its own")
  func schemes() {
    let look = look("Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(.paper) : UIColor(.ink) })")
    #expect(look.foreground("a") == "#0000FF", "\(look.dump)")
    #expect(look.foreground("a", .dark) == "#00FF00")
  }

  @Test("so it is with AppKit")
  func appKit() {
    #expect(look("Color(nsColor: NSColor(.ink))", platform: .macos).foreground("a") == "#0000FF")
  }
}
