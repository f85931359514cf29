/// One line of a `.gitignore` file, as gitignore(5) describes it.
struct IgnorePattern: Hashable {
  /// True for `!pattern`, which takes an entry back in.
  var isNegated: Bool
  /// True for `pattern/`, which speaks of folders only.
  var isForFolders: Bool
  /// True where a slash stands at the start or in the middle, so that the whole path has to fit.
  var isAnchored: Bool
  /// The pattern between its slashes.
  var segments: [[UInt8]]

  /// Reads a line; `nil` for blank lines and comments.
  init?(line: some Collection<UInt8>) {
    var line = Array(line)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    line.trimUnescapedSpaces()
    if line.first == UInt8(ascii: "#") { return nil }
    isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == .slash
    if isForFolders { line.removeLast() }
    isAnchored = line.contains(.slash)
    if line.first == .slash { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    segments = line.split(separator: .slash, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Tells whether the pattern speaks of an entry, given by its path below the pattern's file.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders && !isFolder { return false }
    guard isAnchored else {
      let name = path[(path.lastIndex(of: .slash).map { $0 + 1 } ?? path.startIndex)...]
      return globMatches(segments[0], name)
    }
    return matches(path.split(separator: .slash))
  }

  /// Fits segments, where `**` stands for any number of folders; only the last `**` ever needs another try.
  private func matches(_ path: [ArraySlice<UInt8>]) -> Bool {
    var pattern = 0
    var position = 0
    var retry: (pattern: Int, position: Int)?
    while position < path.count {
      if pattern < segments.count, segments[pattern] == Self.anyFolders {
        // `a/**` speaks of what is inside `a`, not of `a` itself.
        if pattern == segments.count - 1 { return true }
        pattern += 1
        retry = (pattern, position)
      } else if pattern < segments.count, globMatches(segments[pattern], path[position]) {
        pattern += 1
        position += 1
      } else if let last = retry {
        pattern = last.pattern
        position = last.position + 1
        retry = (pattern, position)
      } else {
        return false
      }
    }
    return pattern == segments.count
  }

  private static let anyFolders = Array("**".utf8)
}

extension [UInt8] {
  /// Removes spaces at the end unless a backslash stands before them.
  fileprivate mutating func trimUnescapedSpaces() {
    while last == UInt8(ascii: " ") {
      let backslashes = dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { return }
      removeLast()
    }
  }
}
