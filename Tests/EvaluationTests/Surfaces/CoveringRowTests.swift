import ColorScience
import Scene
import TestSupport
import Testing

/// What the rows of a list do to a view in front of the list (S-57, S-58).
struct CoveringRowTests {
  private func look(_ list: String, over view: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let items: [String]
        let others: [String]
        let table: [String: Int]
        let rows: [String]?
        let isOn: Bool
        var body: some View {
          \(list).overlay { \(view) }
        }
      }
      """)
  }

  @Test(
    "S-58: where a list is empty, none of its rows lies behind what is in front of it, though others may",
    arguments: [
      ("List(items, id: \\.self) { item in $R }", true),
      ("List(items, id: \\.self) { item in Text(\"R\").listRowBackground(isOn ? Color.blue : Color.black) }", true),
      ("List { ForEach(items, id: \\.self) { item in Text(\"R\") }.listRowBackground(Color.blue) }", true),
      ("List { Section { ForEach(items, id: \\.self) { item in $R } } }", true),
      ("List { $R; ForEach(items, id: \\.self) { item in Text(\"S\") } }", false),
      ("List(others, id: \\.self) { item in $R }", false),
      ("List { ForEach(items, id: \\.self) { item in $R }; ForEach(others, id: \\.self) { item in $R } }", false),
    ])
  func emptyList(_ list: String, _ isCertain: Bool) {
    let list = list.replacing("$R", with: "Text(\"R\").listRowBackground(Color.blue)")
    for question in ["items.isEmpty", "items.count == 0"] {
      let look = look(list, over: "if \(question) { Text(\"T\") }")
      #expect(look.isCertain("T") == isCertain, "\(look.dump)")
      // The background of a grouped list is #F2F2F7.
      if isCertain { #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)") }
    }
  }

  @Test("S-57: of rows whose colour has a condition none need lie behind, whichever colour it is")
  func conditionalRows() {
    let look = look(
      "List { Text(\"R\").listRowBackground(isOn ? Color.blue : Color.black) }", over: "Text(\"T\")")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
    // Black on #F2F2F7, of luminance 0.8910: (0.8910 + 0.05) / 0.05 = 18.82.
    #expect(look.readings("T").allSatisfy { abs(($0.ratio?.high ?? 0) - 18.82) < 0.01 }, "\(look.dump)")
  }

  private static let rows = "ForEach($D, id: \\.self) { item in Text(\"R\").listRowBackground(Color.blue) }"

  @Test(
    "S-58: the positions, keys and values of a list are there where the list holds anything",
    arguments: [
      ("items.indices", "items"), ("0..<items.count", "items"), ("items.reversed().indices", "items"),
      ("table.keys.sorted()", "table"), ("table.values.sorted()", "table"),
    ])
  func parts(_ data: String, _ list: String) {
    let rows = "List { \(Self.rows.replacing("$D", with: data)) }"
    let empty = look(rows, over: "if \(list).isEmpty { Text(\"T\") }")
    #expect(empty.isCertain("T") == true, "\(empty.dump)")
    // On each path that shows the text there are rows, any of which may lie behind.
    let filled = look(rows, over: "if !\(list).isEmpty { Text(\"T\") }")
    #expect(!filled.readings("T").isEmpty, "\(filled.dump)")
    #expect(filled.readings("T").allSatisfy { !$0.isCertain }, "\(filled.dump)")
  }

  @Test(
    "S-58: what an operator makes of lists is not known to be empty where rows are made of it",
    arguments: ["0..<(items.count + 1)", "items + others"])
  func made(_ data: String) {
    let look = look(
      "List { \(Self.rows.replacing("$D", with: data)) }", over: "if !items.isEmpty { Text(\"T\") }")
    #expect(!look.readings("T").isEmpty, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test(
    "S-57: rows in an arm of a condition are there where the arm is taken",
    arguments: [
      ("if isOn { $R }", "!isOn", true), ("if isOn { $R }", "isOn", false),
      ("if isOn { Text(\"S\").listRowBackground(Color.black) } else { $R }", "!isOn && items.isEmpty", true),
      ("if let rows { $R }", "rows == nil", true), ("if let rows { $R }", "rows != nil", false),
    ])
  func arms(_ content: String, _ question: String, _ isCertain: Bool) {
    let data = content.contains("let rows") ? "rows" : "items"
    let rows = content.replacing("$R", with: Self.rows.replacing("$D", with: data))
    let look = look("List { \(rows) }", over: "if \(question) { Text(\"T\") }")
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
    // The background of a grouped list is #F2F2F7.
    if isCertain { #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)") }
  }
}
