/// Where the groups and files of an Xcode project stand: each says so relative to the group around it.
struct XcodeGroups {
  /// The places found, by the identifiers of files and groups.
  private(set) var locations: [String: FilePath] = [:]
  /// The groups that stand for a folder.
  private(set) var synchronized: [String] = []

  private let objects: [String: PropertyList]
  private let root: FilePath

  init(objects: [String: PropertyList], root: FilePath) {
    self.objects = objects
    self.root = root
  }

  /// Follows a group to everything inside it, with an explicit stack and each only once.
  mutating func place(_ mainGroup: String) {
    var seen: Set<String> = []
    var stack: [(identifier: String, folder: FilePath?)] = [(mainGroup, root)]
    while let (identifier, folder) = stack.popLast() {
      guard seen.insert(identifier).inserted, let object = objects[identifier] else { continue }
      let location = location(of: object, in: folder)
      locations[identifier] = location
      if object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" { synchronized.append(identifier) }
      stack += (object["children"]?.strings ?? []).map { ($0, location) }
    }
  }

  /// `nil` for what lies in an SDK, in Xcode or among the products.
  private func location(of object: PropertyList, in folder: FilePath?) -> FilePath? {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": return folder.map { FilePath(path, relativeTo: $0) }
    case "SOURCE_ROOT": return FilePath(path, relativeTo: root)
    case "<absolute>": return FilePath(absolute: path)
    default: return nil
    }
  }
}
