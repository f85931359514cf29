import ColorScience
import PlatformStyles
import Testing

/// The tables against the data file, datum by datum.
struct ColorTableTests {
  private static let assumed = "assumed"

  @Test(arguments: Profile.all)
  func everyColorOfIOSIsInTheTables(profile: Profile) throws {
    var count = 0
    for (name, color) in DataFile.colors.ios.colors {
      let system = try #require(SystemColor(uiColor: name), "\(name)")
      for (columnName, datum) in color.values[profile.name] ?? [:] {
        let column = try #require(Column.named(columnName))
        let value = try #require(
          system.value(platform: profile.platform, appearance: column.appearance, elevated: column.elevated))
        expect(value, is: datum, "\(name) \(columnName)")
        count += 1
      }
    }
    // 39 colours of four columns, and six backgrounds of two more.
    #expect(count == 39 * 4 + 6 * 2)
  }

  @Test func everyNewestColorOfMacOSIsInTheTables() throws {
    var count = 0
    for (name, color) in DataFile.colors.macos.colors where name != "controlAccentColor" {
      let system = try #require(SystemColor(nsColor: name), "\(name)")
      for (columnName, datum) in color.values["macos26"] ?? color.values["macos11_15"] ?? [:] {
        let column = try #require(Column.named(columnName))
        let value = try #require(system.value(platform: .macos, appearance: column.appearance))
        expect(value, is: datum, "\(name) \(columnName)", atMost: color.values["macos26"] == nil ? .medium : .high)
        count += 1
      }
    }
    // 12 accents and the gray with four columns, and 21 others but the accent with two.
    #expect(count == 13 * 4 + 21 * 2)
  }

  @Test(arguments: [(Platform.watchos, "watchos26"), (.visionos, "visionos26")])
  func everyDarkAccentOfWatchAndVisionIsInTheTables(platform: Platform, profile: String) throws {
    let family = platform == .watchos ? DataFile.colors.watchos : DataFile.colors.visionos
    var count = 0
    for (name, color) in family.colors {
      guard let datum = color.values[profile]?["dark"] else { continue }
      let system = try #require(SystemColor(swiftUIColor: name), "\(name)")
      for appearance in [Appearance.light, .dark] {
        expect(
          try #require(system.value(platform: platform, appearance: appearance)), is: datum, "\(name)")
      }
      count += 1
    }
    #expect(count == 12)
  }

  private func expect(
    _ value: StyleValue<Color>, is datum: ColorFile.Datum, _ place: String, atMost limit: Confidence = .high,
    location: SourceLocation = #_sourceLocation
  ) {
    let readings = datum.readings.map { rgba in
      Color(red8: Int(rgba[0]), green8: Int(rgba[1]), blue8: Int(rgba[2]), alpha: rgba[3])
    }
    #expect(value.alternatives == readings, "\(place)", sourceLocation: location)
    let confidence = Confidence(rawValue: datum.conf).map { min($0, limit) }
    #expect(value.confidence == confidence, "\(place)", sourceLocation: location)
    #expect(
      value.isCertain == (readings.count == 1 && value.confidence != .low), "\(place)", sourceLocation: location)
    #expect(!value.sources.isEmpty, "\(place)", sourceLocation: location)
    for source in value.sources {
      let isKnown = DataFile.colors.sources[source] != nil
      let isAssumption = source == Self.assumed && value.confidence < .high
      #expect(isKnown || isAssumption, "\(place): \(source)", sourceLocation: location)
    }
  }

  /// Where sources disagree, both readings stay: the dark secondary label of iOS 26 is 60 % or 70 % opaque.
  @Test func alternativesStaySets() throws {
    let dark = try #require(SystemColor.secondaryLabel.value(platform: .ios26, appearance: .dark))
    #expect(dark.alternatives.map(\.alpha) == [0.6, 0.7])
    #expect(dark.confidence == .medium)
    #expect(!dark.isCertain)

    let light = try #require(SystemColor.secondaryLabel.value(platform: .ios26, appearance: .light))
    #expect(light.alternatives.map(\.alpha) == [0.6])
    #expect(light.isCertain)
  }

  @Test func aLowValueIsNeverCertain() throws {
    let link = try #require(SystemColor.link.value(platform: .ios26, appearance: .light))
    #expect(link.alternatives.map(\.hexString) == ["#007AFF", "#0088FF"])
    #expect(link.confidence == .low)
    #expect(!link.isCertain)
  }

  @Test func repeatedReadingsAreDropped() {
    let value = StyleValue(1, others: [1, 2, 2, 1, 3], confidence: .high, sources: [])
    #expect(value.alternatives == [1, 2, 3])
    #expect(StyleValue(1, others: [1], confidence: .medium, sources: []).isCertain)
    #expect(!StyleValue(1, confidence: .low, sources: []).isCertain)
  }
}
