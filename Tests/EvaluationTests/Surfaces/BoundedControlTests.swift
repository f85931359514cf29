import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Outlines around rows that hold one field, which are where the field is seen to begin (S-33).
struct BoundedControlTests {
  private static let field = "TextField(\"N\", text: $name)"
  private static let clear = "Button { name = \"\" } label: { Image(systemName: \"xmark\") }.buttonStyle(.plain)"

  /// The exemptions of the outlines of a view in which `$F` is a field and `$C` a button that clears it.
  private func look(_ view: String, platform: Platform = .ios18) -> Look {
    let source = view.replacing("$F", with: Self.field).replacing("$C", with: Self.clear)
      .replacing("$S", with: "Color(white: 0.88)")
    return Look(
      """
      import SwiftUI
      struct ClearButton: View { @Binding var name: String
        var body: some View { \(Self.clear) } }
      struct SearchField: View { @Binding var name: String
        var body: some View { HStack { Image(systemName: "star"); \(Self.field); ClearButton(name: $name) } } }
      struct Sample: View {
        @State private var name = ""
        @State private var isSecret = false
        var body: some View { VStack { \(source) } }
      }
      """, platform: platform)
  }

  @Test(
    "S-33: an outline around a row with one field is the field's boundary",
    arguments: [
      "HStack { $F; $C }.padding().overlay { RoundedRectangle(cornerRadius: 8).stroke($S) }",
      "HStack { Image(systemName: \"star\"); $F }.background(RoundedRectangle(cornerRadius: 8).stroke($S))",
      "HStack { $F; if !name.isEmpty { $C } }.border($S)",
      "HStack { $F; Button(\"Clear\", systemImage: \"xmark\") {}.labelStyle(.iconOnly) }.border($S)",
      "ZStack { RoundedRectangle(cornerRadius: 8).stroke($S); $F.padding() }",
      "ZStack(alignment: .leading) { if name.isEmpty { Text(\"hint\") }; $F }.border($S)",
      "Group { if isSecret { SecureField(\"N\", text: $name) } else { $F } }.border($S)",
      "HStack { if isSecret { SecureField(\"N\", text: $name) } else { $F }; Image(systemName: \"eye\") }.border($S)",
      "VStack { Text(\"Name\"); HStack { $F; $C } }.padding().border($S)",
      "SearchField(name: $name).padding().overlay { Capsule().stroke($S) }",
      "HStack { $F.textFieldStyle(.plain); $C }.background(Color.white).cornerRadius(8).border($S)",
    ])
  func boundaries(_ view: String) {
    let look = look(view)
    let shapes = look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements)
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.exemption == nil }, "\(look.dump)")
    // 0.88 is 0.7484 linear: 1.05 / 0.7984 = 1.315 on white.
    let ratios = shapes.compactMap { $0.readings[.light]?.ratio?.low }
    #expect(!ratios.isEmpty && ratios.allSatisfy { abs($0 - 1.315) < 0.01 }, "\(ratios)")
  }

  @Test(
    "S-33: an outline around a card, around several controls or around a field with an edge of its own is decoration",
    arguments: [
      "HStack { $F; $F }.border($S)",
      "VStack { $F; Button(\"Save\") {} }.border($S)",
      "HStack { $F; Button(\"Save all\") {} }.border($S)",
      "HStack { $F; Toggle(\"On\", isOn: $isSecret) }.border($S)",
      "VStack { Text(\"A\"); Text(\"B\"); $F }.border($S)",
      "VStack { Image(\"photo\"); $F }.border($S)",
      "ScrollView { $F }.border($S)",
      "HStack { $F.textFieldStyle(.roundedBorder); $C }.border($S)",
      "HStack { $F; $C }.textFieldStyle(.roundedBorder).border($S)",
      "HStack { $F.padding().background(Color.gray); $C }.border($S)",
      "HStack { Foreign(); $F }.border($S)",
      "HStack { if isSecret { $F } else { Text(\"A\") } }.border($S)",
      "ZStack { Circle().stroke($S); $F }",
      "ZStack { Color.white.ignoresSafeArea(); Capsule().stroke($S); $F }",
      "HStack { Text(\"A\"); $C }.border($S)",
      "HStack { $F; $C }.disabled(true).border($S)",
    ])
  func decorations(_ view: String) {
    let look = look(view)
    let shapes = look.scene.elements.filter { $0.kind == .shape && !$0.placements.isEmpty }.flatMap(\.placements)
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.exemption == .decorative }, "\(look.dump)")
  }

  @Test("S-33: a field of macOS has an edge of its own unless it is plain")
  func mac() {
    for (style, exemption) in [("", Exemption.decorative), (".textFieldStyle(.plain)", nil)] {
      let look = look("HStack { $F\(style); $C }.border($S)", platform: .macos)
      let exemptions = look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements).map(\.exemption)
      #expect(exemptions == [exemption], "\(look.dump)")
    }
  }
}
