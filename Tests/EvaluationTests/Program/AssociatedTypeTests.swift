import Scene
import TestSupport
import Testing

/// Values of a type that a generic parameter brings along: the protocol that it conforms to tells their members.
@Suite struct AssociatedTypeTests {
  private func look(_ source: String, _ view: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Level {
        case info, failure
        var color: Color {
          switch self { case .info: Color(red: 0, green: 0, blue: 1); case .failure: Color(red: 1, green: 0, blue: 0) }
        }
      }
      protocol Message: Identifiable { var level: Level { get } }
      \(source)
      struct Row<S: Source>: View { \(view) }
      """)
  }

  @Test(
    "a constraint of an associated type is read wherever a protocol writes it",
    arguments: [
      "protocol Source { associatedtype Item: Message }",
      "protocol Source { associatedtype Item: Identifiable, Message }",
      "protocol Source { associatedtype Item: Identifiable & Message }",
      "protocol Feed { associatedtype Item: Message }\nprotocol Source: Feed {}",
    ],
    [
      "let item: S.Item; var body: some View { Text(\"a\").foregroundColor(item.level.color) }",
      """
      @State var items: [S.Item] = []
      var body: some View { ForEach(items) { Text("a").foregroundColor($0.level.color) } }
      """,
    ])
  func members(source: String, view: String) {
    let look = look(source, view)
    #expect(look.foregrounds("a") == ["#0000FF", "#FF0000"], "\(look.dump)")
  }

  @Test("of a type without a constraint nothing is told")
  func open() {
    let look = look(
      "protocol Source { associatedtype Item }",
      "let item: S.Item; var body: some View { Text(\"a\").foregroundColor(item.level.color) }")
    #expect(look.undecided("a") == .parameter, "\(look.dump)")
  }
}
