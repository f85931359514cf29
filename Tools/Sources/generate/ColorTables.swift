/// Turns the colour data into tables.
struct ColorTables {
  let data: ColorData

  private static let columns = ["light", "dark", "lightIC", "darkIC", "darkElevated", "darkICElevated"]
  private static let rowShape = "`name column colour|other readings confidence sources`"

  private var knownSources: Set<String> { Set(data.sources.keys) }

  var files: [GeneratedFile] {
    [names, ios(profile: "ios16_18"), ios(profile: "ios26"), macos, watchAndVision]
  }

  private var names: GeneratedFile {
    let swiftUI = data.swiftui.namedColors.sorted { $0.key < $1.key }.map { name, meaning in
      let bare = name.hasPrefix("Color.") ? String(name.dropFirst(6)) : name
      return switch meaning {
      case .systemColor(let system): "\(bare) \(system)"
      case .fixed(let rgba): "\(bare) \(Notation.color(rgba))"
      }
    }
    return GeneratedFile(
      typeName: "SystemColorNames", comment: "The names of system colours.", dataFile: "system-colors.json",
      tables: [
        Table(name: "ios", comment: "`UIColor member, kind`", rows: kinds(data.ios)),
        Table(name: "macos", comment: "`NSColor member, kind`", rows: kinds(data.macos)),
        Table(name: "swiftUI", comment: "`Color member, system colour or fixed colour`", rows: swiftUI),
      ])
  }

  private func kinds(_ family: ColorData.ColorFamily) -> [String] {
    family.colors.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kind ?? "accent")" }
  }

  private func ios(profile: String) -> GeneratedFile {
    let isOlder = profile == "ios16_18"
    let additions = isOlder ? quinaryRows + separatorStyleRows : []
    return GeneratedFile(
      typeName: isOlder ? "IOS18ColorRows" : "IOS26ColorRows",
      comment: "UIKit's colours, \(isOlder ? "iOS 16 to 18, and what SwiftUI adds" : "iOS 26").",
      dataFile: "system-colors.json",
      tables: [Table(name: "rows", comment: Self.rowShape, rows: rows(data.ios, profile: profile) + additions)])
  }

  private var macos: GeneratedFile {
    GeneratedFile(
      typeName: "MacOSColorRows", comment: "AppKit's colours.", dataFile: "system-colors.json",
      tables: [
        Table(name: "macos15", comment: Self.rowShape, rows: rows(data.macos, profile: "macos11_15")),
        Table(name: "macos26", comment: Self.rowShape, rows: rows(data.macos, profile: "macos26")),
      ])
  }

  private var watchAndVision: GeneratedFile {
    GeneratedFile(
      typeName: "WatchAndVisionColorRows", comment: "Accents of watchOS and visionOS, by SwiftUI name.",
      dataFile: "system-colors.json",
      tables: [
        Table(name: "watchos10", comment: Self.rowShape, rows: rows(data.watchos, profile: "watchos_to_10")),
        Table(name: "watchos26", comment: Self.rowShape, rows: rows(data.watchos, profile: "watchos26")),
        Table(name: "visionos2", comment: Self.rowShape, rows: rows(data.visionos, profile: "visionos1_2")),
        Table(name: "visionos26", comment: Self.rowShape, rows: rows(data.visionos, profile: "visionos26")),
      ])
  }

  private func rows(_ family: ColorData.ColorFamily, profile: String) -> [String] {
    family.colors.sorted { $0.key < $1.key }.flatMap { name, color -> [String] in
      guard let values = color.values[profile] else { return [] }
      return Self.columns.compactMap { column in
        guard let datum = values[column] else { return nil }
        let sources = Notation.sources(datum.src, known: knownSources)
        return "\(name) \(column) \(Notation.colors(datum)) \(datum.conf) \(sources)"
      }
    }
  }

  /// The fifth content level, which UIKit doesn't name.
  private var quinaryRows: [String] {
    let levels = data.swiftui.contentLevels
    let sources = Notation.sources(levels.source, known: knownSources)
    return Self.columns.compactMap { column in
      levels.quinary[column].map { rgba in
        "quinaryContent \(column) \(Notation.color(rgba)) \(Notation.confidence(levels.confidence)) \(sources)"
      }
    }
  }

  /// SwiftUI's separator style: one reading, so medium; Increase Contrast adds 0.08 to its alpha.
  private var separatorStyleRows: [String] {
    let style = data.swiftui.separatorStyle
    let sources = Notation.sources(style.source, known: knownSources)
    func increased(_ rgba: [Double]) -> [Double] {
      Array(rgba.prefix(3)) + rgba.dropFirst(3).map { (($0 + 0.08) * 100).rounded() / 100 }
    }
    let columns = [
      ("light", style.light), ("dark", style.dark), ("lightIC", increased(style.light)),
      ("darkIC", increased(style.dark)),
    ]
    return columns.map { column, rgba in "separatorStyle \(column) \(Notation.color(rgba)) medium \(sources)" }
  }
}
