import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What pickers show of themselves (S-86, S-96, S-99).
struct PickerTests {
  /// A view whose body stands around a picker with the title `T` and modifiers.
  private static func look(_ modifiers: String, in container: String = "Form") -> Look {
    Look(body: "\(container) { Picker(\"T\", selection: .constant(1)) { Text(\"x\") }\(modifiers) }")
  }

  @Test("S-99: a picker that takes all of a row on iOS shows no title", arguments: ["Form", "List"])
  func titleInRow(container: String) {
    for style in [".segmented", ".wheel", ".palette", "SegmentedPickerStyle()"] {
      let look = Self.look(".pickerStyle(\(style)).foregroundStyle(.yellow)", in: container)
      #expect(look.elements("T").isEmpty, "\(look.dump)")
    }
    for style in ["", ".pickerStyle(.menu)", ".pickerStyle(.inline)", ".pickerStyle(.navigationLink)"] {
      #expect(Self.look(style, in: container).words("T") == "#000000 on #FFFFFF", "\(style)")
    }
  }

  @Test("S-99: macOS has the title beside the segments")
  func titleOnMac() {
    let look = Look(
      body: "Form { Picker(\"T\", selection: .constant(1)) { Text(\"x\") }.pickerStyle(.segmented) }",
      platform: .macos)
    #expect(!look.elements("T").isEmpty, "\(look.dump)")
  }

  @Test(
    "S-99: macOS has the title before the choice outside of rows, too",
    arguments: ["", ".pickerStyle(.menu)", ".pickerStyle(.radioGroup)", ".pickerStyle(.segmented)"])
  func titleOutsideOfRows(style: String) {
    let label = "Text(\"T\").foregroundStyle(.black)"
    let picker = "Picker(selection: .constant(1)) { Text(\"x\") } label: { \(label) }\(style)"
    let look = Look(body: "VStack { \(picker) }.background(Color.white)", platform: .macos)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    for (body, platform) in [
      ("VStack { \(picker).labelsHidden() }", Platform.macos), ("Text(\"x\").toolbar { \(picker) }", .macos),
      ("VStack { \(picker) }", .ios26),
    ] {
      let look = Look(body: body, platform: platform)
      #expect(look.elements("T").isEmpty, "\(look.dump)")
    }
  }

  /// A view that nobody knows the place of.
  private static func unplaced(_ modifiers: String) -> Look {
    Look(
      """
      import SwiftUI
      public struct Options: View {
        public var body: some View { Picker("T", selection: .constant(1)) { Text("x") }\(modifiers) }
      }
      """)
  }

  @Test(
    "S-86, S-96: a picker whose place is not known may stand in a row, so that nothing is said of its choice",
    arguments: ["", ".pickerStyle(.menu)"])
  func choiceOfUnknownPlace(style: String) {
    let look = Self.unplaced("\(style).tint(.yellow)")
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }

  @Test("S-99: no title or choice of the system's own pickers is seen in an unknown place")
  func systemPickerOfUnknownPlace() {
    #expect(Self.unplaced(".pickerStyle(.segmented)").scene.elements.isEmpty)
    #expect(Self.unplaced(".labelsHidden()").elements("T").isEmpty)
  }
}
