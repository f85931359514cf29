import Evaluation
import PlatformStyles
import SourceFacts
import SourceReading

/// The modules of checked out packages that audited files import: read, so that their colours and views are known,
/// but not audited.
struct ImportedModules {
  /// A file of such a module.
  struct File {
    var path: String
    /// The module's name, unique among packages.
    var module: String
    /// The name by which code imports it.
    var name: String
    var facts: FileFacts
  }

  /// The files, ordered by path.
  private(set) var files: [File] = []
  /// The colours of the modules' asset catalogs.
  private(set) var colors: [ColorAsset] = []

  private let request: AuditRequest
  /// The names of the modules that are read: a package that several tools have checked out is read once.
  private var names: Set<String> = []
  /// The paths that are audited themselves.
  private let audited: Set<String>

  /// Reads what the given files import.
  init(of readings: [SourceReadingResult], in checkouts: PackageCheckouts, _ request: AuditRequest) {
    var quiet = request
    quiet.progress = nil
    self.request = quiet
    audited = Set(readings.map(\.path))
    let imported = readings.reduce(into: Set<String>()) { $0.formUnion($1.facts?.imports ?? []) }
    if imported.isEmpty || checkouts.packages.isEmpty { return }
    for package in checkouts.packages { read(package, imported) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Reads the imported modules of a package, and those of the same package that they import.
  private mutating func read(_ package: FilePath, _ imported: Set<String>) {
    let manifest = manifest(of: package)
    var wanted = imported
    var known: Set<String> = []
    while !wanted.isEmpty {
      var next: Set<String> = []
      for name in wanted.sorted() where known.insert(name).inserted {
        guard !names.contains(name), let folder = manifest.folder(ofModule: name) else { continue }
        names.insert(name)
        next.formUnion(read(folder, name, module: "\(String(decoding: package.bytes, as: UTF8.self))#\(name)"))
      }
      wanted = next.subtracting(known)
    }
  }

  /// Reads a module's folder; returns what its files import.
  private mutating func read(_ folder: FilePath, _ name: String, module: String) -> Set<String> {
    var walk = SourceWalk(workingDirectory: request.workingDirectory)
    // A project's ignore files speak of its own sources.
    walk.walk([folder], rules: IgnoreRules())
    let sources = walk.files.filter { $0.kind == .swift && !audited.contains($0.path) }.map { file in
      Source(path: file.path, kind: file.kind, origin: .disk(file.location), size: file.size, isNamed: false)
    }
    var imports: Set<String> = []
    for reading in Audit.read(sources, request) {
      guard let facts = reading.facts else { continue }
      imports.formUnion(facts.imports)
      files.append(File(path: reading.path, module: module, name: name, facts: facts))
    }
    colors += CatalogReading(colorsets: walk.colorsets).colors.map { asset in
      var asset = asset
      asset.module = module
      return asset
    }
    return imports
  }

  /// The files as parts of a program; each module is compiled for the platform that most of its importers are for.
  func files(for importers: [SourceFile]) -> [SourceFile] {
    var platforms: [String: [Platform: Int]] = [:]
    for file in importers {
      for name in file.facts.imports { platforms[name, default: [:]][file.platform, default: 0] += 1 }
    }
    let all = importers.reduce(into: [:]) { $0[$1.platform, default: 0] += 1 }
    return files.compactMap { file in
      mostFrequent(platforms[file.name] ?? all).map { platform in
        SourceFile(path: file.path, platform: platform, modules: [file.module], facts: file.facts, isAudited: false)
      }
    }
  }

  private func mostFrequent(_ counts: [Platform: Int]) -> Platform? {
    counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  private func manifest(of package: FilePath) -> PackageManifest {
    let file = package.appending("Package.swift".utf8)
    guard let bytes = try? contents(of: file), case .text(let text, _) = SourceText(bytes) else {
      return PackageManifest(FileFacts(), folder: package)
    }
    let facts = Threads.run(stack: Threads.parserStack) { SwiftReader.facts(of: text) }
    return PackageManifest(facts, folder: package)
  }
}
