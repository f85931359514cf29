/// A parsed table of text styles by category.
struct TypeTable: Sendable {
  private struct Key: Hashable {
    let style: TextStyle
    let size: DynamicTypeSize
  }

  private let values: [Key: StyleValue<TypeMetrics>]

  /// Reads rows of `category style points|other reading weight bold-weight confidence`.
  init(rows: String, sources: String) {
    let sources = sources.split(separator: ",").map(String.init)
    var values: [Key: StyleValue<TypeMetrics>] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ").map(String.init)
      guard words.count == 6, let size = DynamicTypeSize(rawValue: words[0]), let style = TextStyle(rawValue: words[1]),
        let weight = FontWeight(swiftUIName: words[3]), let emphasized = FontWeight(swiftUIName: words[4]),
        let confidence = Confidence(rawValue: words[5])
      else { continue }
      let readings = words[2].split(separator: "|").compactMap { Double(String($0)) }.map {
        TypeMetrics(size: $0, weight: weight, emphasizedWeight: emphasized)
      }
      guard let preferred = readings.first else { continue }
      values[Key(style: style, size: size)] = StyleValue(
        preferred, others: Array(readings.dropFirst()), confidence: confidence, sources: sources)
    }
    self.values = values
  }

  func metrics(_ style: TextStyle, _ size: DynamicTypeSize) -> StyleValue<TypeMetrics>? {
    values[Key(style: style, size: size)]
  }
}

/// The text style tables of the platforms, each read when it is first needed.
enum TypeTables {
  static let ios = TypeTable(rows: IOSTypeRows.rows, sources: IOSTypeRows.sources)
  static let macos = TypeTable(rows: MacOSTypeRows.rows, sources: MacOSTypeRows.sources)
  static let tvos = TypeTable(rows: TVOSTypeRows.rows, sources: TVOSTypeRows.sources)
  static let watchos = TypeTable(rows: WatchTypeRows.rows, sources: WatchTypeRows.sources)
}
