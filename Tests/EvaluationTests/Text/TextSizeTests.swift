import PlatformStyles
import Scene
import TestSupport
import Testing

/// Code that asks for the text size is followed in the usual one and in the greatest (S-2).
struct TextSizeTests {
  private func look(
    _ body: String, around: String = "", more: String = "", platform: Platform = .ios18
  ) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @Environment(\\.dynamicTypeSize) private var size
        \(more)
        var body: some View { \(body) }
      }
      struct Page: View { var body: some View { Sample()\(around) } }
      """, platform: platform)
  }

  @Test(
    arguments: [
      "size == .large ? Color.red : .black", "size.isAccessibilitySize ? Color.black : .red",
      "size >= .accessibility1 ? Color.black : .red",
    ])
  func bothSizesAreLookedAt(color: String) {
    let look = look("Text(\"a\").foregroundColor(\(color))")
    // systemRed of iOS 18 in light: #FF3B30.
    #expect(look.foregrounds("a") == ["#000000", "#FF3B30"], "\(look.dump)")
    #expect(look.conditions("a") == ["dynamicTypeSize == accessibility5", "dynamicTypeSize == large"])
  }

  @Test("what the greatest size does not change is one path")
  func sameForBoth() {
    let look = look("Text(\"a\").foregroundColor(size < .small ? Color.black : .red)")
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
    #expect(look.conditions("a") == [""])
  }

  @Test(
    "a limit holds for both, and macOS has one size",
    arguments: [
      (".dynamicTypeSize(...DynamicTypeSize.xxLarge)", Platform.ios18), (".dynamicTypeSize(.large)", .ios26),
      ("", .macos),
    ])
  func limited(around: String, platform: Platform) {
    let look = look(
      "if size.isAccessibilitySize { Text(\"big\") } else { Text(\"usual\") }", around: around, platform: platform)
    #expect(look.texts == ["usual"], "\(look.dump)")
  }

  @Test("S-18: a text that only the greatest size shows has its size: body is 17 pt at Large and 53 pt at AX5")
  func greatest() {
    let look = look("if size.isAccessibilitySize { Text(\"big\") } else { Text(\"usual\") }")
    #expect(look.font("big")?.size == 53, "\(look.dump)")
    #expect(look.font("usual")?.size == 17)
  }

  @Test(
    "S-18: what several views show at the greatest size is read at Large, too: caption is 12 pt and 43 pt at AX5",
    arguments: [
      "if size.isAccessibilitySize { VStack { a; a } } else { HStack { a; a } }",
      "if !size.isAccessibilitySize { VStack { a; a } } else { HStack { a; a } }",
      "if size.isAccessibilitySize { VStack { a; a; if isSet { a } } } else { HStack { a; a } }",
    ])
  func both(body: String) {
    let look = look(
      body,
      more: "@State private var isSet = false; @ViewBuilder private var a: some View { Text(\"a\").font(.caption) }")
    #expect(Set(look.readings("a").compactMap(\.font?.size)) == [12, 43], "\(look.dump)")
  }

  @Test("so is one that stands in a view of its own")
  func views() {
    let look = Look(
      """
      struct Chip: View { var body: some View { Text("a").font(.caption) } }
      struct Page: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          if size.isAccessibilitySize { VStack { Chip(); Chip(); Chip() } } else { HStack { Chip(); Chip(); Chip() } }
        }
      }
      """)
    #expect(Set(look.readings("a").compactMap(\.font?.size)) == [12, 43], "\(look.dump)")
  }
}
