import ColorScience
import Scene
import TestSupport
import Testing

/// Rows whose background the program chooses by the list's own selection (S-77).
@Suite struct SelectedRowTests {
  private func look(_ row: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Mark: ViewModifier {
        let isSelected: Bool
        func body(content: Content) -> some View {
          if isSelected { content.listRowBackground(Color(white: 0.2)) } else { content }
        }
      }
      struct Names: View {
        @State private var chosen: String?
        let names: [String]
        var body: some View {
          List(selection: $chosen) { ForEach(names, id: \\.self) { name in \(row) } }
            .listStyle(.sidebar).scrollContentBackground(.hidden).background(Color.black)
        }
      }
      """)
  }

  @Test(
    "a background that only the selected row has takes the place of the system's there",
    arguments: [
      "Text(\"T\").foregroundStyle(.white).modifier(Mark(isSelected: chosen == name))",
      "if chosen == name { Text(\"T\").foregroundStyle(.white).listRowBackground(Color(white: 0.2)) } "
        + "else { Text(\"T\").foregroundStyle(.white) }",
    ])
  func chosen(row: String) {
    let look = look(row)
    // 0.2 × 255 = 51 = 0x33; the list itself is black.
    #expect(look.backgrounds("T") == ["#000000", "#333333"], "\(look.dump)")
  }

  @Test("what lies behind every row says nothing of the selected one")
  func constant() {
    let look = look(
      "Text(\"T\").foregroundStyle(chosen == name ? .white : .gray).listRowBackground(Color(white: 0.2))")
    let white = look.readings("T").filter { $0.foreground?.hexString == "#FFFFFF" }
    #expect(!white.isEmpty && white.allSatisfy { $0.undecided?.reason == .unknownBackdrop }, "\(look.dump)")
  }
}
