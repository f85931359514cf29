import ColorScience
import SourceFacts
import SourceReading
import Testing

@Suite("Colorsets")
struct ColorsetReaderTests {
  func facts(_ json: String) -> ColorsetFacts { ColorsetReader.facts(of: Array(json.utf8)) }

  /// A colorset of one universal slot for any appearance.
  func facts(color: String) -> ColorsetFacts { facts(#"{"colors":[{"idiom":"universal","color":\#(color)}]}"#) }

  func color(_ components: String, space: String = "srgb") throws -> Color {
    let facts = facts(color: #"{"color-space":"\#(space)","components":{\#(components)}}"#)
    #expect(facts.issues.isEmpty)
    let slot = try #require(facts.slots.first)
    guard case .color(let color, let written) = slot.value else {
      Issue.record("\(slot.value)")
      return .clear
    }
    #expect(written.rawValue == space)
    return color
  }

  func isClose(_ left: RGB, _ right: RGB, by slack: Double = 1e-9) -> Bool {
    zip(left.channels, right.channels).allSatisfy { abs($0 - $1) <= slack }
  }

  @Test(
    "reads channels as hexadecimal, 8-bit integers and fractions",
    arguments: [
      (#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#, [255, 128, 0], 1),
      (#""red":"0xff","green":"0X80","blue":"0x00","alpha":"0.500""#, [255, 128, 0], 0.5),
      (#""red":"255","green":"128","blue":"0","alpha":"0.25""#, [255, 128, 0], 0.25),
      // A lone 1 is one step of 255, as it occurs beside values such as 149.
      (#""red":"0","green":"1","blue":"149","alpha":"1""#, [0, 1, 149], 1),
      // Fractions of 255: 0.2 is 51, 0.4 is 102, 1.0 is 255.
      (#""red":"0.2","green":"0.400","blue":"1.000","alpha":"1.000""#, [51, 102, 255], 1),
      (#""red":" 0x33 ","green":"102","blue":"1.0","alpha":"0""#, [51, 102, 255], 0),
      (#""red":"0x00","green":"0x00","blue":"0x00","alpha":"51""#, [0, 0, 0], 0.2),
      (#""red":"0x00","green":"0x00","blue":"0x00""#, [0, 0, 0], 1),
      // JSON numbers are fractions.
      (#""red":0.2,"green":1,"blue":0,"alpha":0.5"#, [51, 255, 0], 0.5),
    ] as [(String, [Double], Double)])
  func notations(components: String, steps: [Double], alpha: Double) throws {
    let color = try color(components)
    #expect(isClose(color.encoded, RGB(red: steps[0] / 255, green: steps[1] / 255, blue: steps[2] / 255)))
    #expect(abs(color.alpha - alpha) < 1e-12)
  }

  @Test("keeps fractions outside of 0...1 in extended spaces")
  func extended() throws {
    let color = try color(#""red":"1.200","green":"-0.100","blue":"0.5""#, space: "extended-srgb")
    #expect(isClose(color.encoded, RGB(red: 1.2, green: -0.1, blue: 0.5)))
    let linear = try self.color(#""red":"1.200","green":"-0.100","blue":"0.5""#, space: "extended-linear-srgb")
    #expect(isClose(linear.linear, RGB(red: 1.2, green: -0.1, blue: 0.5)))
  }

  @Test("converts Display P3 to extended sRGB")
  func displayP3() throws {
    // The red primary of P3 in sRGB by the matrices of CSS Color 4.
    let red = try color(#""red":"1.000","green":"0.000","blue":"0.000""#, space: "display-p3")
    #expect(isClose(red.encoded, RGB(red: 1.093066, green: -0.226742, blue: -0.150135), by: 1e-6))
    // Both spaces share the white point.
    let white = try color(#""red":"0xFF","green":"0xFF","blue":"0xFF""#, space: "display-p3")
    #expect(isClose(white.linear, RGB(gray: 1), by: 1e-6))
  }

  @Test("reads gray spaces with their gamma of 2.2", arguments: ["gray-gamma-22", "extended-gray"])
  func gray(space: String) throws {
    // 0.5 to the power 2.2 is 0.217637….
    let gray = try color(#""white":"0.500","alpha":"0.800""#, space: space)
    #expect(isClose(gray.linear, RGB(gray: 0.2176376), by: 1e-7))
    #expect(gray.alpha == 0.8)
    #expect(try color(#""white":"0xFF""#, space: space).linear == RGB(gray: 1))
  }

  @Test("reads the traits of slots")
  func traits() {
    let facts = facts(
      #"""
      { "colors" : [
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } },
        { "idiom" : "mac", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] },
        { "idiom" : "iphone", "display-gamut" : "display-P3", "appearances" : [
          { "appearance" : "luminosity", "value" : "light" }, { "appearance" : "contrast", "value" : "high" } ] },
        { "appearances" : [ { "appearance" : "contrast", "value" : "high" } ], "display-gamut" : "sRGB" }
      ], "info" : { "author" : "xcode", "version" : 1 } }
      """#)
    #expect(facts.issues.isEmpty)
    #expect(
      facts.slots == [
        ColorSlot(value: .system("labelColor")),
        ColorSlot(idiom: .mac, luminosity: .dark, value: .empty),
        ColorSlot(idiom: .iphone, luminosity: .light, isHighContrast: true, gamut: .displayP3, value: .empty),
        ColorSlot(isHighContrast: true, gamut: .standard, value: .empty),
      ])
  }

  @Test(
    "leaves out slots that can't answer for what is measured",
    arguments: [
      #"{"idiom":"spaceship"}"#, #"{"idiom":"ipad","subtype":"mac-catalyst"}"#,
      #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"tinted"}]}"#,
      #"{"idiom":"universal","appearances":[{"appearance":"weather","value":"dark"}]}"#,
      #"{"idiom":"universal","display-gamut":"rec2020"}"#,
    ])
  func foreign(entry: String) {
    let facts = facts(#"{"colors":[\#(entry)]}"#)
    #expect(facts.slots.isEmpty)
    #expect(facts.issues.isEmpty)
  }

  @Test(
    "says what it doesn't understand of a colour, and keeps the slot",
    arguments: [
      (
        #"{"color-space":"adobe-rgb","components":{"red":"1.0","green":"1.0","blue":"1.0"}}"#,
        "the colour space 'adobe-rgb' is not known"
      ),
      (#"{"color-space":"srgb","components":{"red":"1.0","green":"1.0"}}"#, "the components of a colour can't be read"),
      (
        #"{"color-space":"srgb","components":{"red":"nan","green":"1.0","blue":"1.0"}}"#,
        "the components of a colour can't be read"
      ),
      (
        #"{"color-space":"srgb","components":{"red":"0xZZ","green":"1.0","blue":"1.0"}}"#,
        "the components of a colour can't be read"
      ),
      (
        #"{"color-space":"extended-gray","components":{"red":"1.0","green":"1.0","blue":"1.0"}}"#,
        "the components of a colour can't be read"
      ),
      (#"{"color-space":"srgb"}"#, "a 'color' has neither 'components' nor a 'reference'"),
      (#""red""#, "a 'color' is no object"),
    ])
  func unreadable(color: String, message: String) {
    let facts = facts(color: color)
    #expect(facts.slots == [ColorSlot(value: .unreadable)])
    #expect(facts.issues.map(\.message) == [message])
  }

  @Test("tells where JSON ends to be JSON")
  func brokenJSON() throws {
    let facts = facts("{\n  \"colors\" : [\n    { \"idiom\" : oops }\n  ]\n}\n")
    #expect(facts.slots.isEmpty)
    let issue = try #require(facts.issues.first)
    #expect(facts.issues.count == 1)
    #expect(issue.message == "is not valid JSON")
    #expect(issue.line == 3)
  }

  @Test("survives what is no colorset", arguments: ["", "[]", "7", "{\"colors\":7}", "\u{0}", "{\"colors\":[[]]}"])
  func noColorset(json: String) {
    let facts = facts(json)
    #expect(facts.slots.isEmpty)
    #expect(facts.issues.count == 1)
  }

  @Test("has nothing to say about a set without colours and byte order marks")
  func harmless() {
    #expect(facts(#"{"info":{"version":1}}"#) == ColorsetFacts())
    let marked = ColorsetReader.facts(of: [0xEF, 0xBB, 0xBF] + Array(#"{"colors":[{}]}"#.utf8))
    #expect(marked == ColorsetFacts(slots: [ColorSlot(value: .empty)]))
  }

  @Test("names assets by the folders that provide a namespace")
  func names() throws {
    let path = try #require(
      CatalogFolder.AssetPath(contents: "App/Media.xcassets/Colors/Brand/Ink.colorset/Contents.json", of: .colorset))
    #expect(path.catalog == "App/Media.xcassets")
    #expect(path.folders == ["App/Media.xcassets/Colors", "App/Media.xcassets/Colors/Brand"])
    #expect(path.name { _ in false } == "Ink")
    #expect(path.name { $0.hasSuffix("Brand") } == "Brand/Ink")
    #expect(path.name { _ in true } == "Colors/Brand/Ink")
    #expect(CatalogFolder.AssetPath(contents: "App/Ink.colorset/Contents.json", of: .colorset) == nil)
    #expect(CatalogFolder.AssetPath(contents: "App/Media.xcassets/Ink.imageset/Contents.json", of: .colorset) == nil)
    #expect(CatalogFolder.AssetPath(contents: "App/Media.xcassets/Contents.json", of: .colorset) == nil)
  }

  @Test(
    "reads whether a folder provides a namespace",
    arguments: [
      (#"{"properties":{"provides-namespace":true}}"#, true), (#"{"properties":{"provides-namespace":false}}"#, false),
      (#"{"properties":{}}"#, false), (#"{"info":{}}"#, false), ("{", false),
    ])
  func namespaces(json: String, provides: Bool) {
    #expect(CatalogFolder.providesNamespace(Array(json.utf8)) == provides)
  }
}
