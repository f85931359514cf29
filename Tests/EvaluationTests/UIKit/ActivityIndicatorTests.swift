import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Wheels that turn while something is awaited (S-100).
struct ActivityIndicatorTests {
  private func look(_ statements: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Waiting: UIViewController {
        let wheel = UIActivityIndicatorView(style: .large)
        var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(wheel)
          \(statements)
        }
        \(members)
      }
      """)
  }

  /// The colours on white of what is seen of the wheel.
  private func colors(_ statements: String, members: String = "") -> [String?] {
    look(statements, members: members).scene.elements.filter { $0.kind == .control }.flatMap(\.placements)
      .map { $0.readings[.light]?.foreground?.hexString }
  }

  @Test(
    "a wheel that code starts, or that stays where it stands still, has the colour that code gives it",
    arguments: [
      "wheel.color = .yellow; wheel.startAnimating()", "wheel.startAnimating(); wheel.color = .yellow",
      "wheel.color = .yellow; wheel.hidesWhenStopped = false",
      "wheel.color = .yellow; wheel.startAnimating(); wheel.stopAnimating()",
    ])
  func seen(_ statements: String) {
    // `.yellow` of UIKit is plain yellow.
    #expect(colors(statements) == ["#FFFF00"])
  }

  @Test(
    "one that nothing is seen to start is hidden, and one without a colour is the system's gray",
    arguments: ["wheel.color = .yellow", "wheel.startAnimating()", "wheel.color = nil; wheel.startAnimating()"])
  func unseen(_ statements: String) {
    #expect(colors(statements) == [])
  }

  @Test("on the paths without a colour of its own it is the system's gray")
  func path() {
    #expect(colors("if isDark { wheel.color = .yellow }; wheel.startAnimating()") == ["#FFFF00"])
  }

  @Test("a wheel that SwiftUI shows is one")
  func shownInSwiftUI() {
    let look = Look(
      body: "Wheel().background(Color.white)",
      declarations: """
        struct Wheel: UIViewRepresentable {
          func makeUIView(context: Context) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView(style: .large)
            view.color = .yellow
            view.startAnimating()
            return view
          }
          func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
        }
        """)
    #expect(look.scene.elements.map(\.kind) == [.control], "\(look.dump)")
    #expect(look.scene.elements[0].placements[0].readings[.light]?.foreground?.hexString == "#FFFF00")
  }
}
