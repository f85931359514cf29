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

  @Test(
    "the view in an argument of a wrapper is seen where the wrapper is asked for it by the name of what it wraps",
    arguments: ["options.$length.detail(2)", "options.list"],
    ["Choice<Value> { self }", "Self { self }"])
  func projected(_ use: String, _ projection: String) {
    let look = Look(
      """
      import SwiftUI
      @propertyWrapper
      struct Choice<Value> {
        let title: String
        var wrappedValue: Value
        let detail: (Value) -> AnyView
        init<Detail: View>(wrappedValue: Value, title: String, @ViewBuilder detail: @escaping (Value) -> Detail) {
          self.title = title
          self.wrappedValue = wrappedValue
          self.detail = { AnyView(detail($0)) }
        }
        var projectedValue: \(projection)
      }
      struct Options {
        @Choice(title: "Length", detail: { value in Text("D").foregroundStyle(.white).background(.black) })
        var length = 1.5
        var list: some View { $length.detail(2) }
      }
      struct Page: View {
        let options = Options()
        var body: some View { VStack { Text(options.$length.title); \(use) } }
      }
      """)
    #expect(look.words("D") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Length") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a wrapper that gives a binding is that of what it wraps")
  func bound() {
    let look = Look(
      """
      import SwiftUI
      @propertyWrapper
      struct Kept {
        var wrappedValue: Color
        var projectedValue: Binding<Color> { Binding(get: { wrappedValue }, set: { _ in }) }
      }
      struct Swatch: View {
        @Binding var ink: Color
        var body: some View { Text("a").foregroundStyle(ink).background(.white) }
      }
      struct Card: View {
        @Kept var ink = Color.black
        var body: some View { Swatch(ink: $ink) }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
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
}
