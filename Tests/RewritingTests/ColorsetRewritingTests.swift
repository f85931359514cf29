import ColorScience
import Findings
import Foundation
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
    let edits = try Rewriter(path: path, bytes: bytes, platform: .ios26).edits(for: .recolor(range, from: "", color))
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

  @Test("channel by channel where it is an opaque colour of sRGB")
  func channels() throws {
    let before =
      "{ \"components\" : { \"red\" : \"0x33\", \"alpha\" : \"1.000\", \"blue\" : \"0xaa\", \"green\" : \"0X66\" },"
      + " \"color-space\" : \"srgb\" }"
    let after = before.replacing("0xaa", with: "0x99")
    #expect(try changed(document(slot("", before)), .pair("#336699", "#336699")) == document(slot("", after)))
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

  @Test("but for what only moves into a slot of its own, which stays as it is written")
  func moved() throws {
    let wide =
      "{ \"color-space\" : \"display-p3\", \"components\" : { \"alpha\" : \"1.000\", \"blue\" : \"0.000\","
      + " \"green\" : \"0.500\", \"red\" : \"1.000\" } }"
    var color = Remedy.AdaptiveColor.pair("#336699", "#FF7600")
    color.unchanged = [.dark]
    let after = try changed(document(slot("", wide)), color)
    // Nothing of the old value is left in its slot, and all of it is in the new one.
    #expect(after.components(separatedBy: wide).count == 2)
    #expect(after.contains("\"value\" : \"dark\"") && after.contains("0x33") == false)
    #expect(after.contains("\"red\" : \"0.200\""))
  }

  @Test("in the notation that is there")
  func notation() throws {
    // 0x33 is 51, 51 / 255 is 0.2; 0x66 is 102, 0.4; 0x99 is 153, 0.6.
    for (old, channels) in [("0.667", ["0.600", "0.400", "0.200"]), ("170", ["153", "102", "51"])] {
      let after = try changed(
        document(slot("", gray.replacing("0xAA", with: old))), .pair("#336699", "#336699"))
      for (name, channel) in zip(["blue", "green", "red"], channels) {
        #expect(after.contains("\"\(name)\" : \"\(channel)\""))
      }
    }
  }

  @Test("in light alone, and what dark fell back to goes into a slot of its own")
  func kept() throws {
    let color = try #require(Color(hex: "#336699"))
    let after = try changed(
      document(slot("", gray)),
      Remedy.AdaptiveColor([.light: color, .lightIncreased: color], kept: [.dark, .darkIncreased]))
    let parts = after.components(separatedBy: "\"value\" : \"dark\"")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("\"red\" : \"0x33\"") == true)
    #expect(parts.first?.contains("0xAA") == false)
    #expect(parts.last?.contains("0xAA") == true)
  }

  @Test("but not where the name of a colour of the system stands, which other slots keep")
  func reference() throws {
    let system = "{ \"platform\" : \"universal\", \"reference\" : \"systemIndigoColor\" }"
    let color = try #require(Color(hex: "#336699"))
    let inLight = Remedy.AdaptiveColor([.light: color, .lightIncreased: color], kept: [.dark, .darkIncreased])
    let inDark = Remedy.AdaptiveColor([.dark: color, .darkIncreased: color], kept: [.light, .lightIncreased])
    #expect(try changed(document(slot("", gray), slot(dark, system)), inLight).contains(slot(dark, system)))
    for change in [inLight, inDark] {
      #expect(
        throws: Refusal("the colour set names a colour of the system, which each release has its own value for")
      ) { try changed(document(slot("", system)), change) }
    }
  }

  @Test("in a slot for Increase Contrast where that needs another value than its scheme")
  func contrast() throws {
    let (faint, strong) = (try #require(Color(hex: "#336699")), try #require(Color(hex: "#FFFFFF")))
    let color = Remedy.AdaptiveColor([.dark: faint, .darkIncreased: strong], kept: [.light, .lightIncreased])
    let after = try changed(document(slot("", gray)), color)
    #expect(after.components(separatedBy: "\"value\" : \"dark\"").count == 3)
    #expect(after.components(separatedBy: "\"value\" : \"high\"").count == 2)
    #expect(after.contains("0xAA"))
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
