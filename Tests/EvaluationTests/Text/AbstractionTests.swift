import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Modifiers, styles, containers, environment keys and objects of the program.
@Suite struct AbstractionTests {
  @Test("S-60, S-61, S-61a: the composited foreground in light", arguments: samples)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  /// Modifiers with the names of SwiftUI's, each of which is made with SwiftUI's own.
  private static let overloads = """
    struct Spot: ViewModifier {
      let action: (CGPoint) -> Void
      @State private var place = CGPoint.zero
      func body(content: Content) -> some View { content.onTapGesture { action(place) } }
    }
    struct Shade { let color: Color }
    struct Shaded: ViewModifier {
      let shade: Shade
      func body(content: Content) -> some View { content.tint(shade.color) }
    }
    struct Cover<Part: View>: ViewModifier {
      @Binding var item: Int?
      let part: (Int) -> Part
      func body(content: Content) -> some View { content.fullScreenCover(item: $item) { part($0) } }
    }
    struct FlagCover<Part: View>: ViewModifier {
      @Binding var isOn: Bool
      let part: () -> Part
      var item: Binding<Int?> { Binding(get: { isOn ? 1 : nil }, set: { isOn = $0 != nil }) }
      func body(content: Content) -> some View { content.cover(item) { _ in part() } }
    }
    extension View {
      func cover<Part: View>(_ isOn: Binding<Bool>, @ViewBuilder part: @escaping () -> Part) -> some View {
        modifier(FlagCover(isOn: isOn, part: part))
      }
      func cover<Part: View>(_ item: Binding<Int?>, @ViewBuilder part: @escaping (Int) -> Part) -> some View {
        modifier(Cover(item: item, part: part))
      }
      func onTapGesture(_ action: @escaping (CGPoint) -> Void) -> some View { modifier(Spot(action: action)) }
      func tint(_ shade: Shade) -> some View { modifier(Shaded(shade: shade)) }
    }
    """

  private static let trimmed =
    "extension View { func trimmed(_ size: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: size)) } }"

  static let samples: [Sample] = [
    Sample(
      "S-60", #"Text("a").onTapGesture { place in print(place) }.foregroundStyle(.red)"#, with: overloads,
      ["a": "#FF3B30"]),
    Sample(
      "S-60, S-61b", #"Text("a").foregroundStyle(.red).cover($flag) { Text("b").foregroundStyle(.green) }"#,
      with: overloads, ["a": "#FF3B30", "b": "#34C759"]),
    Sample("S-30, S-60", #"Button("a") {}.tint(Shade(color: .red))"#, with: overloads, ["a": "#FF3B30"]),
    // White at 50 % over black: 127.5.
    Sample(
      "S-51, S-60", #"ZStack { Color.black.trimmed(4); Text("a").foregroundStyle(.white.opacity(0.5)) }"#,
      with: trimmed,
      ["a": "#808080"]),
    Sample(
      "S-60", #"VStack { Text("a").modifier(EmptyModifier()) }.foregroundStyle(.red)"#, ["a": "#FF3B30"]),
    Sample(
      "S-60", #"Text("a").modifier(Tone().concat(Card()))"#,
      with: """
        struct Tone: ViewModifier { func body(content: Content) -> some View { content.foregroundStyle(.red) } }
        struct Card: ViewModifier { func body(content: Content) -> some View { content.padding().background(.yellow) } }
        """, ["a": "#FF3B30"]),
    Sample(
      "S-61a", #"Inner().environment(\.ink, .green)"#,
      with: """
        extension EnvironmentValues { @Entry var ink = Color.red }
        struct Inner: View {
          @Environment(\\.self) var values
          var body: some View { Text("a").foregroundStyle(values.ink) }
        }
        """, ["a": "#34C759"]),
    Sample(
      "S-60", #"Text("a").modifier(Tone(color: .red))"#,
      with:
        "struct Tone: ViewModifier { var color: Color; func body(content: Content) -> some View { content.foregroundStyle(color) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-60", #"Text("a").tone()"#,
      with:
        "struct Tone: ViewModifier { func body(content: Content) -> some View { VStack { content }.foregroundColor(.red) } }\nextension View { func tone() -> some View { modifier(Tone()) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-60", #"Text("a").loud(.green)"#,
      with:
        "extension View { func loud(_ c: Color = .red, bold: Bool = true) -> some View { self.padding().foregroundStyle(c) } }",
      ["a": "#34C759"]),
    Sample(
      "S-60", #"Text("a").when(true) { $0.foregroundColor(.red) }"#,
      with:
        "extension View { @ViewBuilder func when<T: View>(_ on: Bool, transform: (Self) -> T) -> some View { if on { transform(self) } else { self } } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-60", #"Text("a").loud()"#,
      with: "extension Text { func loud() -> Text { self.bold().foregroundColor(.red) } }", ["a": "#FF3B30"]),
    Sample(
      "S-60", #"Text("a").foregroundStyle(.green).modifier(Tone())"#,
      with: "struct Tone: ViewModifier { func body(content: Content) -> some View { content.foregroundStyle(.red) } }",
      ["a": "#34C759"]),
    Sample(
      "S-60", #"Text("a").modifier(Tone())"#,
      with:
        "struct Tone: ViewModifier { @Environment(\\.colorScheme) var scheme; func body(content: Content) -> some View { content.foregroundStyle(scheme == .dark ? Color.green : .red) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-4", #"Card { Text("a") }"#,
      with:
        "struct Card<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { VStack { content() }.foregroundStyle(.red) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-4", #"Card { Text("a") }"#,
      with:
        "struct Card<Content: View>: View { let content: Content; init(@ViewBuilder content: () -> Content) { self.content = content() }; var body: some View { VStack { content }.foregroundStyle(.red) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-4", #"Card(title: Text("a")) { Text("b") }.foregroundStyle(.green)"#,
      with:
        "struct Card<Content: View>: View { let title: Text; @ViewBuilder let content: Content; var body: some View { VStack { title.foregroundStyle(.red); content } } }",
      ["a": "#FF3B30", "b": "#34C759"]),
    Sample(
      "S-61", #"Button("a") {}.buttonStyle(Plate())"#,
      with:
        "struct Plate: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding() } }",
      ["a": "#000000"]),
    Sample(
      "S-61", #"VStack { Button("a") {} }.buttonStyle(Plate(tone: .red))"#,
      with:
        "struct Plate: ButtonStyle { let tone: Color; func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(configuration.isPressed ? .gray : tone) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61", #"Button("a") {}.buttonStyle(.plate)"#,
      with:
        "struct Plate: ButtonStyle { func makeBody(configuration: Self.Configuration) -> some View { configuration.label.foregroundStyle(.red) } }\nextension ButtonStyle where Self == Plate { static var plate: Plate { Plate() } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61", #"Button {} label: { Text("a").foregroundStyle(.green) }.buttonStyle(Plate())"#,
      with:
        "struct Plate: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.red) } }",
      ["a": "#34C759"]),
    Sample(
      "S-61", #"Button("a", role: .destructive) {}.buttonStyle(Plate())"#,
      with:
        "struct Plate: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(configuration.role == .destructive ? .red : .green) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61", #"Button("a") {}.buttonStyle(Plate())"#,
      with:
        "struct Plate: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(role: configuration.role, action: configuration.trigger) { configuration.label.foregroundStyle(.red) } } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61", #"Label("a", systemImage: "star").labelStyle(Tag())"#,
      with:
        "struct Tag: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.title.foregroundStyle(.red); configuration.icon.foregroundStyle(.green) } } }",
      ["a": "#FF3B30", "star": "#34C759"]),
    Sample(
      "S-61", #"Toggle("a", isOn: .constant(true)).toggleStyle(Check())"#,
      with:
        "struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label.foregroundStyle(.red) } } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61", #"GroupBox("a") { Text("b") }.groupBoxStyle(Box())"#,
      with:
        "struct Box: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label.foregroundStyle(.red); configuration.content.foregroundStyle(.green) } } }",
      ["a": "#FF3B30", "b": "#34C759"]),
    Sample(
      "S-61", #"LabeledContent("a", value: "b").labeledContentStyle(Pair())"#,
      with:
        "struct Pair: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label.foregroundStyle(.red); configuration.content.foregroundStyle(.green) } } }",
      ["a": "#FF3B30", "b": "#34C759"]),
    Sample(
      "S-61a", #"Inner().environment(\.tone, .red)"#,
      with:
        "extension EnvironmentValues { @Entry var tone: Color = .green }\nstruct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text(\"a\").foregroundStyle(tone) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61a", #"Inner()"#,
      with:
        "extension EnvironmentValues { @Entry var tone: Color = .green }\nstruct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text(\"a\").foregroundStyle(tone) } }",
      ["a": "#34C759"]),
    Sample(
      "S-61a", #"VStack { Inner() }.environment(\.tone, .red)"#,
      with:
        "private struct ToneKey: EnvironmentKey { static let defaultValue = Color.green }\nextension EnvironmentValues { var tone: Color { get { self[ToneKey.self] } set { self[ToneKey.self] = newValue } } }\nstruct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text(\"a\").foregroundStyle(tone) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61a", #"Inner()"#,
      with:
        "private struct ToneKey: EnvironmentKey { static let defaultValue = Color.green }\nextension EnvironmentValues { var tone: Color { get { self[ToneKey.self] } set { self[ToneKey.self] = newValue } } }\nstruct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text(\"a\").foregroundStyle(tone) } }",
      ["a": "#34C759"]),
    Sample(
      "S-61a", #"Inner().environment(Theme())"#,
      with:
        "@Observable final class Theme { let accent = Color.red }\nstruct Inner: View { @Environment(Theme.self) private var theme; var body: some View { Text(\"a\").foregroundStyle(theme.accent) } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-61a", #"Inner().environment(\.theme, Theme(text: .red))"#,
      with:
        "struct Theme { var text: Color; static let plain = Theme(text: .green) }\nextension EnvironmentValues { @Entry var theme: Theme = .plain }\nstruct Inner: View { @Environment(\\.theme) var theme; var body: some View { Text(\"a\").foregroundStyle(theme.text) } }",
      ["a": "#FF3B30"]),
  ]

  @Test("S-60 a modifier of another module hides what is not set inside")
  func foreignModifier() {
    let look = Look(body: #"VStack { Text("a"); Text("b").foregroundStyle(.red).background(.white) }.brandCard()"#)
    #expect(look.undecided("a") == .unsupportedModifier, "\(look.dump)")
    #expect(look.foreground("b") == "#FF3B30")
    #expect(look.background("b") == "#FFFFFF")
  }

  @Test(
    "S-60 code that gets the platform's view hides only what it may change",
    arguments: [
      ("$0.scrollerInsets.top = 50", nil), ("$0.backgroundColor = .red", Unknown.Reason.unsupportedModifier),
      ("view in view.addSubview(other)", .unsupportedModifier),
    ])
  func introspection(_ code: String, _ reason: Unknown.Reason?) {
    let look = Look(body: #"VStack { Text("a") }.introspect(.scrollView, on: .iOS(.v18)) { \#(code) }"#)
    #expect(look.undecided("a") == reason, "\(look.dump)")
    #expect(look.foreground("a") == (reason == nil ? "#000000" : nil))
  }

  @Test("S-60 a window's bars are no part of the view that gets hold of it")
  func introspectedWindow() {
    let hidden = #"window in window.toolbar?.items.first?.view?.isHidden = true"#
    #expect(Look(body: #"Text("a").introspect(.window, on: .macOS(.v14)) { \#(hidden) }"#).foreground("a") == "#000000")
    let painted = Look(body: #"Text("a").introspect(.window, on: .macOS(.v14)) { $0.backgroundColor = .red }"#)
    #expect(painted.undecided("a") == .unsupportedModifier)
    let other = Look(body: #"Text("a").introspect(.scrollView, on: .macOS(.v14)) { \#(hidden) }"#)
    #expect(other.undecided("a") == .unsupportedModifier)
  }

  @Test("S-60 the mark of a view that is drawn anew when its code changes leaves it as it is")
  func injection() {
    #expect(Look(body: #"VStack { Text("a") }.enableInjection()"#).foreground("a") == "#000000")
  }

  @Test("S-60 a view of another module keeps its content, whose surroundings are not known")
  func foreignContainer() {
    let look = Look(body: #"BrandCard { Text("a"); Text("b").foregroundStyle(.black).background(.white) }"#)
    #expect(look.undecided("a") == .externalModule, "\(look.dump)")
    #expect(look.ratio("b") == 21)
  }

  @Test("S-61a a type-keyed value that nobody sets is unknown")
  func unknownObject() {
    let look = Look(
      """
      import SwiftUI
      final class Theme: ObservableObject { @Published var accent = Color.red }
      struct Sample: View { @EnvironmentObject var theme: Theme; var body: some View { Text("a").foregroundStyle(theme.accent) } }
      """)
    #expect(look.ratio("a") == nil || look.isCertain("a") == false, "\(look.dump)")
  }

  @Test("S-60 a view that contains itself ends")
  func recursion() {
    let look = Look(
      """
      import SwiftUI
      struct Node { var name: String; var children: [Node] }
      struct Sample: View { let node: Node
        var body: some View { VStack { Text("a").foregroundStyle(.red); ForEach(node.children, id: \\.name) { Sample(node: $0) } } } }
      """)
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("S-60 a modifier that applies itself ends")
  func recursiveModifier() {
    let look = Look(
      body: #"VStack { Text("b"); Text("a").loop() }"#,
      declarations: "extension View { func loop() -> some View { self.padding().loop() } }")
    #expect(look.foreground("b") == "#000000")
  }

  @Test("S-60 two thousand nested containers are read, rendered or given up, without a crash")
  func depth() {
    let open = String(repeating: "VStack { ", count: 2000)
    let look = Look(body: #"Text("b"); "# + open + #"Text("a")"# + String(repeating: " }", count: 2000))
    #expect(look.texts.isEmpty || look.texts.contains("b"))
    let chain = Look(body: #"Text("a")"# + String(repeating: ".padding()", count: 2000) + ".foregroundStyle(.red)")
    #expect(chain.foregrounds("a").allSatisfy { $0 == "#FF3B30" })
  }

  @Test("S-60 a hundred nested containers are measured")
  func moderateDepth() {
    let look = Look(
      body: String(repeating: "VStack { ", count: 60) + #"Text("a")"# + String(repeating: " }", count: 60)
        + ".foregroundStyle(.red)")
    #expect(look.foreground("a") == "#FF3B30", "\(look.dump)")
    let chain = Look(body: #"Text("a")"# + String(repeating: ".padding()", count: 100) + ".foregroundStyle(.red)")
    #expect(chain.foreground("a") == "#FF3B30", "\(chain.dump)")
  }

  @Test(
    "an element of a list that conditions choose is one of those",
    arguments: [
      "[isLate ? Dot(ink: .red) : Dot(ink: .green)]", "[isLate ? Dot(ink: .red) : Dot(ink: .green), Dot(ink: .red)]",
      "[isLate ? Dot(ink: .red) : nil, isLate ? nil : Dot(ink: .green)].compactMap { $0 }",
    ])
  func chosenElements(_ list: String) {
    let look = Look(
      """
      import SwiftUI
      struct Dot: Identifiable { let id = 0; let ink: Color }
      struct Sample: View {
        let isLate: Bool
        var body: some View {
          let dots = \(list)
          ForEach(dots) { dot in Text("a").foregroundStyle(dot.ink) }
        }
      }
      """)
    #expect(look.foregrounds("a") == ["#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test(
    "a chain of optionals may be nil though its members are known",
    arguments: [
      "mood?.ink ?? .red", "Mood(rawValue: word)?.ink ?? .red", "(mood?.ink.opacity(1) ?? .red)",
    ])
  func optionalChains(_ ink: String) {
    let look = Look(
      """
      import SwiftUI
      enum Mood: String { case calm, glad; var ink: Color { switch self { case .calm: .black; case .glad: .green } } }
      struct Sample: View {
        let mood: Mood?
        let word: String
        var body: some View { Text("a").foregroundStyle(\(ink)) }
      }
      """)
    #expect(look.foregrounds("a") == ["#000000", "#34C759", "#FF3B30"], "\(look.dump)")
  }

  @Test("S-35: a scanner is at its end behind the digits of a number, and before anything else")
  func endOfScanner() {
    func look(_ number: String) -> Look {
      Look(
        body: "Text(\"a\").foregroundStyle(Color(number: \"\(number)\"))",
        declarations: """
          extension Color {
            init(number: String) {
              var value: UInt64 = 0
              let scanner = Scanner(string: number)
              guard scanner.scanHexInt64(&value), scanner.isAtEnd else { self = .red; return }
              self.init(red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: 0)
            }
          }
          """)
    }
    #expect(look("663300").foregrounds("a") == ["#663300"], "\(look("663300").dump)")
    #expect(look("663300 or so").foregrounds("a") == ["#FF3B30"])
  }

  @Test("S-61a: a binding of a colour has the value that its getter gives")
  func writtenBinding() {
    func look(_ getter: String) -> Look {
      Look(
        """
        import SwiftUI
        struct Sample: View {
          let word: String
          private var ink: Binding<Color> { .init(get: { \(getter) }, set: { _ in }) }
          var body: some View { Text("a").foregroundStyle(ink.wrappedValue) }
        }
        """)
    }
    #expect(look(".green").foreground("a") == "#34C759")
    #expect(look("Color(hex: word)").undecided("a") != .externalModule, "\(look("Color(hex: word)").dump)")
    #expect(look("word.isEmpty ? .green : .black").foregrounds("a") == ["#000000", "#34C759"])
  }
}
