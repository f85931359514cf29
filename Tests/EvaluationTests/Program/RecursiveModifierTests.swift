import ColorScience
import Scene
import TestSupport
import Testing

/// Modifiers of the program that put themselves around what they present (S-60, S-61b).
struct RecursiveModifierTests {
  private static let blue = "Text(\"T\").foregroundStyle(Color(red: 0, green: 0, blue: 1))"

  private func look(_ screen: String, start: String = "modifier(Layer(depth: 0))", _ others: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Layer: ViewModifier {
        let depth: Int
        @State var isShown = false
        func body(content: Content) -> some View { content\(screen) }
      }
      \(others)
      struct Page: View { var body: some View { Text("Below").\(start) } }
      """)
  }

  @Test(
    "what a modifier presents that counts how often it is put around itself is decided",
    arguments: [
      ".sheet(isPresented: $isShown) { \(blue).modifier(Layer(depth: depth + 1)) }",
      ".fullScreenCover(isPresented: $isShown) { VStack { \(blue) }.modifier(Layer(depth: depth + 1)) }",
      ".sheet(isPresented: $isShown) { \(blue).layer(depth + 1) }",
      ".navigationDestination(isPresented: $isShown) { \(blue).layer(depth + 1) }",
    ])
  func counter(_ screen: String) {
    let look = look(
      screen, "extension View { func layer(_ depth: Int) -> some View { modifier(Layer(depth: depth)) } }")
    let readings = look.readings("T")
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided == nil }, "\(look.dump)")
    #expect(Set(readings.map { $0.foreground?.hexString }) == ["#0000FF"], "\(look.dump)")
  }

  @Test("what a modifier is handed to present is followed, however often each presents the next")
  func handed() {
    let look = look(
      "",
      start: "opening { Text(\"A\").opening { Text(\"B\").opening { Text(\"C\").opening { \(Self.blue) } } } }",
      """
      struct Opening<Next: View>: ViewModifier {
        @State var isShown = false
        @ViewBuilder let next: () -> Next
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { next() } }
      }
      extension View {
        func opening<Next: View>(@ViewBuilder _ next: @escaping () -> Next) -> some View {
          modifier(Opening(next: next))
        }
      }
      """)
    #expect(look.texts.sorted() == ["A", "B", "Below", "C", "T"], "\(look.dump)")
    #expect(look.foreground("T") == "#0000FF", "\(look.dump)")
  }
}
