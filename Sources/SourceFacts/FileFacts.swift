/// What one file says; a pure function of its bytes, so it knows no path.
package struct FileFacts: Hashable, Sendable {
  /// The top-level declarations, in source order.
  package var declarations: [Declaration]
  /// The top-level statements.
  package var statements: [Statement]
  /// The imported modules.
  package var imports: [String]
  /// Those of the imported modules that it imports outside of every `#if`.
  package var unconditionalImports: Set<String> = []
  /// The generic types that it writes with their arguments.
  package var specializations: [Specialization] = []
  /// The names that stand behind dots in code of which nothing else is said here, as in what is thrown.
  package var unreadMembers: Set<String> = []
  /// The files that it finds in bundles by names that it writes.
  package var bundledFiles: Set<String> = []
  /// The comments that address the auditor.
  package var directives: [Directive]
  /// What a storyboard or xib says; `nil` for Swift.
  package var interface: InterfaceFacts?
  /// What the parser could not read.
  package var issues: [SyntaxIssue]
  /// The offset of each line's first byte; the first is 0.
  package var lineStarts: [Int32]

  /// Creates the facts of a file.
  package init(
    declarations: [Declaration] = [], statements: [Statement] = [], imports: [String] = [],
    directives: [Directive] = [], interface: InterfaceFacts? = nil, issues: [SyntaxIssue] = [],
    lineStarts: [Int32] = [0]
  ) {
    self.declarations = declarations
    self.statements = statements
    self.imports = imports
    self.directives = directives
    self.interface = interface
    self.issues = issues
    self.lineStarts = lineStarts
  }

  /// Returns the line and the column in UTF-8 bytes of an offset, both from 1.
  package func position(of offset: Int32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - (lineStarts.isEmpty ? 0 : lineStarts[low])) + 1)
  }
}

/// A comment of the form `// evident:verb arguments -- reason`.
package struct Directive: Hashable, Sendable {
  /// What it asks for: `ignore`, `ignore-file`, `background`, `appearance`.
  package var verb: String
  /// What stands between the verb and the reason.
  package var argument: String
  /// The reason behind `--`.
  package var reason: String?
  /// True where code stands before the comment on its line.
  package var isTrailing: Bool
  /// Where the comment stands.
  package var span: Span

  /// Creates a directive.
  package init(verb: String, argument: String, reason: String?, isTrailing: Bool, span: Span) {
    self.verb = verb
    self.argument = argument
    self.reason = reason
    self.isTrailing = isTrailing
    self.span = span
  }
}

/// A place that the parser could not read.
package struct SyntaxIssue: Hashable, Sendable {
  /// What was expected, one phrase.
  package var message: String
  /// The offset in UTF-8 bytes.
  package var offset: Int32

  /// Creates an issue.
  package init(message: String, offset: Int32) {
    self.message = message
    self.offset = offset
  }
}
