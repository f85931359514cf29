/// Turns the material data into tables.
struct MaterialTables {
  let data: MaterialData

  private static let schemes = ["light", "dark"]
  private static let thicknesses = ["ultraThin", "thin", "regular", "thick", "chrome"]
  private static let levels = ["primary", "secondary", "tertiary", "quaternary"]

  var file: GeneratedFile {
    GeneratedFile(
      typeName: "MaterialRows", comment: "Material estimates read from design kits.", dataFile: "system-colors.json",
      tables: [
        Table(
          name: "kit18", comment: "iOS 17 and 18: `scheme thickness darkest-lightest fills, bottom first`",
          rows: recipes(data.olderKit)),
        Table(
          name: "kit26", comment: "iOS 26 and later: `scheme thickness darkest-lightest fills, bottom first`",
          rows: recipes(data.newerKit)),
        Table(
          name: "hardBounds", comment: "Both kits together: `scheme thickness darkest-lightest`", rows: hardBounds),
        Table(name: "macosTints", comment: "macOS: `scheme thickness tint`", rows: macosTints),
        Table(name: "vibrantLabels", comment: "Label fills over a material: `scheme level colour`", rows: labels),
        Table(
          name: "opaqueFallbacks", comment: "Suggested for Reduce Transparency: `scheme one end, other end`",
          rows: fallbacks),
      ])
  }

  private func recipes(_ kit: MaterialData.Kit) -> [String] {
    Self.schemes.flatMap { scheme in
      Self.thicknesses.compactMap { thickness in
        kit.recipes[scheme]?[thickness].map { recipe in
          let fills = recipe.fills.map { $0.split(separator: " ").joined(separator: ":") }
          let range = recipe.grayRange.map(String.init).joined(separator: "-")
          return "\(scheme) \(thickness) \(range) \(fills.joined(separator: " "))"
        }
      }
    }
  }

  private var hardBounds: [String] {
    Self.schemes.flatMap { scheme in
      Self.thicknesses.compactMap { thickness in
        data.hardGrayBounds[scheme]?[thickness].map { range in
          "\(scheme) \(thickness) \(range.map(String.init).joined(separator: "-"))"
        }
      }
    }
  }

  /// The macOS kit calls the regular material `medium`.
  private var macosTints: [String] {
    let names = [
      ("ultraThin", "ultraThin"), ("thin", "thin"), ("regular", "medium"), ("thick", "thick"),
      ("ultraThick", "ultraThick"),
    ]
    return [("light", data.macosKit.light), ("dark", data.macosKit.dark)].flatMap { scheme, tints in
      names.compactMap { name, kitName in
        tints[kitName].map { "\(scheme) \(name) \(Notation.color($0))" }
      }
    }
  }

  private var labels: [String] {
    [("light", data.vibrantLabels.light), ("dark", data.vibrantLabels.dark)].flatMap { scheme, colors in
      Self.levels.compactMap { level in
        colors[level].map { "\(scheme) \(level) \($0.uppercased())" }
      }
    }
  }

  private var fallbacks: [String] {
    let fallback = data.reduceTransparency.suggestedFallback
    return [("light", fallback.light), ("dark", fallback.dark)].map { scheme, colors in
      "\(scheme) \(colors.map { Notation.color($0) }.joined(separator: " "))"
    }
  }
}
