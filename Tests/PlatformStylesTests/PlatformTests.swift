import PlatformStyles
import Testing

struct PlatformTests {
  @Test(arguments: [
    ("ios", Platform.ios26), ("ios18", .ios18), ("ios26", .ios26), ("macos", .macos), ("watchos", .watchos),
    ("tvos", .tvos), ("visionos", .visionos),
  ])
  func arguments(word: String, platform: Platform) {
    #expect(Platform(argument: word) == platform)
  }

  @Test(arguments: ["iOS", "ios17", "linux", ""])
  func wordsThatAreNoPlatform(word: String) {
    #expect(Platform(argument: word) == nil)
  }

  @Test func names() {
    #expect(Platform.allCases.map(\.name) == ["ios18", "ios26", "macos", "watchos", "tvos", "visionos"])
  }

  @Test func appearancesHaveTheNamesOfReports() {
    #expect(
      Appearance.allCases.map(\.rawValue) == [
        "light", "dark", "light-increased", "dark-increased", "light-assistive", "dark-assistive",
      ])
  }

  @Test(arguments: [
    (Appearance.light, ColorScheme.light, false, false), (.dark, .dark, false, false),
    (.lightIncreased, .light, true, false), (.darkIncreased, .dark, true, false),
    (.lightAssistive, .light, true, true), (.darkAssistive, .dark, true, true),
  ])
  func settings(appearance: Appearance, scheme: ColorScheme, increases: Bool, assists: Bool) {
    #expect(appearance.scheme == scheme)
    #expect(appearance.increasesContrast == increases)
    #expect(appearance.boldsText == assists)
    #expect(appearance.reducesTransparency == assists)
    #expect(appearance.withScheme(scheme) == appearance)
    let other: ColorScheme = scheme == .light ? .dark : .light
    #expect(appearance.withScheme(other) != appearance)
    #expect(appearance.withScheme(other).scheme == other)
    #expect(appearance.withScheme(other).withScheme(scheme) == appearance)
  }
}
