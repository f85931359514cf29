import Audit
import ColorScience
import Findings
import Rules
import Testing

/// Where a finding stands whose style a component is given.
@Suite("Styles that callers give") struct ParameterPlaceTests {
  private static let tag = """
    import SwiftUI
    struct Tag: View {
      let ink: Color
      var body: some View { Text("tag").foregroundStyle(ink) }
    }
    struct Titled: View {
      let tone: Color
      var body: some View { Tag(ink: tone) }
    }

    """

  private func places(_ callers: String) throws -> [String] {
    try report(on: Self.tag + callers).findings.filter { $0.rule == "insufficient-contrast" }
      .map { "\($0.range.line):\($0.range.column)" }
  }

  @Test(
    "a colour that fails is found where the caller writes it, however many parameters it passes",
    arguments: [
      // Yellow on white has 1.51:1, black 21:1.
      ("struct A: View { var body: some View { Tag(ink: .yellow) } }", ["10:49"]),
      ("struct A: View { var body: some View { VStack { Tag(ink: .primary); Tag(ink: .yellow) } } }", ["10:78"]),
      (
        "struct A: View { var body: some View { VStack { Titled(tone: .primary); Titled(tone: .yellow) } } }", ["10:86"]
      ),
    ])
  func atTheCaller(_ callers: String, _ expected: [String]) throws {
    #expect(try places(callers) == expected)
  }

  @Test("a component that no colour suits is at fault itself")
  func atTheComponent() throws {
    // Line 4, behind `Text("tag").foregroundStyle(`.
    #expect(
      try places("struct A: View { var body: some View { VStack { Tag(ink: .mint); Tag(ink: .yellow) } } }")
        == ["4:53"])
  }

  @Test("what a component makes of a colour is its own")
  func madeOfIt() throws {
    let source = """
      import SwiftUI
      struct Tag: View {
        let ink: Color
        var body: some View { Text("tag").foregroundStyle(ink.opacity(0.3)) }
      }
      struct A: View { var body: some View { Tag(ink: .black) } }
      """
    // Black at 30 % on white is #B3B3B3 with 2.1:1.
    #expect(try report(on: source).places == ["insufficient-contrast:4"])
  }

  @Test("the use of the colour is told")
  func use() throws {
    let found = try report(on: Self.tag + "struct A: View { var body: some View { Tag(ink: .yellow) } }").findings
    let notes = try #require(found.first { $0.rule == "insufficient-contrast" }).notes
    #expect(notes.contains { $0.message.hasPrefix("used here on #FFFFFF in light") && $0.range?.line == 4 })
  }

  @Test("a fixed size is found where the caller writes it, and one that no caller writes where it is used")
  func font() throws {
    let source = """
      import SwiftUI
      struct Figure: View {
        var face: Font = .system(size: 20)
        var body: some View {
          HStack {
            Image(systemName: "star").font(face)
            Text("1").font(face)
          }
        }
      }
      struct A: View {
        var body: some View {
          Figure()
          Figure(face: .system(size: 22))
        }
      }
      """
    // The symbol before has the same fonts, and no text stands in it.
    #expect(
      try report(on: source).findings.filter { $0.rule == "fixed-type-size" }.map(\.range.line).sorted() == [7, 14])
  }

  @Test(
    "other rules find what a caller gives there, too",
    arguments: [
      ("Tag(ink: .white).background(.regularMaterial)", "hard-coded-vibrancy:7"),
      ("Image(\"photo\").overlay { Tag(ink: Color(red: 0.8, green: 0.3, blue: 0.3)) }", "unverified-contrast:7"),
    ])
  func otherRules(_ use: String, _ expected: String) throws {
    let source = """
      import SwiftUI
      struct Tag: View {
        let ink: Color
        var body: some View { Text("tag").foregroundStyle(ink) }
      }
      struct A: View {
        var body: some View { \(use) }
      }
      """
    let places = try report(on: source).places
    #expect(places.contains(expected), "\(places)")
  }

  @Test("of two styles that one text gets on two paths, each is found with its own numbers")
  func styles() throws {
    let source = """
      import SwiftUI
      struct Dusk: ViewModifier {
        func body(content: Content) -> some View {
          content.foregroundStyle(Color(white: 0.2)).environment(\\.colorScheme, .dark)
        }
      }
      struct Dawn: ViewModifier {
        func body(content: Content) -> some View {
          content.foregroundStyle(Color(white: 0.8)).background(.white)
        }
      }
      struct A: View {
        let isLate: Bool
        var body: some View {
          if isLate { note.modifier(Dusk()).background(.black) } else { note.modifier(Dawn()) }
        }
        private var note: some View { Text("note") }
      }
      """
    let found = try report(on: source).findings.filter { $0.rule == "insufficient-contrast" }
    #expect(found.map(\.range.line) == [4, 9])
    // 0.2 is #333333 on black, 0.8 #CCCCCC on white.
    #expect(found.compactMap { $0.measurements.first?.foreground?.hexString } == ["#333333", "#CCCCCC"])
  }
}
