import SourceFacts

/// An expression where it stands, with what the names mean there that only the function around knows.
struct Given {
  var value: Expression
  var site: Usage.Site
  /// What parameters and constants of the function hold, as far as the source tells.
  fileprivate(set) var names: [String: Given] = [:]
  /// The type of the parameter that it is given to.
  var type: TypeReference?
  /// The types of the parameters of the function around.
  var parameters: [String: TypeReference] = [:]

  /// Returns the variables in sight that the expression, or what its constants hold, mentions.
  fileprivate var mentioned: Set<String> {
    names.values.reduce(value.names(among: site.locals)) { $0.union($1.mentioned) }
  }

  /// Returns the expression on a call with some arguments.
  fileprivate func called(with arguments: [String: Given]) -> Given {
    if case .identifier(let name) = value.kind, let argument = arguments[name] { return argument }
    var result = self
    result.names = names.mapValues { $0.called(with: arguments) }.merging(arguments) { constant, _ in constant }
    return result
  }
}

/// Methods that store what they are given: what the property holds is what their callers write (S-61a).
extension Evaluator {
  /// Returns what an assignment can be given: its own expression or, where this asks for parameters, that on each call;
  /// `nil` where the source does not tell all of them.
  /// - Parameter onEachCall: True for one that each call gives, whether or not the expression asks for parameters.
  func given(by assignment: Usage.Assignment, to owner: TypeInfo, onEachCall: Bool = false) -> [Given]? {
    guard let value = assignment.value else { return nil }
    var written = [value]
    if case .identifier(let name) = value.kind, assignment.site.locals.contains(name),
      let values = valuesOfLocal(name, around: assignment)
    {
      written = values
    }
    var result: [Given] = []
    for value in written {
      let given = given(value, around: assignment)
      let names = onEachCall ? Set(given.parameters.keys) : given.mentioned
      if asksForScheme(given) { return nil }
      if let calls = arguments(of: names, around: assignment, to: owner) {
        if calls.contains(where: { $0.values.contains(where: asksForScheme) }) { return nil }
        result += calls.map(given.called)
      } else if case .identifier = value.kind {
        return nil
      } else {
        result.append(given)
      }
    }
    return result
  }

  /// Returns an expression of the function around an assignment with what its constants hold.
  private func given(
    _ value: Expression, around assignment: Usage.Assignment, within outer: Set<String> = []
  ) -> Given {
    var result = Given(value: value, site: assignment.site)
    if !assignment.site.locals.isEmpty {
      for parameter in function(around: assignment)?.parameters ?? [] {
        result.parameters[parameter.name] = parameter.type
      }
    }
    for name in value.names(among: assignment.site.locals) where !outer.contains(name) {
      guard let values = valuesOfLocal(name, around: assignment), values.count == 1 else { continue }
      result.names[name] = given(values[0], around: assignment, within: outer.union([name]))
    }
    return result
  }

  /// True for what follows the scheme: it stands beside colours of the same appearance alone, and which it is isn't told.
  private func asksForScheme(_ given: Given) -> Bool {
    let types: Set<String> = ["ColorScheme", "UIUserInterfaceStyle", "UITraitCollection"]
    let owner = typeAround(given.site)
    return given.names.values.contains(where: asksForScheme)
      || given.value.asksForScheme { name in
        if let type = given.parameters[name] { return types.contains(type.name) }
        guard let owner, let property = owner.property(name) else { return false }
        return property.declaration.attributes.contains { $0.name == "Environment" }
          && (typeReference(of: property, in: owner).map { types.contains($0.name) } ?? true)
      }
  }

  // MARK: - Loops

  /// Returns what the variable of a loop of views may be that an expression mentions: each element of the list, where
  /// that is known (S-59).
  func looped(_ name: String, in given: Given) -> Value? {
    guard let list = given.site.loops[name], given.mentioned.contains(name) else { return nil }
    // The list stands outside of the loop, where the name is another one's.
    var site = given.site
    site.loops[name] = nil
    guard case .array(let values) = value(of: Given(value: list, site: site), as: nil), let first = values.first,
      values.count <= Self.maximumValues
    else { return nil }
    if values.count == 1 { return first }
    // All that the action sets is of the same element.
    return oneOf(
      values, at: "loop \(site.file):\(list.span.start)", place: Place(file: site.file, span: list.span))
  }

  // MARK: - Arguments

  /// Returns what each call of the function around an assignment gives those of some names that are its parameters; one
  /// call that gives nothing where none is. `nil` where the source does not tell.
  private func arguments(
    of names: Set<String>, around assignment: Usage.Assignment, to owner: TypeInfo
  ) -> [[String: Given]]? {
    if assignment.site.isInitializer {
      return [given(toInitializerOf: owner, as: names, around: assignment) ?? [:]]
    }
    guard let method = assignment.site.method, !usage.handed.contains(method.name) else {
      return assignment.site.method == nil ? [[:]] : nil
    }
    let parameters = method.parameters.enumerated().filter { names.contains($0.element) }
    if parameters.isEmpty { return [[:]] }
    let declared = function(around: assignment)?.parameters
    var result: [[String: Given]] = []
    for call in usage.calls[method.name] ?? [] {
      guard case .call(let callee, let arguments) = call.call.kind else { continue }
      guard let receiver = receiver(of: callee, at: call.site) else { return nil }
      guard isRelated(receiver, owner) else { continue }
      // Of calls with other labels nothing tells which method they mean.
      guard arguments.map(\.label) == method.labels else { return nil }
      result.append(
        parameters.reduce(into: [:]) { given, parameter in
          let (position, name) = parameter
          given[name] = Given(
            value: arguments[position].value, site: call.site, type: declared?.first { $0.name == name }?.type)
        })
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the function around an assignment.
  func function(around assignment: Usage.Assignment) -> FunctionDeclaration? {
    guard let owner = typeAround(assignment.site) else { return nil }
    let functions = owner.functions.values.joined() + owner.initializers
    return functions.first {
      $0.file == assignment.site.file && $0.declaration.span.contains(assignment.target.span)
    }?.declaration
  }

  /// Returns what the function around an assignment gives one of its variables; `nil` where it does not tell.
  private func valuesOfLocal(_ name: String, around assignment: Usage.Assignment) -> [Expression]? {
    guard let function = function(around: assignment), !function.parameters.contains(where: { $0.name == name }) else {
      return nil
    }
    return LocalValues.values(of: name, in: function.body ?? [])
  }

  /// Returns what the one call that makes an object of a class gives some parameters of the initialiser that assigns it;
  /// `nil` where the source does not tell. Of several objects each has its own.
  private func given(
    toInitializerOf owner: TypeInfo, as names: Set<String>, around assignment: Usage.Assignment
  ) -> [String: Given]? {
    guard
      let initializer = owner.initializers.first(where: {
        $0.file == assignment.site.file && $0.declaration.span.contains(assignment.target.span)
      })?.declaration,
      initializer.parameters.contains(where: { names.contains($0.name) }), owner.initializers.count == 1,
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
    guard case .call(_, let arguments) = made[0].call.kind,
      let values = initializer.parameters.given(arguments)?.filter({ names.contains($0.key) })
    else { return nil }
    return values.mapValues { Given(value: $0, site: made[0].site) }
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

extension Expression {
  /// Returns those of some names that the expression mentions.
  func names(among known: Set<String>) -> Set<String> {
    if known.isEmpty { return [] }
    var result: Set<String> = []
    func visit(_ expression: Expression) {
      if case .identifier(let name) = expression.kind, known.contains(name) { result.insert(name) }
      expression.forEachChild(visit)
      for statement in expression.statements { visit(statement) }
    }
    func visit(_ statement: Statement) {
      statement.expressions.forEach(visit)
      statement.statements.forEach(visit)
    }
    visit(self)
    return result
  }
}
