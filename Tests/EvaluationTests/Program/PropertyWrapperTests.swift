import ColorScience
import Scene
import TestSupport
import Testing

/// Property wrappers that the program declares and that compute what they give (S-61a).
@Suite struct PropertyWrapperTests {
  private let saved = """
    import SwiftUI
    @propertyWrapper
    struct Saved<Value> {
      let key: String
      let fallback: Value
      init(wrappedValue: Value, _ key: String) {
        self.key = key
        fallback = wrappedValue
      }
      var wrappedValue: Value { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
    }
    """

  @Test("a saved flag is on or off, each flag by itself")
  func flags() {
    let look = Look(
      """
      \(saved)
      struct Card: View {
        @Saved("night") var isNight = false
        @Saved("loud") var isLoud = false
        var body: some View {
          Text("one").foregroundStyle(isNight ? Color.white : .black).background(isNight ? Color.black : .white)
          Text("two").foregroundStyle(isNight ? Color.white : .black).background(isLoud ? Color.black : .white)
        }
      }
      """)
    // Black on white and white on black are 21:1, one colour on itself is 1:1.
    #expect(Set(look.readings("one").compactMap { $0.ratio?.low.rounded() }) == [21], "\(look.dump)")
    #expect(Set(look.readings("two").compactMap { $0.ratio?.low.rounded() }) == [1, 21], "\(look.dump)")
  }

  @Test("what a wrapper reads at a key path is the same value in every view and function")
  func sharedSetting() {
    let look = Look(
      """
      import SwiftUI
      enum Option: String { case plain, inked }
      @Observable final class Values: Codable {
        var option: Option
        init() { option = .plain }
      }
      enum Store {
        static let values = Values()
        static func load(_ option: Option) { values.option = option }
      }
      @propertyWrapper
      struct Setting<Value> {
        private let keyPath: ReferenceWritableKeyPath<Values, Value>
        init(_ keyPath: ReferenceWritableKeyPath<Values, Value>) { self.keyPath = keyPath }
        var wrappedValue: Value { Store.values[keyPath: keyPath] }
      }
      struct Page: View {
        @Setting(\\.option) var option
        var body: some View { Row().background(option == .inked ? Color.black : .white) }
      }
      struct Row: View {
        private var ink: Color {
          @Setting(\\.option) var option
          return option == .inked ? .white : .black
        }
        var body: some View { Text("a").foregroundStyle(ink) }
      }
      """)
    #expect(look.readings("a").compactMap { $0.ratio?.low.rounded() } == [21, 21], "\(look.dump)")
  }

  @Test("what a wrapper stores holds what was assigned last")
  func stored() {
    let look = Look(
      """
      import SwiftUI
      @propertyWrapper
      struct Clamped { var wrappedValue: Double; let range: ClosedRange<Double> }
      struct Card: View {
        @Clamped(range: 0...1) var white = 1
        var body: some View { Text("a").foregroundStyle(Color(white: white)).background(.black) }
      }
      """)
    #expect(look.foregrounds("a") == ["#FFFFFF"], "\(look.dump)")
  }

  /// 0.2 of 255 is 51, #33; 0.8 is 204, #CC.
  @Test(
    "S-61a: a wrapper reads the environment of the view that holds it",
    arguments: [
      ("@Token(\\.ink) var ink", "Text(\"a\").foregroundStyle(ink)"),
      ("@Whole var theme", "Text(\"a\").foregroundStyle(theme.ink)"),
      ("", "Text(\"a\").modifier(Inked())"),
      ("", "Button { } label: { Text(\"a\") }.buttonStyle(InkedStyle())"),
    ])
  func environment(_ member: String, _ body: String) {
    let look = Look(
      """
      import SwiftUI
      struct Theme { var ink = Color(white: 0.2); static let night = Theme(ink: Color(white: 0.8)) }
      extension EnvironmentValues { @Entry var theme = Theme() }
      @propertyWrapper struct Token: DynamicProperty {
        @Environment(\\.theme) private var theme
        let path: KeyPath<Theme, Color>
        init(_ path: KeyPath<Theme, Color>) { self.path = path }
        var wrappedValue: Color { theme[keyPath: path] }
      }
      @propertyWrapper struct Whole: DynamicProperty { @Environment(\\.theme) var wrappedValue }
      struct Inked: ViewModifier {
        @Token(\\.ink) private var ink
        func body(content: Content) -> some View { content.foregroundStyle(ink) }
      }
      struct InkedStyle: ButtonStyle {
        @Token(\\.ink) private var ink
        func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(ink) }
      }
      struct Row: View {
        \(member)
        var body: some View { \(body) }
      }
      struct Sample: View {
        var body: some View {
          Row()
          Row().environment(\\.theme, .night)
        }
      }
      """)
    #expect(look.foregrounds("a") == ["#333333", "#CCCCCC"], "\(look.dump)")
  }
}
