/// Turns the text style data into tables.
struct TypeTables {
  let data: TypeData

  private static let styles = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]
  private static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  private static let rowShape = "`category style points|other reading weight bold-weight confidence`"

  private var knownSources: Set<String> { Set(data.sources.keys) }

  var files: [GeneratedFile] {
    [
      GeneratedFile(
        typeName: "IOSTypeRows", comment: "Text styles of iOS.", dataFile: "type-styles.json",
        tables: [
          sources(data.ios.confidence),
          Table(name: "rows", comment: Self.rowShape, rows: scaling(data.ios, platform: "iOS")),
        ]),
      GeneratedFile(
        typeName: "WatchTypeRows", comment: "Text styles of watchOS.", dataFile: "type-styles.json",
        tables: [
          sources(data.watchos.confidence),
          Table(name: "rows", comment: Self.rowShape, rows: scaling(data.watchos, platform: "watchOS")),
        ]),
      fixedFile(typeName: "MacOSTypeRows", name: "macOS", platform: data.macos),
      fixedFile(typeName: "TVOSTypeRows", name: "tvOS", platform: data.tvos),
      platformSizes,
    ]
  }

  /// The guidelines' table is what a remark that only says `HIG` means.
  private func sources(_ confidence: String) -> Table {
    let remark = confidence.split(separator: " ").map { $0 == "HIG" ? "HIG-TYPO" : String($0) }
    return Table(
      name: "sources", comment: "Where the sizes come from.",
      rows: [Notation.sources([remark.joined(separator: " ")], known: knownSources)])
  }

  private func scaling(_ platform: TypeData.ScalingPlatform, platform name: String) -> [String] {
    let sizes = Dictionary(platform.sizes.map { (category($0.key), $0.value) }) { first, _ in first }
    return Self.categories.flatMap { category in
      Self.styles.compactMap { style in
        sizes[category]?[style].map { value in
          let other = otherReading(platform: name, style: style, category: category)
          return row(
            category, style, value, other: other,
            confidence: other == nil ? Notation.confidence(platform.confidence) : "medium")
        }
      }
    }
  }

  private func fixedFile(typeName: String, name: String, platform: TypeData.FixedPlatform) -> GeneratedFile {
    let rows = Self.styles.compactMap { style in
      platform.sizes[style].map {
        row("large", style, $0, other: nil, confidence: Notation.confidence(platform.confidence))
      }
    }
    return GeneratedFile(
      typeName: typeName, comment: "Text styles of \(name), which has no Dynamic Type.", dataFile: "type-styles.json",
      tables: [sources(platform.confidence), Table(name: "rows", comment: Self.rowShape, rows: rows)])
  }

  private func row(
    _ category: String, _ style: String, _ value: TypeData.Style, other: Double?, confidence: String
  ) -> String {
    let sizes = ([value.size] + (other.map { [$0] } ?? [])).map(Notation.number).joined(separator: "|")
    return "\(category) \(style) \(sizes) \(value.weight) \(value.emphasized) \(confidence)"
  }

  /// `Large (default 40mm/41mm/42mm)` is `large`, `AX1` is `accessibility1`.
  private func category(_ heading: String) -> String {
    let word = heading.split(separator: " ").first.map(String.init) ?? heading
    if word.hasPrefix("AX") { return "accessibility" + word.dropFirst(2) }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private func otherReading(platform: String, style: String, category: String) -> Double? {
    let place = "\(platform) \(style) at \(category)"
    let disagreement = data.disagreements.first { $0.place == place }
    return disagreement?.kept == nil ? nil : disagreement?.other
  }

  private var platformSizes: GeneratedFile {
    GeneratedFile(
      typeName: "PlatformSizeRows", comment: "Default and smallest text sizes.", dataFile: "type-styles.json",
      tables: [
        Table(
          name: "rows", comment: "`platform default minimum`, in points",
          rows: data.platformDefaultAndMinimum.rows.map { platform, sizes in
            "\(platform) \(sizes.map(Notation.number).joined(separator: " "))"
          })
      ])
  }
}
