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
}
