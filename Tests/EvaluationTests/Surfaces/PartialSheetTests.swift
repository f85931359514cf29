import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Sheets of part of the screen, which iOS 26 may draw as glass.
struct PartialSheetTests {
  private func look(_ body: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Sample: View {
        @State private var isShown = false
        var body: some View { Color.blue.sheet(isPresented: $isShown) { \(body) } }
      }
      """, platform: .ios26)
  }

  @Test(
    "S-92: heights may be asked for anywhere in what fills the sheet",
    arguments: [
      "Text(\"T\").presentationDetents([.medium])", "Inner()", "NavigationStack { Inner() }",
      "NavigationStack { Text(\"T\") }.presentationDetents([.medium])", "Group { VStack { Inner() } }.tint(.red)",
    ])
  func detents(_ content: String) {
    let look = look(
      content, "struct Inner: View { var body: some View { Text(\"T\").presentationDetents([.medium]) } }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-92: the full height alone is no part of the screen, and what asks for less speaks for itself alone")
  func full() {
    #expect(look("Text(\"T\").presentationDetents([.large])").isCertain("T") == true)
    let both = look("if isShown { Text(\"T\").presentationDetents([.medium]) } else { Text(\"U\") }")
    #expect(both.isCertain("T") == false, "\(both.dump)")
    #expect(both.isCertain("U") == true)
  }

  @Test("S-92: a screen that is pushed inside stands on the same sheet")
  func pushed() {
    let partial = look(
      """
      NavigationStack {
        NavigationLink("L") { Text("T") }
          .navigationDestination(for: Int.self) { _ in Text("U") }
      }
      .presentationDetents([.medium])
      """)
    for text in ["L", "T", "U"] { #expect(partial.isCertain(text) == false, "\(partial.dump)") }
    let full = look("NavigationStack { NavigationLink(\"L\") { Text(\"T\") } }")
    #expect(full.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(full.dump)")
  }

  @Test("S-57: a background of the sheet's own is behind its first screen, and a pushed one has the system's")
  func background() {
    let look = look(
      """
      NavigationStack { NavigationLink("x") { Text("T") } }
        .presentationDetents([.medium]).presentationBackground(Color.red)
      """)
    #expect(look.words("T", .dark) == "#FFFFFF on #1C1C1E", "\(look.dump)")
  }

  @Test(
    "S-92: a sheet that can be pulled up is opaque there",
    arguments: ["[.medium, .large]", "[.fraction(0.9), .large]"])
  func pulledUp(_ heights: String) {
    let look = look(
      """
      NavigationStack {
        NavigationLink("L") { Text("U").foregroundStyle(.white) }
        Text("T").foregroundStyle(.white).presentationDetents(\(heights))
      }
      """)
    for text in ["T", "U"] {
      #expect(look.backgrounds(text).contains("#FFFFFF"), "\(look.dump)")
      #expect(look.backgrounds(text, .dark).contains("#1C1C1E"), "\(look.dump)")
      #expect(look.readings(text).contains { $0.isCertain && $0.background?.hexString == "#FFFFFF" }, "\(look.dump)")
    }
  }

  @Test("S-92: what is shown at other heights alone never stands on the opaque sheet")
  func askedHeight() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = false
        @State private var height = PresentationDetent.medium
        var body: some View {
          Color.blue.sheet(isPresented: $isShown) {
            VStack { if height != .large { Text("T").foregroundStyle(.white) } else { Text("U") } }
              .presentationDetents([.medium, .large], selection: $height)
          }
        }
      }
      """, platform: .ios26)
    #expect(!look.readings("T").contains { $0.isCertain }, "\(look.dump)")
    #expect(look.isCertain("U") == true, "\(look.dump)")
  }
}
