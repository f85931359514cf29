import SwiftSyntax

/// The line of a file that an expression begins on, with the room it leaves and how code is set further in.
struct CodeLine {
  /// The spaces and tabs it begins with.
  let indentation: String
  /// How the file breaks lines.
  let lineBreak: String
  /// What sets code one step further in.
  private let step: String
  /// The columns that are taken by other code on the line.
  private let taken: Int

  /// The columns of a line that most projects allow.
  private static let width = 120
  /// The columns that a tab stands for.
  private static let tabWidth = 4

  private init(indentation: String, lineBreak: String, step: String, taken: Int) {
    (self.indentation, self.lineBreak, self.step, self.taken) = (indentation, lineBreak, step, taken)
  }

  /// Finds the line that some code begins on, in the file that it stands in.
  init(of node: some SyntaxProtocol) {
    self.init(in: node.root, around: node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
  }

  /// Finds the line that an expression ends on, for code behind it.
  init(behind node: ExprSyntax) {
    self.init(in: node.root, around: node.endPositionBeforeTrailingTrivia, node.endPositionBeforeTrailingTrivia)
  }

  private init(in file: Syntax, around start: AbsolutePosition, _ end: AbsolutePosition) {
    let text = file.description
    let head = Substring(text.utf8.prefix(start.utf8Offset).suffix(while: { !Self.isLineEnd($0) }))
    let tail = Substring(text.utf8.dropFirst(end.utf8Offset).prefix(while: { !Self.isLineEnd($0) }))
    self.init(
      indentation: String(head.prefix(while: Self.isBlank)),
      lineBreak: text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n", step: Self.step(in: text),
      taken: Self.columns(head) + Self.columns(tail))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// A line of its own, one step further in.
  var indented: CodeLine { indented(by: indentation + step) }

  /// A line of its own that begins with some spaces and tabs.
  func indented(by indentation: String) -> CodeLine {
    CodeLine(
      indentation: indentation, lineBreak: lineBreak, step: step, taken: Self.columns(Substring(indentation)))
  }

  /// True where there is room for some text beside what is there.
  func holds(_ text: String) -> Bool { taken + Self.columns(Substring(text)) <= Self.width }

  private static func columns(_ text: Substring) -> Int {
    text.reduce(0) { $0 + ($1 == "\t" ? tabWidth : 1) }
  }

  /// What the first line behind an opening brace has more than the line of the brace.
  private static func step(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    for (line, next) in zip(lines, lines.dropFirst()) where line.last == "{" {
      let (outer, inner) = (line.prefix(while: isBlank), next.prefix(while: isBlank))
      if inner.count > outer.count, inner.hasPrefix(outer) { return String(inner.dropFirst(outer.count)) }
    }
    return "  "
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}

extension BidirectionalCollection {
  /// The elements behind the last one that does not fit.
  fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !fits($0) }) else { return self[...] }
    return self[index(after: last)...]
  }
}
