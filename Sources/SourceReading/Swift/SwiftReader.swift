package import SourceFacts
import SwiftParser
import SwiftSyntax

/// Reads Swift source into facts.
package enum SwiftReader {
  /// How deep the parser follows brackets; the same in debug and release builds, whose defaults differ.
  private static let maximumNestingLevel = 256

  /// Returns what a file says, a pure function of its bytes; needs a stack of 16 MB for deeply nested source.
  package static func facts(of bytes: [UInt8]) -> FileFacts { reading(of: bytes, listsSyntax: false).facts }

  /// Returns what a file says, and its syntax without positions, white space and comments.
  ///
  /// There are none where they are not asked for, where a comment addresses the auditor, and where something could not be
  /// read.
  package static func reading(of bytes: [UInt8], listsSyntax: Bool) -> (facts: FileFacts, syntax: SyntaxListing?) {
    bytes.withUnsafeBufferPointer { buffer in
      let source = SourceBytes(buffer)
      var facts = FileFacts(lineStarts: source.lineStarts)
      if let offset = source.firstInvalidOffset {
        facts.issues = [SyntaxIssue(message: "is not valid UTF-8", offset: SourceBytes.offset(offset))]
        return (facts, nil)
      }
      if let offset = source.firstRunawayOffset {
        facts.issues = [SyntaxIssue(message: "nests too many brackets to be read", offset: SourceBytes.offset(offset))]
        return (facts, nil)
      }
      let tree = Parser.parse(source: buffer, maximumNestingLevel: maximumNestingLevel)
      let lowering = Lowering(source: source)
      lowering.lower(tree, into: &facts)
      facts.specializations = lowering.specializations.all
      facts.unreadMembers = lowering.unread.all
      facts.bundledFiles = lowering.bundledFiles.all
      facts.directives = Directives(source: source).all(in: tree)
      facts.issues = SyntaxIssues.all(in: tree, lowering)
      let isPlain = facts.directives.isEmpty && facts.issues.isEmpty
      return (facts, listsSyntax && isPlain ? SyntaxListing(tree, source, lineStarts: facts.lineStarts) : nil)
    }
  }
}
