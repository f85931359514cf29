import Scene
import TestSupport
import Testing

/// Outlines around fields of UIKit that SwiftUI shows (S-33).
struct RepresentedFieldTests {
  /// The outlines around what stands in the place of `$`, by what makes a representable's view.
  private func outlines(_ view: String, making kind: String, _ code: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Plain: UIViewRepresentable {
        func makeUIView(context: Context) -> \(kind) {
          let made = \(kind)()
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
      ("Plain()", "UITextView", "made.isEditable = true"),
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
    ])
  func decoration(_ view: String, _ kind: String, _ code: String) {
    let look = outlines(view, making: kind, code)
    let found = exemptions(look)
    #expect(!found.isEmpty && found.allSatisfy { $0 == .decorative }, "\(look.dump)")
  }
}
