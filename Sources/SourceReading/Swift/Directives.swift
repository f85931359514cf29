import SourceFacts
import SwiftSyntax

/// Finds the comments that begin with `evident:`.
struct Directives {
  private static let prefix = "evident:"

  let source: SourceBytes

  /// Returns a file's directives in source order.
  func all(in tree: SourceFileSyntax) -> [Directive] {
    var directives: [Directive] = []
    for offset in source.offsets(of: "evident:") {
      guard let token = token(at: offset, in: Syntax(tree)), let directive = directive(at: offset, of: token) else {
        continue
      }
      directives.append(directive)
    }
    return directives
  }

  /// The token whose text or trivia contains an offset; a loop, because trees of long chains are deep.
  private func token(at offset: Int, in root: Syntax) -> TokenSyntax? {
    var node = root
    while true {
      if let token = node.as(TokenSyntax.self) { return token }
      guard let child = node.children(viewMode: .all).first(where: { contains($0, offset) }) else { return nil }
      node = child
    }
  }

  private func contains(_ node: Syntax, _ offset: Int) -> Bool {
    node.position.utf8Offset <= offset && offset < node.endPosition.utf8Offset
  }

  private func directive(at offset: Int, of token: TokenSyntax) -> Directive? {
    let textStart = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let textEnd = token.endPositionBeforeTrailingTrivia.utf8Offset
    if offset < textStart {
      return directive(
        at: offset, in: token.leadingTrivia, from: token.position.utf8Offset,
        isBehindCode: token.position.utf8Offset > 0)
    }
    guard offset >= textEnd else { return nil }
    return directive(at: offset, in: token.trailingTrivia, from: textEnd, isBehindCode: true)
  }

  private func directive(at offset: Int, in trivia: Trivia, from start: Int, isBehindCode: Bool) -> Directive? {
    var position = start
    var isTrailing = isBehindCode
    for piece in trivia {
      let end = position + piece.sourceLength.utf8Length
      if offset < end {
        guard let text = Self.text(of: piece), text.hasPrefix(Self.prefix), source.text(offset..<end).hasPrefix(text)
        else { return nil }
        let span = Span(start: SourceBytes.offset(position), end: SourceBytes.offset(end))
        return Self.parse(text, isTrailing: isTrailing, span: span)
      }
      if source.text(position..<end).contains(where: \.isNewline) { isTrailing = false }
      position = end
    }
    return nil
  }

  /// A comment's text without its marks and the white space around it.
  private static func text(of piece: TriviaPiece) -> String? {
    var text: Substring
    switch piece {
    case .lineComment(let comment), .docLineComment(let comment): text = comment.drop { $0 == "/" }
    case .blockComment(let comment), .docBlockComment(let comment):
      text = comment.dropFirst(2).drop { $0 == "*" }
      if text.hasSuffix("*/") { text = text.dropLast(2) }
    default: return nil
    }
    text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func parse(_ text: String, isTrailing: Bool, span: Span) -> Directive {
    let words = text.dropFirst(prefix.count).split(whereSeparator: \.isWhitespace)
    let hasVerb = words.first.map { $0 != "--" && !text.dropFirst(prefix.count).hasPrefix(" ") } ?? false
    let verb = hasVerb ? String(words[0]) : ""
    let rest = words.dropFirst(hasVerb ? 1 : 0)
    let dashes = rest.firstIndex(of: "--") ?? rest.endIndex
    let reason = rest[dashes...].dropFirst().joined(separator: " ")
    return Directive(
      verb: verb, argument: rest[..<dashes].joined(separator: " "), reason: reason.isEmpty ? nil : reason,
      isTrailing: isTrailing, span: span)
  }
}
