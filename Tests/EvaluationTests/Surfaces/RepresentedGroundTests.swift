import Scene
import TestSupport
import Testing

/// Fields of UIKit that lie behind a text of SwiftUI, as one that stands in for what is typed (S-51, S-115).
struct RepresentedGroundTests {
  /// A text in front of a field, on black.
  private func look(_ kind: String, _ code: String, hearing: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Field: UIViewRepresentable {
        @Binding var words: String
        func makeUIView(context: Context) -> \(kind) {
          let view = \(kind)()
          view.delegate = context.coordinator
          view.font = .systemFont(ofSize: 15)
          \(code)
          return view
        }
        func updateUIView(_ view: \(kind), context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UITextViewDelegate, UITextFieldDelegate {
          \(hearing)
        }
      }
      struct Title: View {
        @State var words = ""
        var body: some View {
          ZStack(alignment: .leading) {
            Field(words: $words)
            if words.isEmpty { Text("T").foregroundStyle(.gray) }
          }
          .background(Color.black)
        }
      }
      """)
  }

  @Test(
    "S-115: a text is judged on what lies behind a clear field",
    arguments: [
      ("UITextView", "view.backgroundColor = .clear", "#000000"), ("UITextField", "", "#000000"),
    ])
  func grounds(_ kind: String, _ code: String, background: String) {
    let look = look(kind, code, hearing: "func textViewDidChange(_ view: UITextView) { print(view.text) }")
    #expect(look.background("T") == background, "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-143: one that is or may be painted, or has something in it, is undecided",
    arguments: [
      (
        "view.backgroundColor = .clear",
        "func textViewDidBeginEditing(_ view: UITextView) { view.backgroundColor = .white }", "UITextView"
      ),
      ("view.backgroundColor = .clear; view.addSubview(UIImageView())", "", "UITextView"),
      ("view.borderStyle = .roundedRect", "", "UITextField"), ("view.backgroundColor = .green", "", "UITextView"),
    ])
  func undecided(_ code: String, _ hearing: String, kind: String) {
    let look = look(kind, code, hearing: hearing)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
