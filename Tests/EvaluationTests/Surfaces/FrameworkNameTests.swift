import Scene
import TestSupport
import Testing

/// Views that are written with the name of their framework before their own.
struct FrameworkNameTests {
  /// A view of which a part can't be followed, with something else that it makes.
  private func look(_ member: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View { VStack { Elsewhere.wrap { Text("U") } } }
        \(member)
      }
      """)
  }

  @Test(
    "S-61c: the system draws the texts of a dialogue or field of its own, with its framework's name too",
    arguments: [
      #"func ask() -> SwiftUI.Alert { SwiftUI.Alert(title: Text("T"), message: Text("T")) }"#,
      #"func ask() -> SwiftUI.ActionSheet { SwiftUI.ActionSheet(title: Text("T")) }"#,
      #"var field: some View { SwiftUI.TextField(text: $name) { Text("T") } }"#,
      #"var menu: some View { SwiftUI.Menu { Text("T") } label: { Image("I") } }"#,
      #"func ask() -> Alert { Alert(title: SwiftUI.Text("T")) }"#,
    ])
  func drawn(member: String) {
    #expect(look(member).texts == ["U"], "\(look(member).dump)")
  }

  @Test(
    "S-143: a text that nothing is seen to show is undecided, with its framework's name too",
    arguments: [#"SwiftUI.Text("T")"#, #"Text("T")"#, #"Vendor.Alert(title: Text("T"))"#])
  func unseen(text: String) {
    let look = look("private var part: some View { \(text).part() }")
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }
}
