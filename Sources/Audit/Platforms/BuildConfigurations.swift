import Findings

/// The configuration files (`.xcconfig`) of a project, each read once.
struct BuildConfigurations {
  /// Files may include each other in a circle, or each the next one many times.
  private static let maximumInclusions = 64

  /// What could not be read.
  private(set) var problems: [Problem] = []

  private let boundary: FilePath
  private let workingDirectory: FilePath
  private var known: [FilePath: [String: String]] = [:]
  /// The files that could not be read to the last inclusion.
  private var incomplete: Set<FilePath> = []

  /// Reads files inside a folder only.
  init(boundary: FilePath, workingDirectory: FilePath) {
    self.boundary = boundary
    self.workingDirectory = workingDirectory
  }

  /// The settings of a file and of those it includes; none where it isn't there, as some are made by tools.
  mutating func settings(in file: FilePath) -> [String: String] {
    if let settings = known[file] { return settings }
    var settings: [String: String] = [:]
    var inclusions = 0
    if !read(file, into: &settings, &inclusions) { incomplete.insert(file) }
    known[file] = settings
    return settings
  }

  /// True where a file that was read, and all it includes, is there.
  func isWhole(_ file: FilePath) -> Bool { !incomplete.contains(file) }

  /// Reads a file; false where it or a file it includes could not be read.
  private mutating func read(
    _ file: FilePath, into settings: inout [String: String], _ inclusions: inout Int
  ) -> Bool {
    guard inclusions < Self.maximumInclusions, file.suffix(inside: boundary) != nil else { return false }
    inclusions += 1
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try contents(of: file) } catch {
      if !error.isMissing {
        problems.append(
          Problem(file: file.relative(to: workingDirectory), message: "could not be read: \(error.message)"))
      }
      return false
    }
    var isWhole = true
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.withoutComment.withoutSpaces
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1, let folder = file.parent else { continue }
        let isRead = read(FilePath(String(parts[1]), relativeTo: folder), into: &settings, &inclusions)
        // `#include?` may name a file that only some people have.
        isWhole = isWhole && (isRead || line.hasPrefix("#include?"))
      } else if let equals = line.firstIndex(of: "=") {
        let name = String(line[..<equals].withoutSpaces)
        // A semicolon at the end is no part of the value, though it need not be there.
        let value = String(line[equals...].dropFirst().prefix { $0 != ";" }.withoutSpaces)
        // A later line wins; what it inherits may be an earlier one's.
        let inherited = settings[name] ?? "$(inherited)"
        settings[name] = inherited.utf8.count < 4096 ? value.replacing("$(inherited)", with: inherited) : value
      }
    }
    return isWhole
  }
}

extension Substring {
  fileprivate var withoutComment: Substring {
    var rest = self
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[slash...].dropFirst()
      if rest.first == "/" { return self[..<slash] }
    }
    return self
  }

  fileprivate var withoutSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
