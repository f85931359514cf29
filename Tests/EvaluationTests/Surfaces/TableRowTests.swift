import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a table's columns draw, by what tells what its rows are made of.
struct TableRowTests {
  @Test(
    "what a row's own member makes is seen in a table that lists its rows",
    arguments: [
      "Table(orders) { $ }", "Table(of: Order.self) { $ } rows: { ForEach(orders) { TableRow($0) } }",
      "Table(of: Order.self, selection: $picked) { $ } rows: { ForEach(orders) }",
      "Table(selection: $picked, sortOrder: $sorting) { $ } rows: { ForEach(orders) { TableRow($0) } }",
      "Table(of: Order.self) { $ } rows: { Section(\"S\") { ForEach(orders) { order in TableRow(order) } } }",
      "Table(of: Order.self) { $ } rows: { if isOpen { TableRow(Order(id: 1)) } }",
      "Table(of: Order.self) { $ } rows: { ForeignRows() }",
      "Table(of: Order.self) { $ } rows: { ForEach(boxes) { TableRow($0.order) } }",
    ])
  func rows(_ table: String) {
    let columns = "TableColumn(\"A\") { order in order.badge }; TableColumn(\"B\") { $0.mark() }"
    let look = Look(
      """
      import SwiftUI
      struct Order: Identifiable {
        var id: Int
        var badge: some View { Text("T").foregroundStyle(.red) }
        func mark() -> some View { Text("U").foregroundStyle(.blue) }
      }
      struct Box: Identifiable { var id: Int; var order: Order }
      struct Sample: View {
        @State private var orders: [Order] = []
        @State private var boxes: [Box] = []
        @State private var picked: Set<Int> = []
        @State private var sorting = [KeyPathComparator(\\Order.id)]
        var isOpen: Bool
        var body: some View { \(table.replacing("{ $ }", with: "{ \(columns) }")) }
      }
      """)
    #expect(look.foreground("T") == "#FF3B30", "\(look.dump)")
    #expect(look.foreground("U") == "#007AFF")
  }
}
