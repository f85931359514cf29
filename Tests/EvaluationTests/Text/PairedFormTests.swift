import PlatformStyles
import Scene
import TestSupport
import Testing

/// Operations on two values that each have several forms.
struct PairedFormTests {
  @Test("of two values that depend on one question only the forms are put together that can be there at once")
  func oneQuestion() {
    let cases = (0..<40).map { "c\($0)" }
    func number(_ value: (Int) -> Int) -> String {
      "switch kind { \(cases.indices.map { "case .\(cases[$0]): \(value($0))" }.joined(separator: "\n")) }"
    }
    let look = Look(
      """
      import SwiftUI
      enum Kind { case \(cases.joined(separator: ", ")) }
      struct Sample: View {
        let kind: Kind
        var width: Double { \(number { $0 }) }
        var height: Double { \(number { 39 - $0 }) }
        var body: some View { Text("T").foregroundStyle(width > height ? Color.white : .black) }
      }
      """)
    // Of 40 times 40 pairs those of each case with itself: the width is greater from the case 20 on.
    #expect(look.scene.work.pairsCombined == 40)
    #expect(look.words("T") == "#000000 on #FFFFFF | #FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test("of values in more forms together than are told apart one that is not known stands for all")
  func tooMany() throws {
    let names = (0..<9).map { "c\($0)" }
    func number(_ kind: String, _ value: String) -> String {
      let lines = names.map { "case .\($0): \(value).\($0)" }
      return "switch \(kind) { \(lines.joined(separator: "\n")) }"
    }
    let look = Look(
      """
      import SwiftUI
      enum Kind { case \(names.joined(separator: ", ")) }
      struct Store { \(names.map { "let \($0): Double" }.joined(separator: "; ")) }
      struct Sample: View {
        let kind: Kind, other: Kind
        let store: Store
        var width: Double { \(number("kind", "store")) }
        var height: Double { \(number("other", "store")) }
        var body: some View { Text("T").foregroundStyle(Color(white: width * height)) }
      }
      """)
    // 81 pairs are more than the 64 forms that are followed, and the product of the first two is not known.
    #expect(look.scene.work.pairsCombined == 1)
    #expect(try #require(look.reading("T")?.undecided).reason == .parameter, "\(look.dump)")
  }
}
