import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What views paint in more looks together than a text on them is followed in.
@Suite("Painted stacks") struct PaintedStackTests {
  /// Eight colours that come and go on their own: 2^8 = 256 looks, of which a text is followed in 128. They stand in
  /// the lines from the fourth on.
  private static func look(_ body: (_ colors: String) -> String) -> Look {
    let flags = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let colors = flags.enumerated().map { "if \($0.element) { Color(white: 0.\($0.offset + 1)) }" }
    return Look(
      """
      import SwiftUI
      struct Colors: View {
        var body: some View { \(body("Group {\n\(colors.joined(separator: "\n"))\n}")) }
        \(flags.map { "@State var \($0) = false" }.joined(separator: "\n  "))
      }
      """)
  }

  @Test("too many looks are not carried from view to view")
  func nesting() throws {
    let look = Self.look { "VStack { VStack { VStack {\n\($0)\n} } }.overlay { Text(\"T\") }" }
    // Each of the colours is there or not; then one layer stands for all, which each stack around may leave out. Carried
    // on they would be 8 * (2 + 3 + 4 + 5).
    #expect(look.scene.work.looksPainted == 8 * 2 + (2 + 3 + 4))
    let unknown = try #require(look.placements("T").first?.readings[.light]?.undecided)
    #expect(unknown.reason == .tooManyPaths, "\(look.dump)")
    // The front one: the import, the head and the first two lines of the body, then the eighth colour.
    #expect(unknown.range?.line == 4 + 8)
  }

  @Test("seven colours are followed in all their looks")
  func fewer() {
    let look = Self.look { colors in
      let seven = colors.split(separator: "\n").filter { !$0.contains("if h") }.joined(separator: "\n")
      return "Text(\"T\").background { \(seven) }"
    }
    // On white or on the front one of seven grays.
    let backgrounds = Set(look.placements("T").compactMap { $0.readings[.light]?.background })
    #expect(backgrounds.count == 8, "\(look.dump)")
  }

  @Test("what hides too many looks is what is seen")
  func inFront() {
    let look = Self.look { "Text(\"T\").background { ZStack {\n\($0)\nColor.white } }" }
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("what is hidden behind too many looks stays hidden by what lies behind them")
  func behind() {
    let look = Self.look { "Text(\"T\").overlay { ZStack { Color.white\n\($0)\n} }" }
    #expect(look.placements("T").map(\.exemption) == [.hidden], "\(look.dump)")
  }

  @Test("an opacity lets its share through of each of too many layers, and so bounds nothing of them")
  func faded() {
    let look = Self.look { "Text(\"T\").background { ZStack {\n\($0)\n}.opacity(0.05) }" }
    #expect(look.placements("T").first?.readings[.light]?.undecided?.reason == .tooManyPaths, "\(look.dump)")
  }
}
