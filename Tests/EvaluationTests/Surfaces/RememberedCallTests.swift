import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Calls and properties that make no view are evaluated once for all that is equal, and never where something differs.
@Suite("Remembered calls") struct RememberedCallTests {
  @Test("equal calls are evaluated once, and each keeps its result")
  func equalCalls() {
    let lines = (0..<10).map { "Text(\"\($0)\").opacity(share(\($0 % 2)))" }
    let look = Look(
      body: "VStack {\n\(lines.joined(separator: "\n"))\n}",
      declarations: "func share(_ step: Int) -> Double { step == 0 ? 0.2 * 3 : 0.2 * 4 }")
    // Ten calls with two arguments. Black at 60 % and 80 % over white: 255 * 0.4 = 102 and 255 * 0.2 = 51.
    #expect(look.scene.work.callsEvaluated == 2)
    #expect(look.scene.work.callsReused == 8)
    #expect((0..<10).allSatisfy { look.foreground("\($0)") == ($0 % 2 == 0 ? "#666666" : "#333333") }, "\(look.dump)")
  }

  @Test(
    "a framework's view is kept where it holds no code",
    arguments: [
      ("Image(systemName: step > 1 && step < 9 ? \"star\" : \"moon\").resizable()", 1),
      ("Text(step > 1 && step < 9 ? \"star\" : \"moon\") + Text(\"s\")", 1),
      ("Button(step > 1 && step < 9 ? \"star\" : \"moon\") { print(step) }", 0),
      ("Badge(name: step > 1 && step < 9 ? \"star\" : \"moon\")", 0),
    ])
  func views(made: String, reused: Int) {
    let look = Look(
      body: "VStack { picture(2); picture(2) }",
      declarations: """
        func picture(_ step: Int) -> AnyView { AnyView(\(made)) }
        struct Badge: View { let name: String; var body: some View { Text(name) } }
        """)
    #expect(look.scene.work.callsReused == reused, "\(look.dump)")
  }

  @Test("an argument that came another way is another argument")
  func trails() {
    let look = Look(
      """
      import SwiftUI
      enum Theme { static let ink = Palette.ink; static let text = Palette.ink }
      enum Palette { static let ink = Color(white: 0.2) }
      struct Screen: View {
        func tinted(_ color: Color) -> Color { chosen(color, 2) }
        func chosen(_ color: Color, _ level: Int) -> Color { level > 1 && level < 9 ? color : .red }
        var body: some View {
          VStack {
            Text("a").foregroundStyle(tinted(Theme.ink))
            Text("b").foregroundStyle(tinted(Theme.text))
            Text("c").foregroundStyle(tinted(Theme.ink))
          }
        }
      }
      """)
    func names(_ text: String) -> [String] {
      (look.placements(text).first?.provenance ?? []).filter { $0.of == .foreground }.map(\.detail)
    }
    #expect(names("a").contains("'Theme.ink'") && !names("a").contains("'Theme.text'"), "\(names("a"))")
    #expect(names("b").contains("'Theme.text'") && !names("b").contains("'Theme.ink'"), "\(names("b"))")
    #expect(names("c") == names("a"))
  }

  @Test("what a property reads of the environment is read again in another one")
  func environments() {
    let look = Look(
      """
      import SwiftUI
      struct Card: View {
        @Environment(\\.colorScheme) var scheme
        var ink: Color { scheme == .dark ? Color(white: 0.4 + 0.4) : Color(white: 0.1 + 0.1) }
        var body: some View { Text("T").foregroundStyle(ink) }
      }
      struct Screen: View {
        var body: some View {
          let card = Card()
          VStack {
            card
            card.environment(\\.colorScheme, .dark)
          }
        }
      }
      """)
    // 0.2 * 255 = 51 and 0.8 * 255 = 204.
    #expect(look.foregrounds("T") == ["#333333", "#CCCCCC"], "\(look.dump)")
    #expect(look.scene.work.callsReused == 0)
  }

  @Test("what is written to an instance between two calls counts")
  func writes() {
    let look = Look(
      body: """
        var gauge = Gauge()
        let first = gauge.ink(3)
        let again = gauge.ink(3)
        gauge.name = "warm"
        let second = gauge.ink(3)
        return VStack {
          Text("a").foregroundStyle(first)
          Text("b").foregroundStyle(again)
          Text("c").foregroundStyle(second)
        }
        """,
      declarations: """
        struct Gauge {
          var name = "cold"
          func ink(_ level: Int) -> Color { name == "warm" && level > 1 ? Color(white: 0.8) : Color(white: 0.2) }
        }
        """)
    #expect(["a", "b", "c"].map { look.foreground($0) } == ["#333333", "#333333", "#CCCCCC"], "\(look.dump)")
    #expect(look.scene.work.callsEvaluated == 2)
    #expect(look.scene.work.callsReused == 1)
  }

  @Test("what a call within another reads counts for both")
  func nestedReads() {
    let look = Look(
      body: """
        var gauge = Gauge()
        let first = gauge.ink(3)
        gauge.name = "warm"
        let second = gauge.ink(3)
        return VStack {
          Text("a").foregroundStyle(first)
          Text("b").foregroundStyle(second)
        }
        """,
      declarations: """
        struct Gauge {
          var name = "cold"
          func ink(_ level: Int) -> Color { shade(level) }
          func shade(_ level: Int) -> Color { name == "warm" && level > 1 ? Color(white: 0.8) : Color(white: 0.2) }
        }
        """)
    #expect(["a", "b"].map { look.foreground($0) } == ["#333333", "#CCCCCC"], "\(look.dump)")
    // Both functions, before and after.
    #expect(look.scene.work.callsEvaluated == 4)
  }

  @Test("a call that makes an instance makes one each time, with a state of its own")
  func instances() {
    let look = Look(
      body: """
        Text("T").foregroundStyle(lamp(1).isOn ? .black : .white).background(lamp(1).isOn ? Color.black : Color.white)
        """,
      declarations: """
        class Lamp { var isOn = false; func turn() { isOn.toggle() } }
        func lamp(_ number: Int) -> Lamp {
          let next = number + 1 + 2
          return Lamp()
        }
        """)
    // Two lamps, each on or off.
    #expect(
      look.words("T") == "#000000 on #000000 | #000000 on #FFFFFF | #FFFFFF on #000000 | #FFFFFF on #FFFFFF",
      "\(look.dump)")
  }

  @Test("the same call in two arms gives each arm what its condition decides")
  func guards() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State var isOn = false
        func ink(_ level: Int) -> Color { isOn && level > 1 ? Color(white: 0.8) : Color(white: 0.2) }
        var body: some View {
          if isOn { Text("a").foregroundStyle(ink(3)) } else { Text("b").foregroundStyle(ink(3)) }
          Text("c").foregroundStyle(ink(1))
        }
      }
      """)
    #expect(["a", "b", "c"].map { look.foregrounds($0) } == [["#CCCCCC"], ["#333333"], ["#333333"]], "\(look.dump)")
    #expect(look.scene.work.callsReused == 1)
  }

  @Test("a size that comes from a scaled metric scales at every place")
  func scaledMetrics() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @ScaledMetric private var size = 20.0
        private var doubled: CGFloat { size * 2 + 1 - 1 }
        var body: some View { VStack {
          Text("a").font(.system(size: doubled))
          Text("b").font(.system(size: doubled))
        } }
      }
      """)
    #expect(look.scene.work.callsReused == 1)
    #expect(["a", "b"].map { look.fontWords($0) } == ["40 regular", "40 regular"], "\(look.dump)")
  }

  @Test("an arm is one view on all the paths that take it")
  func arms() {
    let look = Look(
      """
      import SwiftUI
      enum Kind { case first, second, third, fourth }
      struct Badge: View { var body: some View { Text("T") } }
      struct Sample: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .first: Text("A")
          default: Badge()
          }
        }
      }
      """)
    // The sample, and the badge on three paths; its text on two of them and the third is the same.
    #expect(look.scene.work.viewsEvaluated == 2)
    #expect(look.scene.work.bodiesReused == 2)
    #expect(
      look.words("T") == Array(repeating: "#000000 on #FFFFFF", count: 2).joined(separator: " | "), "\(look.dump)")
  }

  // MARK: - Allowances

  /// A sum of a value and noughts, which takes as many expressions as it has terms and signs.
  private func sum(_ value: String, terms: Int) -> String {
    ([value] + Array(repeating: "0", count: terms - 1)).joined(separator: " + ")
  }

  @Test("a call that takes more than its allowance is given up once")
  func exhaustedCall() {
    let look = Look(
      """
      import SwiftUI
      func share(_ step: Double) -> Double { step * (\(sum("0.8", terms: 30))) }
      struct Sample: View { var body: some View { VStack {
        Text("a").opacity(share(1))
        Text("b").opacity(share(1))
      } } }
      """, allowances: Allowances(view: 1_000, call: 20))
    #expect(look.undecided("a") != nil, "\(look.dump)")
    #expect(look.undecided("b") != nil, "\(look.dump)")
    #expect(look.scene.work.callsReused == 1)
    #expect(look.scene.work.bounds == [.expressions: 1])
  }

  @Test("a constant costs the view nothing that asks for it first")
  func constants() {
    // Each constant takes 2 * 40 - 1 expressions, of 100 that a view may take.
    let look = Look(
      """
      import SwiftUI
      enum Share {
        static let low = \(sum("0.6", terms: 40))
        static let high = \(sum("0.8", terms: 40))
      }
      struct Sample: View { var body: some View { VStack {
        Text("a").opacity(Share.low)
        Text("b").opacity(Share.high)
      } } }
      """, allowances: Allowances(view: 100, call: 20))
    #expect(look.foreground("a") == "#666666", "\(look.dump)")
    #expect(look.foreground("b") == "#333333", "\(look.dump)")
    #expect(look.scene.work.bounds == [:])
  }

  @Test("a text that was not reached because an allowance was used up says so, and where")
  func unreached() throws {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          head
          foot
        }
        var head: some View { Text("head").opacity(\(sum("0.8", terms: 80))) }
        var foot: some View { Text("foot") }
      }
      """, allowances: Allowances(view: 50, call: 20))
    let unknown = try #require(look.reading("foot")?.undecided)
    #expect(unknown.reason == .tooManyPaths)
    #expect(unknown.range?.line == 5, "\(look.dump)")
  }
}
