/// A program in which nine choices, each with a look of its own, lead to 512 looks of what is shown within.
enum ManyWays {
  /// The number of ways to what is shown.
  static let count = 512

  /// Returns the source, with declarations, and with views that stand after the ways in the same stack.
  static func source(showing shown: String, declarations: String, after: String = "") -> String {
    let levels = (0..<9).map { level in
      let inner = level == 8 ? shown : "L\(level + 1)(model: model)"
      return """
        struct L\(level): View {
          let model: Model
          var body: some View {
            if model.f\(level) { \(inner).opacity(0.9\(level)) } else { \(inner).padding().background(.brown) }
          }
        }
        """
    }
    return """
      import SwiftUI
      struct Model { let f0, f1, f2, f3, f4, f5, f6, f7, f8: Bool }
      \(declarations)
      \(levels.joined(separator: "\n"))
      struct Page: View {
        let model: Model
        var body: some View {
          VStack {
            L0(model: model)
            \(after)
          }
          .background(Color.white)
        }
      }
      """
  }
}
