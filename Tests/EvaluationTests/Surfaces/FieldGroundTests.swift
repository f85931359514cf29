import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What is typed into a field, in the colour that nobody chose for the ground it stands on (S-98).
struct FieldGroundTests {
  private func look(_ field: String, platform: Platform = .ios18) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var name = ""
        var body: some View { \(field.replacing("$", with: "text: $name")) }
      }
      """, platform: platform)
  }

  @Test(
    "S-98: what is typed is a label on what the program paints, light and dark",
    arguments: [
      "TextField(\"T\", $, prompt: Text(\"P\")).padding().background(Color.black)",
      "SecureField(\"T\", $, prompt: Text(\"P\")).padding().background(Color.black)",
      "Form { TextField(\"T\", $, prompt: Text(\"P\")).listRowBackground(Color.black) }",
      "ZStack { Color.black; TextField(\"T\", $, prompt: Text(\"P\")) }",
    ])
  func typed(_ field: String) {
    let look = look(field)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.ratio("T") == 1, "\(look.dump)")
    #expect(look.ratio("T", .dark) == 21, "\(look.dump)")
  }

  @Test("S-98: a field that shows no words while it is empty has what is typed")
  func wordless() {
    let look = look("SecureField(\"\", $).padding().background(Color.black)")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.compactMap { $0.ratio?.low } == [1], "\(look.dump)")
  }

  @Test("S-55: so it is in a scheme that is not that of its ground")
  func pinned() {
    let look = look("TextField(\"T\", $, prompt: Text(\"P\")).environment(\\.colorScheme, .dark)")
    #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-98: on the system's own grounds, and in a frame that the system fills, it is no element",
    arguments: [
      ("TextField(\"T\", $, prompt: Text(\"P\"))", Platform.ios18),
      ("Form { TextField(\"T\", $, prompt: Text(\"P\")) }", .ios18),
      ("TextField(\"T\", $, prompt: Text(\"P\")).textFieldStyle(.roundedBorder).background(Color.black)", .ios18),
      ("TextField(\"T\", $, prompt: Text(\"P\")).background(Color.black)", .macos),
    ])
  func ofSystem(_ field: String, _ platform: Platform) {
    #expect(look(field, platform: platform).texts == ["P"])
  }

  @Test(
    "S-98: on macOS a field in the default style covers what is painted behind it, but in rows",
    arguments: [
      ("TextField(\"T\", $).padding().background(Color.black)", ["#FFFFFF"]),
      ("SecureField(\"T\", $).textFieldStyle(.squareBorder).background(Color.black)", ["#FFFFFF"]),
      ("TextField(\"T\", $).textFieldStyle(.plain).background(Color.black)", ["#000000"]),
      ("List { TextField(\"T\", $).listRowBackground(Color.black) }", ["#000000"]),
    ])
  func onMac(_ field: String, _ grounds: [String]) {
    let look = look(field, platform: .macos)
    #expect(Set(look.backgrounds("T")) == Set(grounds), "\(look.dump)")
  }
}
