#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An entry of a folder.
struct FolderEntry {
  /// What the folder says it is; a file system may leave it open.
  enum Kind: UInt8 {
    case file, folder, link, unknown, other
  }

  var name: [UInt8]
  var kind: Kind
}

/// What somebody wants to know of a folder; what else it holds can't change the answer.
enum FolderInterest: UInt8 {
  /// What a search for sources looks at: all but plain files of other kinds and names.
  case sources
  /// What makes it the folder of a project.
  case projects
  /// The folders in it.
  case folders
  /// The folders and property lists in it.
  case propertyLists

  /// Plain files that a search for sources asks for by name.
  private static let markers = Set(
    [".gitignore", ".git", ConfigurationLoader.fileName, "project.yml"].map { Array($0.utf8) })

  func includes(_ entry: FolderEntry) -> Bool {
    switch self {
    case .sources:
      entry.kind != .file || SourceKind(name: entry.name) != nil || Self.markers.contains(entry.name)
        || entry.name.isNamed(with: ".json")
    case .projects:
      isXcodeProject(entry.name) || entry.name.isNamed(with: ".xcassets")
        || entry.name.elementsEqual("Package.swift".utf8)
    case .folders:
      entry.kind != .file && entry.kind != .other
    case .propertyLists:
      entry.kind != .other && (entry.kind != .file || entry.name.isNamed(with: ".plist"))
    }
  }
}

/// Lists the entries of a folder that somebody is interested in, in bytewise order, without `.` and `..`.
func entries(of folder: FilePath, for interest: FolderInterest) throws(SystemError) -> [FolderEntry] {
  let summary = { (listing: (entries: [FolderEntry], status: FileStatus)) in
    FileTrace.Answer(entries: listing.entries, listing.status)
  }
  let listing = try FileTrace.noted(.entries(interest), folder, of: summary) { () throws(SystemError) in
    try Audit.listing(of: folder, for: interest)
  }
  return listing.entries
}

/// Lists the same, and says what the folder was before; nobody hears of this question.
func listing(
  of folder: FilePath, for interest: FolderInterest
) throws(SystemError) -> (entries: [FolderEntry], status: FileStatus) {
  guard let stream = folder.withCString({ opendir($0) }) else { throw .current }
  defer { closedir(stream) }
  let status = try FileStatus.of(descriptor: dirfd(stream))
  var entries: [FolderEntry] = []
  errno = 0
  while let entry = readdir(stream) {
    let name = name(of: entry)
    if name != [.dot] && name != [.dot, .dot] {
      entries.append(FolderEntry(name: name, kind: kind(of: entry.pointee.d_type)))
    }
    errno = 0
  }
  if errno != 0 { throw .current }
  return (entries.filter(interest.includes).sorted { $0.name.lexicographicallyPrecedes($1.name) }, status)
}

private func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  // The record ends behind the name, so the tuple that `d_name` is must not be copied.
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  return (0..<strlen(name)).map { UInt8(bitPattern: name[$0]) }
}

private func kind(of type: UInt8) -> FolderEntry.Kind {
  switch type {
  case UInt8(DT_REG): .file
  case UInt8(DT_DIR): .folder
  case UInt8(DT_LNK): .link
  case UInt8(DT_UNKNOWN): .unknown
  default: .other
  }
}
