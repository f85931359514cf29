import SourceFacts

extension Evaluator {
  /// A way through statements: the decisions taken, and how many ways of the same statements are followed beside it.
  struct Way {
    var path: Guard
    var siblings = 1

    /// The way of statements that nothing before them forks.
    static let only = Way(path: .always)

    /// Returns the way that takes a decision, too; `nil` where that cannot be.
    func taking(_ decision: Guard) -> Way? {
      path.and(decision).map { Way(path: $0, siblings: siblings) }
    }
  }

  /// Statements that are run where a condition holds.
  struct Arm {
    var condition: Guard
    var statements: [Statement]
    var scope: Scope
  }

  /// Returns the arms of an `if`, a `switch` or a `#if`.
  func arms(of statement: Statement, in scope: Scope, place: Place) -> [Arm] {
    switch statement.kind {
    case .ifElse(let conditions, let then, let otherwise):
      let inner = Scope(parent: scope, file: scope.file)
      return decide(conditions, in: inner, place: place).map { condition, outcome in
        Arm(
          condition: condition, statements: outcome ? then : otherwise ?? [],
          scope: outcome ? inner : Scope(parent: scope, file: scope.file))
      }
    case .switchCase(let subject, let cases):
      return select(evaluate(subject, in: scope), cases, in: scope, place: place).map { condition, matched, inner in
        Arm(condition: condition, statements: matched.map { cases[$0].body } ?? [], scope: inner)
      }
    case .compilation(let clauses):
      // What a clause declares is there after it.
      return possible(clauses, in: scope).map { Arm(condition: $0, statements: $1, scope: scope) }
    default: return []
    }
  }

  /// The most ways through a body on which what follows a statement is run again for each of its arms.
  private static let maximumSiblings = 8

  /// Runs the arms of a statement, and what follows it as each of them leaves the variables.
  func follow(
    _ arms: [Arm], then rest: ArraySlice<Statement>, in scope: Scope, on way: Way, place: Place
  ) -> [Outcome] {
    // What the conditions write is there in every arm.
    let saved = scope.snapshot()
    var ends: [Outcome] = []
    var isIdle = true
    for arm in arms where ends.count <= Alternatives<Value>.limit * 2 {
      guard let branch = way.taking(arm.condition) else { continue }
      scope.restore(saved)
      // An expression is the value of an arm only where nothing follows.
      let statements = rest.isEmpty ? arm.statements : arm.statements + [.end(at: place.span)]
      let ways = run(statements[...], in: arm.scope, on: branch)
      isIdle = isIdle && scope.isAsIn(saved)
      ends += ways
    }
    if rest.isEmpty { return ends }
    var result = ends.filter { $0.value != nil }
    let open = ends.filter { $0.value == nil }
    // Where all go on, the decisions need not be kept apart to know that one of them is taken.
    if result.isEmpty, isIdle { return run(rest, in: scope, on: way) }
    if result.isEmpty, open.count > 1, open.count * way.siblings > Self.maximumSiblings {
      scope.restore(saved)
      merge(open, of: arms, in: scope, on: way, place: place)
      return run(rest, in: scope, on: way)
    }
    for end in open where result.count <= Alternatives<Value>.limit * 2 {
      if let state = end.state { scope.restore(state) }
      result += run(rest, in: scope, on: Way(path: end.path, siblings: way.siblings * open.count))
    }
    return result
  }

  /// Gives each variable that the arms of a statement change or declare the values that they leave it.
  private func merge(_ ends: [Outcome], of arms: [Arm], in scope: Scope, on way: Way, place: Place) {
    let ends = ends.map { end in
      var end = end
      end.path = end.path.removing(where: way.path.decisions.contains)
      return end
    }
    func merged(_ value: (Scope.State) -> Value?) -> Value? {
      let branches = ends.compactMap { end in
        end.state.flatMap(value).map { Alternatives<Value>.Branch(condition: end.path, value: $0) }
      }
      guard !branches.isEmpty else { return nil }
      let value = oneOf(branches, place: place)
      // A number that is partly a matter of the running program is not worth following in so many forms.
      if case .choice(let forms) = value, forms.branches.count > Self.maximumSiblings,
        forms.branches.allSatisfy({ $0.value.isPlainNumber }),
        let doubt = forms.branches.lazy.compactMap({ $0.value.runTimeDoubt }).first
      {
        return .unknown(doubt)
      }
      return value
    }
    let changed = arms.reduce(into: Set<String>()) { $0.formUnion($1.statements.writtenNames) }
    for name in changed.sorted() {
      guard let value = merged({ $0.value(of: name, in: scope) }) else { continue }
      _ = scope.assign(name, value)
    }
    let declared = arms.filter { $0.scope === scope }.flatMap { $0.statements.flatMap(\.boundNames) }
    for name in Set(declared).sorted() {
      scope.variables[name] = merged { $0.variables(of: scope)?[name] }
    }
    guard case .instance(let instance)? = scope.selfValue,
      ends.contains(where: { $0.state?.version != instance.version }),
      let type = index.types[instance.typeName]
    else { return }
    instance.fields = joined(ends, of: instance, type: type, place: place)
  }
}

extension Statement {
  /// A statement that does nothing, after which the one before is not the value of the whole.
  static func end(at span: Span) -> Statement { Statement(.opaque("end"), span: span) }
}
