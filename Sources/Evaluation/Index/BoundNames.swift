import SourceFacts

extension Statement {
  /// The names that the statement brings into sight.
  var boundNames: [String] { boundNames { _ in true } }

  /// The names that mean something else from the statement on.
  var newNames: [String] { boundNames { !$0.testsOwnName } }

  /// True where the names that it brings are in sight in its blocks alone, not behind it.
  var bindsInside: Bool {
    switch kind {
    case .ifElse, .forIn, .switchCase: true
    default: false
    }
  }

  /// The names that one of its blocks sees: not those of other cases, nor in `else` what its `if` binds.
  func boundNames(inBlock number: Int) -> [String] {
    switch kind {
    case .ifElse: number == 0 ? boundNames : []
    case .switchCase(_, let cases): cases[number].patterns.flatMap(\.names)
    default: boundNames
    }
  }

  private func boundNames(by counts: (Condition) -> Bool) -> [String] {
    switch kind {
    case .binding(let binding): binding.pattern.names
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      conditions.filter(counts).flatMap { condition -> [String] in
        switch condition {
        case .optionalBinding(let pattern, _), .pattern(let pattern, _): pattern.names
        case .expression, .availability: []
        }
      }
    case .forIn(let pattern, _, _): pattern.names
    case .switchCase(_, let cases): cases.flatMap { $0.patterns.flatMap(\.names) }
    default: []
    }
  }
}

extension Condition {
  /// True for `if let name`, where the name means what it did.
  var testsOwnName: Bool {
    guard case .optionalBinding(.name(let name), let value) = self else { return false }
    return switch value?.kind {
    case .none, .identifier(name): true
    case .member(.some(let base), name, _): base.kind == .identifier("self")
    default: false
    }
  }
}

extension Pattern {
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap(\.names)
    case .type(_, let name): name.map { [$0] } ?? []
    case .wildcard, .expression, .opaque: []
    }
  }
}
