import ColorScience
import PlatformStyles
import Testing

/// Contrast of the tables' colours against the figures published with them, which are cut to two decimals.
struct ContrastFigureTests {
  private static let tolerance = 0.011

  private static func ratio(_ foreground: Color, on background: Color) -> Double {
    contrastRatio(foreground.composited(over: background), background)
  }

  private static func color(_ system: SystemColor?, _ platform: Platform, _ column: Column) -> Color? {
    system?.value(platform: platform, appearance: column.appearance, elevated: column.elevated)?.preferred
  }

  @Test(arguments: Profile.all)
  func textOnTheSystemBackground(profile: Profile) throws {
    let table = try #require(DataFile.colors.contrast.profiles[profile.name])
    #expect(table.count == 27)
    for (name, row) in table {
      for column in Column.all {
        let text = try #require(Self.color(SystemColor(uiColor: name), profile.platform, column))
        let background = try #require(Self.color(.background, profile.platform, column))
        let expected = try #require(row[column.name])
        #expect(
          abs(Self.ratio(text, on: background) - expected) <= Self.tolerance, "\(name) \(column.name)")
      }
    }
  }

  @Test func textOnFurtherBackgrounds() throws {
    let table = DataFile.colors.contrast.surfaces
    #expect(table.count == 6)
    for (name, surfaces) in table {
      for (surface, row) in surfaces {
        for column in Column.all {
          let text = try #require(Self.color(SystemColor(uiColor: name), .ios26, column))
          let background = try #require(Self.color(SystemColor(uiColor: surface), .ios26, column))
          let expected = try #require(row[column.name])
          #expect(
            abs(Self.ratio(text, on: background) - expected) <= Self.tolerance, "\(name) \(surface) \(column.name)")
        }
      }
    }
  }

  @Test(arguments: Profile.all)
  func whiteOnAccents(profile: Profile) throws {
    let table = try #require(DataFile.colors.contrast.onAccentWhite[profile.name])
    #expect(table.count == 12)
    for (name, row) in table {
      for (columnName, expected) in row {
        let column = try #require(Column.named(columnName))
        let accent = try #require(Self.color(SystemColor(uiColor: name), profile.platform, column))
        #expect(abs(Self.ratio(.white, on: accent) - expected) <= Self.tolerance, "\(name) \(columnName)")
      }
    }
  }

  /// The table's accents are of macOS 15, so only what AppKit hasn't changed since is compared.
  @Test(arguments: [
    ("light on white", Appearance.light, "FFFFFF"), ("light on ECECEC", .light, "ECECEC"),
    ("dark on 1E1E1E", .dark, "1E1E1E"), ("dark on 323232", .dark, "323232"),
  ])
  func textOfMacOS(heading: String, appearance: Appearance, hex: String) throws {
    let background = try #require(Color(hex: hex))
    let rows = DataFile.colors.contrast.macos.filter { !$0.key.hasPrefix("system") && $0.key != "controlAccentColor" }
    #expect(rows.count == 12)
    for (name, row) in rows {
      let text = try #require(SystemColor(nsColor: name)?.value(platform: .macos, appearance: appearance))
      let expected = try #require(row[heading])
      #expect(abs(Self.ratio(text.preferred, on: background) - expected) <= Self.tolerance, "\(name)")
    }
  }

  /// S-66: what follows from the label colours of iOS 18.
  @Test(arguments: [
    ("secondaryLabel", Appearance.light, "FFFFFF", 3.44), ("secondaryLabel", .light, "F2F2F7", 3.30),
    ("secondaryLabel", .dark, "000000", 6.36), ("secondaryLabel", .dark, "1C1C1E", 5.95),
    ("secondaryLabel", .lightIncreased, "FFFFFF", 5.97), ("secondaryLabel", .lightIncreased, "F2F2F7", 5.56),
    ("tertiaryLabel", .light, "FFFFFF", 1.73), ("tertiaryLabel", .light, "F2F2F7", 1.71),
    ("tertiaryLabel", .dark, "000000", 2.25), ("tertiaryLabel", .dark, "1C1C1E", 2.48),
    ("tertiaryLabel", .lightIncreased, "FFFFFF", 4.49), ("tertiaryLabel", .lightIncreased, "F2F2F7", 4.24),
    ("tertiaryLabel", .darkIncreased, "000000", 5.44), ("tertiaryLabel", .darkIncreased, "1C1C1E", 5.22),
    ("placeholderText", .light, "FFFFFF", 1.73),
    ("systemGray", .light, "FFFFFF", 3.26), ("systemGray", .light, "F2F2F7", 2.92),
    ("systemGray", .dark, "000000", 6.44), ("systemGray", .dark, "1C1C1E", 5.22),
    ("systemBlue", .light, "FFFFFF", 4.02), ("tintColor", .light, "FFFFFF", 4.02),
  ])
  func figuresOfTheSpecification(name: String, appearance: Appearance, hex: String, expected: Double) throws {
    let text = try #require(SystemColor(uiColor: name)?.value(platform: .ios18, appearance: appearance))
    let background = try #require(Color(hex: hex))
    #expect(abs(Self.ratio(text.preferred, on: background) - expected) <= Self.tolerance)
  }

  /// S-66: white at its second level, alpha 0.5, on the blue of iOS 18.
  @Test func secondaryWhiteOnBlue() throws {
    let blue = try #require(SystemColor.blue.value(platform: .ios18, appearance: .light)).preferred
    let white = Color.white.multiplyingAlpha(by: ContentLevel.secondary.opacityMultiplier)
    #expect(abs(Self.ratio(white, on: blue) - 2.03) <= Self.tolerance)
  }

  /// S-95: a white label on each accent of iOS 18, light and dark.
  @Test(arguments: [
    ("blue", 4.02, 3.65), ("red", 3.55, 3.41), ("green", 2.22, 2.02), ("orange", 2.20, 2.06), ("yellow", 1.51, 1.41),
    ("indigo", 5.65, 5.06), ("purple", 4.13, 3.52), ("pink", 3.65, 3.52), ("teal", 2.57, 1.99), ("mint", 2.12, 1.51),
    ("cyan", 2.54, 1.72), ("brown", 3.50, 3.08),
  ])
  func whiteOnProminentButtons(name: String, light: Double, dark: Double) throws {
    let color = try #require(SystemColor(swiftUIColor: name))
    for (appearance, expected) in [(Appearance.light, light), (.dark, dark)] {
      let fill = try #require(color.value(platform: .ios18, appearance: appearance)).preferred
      #expect(abs(Self.ratio(.white, on: fill) - expected) <= Self.tolerance)
    }
  }
}
