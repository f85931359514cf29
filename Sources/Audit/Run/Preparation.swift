import Evaluation
import Findings
import PlatformStyles
import Rules
import SourceFacts
import SourceReading

/// A program that is found and read, ready to be evaluated as often as somebody asks what a change would show.
struct Preparation: Sendable {
  let request: AuditRequest
  let sources: Sources
  let configurations: Configurations
  let profile: Profile
  let changes: ChangedLines?
  let choice: PlatformChoice
  /// What is wrong outside of the source files.
  let problems: [Problem]
  /// The source files, in the order of `sources`.
  private(set) var readings: [SourceReadingResult]
  private(set) var program: Program
  /// The systems that the targets of a file are for, where there are several, as `os(…)` names them.
  let systems: [String: Set<String>]
  /// Has measured the stages so far.
  let watch: Stopwatch

  /// Finds and reads what a request names.
  init(_ request: AuditRequest) throws(AuditFailure) {
    var watch = Stopwatch()
    let found = try findSources(request)
    let configurations = try Configurations(of: found.paths, request)
    let wanted = try found.left(by: configurations, request)
    let targets = TargetPlatforms(of: wanted, request)
    let sources = wanted.compiled(by: targets)
    profile = try configurations.profile(for: sources.files.map(\.path))
    changes = try ChangedLines.asked(by: request, of: sources)
    watch.lap("discovery")
    let readings = read(sources.files, request)
    Memory.giveBack()
    for (source, reading) in zip(sources.files, readings) where source.isNamed {
      if let failure = reading.failure { throw AuditFailure(unreadable: source.path, failure) }
      if !reading.isText { throw AuditFailure("'\(source.path)' could not be read: it is not UTF-8 text") }
    }
    let catalogs = CatalogReading(
      colorsets: sources.colorsets, imagesets: sources.imagesets, symbolsets: sources.symbolsets)
    let assets = ProgramCatalogs(sources, catalogs, targets, request)
    let resources = jsonResources(sources.resources, namedBy: readings, in: assets.index)
    let schemes = AppSchemes(targets, assets.index, readings, request)
    watch.lap("reading")
    let types = FrameworkTypes(in: readings.compactMap(\.facts))
    let importers = ImporterPlatforms(readings, targets, configurations, types)
    let files = readings.compactMap { reading in
      reading.facts.map { facts in
        let platform =
          configurations.platformByOverride(for: reading.path)
          ?? platform(
            of: facts, targets: targets.families(of: reading.path),
            importers: importers.families(ofModule: targets.packageModule(of: reading.path)), types: types,
            asked: configurations.platform(for: reading.path).platform)
        return SourceFile(
          path: reading.path, platform: platform, modules: targets.modules(of: reading.path),
          flags: targets.flags(of: reading.path), facts: facts,
          tokens: configurations.tokens(for: reading.path), bundles: assets.index.bundles(of: reading.path),
          mainBundles: assets.index.mainBundles(of: reading.path), appScheme: schemes.scheme(of: reading.path))
      }
    }
    let imported = ImportedModules(
      of: readings, in: PackageCheckouts(leftOut: sources.toolFolders, request), request)
    watch.lap("packages")
    program = Program(
      files: files + imported.files(for: files), assets: assets.assets(with: imported.colors), resources: resources)
    choice = configurations.platform(for: sources.files.map(\.path))
    problems =
      sources.problems + catalogs.problems + targets.problems
      + (request.platform == nil ? UnauditedPlatforms.problems(of: files, targets) : [])
    let systems = readings.map { ($0.path, targets.systems(of: $0.path, imports: $0.facts?.imports ?? [])) }
    self.systems = Dictionary(systems.filter { $0.1.count > 1 }) { first, _ in first }
    self.request = request
    self.sources = sources
    self.configurations = configurations
    self.readings = readings
    self.watch = watch
  }

  /// The same program with other bytes in some of its files, by their paths as reported; all else stays as it was read.
  ///
  /// Returns nil where one of them can't be read any more, or reads worse than before.
  func replacing(_ contents: [String: [UInt8]]) -> Preparation? {
    var result = self
    let changed = sources.files.indices.filter { contents[sources.files[$0].path] != nil }
    let replaced = changed.compactMap { index -> Source? in
      var source = sources.files[index]
      guard let bytes = contents[source.path] else { return nil }
      source.origin = .given(bytes)
      source.size = bytes.count
      return source
    }
    var silent = request
    silent.progress = nil
    for (index, reading) in zip(changed, read(replaced, silent)) {
      guard let facts = reading.facts, reading.problems.count <= readings[index].problems.count,
        let file = program.files.firstIndex(where: { $0.path == reading.path })
      else { return nil }
      result.readings[index] = reading
      result.program.files[file].facts = facts
    }
    for index in program.assets.colors.indices where program.assets.colors[index].module == nil {
      guard let bytes = contents[program.assets.colors[index].path] else { continue }
      let facts = ColorsetReader.facts(of: bytes)
      guard facts.issues.count <= program.assets.colors[index].facts.issues.count else { return nil }
      result.program.assets.colors[index].facts = facts
    }
    return result
  }
}

extension ImporterPlatforms {
  /// Asks targets and configurations what they tell of the files that were read.
  fileprivate init(
    _ readings: [SourceReadingResult], _ targets: TargetPlatforms, _ configurations: Configurations,
    _ types: FrameworkTypes
  ) {
    self.init(
      readings.compactMap { reading in
        guard let facts = reading.facts else { return nil }
        let override = configurations.platformByOverride(for: reading.path)
        return File(
          packageModule: targets.packageModule(of: reading.path),
          told: override.map { [PlatformFamily($0)] }
            ?? familiesTold(by: facts, targets: targets.families(of: reading.path), types: types),
          asked: PlatformFamily(configurations.platform(for: reading.path).platform), imports: facts.imports)
      })
  }
}
