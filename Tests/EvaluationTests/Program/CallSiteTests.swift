import ColorScience
import PlatformStyles
import Scene
import SourceFacts
import TestSupport
import Testing

@testable import Evaluation

/// The call sites of views that the program shares, past the most ways to one view and one text that are followed.
struct CallSiteTests {
  @Test(
    "the colour that a later call site hands over is seen however many ways lead to the view from others",
    arguments: [
      "struct Tag: View { let ink: Color; var body: some View { Text(\"Open\").foregroundStyle(ink) } }",
      // What lies below is followed from there, too.
      """
      struct Word: View { let ink: Color; var body: some View { Text("Open").foregroundStyle(ink) } }
      struct Tag: View { let ink: Color; var body: some View { HStack { Word(ink: ink) } } }
      """,
    ])
  func later(_ view: String) {
    let look = Look(
      ManyWays.source(
        showing: "Tag(ink: .black)", declarations: view, after: "Tag(ink: Color(red: 1, green: 0, blue: 0))"))
    #expect(look.foregrounds("Open").contains("#FF0000"))
    let red = look.placements("Open").compactMap { $0.readings[.light] }.filter {
      $0.foreground?.hexString == "#FF0000"
    }
    // Pure red on white is (1 + 0.05) / (0.2126 + 0.05).
    #expect(red.map { $0.ratio?.low ?? 0 }.allSatisfy { abs($0 - 1.05 / 0.2626) < 0.01 })
  }

  @Test("ways past the bounds are followed once from each call site, and once to each view below it")
  func once() {
    func place(_ start: Int32) -> Place { Place(file: 0, span: .init(start: start, end: start + 1)) }
    var sites = CallSites()
    sites.enter(1, from: place(10))
    let first = sites.standing.site
    let again = sites.follows(1, from: place(20))
    sites.enter(1, from: place(20))
    sites.enter(2, from: place(30))
    // The view of the second call site is shown again, below the first one of another view.
    sites.standing.site = place(20)
    let below = (0..<2).map { _ in sites.follows(2, from: place(30)) }
    sites.standing.site = nil
    let none = sites.follows(2, from: place(30))
    #expect(first == place(10) && again && below == [true, false] && !none)
  }

  @Test("a screen past its bound is followed once below each call site that is met for the first time")
  func screens() {
    var sites = CallSites()
    let alone = sites.followsBelow(1)
    sites.standing.site = Place(file: 0, span: .init(start: 10, end: 11))
    let first = (0..<2).map { _ in sites.followsBelow(1) }
    sites.standing.site = Place(file: 0, span: .init(start: 20, end: 21))
    let other = sites.followsBelow(1)
    #expect(!alone && first == [true, false] && other)
  }

  @Test("what lies below views past their bounds takes no room of the call sites that are met first")
  func rooms() {
    var sites = CallSites()
    let below = (0...3_000).map { _ in sites.spend() }
    let first = sites.follows(1, from: Place(file: 0, span: .init(start: 10, end: 11)))
    // 3,000 ways, and the next one is not followed.
    #expect(below.filter { $0 }.count == 3_000 && !below[3_000])
    #expect(first)
  }

  @Test("what is reached below a view past its bound is undecided only where nothing else shows it")
  func below() {
    let look = Look(
      ManyWays.source(
        showing: "Tag(isPlain: true)",
        declarations: """
          struct Word: View { var body: some View { Text("W") } }
          struct Tag: View {
            let isPlain: Bool
            var body: some View { if isPlain { Text("P") } else { Word(); Text("O") } }
          }
          """,
        after: "Tag(isPlain: false)\nWord()"))
    let undecided = ["P", "W", "O"].map { text in
      look.placements(text).contains { $0.readings[.light]?.undecided?.reason == .tooManyPaths }
    }
    #expect(undecided == [true, false, true], "\(look.dump)")
  }

  @Test("ways from one call site are followed up to a bound, and what lies behind it is said")
  func waysOfOneCallSite() throws {
    let look = Look(
      ManyWays.source(
        showing: "Badge(ink: .black)",
        declarations: "struct Badge: View { let ink: Color; var body: some View { Text(\"T\").foregroundStyle(ink) } }")
    )
    // 2 to the badge in any case and 298 that differ, and the first one past them below the second arm of the first
    // choice, which is a call site that was not met before; of these 2 and 158 to its text, and that one.
    #expect(look.scene.work.bounds == [.views: ManyWays.count - 301, .leaves: 300 - 160], "\(look.scene.work.bounds)")
    let unknown = try #require(look.placements("T").last?.readings[.light]?.undecided)
    #expect(unknown.reason == .tooManyPaths)
    #expect(look.placements("T").last?.readings.count == 6)
  }
}
