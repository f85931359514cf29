import Findings

/// The lines that a repair changes, before and after, in the form of a unified diff without context.
struct FixDiff {
  /// The diff; empty where the source is not at hand.
  private(set) var text = ""

  init(_ fix: Finding.Fix, _ lines: inout SourceLines) {
    var files: [String] = []
    for edit in fix.edits where !files.contains(where: { $0.utf8.elementsEqual(edit.range.file.utf8) }) {
      files.append(edit.range.file)
    }
    var output: [String] = []
    for file in files {
      let edits = fix.edits.filter { $0.range.file.utf8.elementsEqual(file.utf8) }.sorted { $0.range < $1.range }
      let hunks = Self.hunks(of: edits).compactMap { Self.render($0, of: file, &lines) }
      if !hunks.isEmpty { output += ["--- \(file)", "+++ \(file)"] + hunks.flatMap(\.self) }
    }
    text = output.joined(separator: "\n")
  }

  /// Edits that touch a line together belong together.
  private static func hunks(of edits: [Finding.Edit]) -> [[Finding.Edit]] {
    var hunks: [[Finding.Edit]] = []
    for edit in edits {
      if let last = hunks.last?.last, edit.range.line <= last.range.endLine {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  private static func render(_ edits: [Finding.Edit], of file: String, _ lines: inout SourceLines) -> [String]? {
    guard let first = edits.first?.range.line, let last = edits.map(\.range.endLine).max() else { return nil }
    var source: [[UInt8]] = []
    for number in first...last {
      guard let line = lines.line(number, of: file) else { return nil }
      source.append(Array(line))
    }
    var starts = [0]
    for line in source { starts.append((starts.last ?? 0) + line.count + 1) }
    let before = Array(source.joined(separator: [UInt8(ascii: "\n")]))
    var after = before
    for edit in edits.reversed() {
      let start = starts[edit.range.line - first] + edit.range.column - 1
      let end = starts[edit.range.endLine - first] + edit.range.endColumn - 1
      guard start <= end, end <= after.count else { return nil }
      after.replaceSubrange(start..<end, with: Array(edit.replacement.utf8))
    }
    return ["@@ line \(first) @@"] + marked(before, "-") + marked(after, "+")
  }

  private static func marked(_ bytes: [UInt8], _ mark: String) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { "\(mark)\(String(decoding: $0, as: UTF8.self))" }
  }
}
