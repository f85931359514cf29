import PlatformStyles
import Scene
import TestSupport
import Testing

/// What `.environment(_:_:)` and bound constants change, on the iOS 18 palette: red #FF3B30, blue #007AFF.
@Suite struct EnvironmentWriteTests {
  @Test("S-52: the background style may be written by its key")
  func backgroundStyle() {
    let look = Look(
      body: #"VStack { Text("a").background() }.environment(\.backgroundStyle, AnyShapeStyle(Color.red))"#)
    #expect(look.background("a") == "#FF3B30", "\(look.dump)")
  }

  @Test("S-18: the type size may be written by its key; body is 53 pt at the largest one")
  func typeSize() {
    let look = Look(body: #"Text("a").environment(\.dynamicTypeSize, .accessibility5)"#)
    #expect(look.font("a")?.size == 53, "\(look.dump)")
  }

  @Test("S-46: blocks are drawn where the key says so")
  func redaction() {
    let look = Look(body: #"VStack { Text("a").environment(\.redactionReasons, .placeholder); Text("b") }"#)
    #expect(look.texts == ["b"], "\(look.dump)")
  }

  @Test(
    "S-10: a closure that only sets a value writes it, largeTitle is 34 pt; what it makes of the old one is not known",
    arguments: [
      ("$0 = .largeTitle", 34.0), ("font in font = .largeTitle", 34), ("$0 = $0?.bold()", nil),
      ("if true { $0 = .largeTitle }", nil),
    ])
  func transformedFont(code: String, size: Double?) {
    let look = Look(body: "Text(\"a\").transformEnvironment(\\.font) { \(code) }")
    #expect(look.elements("a").count == 1 && look.font("a")?.size == size, "\(look.dump)")
  }

  /// 0.2 of 255 is 51, #33; 0.4 is 102, #66; 0.6 is 153, #99.
  @Test(
    "S-61a: what writes a part of a value leaves the others as they are",
    arguments: [
      (#"environment(\.theme.accent, Color(white: 0.6))"#, ["#333333"], ["#999999"]),
      (#"environment(\.theme.accent, .black)"#, ["#333333"], ["#000000"]),
      (#"environment(\.theme.accent, isOn ? .black : .white)"#, ["#333333"], ["#000000", "#FFFFFF"]),
      (#"environment(\.theme.deep.ink, .black)"#, ["#333333"], ["#666666"]),
      (#"transformEnvironment(\.theme) { $0.accent = Color(white: 0.6) }"#, ["#333333"], ["#999999"]),
      (
        #"transformEnvironment(\.theme) { theme in theme.text = .black; theme.accent = theme.text }"#, ["#000000"],
        ["#000000"]
      ),
      (#"transformEnvironment(\.theme.accent) { $0 = .black }"#, ["#333333"], ["#000000"]),
      (
        #"environment(\.theme.accent, .black).environment(\.theme, Theme(text: .white))"#, ["#FFFFFF"], ["#000000"]
      ),
      (#"transformEnvironment(\.theme) { $0.darken() }"#, ["?"], ["?"]),
      (#"transformEnvironment(\.theme) { $0.both = .black }"#, ["?"], ["?"]),
    ])
  func parts(_ modifiers: String, _ text: [String], _ accent: [String]) {
    let look = Look(
      body: "Line().\(modifiers)",
      declarations: """
        struct Deep { var ink = Color(white: 0.2) }
        struct Theme {
          var text = Color(white: 0.2), accent = Color(white: 0.4), deep = Deep()
          var both: Color { get { text } set { text = newValue; accent = newValue } }
          mutating func darken() { (text, accent) = (.black, .black) }
        }
        extension EnvironmentValues { @Entry var theme = Theme() }
        extension Sample { var isOn: Bool { Elsewhere.isOn } }
        struct Line: View {
          @Environment(\\.theme) private var theme
          var body: some View {
            Text("text").foregroundStyle(theme.text)
            Text("accent").foregroundStyle(theme.accent)
          }
        }
        """)
    #expect(look.foregrounds("text") == text && look.foregrounds("accent") == accent, "\(look.dump)")
  }

  @Test("S-58: a bound constant decides, in a view and in a style")
  func constants() {
    let look = Look(
      body: #"Lamp(isOn: .constant(true)); Toggle("b", isOn: .constant(false)).toggleStyle(Plain())"#,
      declarations: """
        struct Lamp: View {
          @Binding var isOn: Bool
          var body: some View { Text("a").foregroundStyle(isOn ? .red : .blue) }
        }
        struct Plain: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(configuration.isOn ? .red : .blue)
          }
        }
        """)
    #expect(look.foregrounds("a") == ["#FF3B30"] && look.foregrounds("b") == ["#007AFF"], "\(look.dump)")
  }

  @Test("S-31: an implicit colour in one arm makes a level in the other a colour, an erased one does not")
  func kinds() {
    let look = Look(
      body: """
        VStack {
          Text("a").foregroundStyle(scheme == .dark ? .red : .secondary)
          Text("b").foregroundStyle(scheme == .dark ? AnyShapeStyle(Color.red) : AnyShapeStyle(.secondary))
          Text("c").foregroundStyle(shade)
        }
        .foregroundStyle(.blue)
        """,
      declarations: """
        extension Sample {
          @Environment(\\.colorScheme) var scheme
          var shade: AnyShapeStyle { scheme == .dark ? .init(Color.red) : .init(.secondary) }
        }
        """)
    // #3C3C43 at 60 % over white; blue at half opacity over white, (0+255)/2, (122+255)/2.
    #expect(look.foreground("a") == "#8A8A8E", "\(look.dump)")
    #expect(look.foreground("b") == "#80BCFF" && look.foreground("c") == "#80BCFF", "\(look.dump)")
  }

  @Test("S-114: a colour that is resolved for a scheme keeps its value of that scheme")
  func resolvedColors() {
    let traits = "UITraitCollection(userInterfaceStyle: .dark)"
    let look = Look(
      body: """
        Text("a").foregroundStyle(Color(uiColor: .label.resolvedColor(with: .init(userInterfaceStyle: .dark))))
        Text("b").foregroundStyle(Color(uiColor: UIColor.systemRed.resolvedColor(with: \(traits))))
        """)
    // `label` is white in dark, and systemRed is #FF453A.
    #expect(look.foreground("a", .light) == "#FFFFFF" && look.foreground("a", .dark) == "#FFFFFF", "\(look.dump)")
    #expect(look.foreground("b", .light) == "#FF453A", "\(look.dump)")
  }

  @Test(
    "S-114: traits that are put together, or that a closure sets, decide together",
    arguments: [
      ".init(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), .init(accessibilityContrast: .high)])",
      "UITraitCollection { $0.userInterfaceStyle = .light; $0.accessibilityContrast = .high }",
      ".init(mutations: { own in own.userInterfaceStyle = .light; own.accessibilityContrast = .high })",
    ])
  func composedTraits(_ traits: String) {
    let look = Look(
      body: #"Text("a").foregroundStyle(Color(uiColor: UIColor.systemGreen.resolvedColor(with: \#(traits))))"#)
    // `systemGreen` is #248A3D in light with Increase Contrast.
    for appearance in Appearance.allCases {
      #expect(look.foreground("a", appearance) == "#248A3D", "\(look.dump)")
    }
  }

  @Test(
    "S-114: what is written of traits goes before those of the place, and after what is not known",
    arguments: [
      ("[.current, .init(userInterfaceStyle: .dark)]", "#30D158"),
      ("[.init(userInterfaceStyle: .dark), own]", "#34C759"),
    ])
  func partlyWrittenTraits(_ collections: String, _ expected: String) {
    let look = Look(
      body: """
        Text("a").foregroundStyle(
          Color(uiColor: UIColor.systemGreen.resolvedColor(with: UITraitCollection(traitsFrom: \(collections)))))
        """,
      declarations: "extension Sample { var own: UITraitCollection { Elsewhere.traits } }")
    // `systemGreen` is #30D158 in dark, #34C759 in light.
    #expect(look.foreground("a", .light) == expected, "\(look.dump)")
  }

  @Test("S-114: traits that say nothing of a scheme leave that of the place")
  func writtenContrast() {
    let look = Look(
      body: """
        Text("a").foregroundStyle(
          Color(uiColor: UIColor.systemGreen.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))))
        """)
    // #248A3D in light and #30DB5B in dark.
    #expect(look.foreground("a", .light) == "#248A3D" && look.foreground("a", .dark) == "#30DB5B", "\(look.dump)")
  }

  @Test("S-14: a font of UIKit scales where metrics scale it, however its size is written")
  func metrics() {
    let font = "UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .boldSystemFont(ofSize: 15))"
    let look = Look(body: #"Text("a").font(Font(\#(font))); Text("b").font(Font(.boldSystemFont(ofSize: 15)))"#)
    #expect(look.fontWords("a") == "15 bold as-bold" && look.font("a")?.scales == true, "\(look.dump)")
    #expect(look.font("b")?.scales == false, "\(look.dump)")
  }

  @Test("S-36: a filter of the program takes the system's choice away")
  func filteredLabel() {
    let look = Look(body: #"Text("a").colorInvert(); Text("b")"#)
    #expect(look.reading("a")?.isOnSystemBackground == false, "\(look.dump)")
    #expect(look.reading("b")?.isOnSystemBackground == true)
  }
}
