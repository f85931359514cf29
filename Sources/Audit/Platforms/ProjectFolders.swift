/// The folders in which the project of a file may stand.
struct ProjectFolders {
  private let workingDirectory: FilePath
  /// The folders that are audited, or that hold an audited file.
  let roots: [FilePath]

  /// Takes what the command line names.
  init(_ request: AuditRequest) {
    workingDirectory = request.workingDirectory
    let named = request.paths.compactMap { path -> FilePath? in
      let location = location(of: path, workingDirectory: request.workingDirectory)
      return (try? FileStatus.of(location).kind) == .folder ? location : location.parent
    }
    let given = request.standardInput.flatMap {
      FilePath($0.name, relativeTo: request.workingDirectory).parent
    }
    roots = named + (given.map { [$0] } ?? [])
  }

  /// A folder and those around it up to its repository's root; without a repository, up to the working directory or
  /// the audited folder.
  func around(_ folder: FilePath) -> [FilePath] {
    var chain = [folder]
    var current = folder
    while !IgnoreRules.isRepository(current) {
      guard let parent = current.parent else {
        let end = chain.lastIndex { $0 == workingDirectory || roots.contains($0) } ?? 0
        return Array(chain[...end])
      }
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// Folders and those around them, each once, the outer ones first.
  func around(_ folders: Set<FilePath>) -> [FilePath] { Set(folders.flatMap(around)).sorted() }

  /// The Xcode projects in the audited folders and those around them.
  func xcodeProjects() -> [FilePath] {
    var seen: Set<FilePath> = []
    var projects: [FilePath] = []
    for folder in roots.flatMap(around) where seen.insert(folder).inserted {
      for entry in (try? entries(of: folder, for: .projects)) ?? [] where isXcodeProject(entry.name) {
        projects.append(folder.appending(entry.name))
      }
    }
    return projects
  }
}

/// Tells whether a folder is an Xcode project, by its name.
func isXcodeProject(_ name: [UInt8]) -> Bool {
  name.isNamed(with: ".xcodeproj")
}
