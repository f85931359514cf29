import TestSupport
import Testing

/// The order of lists that code sorts (S-58).
struct SortedListTests {
  private func look(_ ink: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Rank: Int, Comparable {
        case low, high
        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
      }
      struct Tier { let rank: Int; let name: String; let ink: Color; var grade: Rank { rank > 1 ? .high : .low } }
      let tiers = [
        Tier(rank: 2, name: "b", ink: .white), Tier(rank: 1, name: "c", ink: .black), Tier(rank: 3, name: "a", ink: .red),
      ]
      struct Sample: View {
        let pivot: Int
        var body: some View { Text("a").foregroundStyle(\(ink)).background(.white) }
      }
      """)
  }

  @Test(
    "an element is the one that the order puts there",
    arguments: [
      ("tiers.sorted { $0.rank < $1.rank }[0].ink", "#000000"),
      ("tiers.sorted { $0.rank < $1.rank }.first!.ink", "#000000"),
      // systemRed in light is #FF3B30.
      ("tiers.sorted { $0.rank > $1.rank }[0].ink", "#FF3B30"),
      ("tiers.sorted { $0.name < $1.name }.first!.ink", "#FF3B30"),
      ("tiers.sorted(by: { $0.name < $1.name }).last?.ink ?? .white", "#000000"),
      ("tiers.sorted { $0.grade < $1.grade }.first!.ink", "#000000"),
      ("[3, 1, 2].sorted()[0] == 1 ? .black : .white", "#000000"),
      ("[3, 1, 2].sorted(by: >)[0] == 3 ? .black : .white", "#000000"),
      ("[\"b\", \"a\"].sorted()[0] == \"a\" ? .black : .white", "#000000"),
      ("[Rank.high, .low].sorted()[0] == .low ? .black : .white", "#000000"),
      ("tiers.min { $0.rank < $1.rank }!.ink", "#000000"), ("tiers.max(by: { $0.rank < $1.rank })!.ink", "#FF3B30"),
      ("[3, 1, 2].max() == 3 ? .black : .white", "#000000"),
      ("([3, 1, 2].min() ?? 0) > 1 ? .white : .black", "#000000"),
    ])
  func known(_ ink: String, _ expected: String) {
    #expect(look(ink).foregrounds("a") == [expected], "\(look(ink).dump)")
  }

  @Test(
    "where a comparison is not known, it may be any",
    arguments: [
      "tiers.sorted { abs($0.rank - pivot) < abs($1.rank - pivot) }[0].ink",
      "tiers.sorted { $0.rank * pivot < $1.rank * pivot }.first!.ink", "tiers.shuffled()[0].ink",
      "tiers.min { $0.rank * pivot < $1.rank * pivot }!.ink",
    ])
  func open(_ ink: String) {
    #expect(look(ink).foregrounds("a") == ["#000000", "#FF3B30", "#FFFFFF"], "\(look(ink).dump)")
  }
}
