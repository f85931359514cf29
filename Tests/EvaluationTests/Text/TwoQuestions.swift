import TestSupport

/// Programs that ask a second question where the answer to a first one is yes (`b`), and where it is no (`d`).
enum TwoQuestions {
  /// Returns what is seen of a view that has members and asks two conditions.
  static func look(_ first: String, _ second: String, members: String, declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Sample: View {
        \(members)
        var body: some View {
          if \(first) {
            Text("a")
            if \(second) { Text("b") }
          } else {
            Text("c")
            if \(second) { Text("d") }
          }
        }
      }
      """)
  }
}
