package import Audit

/// The changes of a file in the form that `git apply` and `patch` take.
package struct UnifiedDiff {
  private let path: String
  /// How many lines are shown around a change.
  private let context: Int
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Compares the lines of a file.
  package init(_ change: FileChange, context: Int = 3) {
    path = change.path
    self.context = context
    old = Self.lines(change.old)
    new = Self.lines(change.new)
  }

  /// The diff as bytes, since source lines may be anything; empty where nothing changed.
  package var bytes: [UInt8] {
    let hunks = self.hunks
    if hunks.isEmpty { return [] }
    return Array("--- \(name(under: "a"))\n+++ \(name(under: "b"))\n".utf8) + hunks.flatMap(bytes)
  }

  /// The file's name as git writes it: `patch` takes a name to end at its first blank, unless a tab marks the end, and
  /// both read bytes that would break the line from their escapes.
  private func name(under folder: String) -> String {
    let name = "\(folder)/\(path)"
    let end = name.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    if name.utf8.allSatisfy({ Self.escapes[$0] == nil && $0 >= 0x20 && $0 != 0x7F }) { return name + end }
    let escaped = name.utf8.flatMap { byte -> [UInt8] in
      if let letter = Self.escapes[byte] { return [UInt8(ascii: "\\"), letter] }
      if byte >= 0x20 && byte != 0x7F { return [byte] }
      let digits = String(byte, radix: 8)
      return Array("\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8)
    }
    return "\"\(String(decoding: escaped, as: UTF8.self))\"\(end)"
  }

  /// The bytes that git escapes with a letter of their own.
  private static let escapes: [UInt8: UInt8] = [
    0x09: UInt8(ascii: "t"), 0x0A: UInt8(ascii: "n"), 0x0D: UInt8(ascii: "r"), 0x22: UInt8(ascii: "\""),
    0x5C: UInt8(ascii: "\\"),
  ]

  /// The changed lines alone, each with its sign and without its line break.
  package var changedLines: [String] {
    edits.filter { $0.kind != .kept }.map { edit in
      let line = edit.kind == .removed ? old[edit.old] : new[edit.new]
      let text = String(decoding: line.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      return (edit.kind == .removed ? "-" : "+") + text
    }
  }

  private struct Edit {
    enum Kind { case kept, removed, added }
    let kind: Kind
    /// The line before, or the one it stands ahead of.
    let old: Int
    /// The line after, or the one it stands ahead of.
    let new: Int
  }

  /// All lines in order: kept, removed and added.
  private var edits: [Edit] {
    let difference = new.map(Array.init).difference(from: old.map(Array.init))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        edits.append(Edit(kind: .removed, old: before, new: after))
        before += 1
      } else if added.contains(after) {
        edits.append(Edit(kind: .added, old: before, new: after))
        after += 1
      } else {
        edits.append(Edit(kind: .kept, old: before, new: after))
        before += 1
        after += 1
      }
    }
    return edits
  }

  /// Stretches of changes with the lines around them; those that would touch are one.
  private var hunks: [ArraySlice<Edit>] {
    let edits = self.edits
    var ranges: [Range<Int>] = []
    for index in edits.indices where edits[index].kind != .kept {
      let range = max(index - context, 0)..<min(index + context + 1, edits.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { edits[$0] }
  }

  private func bytes(of hunk: ArraySlice<Edit>) -> [UInt8] {
    guard let first = hunk.first else { return [] }
    let before = hunk.count { $0.kind != .added }
    let after = hunk.count { $0.kind != .removed }
    // A stretch without lines is numbered by the line it follows.
    let start = { (line: Int, count: Int) in count == 0 ? line : line + 1 }
    let title =
      "@@ -\(start(first.old, before)),\(before) +\(start(first.new, after)),\(after) @@\n"
    return hunk.reduce(into: Array(title.utf8)) { bytes, edit in
      let (sign, line) =
        switch edit.kind {
        case .kept: (" ", old[edit.old])
        case .removed: ("-", old[edit.old])
        case .added: ("+", new[edit.new])
        }
      bytes += sign.utf8
      bytes += line
      if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// The lines with their breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
