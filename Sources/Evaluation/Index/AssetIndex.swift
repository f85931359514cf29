import SourceFacts

/// Finds the colours and images of asset catalogs by name and by the symbol that Xcode generates for them.
struct AssetIndex {
  private let reach: AssetReach
  private var colorsByName: [String: [ColorAsset]] = [:]
  private var colorsBySymbol: [String: [ColorAsset]] = [:]
  private var imagesByName: [String: [ImageAsset]] = [:]
  private var imagesBySymbol: [String: [ImageAsset]] = [:]
  private var namespaces: Set<String> = []
  /// The colours, in the order of their paths.
  private let colors: [ColorAsset]

  /// The name that a project's template gives the accent colour, and the build setting with it (S-126).
  private static let accentName = "AccentColor"

  /// Takes the audited catalogs, or those of a module that is not audited.
  init(_ program: Program, module: String? = nil) {
    let own = program.assets.colors.filter { $0.module == module }
    reach = AssetReach(program, colors: own, isWhole: program.assets.isWhole && module == nil)
    colors = own.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let images = (module == nil ? program.assets.images : []).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    colorsByName = Dictionary(grouping: colors, by: \.name)
    imagesByName = Dictionary(grouping: images, by: \.name)
    colorsBySymbol = Dictionary(grouping: colors) { AssetSymbol.path(of: $0.name, .color) }
    imagesBySymbol = Dictionary(grouping: images) { AssetSymbol.path(of: $0.name, .image) }
    for symbol in colorsBySymbol.keys {
      var space = symbol[...]
      while let dot = space.lastIndex(of: ".") {
        space = space[..<dot]
        namespaces.insert(String(space))
      }
    }
  }

  // MARK: - Colours

  /// What a name means in a bundle, for code of a file (S-124).
  func color(named name: String, in bundle: BundleReference, from file: Int32) -> ColorLookup {
    let candidates = colorsByName[name] ?? []
    guard let choice = reach.choose(candidates, catalog: \.catalog, in: bundle, from: file) else {
      return .missing(
        MissingColor(
          name: name, isEmpty: false, isCertain: reach.isCertain(missingIn: bundle, from: file),
          elsewhere: candidates.map(\.path)))
    }
    let color = color(name, choice)
    let platform = reach.platform(of: file)
    // The tools leave a set without a value out of what they build, so nothing is found by its name (S-121).
    if !color.isAccent, choice.assets.allSatisfy({ !$0.hasValue(on: platform) && $0.facts.issues.isEmpty }) {
      return .missing(
        MissingColor(name: name, isEmpty: true, isCertain: !choice.isAssumed, elsewhere: color.assets.map(\.path)))
    }
    return .found(color)
  }

  /// The colour behind a generated symbol, as `brandPrimary` or `Brand.primary`; it exists where code compiles.
  func color(symbol: String, from file: Int32) -> AssetColor? {
    guard let candidates = colorsBySymbol[symbol], let first = candidates.first else { return nil }
    let choice =
      reach.choose(candidates, catalog: \.catalog, in: .code(file), from: file)
      ?? AssetReach.Choice(assets: candidates, isAssumed: true)
    return color((choice.assets.first ?? first).name, choice)
  }

  /// True where colours lie in a namespace, as `Brand` in `Color.Brand.primary`.
  func hasNamespace(_ path: String) -> Bool { namespaces.contains(path) }

  /// The one colour whose place in its catalog fits the path of an accessor that a tool wrote, as `Colors.accent`:
  /// groups may be catalogs or folders, and names lose what an identifier can't hold.
  func color(accessor path: [String]) -> AssetColor? {
    guard let last = path.last else { return nil }
    let own = Self.folded(last)
    let fitting = colors.filter { color in
      guard Self.folded(color.name.split(separator: "/").last ?? "") == own else { return false }
      let places = Set(color.path.split(separator: "/").dropLast(2).map { Self.folded($0.prefix { $0 != "." }) })
      return path.dropLast().allSatisfy { places.contains(Self.folded($0)) }
    }
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    return color(only.name, AssetReach.Choice(assets: fitting, isAssumed: true))
  }

  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func color(_ name: String, _ choice: AssetReach.Choice<ColorAsset>) -> AssetColor {
    let accents = Set(choice.assets.flatMap { reach.accents(ofCatalog: $0.catalog) })
    let isAccent = accents.contains(name) || name.split(separator: "/").last == Self.accentName[...]
    let isDisputed = choice.others.contains { other in
      !choice.assets.contains { $0.facts.slots == other.facts.slots }
    }
    return AssetColor(
      name: name, assets: Self.distinct(choice.assets), isAccent: isAccent,
      isAssumed: choice.isAssumed || isDisputed)
  }

  // MARK: - Accents

  /// The accent colour in force in a file, or in the app that is declared there; `nil` where it is the system's (S-126).
  func accent(of file: Int32, isApp: Bool = false) -> AssetColor? {
    let all = reach.appsOnPlatform(of: file)
    let running = isApp ? all.filter { !$0.bundle.isExtension } : all
    let apps = running.isEmpty ? all : running
    guard !apps.isEmpty else { return accent(near: reach.path(of: file)) }
    var found: [ColorAsset] = []
    var mayBeUnset = false
    for app in apps {
      let own = assets(setting: app)
      if own.isEmpty, app.bundle.accent != .unset, !app.bundle.isComplete { return accent(near: reach.path(of: file)) }
      if own.isEmpty { mayBeUnset = true }
      found += own
    }
    guard let first = found.first(where: \.hasValue) else { return nil }
    return AssetColor(name: first.name, assets: Self.distinct(found), isAccent: true, mayBeUnset: mayBeUnset)
  }

  /// The accent of each of the apps that begin in a file, where they differ and each is known, with the app; `nil` stands
  /// for that of the system.
  func accents(ofAppsIn file: Int32) -> [(app: AssetBundle, accent: AssetColor?)] {
    let apps = reach.appsOnPlatform(of: file).filter { !$0.bundle.isExtension }
    var result: [(app: AssetBundle, accent: AssetColor?)] = []
    for app in apps {
      let found = assets(setting: app)
      guard app.bundle.isComplete || !found.isEmpty, app.bundle.accent != .unknown || !found.isEmpty else { return [] }
      let first = found.first { $0.hasValue }
      result.append(
        (app.bundle, first.map { AssetColor(name: $0.name, assets: Self.distinct(found), isAccent: true) }))
    }
    return Set(result.map(\.accent)).count > 1 ? result : []
  }

  /// The colours that set the accent of an app.
  private func assets(setting app: (index: Int, bundle: AssetBundle)) -> [ColorAsset] {
    switch app.bundle.accent {
    case .unset: []
    // Where a file of settings is not there, it is the name that Xcode gives.
    case .unknown: assets(named: Self.accentName, in: app.index)
    case .named(let name): assets(named: name, in: app.index)
    }
  }

  private func assets(named name: String, in bundle: Int) -> [ColorAsset] {
    (colorsByName[name] ?? []).filter { reach.bundles(ofCatalog: $0.catalog).contains(bundle) }
  }

  /// The accent colour where no build setting tells which catalog belongs to which target: all that set one are
  /// possible. An untouched one, which means the system's, counts where it stands at least as near to the file.
  private func accent(near path: String) -> AssetColor? {
    let accents = colorsByName[Self.accentName] ?? []
    let written = accents.filter(\.hasValue)
    guard let nearest = written.map({ AssetReach.nearness($0.catalog, to: path) }).max() else { return nil }
    let possible = accents.filter { $0.hasValue || AssetReach.nearness($0.catalog, to: path) >= nearest }
    return AssetColor(name: Self.accentName, assets: Self.distinct(possible), isAccent: true)
  }

  /// Leaves out assets that say the same as one before.
  private static func distinct(_ assets: [ColorAsset]) -> [ColorAsset] {
    var result: [ColorAsset] = []
    for asset in assets where !result.contains(where: { $0.facts.slots == asset.facts.slots }) { result.append(asset) }
    return result
  }

  // MARK: - Images

  /// The image with a name in a bundle, for code of a file; `nil` where none or several may be meant.
  func image(named name: String, in bundle: BundleReference, from file: Int32) -> ImageAsset? {
    only(imagesByName[name], in: bundle, from: file)
  }

  /// True where some catalog has an image with a name.
  func hasImage(named name: String) -> Bool { imagesByName[name] != nil }

  /// The image behind a generated symbol; `nil` where none or several may be meant.
  func image(symbol: String, from file: Int32) -> ImageAsset? {
    only(imagesBySymbol[symbol], in: .code(file), from: file)
  }

  private func only(_ candidates: [ImageAsset]?, in bundle: BundleReference, from file: Int32) -> ImageAsset? {
    let choice = reach.choose(candidates ?? [], catalog: \.catalog, in: bundle, from: file)
    return choice?.assets.count == 1 ? choice?.assets.first : nil
  }
}
