import PlatformStyles
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
  var asksPlatform: Bool {
    if case .call(let callee, _) = kind, case .identifier(let name) = callee.kind {
      return ["os", "canImport", "targetEnvironment"].contains(name)
    }
    return children.contains(where: \.asksPlatform)
  }
}

extension TypeInfo {
  /// Notes the static properties among some members that a condition declares for another platform alone: code that is
  /// read for that one names them, whatever their own file is read for.
  func addForeign(_ members: [Declaration], file: Int32, build: Build) {
    for case .compilation(let clauses) in members where clauses.contains(where: { $0.condition?.asksPlatform == true })
    {
      let other = Build(platform: build.platform == .macos ? .ios26 : .macos, flags: build.flags)
      let conditions = clauses.map(\.condition)
      let taken = CompilationCondition.possible(conditions, in: build).compactMap(\.clause)
      let others = CompilationCondition.possible(conditions, in: other).compactMap(\.clause)
      for position in others where !taken.contains(position) {
        for case .property(let property) in clauses[position].declarations where property.isStatic {
          foreignStatics[property.name, default: []].append(Located(declaration: property, file: file))
        }
      }
    }
  }
}
