import ColorScience
import Scene
import TestSupport
import Testing

@testable import Evaluation

/// Decisions of which all arms come out alike.
struct MergedPathsTests {
  private var table = ConditionTable()
  private let a: Int
  private let b: Int
  private let kind: Int

  init() {
    a = table.number(key: "a", label: "a")
    b = table.number(key: "b", label: "b")
    kind = table.number(key: "kind", label: "kind", arms: ["x", "y", "z"])
  }

  private func path(_ decisions: (Int, Int)...) -> Guard {
    decisions.reduce(.always) { $0.and(Guard(condition: $1.0, arm: $1.1)) ?? .always }
  }

  @Test func pathsThatDifferInOneDecisionAreOne() {
    #expect(table.merged([path((a, 1), (b, 1)), path((a, 1), (b, 0))]) == [path((a, 1))])
  }

  @Test func whatIsPutTogetherMayGoWithMore() {
    // Whatever b is where a holds, and where it does not: always.
    #expect(table.merged([path((a, 1), (b, 1)), path((a, 0)), path((a, 1), (b, 0))]) == [.always])
  }

  @Test func pathsThatDifferInMoreStay() {
    let either = [path((a, 1)), path((a, 0), (b, 1))]
    #expect(table.merged(either) == either)
    let same = [path((a, 1), (b, 1)), path((a, 0), (b, 0))]
    #expect(table.merged(same) == same)
  }

  @Test func allArmsAreNeeded() {
    let two = [path((kind, 0)), path((kind, 2))]
    #expect(table.merged(two) == two)
    let three = (0...2).map { path((kind, $0), (a, 1)) }
    #expect(table.merged(three) == [path((a, 1))])
  }

  @Test func armsThatMayBeMetLaterAreNotAll() {
    var table = table
    let size = table.number(key: InterfaceDocument.sizeClassKey, label: "size class", arms: ["any other", "compact"])
    let both = [path((size, 0)), path((size, 1))]
    #expect(table.merged(both) == both)
  }

  @Test("a decision that changes nothing of a condition makes no way of its own")
  func conditions() {
    let look = Look(
      """
      import SwiftUI
      enum Kind { case first, second, third }
      struct Sample: View {
        let kind: Kind
        @State var isOn = false
        private var isShown: Bool {
          switch kind {
          case .first: return isOn
          case .second: return isOn
          case .third: return isOn
          }
        }
        var body: some View { if isShown { Text("T") } else { Text("F") } }
      }
      """)
    // Each text stands on one path, whatever the kind is.
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("F") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  /// A text whose colour depends on five numbers, each of which is there or has a constant in its place.
  private func tones(_ high: String, _ middle: String, _ low: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let info: [String: Double]
        var body: some View {
          Panel(
            value: info["value"] ?? 100, high: info["high"] ?? 250, low: info["low"] ?? 70, top: info["top"] ?? 300,
            bottom: info["bottom"] ?? 55)
        }
      }
      struct Panel: View {
        let value: Double, high: Double, low: Double, top: Double, bottom: Double
        var body: some View { Text("T").foregroundStyle(tone).background(Color.black) }
        private var tone: Color {
          if value >= top || value <= bottom { return \(high) }
          if value >= high || value <= low { return \(middle) }
          return \(low)
        }
      }
      """)
  }

  @Test(
    "S-58: many paths that lead to few colours are told apart by these",
    arguments: [
      ["Color(red: 1, green: 0, blue: 0)", "Color(red: 0, green: 1, blue: 0)", "Color(red: 0, green: 0, blue: 1)"],
      [".init(red: 1, green: 0, blue: 0)", ".init(red: 0, green: 1, blue: 0)", ".init(red: 0, green: 0, blue: 1)"],
    ])
  func fewColors(_ colors: [String]) {
    let look = tones(colors[0], colors[1], colors[2])
    // Each number has two forms. The value is compared with the top in 4 ways, of which the constants decide one, and
    // with the others likewise: 9 paths to the first colour, 36 to the second, 32 to the third.
    #expect(look.foregrounds("T") == ["#0000FF", "#00FF00", "#FF0000"], "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
    // Blue has a luminance of 0.0722: 0.1222 / 0.05 = 2.444; the others have more.
    let lowest = look.readings("T").compactMap { $0.ratio?.low }.min() ?? 0
    #expect(abs(lowest - 2.444) < 0.001, "\(look.dump)")
  }
}
