import ColorScience
import Scene
import TestSupport
import Testing

/// What is asked of the order of cases, or of their raw values, is asked of the case (S-58, S-140).
struct CaseOrderTests {
  private static let less = "static func < (one: Self, other: Self) -> Bool"

  /// A text in white for the lowest case, red for the next and black for the highest one, where a condition holds.
  private func look(_ kind: String, _ members: String = "", where condition: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Level\(kind)
        \(members)
        var ink: Color { switch self { case .low: .white; case .mid: .red; case .high: .black } }
      }
      struct Row: View {
        let level: Level
        var body: some View {
          if \(condition) { Text("a").foregroundStyle(level.ink).background(.white) }
        }
      }
      """)
  }

  // systemRed in light is #FF3B30.
  private static let inks = ["high": "#000000", "mid": "#FF3B30", "low": "#FFFFFF"]

  private func expect(_ names: String, _ look: Look) {
    let expected = names.split(separator: " ").compactMap { Self.inks[String($0)] }
    #expect(look.foregrounds("a") == expected, "\(look.dump)")
  }

  @Test(
    "the cases that an order leaves are those that are seen, whether Swift makes it of the cases or code tells it",
    arguments: [
      ("level >= .high", "high"), ("level > .mid", "high"), ("level > Level.low", "high mid"),
      ("level <= .low", "low"), ("level < .high", "mid low"), (".mid <= level", "high mid"),
      (".high > level", "mid low"),
      ("!(level < .mid)", "high mid"), ("level > .low && level != .high", "mid"),
    ])
  func orders(_ condition: String, _ names: String) {
    let cases = "{ case low, mid, high"
    expect(names, look(": Comparable \(cases)", where: condition))
    let raw = "\(Self.less) { one.rawValue < other.rawValue }"
    expect(names, look(": Int, Comparable \(cases)", raw, where: condition))
    let text = "{ case low = \"a\", mid = \"b\", high = \"c\""
    expect(names, look(": String, Comparable \(text)", raw, where: condition))
    let rank = "var rank: Int { switch self { case .low: 1; case .mid: 2; case .high: 9 } }"
    expect(names, look(": Comparable \(cases)", "\(rank)\n\(Self.less) { one.rank < other.rank }", where: condition))
  }

  @Test("an order that code tells is none of the cases: the first one is the greatest")
  func reversed() {
    let less = "\(Self.less) { one.rawValue > other.rawValue }"
    expect("high mid", look(": Int, Comparable { case low, mid, high", less, where: "level < .low"))
    let greater = "static func > (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }"
    expect("mid low", look(": Int { case low, mid, high", greater, where: "level > .high"))
  }

  @Test(
    "what a raw value is compared with tells the cases, written and counted on",
    arguments: [
      ("level.rawValue == 6", "high"), ("level.rawValue >= 5", "high mid"), ("level.rawValue < 5", "low"),
      ("level.rawValue != 2", "high mid"), ("6 == level.rawValue", "high"), ("5 <= level.rawValue", "high mid"),
      ("case 5 = level.rawValue", "mid"), ("case 3...5 = level.rawValue", "mid"),
    ])
  func numbers(_ condition: String, _ names: String) {
    expect(names, look(": Int { case low = 2, mid = 5, high", where: condition))
  }

  @Test(
    "texts as well",
    arguments: [
      ("level.rawValue == \"high\"", "high"), ("level.rawValue != \"c\"", "high mid"),
      ("\"m\" > level.rawValue", "high low"),
    ])
  func texts(_ condition: String, _ names: String) {
    expect(names, look(": String { case low = \"c\", mid, high", where: condition))
  }

  @Test("what code computes as a raw value is read there")
  func computed() {
    let members = """
      init?(rawValue: Int) { nil }
      var rawValue: Int { switch self { case .low: 3; case .mid: 2; case .high: 1 } }
      """
    expect("mid low", look(": RawRepresentable { case low, mid, high", members, where: "level.rawValue > 1"))
  }

  @Test("a switch over raw values is one over the cases")
  func switches() {
    let look = Look(
      """
      import SwiftUI
      enum Level: Int { case low, high }
      struct Row: View {
        let level: Level
        var ink: Color { switch level.rawValue { case 0: .white; default: .black } }
        var paper: Color { level == .low ? .black : .white }
        var body: some View { Text("a").foregroundStyle(ink).background(paper) }
      }
      """)
    #expect(!look.readings("a").isEmpty && look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
  }
}
