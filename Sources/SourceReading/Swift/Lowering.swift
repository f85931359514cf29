import SourceFacts
import SwiftSyntax

/// Turns syntax nodes into facts by recursive descent; each level of the facts costs one of `maximumDepth`.
struct Lowering {
  /// How deep facts may nest; what lies deeper becomes `opaque("nesting")`, so that no reader of facts overflows.
  static let maximumDepth = 512
  /// How often a base may be repeated for the clauses of postfix `#if`s around it.
  static let maximumCopies = 64

  let source: SourceBytes
  let names = NameTable()
  let specializations = SpecializationTable()
  let unread = UnreadMembers()
  let bundledFiles = BundledFiles()
  private(set) var depth = 0
  private(set) var copies = 1

  init(source: SourceBytes) { self.source = source }

  var isExhausted: Bool { depth >= Self.maximumDepth }

  /// The same one level deeper.
  var deeper: Lowering {
    var lowering = self
    lowering.depth += 1
    return lowering
  }

  /// The same for a node whose facts are repeated.
  func repeated(_ times: Int) -> Lowering {
    var lowering = self
    lowering.copies *= times
    return lowering
  }
}

extension Lowering {
  /// Where a node stands, without the trivia around it.
  func span(_ node: some SyntaxProtocol) -> Span {
    let start = start(of: node)
    return Span(start: start, end: max(start, SourceBytes.offset(node.endPositionBeforeTrailingTrivia.utf8Offset)))
  }

  /// From the start of a node to the end of another.
  func span(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Span {
    let start = start(of: first)
    return Span(start: start, end: max(start, SourceBytes.offset(last.endPositionBeforeTrailingTrivia.utf8Offset)))
  }

  private func start(of node: some SyntaxProtocol) -> Int32 {
    let position = node.position.utf8Offset
    return SourceBytes.offset(source.skipTrivia(from: position, to: node.endPosition.utf8Offset))
  }

  /// A token's text without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return names.name(text) }
    return names.name(String(text.dropFirst().dropLast()))
  }

  /// A node's kind as facts name it, such as `deferStmt`.
  func kind(_ node: some SyntaxProtocol) -> String { String(describing: node.kind) }

  func opaque(_ node: some SyntaxProtocol) -> Expression {
    leaveOut(node)
    return Expression(.opaque(isExhausted ? Expression.nesting : kind(node)), span: span(node))
  }
}
