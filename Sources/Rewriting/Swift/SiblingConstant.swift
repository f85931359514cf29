import Scene
import SwiftSyntax

/// A copy of a static constant, beside it and by another name.
struct SiblingConstant {
  private let old: VariableDeclSyntax
  private let oldName: TokenSyntax
  private let sibling: Remedy.Sibling

  /// Finds the constant whose value an expression is part of; refuses one that some builds leave out, and a name that is
  /// taken.
  init(_ sibling: Remedy.Sibling, of node: ExprSyntax) throws(Refusal) {
    let ancestors = sequence(first: Syntax(node), next: \.parent)
    let found = ancestors.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { Self.isMember($0) }
    guard let found, let oldName = found.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      found.bindings.count == 1, Self.isStatic(found)
    else { throw Refusal("no static constant stands there that another could stand beside") }
    if sequence(first: Syntax(found), next: \.parent).contains(where: { $0.is(IfConfigClauseSyntax.self) }) {
      throw Refusal("some builds leave '\(oldName.text)' out")
    }
    if found.root.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == sibling.name }) {
      throw Refusal("something else is called '\(sibling.name)' there")
    }
    (old, self.oldName, self.sibling) = (found, oldName, sibling)
  }

  /// The edit that puts the copy behind the constant, with edits of the constant made in the copy alone.
  func insertion(_ edits: [TextEdit]) throws(Refusal) -> TextEdit {
    let start = old.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = old.endPositionBeforeTrailingTrivia.utf8Offset
    let isInside = edits.allSatisfy { start <= $0.range.lowerBound && $0.range.upperBound <= end }
    guard isInside, let copy = old.text(with: edits + [oldName.replaced(by: sibling.name)]) else {
      throw Refusal("the constant's colour is not made in it alone")
    }
    let line = CodeLine(of: old)
    let use = sibling.isBackdrop ? "behind text and symbols" : "where it is read"
    let lines = ["/// `\(oldName.text)` \(use).", copy].map { line.indentation + $0 }.joined(separator: line.lineBreak)
    let gap = isSpaced ? line.lineBreak : ""
    // Two siblings stand at two places, before and behind the line break, so that repairs can add both.
    if sibling.isBackdrop, lineBreaks(before: nextToken) > 0 {
      let next = old.endPosition.utf8Offset + line.lineBreak.utf8.count
      return TextEdit(range: next..<next, replacement: gap + lines + line.lineBreak)
    }
    let position = old.endPosition.utf8Offset
    return TextEdit(range: position..<position, replacement: line.lineBreak + gap + lines)
  }

  /// True where the file leaves a line free between the constant and what is beside it.
  private var isSpaced: Bool {
    let isLast = nextToken?.tokenKind == .rightBrace
    return lineBreaks(before: isLast ? old.firstToken(viewMode: .sourceAccurate) : nextToken) > 1
  }

  private var nextToken: TokenSyntax? {
    old.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
  }

  /// How many lines end before a token and the comments above it.
  private func lineBreaks(before token: TokenSyntax?) -> Int {
    let pieces = token?.leadingTrivia.pieces.prefix { $0.isWhitespace } ?? []
    return pieces.reduce(0) { count, piece in
      switch piece {
      case .newlines(let lines), .carriageReturnLineFeeds(let lines), .carriageReturns(let lines): count + lines
      default: count
      }
    }
  }

  /// The name with which an expression ends.
  static func name(in node: ExprSyntax) -> TokenSyntax? {
    node.as(MemberAccessExprSyntax.self)?.declName.baseName ?? node.as(DeclReferenceExprSyntax.self)?.baseName
  }

  private static func isMember(_ variable: VariableDeclSyntax) -> Bool {
    variable.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private static func isStatic(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }
}
