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
    guard let type = typeReference(of: property, in: owner) else { return nil }
    let isObject = type.name == Self.objectType
    guard isObject || type.name == Self.attributedType.name else { return nil }
    let cacheKey = "text \(owner.id).\(declaration.name)"
    let find = isObject ? textObjects : texts
    let known = assignedCache[cacheKey] ?? apart { find(property, type, owner) } ?? []
    assignedCache[cacheKey] = known
    // Of one that starts empty something out of sight makes more.
    if isObject, known.count == 1, runs(of: known[0]) > 0 { return known[0] }
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

  /// The platform's own kind, which nothing can change but an assignment to the variable.
  private static let objectType = "NSAttributedString"

  /// Returns what a variable of the platform's own kind begins with, and what code assigns to it; `nil` where one of
  /// these is not known. The values belong to no code that is followed for its effects.
  private func textObjects(
    of property: Located<PropertyDeclaration>, as type: TypeReference, of owner: TypeInfo
  ) -> [Value]? {
    let declaration = property.declaration
    let isState = declaration.attributes.contains { $0.name == "State" }
    // What objects of the frameworks hold is known where their code is followed.
    let isOfFramework = lineage(of: owner.id).contains { $0.inherited.contains { CodeClasses.isKnown($0.name) } }
    let isForOthers = owner.isForOthers && [.public, .open].contains(declaration.access)
    let name = declaration.name
    guard owner.kind == .class && !isOfFramework || isState, !isForOthers, declaration.getter == nil,
      !declaration.isConstant, declaration.attributes.allSatisfy({ Self.assignable.contains($0.name) }),
      !owner.attributes.contains(where: { $0.name == "objcMembers" }), !isRestored(owner),
      !usage.bound.contains(name), !usage.keyPaths.contains(name), !usage.keyPathWriters.contains(owner.name)
    else { return nil }
    let assignments = assignments(to: name, of: owner)
    guard isToldAlone(property, by: assignments, of: owner) else { return nil }
    // The state of a view that nothing is seen to change is changed out of sight (S-143).
    if isState, assignments.allSatisfy(\.site.isInitializer) { return nil }
    let following = follower
    follower = nil
    defer { follower = following }
    let site = Usage.Site(file: property.file, owner: owner.id)
    var result: [Value] = []
    if let initial = declaration.value {
      result.append(value(of: initial, at: site, as: type))
    } else if type.isOptional {
      result.append(.none)
    }
    for assignment in assignments where !assignment.isPassing {
      guard let texts = textObjects(givenBy: assignment, to: name, result.first ?? .none, of: owner, as: type) else {
        return nil
      }
      result += texts
    }
    return result.allSatisfy(isText) ? result : nil
  }

  /// True for a variable of which each object sets its own, and nothing else along with it: what is met together with
  /// what, and on which of several objects, is told by none of the values (S-140).
  private func isToldAlone(
    _ property: Located<PropertyDeclaration>, by assignments: [Usage.Assignment], of owner: TypeInfo
  ) -> Bool {
    let name = property.declaration.name
    guard assignments.allSatisfy(\.target.isOfSelf) else { return false }
    // A method that sets it may be called on one of several objects alone.
    let made = usage.constructions[owner.lastName] ?? []
    if owner.kind == .class, made.count > 1, !assignments.allSatisfy(\.site.isInitializer) { return false }
    let blocks = Set(assignments.compactMap(\.block))
    let companions = owner.properties.map(\.declaration).filter { $0.name != name && $0.getter == nil }
    let isMetWithOthers = companions.contains { other in
      self.assignments(to: other.name, of: owner).contains { $0.block.map(blocks.contains) ?? false }
    }
    let isOverridden = index.types.values.contains { type in
      type !== owner && type.properties.contains { $0.declaration.name == name }
        && lineage(of: type.id).contains { $0 === owner }
    }
    let variables = Set(companions.filter { !$0.isConstant }.map(\.name))
    return !isMetWithOthers && !isOverridden && !isSetByCode(about: variables, assignments, of: owner)
  }

  /// True where a function that assigns a variable, or one of the type that calls it, also deals with some other
  /// variables, or an observer of one assigns it: these then go with the value.
  private func isSetByCode(
    about others: Set<String>, _ assignments: [Usage.Assignment], of owner: TypeInfo
  ) -> Bool {
    let functions = owner.functions.values.joined() + owner.initializers
    var latest: [Located<FunctionDeclaration>] = []
    for assignment in assignments {
      if let function = functions.first(where: { $0.holds(assignment) }) {
        latest.append(function)
      } else if !others.isDisjoint(with: usage.toggled) {
        return true
      }
      let isObserver = owner.properties.contains { property in
        property.file == assignment.site.file && property.declaration.observes(at: assignment.target.span)
      }
      if isObserver { return true }
    }
    var seen: Set<String> = []
    while !latest.isEmpty {
      if latest.contains(where: { ($0.declaration.body ?? []).mentions(others) }) { return true }
      let names = Set(latest.map(\.declaration.name)).subtracting(seen)
      seen.formUnion(names)
      latest = functions.filter { ($0.declaration.body ?? []).calls(names) }
      if names.isEmpty { break }
    }
    return false
  }

  /// Returns what an assignment gives such a variable; `nil` where that is not known.
  private func textObjects(
    givenBy assignment: Usage.Assignment, to name: String, _ initial: Value, of owner: TypeInfo, as type: TypeReference
  ) -> [Value]? {
    guard !assignment.goesWithScheme, let written = assignment.value else { return nil }
    if case .nilLiteral = written.kind { return [] }
    let mentioned = written.names(among: assignment.site.locals)
    if !mentioned.isEmpty {
      guard let function = owner.functions.values.joined().first(where: { $0.holds(assignment) }) else { return nil }
      // Who hands a text in may have changed it.
      let handed = function.declaration.parameters.filter { $0.type.name.hasSuffix("AttributedString") }
      guard !handed.contains(where: { mentioned.contains($0.name) }) else { return nil }
      // What a local object is by the time it is assigned is told in the order of the statements.
      if (function.declaration.body ?? []).mayChange(mentioned, among: assignment.site.locals) {
        return left(in: name, initial, by: function, of: owner).map { [$0] }
      }
    }
    // Other code may change an object that something else holds, too.
    guard let given = given(by: assignment, to: owner),
      !given.contains(where: { $0.value.namesText(besides: $0.site.locals) })
    else { return nil }
    return given.map { value(of: $0, as: type) }
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

extension PropertyDeclaration {
  /// True where an observer of the property has code at a place.
  fileprivate func observes(at span: Span) -> Bool { observers.contains { $0.span.contains(span) } }
}

extension [Statement] {
  /// True where some of the names are read or changed, as variables of any object.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    !names.isEmpty
      && BodyWalk.finds(in: self) { expression in
        switch expression.kind {
        case .identifier(let name), .member(.some, let name, _): names.contains(name)
        default: false
        }
      }
  }

  /// True where a function with one of the names is called.
  fileprivate func calls(_ names: Set<String>) -> Bool {
    BodyWalk.finds(in: self) { expression in
      guard case .call(let callee, _) = expression.kind, let name = callee.lastName else { return false }
      return names.contains(name)
    }
  }
}

extension Expression {
  /// True for a property of the object whose code it is.
  fileprivate var isOfSelf: Bool {
    switch kind {
    case .identifier: true
    case .member(.some(let base), _, _): base.unwrapped.kind == .identifier("self")
    default: false
    }
  }

  /// True for a name that is none of some local ones, and for an attributed text that is made of what has such a name.
  fileprivate func namesText(besides locals: Set<String>) -> Bool {
    switch kind {
    case .identifier(let name): return !locals.contains(name)
    case .member: return true
    case .call(let callee, let arguments):
      guard callee.typeName?.hasSuffix("AttributedString") == true, let first = arguments.first,
        [nil, "attributedString"].contains(first.label)
      else { return false }
      return first.value.namesText(besides: locals)
    default: return false
    }
  }
}

extension [Statement] {
  /// True where a method of any local variable is called, or some of them are handed to a function.
  fileprivate func mayChange(_ names: Set<String>, among locals: Set<String>) -> Bool {
    BodyWalk.finds(in: self) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      if case .member(.some(let base), _, _) = callee.kind, case .identifier(let name) = base.kind,
        locals.contains(name)
      {
        return true
      }
      return arguments.contains { argument in
        if case .identifier(let name) = argument.value.kind { names.contains(name) } else { false }
      }
    }
  }
}

extension Located<FunctionDeclaration> {
  /// True for the function in which an assignment stands.
  fileprivate func holds(_ assignment: Usage.Assignment) -> Bool {
    let span = assignment.target.span
    return file == assignment.site.file && declaration.span.start <= span.start && span.end <= declaration.span.end
  }
}
