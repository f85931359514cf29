import PlatformStyles

/// The bundle in which code looks a name up.
enum BundleReference: Hashable {
  /// That of the app or extension which runs the code.
  case main
  /// The one that the code of a file is built into.
  case code(Int32)
  /// One that the source doesn't tell.
  case unknown
}

/// Tells which catalogs the code of a file can reach (S-124).
struct AssetReach {
  /// The assets that a look-up may mean.
  struct Choice<Asset> {
    var assets: [Asset]
    /// Assets of the same name that are less likely.
    var others: [Asset] = []
    /// True where something else may be meant.
    var isAssumed = false
  }

  private let files: [SourceFile]
  private let bundles: [AssetBundle]
  private let isWhole: Bool
  private let catalogs: [String: [Int]]

  /// Takes the colours among which is chosen; whole where no catalog can lie outside of what was read.
  init(_ program: Program, colors: [ColorAsset], isWhole: Bool) {
    files = program.files
    bundles = program.assets.bundles
    self.isWhole = isWhole
    var catalogs = Dictionary(program.assets.catalogs.map { ($0.path, $0.bundles) }, uniquingKeysWith: { $0 + $1 })
    for path in colors.map(\.catalog) + program.assets.images.map(\.catalog) where catalogs[path] == nil {
      catalogs[path] = []
    }
    self.catalogs = catalogs
  }

  func path(of file: Int32) -> String { files[Int(file)].path }

  func platform(of file: Int32) -> Platform { files[Int(file)].platform }

  /// The apps and extensions that run the code of a file.
  private func mainBundles(of file: Int32) -> [(index: Int, bundle: AssetBundle)] {
    files[Int(file)].mainBundles.map { ($0, bundles[$0]) }
  }

  /// Those of them that run it on the platform that it is judged for, or all where none is built for that.
  func appsOnPlatform(of file: Int32) -> [(index: Int, bundle: AssetBundle)] {
    let all = mainBundles(of: file)
    let names = CompilationCondition.systems(of: platform(of: file))
    let built = all.filter { $0.bundle.systems.isEmpty || !$0.bundle.systems.isDisjoint(with: names) }
    return built.isEmpty ? all : built
  }

  func bundles(ofCatalog path: String) -> [Int] { catalogs[path] ?? [] }

  /// The names of the accent colours of what is built from a catalog.
  func accents(ofCatalog path: String) -> [String] {
    bundles(ofCatalog: path).compactMap { bundle in
      if case .named(let name) = bundles[bundle].accent { name } else { nil }
    }
  }

  /// The number of folders that two paths share from the top.
  static func nearness(_ path: String, to other: String) -> Int {
    let left = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let right = other.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return zip(left, right).prefix { $0 == $1 }.count
  }

  /// Chooses among assets of one name those that a look-up can mean; `nil` where it finds none.
  ///
  /// Where nothing tells the bundle the nearest ones are meant, but others are possible.
  func choose<Asset>(
    _ candidates: [Asset], catalog: (Asset) -> String, in bundle: BundleReference, from file: Int32
  ) -> Choice<Asset>? {
    if candidates.isEmpty { return nil }
    if let reachable = reachable(bundle, from: file) {
      let inside = candidates.filter { !bundles(ofCatalog: catalog($0)).allSatisfy { !reachable.contains($0) } }
      if !inside.isEmpty { return Choice(assets: inside) }
      let homeless = candidates.filter { bundles(ofCatalog: catalog($0)).isEmpty }
      if !homeless.isEmpty { return Choice(assets: homeless, others: candidates) }
      return isComplete(reachable) ? nil : Choice(assets: candidates, isAssumed: true)
    }
    let path = path(of: file)
    let best = candidates.map { Self.nearness(catalog($0), to: path) }.max()
    let nearest = candidates.filter { Self.nearness(catalog($0), to: path) == best }
    return Choice(
      assets: nearest, others: candidates, isAssumed: bundle == .unknown || isElsewhere(bundle, from: file))
  }

  /// True where nothing that could be built into a bundle was left unread, so that a name it lacks is missing.
  func isCertain(missingIn bundle: BundleReference, from file: Int32) -> Bool {
    if let reachable = reachable(bundle, from: file) { return isComplete(reachable) }
    return bundle != .unknown && !isElsewhere(bundle, from: file) && isWhole && !catalogs.isEmpty
  }

  /// True where an app that is not in the source runs the code, which is known to be a library's.
  private func isElsewhere(_ bundle: BundleReference, from file: Int32) -> Bool {
    bundle == .main && files[Int(file)].mainBundles.isEmpty && !files[Int(file)].bundles.isEmpty
  }

  /// The bundles that a look-up searches; `nil` where nothing tells.
  private func reachable(_ bundle: BundleReference, from file: Int32) -> Set<Int>? {
    let found: [Int]
    switch bundle {
    case .main: found = files[Int(file)].mainBundles
    case .code(let owner): found = files[Int(owner)].bundles
    case .unknown: return nil
    }
    return found.isEmpty ? nil : Set(found)
  }

  /// A bundle without any catalog may get its assets in a way that the project doesn't tell.
  private func isComplete(_ reachable: Set<Int>) -> Bool {
    reachable.allSatisfy { bundles[$0].isComplete }
      && catalogs.values.contains { !reachable.isDisjoint(with: $0) }
  }
}
