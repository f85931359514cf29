import SwiftSyntax

/// A tree as bytes: its nodes by kind and its tokens by their text, without positions, white space and comments. Sources
/// with equal listings have equal facts but for where things stand, and for what comments tell the auditor.
package struct SyntaxListing {
  private enum Mark {
    static let start: UInt8 = 1
    static let end: UInt8 = 2
    static let token: UInt8 = 3
  }

  private enum Step {
    case node(Syntax)
    case end
  }

  /// The nodes and tokens.
  package private(set) var bytes: [UInt8] = []
  /// The lines that hold code, each with its number: where they are equal too, everything stands where it stood, and what
  /// is quoted reads the same.
  package private(set) var lines: [UInt8] = []
  private let source: SourceBytes
  private let lineStarts: [Int32]
  /// The line of the token at hand, from 0.
  private var line = 0
  /// How many lines are listed, or hold no code.
  private var linesDone = 0
  /// The kinds met so far, numbered in the order in which they are met.
  private var kinds: [SyntaxKind: UInt16] = [:]

  /// Lists a tree; a loop, because trees of long chains are deep.
  init(_ tree: SourceFileSyntax, _ source: SourceBytes, lineStarts: [Int32]) {
    self.source = source
    self.lineStarts = lineStarts
    var steps = [Step.node(Syntax(tree))]
    while let step = steps.popLast() {
      guard case .node(let node) = step else {
        bytes.append(Mark.end)
        continue
      }
      if let token = node.as(TokenSyntax.self) {
        add(token)
      } else {
        add(node.kind)
        steps.append(.end)
        steps += node.children(viewMode: .sourceAccurate).reversed().map(Step.node)
      }
    }
  }

  private mutating func add(_ token: TokenSyntax) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    if start < end { addLines(start..<end) }
    let text = source.bytes(start..<end)
    bytes.append(Mark.token)
    withUnsafeBytes(of: UInt32(text.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text)
  }

  /// Lists the lines that a token stands on, unless one before it stands there, too.
  private mutating func addLines(_ token: Range<Int>) {
    while let next = start(ofLine: line + 1), next <= token.lowerBound { line += 1 }
    while let start = start(ofLine: line), start < token.upperBound {
      if line >= linesDone {
        var end = self.start(ofLine: line + 1) ?? source.count
        while end > start, source[end - 1] == UInt8(ascii: "\n") || source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        withUnsafeBytes(of: UInt32(line).littleEndian) { lines.append(contentsOf: $0) }
        lines.append(contentsOf: source.bytes(start..<end))
        lines.append(UInt8(ascii: "\n"))
        linesDone = line + 1
      }
      line += 1
    }
    line -= 1
  }

  private func start(ofLine line: Int) -> Int? {
    line < lineStarts.count ? Int(lineStarts[line]) : nil
  }

  private mutating func add(_ kind: SyntaxKind) {
    bytes.append(Mark.start)
    let isNew = kinds[kind] == nil
    let number = kinds[kind] ?? UInt16(kinds.count)
    kinds[kind] = number
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    // A number means what its first use says.
    if isNew { bytes += Array("\(kind)".utf8) + [0] }
  }
}
