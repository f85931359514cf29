import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// `Color.accentColor` where the accent around is one of several or not known (S-3, S-30), on the iOS 18 palette: blue
/// #007AFF, green #34C759.
struct AccentAlternativeTests {
  /// A view in an accent, in a root with a flag and an event of which nothing is known.
  private func look(_ view: String, in accent: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Brand: String { case moss, coal; var accent: Color { self == .moss ? .green : .black } }
      struct Sample: View {
        @State private var flag = false
        @AppStorage("brand") private var brand = Brand.moss
        let event: Event
        private var row: some View { Text("a").foregroundColor(.accentColor) }
        var body: some View { VStack { \(view) }.accentColor(\(accent)) }
      }
      """)
  }

  @Test(
    "a text in the accent has each colour that this may be, and never the system's blue",
    arguments: [
      ("Text(\"a\").foregroundColor(.accentColor)", "flag ? Color.black : .green"),
      ("Text(\"a\").foregroundStyle(Color.accentColor)", "flag ? Color.black : .green"),
      ("Text(\"a\").foregroundColor(.accentColor)", "brand.accent"),
      ("if flag { row } else { row }", "flag ? Color.black : .green"),
    ])
  func texts(_ view: String, _ accent: String) {
    let look = look(view, in: accent)
    #expect(Set(look.foregrounds("a")) == ["#000000", "#34C759"], "\(look.dump)")
  }

  @Test(
    "what is painted in the accent goes with what else the same value decides: black and white, 21:1 on both paths",
    arguments: [
      "Text(\"a\").foregroundColor(flag ? .white : .black).background(Color.accentColor)",
      "Text(\"a\").foregroundColor(.accentColor).background(flag ? Color.white : .black)",
      "Text(\"a\").foregroundColor(flag ? .white : .black)"
        + ".background(LinearGradient(colors: [.accentColor, .accentColor], startPoint: .top, endPoint: .bottom))",
    ])
  func paths(_ view: String) {
    let look = look(view, in: "flag ? Color.black : .white")
    #expect(look.readings("a").count == 2 && look.readings("a").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("what is painted around the accent has the one outside of it")
  func outside() {
    let look = look(
      "Text(\"in\").foregroundColor(.accentColor); Text(\"out\").foregroundColor(.white)"
        + ".accentColor(flag ? Color.red : .orange).background(Color.accentColor)",
      in: "flag ? Color.black : .green")
    #expect(Set(look.foregrounds("in")) == ["#000000", "#34C759"], "\(look.dump)")
    let grounds = look.readings("out").map { $0.background?.hexString ?? "?" }
    #expect(Set(grounds) == ["#000000", "#34C759"], "\(look.dump)")
  }

  @Test(
    "in an accent that is not known nothing is known of what is made of it",
    arguments: [
      "Text(\"a\").foregroundColor(.accentColor)", "Text(\"a\").foregroundColor(.white).background(Color.accentColor)",
      "Text(\"a\").foregroundColor(.white).background(Color.accentColor.gradient)",
      "Text(\"a\").foregroundColor(.white)"
        + ".background(LinearGradient(colors: [.accentColor, .black], startPoint: .top, endPoint: .bottom))",
    ])
  func unknown(_ view: String) {
    let look = look(view, in: "event.color")
    #expect(look.undecided("a") != nil && look.ratio("a") == nil, "\(look.dump)")
  }

  @Test("`nil` on one path leaves the accent from outside there")
  func reset() {
    let look = look("Text(\"a\").foregroundColor(.accentColor)", in: "flag ? Color.black : nil")
    #expect(Set(look.foregrounds("a")) == ["#000000", "#007AFF"], "\(look.dump)")
  }

  @Test(
    "an accent that is made of the accent is not known, and ends",
    arguments: ["Color.accentColor.opacity(0.5)", "flag ? Color.accentColor.opacity(0.5) : .accentColor.opacity(0.4)"])
  func ofItself(_ accent: String) {
    let look = look("Text(\"a\").foregroundColor(.accentColor)", in: accent)
    let readings = look.readings("a")
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided != nil && $0.ratio == nil }, "\(look.dump)")
  }
}
