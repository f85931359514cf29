import Findings

/// A walk through folders that meets every file once, whatever links lead to it.
struct SourceWalk {
  /// What was found so far, in no particular order.
  private(set) var files: [DiscoveredFile] = []
  /// The colorsets met so far.
  private(set) var colorsets: [DiscoveredAsset] = []
  /// The imagesets met so far.
  private(set) var imagesets: [DiscoveredAsset] = []
  /// The symbolsets met so far.
  private(set) var symbolsets: [DiscoveredAsset] = []
  /// The JSON files outside of asset catalogs met so far.
  private(set) var resources: [DiscoveredAsset] = []
  /// The asset catalogs met so far.
  private(set) var catalogs: [String] = []
  /// The Xcode projects met so far.
  private(set) var projects: [FilePath] = []
  /// The folders left out so far that may hold checked out packages.
  private(set) var toolFolders: [FilePath] = []
  /// What could not be read so far.
  private(set) var problems: [Problem] = []

  private let workingDirectory: FilePath
  private var visited: Set<FileStatus.Identity> = []
  private var taken: [FilePath: Int] = [:]
  private var takenFiles: Set<FileStatus.Identity> = []
  private var links: [Place] = []

  /// A path with the rules around it.
  private struct Place {
    var location: FilePath
    var rules: IgnoreRules
  }

  init(workingDirectory: FilePath) {
    self.workingDirectory = workingDirectory
  }

  /// Folders that hold what tools made or fetched, which no project edits.
  private static let skippedFolders: Set<[UInt8]> = Set(
    [".build", "Pods", "Carthage", "DerivedData", ".git", "SourcePackages"].map { Array($0.utf8) })

  /// Walks the folders, and then what symbolic links in them lead to outside of them.
  ///
  /// The rules around a folder are those of the ignore files above it, unless they are given.
  mutating func walk(_ folders: [FilePath], rules: IgnoreRules? = nil) {
    let roots = folders.compactMap(\.resolved)
    for folder in folders.sorted() {
      walk(Place(location: folder, rules: rules ?? .above(folder, workingDirectory: workingDirectory)))
    }
    while !links.isEmpty {
      let round = links.sorted { $0.location < $1.location }
      links = []
      for link in round { follow(link, roots: roots) }
    }
  }

  /// Takes a file, once.
  mutating func add(_ location: FilePath, _ status: FileStatus, isNamed: Bool) {
    guard let kind = SourceKind(name: location.name) else { return }
    takenFiles.insert(status.identity)
    if let index = taken[location] {
      files[index].isNamed = files[index].isNamed || isNamed
      return
    }
    taken[location] = files.count
    let path = location.relative(to: workingDirectory)
    files.append(DiscoveredFile(location: location, path: path, kind: kind, size: status.size, isNamed: isNamed))
  }

  /// Walks one folder with an explicit stack, since folders may nest deeper than calls.
  private mutating func walk(_ root: Place) {
    var stack = [root]
    while var place = stack.popLast() {
      let folder = place.location
      do throws(SystemError) {
        guard visited.insert(try FileStatus.of(folder).identity).inserted else { continue }
        let entries = try entries(of: folder, for: .sources)
        place.rules.enter(folder)
        for entry in entries {
          if let inner = take(entry, in: place) { stack.append(inner) }
        }
      } catch {
        report(folder, error)
      }
    }
  }

  /// Takes an entry if it is a file or a link; returns it if it is a folder to walk.
  private mutating func take(_ entry: FolderEntry, in place: Place) -> Place? {
    let location = place.location.appending(entry.name)
    switch entry.kind == .unknown ? kind(of: location) : entry.kind {
    case .folder:
      if isXcodeProject(entry.name) { projects.append(location) }
      if PackageCheckouts.mayHold(entry.name) { toolFolders.append(location) }
      if Self.skippedFolders.contains(entry.name) || place.rules.ignores(location, isFolder: true) { return nil }
      // The listings of a documentation catalog are read, and never built.
      if entry.name.isNamed(with: ".docc") { return nil }
      if entry.name.isNamed(with: ".xcassets") { catalogs.append(location.relative(to: workingDirectory)) }
      return Place(location: location, rules: IgnoreRules.isRepository(location) ? IgnoreRules() : place.rules)
    case .link:
      if Self.skippedFolders.contains(entry.name) || place.rules.ignores(location, isFolder: false) { return nil }
      links.append(Place(location: location, rules: place.rules))
    case .file:
      if entry.name.elementsEqual("Contents.json".utf8), !place.rules.ignores(location, isFolder: false) {
        let asset = DiscoveredAsset(location: location, path: location.relative(to: workingDirectory))
        if place.location.name.isNamed(with: ".colorset") { colorsets.append(asset) }
        if place.location.name.isNamed(with: ".imageset") { imagesets.append(asset) }
        if place.location.name.isNamed(with: ".symbolset") { symbolsets.append(asset) }
      } else if entry.name.isNamed(with: ".json"), !place.rules.ignores(location, isFolder: false) {
        resources.append(DiscoveredAsset(location: location, path: location.relative(to: workingDirectory)))
      }
      if SourceKind(name: entry.name) == nil || place.rules.ignores(location, isFolder: false) { return nil }
      do throws(SystemError) { add(location, try FileStatus.of(location), isNamed: false) } catch {
        report(location, error)
      }
    case .other, .unknown:
      if SourceKind(name: entry.name) != nil, !place.rules.ignores(location, isFolder: false) {
        problems.append(
          Problem(file: location.relative(to: workingDirectory), message: "could not be read: not a regular file"))
      }
    }
    return nil
  }

  private func kind(of location: FilePath) -> FolderEntry.Kind {
    if isLink(location) { return .link }
    switch try? FileStatus.of(location).kind {
    case .file: return .file
    case .folder: return .folder
    case .other, nil: return .other
    }
  }

  /// Follows a link out of the walked folders; what lies inside them was walked or left out on purpose.
  private mutating func follow(_ link: Place, roots: [FilePath]) {
    do throws(SystemError) {
      let status = try FileStatus.of(link.location)
      switch status.kind {
      case .file:
        if !takenFiles.contains(status.identity) { add(link.location, status, isNamed: false) }
      case .folder:
        guard let target = link.location.resolved else { return }
        // A link to a folder around the walk is a loop, one into it a second way to the same files.
        let isLoop = roots.contains { $0 == target || $0.suffix(inside: target) != nil }
        let isInside = roots.contains { target.suffix(inside: $0) != nil }
        if !isLoop && !isInside { walk(link) }
      case .other:
        break
      }
    } catch {
      if SourceKind(name: link.location.name) != nil { report(link.location, error) }
    }
  }

  private mutating func report(_ location: FilePath, _ error: SystemError) {
    problems.append(
      Problem(file: location.relative(to: workingDirectory), message: "could not be read: \(error.message)"))
  }
}

extension BidirectionalCollection<UInt8> {
  /// True for the name of a file or folder of a kind, such as `.colorset`.
  func isNamed(with suffix: String) -> Bool { reversed().starts(with: suffix.utf8.reversed()) }
}
