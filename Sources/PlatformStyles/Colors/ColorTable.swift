import ColorScience

/// The column of a colour table: an appearance, with the elevated level that only dark backgrounds have.
enum ColorColumn: String, Hashable {
  case light
  case dark
  case lightIncreased = "lightIC"
  case darkIncreased = "darkIC"
  case darkElevated
  case darkIncreasedElevated = "darkICElevated"
}

/// A parsed table of colours by name and column.
struct ColorTable: Sendable {
  private struct Key: Hashable {
    let name: Substring
    let column: ColorColumn
  }

  private let values: [Key: StyleValue<Color>]

  /// Reads rows of `name column colour|other readings confidence sources`.
  init(rows: String) {
    var values: [Key: StyleValue<Color>] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard words.count == 5, let column = ColorColumn(rawValue: String(words[1])),
        let confidence = Confidence(rawValue: String(words[3]))
      else { continue }
      let colors = words[2].split(separator: "|").compactMap(Self.color)
      guard let preferred = colors.first else { continue }
      values[Key(name: words[0], column: column)] = StyleValue(
        preferred, others: Array(colors.dropFirst()), confidence: confidence,
        sources: words[4].split(separator: ",").map(String.init))
    }
    self.values = values
  }

  func value(_ name: String, _ column: ColorColumn) -> StyleValue<Color>? {
    values[Key(name: name[...], column: column)]
  }

  /// Reads `#RRGGBB` or `#RRGGBB/alpha`.
  static func color(_ text: Substring) -> Color? {
    let parts = text.split(separator: "/")
    guard let hex = parts.first, let opaque = Color(hex: String(hex)) else { return nil }
    guard parts.count > 1 else { return opaque }
    return Double(String(parts[1])).map(opaque.withAlpha)
  }
}

/// The colour tables of all platforms and generations, each read when it is first needed.
enum ColorTables {
  static let ios18 = ColorTable(rows: IOS18ColorRows.rows)
  static let ios26 = ColorTable(rows: IOS26ColorRows.rows)
  static let macos15 = ColorTable(rows: MacOSColorRows.macos15)
  static let macos26 = ColorTable(rows: MacOSColorRows.macos26)
  static let watchos10 = ColorTable(rows: WatchAndVisionColorRows.watchos10)
  static let watchos26 = ColorTable(rows: WatchAndVisionColorRows.watchos26)
  static let visionos2 = ColorTable(rows: WatchAndVisionColorRows.visionos2)
  static let visionos26 = ColorTable(rows: WatchAndVisionColorRows.visionos26)
}
