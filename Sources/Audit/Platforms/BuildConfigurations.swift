import Findings

/// The configuration files (`.xcconfig`) of a project, each read once.
struct BuildConfigurations {
  private static let maximumDepth = 16

  /// What could not be read.
  private(set) var problems: [Problem] = []

  private let boundary: FilePath
  private let workingDirectory: FilePath
  private var known: [FilePath: [String: String]] = [:]

  /// Reads files inside a folder only.
  init(boundary: FilePath, workingDirectory: FilePath) {
    self.boundary = boundary
    self.workingDirectory = workingDirectory
  }

  /// The settings of a file and of those it includes; none where it isn't there, as some are made by tools.
  mutating func settings(in file: FilePath) -> [String: String] {
    if let settings = known[file] { return settings }
    var settings: [String: String] = [:]
    read(file, into: &settings, depth: 0)
    known[file] = settings
    return settings
  }

  private mutating func read(_ file: FilePath, into settings: inout [String: String], depth: Int) {
    guard depth < Self.maximumDepth, file.suffix(inside: boundary) != nil else { return }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try contents(of: file) } catch {
      if !error.isMissing {
        problems.append(
          Problem(file: file.relative(to: workingDirectory), message: "could not be read: \(error.message)"))
      }
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.withoutComment.withoutSpaces
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1, let folder = file.parent else { continue }
        read(FilePath(String(parts[1]), relativeTo: folder), into: &settings, depth: depth + 1)
      } else if let equals = line.firstIndex(of: "=") {
        let name = String(line[..<equals].withoutSpaces)
        let value = String(line[equals...].dropFirst().withoutSpaces)
        // A later line wins; what it inherits may be an earlier one's.
        settings[name] = settings[name].map { value.replacing("$(inherited)", with: $0) } ?? value
      }
    }
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
