/// The repositories that the files of a program are kept in.
extension Git {
  /// Finds the repositories whose work trees hold files, each at its top and after those around it.
  ///
  /// A file belongs to the innermost one, as it does for git. What the environment says of a repository is said of that
  /// around the working directory.
  static func repositories(
    holding files: [FilePath], seenFrom workingDirectory: FilePath
  ) throws(AuditFailure) -> [Git] {
    let own = try Git(folder: workingDirectory).top()
    var tops: Set<FilePath> = []
    var seen: Set<FilePath> = []
    for file in files {
      var next = file.parent
      while let folder = next, seen.insert(folder).inserted {
        next = nil
        if folder == own {
          tops.insert(folder)
        } else if !IgnoreRules.isRepository(folder) {
          next = folder.parent
        } else if let top = try Git(folder: folder, heedsEnvironment: false).top() {
          tops.insert(top)
        }
      }
    }
    return tops.sorted().map { Git(folder: $0, heedsEnvironment: $0 == own) }
  }
}

extension Sources {
  /// Where everything stands that a finding may stand in, by its path as it is reported; git knows a file by the place
  /// that links lead to.
  func places(seenFrom workingDirectory: FilePath) -> [(path: String, location: FilePath)] {
    let sources = files.map { source -> (path: String, location: FilePath) in
      guard case .disk(let location) = source.origin else {
        return (path: source.path, location: FilePath(source.path, relativeTo: workingDirectory))
      }
      return (path: source.path, location: location)
    }
    let all = sources + colorsets.map { (path: $0.path, location: $0.location) }
    return all.map { (path: $0.path, location: $0.location.resolved ?? $0.location) }
  }
}
