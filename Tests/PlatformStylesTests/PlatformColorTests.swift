import ColorScience
import PlatformStyles
import Testing

/// What the platforms have of their own, and what stands in where they publish nothing.
struct PlatformColorTests {
  @Test(arguments: [
    ("red", "#FF3B30", "#FF383C"), ("blue", "#007AFF", "#0088FF"), ("green", "#34C759", "#34C759"),
    ("purple", "#AF52DE", "#CB30E0"), ("gray", "#8E8E93", "#8E8E93"),
  ])
  func palettesOfTheGenerations(name: String, older: String, newer: String) throws {
    let color = try #require(SystemColor(swiftUIColor: name))
    #expect(color.value(platform: .ios18, appearance: .light)?.preferred.hexString == older)
    #expect(color.value(platform: .ios26, appearance: .light)?.preferred.hexString == newer)
  }

  /// By the data: black at 0.85 is the label of macOS, and lightText white at 0.6 everywhere.
  @Test(arguments: [
    ("systemGray", true), ("systemGray6", true), ("systemRed", true), ("systemBackground", true), ("darkText", true),
    ("opaqueSeparator", true), ("separator", false), ("systemFill", false), ("secondaryLabel", false),
    ("label", false), ("lightText", false),
  ])
  func opaqueOnes(name: String, isOpaque: Bool) throws {
    #expect(try #require(SystemColor(uiColor: name)).isOpaque == isOpaque)
  }

  /// S-65: label colours as hex and alpha, standard and increased, light and dark.
  @Test(arguments: [
    (ContentLevel.primary, "#000000", 1.0, 1.0, "#FFFFFF", 1.0, 1.0),
    (.secondary, "#3C3C43", 0.6, 0.8, "#EBEBF5", 0.6, 0.7), (.tertiary, "#3C3C43", 0.3, 0.7, "#EBEBF5", 0.3, 0.55),
    (.quaternary, "#3C3C43", 0.18, 0.55, "#EBEBF5", 0.16, 0.4),
    (.quinary, "#000000", 0.05, 0.081, "#FFFFFF", 0.05, 0.081),
  ])
  func contentLevels(
    level: ContentLevel, light: String, lightAlpha: Double, lightIncreasedAlpha: Double, dark: String,
    darkAlpha: Double, darkIncreasedAlpha: Double
  ) throws {
    for platform in [Platform.ios18, .ios26] {
      for (appearance, hex, alpha) in [
        (Appearance.light, light, lightAlpha), (.lightIncreased, light, lightIncreasedAlpha),
        (.lightAssistive, light, lightIncreasedAlpha), (.dark, dark, darkAlpha),
        (.darkIncreased, dark, darkIncreasedAlpha), (.darkAssistive, dark, darkIncreasedAlpha),
      ] {
        let value = try #require(level.value(platform: platform, appearance: appearance))
        #expect(value.preferred.hexString == hex)
        #expect(value.preferred.alpha == alpha)
      }
    }
  }

  @Test func opacityOverCustomStyles() {
    #expect(ContentLevel.allCases.map(\.opacityMultiplier) == [1, 0.5, 0.25, 0.18, 0.18])
  }

  /// The fifth level is published for iOS 18 only.
  @Test func anOlderGenerationStandsInWithLessConfidence() throws {
    #expect(ContentLevel.quinary.value(platform: .ios18, appearance: .light)?.confidence == .high)
    #expect(ContentLevel.quinary.value(platform: .ios26, appearance: .light)?.confidence == .medium)
  }

  @Test(arguments: [
    (ContentLevel.primary, "#000000", 0.847, "#FFFFFF", 0.847), (.secondary, "#000000", 0.498, "#FFFFFF", 0.549),
    (.tertiary, "#000000", 0.259, "#FFFFFF", 0.247), (.quaternary, "#000000", 0.098, "#FFFFFF", 0.098),
  ])
  func levelsOfMacOS(level: ContentLevel, light: String, lightAlpha: Double, dark: String, darkAlpha: Double) throws {
    for (appearance, hex, alpha) in [(Appearance.light, light, lightAlpha), (.dark, dark, darkAlpha)] {
      let value = try #require(level.value(platform: .macos, appearance: appearance))
      #expect(value.preferred.hexString == hex)
      #expect(value.preferred.alpha == alpha)
      #expect(value.isCertain)
    }
    // Nothing is published for Increase Contrast: the standard value stands in, and counts as unknown.
    let increased = try #require(level.value(platform: .macos, appearance: .lightIncreased))
    #expect(increased.preferred.alpha == lightAlpha)
    #expect(increased.confidence == .low)
  }

  @Test func accentOfMacOSIsASetting() throws {
    let accent = try #require(SystemColor.tint.value(platform: .macos, appearance: .light))
    #expect(accent.alternatives.map(\.hexString) == ["#0088FF", "#007AFF"])
    #expect(!accent.isCertain)
  }

  @Test func watchIsAlwaysDark() throws {
    let blue = try #require(SystemColor.blue.value(platform: .watchos, appearance: .light))
    #expect(blue.preferred.hexString == "#0091FF")
    #expect(SystemColor.tint.value(platform: .watchos, appearance: .light)?.preferred == blue.preferred)
    #expect(SystemColor.blue.value(platform: .watchos, appearance: .lightIncreased)?.preferred.hexString == "#5CB8FF")
  }

  @Test(arguments: [Platform.watchos, .visionos])
  func labelsThatNobodyPublishesAreNotInvented(platform: Platform) throws {
    let primary = try #require(ContentLevel.primary.value(platform: platform, appearance: .light))
    #expect(primary.preferred == .white)
    #expect(primary.confidence == .low)
    for level in ContentLevel.allCases.dropFirst() {
      #expect(level.value(platform: platform, appearance: .light) == nil)
    }
  }

  /// visionOS keeps the dark values; its gray is of an older generation, and of increased contrast none is published.
  @Test func visionKeepsTheDarkValues() throws {
    let red = try #require(SystemColor.red.value(platform: .visionos, appearance: .light))
    #expect(red.preferred.hexString == "#FF4245")
    #expect(red.isCertain)
    let gray = try #require(SystemColor.gray.value(platform: .visionos, appearance: .light))
    #expect(gray.preferred.hexString == "#98989D")
    #expect(gray.confidence == .medium)
    #expect(SystemColor.red.value(platform: .visionos, appearance: .lightIncreased)?.confidence == .low)
  }

  @Test func tvSharesTheAccentsOfIOS() throws {
    let blue = try #require(SystemColor.blue.value(platform: .tvos, appearance: .light))
    #expect(blue.preferred.hexString == "#0088FF")
    #expect(blue.confidence == .medium)
    #expect(SystemColor.label.value(platform: .tvos, appearance: .light)?.confidence == .low)
    #expect(SystemColor.background.value(platform: .tvos, appearance: .light) == nil)
  }

  /// S-65: SwiftUI's separator style, whose dark is not UIKit's.
  @Test(arguments: [
    (Appearance.light, "#3C3C43", 0.29), (.lightIncreased, "#3C3C43", 0.37), (.dark, "#505058", 0.6),
    (.darkIncreased, "#505058", 0.68),
  ])
  func separatorStyle(appearance: Appearance, hex: String, alpha: Double) throws {
    let value = try #require(SystemColor.separatorStyle.value(platform: .ios18, appearance: appearance))
    #expect(value.preferred.hexString == hex)
    #expect(value.preferred.alpha == alpha)
  }
}
