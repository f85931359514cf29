import Scene
import TestSupport
import Testing

/// Several texts in the label of one control, of which some are there on a condition (S-87).
struct LabelGroupTests {
  private static func look(_ control: String) -> Look {
    Look(body: "List { \(control) }", declarations: "private var isOn: Bool { Bool.random() }")
  }

  // #3C3C43 at 60 % on white: 138, 138, 142.2.
  @Test(
    "S-87: the second text is a subtitle where it is there",
    arguments: [
      "LabeledContent { Text(\"V\") } label: { # }", "Toggle(isOn: .constant(true)) { # }",
      "Picker(selection: .constant(1)) { Text(\"x\") } label: { # }", "Stepper(value: .constant(1)) { # }",
    ])
  func conditionalSubtitle(control: String) {
    for texts in [
      "Text(\"A\"); if isOn { Text(\"B\") }", "Text(\"A\"); if isOn { Text(\"C\") } else { Text(\"B\") }",
      "if isOn { Text(\"A\"); Text(\"B\") }",
    ] {
      let look = Self.look(control.replacingFirst("#", with: texts))
      #expect(look.words("A") == "#000000 on #FFFFFF", "\(look.dump)")
      #expect(look.fontWords("A") == "17 regular")
      #expect(look.words("B") == "#8A8A8E on #FFFFFF", "\(look.dump)")
      #expect(look.fontWords("B") == "15 regular")
    }
  }

  @Test("S-87: a text that is there on a condition pushes those behind it down")
  func conditionalTitle() {
    let look = Self.look("Toggle(isOn: .constant(true)) { if isOn { Text(\"A\") }; Text(\"B\") }")
    #expect(look.words("B") == "#000000 on #FFFFFF | #8A8A8E on #FFFFFF", "\(look.dump)")
    #expect(Set(look.readings("B").map(\.font?.size)) == [15, 17])
  }

  @Test("S-87: what follows arms of as many texts has one level")
  func levelBehindArms() {
    let look = Self.look(
      "Toggle(isOn: .constant(true)) { Text(\"A\"); if isOn { Text(\"B\") } else { Text(\"C\") }; Text(\"D\") }")
    #expect(look.fontWords("C") == "15 regular", "\(look.dump)")
    #expect(look.fontWords("D") == "13 regular", "\(look.dump)")
  }
}
