import ColorScience
import Scene
import TestSupport
import Testing

/// Lists that are asked at one index give what stands side by side in them (S-58).
struct IndexIdentityTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Pair: Identifiable { let id: Int, ink: Color, paper: Color }
      struct Sample: View {
        static let inks: [Color] = [.white, .black]
        static let papers: [Color] = [.black, .white]
        static let range = 0..<2
        static let three: [Color] = [.black, .white, .white]
        static let inkByName: [String: Color] = ["day": .black, "night": .white]
        static let paperByName: [String: Color] = ["day": .white, "night": .black]
        let pairs = [Pair(id: 0, ink: .white, paper: .black), Pair(id: 1, ink: .black, paper: .white)]
        let level: Int, other: Int, order: [Int], name: String, isOn: Bool, dice: GKRandomSource, queue: Queue
        @State private var steps = [0, 1].makeIterator()
        @State private var page = 0
        var body: some View {
          \(body)
          Button("next") { page += 1 }
        }
      }
      struct Row: View {
        let ink: Color, paper: Color
        var body: some View { Text("a").foregroundStyle(ink).background(paper) }
      }
      """)
  }

  private func ratios(_ look: Look) -> Set<Double> { Set(look.readings("a").compactMap { $0.ratio?.low.rounded() }) }

  /// Black on white and white on black are 21:1.
  @Test(
    "S-58: two look-ups at one index give what belongs together",
    arguments: [
      "Row(ink: pairs[page].ink, paper: pairs[page].paper)",
      "Row(ink: Self.inks[level], paper: Self.papers[level])",
      "Row(ink: Self.inks[level % Self.inks.count], paper: Self.papers[level % Self.papers.count])",
      "Row(ink: Self.inks[min(level, 1)], paper: Self.papers[min(level, 1)])",
      "Row(ink: [Color.white, .black][isOn ? 1 : 0], paper: [Color.black, .white][isOn ? 1 : 0])",
      "Row(ink: Self.inkByName[name] ?? .black, paper: Self.paperByName[name] ?? .white)",
      "ForEach(pairs.indices, id: \\.self) { at in Row(ink: pairs[at].ink, paper: pairs[at].paper) }",
      "ForEach(Self.inks.indices, id: \\.self) { at in Row(ink: Self.inks[at], paper: Self.papers[at]) }",
      "ForEach(0..<2) { at in Row(ink: Self.inks[at], paper: Self.papers[at]) }",
      "ForEach(Array(pairs.enumerated()), id: \\.offset) { at, pair in Row(ink: pairs[at].ink, paper: pair.paper) }",
    ])
  func same(_ body: String) {
    let look = look(body)
    #expect(look.readings("a").count >= 2 && ratios(look) == [21], "\(look.dump)")
  }

  /// White on white and black on black are 1:1.
  @Test(
    "S-58: look-ups at two indices, or in lists of two lengths, are two questions",
    arguments: [
      "Row(ink: Self.inks[level], paper: Self.papers[other])",
      "Row(ink: Self.inks[level % 2], paper: Self.papers[(level + 1) % 2])",
      "Row(ink: Self.inks[order[0]], paper: Self.papers[order[1]])",
      "Row(ink: Self.inks[Int.random(in: 0..<2)], paper: Self.papers[Int.random(in: 0..<2)])",
      "Row(ink: Self.inks[Self.range.randomElement()!], paper: Self.papers[Self.range.randomElement()!])",
      "Row(ink: Self.inks[Int(arc4random_uniform(2))], paper: Self.papers[Int(arc4random_uniform(2))])",
      "Row(ink: Self.inks[Int(drand48() * 2)], paper: Self.papers[Int(drand48() * 2)])",
      "Row(ink: Self.inks[UUID().hashValue % 2], paper: Self.papers[UUID().hashValue % 2])",
      "Row(ink: Self.inks[dice.nextInt(upperBound: 2)], paper: Self.papers[dice.nextInt(upperBound: 2)])",
      "Row(ink: Self.inks[steps.next()!], paper: Self.papers[steps.next()!])",
      "Row(ink: Self.inks[queue.removeFirst()], paper: Self.papers[queue.removeFirst()])",
      "Row(ink: Self.inks[level], paper: Self.three[level])",
    ])
  func different(_ body: String) {
    let look = look(body)
    #expect(ratios(look) == [1, 21], "\(look.dump)")
  }

  @Test(
    "S-58: what flags and values of the program are at two positions of one list, or for two keys, are two questions",
    arguments: [
      ("items[place].isRead", "items[place - 1].isRead"), ("items[place].isRead", "items[place + 1].isRead"),
      ("items[place].isRead", "items[other].isRead"),
      ("flags[place]", "flags[place - 1]"), ("flags[0]", "flags[1]"),
      ("items[place].level > 3", "items[other].level > 3"),
      ("byName[name] == nil", "byName[word] == nil"),
    ])
  func positions(_ first: String, _ second: String) {
    let look = questions(first, second)
    #expect(Set(look.texts) == ["a", "b", "c", "d"], "\(look.dump)")
  }

  @Test(
    "S-58: at one position it is one question",
    arguments: ["items[place - 1].isRead", "flags[place - 1]"])
  func onePosition(_ question: String) {
    let look = questions(question, question)
    #expect(Set(look.texts) == ["a", "b", "c"], "\(look.dump)")
  }

  @Test("S-58: an array ends where it counts to, and a flag with a default is the one that stands for a missing one")
  func oneSpelling() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let flags: [Bool], isOpen: [Int: Bool], place: Int
        var body: some View {
          Text("a").foregroundStyle(flags[flags.count - 1] ? Color.white : .black)
            .background(flags[flags.endIndex - 1] ? Color.black : .white)
          Text("a").foregroundStyle(isOpen[place, default: false] ? Color.white : .black)
            .background(isOpen[place] ?? false ? Color.black : .white)
        }
      }
      """)
    #expect(look.readings("a").count >= 2 && ratios(look) == [21], "\(look.dump)")
  }

  private func questions(_ first: String, _ second: String) -> Look {
    TwoQuestions.look(
      first, second,
      members: """
        let items: [Item], flags: [Bool], byName: [String: Item]
        let place: Int, other: Int, name: String, word: String
        """,
      declarations: "struct Item { var isRead: Bool; var level: Int }")
  }
}
