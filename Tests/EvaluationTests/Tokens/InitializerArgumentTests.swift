import Scene
import TestSupport
import Testing

/// Colours that an initialiser of the program makes of one of several texts or numbers.
@Suite struct InitializerArgumentTests {
  @Test(
    "a member without its type that is one of several gives a colour each",
    arguments: [
      ("String", "\"22\"", "\"DD\"", "Double(Int(step, radix: 16) ?? 0) / 255"),
      ("Int", "34", "221", "Double(step) / 255"),
    ])
  func impliedMembers(type: String, low: String, high: String, white: String) {
    let look = Look(
      """
      import SwiftUI
      extension \(type) {
        static var brand: \(type) { Bool.random() ? \(low) : \(high) }
      }
      extension Color {
        init(step: \(type)) { self.init(white: \(white)) }
      }
      struct Banner: View {
        var body: some View { Text("a").foregroundStyle(Color(step: .brand)).background(.black) }
      }
      """)
    #expect(look.foregrounds("a") == ["#222222", "#DDDDDD"], "\(look.dump)")
  }
}
