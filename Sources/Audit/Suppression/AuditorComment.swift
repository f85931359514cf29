import Findings
import SourceFacts

/// A comment that addresses the auditor, as `// evident:ignore RULE -- reason`.
struct AuditorComment {
  /// What a comment can ask for.
  enum Verb: String, CaseIterable {
    /// Hides findings of rules for the node it stands above.
    case ignore
    /// Hides findings of rules in its file.
    case ignoreFile = "ignore-file"
    /// Asserts what lies behind a view.
    case background
    /// Asserts the scheme a view is shown in.
    case appearance
  }

  /// What it asks for; `nil` for a word that means nothing.
  var verb: Verb?
  /// The directive as it was written.
  var directive: Directive
  /// Where it stands.
  var range: SourceRange
  /// The node it speaks of.
  var node: SourceRange?
  /// The line that the node starts on.
  var line: Int?
  /// True where the node may not be part of what is audited.
  var isConditional: Bool

  /// Reads the comments of a file.
  static func all(in facts: FileFacts, path: String) -> [AuditorComment] {
    func range(_ span: Span) -> SourceRange {
      let start = facts.position(of: span.start)
      let end = facts.position(of: span.end)
      return SourceRange(
        file: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
    return facts.directives.map { directive in
      let target = facts.target(of: directive)
      return AuditorComment(
        verb: Verb(rawValue: directive.verb), directive: directive, range: range(directive.span),
        node: target.map { range($0.span) }, line: target?.line, isConditional: target?.isConditional ?? false)
    }
  }

  /// The rules that it names, in the order they are written.
  var rules: [String] {
    guard verb == .ignore || verb == .ignoreFile else { return [] }
    return directive.argument.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// True where it speaks of what stands at a place.
  func covers(_ place: SourceRange) -> Bool {
    guard place.file.utf8.elementsEqual(range.file.utf8) else { return false }
    if verb == .ignoreFile { return true }
    if place.line == line { return true }
    guard let node else { return false }
    return (node.line, node.column) <= (place.line, place.column)
      && (place.line, place.column) < (node.endLine, node.endColumn)
  }
}

extension SourceReadingResult {
  /// The comments of a source that address the auditor.
  var comments: [AuditorComment] { facts.map { AuditorComment.all(in: $0, path: path) } ?? [] }
}
