import Scene
import TestSupport
import Testing

/// Keys of the environment that the program declares (S-60).
struct EnvironmentKeyTests {
  @Test(
    "a key of the environment that is nil by default is nil where nothing in the program sets it",
    arguments: [("", []), ("func dressed() -> some View { Sample().environment(\\.ink, .red) }", ["a"])])
  func missingKeys(_ elsewhere: String, _ texts: [String]) {
    let look = Look(
      """
      import SwiftUI
      struct InkKey: EnvironmentKey { static let defaultValue: Color? = nil }
      extension EnvironmentValues {
        var ink: Color? {
          get { self[InkKey.self] }
          set { self[InkKey.self] = newValue }
        }
      }
      struct Sample: View {
        @Environment(\\.ink) private var ink
        var body: some View { if ink != nil { Text("a") } }
      }
      \(elsewhere)
      """)
    #expect(look.texts == texts, "\(look.dump)")
  }

  @Test(
    "S-61a: controls are regular where nothing sets their size",
    arguments: [("Row()", "#FFFFFF"), ("Row().controlSize(.small)", "#000000")])
  func controlSizes(_ row: String, _ ink: String) {
    let look = Look(
      """
      import SwiftUI
      struct Row: View {
        @Environment(\\.controlSize) private var size
        var body: some View { Text("a").foregroundStyle(size == .small ? .black : .white) }
      }
      struct Sample: View { var body: some View { \(row) } }
      """)
    #expect(look.foregrounds("a") == [ink], "\(look.dump)")
  }
}
