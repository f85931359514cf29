import TestSupport
import Testing

/// Tokens that are read through key paths, dynamic members and parts of strings. #663399 at 60 % over white is #A385C2.
@Suite struct KeyPathTests {
  @Test("S-58, S-61a: the composited foreground in light", arguments: samples)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  /// 0.2 of 255 is #33, 0.4 is #66.
  @Test(
    "a member of a store that looks names up in its state is the state's",
    arguments: [
      "@EnvironmentObject var store: Store<Page, Int>", "@EnvironmentObject var store: PageStore",
      "@ObservedObject var store: PageStore", "@StateObject var store = PageStore(state: Page())",
    ])
  func stores(_ property: String) {
    let look = Look(
      """
      import SwiftUI
      enum Phase { case idle, done
        var ink: Color { switch self { case .idle: Color(white: 0.2); case .done: Color(white: 0.4) } } }
      struct Page {
        var phase = Phase.idle
        var isOn = false
        var note: String?
        var ink: Color { isOn ? Color(white: 0.2) : Color(white: 0.4) }
      }
      @dynamicMemberLookup final class Store<State, Action>: ObservableObject {
        @Published private(set) var state: State
        init(state: State) { self.state = state }
        subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
        func send(_ action: Action) { state = reduced(state, by: action) }
      }
      typealias PageStore = Store<Page, Int>
      struct Sample: View {
        \(property)
        var body: some View {
          Text("phase").foregroundStyle(store.phase.ink)
          Text("ink").foregroundStyle(store.ink)
          if let note = store.note { Text(note); Text("note") }
          switch store.phase { case .idle: Text("idle"); case .done: Text("done") }
        }
      }
      """)
    #expect(look.foregrounds("phase") == ["#333333", "#666666"], "\(look.dump)")
    #expect(look.foregrounds("ink") == ["#333333", "#666666"])
    #expect(look.texts == ["phase", "ink", "note", "idle", "done"])
  }

  private static let tokens = """
    struct Tokens { var ink = Color(red: 0.4, green: 0.2, blue: 0.6); var faint: Color { ink.opacity(0.6) } }
    struct Group { let tokens = Tokens() }
    @dynamicMemberLookup struct Theme {
      let tokens = Tokens()
      subscript<T>(dynamicMember path: KeyPath<Tokens, T>) -> T { tokens[keyPath: path] }
      subscript(path: KeyPath<Tokens, Color>) -> Color { tokens[keyPath: path] }
      func color(_ path: KeyPath<Tokens, Color>) -> Color { tokens[keyPath: path] }
    }
    @dynamicMemberLookup enum Named {
      case one
      subscript(dynamicMember name: String) -> Color { name == "ink" ? Color(red: 0.4, green: 0.2, blue: 0.6) : .red }
      static subscript(dynamicMember name: String) -> Color { Named.one[dynamicMember: name] }
    }
    extension Color {
      static func token(_ path: KeyPath<Tokens, Color>) -> Color { Tokens()[keyPath: path] }
      static subscript(path: KeyPath<Tokens, Color>) -> Color { token(path) }
    }
    extension View {
      func ink(_ path: KeyPath<Tokens, Color>) -> some View { foregroundStyle(Tokens()[keyPath: path]) }
    }
    """

  private static func token(_ expression: String, _ color: String = "#663399") -> Sample {
    Sample("S-58", "Text(\"a\").foregroundStyle(\(expression))", with: tokens, ["a": color])
  }

  static let samples: [Sample] = [
    token(#"Tokens()[keyPath: \.ink]"#), token(#"Group()[keyPath: \.tokens.ink]"#),
    token(#"Tokens()[keyPath: \Tokens.faint]"#, "#A385C2"), token("Theme().ink"), token("Theme().faint", "#A385C2"),
    token(#"Theme()[\.ink]"#), token(#"Theme().color(\.faint)"#, "#A385C2"), token("Named.one.ink"),
    token("Named.one.other", "#FF3B30"), token("Named.ink"), token(#"Color.token(\.ink)"#), token(#"Color[\.ink]"#),
    token(#"[Tokens()].map(\.ink)[0]"#),
    Sample("S-58", #"Text("a").ink(\.ink)"#, with: tokens, ["a": "#663399"]),
    // Traits written in the source decide, whatever the scheme of the place.
    Sample(
      "S-114",
      """
      Text("a").foregroundStyle(Color(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))))
      Text("b").foregroundStyle(Color(ink.resolvedColor(with: .init(userInterfaceStyle: .light))))
      Text("c").foregroundStyle(Color(ink.resolvedColor(with: UITraitCollection.current)))
      """,
      with:
        """
        let purple = UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 1)
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : purple }
        """,
      ["a": "#FFFFFF", "b": "#663399", "c": "#663399"]),
    // What a closure returns is of the type that its parameter's does.
    Sample(
      "S-114", #"Text("a").foregroundStyle(Color.adaptive)"#,
      with:
        """
        extension Color {
          static let violet = Color(red: 0.4, green: 0.2, blue: 0.6)
          static let adaptive = Self { $0.userInterfaceStyle == .dark ? .white : .violet }
          init(making: @escaping (UITraitCollection) -> Color) { self = Self(UIColor { UIColor(making($0)) }) }
        }
        """,
      ["a": "#663399"]),
    Sample(
      "S-35", ##"Text("a").foregroundStyle(Color(cut: "#663399")); Text("b").foregroundStyle(Color(rest: "#663399"))"##,
      with: """
        extension Color {
          init(cut: String) {
            let start = cut.index(after: cut.startIndex)
            let middle = cut.index(start, offsetBy: 2)
            let last = cut.index(cut.endIndex, offsetBy: -2)
            let red = Int(cut[start..<middle], radix: 16) ?? 0
            let green = Int(cut[middle..<last], radix: 16) ?? 0
            let blue = Int(cut[last...], radix: 16) ?? 0
            self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
          }
          init(rest: String) {
            let digits = String(rest[rest.index(after: rest.startIndex)...])
            let number = UInt32(digits, radix: 16) ?? 0
            let green = Double(number >> 8 & 255) / 255
            self.init(red: Double(number >> 16) / 255, green: green, blue: Double(number & 255) / 255)
          }
        }
        """, ["a": "#663399", "b": "#663399"]),
  ]
}
