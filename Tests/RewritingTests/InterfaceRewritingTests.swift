import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

@Suite("A colour of an interface file changes")
struct InterfaceRewritingTests {
  private func label(_ color: String) -> String {
    "<label text=\"Due\">\r\n\t<fontDescription key=\"fontDescription\"/>\r\n\t\(color)\r\n</label>\r\n"
  }

  private func changed(
    _ color: String, _ platform: Platform, after: String = "", _ change: (SourceRange) -> Remedy.Change
  ) throws -> String {
    try rewritten(label("«\(color)»") + after, platform: platform, path: "Main.storyboard", change)
  }

  // 0x33 is 51 and 51 / 255 is 0.2; 0x66 is 102, 0.4; 0xCC is 204, 0.8.
  @Test(
    "in its attributes alone, and its key stays",
    arguments: [
      "<color key=\"textColor\" red=\"0.9\" green=\"0.9\" blue=\"0.9\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      "<color key=\"textColor\" systemColor=\"systemGray4Color\"/>",
    ])
  func numbers(color: String) throws {
    let new =
      "<color key=\"textColor\" red=\"0.2\" green=\"0.4\" blue=\"0.8\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    #expect(try changed(color, .ios26) { .recolor($0, from: "", .pair("#3366CC", "#3366CC")) } == label(new))
  }

  @Test("to a label colour, which a document for iOS lists among its resources")
  func level() throws {
    let color = "<color key=\"textColor\" white=\"0.7\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let change = { Remedy.Change.restyle($0, from: "", to: .level(.secondary)) }
    #expect(
      try changed(color, .macos, change)
        == label("<color key=\"textColor\" name=\"secondaryLabelColor\" catalog=\"System\" colorSpace=\"catalog\"/>"))
    #expect(throws: Refusal("the file has no resource 'secondaryLabelColor'")) {
      try changed(color, .ios26, change)
    }
    let resource =
      "<resources><systemColor name=\"secondaryLabelColor\"><color white=\"0.2\"/></systemColor></resources>"
    #expect(
      try changed(color, .ios26, after: resource, change)
        == label("<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>") + resource)
  }

  // secondaryLabel is #3C3C43 at 0.6 (S-65), and 0x3C / 255 is 0.2353, 0x43 / 255 is 0.2627.
  @Test(
    "to a label colour that comes to those that the document lists, by their names",
    arguments: [
      ("labelColor", "systemRedColor", "labelColor secondaryLabelColor systemRedColor"),
      ("systemRedColor", "tertiaryLabelColor", "secondaryLabelColor systemRedColor tertiaryLabelColor"),
      ("darkTextColor", "labelColor", "darkTextColor labelColor secondaryLabelColor"),
    ])
  func listing(first: String, second: String, order: String) throws {
    func resource(_ name: String) -> String {
      let color =
        name == "secondaryLabelColor"
        ? "red=\"0.2353\" green=\"0.2353\" blue=\"0.2627\" alpha=\"0.6\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
        : "white=\"0\" alpha=\"1\""
      return "\r\n        <systemColor name=\"\(name)\">\r\n            <color \(color)/>\r\n        </systemColor>"
    }
    func resources(_ names: [String]) -> String {
      "    <resources>\(names.map(resource).joined())\r\n    </resources>\r\n"
    }
    let color = "<color key=\"textColor\" systemColor=\"\(second)\"/>"
    #expect(
      try changed(color, .ios18, after: resources([first, second])) {
        .restyle($0, from: "", to: .label(.secondary))
      } == label("<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>")
        + resources(order.split(separator: " ").map(String.init)))
  }

  @Test("to the system's background, which iOS alone has one of")
  func background() throws {
    let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let change = { Remedy.Change.restyle($0, from: "", to: .background) }
    let resource =
      "<resources><systemColor name=\"systemBackgroundColor\"><color white=\"1\"/></systemColor></resources>"
    #expect(
      try changed(color, .ios18, after: resource, change)
        == label("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>") + resource)
    #expect(throws: Refusal("macos has no one background of the system")) {
      try changed(color, .macos, after: resource, change)
    }
  }

  @Test("but not to one for each scheme, and nothing else changes")
  func refusals() throws {
    let color = "<color key=\"textColor\" systemColor=\"systemGray4Color\"/>"
    #expect(throws: Refusal("an interface file holds one colour for all schemes")) {
      try changed(color, .ios26) { .recolor($0, from: "", .pair("#000000", "#FFFFFF")) }
    }
    #expect(throws: Refusal("no colour is written there")) {
      try changed("<nil key=\"textColor\"/>", .ios26) { .recolor($0, from: "", .pair("#000000", "#000000")) }
    }
  }
}
