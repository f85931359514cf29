import Evaluation
import TestSupport
import Testing

/// How much of a view is followed around one of UIKit whose code takes long.
struct RepresentableAllowanceTests {
  @Test("S-115: what the code of a controller uses up is none of the allowance of the view that leads to it")
  func link() {
    // Each line takes at least four expressions, all of them more than the object has.
    let lines = (0..<100).map { "print(\($0) + 1)" }.joined(separator: "\n")
    let look = Look(
      """
      import SwiftUI
      import UIKit
      final class Desk: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(lines)
        }
      }
      struct Bridge: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Desk { Desk() }
        func updateUIViewController(_ desk: Desk, context: Context) {}
      }
      struct Badge: View { var body: some View { Text("M").foregroundStyle(.black) } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink { Bridge() } label: { Text("L").foregroundStyle(.black) }
            Badge()
          }
        }
      }
      """, allowances: Allowances(object: 200))
    #expect(look.words("L") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("M") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
