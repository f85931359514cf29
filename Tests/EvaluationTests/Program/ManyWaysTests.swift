import PlatformStyles
import Scene
import TestSupport
import Testing

/// What doubles with each step is bounded, and nothing of it is lost.
struct ManyWaysTests {
  private let cards = "Text(\"yes\").foregroundStyle(.white)\n} else { Text(\"no\").foregroundStyle(.black) }"

  @Test func identitiesOfValuesCalledWithThemselvesStayShort() {
    // Each step holds the one before twice: 2^48 characters if all were written out.
    let steps = (1...48).map { "let v\($0) = v\($0 - 1).joined(v\($0 - 1), v\($0 - 1))" }
    let look = Look(
      body: "let v0 = source\n\(steps.joined(separator: "\n"))\nif v48.isOn { \(cards)",
      declarations: "let source = make()")
    #expect(look.foregrounds("yes") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("no") == ["#000000"])
  }

  @Test func identitiesThatDifferAtTheirEndAloneStayDifferent() {
    let long = (0..<300).map { "first(\($0))" }.joined(separator: ".")
    let look = Look(
      body: """
        if source.\(long).a { Text("x").foregroundStyle(source.\(long).b ? .white : .black) }
        """, declarations: "let source = make()")
    #expect(Set(look.foregrounds("x")) == ["#FFFFFF", "#000000"], "\(look.dump)")
  }

  @Test func casesWithManyPatternsAreFollowed() {
    // None of the names is known, so that each of them may match or not.
    let patterns = (0..<30).map { ".unheard\($0)" }.joined(separator: ", ")
    let look = Look(
      body: """
        switch Color.red {
        case \(patterns): Text("yes").foregroundStyle(.white)
        default: Text("no").foregroundStyle(.black)
        }
        """)
    #expect(look.foregrounds("yes") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("no") == ["#000000"])
  }

  @Test func tuplesOfManyEnumerationsAreFollowed() {
    let cases = (0..<8).map { "case c\($0)" }.joined(separator: "; ")
    let look = Look(
      body: """
        switch (\((0..<8).map { "e\($0)" }.joined(separator: ", "))) {
        case (\(Array(repeating: ".c1", count: 8).joined(separator: ", "))): Text("yes").foregroundStyle(.white)
        default: Text("no").foregroundStyle(.black)
        }
        """,
      declarations: "enum E { \(cases) }\n" + (0..<8).map { "let e\($0): E = make()" }.joined(separator: "\n"))
    #expect(look.foregrounds("yes") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("no") == ["#000000"])
  }

  @Test func listsOfConditionsThatHoldInSeveralWaysAreFollowed() {
    let list = (0..<24).map { "(s.a\($0) ? s.b\($0) : s.c\($0))" }.joined(separator: ", ")
    let look = Look(body: "if \(list) { \(cards)", declarations: "let s = make()")
    #expect(Set(look.foregrounds("yes")) == ["#FFFFFF"], "\(look.dump)")
    #expect(Set(look.foregrounds("no")) == ["#000000"])
  }

  /// Twenty other uses of the component leave the condition open, and say nothing of the one that hangs on it.
  @Test func whatOtherUsesOfAComponentLeaveOpenIsNotMetForThisOne() {
    let rows = (0..<20).map { "Card { Text(\"row \($0)\") }" }
    let look = Look(
      body: """
        VStack {
          Group {
            \(rows[..<10].joined(separator: "\n"))
          }
          Group {
            \(rows[10...].joined(separator: "\n"))
          }
          if kind == .a || kind == .b {
            Card { if kind == .a { Text("yes") } else { Text("no") } }
            Card { Text("both").foregroundColor(kind == .a ? .black : .white) }
          }
        }
        """,
      declarations: """
        let kind: Kind
        enum Kind { case a, b, c }
        struct Card<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { VStack { content() }.padding() }
        }
        """)
    #expect(look.placements("yes").count == 1, "\(look.dump)")
    #expect(look.placements("no").count == 1)
    #expect(Set(look.foregrounds("both")) == ["#000000", "#FFFFFF"])
  }
}
