import Evaluation

/// The bundles that sources and asset catalogs are built into, as Xcode projects and packages tell them (S-124).
struct BundleIndex {
  /// All bundles, to which the others point by index: those of Xcode targets first.
  private(set) var bundles: [AssetBundle] = []

  private let workingDirectory: FilePath
  private let platforms: TargetPlatforms
  private var code = TargetIndex()
  private var resources = TargetIndex()
  /// The apps and extensions.
  private var apps: Set<Int> = []
  /// The apps and extensions that run the frameworks.
  private var hosts = ProductHosts([], apps: [])
  /// For the module of a package's target its bundle.
  private var packageBundles: [String: Int] = [:]
  private let packages: [PackageManifest]
  /// The folders that are audited with everything inside.
  private let roots: [FilePath]

  /// Takes the targets of what is audited; the catalogs are those that were read.
  init(_ platforms: TargetPlatforms, files: [String], catalogs: [String], _ request: AuditRequest) {
    workingDirectory = request.workingDirectory
    self.platforms = platforms
    roots = request.paths.map { location(of: $0, workingDirectory: request.workingDirectory) }
      .filter { (try? FileStatus.of($0).kind) == .folder }
    packages = Set(platforms.manifests.values.map(\.folder)).sorted().compactMap { folder in
      platforms.manifests.values.first { $0.folder == folder }
    }
    let read = Set(catalogs.map { FilePath($0, relativeTo: workingDirectory) })
    for target in platforms.xcodeTargets {
      code.add(target.name, for: target.platforms, target.members + target.interfaces)
      resources.add(target.name, for: target.platforms, target.resources)
      if target.isApp { apps.insert(bundles.count) }
      bundles.append(
        AssetBundle(
          name: target.name, isComplete: isComplete(target, read), accent: Self.accent(of: target),
          isExtension: target.isExtension, flags: BuildFlags(of: target.flags),
          systems: Set(target.platforms.map(\.systemName))))
    }
    hosts = ProductHosts(platforms.xcodeTargets, apps: apps)
    for path in files + catalogs {
      guard let (package, module) = module(of: FilePath(path, relativeTo: workingDirectory)),
        packageBundles[module] == nil
      else { continue }
      packageBundles[module] = bundles.count
      bundles.append(AssetBundle(name: module, isComplete: isAudited(package.folder)))
    }
  }

  /// The bundles that the code of a file, or a storyboard, is built into.
  func bundles(of path: String) -> [Int] {
    let file = FilePath(path, relativeTo: workingDirectory)
    return code.targets(of: file) + packageBundle(of: file)
  }

  /// The apps and extensions that run the code of a file: those it is compiled into, and those that use the framework
  /// it is compiled into; where nothing tells these, and for a package's files, all of the file's platforms.
  func mainBundles(of path: String) -> [Int] {
    let own = bundles(of: path)
    if own.allSatisfy(apps.contains) { return own }
    let families = platforms.families(of: path)
    return (users(of: own) ?? apps).sorted().filter { app in
      let built = platforms.xcodeTargets[app].platforms
      return own.contains(app) || families.isEmpty || built.isEmpty || built.contains(where: families.contains)
    }
  }

  /// The apps and extensions that use any of some bundles, or are some of them; `nil` where that is not told of one.
  private func users(of bundles: [Int]) -> Set<Int>? {
    var result: Set<Int> = []
    for bundle in bundles {
      guard let users = apps.contains(bundle) ? [bundle] : hosts.apps(running: bundle) else { return nil }
      result.formUnion(users)
    }
    return result
  }

  /// True where a project builds an app or an extension.
  var hasApps: Bool { !apps.isEmpty }

  /// The bundles that a catalog is built into.
  func bundles(ofCatalog path: String) -> [Int] {
    let catalog = FilePath(path, relativeTo: workingDirectory)
    return resources.targets(of: catalog) + packageBundle(of: catalog)
  }

  /// True where a folder is audited that is part of no larger project, so that no catalog lies elsewhere.
  var isWhole: Bool {
    roots.contains { IgnoreRules.isRepository($0) || !$0.isInsideProject }
  }

  private func packageBundle(of location: FilePath) -> [Int] {
    module(of: location).flatMap { packageBundles[$0.module] }.map { [$0] } ?? []
  }

  /// The innermost package around a file or catalog, and the module in it.
  private func module(of location: FilePath) -> (package: PackageManifest, module: String)? {
    let package = packages.filter { location.suffix(inside: $0.folder) != nil }
      .max { $0.folder.bytes.count < $1.folder.bytes.count }
    return package.flatMap { package in package.module(of: location).map { (package, $0) } }
  }

  private func isAudited(_ location: FilePath) -> Bool {
    roots.contains { $0 == location || location.suffix(inside: $0) != nil }
  }

  /// True where every catalog of a target was read; a library has no bundle of its own, so where it goes is not told.
  private func isComplete(_ target: XcodeTarget, _ read: Set<FilePath>) -> Bool {
    target.hasPlacedResources && !target.product.contains("library")
      && target.resources.allSatisfy { member in
        member.location.isCatalog ? read.contains(member.location) : isAudited(member.location)
      }
  }

  /// What the settings say, else the file that becomes `Info.plist`, into which the settings' value is written.
  private static func accent(of target: XcodeTarget) -> AssetBundle.Accent {
    var setting = target.accent
    if setting == .unset, let file = target.propertyLists.first {
      setting = (try? propertyListContents(of: file)).map { InfoPropertyList.accent(in: $0) } ?? .unknown
    }
    return switch setting {
    case .named(let name): .named(name)
    case .unset: .unset
    case .unknown: .unknown
    }
  }
}

extension XcodeTarget {
  /// True for what runs by itself, so that its bundle is the main one of its code.
  fileprivate var isApp: Bool { kind.hasPrefix("application") || isExtension }

  /// True for what runs within an app or the system.
  fileprivate var isExtension: Bool { kind.contains("extension") }

  /// True for a bundle of tests.
  var isTest: Bool { ["bundle.unit-test", "bundle.ui-testing"].contains(kind) }

  private var kind: String { product.split(separator: ".").dropFirst(3).joined(separator: ".") }
}

extension FilePath {
  /// True for a folder that holds a project, a package or a catalog.
  fileprivate var isProject: Bool {
    !((try? entries(of: self, for: .projects)) ?? []).isEmpty
  }

  /// True where a folder around this one is a repository or a project, to which catalogs elsewhere may belong.
  fileprivate var isInsideProject: Bool {
    var folder = parent
    while let current = folder {
      if IgnoreRules.isRepository(current) || current.isProject { return true }
      folder = current.parent
    }
    return false
  }

  fileprivate var isCatalog: Bool { name.isNamed(with: ".xcassets") }
}
