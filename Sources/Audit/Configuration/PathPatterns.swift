/// Patterns of paths below a folder, as `.gitignore` has them; one that fits a folder fits all that is in it.
struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]
  private let folder: FilePath

  /// Takes patterns as they are written.
  init(_ texts: [String], in folder: FilePath) {
    patterns = texts.compactMap { text in
      IgnorePattern(line: text.hasPrefix("./") ? text.utf8.dropFirst(2) : text.utf8[...])
    }
    self.folder = folder
  }

  /// True where a pattern fits a file or a folder around it.
  func cover(_ file: FilePath) -> Bool {
    guard let inside = file.suffix(inside: folder) else { return false }
    var path = inside
    var isFolder = false
    while true {
      if patterns.contains(where: { $0.matches(path, isFolder: isFolder) }) { return true }
      guard let slash = path.lastIndex(of: .slash) else { return false }
      path = path[..<slash]
      isFolder = true
    }
  }
}
