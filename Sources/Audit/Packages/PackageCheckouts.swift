/// The folders into which tools check out the packages that a project depends on.
struct PackageCheckouts {
  /// The folders of the packages, in bytewise order.
  let packages: [FilePath]

  /// Looks into the folders of tools that a walk left out, and into those around what is audited.
  init(leftOut folders: [FilePath], _ request: AuditRequest) {
    let project = ProjectFolders(request)
    let around = project.roots.flatMap(project.around).flatMap { folder in
      Self.toolFolders.map { folder.appending($0.utf8) }
    }
    var found: Set<FilePath> = []
    for folder in Set(folders + around) {
      for checkouts in Self.checkouts(in: folder) { found.formUnion(Self.folders(in: checkouts)) }
    }
    packages = found.sorted()
  }

  /// True for a folder that may hold checked out packages, by its name.
  static func mayHold(_ name: [UInt8]) -> Bool { toolFolders.contains { $0.utf8.elementsEqual(name) } }

  /// The package manager's own, the one that Xcode can be told to use, and Xcode's own inside the project.
  private static let toolFolders = [".build", "SourcePackages", "DerivedData"]

  /// Where packages lie in a folder of a tool; in derived data below the folder of each project.
  private static func checkouts(in folder: FilePath) -> [FilePath] {
    let own = folder.appending("checkouts".utf8)
    guard folder.name.elementsEqual("DerivedData".utf8) else { return [own] }
    return ([folder] + folders(in: folder)).map { $0.appending("SourcePackages/checkouts".utf8) }
  }

  private static func folders(in folder: FilePath) -> [FilePath] {
    let entries = (try? entries(of: folder, for: .folders)) ?? []
    return entries.map { folder.appending($0.name) }.filter { (try? FileStatus.of($0).kind) == .folder }
  }
}
