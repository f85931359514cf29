import Evaluation
import Findings
import SourceFacts
import SourceReading

/// The modules and platforms of the targets that compile each file, as Xcode projects and packages tell them.
struct TargetPlatforms {
  /// What could not be read.
  private(set) var problems: [Problem] = []

  private let workingDirectory: FilePath
  private var targets = TargetIndex()
  /// What is known of the projects that tools make.
  private var described: DescribedProjects
  /// The targets of the Xcode projects.
  private(set) var xcodeTargets: [XcodeTarget] = []
  /// The folders of which targets list files one by one, with what their targets are built for.
  private var listings: [FilePath: [PlatformFamily]] = [:]
  /// The storyboards and xibs that targets build.
  private var interfaces: Set<FilePath> = []
  /// The manifests that hold in the folders of sources.
  private(set) var manifests: [FilePath: PackageManifest] = [:]

  /// Reads the projects and manifests in and around what is audited.
  init(of sources: Sources, _ request: AuditRequest) {
    workingDirectory = request.workingDirectory
    let folders = ProjectFolders(request)
    described = DescribedProjects(in: [], workingDirectory: workingDirectory)
    for project in Set(sources.projects + folders.xcodeProjects()).sorted() { read(project, folders) }
    readManifests(of: sources, folders)
    // Where an Xcode project tells the platforms, what it was made of tells no more.
    let untold = sources.files.map { FilePath($0.path, relativeTo: workingDirectory) }.filter {
      targets.platforms(of: $0).isEmpty
    }
    described = DescribedProjects(
      in: folders.around(Set(untold.compactMap(\.parent))), workingDirectory: request.workingDirectory)
    problems += described.problems
  }

  /// The platforms of the targets that compile a file, the first target's first; none where nothing tells.
  func families(of path: String) -> [PlatformFamily] {
    let file = FilePath(path, relativeTo: workingDirectory)
    let platforms = targets.platforms(of: file)
    if !platforms.isEmpty { return platforms }
    let told = described.families(of: file)
    if !told.isEmpty { return told }
    guard let manifest = file.parent.flatMap({ manifests[$0] }), manifest.covers(file) else {
      // Where a project leaves a file out, its one platform is what that was written for.
      return listing(leavingOut: file).flatMap { $0.count == 1 ? $0 : nil } ?? []
    }
    // Several say nothing about a single file.
    return manifest.platforms.count == 1 ? manifest.platforms : []
  }

  /// The systems that a file with some imports may be compiled for; none where nothing tells.
  ///
  /// A package is compiled for each that its manifest names. Where that names none it may be any, but for a file that
  /// imports a framework of views which only some have.
  func systems(of path: String, imports: [String]) -> Set<String> {
    var families = families(of: path)
    let file = FilePath(path, relativeTo: workingDirectory)
    if families.isEmpty, let manifest = file.parent.flatMap({ manifests[$0] }), manifest.covers(file) {
      let isOfOne = imports.contains("UIKit") || imports.contains("AppKit")
      families = manifest.platforms.isEmpty && !isOfOne ? [.ios, .macos] : manifest.platforms
    }
    return Set(families.map(\.systemName))
  }

  /// True for a file that nothing compiles, while the targets of a project list others of its kind and folder one by one.
  func leavesOut(_ path: String, _ kind: SourceKind) -> Bool {
    let file = FilePath(path, relativeTo: workingDirectory)
    switch kind {
    case .swift: return listing(leavingOut: file) != nil
    case .interface:
      guard let folder = file.parent, !interfaces.contains(file), targets.targets(of: file).isEmpty else {
        return false
      }
      return manifests[folder]?.covers(file) != true && interfaces.contains { $0.parent == folder }
    }
  }

  /// What the targets are built for that list other files of a folder and leave one out, which nothing compiles then;
  /// `nil` for files that something may compile.
  private func listing(leavingOut file: FilePath) -> [PlatformFamily]? {
    guard let folder = file.parent, let listing = listings[folder], targets.targets(of: file).isEmpty,
      manifests[folder]?.covers(file) != true
    else { return nil }
    return listing
  }

  /// The modules that compile a file; none where nothing tells.
  func modules(of path: String) -> [String] {
    let file = FilePath(path, relativeTo: workingDirectory)
    let modules = targets.modules(of: file)
    if !modules.isEmpty { return modules }
    if let module = file.parent.flatMap({ manifests[$0] })?.module(of: file) { return [module] }
    // What nothing compiles neither sees what is compiled nor is seen by it.
    return listing(leavingOut: file) == nil ? [] : ["\(path)#left out"]
  }

  /// The module of a package that a file belongs to and no project compiles, by a name that no other package has.
  func packageModule(of path: String) -> String? {
    let file = FilePath(path, relativeTo: workingDirectory)
    guard targets.modules(of: file).isEmpty else { return nil }
    return file.parent.flatMap { manifests[$0] }?.module(of: file)
  }

  /// The flags for `#if` that the builds of a file set; `nil` where nothing tells all of them.
  func flags(of path: String) -> BuildFlags? {
    let file = FilePath(path, relativeTo: workingDirectory)
    return BuildFlags(of: targets.targets(of: file).flatMap { xcodeTargets[$0].flags })
  }

  private mutating func read(_ package: FilePath, _ folders: ProjectFolders) {
    guard let folder = package.parent else { return }
    let file = package.appending("project.pbxproj".utf8)
    let list: PropertyList
    do throws(SystemError) {
      let bytes = try contents(of: file)
      do throws(PropertyListError) { list = try propertyList(bytes) } catch {
        return report(file, line: error.line, "could not be read as an Xcode project: \(error.message)")
      }
    } catch {
      // Where a tool makes the project, a repository may hold a package with schemes only.
      if !error.isMissing { report(file, "could not be read: \(error.message)") }
      return
    }
    guard let project = XcodeProject(list, folder: folder) else {
      return report(file, "could not be read as an Xcode project: it lists no project")
    }
    var configurations = BuildConfigurations(
      boundary: folders.around(folder).last ?? folder, workingDirectory: workingDirectory)
    let built = project.targets(configurations: &configurations)
    for target in built {
      targets.add(target.name, for: target.platforms, target.members, isTest: target.isTest)
      interfaces.formUnion(target.interfaces.map(\.location))
      xcodeTargets.append(target)
    }
    problems += configurations.problems
    noteFolders(of: built)
  }

  /// Notes the folders of the files that the targets of a project list.
  private mutating func noteFolders(of targets: [XcodeTarget]) {
    var platforms: [PlatformFamily] = []
    for target in targets { platforms.join(target.platforms) }
    let sources = targets.flatMap(\.members).map(\.location).filter { $0.name.suffix(6).elementsEqual(".swift".utf8) }
    for folder in Set(sources.compactMap(\.parent)) { listings[folder, default: []].join(platforms) }
  }

  /// Finds for each folder with sources the innermost package around it.
  private mutating func readManifests(of sources: Sources, _ folders: ProjectFolders) {
    let audited = Set(sources.files.map(\.path))
    var known: [FilePath: PackageManifest?] = [:]
    for folder in Set(sources.files.compactMap { FilePath($0.path, relativeTo: workingDirectory).parent }).sorted() {
      for candidate in folders.around(folder) {
        let manifest: PackageManifest?
        if let found = known[candidate] {
          manifest = found
        } else {
          manifest = self.manifest(in: candidate, audited)
          known[candidate] = .some(manifest)
        }
        if let manifest {
          // What builds nothing says nothing of files that the targets of a project list.
          if manifest.isBuildable || listings[folder] == nil { manifests[folder] = manifest }
          break
        }
      }
    }
  }

  private mutating func manifest(in folder: FilePath, _ audited: Set<String>) -> PackageManifest? {
    let file = folder.appending("Package.swift".utf8)
    do throws(SystemError) {
      guard case .text(let text, _) = SourceText(try contents(of: file)) else { return nil }
      let facts = Threads.run(stack: Threads.parserStack) { SwiftReader.facts(of: text) }
      var manifest = PackageManifest(facts, folder: folder)
      manifest.isBuildable = text.namesToolsVersion
      return manifest
    } catch {
      // An audited manifest is reported with the other sources.
      let isKnown = error.isMissing || audited.contains(file.relative(to: workingDirectory))
      if !isKnown { report(file, "could not be read: \(error.message)") }
      return nil
    }
  }

  private mutating func report(_ file: FilePath, line: Int? = nil, _ message: String) {
    problems.append(Problem(file: file.relative(to: workingDirectory), line: line, message: message))
  }
}
