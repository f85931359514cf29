import ColorScience
import PlatformStyles
import Testing

struct VibrancyTests {
  private static let tolerance = 0.011

  /// The worst a standard label does over each material of the older kit and of both together.
  @Test(arguments: ["light", "dark"])
  func standardLabelsOverMaterials(scheme: String) throws {
    let appearance = try #require(Appearance(rawValue: scheme))
    let table = try #require(DataFile.colors.materials.worstRatios[scheme])
    #expect(table.count == 4)
    for (name, kits) in table {
      let material = try #require(Material(rawValue: name))
      // The regular light material has a second edition in our bounds, which the figures leave out.
      let isFigured = material != .regular || appearance == .dark
      for (kit, bounds) in [
        ("kit17", material.bounds(platform: .ios18, appearance: appearance)),
        ("union", material.hardBounds(platform: .ios18, appearance: appearance)),
      ] where isFigured || kit == "union" {
        for (label, expected) in try #require(kits[kit]) {
          let color = try #require(SystemColor(uiColor: label)?.value(platform: .ios18, appearance: appearance))
          let worst = Self.worst(of: color.preferred, over: bounds.box)
          #expect(abs(worst - expected) <= Self.tolerance, "\(name) \(kit) \(label)")
        }
      }
    }
  }

  /// The least ratio over the grays of a box, at every level of 8 bits.
  private static func worst(of label: Color, over box: ColorBox) -> Double {
    let levels = Int((box.low.red * 255).rounded())...Int((box.high.red * 255).rounded())
    return levels.map { level in
      let surface = Color(white: Double(level) / 255)
      return contrastRatio(label.composited(over: surface), surface)
    }.min() ?? 0
  }

  /// The kit's label fills over its regular material, at both ends; the standard label must lie within the bounds too.
  @Test(arguments: ["light", "dark"])
  func boundsHoldBothModels(scheme: String) throws {
    let appearance = try #require(Appearance(rawValue: scheme))
    let rows = try #require(DataFile.colors.materials.vibrantLabels.ratiosOverKit17Regular[scheme])
    let range = try #require(DataFile.colors.materials.olderKit.recipes[scheme]?["regular"]).grayRange
    let surface = ColorBox(low: RGB(gray: range[0] / 255), high: RGB(gray: range[1] / 255))
    #expect(rows.count == 4)
    for level in ContentLevel.allCases.dropLast() {
      let label = try #require(level.value(platform: .ios18, appearance: appearance)).preferred
      let drawn = try #require(
        Material.regular.vibrantForeground(level, over: surface, platform: .ios18, appearance: appearance))
      for ratio in try #require(rows[level.name]) + [Self.worst(of: label, over: surface)] {
        #expect(drawn.contrast.low - Self.tolerance <= ratio && ratio <= drawn.contrast.high + Self.tolerance)
      }
      #expect(drawn.confidence == .low)
    }
  }

  /// S-73: primary passes 4.5 over regular in either scheme; secondary over thick light by the standard label doesn't.
  @Test func figuresOfTheSpecification() throws {
    let light = try #require(Material.regular.vibrantForeground(.primary, platform: .ios26, appearance: .light))
    #expect(light.contrast.low >= 10.4)
    let dark = try #require(Material.regular.vibrantForeground(.primary, platform: .ios26, appearance: .dark))
    #expect(abs(dark.contrast.low - 7.57) <= Self.tolerance)
    let secondary = try #require(Material.thick.vibrantForeground(.secondary, platform: .ios18, appearance: .light))
    #expect(secondary.contrast.low <= 3.4)
  }

  /// Every drawn label of a sampled coloured backdrop lies within the bounds, since a mean of ratios does.
  @Test func coloredSurfacesLieWithin() throws {
    let box = ColorBox(low: RGB(red: 0.6, green: 0.7, blue: 0.5), high: RGB(red: 0.9, green: 0.9, blue: 1))
    let label = try #require(ContentLevel.secondary.value(platform: .ios18, appearance: .light)).preferred
    let drawn = try #require(
      Material.thin.vibrantForeground(.secondary, over: box, platform: .ios18, appearance: .light))
    for red in stride(from: 0.6, through: 0.9, by: 0.1) {
      for green in stride(from: 0.7, through: 0.9, by: 0.1) {
        for blue in stride(from: 0.5, through: 1, by: 0.1) {
          let surface = Color(red: red, green: green, blue: blue)
          let text = label.composited(over: surface)
          #expect(drawn.contrast.contains(contrastRatio(text, surface)))
          for channel in 0..<3 {
            #expect(drawn.box.low[channel] <= text.encoded[channel] + 1e-9)
            #expect(drawn.box.high[channel] >= text.encoded[channel] - 1e-9)
          }
        }
      }
    }
  }

  /// Over one colour a label has one ratio, whatever channels they share. White at 0.847 over blue is 0.847, 0.847, 1,
  /// whose relative luminance is 0.9278 · 0.6866 + 0.0722 = 0.7092; that of blue is 0.0722.
  @Test func oneColorHasOneRatio() throws {
    let blue = RGB(red: 0, green: 0, blue: 1)
    let drawn = try #require(
      Material.regular.vibrantForeground(
        .primary, over: ColorBox(low: blue, high: blue), platform: .macos, appearance: .dark))
    #expect(abs(drawn.contrast.low - 0.7592 / 0.1222) < 0.01)
    #expect(abs(drawn.contrast.high - 0.7592 / 0.1222) < 0.01)
  }

  @Test func levelsThatNobodyPublishesStayUnknown() {
    #expect(Material.regular.vibrantForeground(.secondary, platform: .visionos, appearance: .dark) == nil)
    #expect(Material.regular.vibrantForeground(.secondary, platform: .watchos, appearance: .dark) == nil)
    #expect(Material.regular.vibrantForeground(.secondary, platform: .macos, appearance: .dark) != nil)
  }
}
