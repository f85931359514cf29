import Scene
import TestSupport
import Testing

/// Variables that source changes where it is not followed step by step: none of them keeps its first value.
struct ChangedVariableTests {
  private func look(_ member: String, shown condition: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Berry: Identifiable { var id: Int; var isRipe: Bool }
      final class Bush: ObservableObject { @Published var berries: [Berry] = [] }
      struct Basket: View {
        @ObservedObject var bush: Bush
        \(member)
        var body: some View { VStack { if \(condition) { Text("T") } else { Text("none") } } }
      }
      """)
  }

  @Test(
    "S-58: in a loop",
    arguments: [
      (
        "var rows: [Berry] { var all: [Berry] = []; for one in bush.berries { all.append(one) }; return all }",
        "!rows.isEmpty"
      ),
      (
        "var rows: [Int: Berry] { var all: [Int: Berry] = [:]; for one in bush.berries { all[one.id] = one }; return all }",
        "rows[1] != nil"
      ),
      (
        "var isRipe: Bool { var found = false; for one in bush.berries where one.isRipe { found = true }; return found }",
        "isRipe"
      ),
      (
        "var rows: [Int] { var all: [Int] = []; while bush.berries.count > all.count { all += [1] }; return all }",
        "!rows.isEmpty"
      ),
    ])
  func loops(_ member: String, _ condition: String) {
    let look = look(member, shown: condition)
    #expect(!look.placements("T").isEmpty, "\(look.dump)")
    #expect(!look.placements("none").isEmpty, "\(look.dump)")
  }

  @Test(
    "S-58: in a closure",
    arguments: [
      (
        "var isRipe: Bool { var found = false; bush.berries.forEach { if $0.isRipe { found = true } }; return found }",
        "isRipe"
      ),
      (
        "var rows: [Berry] { var all: [Berry] = []; bush.berries.forEach { one in all.append(one) }; return all }",
        "!rows.isEmpty"
      ),
      (
        "var isRipe: Bool { var found = false; let ids = bush.berries.map { found = true; return $0.id }; return found && ids.isEmpty }",
        "isRipe"
      ),
      ("var text: String { var all = \"\"; bush.berries.forEach { _ in all += \"x\" }; return all }", "!text.isEmpty"),
    ])
  func closures(_ member: String, _ condition: String) {
    let look = look(member, shown: condition)
    #expect(!look.placements("T").isEmpty, "\(look.dump)")
    #expect(!look.placements("none").isEmpty, "\(look.dump)")
  }

  @Test("S-58: what is appended in line stays known")
  func append() {
    let look = look(
      "var rows: [Int] { var all: [Int] = []; all.append(1); all.append(2); return all }", shown: "rows.count == 2")
    #expect(!look.placements("T").isEmpty, "\(look.dump)")
    #expect(look.placements("none").isEmpty, "\(look.dump)")
  }

  @Test("S-58: a colour that a closure may replace is not taken for the first one")
  func color() {
    let look = Look(
      """
      import SwiftUI
      struct Berry { var isRipe: Bool }
      struct Basket: View {
        var berries: [Berry]
        var tone: Color { var result = Color.black; berries.forEach { if $0.isRipe { result = .yellow } }; return result }
        var body: some View { Text("T").foregroundStyle(tone) }
      }
      """)
    #expect(look.undecided("T") == .runtimeValue, "\(look.dump)")
  }

  @Test("An object that a closure writes to stays the one it is")
  func objects() {
    let look = Look(
      """
      import SwiftUI
      final class Tone { let color = Color.white; var uses = 0 }
      struct Basket: View {
        var berries: [Int]
        var color: Color { let tone = Tone(); berries.forEach { _ in tone.uses += 1 }; return tone.color }
        var body: some View { Text("T").foregroundStyle(color) }
      }
      """)
    // White on white in light.
    #expect(look.ratio("T") == 1, "\(look.dump)")
  }
}
