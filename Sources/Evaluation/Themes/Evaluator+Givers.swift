import SourceFacts

/// Methods that store what they are given: what the property holds is what their callers write (S-61a).
extension Evaluator {
  /// An expression and where it stands.
  typealias Given = (value: Expression, site: Usage.Site)

  /// Returns what an assignment can be given: its own expression or, where this is a parameter, the arguments of the
  /// calls; `nil` where the source does not tell all of them.
  func given(by assignment: Usage.Assignment, to owner: TypeInfo) -> [Given]? {
    guard let value = assignment.value else { return nil }
    guard case .identifier(let name) = value.kind else { return [(value, assignment.site)] }
    if assignment.site.isInitializer, let given = given(toInitializerOf: owner, as: name, around: assignment) {
      return given
    }
    guard let method = assignment.site.method, let position = method.parameters.firstIndex(of: name) else {
      let local = assignment.site.locals.contains(name) ? valuesOfLocal(name, around: assignment) : nil
      return (local ?? [value]).map { ($0, assignment.site) }
    }
    var result: [Given] = []
    for call in usage.calls[method.name] ?? [] {
      guard case .call(let callee, let arguments) = call.call.kind else { continue }
      guard let receiver = receiver(of: callee, at: call.site) else { return nil }
      guard isRelated(receiver, owner) else { continue }
      // Of calls with other labels nothing tells which method they mean.
      guard arguments.map(\.label) == method.labels else { return nil }
      result.append((arguments[position].value, call.site))
    }
    return result.isEmpty ? nil : result
  }

  /// Returns what the function around an assignment gives one of its variables; `nil` where it does not tell.
  private func valuesOfLocal(_ name: String, around assignment: Usage.Assignment) -> [Expression]? {
    guard let owner = typeAround(assignment.site) else { return nil }
    let functions = owner.functions.values.joined() + owner.initializers
    let around = functions.first {
      $0.file == assignment.site.file && $0.declaration.span.contains(assignment.target.span)
    }
    guard let function = around?.declaration, !function.parameters.contains(where: { $0.name == name }) else {
      return nil
    }
    return LocalValues.values(of: name, in: function.body ?? [])
  }

  /// Returns what the one call that makes an object of a class gives a parameter of the initialiser that assigns it; `nil`
  /// where the source does not tell, or no parameter has the name. Of several objects each has its own.
  private func given(
    toInitializerOf owner: TypeInfo, as name: String, around assignment: Usage.Assignment
  ) -> [Given]? {
    guard
      let initializer = owner.initializers.first(where: {
        $0.file == assignment.site.file && $0.declaration.span.contains(assignment.target.span)
      })?.declaration,
      initializer.parameters.contains(where: { $0.name == name }), owner.initializers.count == 1,
      !isMadeElsewhere(owner), let made = usage.constructions[owner.lastName], made.count == 1,
      !hasSubclasses(owner),
      !usage.implicitConstructions.contains(where: { one in
        if case .call(_, let arguments) = one.call.kind {
          initializer.parameters.given(arguments) != nil
        } else {
          false
        }
      })
    else { return nil }
    guard case .call(_, let arguments) = made[0].call.kind, let value = initializer.parameters.given(arguments)?[name]
    else { return nil }
    return [(value, made[0].site)]
  }

  private func hasSubclasses(_ owner: TypeInfo) -> Bool {
    index.types.values.contains { type in type.inherited.contains { $0.name.lastComponent == owner.lastName } }
  }

  /// Returns the type whose method a call means, where a name tells it.
  private func receiver(of callee: Expression, at site: Usage.Site) -> TypeInfo? {
    let around = typeAround(site)
    guard case .member(.some(let base), _, _) = callee.kind else { return around }
    return typeOfBase(base, at: site, around)
  }
}
