import SourceFacts

/// Calls that write to what they are handed: a variable behind `&`, and a structure whose method changes it (S-115).
extension CodeRun {
  /// A structure or configuration that a call may write to, and that nothing else holds.
  private struct Loan {
    var target: Expression
    var value: Instance
    var version: Int
  }

  /// Follows an expression for its effects.
  func perform(_ expression: Expression, in scope: Scope) {
    let loans = targets(of: expression).compactMap { lend($0, in: scope) }
    _ = evaluator.evaluate(expression, in: scope)
    for loan in loans {
      lent.remove(loan.value.identity)
      // What nothing followed wrote to may have been changed by what is not followed.
      guard loan.value.version != loan.version else { continue }
      keep(
        .instance(loan.value), in: loan.target, place: evaluator.place(loan.target.span, in: scope), scope: scope)
    }
  }

  /// The variables and properties that a call may write to.
  private func targets(of expression: Expression) -> [Expression] {
    guard case .call(let callee, let arguments) = expression.kind else { return [] }
    var result = arguments.compactMap { argument in
      if case .prefix("&", let target) = argument.value.kind { target } else { nil }
    }
    if case .member(.some(let base), let name, _) = callee.kind, base.kind != .identifier("self"),
      classes.mutatingMethods.contains(name)
    {
      result.append(base)
    }
    return result
  }

  /// Gives a variable, or a property of an object, a structure or configuration of its own; `nil` where it holds none.
  private func lend(_ target: Expression, in scope: Scope) -> Loan? {
    func loan(_ value: Value?) -> Loan? {
      guard case .instance(let instance)? = value else { return nil }
      if isConfiguration(instance) { return Loan(target: target, value: instance, version: instance.version) }
      guard isShared(instance) else { return nil }
      let copy = instance.copy(as: evaluator.makeIdentity())
      lent.insert(copy.identity)
      return Loan(target: target, value: copy, version: copy.version)
    }
    func loan(_ name: String, of owner: Value?) -> Loan? {
      guard case .instance(let owner)? = owner, !isShared(owner), let loan = loan(owner.fields[name]) else {
        return nil
      }
      // No observer hears of what is the same still.
      owner.fields[name] = .instance(loan.value)
      return loan
    }
    unshare(rootOf: target, in: scope)
    switch target.kind {
    case .identifier(let name):
      guard let value = scope.variable(name) else { return loan(name, of: scope.selfValue) }
      guard let loan = loan(value) else { return nil }
      _ = scope.assign(name, .instance(loan.value))
      return loan
    case .member(.some(let base), let name, _): return loan(name, of: evaluator.evaluate(base, in: scope))
    default: return nil
    }
  }
}

extension CodeIndex {
  /// The names of the methods of structures that assign to what these store, or to `self`.
  func findMutatingMethods() -> Set<String> {
    index.types.values.filter { $0.kind == .struct }.reduce(into: []) { names, type in
      let stored = Set(type.properties.map(\.declaration).filter { $0.getter == nil }.map(\.name) + ["self"])
      for (name, functions) in type.functions {
        let isMutating = functions.contains { function in
          !function.declaration.isStatic && function.declaration.body?.changedNames.isDisjoint(with: stored) == false
        }
        if isMutating { names.insert(name) }
      }
    }
  }
}
