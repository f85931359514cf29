import ColorScience
import Scene
import TestSupport
import Testing

/// What lies in a range of constants (S-58).
struct RangeTests {
  private func look(_ condition: String, row: String = "Row(index: 2)") -> Look {
    Look(
      body: "VStack { \(row) }.background(.white)",
      declarations: """
        enum Level: Int { case low, mid, high }
        struct Row: View {
          static let few = 0..<3
          let index: Int
          var isFew: Bool { switch index { case Self.few: true; default: false } }
          var body: some View { Text("a").foregroundStyle(\(condition) ? Color.black : Color.white) }
        }
        """)
  }

  @Test(
    "a known number lies in it or not",
    arguments: [
      ("(0..<3).contains(index)", true), ("(0..<2).contains(index)", false), ("(0...2).contains(index)", true),
      ("(3...8).contains(index)", false), ("0..<3 ~= index", true), ("0..<2 ~= index", false),
      ("Self.few.contains(index)", true), ("Self.few ~= index + 1", false),
      ("(0.5...2.5).contains(Double(index) * 2)", false), ("(index..<9).contains(2)", true),
      ("(index + 1..<9).contains(2)", false),
    ])
  func known(_ condition: String, _ isWithin: Bool) {
    #expect(look(condition).foregrounds("a") == [isWithin ? "#000000" : "#FFFFFF"], "\(look(condition).dump)")
  }

  @Test("a range that a name stands for is a pattern, too")
  func named() {
    let look = look("isFew")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("a number of the running program is asked once for all, with what else it is asked")
  func open() {
    let look = Look(
      """
      import SwiftUI
      struct Row: View {
        let index: Int
        var body: some View {
          Text("a").foregroundStyle((0..<3).contains(index) ? .white : .black)
            .background(index > 2 || index < 0 ? Color.white : index <= 2 ? .black : .white)
        }
      }
      """)
    // White on black where it is 0, 1 or 2, black on white elsewhere.
    #expect(!look.readings("a").isEmpty && look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("of a raw value the cases are told")
  func rawValues() {
    let look = Look(
      """
      import SwiftUI
      enum Level: Int { case low, mid, high
        var paper: Color { self == .low ? .white : .black } }
      struct Row: View {
        let level: Level
        var body: some View {
          Text("a").foregroundStyle((1...2).contains(level.rawValue) ? .white : .black).background(level.paper)
        }
      }
      """)
    #expect(!look.readings("a").isEmpty && look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
  }
}
