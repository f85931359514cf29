import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the title of a text field is: a prompt, a label, or never seen (S-98).
struct FieldTitleTests {
  private let field = #"TextField("Name", text: .constant(""))"#

  @Test("the title stands before a field of a form on macOS, and is a prompt elsewhere")
  func labels() {
    #expect(
      Look(body: "Form { \(field) }", platform: .macos).placements("Name").map(\.foreground.description) == [
        "the default label colour"
      ])
    let placeholder = ["default placeholderText"]
    #expect(
      Look(body: "VStack { \(field) }", platform: .macos).placements("Name").map(\.foreground.description)
        == placeholder)
    #expect(Look(body: "Form { \(field) }").placements("Name").map(\.foreground.description) == placeholder)
    #expect(
      Look(body: "Form { \(field).labelsHidden() }", platform: .macos).placements("Name").map(\.foreground.description)
        == placeholder)
  }

  @Test("a prompt that repeats the text is empty whenever it would be seen")
  func repeatedText() {
    let look = Look(
      "import SwiftUI\nstruct V: View { @State var name: String\nvar body: some View { TextField(name, text: $name) } }"
    )
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
    let other = Look(
      "import SwiftUI\nstruct V: View { @State var name: String; let hint: String\nvar body: some View { TextField(hint, text: $name) } }"
    )
    #expect(other.scene.elements.count == 1)
  }

  @Test("S-98: what is typed into a field without a prompt has the font that the program sets")
  func font() {
    func fonts(_ field: String) -> [FontReading?] {
      Look(body: field).scene.elements.flatMap(\.placements).map { $0.readings[.light]?.font }
    }
    for field in ["TextField(\"\", text: .constant(\"\"))", "SecureField(\"\", text: .constant(\"\"))"] {
      #expect(fonts(field).isEmpty)
      #expect(Look(body: "\(field).bold()").scene.elements.map(\.text) == [nil])
      let small = fonts("VStack { \(field) }.font(.system(size: 10))")
      #expect(small.map { $0?.size } == [10] && small.map { $0?.scales } == [false])
      #expect(fonts("\(field).bold()").map { $0?.boldAsWritten } == [true])
    }
    // A prompt shows the font, too.
    let prompted = "TextField(\"\", text: .constant(\"\"), prompt: Text(\"P\")).font(.system(size: 10))"
    #expect(fonts(prompted).map { $0?.size } == [10])
  }

  @Test("an editor of macOS stands on the background of texts")
  func editor() {
    let look = Look(body: "TextEditor(text: .constant(\"\")).foregroundStyle(.black)", platform: .macos)
    // textBackgroundColor is #1E1E1E in dark.
    #expect(
      look.scene.elements.flatMap(\.placements).map { $0.readings[.dark]?.background?.hexString } == ["#1E1E1E"],
      "\(look.dump)")
  }

  @Test("S-85 a level that a section's footer sets counts from the footer's or from its own, and is never said to fail")
  func footerLevels() {
    let look = Look(body: #"List { Section { Text("row") } footer: { Text("foot").foregroundStyle(.secondary) } }"#)
    #expect(look.isCertain("foot") == false, "\(look.dump)")
    let plain = Look(body: #"List { Section { Text("row") } footer: { Text("foot") } }"#)
    #expect(plain.readings("foot").count == 1, "\(plain.dump)")
    #expect(plain.isCertain("foot") == true)
  }

  @Test("an opaque gradient is what a text stands on, whatever lies behind")
  func gradientOverSomethingAssumed() {
    let look = Look(
      """
      import SwiftUI
      public struct Card: View {
        public var body: some View {
          Text("a").foregroundStyle(.white).background(LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom))
        }
      }
      """)
    #expect(look.isCertain("a") == true, "\(look.dump)")
  }
}
