/// What the asset catalogs of a program hold, and which bundles are built from them.
package struct ProgramAssets: Hashable, Sendable {
  /// The colours.
  package var colors: [ColorAsset]
  /// The images.
  package var images: [ImageAsset]
  /// The catalogs whose bundles are known, and those without a colour or an image.
  package var catalogs: [AssetCatalog]
  /// The bundles, to which files and catalogs point by index.
  package var bundles: [AssetBundle]
  /// True where no catalog of the program can lie outside of what was read.
  package var isWhole: Bool

  /// Creates the assets of a program.
  package init(
    colors: [ColorAsset] = [], images: [ImageAsset] = [], catalogs: [AssetCatalog] = [], bundles: [AssetBundle] = [],
    isWhole: Bool = false
  ) {
    self.colors = colors
    self.images = images
    self.catalogs = catalogs
    self.bundles = bundles
    self.isWhole = isWhole
  }
}

/// A catalog and the bundles it is built into.
package struct AssetCatalog: Hashable, Sendable {
  /// The path as it is reported, up to and with `.xcassets`.
  package var path: String
  /// The bundles, by their indices; none where nothing tells.
  package var bundles: [Int]

  /// Creates a catalog.
  package init(path: String, bundles: [Int]) {
    self.path = path
    self.bundles = bundles
  }
}

/// What a target is built into: an app, an extension, a framework or a package's resources.
package struct AssetBundle: Hashable, Sendable {
  /// What the project says about the accent colour (S-126).
  package enum Accent: Hashable, Sendable {
    /// The colour of a catalog, by its name.
    case named(String)
    /// None, so that it is the system's.
    case unset
    /// Nothing that could be read.
    case unknown
  }

  /// The target's name.
  package var name: String
  /// True where every catalog that it is built from was read.
  package var isComplete: Bool
  /// What the accent colour is.
  package var accent: Accent
  /// True for an extension, which runs no app although it may be built from the file of one.
  package var isExtension: Bool
  /// The flags for `#if` that its builds set; `nil` where nothing tells all of them.
  package var flags: BuildFlags?
  /// The systems that it is built for, as `os(…)` names them; none where nothing tells.
  package var systems: Set<String>

  /// Creates a bundle.
  package init(
    name: String, isComplete: Bool, accent: Accent = .unknown, isExtension: Bool = false, flags: BuildFlags? = nil,
    systems: Set<String> = []
  ) {
    self.name = name
    self.isComplete = isComplete
    self.accent = accent
    self.isExtension = isExtension
    self.flags = flags
    self.systems = systems
  }
}

/// An image of an asset catalog: a picture or a custom symbol.
package struct ImageAsset: Hashable, Sendable {
  /// The name that code uses, with the namespaces of its folders.
  package var name: String
  /// The catalog's path as it is reported.
  package var catalog: String
  /// The path of its `Contents.json` as it is reported.
  package var path: String
  /// True for a symbol, which is drawn in the colours around it as those of the system are.
  package var isSymbol: Bool
  /// True for a picture of which only the shape counts unless code says otherwise.
  package var isTemplate: Bool

  /// Creates an image.
  package init(name: String, catalog: String, path: String, isSymbol: Bool = false, isTemplate: Bool = false) {
    self.name = name
    self.catalog = catalog
    self.path = path
    self.isSymbol = isSymbol
    self.isTemplate = isTemplate
  }
}
