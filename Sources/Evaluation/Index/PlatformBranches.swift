import SourceFacts

/// Source that `#if` chose for the one platform of a file, which targets of other platforms may compile too.
extension FileFacts {
  /// The spans of declarations and statements that a condition about the platform decides.
  var platformBranches: [Span] { declarations.flatMap(\.platformBranches) }
}

extension Declaration {
  fileprivate var platformBranches: [Span] {
    if case .compilation(let clauses) = self, clauses.contains(where: { $0.condition?.asksPlatform == true }) {
      return clauses.flatMap(\.declarations).flatMap(\.spans)
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
  fileprivate var platformBranches: [Span] {
    if case .compilation(let clauses) = kind, clauses.contains(where: { $0.condition?.asksPlatform == true }) {
      return [span]
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
