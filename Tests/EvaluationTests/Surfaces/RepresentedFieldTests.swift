import Scene
import TestSupport
import Testing

/// Outlines around fields of UIKit that SwiftUI shows (S-33).
struct RepresentedFieldTests {
  /// The outlines around what stands in the place of `$`, by what makes a representable's view.
  private func outlines(_ view: String, making kind: String, _ code: String = "", by maker: String? = nil) -> Look {
    Look(
      """
      import SwiftUI
      final class Page: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          isEditable = false
        }
      }
      final class Note: UITextView { var isPinned = false }
      enum Style { static func fill(_ view: UITextView) {} }
      struct Plain: UIViewRepresentable {
        func fill(_ view: UITextView) { view.backgroundColor = .white }
        \(code == "lock(made)" ? "func lock(_ view: UITextView) { view.isEditable = false }" : "")
        func makeUIView(context: Context) -> \(kind) {
          let made = \(maker ?? "\(kind)()")
          \(code)
          return made
        }
        func updateUIView(_ made: \(kind), context: Context) {}
      }
      struct Sample: View {
        @FocusState private var isFocused: Bool
        var body: some View { VStack { \(view).overlay { Capsule().stroke(Color(white: 0.88)) } } }
      }
      """)
  }

  /// The exemptions of the outlines: none of what bounds a control.
  private func exemptions(_ look: Look) -> [Exemption?] {
    look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements).map(\.exemption)
  }

  @Test(
    "an outline around a field that UIKit makes is the field's boundary",
    arguments: [
      ("Plain().padding()", "UITextField", ""), ("Plain()", "UITextView", ""),
      ("Plain()", "UITextView", "made.isEditable = true"), ("Plain()", "UITextView", "fill(made)"),
      ("Plain()", "Note", ""),
      ("HStack { Image(systemName: \"star\"); Plain() }", "UITextField", ""),
      ("Plain().focused($isFocused).padding()", "UITextField", ""), ("Plain().focused($isFocused)", "Strange", ""),
    ])
  func boundaries(_ view: String, _ kind: String, _ code: String) {
    let look = outlines(view, making: kind, code)
    let found = exemptions(look)
    #expect(!found.isEmpty && found.allSatisfy { $0 == nil }, "\(look.dump)")
  }

  @Test(
    "one around a view of UIKit in which nobody types is decoration",
    arguments: [
      ("Plain()", "UIView", ""), ("Plain()", "Strange", ""), ("Plain()", "UITextView", "made.isEditable = false"),
      ("Plain().disabled(true)", "UITextField", ""), ("HStack { Plain(); Plain() }", "UITextField", ""),
      // A class or a function of its own keeps it from being edited.
      ("Plain()", "Page", ""), ("Plain()", "UITextView", "lock(made)"),
      // What another function does with it is not looked into.
      ("Plain()", "UITextView", "Style.fill(made)"),
      // A label and a map take focus without being typed into.
      ("Plain().focused($isFocused)", "UILabel", ""), ("Plain().focused($isFocused)", "MKMapView", ""),
    ])
  func decoration(_ view: String, _ kind: String, _ code: String) {
    let look = outlines(view, making: kind, code)
    let found = exemptions(look)
    #expect(!found.isEmpty && found.allSatisfy { $0 == .decorative }, "\(look.dump)")
  }

  @Test(
    "a text view that is made elsewhere may be one to be read",
    arguments: [
      "UITextView.readOnly()", "{ let page = UITextView(); page.isEditable = false; return page }()", "shared.page",
    ])
  func madeElsewhere(maker: String) {
    let look = outlines("Plain()", making: "UITextView", by: maker)
    let found = exemptions(look)
    #expect(!found.isEmpty && found.allSatisfy { $0 == .decorative }, "\(look.dump)")
  }
}
