import SourceFacts
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Says what the parser could not read.
enum SyntaxIssues {
  private static let limit = 20
  /// The generator recurses; a chain of more links than this is left undescribed.
  private static let maximumTreeDepth = 4_000

  /// Returns the errors of a tree in source order; warnings are none.
  static func all(in tree: SourceFileSyntax, _ lowering: Lowering) -> [SyntaxIssue] {
    guard tree.hasError else { return [] }
    if let offset = offset(deeperThan: maximumTreeDepth, in: tree) {
      return [SyntaxIssue(message: "nests too deeply to tell what is wrong", offset: SourceBytes.offset(offset))]
    }
    let unread = UnreadClauses(in: tree, lowering)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).lazy
      .filter { $0.diagMessage.severity == .error && !unread.contains($0.position.utf8Offset) }
      .prefix(limit)
      .map { SyntaxIssue(message: phrase($0.message), offset: SourceBytes.offset($0.position.utf8Offset)) }
  }

  /// The first line of a message, lower case at the start and without a period.
  private static func phrase(_ message: String) -> String {
    var line = message.prefix { !$0.isNewline }
    while line.last == "." { line.removeLast() }
    guard let first = line.first, line.dropFirst().first?.isUppercase != true else { return String(line) }
    return first.lowercased() + line.dropFirst()
  }

  private static func offset(deeperThan limit: Int, in tree: SourceFileSyntax) -> Int? {
    var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return node.position.utf8Offset }
      for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return nil
  }
}
