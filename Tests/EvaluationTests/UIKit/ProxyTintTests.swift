import PlatformStyles
import Scene
import TestSupport
import Testing

/// The tint that an appearance proxy gives to views of SwiftUI.
struct ProxyTintTests {
  private func look(_ code: String, _ body: String = "Button(\"T\") {}") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      @main struct Shop: App {
        let isDressed: Bool
        init() { \(code) }
        var body: some Scene { WindowGroup { \(body) } }
      }
      """)
  }

  private static let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test("S-116: the tint of all views or windows is the accent of views of SwiftUI", arguments: ["UIView", "UIWindow"])
  func accent(kind: String) {
    let look = look("\(kind).appearance().tintColor = \(Self.green)")
    // 0.5 * 255 = 127.5.
    #expect(look.foreground("T") == "#008000", "\(look.dump)")
    let nearer = self.look("\(kind).appearance().tintColor = \(Self.green)", "Button(\"T\") {}.tint(.red)")
    #expect(nearer.foreground("T") == "#FF3B30")
  }

  @Test(
    "S-116: what a proxy sets on some path only, or for other views, is no accent for sure",
    arguments: [
      "if isDressed { UIView.appearance().tintColor = \(green) }", "UIButton.appearance().tintColor = \(green)",
      "UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = \(green)",
    ])
  func others(code: String) {
    #expect(look(code).foreground("T") == "#007AFF", "\(look(code).dump)")
  }
}
