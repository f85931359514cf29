import Findings
import Foundation
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A symbol changes with its style")
struct SymbolRewritingTests {
  private let symbols = [
    Remedy.StyleSymbol(style: "systemGreen", symbol: "checkmark.circle"),
    Remedy.StyleSymbol(style: "systemRed", symbol: "xmark.circle"),
  ]

  /// Changes the symbol between « and », whose style stands at a text.
  private func changed(_ source: String, style: String) throws -> String {
    let plain = source.filter { $0 != "«" && $0 != "»" }
    let start = try #require(plain.range(of: style)).lowerBound
    let column = plain[..<start].utf8.count + 1
    return try rewritten(source) {
      .setSymbols(
        $0,
        style: SourceRange(
          file: "Card.swift", line: 1, column: column, endLine: 1, endColumn: column + style.utf8.count), symbols)
    }
  }

  @Test(
    "by the same condition",
    arguments: [
      (
        "VStack { «Image(systemName: \"circle\")».font(.title).foregroundStyle(isOn ? .green : .red) }",
        "isOn ? .green : .red",
        "VStack { Image(systemName: isOn ? \"checkmark.circle\" : \"xmark.circle\").font(.title)"
          + ".foregroundStyle(isOn ? .green : .red) }"
      ),
      (
        "let v = «Image(systemName: \"circle\")».foregroundColor(level  < 3 ? Color.red : Color.green)",
        "level  < 3 ? Color.red : Color.green",
        "let v = Image(systemName: level  < 3 ? \"xmark.circle\" : \"checkmark.circle\")"
          + ".foregroundColor(level  < 3 ? Color.red : Color.green)"
      ),
    ])
  func condition(source: String, style: String, expected: String) throws {
    #expect(try changed(source, style: style) == expected)
  }

  @Test(
    "unless it can't be told how",
    arguments: [
      (
        "let v = «Image(systemName: name)».foregroundStyle(isOn ? .green : .red)", "isOn ? .green : .red",
        "the symbol's name is not written out there"
      ),
      (
        "let v = HStack { «Image(systemName: \"circle\")» }.foregroundStyle(isOn ? .green : .red)",
        "isOn ? .green : .red", "the style is not set at the symbol itself"
      ),
      (
        "let v = «Image(systemName: \"circle\")».foregroundStyle(isOn ? .green : isNew ? .red : .gray)",
        "isOn ? .green : isNew ? .red : .gray", "the style is not one of two by a condition"
      ),
      (
        "let v = «Image(systemName: \"circle\")».foregroundStyle(isOn ? .green : tone)", "isOn ? .green : tone",
        "it can't be told which of the styles is which"
      ),
    ])
  func refusals(source: String, style: String, expected: String) throws {
    #expect(throws: Refusal(expected)) { try changed(source, style: style) }
  }
}
