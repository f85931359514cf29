import PlatformStyles
import Testing

struct TextStyleTests {
  private static let styles: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]

  private static func sizes(_ platform: Platform, _ size: DynamicTypeSize) -> [Double] {
    styles.compactMap { $0.metrics(platform: platform, size: size)?.preferred.size }
  }

  /// S-16.
  @Test func sizesOfIOS() {
    for platform in [Platform.ios18, .ios26] {
      #expect(Self.sizes(platform, .large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
      #expect(Self.sizes(platform, .xSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
      #expect(Self.sizes(platform, .accessibility5) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    }
  }

  /// S-16: only the headline is semibold, and only the three largest styles turn truly bold.
  @Test func weightsOfIOS() throws {
    for style in Self.styles {
      let metrics = try #require(style.metrics(platform: .ios26)).preferred
      #expect(metrics.weight == (style == .headline ? .semibold : .regular))
      let isLarge = [TextStyle.largeTitle, .title, .title2].contains(style)
      #expect(metrics.emphasizedWeight == (isLarge ? .bold : .semibold))
    }
  }

  /// S-17, macOS: size, weight and the weight once bold.
  @Test(arguments: [
    (TextStyle.largeTitle, 26.0, FontWeight.regular, FontWeight.bold), (.title, 22, .regular, .bold),
    (.title2, 17, .regular, .bold), (.title3, 15, .regular, .semibold), (.headline, 13, .bold, .heavy),
    (.body, 13, .regular, .semibold), (.callout, 12, .regular, .semibold), (.subheadline, 11, .regular, .semibold),
    (.footnote, 10, .regular, .semibold), (.caption, 10, .regular, .medium), (.caption2, 10, .medium, .semibold),
  ])
  func metricsOfMacOS(style: TextStyle, size: Double, weight: FontWeight, emphasized: FontWeight) throws {
    let expected = TypeMetrics(size: size, weight: weight, emphasizedWeight: emphasized)
    #expect(try #require(style.metrics(platform: .macos)).preferred == expected)
    #expect(try #require(style.metrics(platform: .macos, size: .accessibility5)).preferred == expected)
  }

  /// S-17, tvOS.
  @Test(arguments: [
    (TextStyle.title, 76.0), (.title2, 57), (.title3, 48), (.headline, 38), (.callout, 31), (.body, 29),
    (.caption, 25), (.caption2, 23),
  ])
  func metricsOfTVOS(style: TextStyle, size: Double) throws {
    let metrics = try #require(style.metrics(platform: .tvos)).preferred
    #expect(metrics == TypeMetrics(size: size, weight: .medium, emphasizedWeight: .bold))
  }

  @Test(arguments: [
    (Platform.tvos, TextStyle.largeTitle), (.tvos, .footnote), (.watchos, .callout), (.watchos, .subheadline),
    (.ios26, .extraLargeTitle), (.visionos, .extraLargeTitle2),
  ])
  func stylesWithoutAPublishedSize(platform: Platform, style: TextStyle) {
    #expect(style.metrics(platform: platform) == nil)
  }

  /// The guidelines' table of a 40 to 42 mm case, and of a 38 mm one.
  @Test func sizesOfWatchOS() throws {
    #expect(Self.sizes(.watchos, .large) == [36, 34, 27, 19, 16, 16, 13, 15, 14])
    #expect(Self.sizes(.watchos, .small) == [32, 30, 26, 18, 15, 15, 12, 14, 13])
    let medium = try #require(TextStyle.body.metrics(platform: .watchos, size: .medium))
    #expect(medium.alternatives.map(\.size) == [16, 15])
    #expect(!medium.isCertain)
    #expect(TextStyle.body.metrics(platform: .watchos, size: .accessibility5)?.preferred.size == 23)
  }

  /// visionOS publishes no sizes, so those of iOS never count as known there.
  @Test func visionOSIsAssumed() throws {
    let body = try #require(TextStyle.body.metrics(platform: .visionos))
    #expect(body.preferred == TypeMetrics(size: 17, weight: .medium, emphasizedWeight: .semibold))
    #expect(body.confidence == .low)
    #expect(TextStyle.title.metrics(platform: .visionos)?.preferred.weight == .bold)
  }

  @Test(arguments: [
    (Platform.ios26, 17.0, 11.0), (.ios18, 17, 11), (.macos, 13, 10), (.tvos, 29, 23), (.visionos, 17, 12),
    (.watchos, 16, 12),
  ])
  func defaultAndMinimumSizes(platform: Platform, standard: Double, minimum: Double) {
    #expect(platform.defaultTextSize == standard)
    #expect(platform.minimumTextSize == minimum)
  }

  @Test func everySizeOfIOSIsInTheTable() throws {
    var count = 0
    for (category, styles) in DataFile.types.ios.sizes {
      let size = try #require(DynamicTypeSize(rawValue: category))
      for (name, expected) in styles {
        let value = try #require(TextStyle(rawValue: name)?.metrics(platform: .ios26, size: size))
        #expect(value.preferred.size == expected.size)
        #expect(value.preferred.weight.name == expected.weight)
        #expect(value.preferred.emphasizedWeight.name == expected.emphasized)
        #expect(value.sources.allSatisfy { DataFile.types.sources[$0] != nil })
        count += 1
      }
    }
    #expect(count == 12 * 11)
  }

  /// The two cells where the guidelines and a kit disagree keep both sizes.
  @Test func disagreeingSizesStay() throws {
    let title2 = try #require(TextStyle.title2.metrics(platform: .ios26, size: .accessibility2))
    #expect(title2.alternatives.map(\.size) == [39, 43])
    let title3 = try #require(TextStyle.title3.metrics(platform: .ios26, size: .accessibility4))
    #expect(title3.alternatives.map(\.size) == [49, 43])
    #expect(TextStyle.title2.metrics(platform: .ios26)?.isCertain == true)
  }

  @Test func everySizeOfTheOtherPlatformsIsInTheTables() throws {
    for (platform, file) in [(Platform.macos, DataFile.types.macos), (.tvos, DataFile.types.tvos)] {
      #expect(!file.sizes.isEmpty)
      for (name, expected) in file.sizes {
        let value = try #require(TextStyle(rawValue: name)?.metrics(platform: platform))
        #expect(value.preferred.size == expected.size)
        #expect(value.preferred.weight.name == expected.weight)
        #expect(value.preferred.emphasizedWeight.name == expected.emphasized)
        #expect(!value.sources.isEmpty && value.sources.allSatisfy { DataFile.types.sources[$0] != nil })
      }
    }
    for (heading, size) in [("xLarge (default 44mm/45mm/49mm)", DynamicTypeSize.xLarge), ("AX3", .accessibility3)] {
      let styles = try #require(DataFile.types.watchos.sizes[heading])
      for (name, expected) in styles where name != "footnote2" {
        let value = try #require(TextStyle(rawValue: name)?.metrics(platform: .watchos, size: size))
        #expect(value.preferred.size == expected.size)
      }
    }
  }

  @Test func namesOfTheOtherFrameworks() throws {
    for (name, names) in DataFile.types.uiFontTextStyle where name != "caption3" {
      let style = try #require(TextStyle(rawValue: name))
      #expect(TextStyle(uiFontTextStyle: try #require(names.uikit)) == style)
      // The data has the constant's name, Interface Builder its value: the same without the leading k.
      #expect(TextStyle(interfaceBuilderStyle: String(names.ct.dropFirst("kCT".count)).uictPrefixed) == style)
    }
    #expect(TextStyle(uiFontTextStyle: "title") == nil)
    #expect(TextStyle(uiFontTextStyle: "caption") == nil)
    #expect(TextStyle(interfaceBuilderStyle: "UICTFontTextStyleCaption3") == nil)
  }

  @Test func dynamicTypeSizesAreOrdered() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }
}

extension String {
  /// `UIFontTextStyleBody` as `UICTFontTextStyleBody`.
  fileprivate var uictPrefixed: String { "UICT" + dropFirst("UI".count) }
}
