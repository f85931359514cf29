import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers that SwiftUI shows only to reach the bars around them.
struct BarReachTests {
  @Test(
    "S-115: a controller without a look of its own that sets bars around it lets through what lies behind",
    arguments: [
      ("navigationController?.navigationBar.prefersLargeTitles = true", true),
      ("navigationController?.setNavigationBarHidden(true, animated: false)", true),
      ("tabBarController?.tabBar.isHidden = true", true),
      ("navigationController?.navigationBar.backgroundColor = .red", true),
      // What lies around the view itself is painted anew.
      ("view.superview?.backgroundColor = .red", false), ("parent?.view.backgroundColor = .red", false),
      ("navigationController?.view.backgroundColor = .red", false),
      ("navigationController?.navigationBar.isHidden = true; view.backgroundColor = .red", false),
    ])
  func bars(code: String, isClear: Bool) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      final class Finder: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(code)
        }
      }
      struct Anchor: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Finder { Finder() }
        func updateUIViewController(_ controller: Finder, context: Context) {}
      }
      struct Screen: View { var body: some View { Text("T").foregroundStyle(.gray).background(Anchor()) } }
      """)
    #expect((look.background("T") == "#FFFFFF") == isClear, "\(look.dump)")
  }
}
