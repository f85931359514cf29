import ColorScience
import Findings
import PlatformStyles
import Rewriting
import Scene
import Testing

/// Makes a change of what stands between « and » in a source, and returns the source afterwards.
func rewritten(
  _ marked: String, platform: Platform = .ios26, others: Set<String> = [], ownLevels: Set<ContentLevel> = [],
  path: String = "Card.swift", _ change: (SourceRange) -> Remedy.Change
) throws -> String {
  let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }.map(String.init)
  try #require(parts.count == 3)
  let bytes = Array(parts.joined().utf8)
  let start = corner(parts[0])
  let end = corner(parts[0] + parts[1])
  let range = SourceRange(
    file: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  let rewriter = try Rewriter(path: path, bytes: bytes, platform: platform, others: others, ownLevels: ownLevels)
  let edits = try rewriter.edits(for: change(range))
  return String(decoding: try #require(edits.ordered).applied(to: bytes), as: UTF8.self)
}

/// The place behind some text, lines and columns from 1.
private func corner(_ text: String) -> (line: Int, column: Int) {
  let bytes = Array(text.utf8)
  let line = bytes.count { $0 == 0x0A }
  let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  return (line + 1, bytes.count - start + 1)
}

/// The sentence with which a change is refused.
func refusal(
  _ marked: String, others: Set<String> = [], path: String = "Card.swift", _ change: (SourceRange) -> Remedy.Change
) throws -> String? {
  do {
    _ = try rewritten(marked, others: others, path: path, change)
    return nil
  } catch let refusal as Refusal {
    return refusal.message
  }
}

extension Remedy.AdaptiveColor {
  /// One colour for each scheme, from hexadecimal digits.
  static func pair(_ light: String?, _ dark: String?) -> Remedy.AdaptiveColor {
    var values: [Appearance: Color] = [:]
    for (hex, appearances) in [(light, [Appearance.light, .lightIncreased]), (dark, [.dark, .darkIncreased])] {
      guard let color = hex.flatMap({ Color(hex: $0) }) else { continue }
      for appearance in appearances { values[appearance] = color }
    }
    return Remedy.AdaptiveColor(values)
  }
}
