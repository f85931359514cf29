import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that the program adds under the names of SwiftUI's own: those of SwiftUI are meant where the program's
/// take something else (S-60).
struct FrameworkOverloadTests {
  /// A modifier of the program with what it takes, a use of SwiftUI's of that name on the text `a` in the light of
  /// iOS 18, and a use of the program's on the text `b`.
  struct Sample: CustomTestStringConvertible, Sendable {
    var modifier: String
    var framework: String
    var program: String
    var expected: [String]
    var testDescription: String { "\(modifier) beside \(framework)" }
  }

  static let samples = [
    Sample(
      modifier: "func foregroundColor(_ tone: Tone) -> some View { foregroundColor(tone.ink) }",
      framework: "foregroundColor(.red)", program: "foregroundColor(.calm)", expected: ["#FF3B30", "#112233"]),
    Sample(
      modifier: "func foregroundStyle(_ tone: Tone) -> some View { foregroundStyle(tone.ink) }",
      framework: "foregroundStyle(Color.gray)", program: "foregroundStyle(.calm)", expected: ["#8E8E93", "#112233"]),
    Sample(
      modifier: "func foregroundColor(_ hex: String) -> some View { foregroundColor(Tone.calm.ink) }",
      framework: "foregroundColor(.red)", program: #"foregroundColor("112233")"#, expected: ["#FF3B30", "#112233"]),
    Sample(
      modifier: "func foregroundStyle(_ size: CGFloat) -> some View { foregroundStyle(Tone.calm.ink) }",
      framework: "foregroundStyle(.orange)", program: "foregroundStyle(.zero)", expected: ["#FF9500", "#112233"]),
    Sample(
      modifier: "func foregroundColor(hex: String) -> some View { foregroundColor(Tone.calm.ink) }",
      framework: "foregroundColor(.red)", program: #"foregroundColor(hex: "112233")"#,
      expected: ["#FF3B30", "#112233"]),
  ]

  private static let tone = """
    enum Tone {
      case calm
      var ink: Color { Color(.sRGB, red: 17 / 255, green: 34 / 255, blue: 51 / 255) }
    }
    """

  @Test("S-60: a modifier of the program leaves what it doesn't take to the one of SwiftUI", arguments: samples)
  func modifiers(_ sample: Sample) {
    let look = Look(
      body: #"VStack { Text("a").\#(sample.framework); Text("b").\#(sample.program) }"#,
      declarations: "\(Self.tone)\nextension View { \(sample.modifier) }")
    #expect(look.foregrounds("a") + look.foregrounds("b") == sample.expected, "\(look.dump)")
  }

  @Test(
    "S-60: a function for texts that calls its own name with other labels calls SwiftUI's",
    arguments: [
      "func font(style size: CGFloat) -> Text { font(.system(size: size)) }",
      "func font(style size: CGFloat, strong: Bool = false) -> Text { self.font(.system(size: size)) }",
    ])
  func fonts(_ function: String) {
    let look = Look(
      body: #"VStack { Text("a").font(style: 12); Text("b").font(.title) }"#,
      declarations: "extension Text { \(function) }")
    // S-16: the title of iOS has 28 pt.
    #expect([look.fontWords("a"), look.fontWords("b")] == ["12 regular fixed", "28 regular"], "\(look.dump)")
  }

  @Test(
    "an initialiser that the program adds to `Color` leaves what it doesn't take to SwiftUI's",
    arguments: [
      ("init(_ tone: Tone) { self = tone.ink }", "Color(.systemGray6)"),
      ("init(_ tone: Tone) { self = tone.ink }", "Color(UIColor.systemGray6)"),
      ("init(_ hex: String) { self = Tone.calm.ink }", "Color(.systemGray6)"),
      ("init(_ hex: UInt) { self = Tone.calm.ink }", "Color(UIColor.systemGray6)"),
    ])
  func initializers(_ initializer: String, _ color: String) {
    let look = Look(
      body: #"Text("a").background(\#(color))"#, declarations: "\(Self.tone)\nextension Color { \(initializer) }")
    #expect(look.words("a") == "#000000 on #F2F2F7", "\(look.dump)")
  }

  @Test("a member that the program adds to a type of values is one of it")
  func members() {
    let look = Look(
      body: #"VStack { Text("a").foregroundStyle(.wide); Text("b").foregroundStyle(.red) }"#,
      declarations: """
        \(Self.tone)
        extension CGFloat { static let wide: CGFloat = 40 }
        extension View { func foregroundStyle(_ size: CGFloat) -> some View { foregroundStyle(Tone.calm.ink) } }
        """)
    #expect(look.foregrounds("a") + look.foregrounds("b") == ["#112233", "#FF3B30"], "\(look.dump)")
  }
}
