import ColorScience

/// Fills laid over a blurred backdrop, bottom first, each channel by itself.
///
/// Every blend here grows with the backdrop, so that the ends of a range of backdrops give the ends of the result.
struct MaterialRecipe: Sendable {
  enum Blend: String {
    case normal = "NORMAL"
    case colorDodge = "COLOR_DODGE"
    case linearDodge = "LINEAR_DODGE"
    case hardLight = "HARD_LIGHT"
    case overlay = "OVERLAY"

    /// The blended channel of a backdrop and a fill, encoded sRGB 0...1.
    func channel(_ backdrop: Double, _ fill: Double) -> Double {
      switch self {
      case .normal: fill
      case .colorDodge:
        backdrop <= 0 ? 0 : fill >= 1 ? 1 : min(1, backdrop / (1 - fill))
      case .linearDodge: min(1, backdrop + fill)
      case .hardLight:
        fill <= 0.5 ? 2 * backdrop * fill : 1 - 2 * (1 - backdrop) * (1 - fill)
      case .overlay: Blend.hardLight.channel(fill, backdrop)
      }
    }
  }

  struct Fill {
    let color: RGB
    let opacity: Double
    let blend: Blend
  }

  let fills: [Fill]

  /// Reads words such as `#BFBFBF@0.44:NORMAL`; nil when one of them is none.
  init?(words: [Substring]) {
    var fills: [Fill] = []
    for word in words {
      let parts = word.split(whereSeparator: { $0 == "@" || $0 == ":" }).map(String.init)
      guard parts.count == 3, let color = Color(hex: parts[0]), let opacity = Double(parts[1]),
        let blend = Blend(rawValue: parts[2])
      else { return nil }
      fills.append(Fill(color: color.encoded, opacity: opacity, blend: blend))
    }
    self.fills = fills
  }

  /// One translucent layer.
  init(tint: Color) {
    fills = [Fill(color: tint.encoded, opacity: tint.alpha, blend: .normal)]
  }

  func surface(over backdrop: RGB) -> RGB {
    fills.reduce(backdrop) { below, fill in
      below.combined(with: fill.color) { backdrop, color in
        let blended = fill.blend.channel(backdrop, color)
        return backdrop + (blended - backdrop) * fill.opacity
      }
    }
  }

  func surface(over backdrop: ColorBox) -> ColorBox {
    ColorBox(low: surface(over: backdrop.low), high: surface(over: backdrop.high))
  }
}

/// A design kit's materials by scheme and thickness.
struct MaterialKit: Sendable {
  private struct Key: Hashable {
    let scheme: ColorScheme
    let thickness: Substring
  }

  private var ranges: [Key: ClosedRange<Double>] = [:]
  private var recipes: [Key: MaterialRecipe] = [:]

  /// Reads rows of `scheme thickness darkest-lightest fills`, the fills being optional.
  init(rows: String) {
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard words.count >= 3, let scheme = ColorScheme(rawValue: String(words[0])) else { continue }
      let ends = words[2].split(separator: "-").compactMap { Double(String($0)) }
      guard ends.count == 2, ends[0] <= ends[1] else { continue }
      let key = Key(scheme: scheme, thickness: words[1])
      ranges[key] = ends[0] / 255...ends[1] / 255
      if words.count > 3 { recipes[key] = MaterialRecipe(words: Array(words.dropFirst(3))) }
    }
  }

  /// The grays, encoded sRGB 0...1, that the material takes over backdrops from black to white.
  func range(_ thickness: String, _ scheme: ColorScheme) -> ClosedRange<Double>? {
    ranges[Key(scheme: scheme, thickness: thickness[...])]
  }

  func recipe(_ thickness: String, _ scheme: ColorScheme) -> MaterialRecipe? {
    recipes[Key(scheme: scheme, thickness: thickness[...])]
  }
}

/// The material tables, each read when it is first needed.
enum MaterialTables {
  static let kit18 = MaterialKit(rows: MaterialRows.kit18)
  static let kit26 = MaterialKit(rows: MaterialRows.kit26)
  static let hardBounds = MaterialKit(rows: MaterialRows.hardBounds)
  static let macosTints = colors(MaterialRows.macosTints)
  static let vibrantLabels = colors(MaterialRows.vibrantLabels)
  static let opaqueFallbacks = colors(MaterialRows.opaqueFallbacks)

  /// Another edition of the older kit lightens the regular light material less (S-73).
  static let otherRegularLight = MaterialRecipe(words: ["#B3B3B3@0.82:NORMAL", "#333333@1:COLOR_DODGE"])

  /// The translucent layer that bars up to iOS 18 are approximated by.
  static func barTint(_ scheme: ColorScheme) -> MaterialRecipe {
    let gray = scheme == .light ? 249.0 : 29.0
    return MaterialRecipe(tint: Color(white: gray / 255, alpha: 0.94))
  }

  /// The colours of each row, under its words before the first colour.
  private static func colors(_ rows: String) -> [String: [Color]] {
    var colors: [String: [Color]] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      let key = words.prefix { !$0.hasPrefix("#") }.joined(separator: " ")
      colors[key] = words.compactMap { $0.hasPrefix("#") ? ColorTable.color($0) : nil }
    }
    return colors
  }
}
