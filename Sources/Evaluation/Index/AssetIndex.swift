import SourceFacts

/// Finds the colours of asset catalogs by name and by the symbol that Xcode generates for them.
struct AssetIndex {
  private var byName: [String: AssetColor] = [:]
  private var bySymbol: [String: AssetColor] = [:]
  private var namespaces: Set<String> = []
  /// The accent colours of the program's targets, in the order of their paths, the untouched ones too.
  private let accents: [ColorAsset]

  /// The name that a project's template gives the accent colour, and the build setting with it (S-126).
  private static let accentName = "AccentColor"

  init(_ assets: [ColorAsset]) {
    let sorted = assets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for (name, same) in Dictionary(grouping: sorted, by: \.name) {
      byName[name] = AssetColor(name: name, assets: Self.distinct(same))
    }
    for (symbol, same) in Dictionary(grouping: sorted, by: { AssetSymbol.path(of: $0.name) }) where !symbol.isEmpty {
      guard let first = same.first else { continue }
      bySymbol[symbol] = AssetColor(name: first.name, assets: Self.distinct(same))
      var space = symbol[...]
      while let dot = space.lastIndex(of: ".") {
        space = space[..<dot]
        namespaces.insert(String(space))
      }
    }
    accents = sorted.filter { $0.name == Self.accentName }
  }

  /// The colour with a name, namespaces included.
  func color(named name: String) -> AssetColor? { byName[name] }

  /// The colour behind a generated symbol, as `brandPrimary` or `Brand.primary`.
  func color(symbol: String) -> AssetColor? { bySymbol[symbol] }

  /// True where colours lie in a namespace, as `Brand` in `Color.Brand.primary`.
  func hasNamespace(_ path: String) -> Bool { namespaces.contains(path) }

  /// The accent colour in force in a file; `nil` where no catalog sets one, so that it is the system's (S-126).
  ///
  /// Build settings tell which catalog belongs to which target; without them all that set one are possible. An
  /// untouched one, which means the system's, counts where it stands at least as near to the file.
  func accent(near path: String) -> AssetColor? {
    let written = accents.filter(\.hasValue)
    guard let nearest = written.map({ Self.nearness($0.catalog, to: path) }).max() else { return nil }
    let possible = accents.filter { $0.hasValue || Self.nearness($0.catalog, to: path) >= nearest }
    return AssetColor(name: Self.accentName, assets: Self.distinct(possible))
  }

  /// The number of folders that two paths share from the top.
  private static func nearness(_ path: String, to other: String) -> Int {
    let left = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let right = other.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return zip(left, right).prefix { $0 == $1 }.count
  }

  /// Leaves out assets that say the same as one before.
  private static func distinct(_ assets: [ColorAsset]) -> [ColorAsset] {
    var result: [ColorAsset] = []
    for asset in assets where !result.contains(where: { $0.facts.slots == asset.facts.slots }) { result.append(asset) }
    return result
  }
}

/// A colour that the program names in a catalog: one asset, or several of which any may be meant (S-124).
struct AssetColor: Hashable, Sendable {
  /// The name, namespaces included.
  var name: String
  /// The assets, of different values; never empty.
  var assets: [ColorAsset]

  /// True for the accent colour, which is the system's where it is left unset (S-121).
  var isAccent: Bool { name.split(separator: "/").last == "AccentColor" }
}
