import Scene
import TestSupport
import Testing

/// Implicit members whose type stands somewhere else: at a key, at an initial value, at an optional (S-31, S-61a).
@Suite struct ImplicitMemberTests {
  private let look = """
    struct Look {
      var ink = Color.black
      var paper: Color = .white
      var font: Font = .body
      static let night = Look(ink: .white, paper: .black)
      static let day = Look()
    }
    enum Card { enum Kind { case calm, loud; var ink: Color { self == .calm ? .black : .white } } }
    """

  @Test(
    "S-61a: a key of the environment tells what an implicit member is one of, however it is declared",
    arguments: [
      "@Entry var look: Look = .day", "@Entry var look = Look.day", "@Entry var look = Look()",
      """
      struct Key: EnvironmentKey { static let defaultValue = Look.day }
      var look: Look { get { self[Key.self] } set { self[Key.self] = newValue } }
      """,
    ],
    [".night", "isLate ? .night : .night", ".init(ink: .white, paper: .black)"])
  func keys(_ entry: String, _ value: String) {
    let look = Look(
      """
      import SwiftUI
      \(look)
      extension EnvironmentValues { \(entry) }
      struct Row: View {
        @Environment(\\.look) private var look
        var body: some View { Text("a").foregroundStyle(look.ink).background(look.paper) }
      }
      struct Sample: View {
        let isLate: Bool
        var body: some View { Row().environment(\\.look, \(value)) }
      }
      """)
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.backgrounds("a") == ["#000000"])
  }

  @Test(
    "an initial value tells what an argument in its place is one of",
    arguments: [
      ("var kind = Card.Kind.calm", "kind: .loud", "kind.ink"), ("var look = Look.day", "look: .night", "look.ink"),
      ("var look = Look()", "look: .init(ink: .white)", "look.ink"), ("var ink = Color.black", "ink: .white", "ink"),
      ("var look = Shelf.top.look", "look: .night", "look.ink"),
    ])
  func initialValues(_ stored: String, _ argument: String, _ ink: String) {
    let look = Look(
      """
      import SwiftUI
      \(look)
      struct Shelf { static let top = Shelf(); var look: Look = .day }
      struct Row: View { \(stored); var body: some View { Text("a").foregroundStyle(\(ink)) } }
      struct Dressed: ButtonStyle {
        \(stored)
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(\(ink)) }
      }
      struct Sample: View {
        var body: some View {
          Row(\(argument))
          Button("b") {}.buttonStyle(Dressed(\(argument)))
        }
      }
      """)
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#FFFFFF"])
  }

  @Test("the other parts of what an argument makes keep their defaults")
  func parts() {
    let look = Look(
      """
      import SwiftUI
      \(look)
      struct Row: View { var look = Look(); var body: some View { Text("a").font(look.font).foregroundStyle(look.ink) } }
      struct Sample: View { var body: some View { Row(look: .init(font: .title)) } }
      """)
    #expect(look.fontWords("a") == "28 regular", "\(look.dump)")
    #expect(look.foregrounds("a") == ["#000000"])
  }

  @Test(
    "S-31: what stands in for an optional that is nil is of the optional's type",
    arguments: [
      "(own ?? .night).ink", "(self.own ?? .night).ink", "(shelf?.look ?? .night).ink", "(looks[\"x\"] ?? .night).ink",
      "(found() ?? .night).ink", "(other ?? own ?? .night).ink",
    ])
  func optionals(_ ink: String) {
    let look = Look(
      """
      import SwiftUI
      \(look)
      struct Shelf { var look: Look? }
      struct Sample: View {
        let own: Look? = nil
        let other: Look? = nil
        let shelf: Shelf? = nil
        let looks: [String: Look] = [:]
        func found() -> Look? { nil }
        var body: some View { Text("a").foregroundStyle(\(ink)).background(.black) }
      }
      """)
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-58: an optional closure that is nil gives nil",
    arguments: [("Row()", "#000000"), ("Row { .white }", "#FFFFFF"), ("Row(ink: { .white })", "#FFFFFF")])
  func optionalCalls(_ row: String, _ ink: String) {
    let look = Look(
      """
      import SwiftUI
      struct Row: View {
        var ink: (() -> Color)? = nil
        var body: some View { Text("a").foregroundStyle(ink?() ?? .black) }
      }
      struct Sample: View { var body: some View { \(row) } }
      """)
    #expect(look.foregrounds("a") == [ink], "\(look.dump)")
  }
}
