import ColorScience
import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A colour set gets other values")
struct ColorsetRewritingTests {
  private let path = "Assets.xcassets/Brand.colorset/Contents.json"

  private func slot(_ traits: String, _ color: String) -> String {
    "{ \"idiom\" : \"universal\",\(traits) \"color\" : \(color) }"
  }

  private let dark = " \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],"
  private let gray = "{ \"color-space\" : \"srgb\", \"components\" : { \"red\" : \"0xAA\" } }"

  private func document(_ slots: String...) -> String {
    "{\n  \"info\" : { \"version\" : 1 },\n  \"colors\" : [\n    \(slots.joined(separator: ",\n    "))\n  ]\n}\n"
  }

  /// `#336699` as Xcode writes it, at the depth of a slot.
  private let blue = """
    {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0x99",
              "green" : "0x66",
              "red" : "0x33"
            }
          }
    """

  private func changed(_ text: String, _ color: Remedy.AdaptiveColor) throws -> String {
    let bytes = Array(text.utf8)
    let range = SourceRange(file: path, line: 1, column: 1, endLine: 1, endColumn: 1)
    let edits = try Rewriter(path: path, bytes: bytes, platform: .ios26).edits(for: .recolor(range, color))
    return String(decoding: try #require(edits.ordered).applied(to: bytes), as: UTF8.self)
  }

  @Test("in the slots that are there")
  func slots() throws {
    let before = document(slot("", gray), slot(dark, gray))
    #expect(
      try changed(before, .pair("#336699", nil)) == document(slot("", blue), slot(dark, gray)))
    #expect(
      try changed(before, .pair("#336699", "#336699")) == document(slot("", blue), slot(dark, blue)))
    #expect(try changed(document(slot("", gray)), .pair("#336699", "#336699")) == document(slot("", blue)))
  }

  @Test("in a slot of its own where dark needs another value")
  func added() throws {
    let after = try changed(document(slot("", gray)), .pair("#336699", "#FFFFFF"))
    #expect(after.contains("\"value\" : \"dark\""))
    #expect(after.contains("\"red\" : \"0x33\""))
    #expect(after.contains("\"red\" : \"0xFF\""))
    #expect(after.hasSuffix("    }\n  ]\n}\n"))
    #expect(!after.contains("0xAA"))
  }

  @Test("with the line breaks of the file")
  func lineBreaks() throws {
    let before = document(slot("", gray)).replacing("\n", with: "\r\n")
    let after = try changed(before, .pair("#336699", "#336699"))
    #expect(after == document(slot("", blue)).replacing("\n", with: "\r\n"))
  }

  @Test("but not where some devices have their own")
  func devices() throws {
    let before = document(slot("", gray), slot(" \"display-gamut\" : \"display-P3\",", gray))
    #expect(throws: Refusal("the colour set has slots for some devices or displays")) {
      try changed(before, .pair("#336699", "#336699"))
    }
  }
}
