import ColorScience
import PlatformStyles
import Testing

struct BackgroundTests {
  /// S-64: light alternates, dark climbs.
  @Test(arguments: [
    (0, 0, Appearance.light, false, "#FFFFFF"), (1, 0, .light, false, "#F2F2F7"), (2, 0, .light, false, "#FFFFFF"),
    (0, 1, .light, false, "#F2F2F7"), (1, 1, .light, false, "#FFFFFF"), (1, 0, .light, true, "#F2F2F7"),
    (0, 0, .dark, false, "#000000"), (1, 0, .dark, false, "#1C1C1E"), (2, 0, .dark, false, "#2C2C2E"),
    (3, 0, .dark, false, "#3A3A3C"), (7, 0, .dark, false, "#3A3A3C"), (1, 1, .dark, false, "#1C1C1E"),
    (0, 0, .dark, true, "#1C1C1E"), (1, 0, .dark, true, "#2C2C2E"),
  ])
  func levelsOfIOS(level: Int, context: Int, appearance: Appearance, elevated: Bool, hex: String) throws {
    let value = try #require(
      Backgrounds.color(
        level: level, groupContext: context, elevated: elevated, platform: .ios26, appearance: appearance))
    #expect(value.alternatives.map(\.hexString) == [hex])
    #expect(value.isCertain)
  }

  /// Whether the style follows Increase Contrast isn't published, so both readings stay where they differ.
  @Test(arguments: [
    (0, Appearance.lightIncreased, false, ["#FFFFFF"]), (1, .lightIncreased, false, ["#F2F2F7", "#EBEBF0"]),
    (0, .darkIncreased, false, ["#000000"]), (1, .darkIncreased, false, ["#1C1C1E", "#242426"]),
    (0, .darkIncreased, true, ["#1C1C1E", "#242426"]),
  ])
  func levelsUnderIncreaseContrast(level: Int, appearance: Appearance, elevated: Bool, hexes: [String]) throws {
    let value = try #require(
      Backgrounds.color(level: level, elevated: elevated, platform: .ios26, appearance: appearance))
    #expect(value.alternatives.map(\.hexString) == hexes)
  }

  @Test(arguments: [
    ("systemBackground", "#000000", "#1C1C1E", "#242426"),
    ("secondarySystemBackground", "#1C1C1E", "#2C2C2E", "#363638"),
    ("tertiarySystemBackground", "#2C2C2E", "#3A3A3C", "#444446"),
    ("systemGroupedBackground", "#000000", "#1C1C1E", "#242426"),
    ("secondarySystemGroupedBackground", "#1C1C1E", "#2C2C2E", "#363638"),
  ])
  func elevatedDarkBackgrounds(name: String, base: String, elevated: String, increased: String) throws {
    let color = try #require(SystemColor(uiColor: name))
    for platform in [Platform.ios18, .ios26] {
      #expect(color.value(platform: platform, appearance: .dark)?.preferred.hexString == base)
      #expect(color.value(platform: platform, appearance: .dark, elevated: true)?.preferred.hexString == elevated)
      #expect(
        color.value(platform: platform, appearance: .darkIncreased, elevated: true)?.preferred.hexString == increased)
      #expect(
        color.value(platform: platform, appearance: .light, elevated: true)
          == color.value(platform: platform, appearance: .light))
    }
  }

  /// S-82: the backdrop and the platter of a grouped list, on the screen and in a sheet.
  @Test(arguments: [
    (Appearance.light, false, "#F2F2F7", "#FFFFFF"), (.dark, false, "#000000", "#1C1C1E"),
    (.dark, true, "#1C1C1E", "#2C2C2E"),
  ])
  func groupedLists(appearance: Appearance, elevated: Bool, backdrop: String, platter: String) {
    #expect(
      Backgrounds.grouped(elevated: elevated, platform: .ios26, appearance: appearance)?.preferred.hexString == backdrop
    )
    #expect(
      Backgrounds.groupedPlatter(elevated: elevated, platform: .ios26, appearance: appearance)?.preferred.hexString
        == platter)
  }

  @Test func otherPlatforms() throws {
    let watch = try #require(Backgrounds.root(platform: .watchos, appearance: .light))
    #expect(watch.preferred == .black)
    let macos = try #require(Backgrounds.color(level: 0, platform: .macos, appearance: .dark))
    #expect(macos.preferred.hexString == "#1E1E1E")
    #expect(macos.isCertain)
    #expect(Backgrounds.color(level: 1, platform: .macos, appearance: .dark)?.isCertain == false)
    #expect(Backgrounds.root(platform: .macos, appearance: .light)?.preferred.hexString == "#ECECEC")
    #expect(Backgrounds.root(platform: .macos, appearance: .light)?.isCertain == false)
    #expect(Backgrounds.root(platform: .visionos, appearance: .light) == nil)
    #expect(Backgrounds.color(level: 0, platform: .tvos, appearance: .dark) == nil)
  }
}
