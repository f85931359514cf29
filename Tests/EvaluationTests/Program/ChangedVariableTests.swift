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

  /// The colours of a text whose style a computed property makes.
  private func foregrounds(_ statements: String) -> Set<String?> {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isLit: Bool, isLoud: Bool, level: Int
        var shade: Color { \(statements) }
        var body: some View { Text("T").foregroundStyle(shade) }
      }
      """)
    return Set(look.foregrounds("T"))
  }

  @Test(
    "S-58: what follows nested arms finds the variables as each way left them",
    arguments: [
      "var c = Color.black; if isLit { if isLoud { c = .white } }; return c",
      "var c = Color.white; if isLit { if isLoud { c = .black } else { c = .white } }; return c",
      "var c = Color.black; if isLit { switch level { case 1: c = .white; default: break } }; return c",
      "var c = Color.black; switch level { case 1: if isLit { c = .white }; default: break }; return c",
      "var c = Color.black; if isLit { if isLoud { c = .white } } else { c = .white }; return c",
    ])
  func nestedArms(_ statements: String) {
    #expect(foregrounds(statements) == ["#000000", "#FFFFFF"])
  }

  @Test("S-58: an arm that only calls something goes on, too")
  func callingArm() {
    #expect(foregrounds("var c = Color.black; if isLit { print(level) }; c = .white; return c") == ["#FFFFFF"])
  }

  // Twelve tests in a row have 4,096 ways through; what they leave a variable has two forms.
  @Test("S-58: many tests in a row leave each variable what they make of it")
  func manyTests() {
    let others = (1...11).map { "if level == \($0) { flag\($0) = true }" }.joined(separator: "; ")
    let flags = (1...11).map { "var flag\($0) = false" }.joined(separator: "; ")
    #expect(
      foregrounds("\(flags); var c = Color.black; \(others); if isLit { c = .white }; return c")
        == ["#000000", "#FFFFFF"])
    #expect(
      foregrounds("\(flags); var c = Color.black; if isLit { c = .white }; \(others); return c")
        == ["#000000", "#FFFFFF"])
  }

  // Followed one by one, forty flags would have more ways than could ever be run.
  @Test("S-58: many compilation flags set the fields of an object")
  func manyFlags() {
    let flags = (1...40).map { "#if F\($0)\nlet v\($0) = Color.white\n#else\nlet v\($0) = Color.black\n#endif" }
    let look = Look(
      """
      import SwiftUI
      struct Flags {
        let shade: Color
        init() {
      \(flags.joined(separator: "\n"))
          shade = v7
        }
      }
      let flags = Flags()
      struct Sample: View { var body: some View { Text("T").foregroundStyle(flags.shade) } }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.conditions("T") == ["F7", "!F7"] || look.conditions("T") == ["!F7", "F7"], "\(look.dump)")
  }

  /// A text whose opacity goes from 0 to 1 as it appears, beside another number of the view.
  private func entrance(_ number: String, _ modifier: String, changing: String = "; other = 4 } }") -> Look {
    Look(
      """
      import SwiftUI
      struct Banner: View {
        @State private var shade: CGFloat = 0
        @State private var other: \(number)
        var body: some View {
          Text("T").foregroundStyle(.black).opacity(shade)\(modifier)
            .onAppear { withAnimation { shade = 1\(changing)
        }
      }
      """)
  }

  @Test(
    "S-143: a number that lays views out leaves the values of an opacity told",
    arguments: [".offset(y: other)", ".padding(max(other, 2))", ".frame(width: other * 2)"])
  func layoutNumbers(_ modifier: String) {
    let look = entrance("CGFloat = 40", modifier)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.undecided("T") == nil, "\(look.dump)")
  }

  @Test(
    "S-143: of two numbers that may decide looks and change at different times, either may be any with the other",
    arguments: [".opacity(other / 4)", ".foregroundStyle(Color(white: other))", ".modifier(Glow(other))"])
  func lookNumbers(_ modifier: String) {
    let look = entrance("CGFloat = 0", modifier, changing: " } }.onTapGesture { other = 4 }")
    #expect(look.undecided("T") != nil, "\(look.dump)")
  }

  @Test("S-61a: what one block changes together is known together")
  func changedTogether() {
    #expect(entrance("CGFloat = 0", ".opacity(other / 4)").words("T") == "#000000 on #FFFFFF")
  }

  @Test("the UUID that a property of an instance begins with is another one than all others")
  func unique() {
    let look = Look(
      """
      import SwiftUI
      struct Item { let id = UUID().uuidString }
      struct Page: View {
        let one = Item(), two = Item()
        let own = UUID().uuidString
        @State var chosen: String?
        var body: some View {
          if chosen == one.id { Text("A") } else if chosen == two.id { Text("B") } else if chosen == own { Text("C") }
        }
      }
      """)
    #expect(look.texts.sorted() == ["A", "B", "C"], "\(look.dump)")
  }

  @Test("two positions of a list of the program's values are two values")
  func positions() {
    let look = Look(
      """
      import SwiftUI
      struct Item { let id: String }
      final class Store: ObservableObject { @Published var items: [Item] = []; @Published var chosen: String? }
      struct Page: View {
        @StateObject var store = Store()
        var body: some View {
          if store.chosen == store.items[0].id { Text("A") } else if store.chosen == store.items[1].id { Text("B") }
        }
      }
      """)
    #expect(look.texts.sorted() == ["A", "B"], "\(look.dump)")
  }
}
