import Scene
import SourceFacts

/// Attributed strings that the running program holds, as functions of the same type make them (S-44).
extension Evaluator {
  /// Returns what a variable of a view or an object may hold: the text that it begins with, and what each function
  /// leaves it with that assigns it; `nil` where one of these is not known.
  func attributedState(
    _ property: Located<PropertyDeclaration>, of owner: TypeInfo, key: String
  ) -> Value? {
    let declaration = property.declaration
    guard let type = typeReference(of: property, in: owner), type.name == Self.attributedType.name else { return nil }
    let cacheKey = "text \(owner.id).\(declaration.name)"
    let known = assignedCache[cacheKey] ?? apart { texts(of: property, as: type, of: owner) } ?? []
    assignedCache[cacheKey] = known
    guard known.count > 1 else { return nil }
    let condition = conditions.number(
      key: "\(key) =", label: declaration.name, arms: known.map { self.label(of: $0) })
    return choice(
      known.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
      place: nil)
  }

  private func texts(
    of property: Located<PropertyDeclaration>, as type: TypeReference, of owner: TypeInfo
  ) -> [Value]? {
    let declaration = property.declaration
    let isHeld = owner.kind == .class || declaration.attributes.contains { $0.name == "State" }
    guard isHeld, declaration.getter == nil, !declaration.isConstant, !isRestored(owner),
      declaration.attributes.allSatisfy({ Self.assignable.contains($0.name) }), !usage.bound.contains(declaration.name),
      !usage.keyPathWriters.contains(owner.name)
    else { return nil }
    let site = Usage.Site(file: property.file, owner: owner.id)
    let initial = declaration.value.map { value(of: $0, at: site, as: type) } ?? (type.isOptional ? Value.none : nil)
    guard let initial, isText(initial) else { return nil }
    let name = declaration.name
    let changing = owner.functions.values.joined().filter { $0.declaration.body?.changedNames.contains(name) == true }
    // What else changes it, such as an action in a body or other code, has nothing known around it.
    guard !changing.isEmpty, !owner.properties.contains(where: { $0.declaration.changes(name) }),
      assignments(to: name, of: owner).allSatisfy({ one in changing.contains { $0.holds(one) } })
    else { return nil }
    var result = [initial]
    for function in changing.sorted(by: {
      ($0.file, $0.declaration.span.start) < ($1.file, $1.declaration.span.start)
    }) {
      guard !function.declaration.isStatic, let left = left(in: name, initial, by: function, of: owner) else {
        return nil
      }
      result.append(left)
    }
    return result
  }

  /// Returns what a function leaves a variable with, on each way through it; `nil` where that is not known, or it never
  /// changes it in sight.
  private func left(
    in name: String, _ initial: Value, by function: Located<FunctionDeclaration>, of owner: TypeInfo
  ) -> Value? {
    guard let body = function.declaration.body, !body.isEmpty,
      let me = owner.place.map({ place in
        Value.unknown(
          Doubt(
            .runtimeValue, "self", place: place, key: "any \(owner.id)", label: "self",
            type: TypeReference(name: owner.id)))
      }), inProgress.insert("text \(owner.id).\(name)").inserted
    else { return nil }
    defer { inProgress.remove("text \(owner.id).\(name)") }
    let scope = Scope(selfValue: me, typeName: owner.id, file: function.file)
    for parameter in function.declaration.parameters {
      let place = place(function.declaration.span, in: scope)
      scope.variables[parameter.name] = .unknown(
        Doubt(.parameter, "'\(parameter.name)'", place: place, label: parameter.name, type: parameter.type))
    }
    scope.variables[name] = initial
    let around = stateText
    stateText = (name, scope)
    defer { stateText = around }
    var ends: [Outcome] = []
    _ = limited(to: allowances.call) {
      ends = turn(of: body, in: scope, place: place(function.declaration.span, in: scope))
      return .none
    }
    let left = ends.map { (path: $0.path, value: $0.texts[name] ?? initial) }
    let before = runs(of: initial)
    guard left.allSatisfy({ isText($0.value) }), left.contains(where: { runs(of: $0.value) != before }) else {
      return nil
    }
    return choice(left.map { .init(condition: $0.path, value: $0.value) }, place: nil)
  }

  private func runs(of value: Value) -> Int { pieces(of: value)?.count ?? 0 }

  /// True for attributed strings of which the runs are known, and nil.
  private func isText(_ value: Value) -> Bool {
    switch value {
    case .attributed, .none: true
    case .choice(let alternatives): alternatives.branches.allSatisfy { isText($0.value) }
    default: false
    }
  }
}

extension PropertyDeclaration {
  /// True where code of the property changes a variable of the name.
  func changes(_ name: String) -> Bool {
    (getter ?? []).changedNames.contains(name) || observers.changedNames.contains(name)
      || setter?.body.changedNames.contains(name) == true
  }
}

extension Located<FunctionDeclaration> {
  /// True for the function in which an assignment stands.
  fileprivate func holds(_ assignment: Usage.Assignment) -> Bool {
    let span = assignment.target.span
    return file == assignment.site.file && declaration.span.start <= span.start && span.end <= declaration.span.end
  }
}
