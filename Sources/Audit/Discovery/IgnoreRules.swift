/// The `.gitignore` files in force in a folder, from the outermost to the folder's own.
struct IgnoreRules {
  private var files: [IgnoreFile] = []

  /// Adds the `.gitignore` of a folder, if it has one.
  mutating func enter(_ folder: FilePath) {
    guard let bytes = try? contents(of: folder.appending(".gitignore".utf8)) else { return }
    let file = IgnoreFile(folder: folder, text: bytes)
    if !file.patterns.isEmpty { files.append(file) }
  }

  /// Tells whether an entry is ignored; the last pattern that fits decides, the innermost file first.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    for file in files.reversed() {
      guard let inside = path.suffix(inside: file.folder) else { continue }
      if let pattern = file.patterns.last(where: { $0.matches(inside, isFolder: isFolder) }) {
        return !pattern.isNegated
      }
    }
    return false
  }

  /// Collects what holds above a folder: up to the root of its repository, or without one up to the working directory.
  static func above(_ folder: FilePath, workingDirectory: FilePath) -> IgnoreRules {
    var chain: [FilePath] = []
    var chainInsideWorkingDirectory: [FilePath]?
    var current = folder
    while !isRepository(current) {
      if current == workingDirectory { chainInsideWorkingDirectory = chain }
      guard let parent = current.parent else { return IgnoreRules(of: chainInsideWorkingDirectory ?? []) }
      chain.append(parent)
      current = parent
    }
    return IgnoreRules(of: chain)
  }

  /// Takes the files of folders given from the innermost to the outermost.
  private init(of folders: [FilePath]) {
    for folder in folders.reversed() { enter(folder) }
  }

  init() {}

  /// True where a repository of its own begins, in which the rules around it don't hold.
  static func isRepository(_ folder: FilePath) -> Bool {
    (try? FileStatus.of(folder.appending(".git".utf8))) != nil
  }
}

private struct IgnoreFile {
  var folder: FilePath
  var patterns: [IgnorePattern]

  init(folder: FilePath, text: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
    self.folder = folder
    patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(line: $0) }
  }
}
