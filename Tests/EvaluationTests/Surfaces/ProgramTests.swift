import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What is known only from elsewhere in the program: other declarations, other files, other conditions.
@Suite("Whole programs") struct ProgramTests {
  @Test("S-58 one run-time value equals one constant at most")
  func exclusiveComparisons() {
    // White stands on black for `.mine` alone; the other kinds have the label colour on the system background.
    let look = Look(
      """
      import SwiftUI
      struct Bubble: View {
        let message: Message
        var body: some View {
          Text("words").foregroundColor(ink(message.kind)).background(paper(message.kind))
        }
        func ink(_ kind: Kind) -> Color { switch kind { case .mine: .white; default: .primary } }
        func paper(_ kind: Kind) -> Color { switch kind { case .mine: .black; case .system: .clear; default: .white } }
      }
      """)
    // Never white on white nor black on black: light has 21:1 on every path.
    #expect(look.readings("words").allSatisfy { ($0.ratio?.low ?? 0) > 20.9 }, "\(look.dump)")
  }

  @Test("S-60 a plain name in an extension of View is a modifier of self")
  func receiverless() {
    let look = Look(
      body: #"Text("a").marked()"#,
      declarations: """
        struct Marked: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(.red) } }
        extension View { func marked() -> some View { modifier(Marked()) } }
        """)
    #expect(look.foreground("a") == "#FF3B30", "\(look.dump)")
  }

  @Test("S-61 a style of the program is found by its static member")
  func staticStyle() {
    let look = Look(
      body: #"Button("a") {}.buttonStyle(.filled)"#,
      declarations: """
        struct Filled: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(.white).background(Color.black)
          }
        }
        extension ButtonStyle where Self == Filled { static var filled: Filled { Filled() } }
        """)
    #expect(look.foreground("a") == "#FFFFFF", "\(look.dump)")
    #expect(look.background("a") == "#000000")
  }

  @Test("S-20 a symbol named by another module's type is a symbol, not a picture")
  func typedSymbol() {
    let look = Look(body: #"Image(systemSymbol: .star).foregroundColor(.black)"#)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.scene.elements.first?.placements.first?.exemption == nil)
  }

  @Test("S-101 where a condition disables, the paths of the enabled state are judged")
  func disabledByCondition() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let busy: Bool\n var body: some View {"
        + " Text(\"a\").disabled(busy).opacity(busy ? 0.4 : 1) } }")
    #expect(look.readings("a").map { $0.foreground?.hexString } == ["#000000"], "\(look.dump)")
  }

  @Test("S-32 a stroke or text in the clear colour is not drawn")
  func clearPaint() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let on: Bool\n var body: some View {"
        + " Text(\"a\").foregroundColor(on ? .black : .clear) } }")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("S-58 a view that is there is no EmptyView")
  func emptyViewTest() {
    let look = Look(
      body: #"Text("a").foregroundColor(.white).adapted { $0.background(Color.black) }"#,
      declarations: """
        extension View {
          @ViewBuilder func adapted(_ change: (Self) -> (some View)?) -> some View {
            if let view = change(self), !(view is EmptyView) { view } else { self }
          }
        }
        """)
    #expect(look.backgrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("S-82 rows of a loop with modifiers stand on platters")
  func loopRows() {
    let look = Look(body: #"List { ForEach(0..<3) { _ in Text("a") }.onDelete { _ in } }"#)
    #expect(look.background("a", .dark) == "#1C1C1E", "\(look.dump)")
  }

  @Test("a module's own type of a framework's name does not hide it in other modules")
  func shadowing() {
    let look = Look(
      #"import SwiftUI"#,
      files: [
        "Sources/Model/Color.swift": "public struct Color { let name: String }",
        "Sources/App/Screen.swift": """
        import SwiftUI
        struct Screen: View { var body: some View { Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)) } }
        """,
      ])
    #expect(look.foreground("a") == "#FF0000", "\(look.dump)")
  }

  @Test("of tokens with one name the nearest counts, and equally near ones are a set")
  func nearestToken() {
    let red = "import SwiftUI\nextension Color { static let brand = Color(red: 1, green: 0, blue: 0) }"
    let black = "import SwiftUI\nextension Color { static let brand = Color(red: 0, green: 0, blue: 0) }"
    let screen = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\").foregroundColor(.brand) } }"
    let near = Look(
      "import SwiftUI",
      files: ["Sources/A/Red.swift": red, "Sources/B/Black.swift": black, "Sources/B/Screen.swift": screen])
    #expect(near.foreground("a") == "#000000", "\(near.dump)")
    let tied = Look(
      "import SwiftUI",
      files: ["Sources/A/Red.swift": red, "Sources/B/Black.swift": black, "Sources/C/Screen.swift": screen])
    #expect(tied.isCertain("a") == false, "\(tied.dump)")
  }

  @Test("a text that no path reaches is undecided, one that is folded away is silent")
  func unseen() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        let make: () -> AnyView
        var body: some View { VStack { make(); if false { Text("never") } } }
      }
      struct Plain: View { var body: some View { if false { Text("folded") } else { Text("shown") } } }
      struct Orphan: ViewModifier { func body(content: Content) -> some View { VStack { content; Text("lost") } } }
      """)
    #expect(look.undecided("lost") == .unsupportedExpression, "\(look.dump)")
    #expect(look.reading("shown") != nil)
    #expect(look.elements("folded").isEmpty)
  }

  @Test("a custom colour responds to Increase Contrast, or does not")
  func adaptiveColors() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @Environment(\\.colorSchemeContrast) private var contrast
        var body: some View {
          Text("fixed").foregroundColor(Color(red: 0.5, green: 0, blue: 0))
          Text("adaptive").foregroundColor(
            contrast == .increased ? Color(red: 0.2, green: 0, blue: 0) : Color(red: 0.5, green: 0, blue: 0))
        }
      }
      """)
    #expect(look.observations(.fixedColor).count == 1)
    #expect(look.observations(.respondingColor).count == 1)
  }

  @Test("S-60 what a store's views are given to show is not lost, though nothing is known of what is around it")
  func storeViews() {
    let look = Look(
      body: #"SubscriptionStoreView(groupID: "g") { VStack { Text("a") } }"#, declarations: "import StoreKit")
    #expect(look.undecided("a") == .externalModule, "\(look.dump)")
  }

  @Test("S-143 an icon that the system shows on its own control says nothing about the view itself")
  func storeIcon() {
    let look = Look(
      body: """
        VStack { Text("a").foregroundStyle(.red) }
          .subscriptionStoreControlIcon { _, _ in Image(systemName: "bird").foregroundStyle(.red) }
        """)
    #expect(look.foreground("a") == "#FF3B30", "\(look.dump)")
    #expect(
      look.scene.elements.first { $0.kind == .symbol }?.placements.first?.readings[.light]?.undecided?.reason
        == .externalModule)
  }
}
