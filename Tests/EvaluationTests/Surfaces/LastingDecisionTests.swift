import ColorScience
import Foundation
import Scene
import TestSupport
import Testing

/// Which decisions on the way to a screen still hold on it: those that can't change while it is open (S-58, S-140).
struct LastingDecisionTests {
  /// The colours in which a text is seen, over its placements.
  private func colors(_ look: Look) -> [String] {
    Set(
      look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    ).sorted()
  }

  private static let apart = ["#000000 on #FFFFFF", "#FFFFFF on #000000"]
  /// Each colour on each ground.
  private static let mixed = ["#000000 on #000000", "#000000 on #FFFFFF", "#FFFFFF on #000000", "#FFFFFF on #FFFFFF"]

  /// A row that shows a screen on white or on black by a question, and a screen whose text asks the same.
  private func look(
    asking question: String, of stored: String, by way: (_ screen: String) -> String = Self.sheet,
    _ declarations: String = ""
  ) -> Look {
    let names = stored.split(separator: "; ").compactMap { $0.split(separator: ":").first?.split(separator: " ").last }
    let sign = stored.hasPrefix("@Binding") ? "$" : ""
    let handed = names.map { "\($0): \(sign)\($0)" }.joined(separator: ", ")
    return Look(
      """
      import SwiftUI
      \(declarations)
      struct Detail: View {
        \(stored)
        var body: some View { Text("T").foregroundStyle(\(question) ? Color.white : Color.black) }
      }
      struct Row: View {
        \(stored)
        @State private var isShown = false
        var body: some View {
          if \(question) {
            \(way("Detail(\(handed)).background(Color.black)"))
          } else {
            \(way("Detail(\(handed)).background(Color.white)"))
          }
        }
      }
      """)
  }

  private static func sheet(_ screen: String) -> String { "Text(\"x\").sheet(isPresented: $isShown) { \(screen) }" }

  @Test(
    "S-58: on every screen the constants of the view still are what they were on the way to it",
    arguments: [
      "Text(\"x\").sheet(isPresented: $isShown) { SCREEN }", "Text(\"x\").popover(isPresented: $isShown) { SCREEN }",
      "Text(\"x\").fullScreenCover(isPresented: $isShown) { SCREEN }", "NavigationLink(\"x\") { SCREEN }",
      "NavigationLink(destination: SCREEN) { Text(\"x\") }",
      "Text(\"x\").navigationDestination(isPresented: $isShown) { SCREEN }",
    ])
  func presentations(_ way: String) {
    let look = look(asking: "isDark", of: "let isDark: Bool", by: { way.replacing("SCREEN", with: $0) })
    #expect(colors(look) == Self.apart, "\(look.dump)")
  }

  @Test(
    "S-58: what a view is handed and keeps can't change, and neither can the values in it",
    arguments: [
      ("item.isDark", "let item: Item"), ("item.kind == .dark", "let item: Item"), ("kind == .dark", "var kind: Kind"),
      ("item.owner.isDark", "let item: Item"), ("item.note != nil", "let item: Item"),
      ("item.name == \"dark\"", "let item: Item"), ("model.isDark", "let model: Fixed"),
      ("item.isDim", "let item: Item"),
    ])
  func constants(question: String, stored: String) {
    let look = look(
      asking: question, of: stored,
      """
      enum Kind { case bright, dark }
      struct Owner { var isDark: Bool }
      struct Item {
        var kind: Kind
        var isDark: Bool
        var owner: Owner
        var note: String?
        let name: String
        var isDim: Bool { kind == .dark }
      }
      class Fixed { let isDark: Bool }
      """)
    #expect(colors(look) == Self.apart, "\(look.dump)")
  }

  @Test("S-58: a switch over a constant leads to a screen for each case")
  func cases() {
    let look = Look(
      """
      import SwiftUI
      enum Kind { case bright, dark }
      struct Detail: View {
        let kind: Kind
        var body: some View { Text("T").foregroundStyle(kind == .dark ? Color.white : Color.black) }
      }
      struct Row: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .bright: NavigationLink("b") { Detail(kind: kind).background(Color.white) }
          case .dark: NavigationLink("d") { Detail(kind: kind).background(Color.black) }
          }
        }
      }
      """)
    #expect(colors(look) == Self.apart, "\(look.dump)")
  }

  @Test("S-58: while a screen is open, state, bindings, objects and the environment may change, and constants not")
  func changing() {
    let model = "class Model: ObservableObject { @Published var isDark = false; let isDim: Bool }"
    let constant = look(asking: "model.isDim", of: "let model: Model", model)
    #expect(colors(constant) == Self.apart, "\(constant.dump)")
    for (question, stored) in [
      ("isDark", "@Binding var isDark: Bool"), ("model.isDark", "@ObservedObject var model: Model"),
      ("model.isDark", "let model: Model"), ("isDark.wrappedValue", "let isDark: Binding<Bool>"),
    ] {
      let look = look(asking: question, of: stored, model)
      #expect(colors(look) == Self.mixed, "\(stored): \(look.dump)")
    }
  }

  @Test("S-58: a state that begins with a constant changes while a screen is open, also to what led nowhere")
  func begun() {
    let look = Look(
      """
      import SwiftUI
      struct Editor: View {
        @State var isDark: Bool
        let wasDark: Bool
        var body: some View {
          VStack(spacing: 30) {
            if wasDark { Text("A") } else { Text("B") }
            if isDark { Text("C") } else { Text("D") }
          }
          .onTapGesture { isDark.toggle() }
        }
      }
      struct Row: View {
        let isDark: Bool
        @State private var isShown = false
        var body: some View {
          if isDark {
            Text("x").sheet(isPresented: $isShown) { Editor(isDark: isDark, wasDark: isDark) }
          }
        }
      }
      """)
    #expect(Set(look.texts) == ["x", "A", "C", "D"], "\(look.dump)")
  }

  @Test("S-143: a state that nothing changes is the constant that it begins with")
  func unchanged() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View {
        @State var isDark: Bool
        var body: some View { Text("T").foregroundStyle(isDark ? Color.white : .black) }
      }
      struct Row: View {
        let isDark: Bool
        var body: some View {
          if isDark { Badge(isDark: isDark).background(.black) } else { Badge(isDark: isDark).background(.white) }
        }
      }
      """)
    #expect(Set(look.words("T").components(separatedBy: " | ")) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"])
  }

  @Test("S-58: a program runs in one build")
  func program() {
    let flags = Look(
      """
      import SwiftUI
      struct Inner: View {
        var body: some View {
          #if BETA
          Text("beta")
          #else
          Text("final")
          #endif
        }
      }
      struct Row: View {
        @State private var isShown = false
        var body: some View { Text("x").sheet(isPresented: $isShown) { Inner() } }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            #if BETA
            Row().environment(\\.colorScheme, .dark)
            #else
            Row(); Row(); Row(); Row(); Row()
            #endif
          }
        }
      }
      """)
    #expect(Set(flags.conditions("beta")) == ["BETA"], "\(flags.dump)")
    #expect(Set(flags.conditions("final")) == ["!BETA"])
    // The scheme that may cross in one build is not there in the other one: black on white, 21:1.
    #expect(Set(flags.readings("final").map { $0.ratio?.low }) == [21])
    // White on #1C1C1E of luminance 0.0117: 1.05 / 0.0617 = 17.01.
    #expect(flags.readings("beta").allSatisfy { abs(($0.ratio?.low ?? 0) - 17.01) < 0.01 })
  }
}
