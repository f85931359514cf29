import Scene
import TestSupport
import Testing

/// Texts of which nothing is drawn, in a view that holds what can't be followed.
struct UndrawnTextTests {
  private func look(_ body: String) -> Look {
    Look(
      """
      import SwiftUI
      import Sparkle
      @main struct Shown: App { var body: some Scene { WindowGroup { Page() } } }
      struct Page: View {
        @State private var isOn = true
        var body: some View {
          ZStack {
            \(body)
            SparkleShower(count: 3)
          }
          .onTapGesture { isOn.toggle() }
        }
      }
      """)
  }

  @Test(
    "S-32, S-46: a text that was met and of which nothing is drawn is none that nothing leads to",
    arguments: [
      "foregroundColor(.clear)", "foregroundStyle(.clear)", "opacity(0)", "hidden()",
      "redacted(reason: .placeholder)",
    ])
  func undrawn(modifier: String) {
    let look = look("Text(\"a\").\(modifier).overlay(Text(\"b\"))")
    #expect(look.texts == ["b"], "\(look.dump)")
  }

  @Test(
    "S-32, S-58: one that is drawn on one way is seen there",
    arguments: ["foregroundColor(isOn ? .clear : .black)", "opacity(isOn ? 0 : 1)"])
  func drawnOnOneWay(modifier: String) {
    let look = look("Text(\"a\").\(modifier)")
    #expect(look.texts == ["a"] && look.placements("a").count == 1, "\(look.dump)")
  }

  @Test(
    "S-58: a text in an arm that the environment leaves out is none that nothing leads to; other arms may be taken",
    arguments: [
      ("family == .accessoryInline", false), ("!(family == .systemSmall)", false), ("isWide", true), ("let note", true),
    ])
  func decidedArms(condition: String, isTold: Bool) {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      import Sparkle
      @main struct Dial: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "dial", provider: Source()) { _ in Face(isWide: false, note: nil) }
            .supportedFamilies([.systemSmall])
        }
      }
      struct Face: View {
        @Environment(\\.widgetFamily) private var family
        let isWide: Bool
        let note: String?
        var body: some View {
          SparkleShower(count: 3)
          if \(condition) { Text("a") } else { Text("b") }
        }
      }
      """)
    #expect(look.texts.sorted() == (isTold ? ["a", "b"] : ["b"]), "\(look.dump)")
  }
}
