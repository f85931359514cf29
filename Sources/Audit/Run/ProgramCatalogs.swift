import Evaluation

/// The asset catalogs of a program with the bundles they are built into.
struct ProgramCatalogs {
  /// What the audited catalogs hold.
  private let assets: ProgramAssets
  /// The bundles of files.
  let index: BundleIndex

  /// Joins what was read of catalogs with what projects and packages tell.
  init(_ sources: Sources, _ reading: CatalogReading, _ targets: TargetPlatforms, _ request: AuditRequest) {
    let found = Set(sources.catalogs + reading.colors.map(\.catalog) + reading.images.map(\.catalog))
    let paths = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let index = BundleIndex(targets, files: sources.files.map(\.path), catalogs: paths, request)
    var bundles = index.bundles
    // Where a folder's name may be missing from names, no name is surely missing.
    if reading.hasUnsureNames {
      for position in bundles.indices { bundles[position].isComplete = false }
    }
    assets = ProgramAssets(
      colors: reading.colors, images: reading.images,
      catalogs: paths.map { AssetCatalog(path: $0, bundles: index.bundles(ofCatalog: $0)) }, bundles: bundles,
      isWhole: index.isWhole && !reading.hasUnsureNames)
    self.index = index
  }

  /// The assets together with the colours of modules that are not audited.
  func assets(with imported: [ColorAsset]) -> ProgramAssets {
    var result = assets
    result.colors += imported
    return result
  }
}
