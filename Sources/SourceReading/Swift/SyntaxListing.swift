import SwiftSyntax

/// A tree as bytes: its nodes by kind and its tokens by their text, without positions, white space and comments. Sources
/// with equal listings have equal facts but for where things stand, and for what comments tell the auditor.
struct SyntaxListing {
  private enum Mark {
    static let start: UInt8 = 1
    static let end: UInt8 = 2
    static let token: UInt8 = 3
  }

  private enum Step {
    case node(Syntax)
    case end
  }

  /// The listing so far.
  private(set) var bytes: [UInt8] = []
  private let source: SourceBytes
  /// The kinds met so far, numbered in the order in which they are met.
  private var kinds: [SyntaxKind: UInt16] = [:]

  /// Lists a tree; a loop, because trees of long chains are deep.
  init(_ tree: SourceFileSyntax, _ source: SourceBytes) {
    self.source = source
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
    let text = source.bytes(start..<token.endPositionBeforeTrailingTrivia.utf8Offset)
    bytes.append(Mark.token)
    withUnsafeBytes(of: UInt32(text.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text)
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
