import Scene
import TestSupport
import Testing

/// Which looks a condition decides between, and what else changes with it.
struct ForkTests {
  private static let state = """
    enum Tide { case rising, slack, falling
      var tone: Color { switch self { case .rising: .green; case .slack: .orange; case .falling: .red } }
      var sign: String { switch self { case .rising: "arrow.up"; case .slack: "minus"; case .falling: "arrow.down" } }
      var word: String { switch self { case .rising: "In"; case .slack: "Still"; case .falling: "Out" } }
    }
    struct Berth { let title: String; let isFree: Bool; let statusText: String; let balance: Double }
    """

  /// The conditions of the forks with what else changes with each, sorted.
  private func forks(_ body: String, properties: String) -> [String] {
    let look = Look(
      "import SwiftUI\n\(Self.state)\nstruct Sample: View {\n\(properties)\nvar body: some View {\n\(body)\n}\n}\n")
    return Set(
      look.scene.forks.map { fork in
        ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ")
      }
    ).sorted()
  }

  @Test(
    "a colour that alone depends on a condition is a fork without a cue",
    arguments: [
      ("Text(\"Berth\").foregroundStyle(isFree ? .green : .red)", ["isFree"]),
      ("Text(berth.title).foregroundStyle(berth.isFree ? .green : .red)", ["berth.isFree"]),
      ("HStack { Circle().fill(isFree ? .green : .red); Text(\"Berth\") }", ["isFree"]),
      ("HStack { Circle().foregroundStyle(isFree ? .green : .red); Text(berth.title) }", ["isFree"]),
      ("Image(systemName: \"circle\").foregroundStyle(tide.tone)", ["tide"]),
      ("if isFree { Text(\"A\").foregroundStyle(.green) } else { Text(\"A\").foregroundStyle(.red) }", ["isFree"]),
      ("VStack { Text(\"A\"); Text(\"B\") }.foregroundStyle(isFree ? .green : .red)", ["isFree"]),
      ("if isFree { Circle().fill(.green) } else { Circle().fill(.red) }", ["isFree"]),
      ("isFree ? Capsule().fill(.green) : Capsule().fill(.red)", ["isFree"]),
      (
        "if isFree { Circle().foregroundStyle(.green).frame(width: 8) } else { Circle().fill(.red).frame(width: 8) }",
        ["isFree"]
      ),
      ("Text(berth.title).background(isFree ? .green : .red, in: Capsule())", ["isFree"]),
      ("Text(berth.title).padding().background(isFree ? .green : .red, in: .capsule)", ["isFree"]),
      ("Text(berth.title).background { Capsule().fill(isFree ? .green : .red) }", ["isFree"]),
      ("Text(\"A\").foregroundStyle(isFree ? .green : .red).animation(.default, value: isFree)", ["isFree"]),
      ("Text(\"A\").foregroundStyle(isFree ? .green : .red).accessibilityLabel(\"Berth\")", ["isFree"]),
    ])
  func withoutACue(body: String, expected: [String]) {
    #expect(forks(body, properties: "let isFree: Bool; let berth: Berth; let tide: Tide") == expected)
  }

  @Test(
    "what changes with the same condition is a cue",
    arguments: [
      ("Text(\"A\").foregroundStyle(isFree ? .green : .red).strikethrough(!isFree)", ["modifier"]),
      (
        "Text(\"A\").foregroundStyle(isFree ? .green : .red).accessibilityLabel(isFree ? \"on\" : \"off\")",
        ["modifier"]
      ),
      ("HStack { Text(\"A\").foregroundStyle(isFree ? .green : .red); if isFree { Text(\"B\") } }", ["look"]),
      ("HStack { Text(\"A\").foregroundStyle(isFree ? .green : .red); Text(isFree ? \"B\" : \"C\") }", ["look"]),
      ("HStack { Text(\"A\").foregroundStyle(tide.tone); Image(systemName: tide.sign) }", ["look"]),
      ("HStack { Circle().fill(tide.tone); Text(tide.word) }", ["look"]),
      ("HStack { Text(\"A\").foregroundStyle(isFree ? .green : .red); if isFree { Divider() } }", ["modifier"]),
      (
        "if isFree { Circle().fill(.green).frame(width: 8) } else { Circle().fill(.red).frame(width: 16) }",
        ["modifier"]
      ),
      ("HStack { Circle().fill(isFree ? .green : .red); if isFree { Circle().fill(.blue) } }", ["modifier"]),
      ("Text(\"A\").foregroundStyle(isFree ? .green : .red).background(isFree ? .white : .black)", ["look"]),
    ])
  func withACue(body: String, cues: [String]) {
    let found = forks(body, properties: "let isFree: Bool; let tide: Tide")
    #expect(!found.isEmpty)
    for fork in found { #expect(cues.allSatisfy(fork.split(separator: " ").map(String.init).contains), "\(fork)") }
  }

  /// A word or symbol of its own for each way leaves no two looks that differ in colour alone.
  @Test(arguments: [
    "Text(isFree ? \"Free\" : \"Taken\").foregroundStyle(isFree ? .green : .red)",
    "Image(systemName: tide.sign).foregroundStyle(tide.tone)",
    "Text(\"Tide: \\(tide.word)\").foregroundStyle(tide.tone)",
    "Text(\"A\").font(isFree ? .title : .body).foregroundStyle(isFree ? .green : .red)",
    "Text(\"A\").foregroundStyle(isFree ? .green : .red).bold(isFree)",
    "if isFree { Circle().fill(.green) } else { Rectangle().fill(.red) }", "if isFree { Circle().fill(.green) }",
    "if isFree { Text(\"A\").foregroundStyle(.green) } else { Text(\"B\").foregroundStyle(.red) }",
  ])
  func differentContentIsNoFork(body: String) {
    #expect(forks(body, properties: "let isFree: Bool; let tide: Tide") == [])
  }

  @Test(
    "a value that is asked several times in a row is one signal",
    arguments: [
      "Circle().fill(score > 80 ? .green : score > 50 ? .orange : .red)",
      "if score > 80 { Circle().fill(.green) } else if score > 50 { Circle().fill(.orange) } else { Circle().fill(.red) }",
    ])
  func chain(_ body: String) {
    let found = forks(body, properties: "let score: Int")
    #expect(found == ["score > 50", "score > 80"])
  }

  @Test("a word that one of several steps changes tells the steps")
  func toldChain() {
    let body = """
      HStack {
        Circle().fill(score > 80 ? .green : score > 50 ? .orange : .red)
        Text(score > 80 ? "High" : score > 50 ? "Fair" : "Low")
      }
      """
    for fork in forks(body, properties: "let score: Int") { #expect(fork.contains("look"), "\(fork)") }
  }

  @Test(
    "a line that comes and goes, or changes its width, is a cue",
    arguments: [
      (
        "Text(\"A\").overlay(Capsule().stroke(isFree ? Color.green : .clear)).foregroundStyle(isFree ? .green : .red)",
        true
      ),
      ("Text(\"A\").border(isFree ? .green : .clear).foregroundStyle(isFree ? .green : .red)", true),
      (
        "Text(\"A\").overlay { Capsule().strokeBorder(.green, lineWidth: isFree ? 2 : 0) }"
          + ".foregroundStyle(isFree ? .green : .red)", true
      ),
      ("Text(\"A\").overlay(Capsule().stroke(isFree ? .green : .red)).foregroundStyle(isFree ? .green : .red)", false),
    ])
  func lines(body: String, isCue: Bool) {
    let found = forks(body, properties: "let isFree: Bool")
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.contains("modifier") == isCue, "\(fork)") }
  }

  @Test("the words of what is compared with what is selected do not say which is selected")
  func selected() {
    func cues(_ row: String) -> [String] {
      forks(
        "VStack { \(row) }",
        properties: "let berths: [String]; let chosen: String; let berth: Berth; let selected: Berth")
    }
    #expect(
      cues("ForEach(berths, id: \\.self) { Text($0).foregroundStyle(chosen == $0 ? .green : .red) }").map {
        $0.hasSuffix(" text")
      } == [false])
    // A word for the state itself tells it, whatever it is compared with.
    for state in [#""free""#, "Third.open"] {
      #expect(
        cues("Circle().fill(berth.statusText == \(state) ? .green : .red); Text(berth.statusText)").allSatisfy {
          $0.hasSuffix(" text")
        })
    }
    let constant = "Circle().fill(selected.title == \"a\" ? .green : .red); Text(selected.title)"
    #expect(cues(constant).allSatisfy { $0.hasSuffix(" text") })
    let circle = "Circle().fill(berth.title == selected.title ? .green : .red)"
    #expect(cues("\(circle); Text(berth.title)").map { $0.hasSuffix(" text") } == [false])
    #expect(cues("\(circle); Text(berth.title); Text(selected.title)").map { $0.hasSuffix(" text") } == [true])
  }

  @Test(
    "a control that shows the value tells it",
    arguments: [
      "HStack { Circle().fill(isFree ? .green : .red); Toggle(\"Free\", isOn: $isFree) }",
      "Toggle(isOn: $isFree) { Text(\"A\").foregroundStyle(isFree ? .green : .red) }",
    ])
  func controls(_ body: String) {
    let found = forks(body, properties: "@Binding var isFree: Bool")
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.contains("modifier"), "\(fork)") }
  }

  @Test(
    "a text known only at run time may say the same",
    arguments: [
      ("Text(berth.balance.formatted()).foregroundStyle(berth.balance < 0 ? .red : .green)", true),
      ("Text(berth.balance, format: .currency(code: \"EUR\")).foregroundStyle(berth.isFree ? .red : .green)", true),
      ("HStack { Circle().fill(berth.isFree ? .green : .red); Text(berth.statusText) }", true),
      ("HStack { Circle().fill(isFree ? .green : .red); Text(freeBerths) }", true),
      ("HStack { Circle().fill(isFree ? .green : .red); Text(harbourTitle) }", false),
    ])
  func runTimeTexts(body: String, mayTell: Bool) {
    let found = forks(
      body, properties: "let isFree: Bool; let berth: Berth; let freeBerths: String; let harbourTitle: String")
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.hasSuffix(" text") == mayTell, "\(fork)") }
  }

  @Test(
    "an amount without its sign does not tell the sign",
    arguments: [
      ("Text(abs(rise), format: .number)", false), ("Text(\"\\(abs(rise)) m\")", false),
      ("Text(\"\\(rise.magnitude, specifier: \"%.2f\")\")", false),
      ("Text(\"\\(abs(rise)) of \\(rise)\")", true),
    ])
  func magnitudes(text: String, mayTell: Bool) {
    let found = forks("\(text).foregroundStyle(rise < 0 ? .red : .green)", properties: "let rise: Double")
    #expect(found == [mayTell ? "rise < 0 text" : "rise < 0"])
  }

  @Test
  func aRunTimeDescriptionMayTell() {
    let body = "Text(\"A\").foregroundStyle(isFree ? .green : .red).accessibilityValue(note)"
    #expect(forks(body, properties: "let isFree: Bool; let note: String") == ["isFree description"])
  }

  @Test
  func theSettingIsAsked() {
    let properties = "let isFree: Bool; @Environment(\\.accessibilityDifferentiateWithoutColor) private var isAsked"
    let body = "HStack { Circle().fill(isFree ? .green : .red); if isAsked { Image(systemName: \"bolt\") } }"
    let found = forks(body, properties: properties)
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.hasSuffix("differentiation")) }
  }

  /// Black on white and white on black are told apart by lightness, which tells of the circle's state too.
  @Test
  func anotherThingThatTurnsLightOrDarkIsACue() {
    let body = "HStack { Circle().fill(isFree ? .green : .red); Text(\"A\").foregroundStyle(isFree ? .white : .black) }"
    #expect(forks(body + ".background(Color.gray)", properties: "let isFree: Bool") == ["isFree", "isFree look"])
  }

  /// Two conditions on one value: the arrow tells the sign that the colour tells.
  @Test
  func anotherTestOfTheSameValueIsACue() {
    let body = """
      HStack {
        Text("Level").foregroundStyle(rise >= 0 ? .green : .red)
        Image(systemName: rise > 0 ? "arrow.up" : "arrow.down")
      }
      """
    #expect(forks(body, properties: "let rise: Double") == ["rise >= 0 look"])
  }

  @Test(
    "that all of a group fades on another condition is no cue of a hue in it, and no fork",
    arguments: [
      "HStack { Circle().fill(isFree ? .green : .red); Text(\"A\") }.opacity(isLate ? 0.5 : 1)",
      "Text(\"A\").foregroundStyle(isFree ? .green : .red).padding().opacity(isLate ? 0.5 : 1)",
    ])
  func fadedGroups(body: String) {
    #expect(forks(body, properties: "let isFree: Bool; let isLate: Bool") == ["isFree"])
  }

  /// Schemes, themes and touches are no states, and neither are the stripes of a list.
  @Test(arguments: [
    "Text(\"A\").foregroundStyle(scheme == .dark ? .green : .red)",
    "Text(\"A\").foregroundStyle(isHovered ? .green : .red)",
    "Text(\"A\").foregroundStyle(usesThemeColor ? .green : .red)",
    "Text(\"A\").foregroundStyle(usesBrightAccent ? .green : .red)",
    "Text(\"A\").foregroundStyle(row % 2 == 0 ? .green : .red)",
    "Text(\"A\").foregroundStyle(row.isMultiple(of: 2) ? .green : .red)",
    "ForEach(0..<row, id: \\.self) { Text(\"A\").foregroundStyle($0 % 3 == 1 ? .green : .red) }",
  ])
  func noStates(body: String) {
    let properties = """
      @Environment(\\.colorScheme) private var scheme; @State private var isHovered = false; let usesThemeColor: Bool
      let usesBrightAccent: Bool; let row: Int
      """
    #expect(forks(body, properties: properties) == [])
  }

  @Test("conditions on members of constants that can't be followed name the constants")
  func constantsInConditions() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View {
        let age: Double
        var body: some View {
          if age <= 5.minutes.length { Text("new") } else if age <= 10.minutes.length { Text("old") }
        }
      }
      """)
    let words = look.conditions("old").joined()
    #expect(words.contains("5.minutes.length") && words.contains("10.minutes.length"), "\(look.dump)")
  }
}
