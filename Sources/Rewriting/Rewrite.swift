import Findings
package import PlatformStyles
package import Scene

/// Turns changes of a file into edits of its bytes; what it can't do well it refuses.
package struct Rewriter {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let kind: Kind

  private enum Kind {
    case swift(SwiftRewriter)
    case colorset
    case interface(InterfaceRewriter)
  }

  /// Reads a file, by its path as reported, the platform that its code is for and the other systems that compile it.
  ///
  /// Of the project it is told what its functions take, and the levels whose names in `Color` it gives to its own colours.
  package init(
    path: String, bytes: [UInt8], platform: Platform, others: Set<String> = [],
    types: ParameterTypes = ParameterTypes(), ownLevels: Set<ContentLevel> = []
  ) throws(Refusal) {
    self.bytes = bytes
    lines = LineTable(bytes)
    if path.hasSuffix("Contents.json") {
      kind = .colorset
    } else if path.hasSuffix(".swift") {
      kind = .swift(
        try SwiftRewriter(
          path: path, bytes: bytes, platform: platform, others: others, types: types, ownLevels: ownLevels))
    } else {
      kind = .interface(InterfaceRewriter(bytes: bytes, platform: platform))
    }
  }

  /// The edits that make a change.
  package func edits(for change: Remedy.Change) throws(Refusal) -> [TextEdit] {
    switch kind {
    case .interface(let rewriter):
      guard let range = lines.offsets(of: change.range) else { throw Refusal("the place is not in the file any more") }
      return try rewriter.edits(for: change, at: range)
    case .colorset:
      guard case .recolor(_, from: _, let color) = change else {
        throw Refusal("a colour set holds nothing but colours")
      }
      return try ColorsetRewriter(bytes: bytes).edits(for: color)
    case .swift(let rewriter):
      guard let range = lines.offsets(of: change.range) else { throw Refusal("the place is not in the file any more") }
      return try rewriter.edits(for: change, at: range)
    }
  }
}

/// Where the lines of a file begin.
struct LineTable {
  private let starts: [Int]
  private let count: Int

  /// Finds the line breaks: `\n`, `\r\n` and a lone `\r`.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
    count = bytes.count
  }

  /// The offsets of a range; nil where it lies outside of the file.
  func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(range.line, range.column), let end = offset(range.endLine, range.endColumn), start <= end
    else { return nil }
    return start..<end
  }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= count ? offset : nil
  }
}
