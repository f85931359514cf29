import ColorScience
import Scene
import TestSupport
import Testing

/// Constants that the source spells in several ways (S-58).
struct SpelledConstantTests {
  private func look(_ first: String, _ second: String) -> Look {
    TwoQuestions.look(
      first, second,
      members: """
        static let tabs: [Tab] = [.home, .me]
        static let modes: [Mode] = [.regular, .loud]
        let tab: Tab?, point: Point, tag: Tag, level: Double, word: String, remote: Remote
        let mode: Mode, swatch: Swatch, spot: CGPoint, width: CGFloat
        """,
      declarations: """
        enum Tab { case home, me; static let start = Tab.home }
        struct Point: Equatable { var x = 0; static let zero = Point() }
        struct Tag: Equatable { var name: String; static let new = Tag(name: "new"); static let fresh = Tag.new }
        extension String { static let done = "done" }
        enum Mode { case regular, loud; static let standard = Mode.regular; static var quiet: Mode { .regular } }
        struct Swatch: Equatable { var ink: Color; static let calm = Swatch(ink: .black) }
        """)
  }

  @Test(
    "S-58: two spellings of one constant are one question",
    arguments: [
      ("tab == .home", "tab == Tab.home"), ("tab == .home", "Tab.home == tab"), ("tab == .start", "tab == .home"),
      ("point == .zero", "Point.zero == point"), ("tag == .new", "tag == .fresh"), ("tag == .new", "Tag.new == tag"),
      ("level == .pi", "Double.pi == level"), ("word == .done", "word == \"done\""),
      ("remote.tab == .home", "remote.tab == Tab.home"), ("mode == .standard", "mode == .regular"),
      ("mode == Mode.standard", "mode == .standard"), ("mode == .quiet", "mode == .standard"),
      ("swatch == .calm", "swatch == Swatch.calm"), ("spot == .zero", "spot == CGPoint.zero"),
      ("width == .infinity", "width == CGFloat.infinity"),
    ])
  func alike(_ first: String, _ second: String) {
    let look = look(first, second)
    #expect(Set(look.texts) == ["a", "b", "c"], "\(look.dump)")
  }

  @Test(
    "S-58: of two constants a value equals one, however they are spelled",
    arguments: [
      ("tab == .home", "tab == Tab.me"), ("tag == .new", "tag == Tag(name: \"old\")"), ("level == .pi", "level == 1"),
      ("word == .done", "word == \"open\""), ("mode == .standard", "mode == .loud"),
      ("spot == CGPoint.zero", "spot == .far"),
    ])
  func exclusive(_ first: String, _ second: String) {
    let look = look(first, second)
    #expect(Set(look.texts) == ["a", "c", "d"], "\(look.dump)")
  }

  /// White on white is 1:1 on the way that the one question and the `switch` take together.
  @Test(
    "S-58: a pattern of a `switch` asks what an equality asks",
    arguments: [
      ("tab", "Tab.home", "tab == .home"), ("level", "Double.pi", "level == .pi"),
      ("mode", ".standard", "mode == .regular"), ("mode", ".regular", "mode == .standard"),
    ])
  func patterns(_ subject: String, _ pattern: String, _ question: String) {
    let look = Look(
      """
      import SwiftUI
      enum Tab { case home, me }
      enum Mode { case regular, loud; static let standard = Mode.regular }
      struct Sample: View {
        static let tabs: [Tab] = [.home, .me], modes: [Mode] = [.regular, .loud]
        let tab: Tab?, level: Double, mode: Mode
        var ink: Color { switch \(subject) { case \(pattern): .white; default: .black } }
        var body: some View { Text("a").foregroundStyle(ink).background(\(question) ? Color.white : .gray) }
      }
      """)
    #expect(look.readings("a").contains { $0.ratio?.low == 1 }, "\(look.dump)")
    // Black is never on white.
    #expect(!look.readings("a").contains { ($0.ratio?.low ?? 0) > 20.9 }, "\(look.dump)")
  }
}
