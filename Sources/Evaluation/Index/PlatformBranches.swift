import SourceFacts

/// Source under a condition about the platform, in a file that targets of several platforms may compile.
struct PlatformBranch {
  /// A declaration or a statement.
  var span: Span
  /// The clauses of which it stands in one, and that one's index; none for a statement, which holds them all.
  var clauses: [ConditionalDeclarations] = []
  var clause = 0
}

extension FileFacts {
  /// The declarations and statements that a condition about the platform decides.
  var platformBranches: [PlatformBranch] { declarations.flatMap(\.platformBranches) }
}

extension Declaration {
  fileprivate var platformBranches: [PlatformBranch] {
    if case .compilation(let clauses) = self, clauses.contains(where: { $0.condition?.asksPlatform == true }) {
      return clauses.enumerated().flatMap { position, clause in
        clause.declarations.flatMap(\.spans).map { PlatformBranch(span: $0, clauses: clauses, clause: position) }
      }
    }
    return members.flatMap(\.platformBranches) + statements.flatMap(\.platformBranches)
  }

  /// Where it stands, or what it holds where it has no place of its own.
  private var spans: [Span] {
    switch self {
    case .type(let type): [type.span]
    case .property(let property): [property.span]
    case .function(let function), .initializer(let function), .subscripted(let function): [function.span]
    case .compilation: members.flatMap(\.spans)
    case .enumCase, .alias, .macro: []
    }
  }
}

extension Statement {
  fileprivate var platformBranches: [PlatformBranch] {
    if case .compilation(let clauses) = kind, clauses.contains(where: { $0.condition?.asksPlatform == true }) {
      return [PlatformBranch(span: span)]
    }
    return statements.flatMap(\.platformBranches)
  }
}

extension Expression {
  /// True for a condition that asks what the source is compiled for.
  fileprivate var asksPlatform: Bool {
    if case .call(let callee, _) = kind, case .identifier(let name) = callee.kind {
      return ["os", "canImport", "targetEnvironment"].contains(name)
    }
    return children.contains(where: \.asksPlatform)
  }
}
