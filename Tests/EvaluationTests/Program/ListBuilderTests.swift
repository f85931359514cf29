import Scene
import TestSupport
import Testing

/// Result builders of the program that gather lists.
struct ListBuilderTests {
  @Test("what a closure's statements make is a list")
  func closures() {
    let look = Look(
      """
      import SwiftUI
      @resultBuilder enum Rows { static func buildBlock(_ parts: Row...) -> [Row] { parts } }
      struct Row: Identifiable { let id = 0; let title: String; var ink: Color = .black }
      struct Table: View {
        let rows: [Row]
        init(@Rows rows: () -> [Row]) { self.rows = rows() }
        var body: some View { VStack { ForEach(rows) { row in Text("T").foregroundStyle(row.ink) } } }
      }
      struct Sample: View {
        var body: some View { Table { Row(title: "a"); Row(title: "b", ink: .red) } }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000", "#FF3B30"], "\(look.dump)")
  }
}
