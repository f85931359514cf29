import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// How much is evaluated, counted exactly, and what is said of what is not.
@Suite("Work") struct WorkTests {
  @Test func whatIsNotFollowedIsOfAColorOfTheProjectIfTheRestIs() throws {
    let look = Look(
      ManyWays.source(
        showing: "Chip(c: Color(white: 0.2))",
        declarations: "struct Chip: View { let c: Color; var body: some View { Text(\"a\").foregroundStyle(c) } }"))
    let left = try #require(look.placements("a").first { $0.readings[.light]?.undecided?.reason == .tooManyPaths })
    #expect(left.foreground.isProjectStyle)
    #expect(left.foreground.form == .unknown)
  }

  @Test func everyCallSiteOfAComponentIsAContext() {
    let look = Look(
      body: "VStack { Badge(t: \"x\"); Badge(t: \"y\") }",
      declarations: "struct Badge: View { let t: String; var body: some View { Text(t) } }")
    // The views stand in the fifth line, in columns 10 and 25.
    let ways = look.scene.elements.flatMap(\.placements).map { $0.ways.map(\.last) }
    #expect(ways == [["Source.swift:5:10", "Source.swift:5:25"]], "\(look.dump)")
  }

  /// Screens that show lines of views, and the view they show.
  private static func program(screens: Int, view: String, line: (Int) -> String) -> Look {
    let bodies = (0..<screens).map { screen in
      let lines = (0..<100).map { line(screen * 100 + $0) }.joined(separator: "\n")
      return "struct Screen\(screen): View { var body: some View { VStack {\n\(lines)\n} } }"
    }
    return Look("import SwiftUI\n\(bodies.joined(separator: "\n"))\n\(view)")
  }

  @Test("a thousand equal call sites of a view are followed no further than is of use")
  func equalCallSites() {
    let look = Self.program(screens: 10, view: #"struct Badge: View { var body: some View { Text("T") } }"#) { _ in
      "Badge()"
    }
    let work = look.scene.work
    #expect(work.roots == 10)
    // The screens, the 2 first badges, and the one to which those after it are compared.
    #expect(work.viewsEvaluated == 10 + 2 + 1)
    // Those after it, and of the 3 ways to the text in the first screen all but 2.
    #expect(work.waysCovered == (1_000 - 3) + (3 - 2))
    #expect(work.waysCompared == 1_000 - 3)
    // One text in six appearances; the other way shares it.
    #expect(work.readingsMeasured == 6)
    #expect(work.readingsShared == 1)
    #expect(work.bounds == [:])
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("call sites that all differ are all followed")
  func differentCallSites() {
    let look = Self.program(
      screens: 4,
      view: #"struct Badge: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }"#
    ) { number in "Badge(ink: Color(red: 0, green: 0, blue: \(number) / 1000))" }
    let work = look.scene.work
    #expect(work.viewsEvaluated == 4 + 400)
    // Where each colour is written tells them apart, so that no two are gone through together.
    #expect(work.waysCompared == 0)
    #expect(work.bounds == [:])
    #expect(look.placements("T").count == 400)
    #expect(look.readings("T").allSatisfy { $0.undecided == nil })
  }

  @Test("conditions that change nothing of a view multiply neither its evaluations nor its readings")
  func nestedConditions() {
    let flags = ["a", "b", "c", "d", "e", "f", "g"]
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        \(flags.map { "@State var \($0) = false" }.joined(separator: "\n  "))
        var body: some View { Badge()\(flags.map { ".padded(if: \($0))" }.joined()) }
      }
      struct Badge: View { var body: some View { Text("T") } }
      extension View {
        @ViewBuilder func padded(if isPadded: Bool) -> some View { if isPadded { padding() } else { self } }
      }
      """)
    let work = look.scene.work
    // Seven conditions make 128 ways to one badge, whose body is evaluated once and followed 3 times.
    #expect(work.viewsEvaluated == 2)
    #expect(work.bodiesReused == 2)
    #expect(work.waysCovered == (128 - 3) + (3 - 2))
    #expect(work.readingsMeasured == 6)
    #expect(work.bounds == [:])
    #expect(look.placements("T").allSatisfy { $0.readings[.light]?.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("past the first ways to a view, a way is followed on which a condition that the view asks for is decided")
  func decidedConditions() {
    // The text is white on white where the badge is shown for what is read; the 61 badges before it never are.
    let lines = (0..<61).map { _ in "if Store.shared.isRead { } else { Badge() }" }.joined(separator: "\n")
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \(lines)
      if Store.shared.isRead { Badge() }
      } } }
      struct Badge: View { var body: some View { Text("T").foregroundStyle(Store.shared.isRead ? .white : .black) } }
      class Store { static let shared = Store(); var isRead = false; func read() { isRead.toggle() } }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF | #FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test("surroundings that a view reads nothing of multiply its ways no more")
  func surroundingsThatAreNotRead() {
    let look = Self.program(
      screens: 4,
      view: """
        struct Badge: View { var body: some View { Text("T") } }
        extension EnvironmentValues { @Entry var mark = 0 }
        """
    ) { number in "Badge().environment(\\.mark, \(number))" }
    let work = look.scene.work
    // The screens, the 2 first badges, and the one to which those after it are compared.
    #expect(work.viewsEvaluated == 4 + 2 + 1)
    #expect(work.waysCovered == (400 - 3) + (3 - 2))
    #expect(work.bounds == [:])
  }

  @Test("a view is followed in other surroundings where a view inside reads them, though that one was known")
  func surroundingsThatAViewInsideReads() {
    // Past the first ways to each view the ways of equal surroundings are left out; the last card has others.
    let inks = (0..<62).map { _ in "Ink().environment(\\.ink, .black)" }
    let cards = (0..<61).map { _ in "Card(mark: Ink()).environment(\\.ink, .black)" }
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \((inks + cards).joined(separator: "\n"))
      Card(mark: Ink()).environment(\\.ink, .white)
      } } }
      struct Card: View { let mark: Ink; var body: some View { mark } }
      struct Ink: View { @Environment(\\.ink) var ink; var body: some View { Text("T").foregroundStyle(ink) } }
      extension EnvironmentValues { @Entry var ink = Color.black }
      """)
    #expect(look.words("T").contains("#FFFFFF on #FFFFFF"), "\(look.dump)")
  }

  @Test("conditions that a view can't tell multiply its ways no more if it shows something else of the same instance")
  func conditionsOfOneInstance() {
    let flags = ["a", "b", "c", "d", "e", "f", "g"]
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State var count = 0
        \(flags.map { "@State var \($0) = false" }.joined(separator: "\n  "))
        var body: some View { Badge(count: count)\(flags.map { ".padded(if: \($0))" }.joined()) }
      }
      struct Badge: View { let count: Int; var body: some View { Text("\\(count) T") } }
      extension View {
        @ViewBuilder func padded(if isPadded: Bool) -> some View { if isPadded { padding() } else { self } }
      }
      """)
    // Of 128 ways 2 are followed in any case, and the one to which those after it are compared.
    #expect(look.scene.work.bodiesReused == 2)
    #expect(look.scene.work.waysCovered == (128 - 3) + (3 - 2))
  }

  @Test("ways that differ in the instance alone whose state tells forms of an argument apart are the same")
  func formsByState() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \((0..<70).map { "Row(title: \"\($0)\")" }.joined(separator: "\n"))
      } } }
      struct Row: View {
        let title: String
        @State var isOn = false
        var body: some View { Text(title); Badge(ink: isOn ? .black : .gray) }
      }
      struct Badge: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
      """)
    // The rows all differ; of their badges the 2 first are followed, and the one to which those after it are compared.
    #expect(look.scene.work.viewsEvaluated == 1 + 70 + 3)
    #expect(look.scene.work.bounds == [:])
  }

  @Test(
    "objects that hold one another in many ways, or themselves, are the same as others made alike",
    arguments: [
      // Twelve levels of pairs: 2^12 = 4,096 ways to the innermost one.
      "\(String(repeating: "Knot(", count: 12))nil\(String(repeating: ")", count: 12))", "Knot.ring()",
    ])
  func knots(model: String) {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \((0..<64).map { "Row(title: \"\($0)\")" }.joined(separator: "\n"))
      } } }
      struct Row: View {
        let title: String
        let knot = \(model)
        var body: some View { Text(title); Badge(knot: knot) }
      }
      struct Badge: View { let knot: Knot; var body: some View { Text("T") } }
      class Knot {
        var left: Knot?
        var right: Knot?
        init(_ inner: Knot?) { left = inner; right = inner }
        static func ring() -> Knot {
          let knot = Knot(nil)
          knot.left = knot
          return knot
        }
      }
      """)
    // The rows all differ; of their badges the 2 first are followed, and the one to which those after it are compared.
    #expect(look.scene.work.viewsEvaluated == 1 + 64 + 3)
    #expect(look.scene.work.bounds == [:])
  }

  @Test("past the first ways to a view, a way is followed on which what it is given takes another form")
  func decidedForms() {
    // White on white where it is read; the 61 badges before never are.
    let lines = (0..<61).map { _ in "if isRead { } else { Badge(ink: ink) }" }.joined(separator: "\n")
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State var isRead = false
        var ink: Color { isRead ? .white : .black }
        var body: some View { VStack {
      \(lines)
      if isRead { Badge(ink: ink) }
        } }
      }
      struct Badge: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF | #FFFFFF on #FFFFFF", "\(look.dump)")
  }

  @Test("ways that differ in the instance alone on whose state a text depends are the same")
  func states() {
    let badges = Array(repeating: "Badge()", count: 50).joined(separator: "\n")
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \(badges)
      } } }
      struct Badge: View {
        @State var isOn = false
        var body: some View { Text("T").foregroundStyle(isOn ? Color.black : Color.gray) }
      }
      """)
    // Of 50 ways to the badge 2 are followed in any case, and the one to which those after it are compared; of the 3 ways
    // to its text all but 2 are compared, too.
    #expect(look.scene.work.viewsEvaluated == 1 + 3)
    #expect(look.scene.work.waysCovered == (50 - 3) + (3 - 2))
    // Two colours in six appearances.
    #expect(look.scene.work.readingsMeasured == 12)
    #expect(look.scene.work.bounds == [:])
  }

  @Test("what an arm paints is found out once for all the paths that take it")
  func armsOfArms() {
    // Each condition has two paths on which it holds and one on which it does not.
    let nested = ["a", "c", "e", "g", "i"].reduce("Color.black") { inner, name in
      "if \(name) || \(name)2 { \(inner) } else { Color.white }"
    }
    let flags = ["a", "c", "e", "g", "i"].flatMap { ["@State var \($0) = false", "@State var \($0)2 = false"] }
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        \(flags.joined(separator: "\n  "))
        var body: some View { ZStack { \(nested); Text("T") } }
      }
      """)
    // Five choices with a plain arm each, the innermost colour, and the text; by paths it would be 95 views.
    #expect(look.scene.work.viewsPainted == 5 * 2 + 1 + 1)
    #expect(look.placements("T").isEmpty == false, "\(look.dump)")
  }

  @Test("what a view paints is found out once for all the stacks and overlays around it")
  func painting() {
    let names = ["A", "B", "C", "D"]
    let views = zip(names, names.dropFirst()).map { outer, inner in
      "struct \(outer): View { var body: some View { ZStack { \(inner)(); Color.clear } } }"
    }
    let look = Look(
      """
      import SwiftUI
      \(views.joined(separator: "\n"))
      struct D: View { var body: some View { Text("T") } }
      """)
    // The stack in A asks B, C and D, the stacks in B and C with their lists, a text and three colours. That in B then asks
    // C, whose answer is known, and its colour; that in C asks D and its colour. By stacks it would be 11 + 7 + 3.
    #expect(look.scene.work.viewsPainted == 11 + 2 + 2)
    #expect(look.placements("T").isEmpty == false, "\(look.dump)")
  }

  @Test("what an arm paints is found out once, however many modifiers it has")
  func longArms() {
    let padded = String(repeating: ".padding()", count: 45)
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State var a = false
        @State var b = false
        var body: some View { ZStack { if a || b { Color.black\(padded) } else { Color.white }; Text("T") } }
      }
      """)
    // The choice, the colour with its modifiers, which two paths take, the other colour, and the text.
    #expect(look.scene.work.viewsPainted == 1 + (1 + 45) + 1 + 1)
    #expect(look.placements("T").isEmpty == false, "\(look.dump)")
  }

  @Test("what a condition looks at is found out once, however many texts depend on it")
  func conditions() {
    let texts = (0..<20).map { #"Text("T\#($0)").foregroundStyle(isOn ? Color.black : Color.gray)"# }
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State var isOn = false
        var body: some View { VStack {
      \(texts.joined(separator: "\n"))
        } }
      }
      """)
    #expect(look.scene.elements.count == 20)
    #expect(look.scene.work.conditionsRead == 1)
  }

  @Test("a screen that many rows lead to is followed as often as it may differ")
  func screens() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \(Array(repeating: "Row()", count: 10).joined(separator: "\n"))
      } } }
      struct Row: View {
        @State var isShown = false
        var body: some View { Text("Row").sheet(isPresented: $isShown) { Detail() } }
      }
      struct Detail: View { var body: some View { Text("T") } }
      """)
    // Of ten rows two in any case, and the one to which the seven others are compared; all of their three details; of the
    // three texts of rows, and of details, all but two are compared, too.
    #expect(look.scene.work.viewsEvaluated == 1 + 3 + 3)
    #expect(look.scene.work.waysCovered == 7 + 1 + 1)
    #expect(look.scene.work.bounds == [:])
  }

  @Test("each of the screens that one link leads to is followed")
  func destinations() {
    let details = (1...6).map { #"struct Detail\#($0): View { var body: some View { Text("T\#($0)") } }"# }
    let look = Look(
      """
      import SwiftUI
      struct Screen: View { var body: some View { VStack {
      \((1...6).map { "Row(destination: Detail\($0)())" }.joined(separator: "\n"))
      } } }
      struct Row<Destination: View>: View {
        let destination: Destination
        var body: some View { NavigationLink(destination: destination) { Text("Row") } }
      }
      \(details.joined(separator: "\n"))
      """)
    #expect((1...6).allSatisfy { look.words("T\($0)") == "#000000 on #FFFFFF" }, "\(look.dump)")
    // The screen, six rows and six details; none is a root of its own.
    #expect(look.scene.work.viewsEvaluated == 1 + 6 + 6)
    #expect(look.scene.work.roots == 1)
  }

  @Test("the counts read as sentences, and a bound is named only where it cut something off")
  func words() {
    var work = WorkCounters()
    #expect(work.lines.count == 1)
    work.bounds = [.views: 3, .depth: 1]
    #expect(work.lines.dropFirst() == ["bound: ways to a view, 3 times", "bound: nesting of views, 1 times"])
  }
}
