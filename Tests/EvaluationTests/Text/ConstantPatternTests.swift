import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A `switch` over a value of the running program whose patterns name constants: each asks one question, however often
/// it is written, and contradictory answers are no path (S-58, S-140).
struct ConstantPatternTests {
  private static let declarations = """
    enum Look: Int { case system, day, night }
    enum Level: Int { case low = 10, high = 20 }
    enum Word: String { case warn, calm = "quiet" }
    enum Limits { static let few = 3; static let half = 0.5; static let tag = "tag" }
    let many = 40
    """

  /// A text that is white on black where the pattern is matched, and black on white elsewhere.
  private func look(_ type: String, _ pattern: String, _ papers: String) -> Look {
    Look(
      """
      import SwiftUI
      \(Self.declarations)
      struct Sample: View {
        static let own = 7
        let asked: \(type)
        var ink: Color { switch asked { case \(pattern): return .white; default: return .black } }
        var paper: Color { switch asked { \(papers) } }
        var body: some View { Text("a").foregroundColor(ink).background(paper) }
      }
      """)
  }

  /// True where black and white meet on every path: 21:1.
  private static func isBlackOrWhite(_ look: Look) -> Bool {
    let readings = look.readings("a")
    return readings.count > 1 && readings.allSatisfy { $0.ratio?.low == 21 }
  }

  @Test(
    "two that ask for one constant take the same arm: 21:1 on both paths, never 1:1",
    arguments: [
      ("Int", "Look.night.rawValue"), ("Int", "Level.high.rawValue"), ("Int", "Self.own"), ("Int", "many"),
      ("Int", "Limits.few"), ("Int", "0 + 1"), ("Int", "-Limits.few"), ("Double", "Limits.half"),
      ("String", "Limits.tag"), ("String", "Word.warn.rawValue"), ("String", "Word.calm.rawValue"),
    ])
  func oneConstant(_ type: String, _ pattern: String) {
    let look = look(type, pattern, "case \(pattern): return .black; default: return .white")
    let ratios = look.placements("a").compactMap { $0.readings[.light]?.ratio?.low }
    #expect(ratios == [21, 21], "\(look.dump)")
  }

  @Test(
    "a constant is the literal that it stands for, also beside ranges",
    arguments: [
      ("Int", "Look.night.rawValue", "case 2: return .black; default: return .white"),
      ("String", "Limits.tag", "case \"tag\": return .black; default: return .white"),
      ("Int", "Limits.few", "case 4...9: return .white; case 3: return .black; default: return .white"),
      ("Int", "Limits.few", "case 4...9: return .white; case Limits.few: return .black; default: return .white"),
    ])
  func literals(_ type: String, _ pattern: String, _ papers: String) {
    let look = look(type, pattern, papers)
    #expect(Self.isBlackOrWhite(look), "\(look.dump)")
  }

  @Test("arms beside ranges are the same arms again")
  func rangesTwice() {
    let arms = { (first: String, second: String) in
      "case 10...99: return \(first); case Limits.few: return \(second); default: return \(first)"
    }
    let look = Look(
      """
      import SwiftUI
      \(Self.declarations)
      struct Sample: View {
        let asked: Int
        var ink: Color { switch asked { \(arms(".black", ".white")) } }
        var paper: Color { switch asked { \(arms(".white", ".black")) } }
        var body: some View { Text("a").foregroundColor(ink).background(paper) }
      }
      """)
    #expect(Self.isBlackOrWhite(look), "\(look.dump)")
  }

  @Test("of two constants a path takes one: white on black, black on white and, for neither, black on white")
  func exclusive() {
    let look = look(
      "Int", "Look.night.rawValue",
      "case Look.day.rawValue: return .white; case Look.night.rawValue: return .black; default: return .white")
    #expect(Self.isBlackOrWhite(look), "\(look.dump)")
  }

  @Test("a path that exists is kept: what is no night is white on white by day, and then 1:1")
  func feasible() {
    let look = Look(
      """
      import SwiftUI
      \(Self.declarations)
      struct Sample: View {
        let asked: Int
        var ink: Color { switch asked { case Look.night.rawValue: return .black; default: return .white } }
        var paper: Color { switch asked { case Look.day.rawValue: return .white; default: return .black } }
        var body: some View { Text("a").foregroundColor(ink).background(paper) }
      }
      """)
    // By day white on white; by night black on black; else white on black.
    #expect(Set(look.readings("a").compactMap { $0.ratio?.low }) == [1, 21], "\(look.dump)")
    #expect(look.conditions("a").contains { $0.contains("asked == 1") }, "\(look.conditions("a"))")
  }

  @Test("what is no constant stays a question of its own, in the words of the source")
  func unknownPattern() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let asked: Int
        let session: Session
        var ink: Color { switch asked { case session.limit: return .white; default: return .black } }
        var body: some View { Text("a").foregroundColor(ink).background(Color.black) }
      }
      """)
    #expect(look.conditions("a").contains { $0.contains("session.limit") }, "\(look.conditions("a"))")
  }
}
