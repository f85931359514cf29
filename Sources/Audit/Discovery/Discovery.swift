package import Findings

/// A source file that was found.
package struct DiscoveredFile: Hashable, Sendable {
  /// Where it is read from.
  package var location: FilePath
  /// The path as it is reported.
  package var path: String
  /// What kind of source it is.
  package var kind: SourceKind
  /// The size in bytes when it was found.
  package var size: Int
  /// True where the command line names it.
  package var isNamed: Bool
}

/// What a search for sources found.
package struct Discovery: Hashable, Sendable {
  /// The files, ordered by the bytes of their paths, each once.
  package var files: [DiscoveredFile]
  /// The colorsets of asset catalogs, in the same order.
  package var colorsets: [DiscoveredAsset]
  /// The imagesets of asset catalogs, in the same order.
  package var imagesets: [DiscoveredAsset]
  /// The symbolsets of asset catalogs, in the same order.
  package var symbolsets: [DiscoveredAsset]
  /// The JSON files outside of asset catalogs, in the same order.
  package var resources: [DiscoveredAsset]
  /// The paths of the asset catalogs as they are reported, in the same order.
  package var catalogs: [String]
  /// The Xcode projects, ignored ones too since tools make them, in no particular order.
  package var projects: [FilePath]
  /// The folders of tools, left out, that may hold checked out packages, in no particular order.
  package var toolFolders: [FilePath]
  /// What could not be read, in the same order.
  package var problems: [Problem]
}

/// A colorset, an imageset or a symbolset that was found in an asset catalog, or a JSON file outside of one.
package struct DiscoveredAsset: Hashable, Sendable {
  /// Where it, or its `Contents.json`, is read from.
  package var location: FilePath
  /// The path of that as it is reported.
  package var path: String
}

/// Finds the sources that the command line's paths name, following `.gitignore` and symbolic links.
package func discover(
  _ paths: [String], workingDirectory: FilePath
) throws(AuditFailure) -> Discovery {
  var walk = SourceWalk(workingDirectory: workingDirectory)
  var folders: [FilePath] = []
  for path in paths {
    let location = location(of: path, workingDirectory: workingDirectory)
    let status: FileStatus
    do throws(SystemError) { status = try FileStatus.of(location) } catch {
      throw AuditFailure(unreadable: path, error)
    }
    switch status.kind {
    case .folder:
      do throws(SystemError) { _ = try entries(of: location, for: .projects) } catch {
        throw AuditFailure(unreadable: path, error)
      }
      folders.append(location)
    case .file, .other:
      walk.add(location, status, isNamed: true)
    }
  }
  walk.walk(folders)
  return Discovery(
    files: walk.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
    colorsets: walk.colorsets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
    imagesets: walk.imagesets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
    symbolsets: walk.symbolsets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
    resources: walk.resources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
    catalogs: walk.catalogs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
    projects: walk.projects, toolFolders: walk.toolFolders,
    problems: walk.problems.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) })
}

/// The folder or file that an argument means, lexically where that leads to the same place.
func location(of path: String, workingDirectory: FilePath) -> FilePath {
  let lexical = FilePath(path, relativeTo: workingDirectory)
  let literal = path.utf8.first == .slash ? Array(path.utf8) : workingDirectory.bytes + [.slash] + Array(path.utf8)
  guard let resolved = FilePath(bytes: literal).resolved else { return lexical }
  // Behind a symbolic link `..` is not the folder the text names.
  let found = lexical.resolved == resolved ? lexical : resolved
  if found == workingDirectory || found.suffix(inside: workingDirectory) != nil { return found }
  // The working directory may have a second name, as `/tmp` and `/private/tmp` are one folder on macOS.
  guard let root = workingDirectory.resolved else { return found }
  if resolved == root { return workingDirectory }
  return resolved.suffix(inside: root).map { workingDirectory.appending($0) } ?? found
}

extension FilePath {
  /// Tells whether something stands at a path that is relative to this folder.
  package func holds(_ path: String) -> Bool {
    (try? FileStatus.of(FilePath(path, relativeTo: self))) != nil
  }
}

extension AuditFailure {
  /// A path that the command line names and that can't be read.
  init(unreadable path: String, _ error: SystemError) {
    self.init(
      error.isMissing
        ? "there is no file or folder '\(path)'" : "'\(path)' could not be read: \(error.message)")
  }
}

/// Reads an open file or a pipe to its end; the name is for the failure.
package func readAll(descriptor: Int32, name: String) throws(AuditFailure) -> [UInt8] {
  do throws(SystemError) { return try contents(of: descriptor, expecting: 0) } catch {
    throw AuditFailure("\(name) could not be read: \(error.message)")
  }
}
