import ColorScience
import SwiftSyntax

/// Comments that state the colour which the code beside them writes, and would be wrong beside another one.
enum StatedColor {
  /// How much a channel may differ, of 255: decimals in code are rounded.
  private static let tolerance = 3

  /// Refuses a colour whose numbers a comment above it or behind it states.
  static func check(_ node: ExprSyntax, named name: String) throws(Refusal) {
    let named = name.hasPrefix("#") ? Color(hex: name) : nil
    guard let color = ColorLiteral.value(of: node) ?? named else { return }
    for comment in comments(around: node) {
      for stated in colors(in: comment) {
        let isSame = zip(stated.bytes, color.bytes).allSatisfy { abs($0 - $1) <= tolerance }
        if isSame { throw Refusal("a comment beside it states '\(stated.hexString)'") }
      }
    }
  }

  /// The comments above an expression, its statement and its declaration, and behind it on its line.
  private static func comments(around node: ExprSyntax) -> [String] {
    var trivia = Trivia()
    for ancestor in sequence(first: Syntax(node), next: \.parent) {
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(FunctionDeclSyntax.self) { break }
      let isItem = ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(MemberBlockItemSyntax.self)
      let isPart = ancestor.is(LabeledExprSyntax.self) || ancestor.is(ArrayElementSyntax.self)
      if isItem || isPart || ancestor.id == node.id { trivia += ancestor.leadingTrivia }
      if ancestor.is(MemberBlockItemSyntax.self) { break }
    }
    var token = node.lastToken(viewMode: .sourceAccurate)
    while let current = token {
      trivia += current.trailingTrivia
      token = current.nextToken(viewMode: .sourceAccurate).flatMap {
        $0.leadingTrivia.contains(where: \.isNewline) ? nil : $0
      }
    }
    return trivia.pieces.compactMap(\.comment)
  }

  /// The colours that a text writes as six hexadecimal digits behind `#` or `0x`.
  private static func colors(in text: String) -> [Color] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "#") }
    return words.compactMap { word in
      let digits = word.hasPrefix("#") ? word.dropFirst() : word.hasPrefix("0x") ? word.dropFirst(2) : ""
      return digits.count == 6 && digits.allSatisfy(\.isHexDigit) ? Color(hex: "#\(digits.uppercased())") : nil
    }
  }
}

extension TriviaPiece {
  /// The text of a comment.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: nil
    }
  }
}
