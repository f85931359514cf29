import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a chain of optionals leads to is nil where the optional is, and nowhere else (S-58).
struct ChainedOptionalTests {
  private func look(_ text: String, _ members: String = "let shade: Color") -> Look {
    Look(
      """
      import SwiftUI
      struct Info { \(members) }
      struct Badge: View {
        let info: Info?
        var body: some View { \(text) }
      }
      """)
  }

  @Test(
    "a member that is no optional is nil where its owner is",
    arguments: [
      "Text(\"T\").foregroundStyle(info == nil ? Color.black : .white).background(info?.shade ?? .white)",
      "Text(\"T\").foregroundStyle(info == nil ? Color.black : .white).background(info?.shade.opacity(0.5) ?? .white)",
      """
      if let shade = info?.shade { Text("T").foregroundStyle(info == nil ? Color.red : .white).background(shade) }
      else { Text("T").foregroundStyle(info == nil ? Color.black : .red).background(.white) }
      """,
    ])
  func plain(_ text: String) {
    // White never stands on the white of what is not there; of the colour that is there nothing is known.
    let look = look(text)
    let pairs = look.words("T").split(separator: " | ")
    #expect(pairs.contains { $0.hasPrefix("#000000 on #FFFFFF") }, "\(look.dump)")
    #expect(!pairs.contains { $0.hasPrefix("#FFFFFF on #FFFFFF") }, "\(look.dump)")
    #expect(!look.words("T").contains("#FF3B30"), "\(look.dump)")
  }

  @Test("a member that is an optional itself may be nil where its owner is not")
  func optional() {
    let look = look(
      "Text(\"T\").foregroundStyle(info == nil ? Color.black : .white).background(info?.shade ?? .white)",
      "let shade: Color?")
    #expect(look.words("T").contains("#FFFFFF on #FFFFFF"), "\(look.dump)")
  }
}
