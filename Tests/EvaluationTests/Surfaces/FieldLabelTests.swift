import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels of fields that a closure makes (S-98).
struct FieldLabelTests {
  private func look(_ field: String, platform: Platform = .ios18) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        var body: some View { Form { \(field.replacing("$", with: "text: $name")) } }
      }
      """, platform: platform)
  }

  // #3C3C43 at 0.3 on white is (196.5, 196.5, 198.6), just below the half in binary fractions.
  @Test(
    "S-98: the texts of a label are the prompt of an empty field",
    arguments: [
      ("TextField($) { Text(\"T\") }", ["T"]), ("SecureField($) { Text(\"T\") }", ["T"]),
      ("TextField($, label: { Text(\"T\") })", ["T"]), ("TextField($, prompt: nil) { Text(\"T\") }", ["T"]),
      ("TextField($) { Text(\"T\"); Text(\"U\") }", ["T", "U"]),
      ("TextField($) { HStack { Image(systemName: \"star\"); Text(\"T\") } }", ["T"]),
      ("TextField($) { Label(\"T\", systemImage: \"star\") }", ["T"]),
    ])
  func prompt(_ field: String, texts: [String]) {
    let look = look(field)
    #expect(look.texts == texts, "\(look.dump)")
    #expect(texts.allSatisfy { look.words($0) == "#C4C4C7 on #FFFFFF" }, "\(look.dump)")
    #expect(look.placements("T").map(\.foreground.isProjectStyle) == [false])
  }

  @Test("S-98: a prompt takes the place of a label, and the closure of a field with a title is an action")
  func notShown() {
    let prompted = look("TextField($, prompt: Text(\"P\")) { Text(\"T\") }")
    #expect(prompted.texts == ["P"], "\(prompted.dump)")
    #expect(look("TextField(\"T\", $) { print(name) }").texts == ["T"])
  }

  @Test("S-98: whether a style in a label reaches the prompt is not told")
  func styledPrompt() {
    let look = look("TextField($) { Text(\"T\").foregroundStyle(.yellow) }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "S-98: on macOS a label or title stands on the row, whatever the field paints",
    arguments: ["TextField($) { Text(\"T\") }", "TextField(\"T\", $)"])
  func ground(_ field: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        var body: some View {
          ZStack {
            Color.black
            Form { \(field.replacing("$", with: "text: $name")) }.textFieldStyle(.roundedBorder)
          }
        }
      }
      """, platform: .macos)
    // The label colour of macOS is black at 85 % in light: on black nothing is to be seen of it, on white #262626.
    #expect(look.words("T") == "#000000 on #000000", "\(look.dump)")
  }

  @Test("S-87, S-98: on macOS a label stands before the field of a form, in its own levels")
  func label() {
    let look = look(
      "TextField($, prompt: Text(\"P\")) { Text(\"T\"); Text(\"U\") }.foregroundStyle(.primary)", platform: .macos)
    #expect(look.texts.sorted() == ["P", "T", "U"], "\(look.dump)")
    #expect(look.placements("P").map(\.foreground.description) == ["default placeholderText"])
    #expect(look.fontWords("T") == "13 regular fixed")
    #expect(look.fontWords("U") == "11 regular fixed")
    let plain = self.look("TextField($) { Text(\"T\"); Text(\"U\") }", platform: .macos)
    #expect(plain.placements("T").map(\.foreground.description) == ["the default label colour"], "\(plain.dump)")
    #expect(plain.placements("U").map(\.foreground.description) == ["default secondary"])
    #expect(self.look("TextField($) { Text(\"T\") }.labelsHidden()", platform: .macos).texts == ["T"])
  }
}
