import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Which slot of a colorset answers")
struct AssetLookupTests {
  static let text = #"Text("ink").foregroundStyle(Color("Ink"))"#

  @Test("takes the slot of the scheme, else the one for any")
  func schemes() {
    let both = look(Self.text, ["Ink": colorset(slot("102030"), slot("E0E1E2", "dark"))])
    #expect(both.foreground("ink", .light) == "#102030")
    #expect(both.foreground("ink", .dark) == "#E0E1E2")
    let one = look(Self.text, ["Ink": colorset(slot("102030"))])
    #expect(one.foreground("ink", .dark) == "#102030")
    #expect(one.isCertain("ink", .dark) == true)
    // Light is a slot of its own: dark falls on the one for any scheme.
    let light = look(Self.text, ["Ink": colorset(slot("102030"), slot("405060", "light"))])
    #expect(light.foreground("ink", .light) == "#405060")
    #expect(light.foreground("ink", .dark) == "#102030")
  }

  @Test("looks for increased contrast in its order: scheme and high, scheme, any and high, any")
  func increasedContrast() {
    let all = look(
      Self.text,
      ["Ink": colorset(slot("101010"), slot("202020", "dark"), slot("303030", "high"), slot("404040", "dark", "high"))])
    #expect(
      Appearance.allCases.prefix(4).map { all.foreground("ink", $0) } == ["#101010", "#202020", "#303030", "#404040"])
    // The scheme goes before the contrast.
    let partial = look(
      Self.text, ["Ink": colorset(slot("101010"), slot("202020", "dark"), slot("303030", "high"))])
    #expect(partial.foreground("ink", .lightIncreased) == "#303030")
    #expect(partial.foreground("ink", .darkIncreased) == "#202020")
    #expect(partial.foreground("ink", .lightAssistive) == "#303030")
    let plain = look(Self.text, ["Ink": colorset(slot("101010"), slot("202020", "dark"))])
    #expect(plain.foreground("ink", .darkIncreased) == "#202020")
    #expect(plain.isCertain("ink", .darkIncreased) == true)
  }

  @Test("is another name for the colour of the system that all slots refer to, and a colour of its own else")
  func aliases() throws {
    let alias = look(Self.text, ["Ink": colorset(slot(system: "secondaryLabelColor"))])
    #expect(try #require(alias.placements("ink").first).foreground.form == .system("secondaryLabel"))
    let mixed = look(Self.text, ["Ink": colorset(slot(system: "secondaryLabelColor"), slot("101010", "dark"))])
    #expect(try #require(mixed.placements("ink").first).foreground.form == .custom)
  }

  @Test("is defined in its catalog where code takes it from there by name")
  func definition() {
    let look = look(
      #"""
      VStack {
        Text("ink").foregroundStyle(Color("Ink"))
        Text("pen").foregroundStyle(Color(.ink))
        VStack { Text("level").foregroundStyle(.secondary) }.foregroundStyle(Color("Ink"))
        Text("share").foregroundStyle(Color("Ink").opacity(0.5))
      }
      """#, ["Ink": colorset(slot("101010"))])
    let places = ["ink", "pen", "level", "share"].map { look.placements($0).first?.foreground.definition?.file }
    let entry = "App.xcassets/Ink.colorset/Contents.json"
    #expect(places == [entry, entry, nil, nil])
  }

  @Test("passes over empty slots")
  func emptySlots() {
    let look = look(Self.text, ["Ink": colorset(slot("101010"), slot(nil, "dark"), slot(nil, "dark", "high"))])
    #expect(look.foreground("ink", .dark) == "#101010")
    #expect(look.foreground("ink", .darkIncreased) == "#101010")
  }

  @Test("leaves a colour undecided where nothing gives it a value")
  func unset() {
    let never = look(Self.text, ["Ink": colorset(slot(nil))])
    #expect(never.undecided("ink") == .missingAsset)
    let onlyDark = look(Self.text, ["Ink": colorset(slot(nil), slot("E0E1E2", "dark"))])
    #expect(onlyDark.undecided("ink", .light) == .missingAsset)
    #expect(onlyDark.foreground("ink", .dark) == "#E0E1E2")
    let missing = look(Self.text, ["Paper": colorset(slot("FFFFFF"))])
    #expect(missing.undecided("ink") == .missingAsset)
  }

  @Test("leaves a colour undecided whose slot can't be read")
  func unreadable() {
    let json = #"{"colors":[{"idiom":"universal","color":{"color-space":"lab","components":{"white":"1.0"}}}]}"#
    #expect(look(Self.text, ["Ink": json]).undecided("ink") == .missingAsset)
  }

  @Test(
    "takes the slot of the platform's device before the universal one",
    arguments: [
      (Platform.ios18, "#101010"), (.macos, "#202020"), (.tvos, "#303030"), (.watchos, "#404040"),
      (.visionos, "#505050"),
    ])
  func idioms(platform: Platform, digits: String) {
    let set = colorset(
      slot("101010"), slot("202020", "mac"), slot("303030", "tv"), slot("404040", "watch"), slot("505050", "vision"))
    #expect(look(Self.text, ["Ink": set], platform: platform).foreground("ink", .dark) == digits)
  }

  @Test("is not certain where iPhone and iPad differ")
  func twoDevices() throws {
    let look = look(Self.text, ["Ink": colorset(slot("767676"), slot("000000", "ipad"))])
    // Black on white is 21:1, #767676 on white 4.54:1.
    let bounds = try #require(look.bounds("ink"))
    #expect(bounds.high == 21)
    #expect(abs(bounds.low - 4.54) < 0.005)
    #expect(look.isCertain("ink") == false)
  }

  @Test("is not certain where a device has a slot for any scheme only and the universal ones have the scheme")
  func deviceAgainstScheme() {
    let set = colorset(slot("101010"), slot("E0E0E0", "dark"), slot("C0C0C0", "mac"))
    let look = look(Self.text, ["Ink": set], platform: .macos)
    #expect(look.isCertain("ink", .dark) == false)
    #expect(look.foreground("ink", .light) == "#C0C0C0")
  }

  @Test("prefers the slot for sRGB displays")
  func gamuts() {
    let set = colorset(slot("FF0000", "p3"), slot("AA0000", "srgb"))
    #expect(look(Self.text, ["Ink": set]).foreground("ink") == "#AA0000")
    #expect(look(Self.text, ["Ink": colorset(slot("BB0000", "p3"))]).foreground("ink") == "#BB0000")
  }

  @Test("resolves references to the system's colours per appearance")
  func systemReferences() {
    // systemRed of iOS 18 by Apple's table: 255, 59, 48 and 255, 69, 58.
    let red = look(Self.text, ["Ink": colorset(slot(system: "systemRedColor"))])
    #expect(red.foreground("ink", .light) == "#FF3B30")
    #expect(red.foreground("ink", .dark) == "#FF453A")
    #expect(look(Self.text, ["Ink": colorset(slot(system: "labelColor"))]).foreground("ink", .dark) == "#FFFFFF")
    #expect(look(Self.text, ["Ink": colorset(slot(system: "whiteColor"))]).foreground("ink") == "#FFFFFF")
    #expect(look(Self.text, ["Ink": colorset(slot(system: "mauveColor"))]).undecided("ink") == .missingAsset)
  }

  @Test("keeps the scheme that a view pins")
  func pinned() {
    let look = look(
      "VStack { \(Self.text) }.background(Color.black).environment(\\.colorScheme, .dark)",
      ["Ink": colorset(slot("102030"), slot("E0E1E2", "dark"))])
    #expect(look.readings("ink", .light).isEmpty)
    #expect(look.foregrounds("ink", .dark) == ["#E0E1E2"])
  }

  @Test("holds any of several colours of one name, so none is certain")
  func duplicates() throws {
    let files = [
      "App/A.xcassets/Ink.colorset/Contents.json": colorset(slot("767676")),
      "Kit/B.xcassets/Ink.colorset/Contents.json": colorset(slot("FFFFFF")),
      "Kit/C.xcassets/Ink.colorset/Contents.json": colorset(slot("767676")),
    ]
    let two = look(Self.text, files)
    #expect(two.isCertain("ink") == false)
    #expect(try #require(two.bounds("ink")).low == 1)
    var same = files
    same["Kit/B.xcassets/Ink.colorset/Contents.json"] = nil
    let one = look(Self.text, same)
    #expect(one.isCertain("ink") == true)
    #expect(one.foreground("ink") == "#767676")
  }
}
