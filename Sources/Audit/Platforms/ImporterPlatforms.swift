import SourceFacts

/// The platforms of the code that imports a package's modules: a package for several platforms runs on those of the apps
/// that take it.
struct ImporterPlatforms {
  private var families: [String: [PlatformFamily]] = [:]

  /// A file with what tells of its platform.
  struct File {
    /// The module of a package that the file belongs to, by a name that no other package has.
    var packageModule: String?
    /// The platforms that something tells; empty where nothing does.
    var told: [PlatformFamily]
    /// The platform it is measured for where nothing tells.
    var asked: PlatformFamily
    var imports: [String]
  }

  /// Follows imports from files whose platforms are told, in the order of the files, through modules of packages.
  init(_ files: [File]) {
    var named: [String: Set<String>] = [:]
    for module in files.compactMap(\.packageModule) {
      named[String(module.split(separator: "#").last ?? ""), default: []].insert(module)
    }
    if named.isEmpty { return }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for file in files {
        let own = Self.families(of: file, families)
        if own.isEmpty { continue }
        for module in file.imports.flatMap({ named[$0] ?? [] }) where module != file.packageModule {
          let before = families[module]?.count
          families[module, default: []].join(own)
          hasChanged = hasChanged || families[module]?.count != before
        }
      }
    }
  }

  /// The platforms of the code that imports a module; none where nothing imports it.
  func families(ofModule module: String?) -> [PlatformFamily] { module.flatMap { families[$0] } ?? [] }

  /// Code of a package says nothing before it is known who imports it; other code is measured where it was asked to be.
  private static func families(of file: File, _ known: [String: [PlatformFamily]]) -> [PlatformFamily] {
    if !file.told.isEmpty { return file.told }
    return file.packageModule.map { known[$0] ?? [] } ?? [file.asked]
  }
}
