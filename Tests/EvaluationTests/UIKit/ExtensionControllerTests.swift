import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers of extensions of the system: keyboards and apps in Messages.
struct ExtensionControllerTests {
  private func look(_ kind: String, _ view: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Panel: View { var body: some View { \(view) } }
      final class Controller: \(kind) {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Panel())
          host.view.backgroundColor = .clear
          addChild(host)
          view.addSubview(host.view)
        }
      }
      """)
  }

  @Test(
    "S-115: what is hosted there is as certain as in any controller",
    arguments: ["UIViewController", "UIInputViewController", "MSMessagesAppViewController"])
  func hosted(_ kind: String) {
    let look = look(kind, "Button(\"T\") {}.padding().background(Color.white)")
    #expect(look.background("T") == "#FFFFFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("what a keyboard stands on is not known")
  func keyboard() {
    let look = look("UIInputViewController", "Text(\"T\").foregroundStyle(.gray)")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
