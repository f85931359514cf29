import Scene
import SourceFacts

/// Variables that hold views (`AnyView`), one by one or by a key, and the code that puts some into them.
extension Evaluator {
  /// True for the written type of a view of which no more is told.
  static func makesView(_ type: TypeReference?) -> Bool {
    guard let type, !type.isFunction else { return false }
    let name = type.name.withoutFramework
    return name == "AnyView" || name == "View"
  }

  /// Returns a value that is not known as the view that its type says it is, for a call of a modifier, of SwiftUI or of
  /// the program, or of another name.
  func view(ifTyped value: Value, called name: String, at place: Place) -> Value {
    guard case .unknown(let doubt) = value else { return value }
    if Self.makesView(doubt.type) { return .view(.unknown(doubt)) }
    guard Self.isText(doubt), ModifierTable.effect(named: name) != nil || index.modifierNames.contains(name) else {
      return value
    }
    // It is seen where it is used, wherever it is stored.
    return .view(Self.text(value, place: place))
  }

  /// True for a text that is a value of the running program.
  static func isText(_ doubt: Doubt) -> Bool { doubt.type?.name.withoutFramework == "Text" }

  /// Returns a text that is not known as a view.
  static func text(_ value: Value, place: Place) -> ViewNode {
    .component(
      Component(name: "Text", arguments: [ArgumentValue(label: nil, value: value, place: place)], place: place))
  }

  /// Calls a modifier on an instance that is a view, as a method of its own gives one that returns `self` or a copy.
  func modified(
    _ receiver: Value, _ name: String, _ arguments: [ArgumentValue]?, _ place: Place, _ namePlace: Place,
    in scope: Scope
  ) -> Value? {
    guard let arguments, case .instance(let instance) = receiver,
      let view = view(of: instance, place: place) ?? shape(of: instance, place: place) ?? built(instance, place: place)
    else { return nil }
    return callMember(name, of: .view(view), arguments, place: place, namePlace: namePlace, in: scope)
  }

  /// The type of what a list or dictionary of views holds; `nil` for other types.
  static func viewElement(of type: TypeReference?) -> TypeReference? {
    guard let type, ["Array", "Dictionary"].contains(type.name), let element = type.arguments.last,
      makesView(element)
    else { return nil }
    return element
  }

  /// True for a variable that holds views until code puts others into it.
  func holdsViews(_ property: PropertyDeclaration) -> Bool {
    property.getter == nil && !property.isConstant
      && (Self.makesView(property.type) || Self.viewElement(of: property.type) != nil)
  }

  /// True for a variable of a structure that stores views.
  private func holdsStoredViews(_ property: Located<PropertyDeclaration>, in owner: TypeInfo?) -> Bool {
    guard property.declaration.getter == nil, !property.declaration.isConstant,
      let name = property.declaration.type?.name, let type = index.type(named: name, in: owner?.id, file: property.file)
    else { return false }
    return storesViews(type)
  }

  private func storesViews(_ type: TypeInfo) -> Bool {
    type.kind == .struct && !type.conforms(to: "View")
      && type.properties.contains { $0.declaration.getter == nil && Self.makesView($0.declaration.type) }
  }

  /// What a variable of lists or dictionaries of views holds is put there while the program runs; `nil` for others.
  func heldViews(_ property: Located<PropertyDeclaration>, key: @autoclosure () -> String) -> Value? {
    let declaration = property.declaration
    guard holdsViews(declaration), Self.viewElement(of: declaration.type) != nil, usage.parts[declaration.name] != nil
    else { return nil }
    return .unknown(
      Doubt(
        .runtimeValue, "'\(declaration.name)'", place: Place(file: property.file, span: declaration.span), key: key(),
        label: declaration.name, type: declaration.type))
  }

  /// Returns the assignments to variables that hold views, by the type whose code they stand in.
  func viewAssignments() -> [String: [Usage.Assignment]] {
    var names: Set<String> = []
    for type in index.types.values {
      for property in type.properties + type.statics.values.joined()
      where holdsViews(property.declaration) || holdsStoredViews(property, in: type) {
        names.insert(property.declaration.name)
      }
    }
    for property in index.globals.values.joined() where holdsViews(property.declaration) {
      names.insert(property.declaration.name)
    }
    var result: [String: [Usage.Assignment]] = [:]
    for name in names.sorted() {
      for assignment in (usage.assignments[Usage.plainName(name)] ?? []) + (usage.parts[name] ?? [])
      where assignment.value != nil && !assignment.site.isInitializer && !assignment.site.isConstant {
        typeAround(assignment.site).map { result[$0.id, default: []].append(assignment) }
      }
    }
    return result
  }

  /// What code puts where: the identity of a variable or its part, and the view.
  typealias Held = (key: String, view: ViewNode)

  /// Returns what an assignment of a view's code puts where, with what that view stores.
  func held(
    by assignment: Usage.Assignment, of instance: Instance, _ owner: TypeInfo, in environment: Environment
  ) -> [Held] {
    guard let value = assignment.value else { return [] }
    let shared = SharedEnvironment(environment)
    return scopes(at: assignment.site, of: instance, owner, shared).flatMap { scope -> [Held] in
      guard case .unknown(let doubt) = evaluate(assignment.target, in: scope) else { return [] }
      return views(in: evaluate(value, in: scope), at: place(value.span, in: scope)).map { part, view in
        (part.map { derivedDoubt(doubt, $0, type: nil).key } ?? doubt.key, view)
      }
    }
  }

  /// Returns the view that a value is, or those that a structure stores, with the names of its properties.
  private func views(in value: Value, at place: Place) -> [(part: String?, view: ViewNode)] {
    if case .instance(let instance) = value, let type = index.types[instance.typeName], storesViews(type) {
      return type.properties.map(\.declaration.name).compactMap { name in
        guard case .view(let view)? = instance.fields[name] else { return nil }
        return (name, view)
      }
    }
    switch view(from: value, place: place) {
    case .empty, .unknown: return []
    case let view: return [(nil, view)]
    }
  }

  /// Returns the scopes in which a view's code at a place is run: one for each call in that code of the method around,
  /// as far as it is seen to be called.
  private func scopes(
    at site: Usage.Site, of instance: Instance, _ owner: TypeInfo, _ environment: SharedEnvironment, depth: Int = 0
  ) -> [Scope] {
    func scope() -> Scope {
      let scope = Scope(
        selfValue: .instance(instance), typeName: owner.id, file: site.file, environment: environment)
      for name in site.locals {
        scope.variables[name] = .unknown(
          Doubt(
            .runtimeValue, "'\(name)'", place: owner.place, key: "\(instance.identity).local \(name)", label: name))
      }
      return scope
    }
    guard let method = site.method, depth < Self.maximumCallers, !method.parameters.isEmpty else { return [scope()] }
    let result = (usage.calls[method.name] ?? []).flatMap { call -> [Scope] in
      guard case .call(let callee, let arguments) = call.call.kind, case .identifier = callee.kind,
        typeAround(call.site) === owner, let given = method.given(arguments)
      else { return [] }
      return scopes(at: call.site, of: instance, owner, environment, depth: depth + 1).map { caller in
        let scope = scope()
        for (name, value) in given { scope.variables[name] = evaluate(value, in: caller) }
        return scope
      }
    }
    return result.isEmpty ? [scope()] : Array(result.prefix(Self.mostCalls))
  }

  /// How many methods of a view, each called by the next, and how many calls of one are looked at.
  private static let maximumCallers = 3
  private static let mostCalls = 16

  // MARK: - Parts

  /// Notes a view that code puts into a part of a variable which is not its own, as a cache: what it takes out again by
  /// the same key is that view, whatever the variable is.
  func keep(_ value: Value, in base: Expression, _ arguments: [Argument], scope: Scope) {
    guard case .identifier(let name) = base.kind, value.isView || keptParts.contains(name), scope.variable(name) == nil
    else { return }
    let part = part(of: name, arguments, in: scope)
    keptParts.insert(name)
    var outermost = scope
    while let around = outermost.parent { outermost = around }
    outermost.variables[part] = value
  }

  /// Returns the view that the code at hand put into a part of a variable.
  func kept(in base: Expression, _ arguments: [Argument], scope: Scope) -> Value? {
    guard case .identifier(let name) = base.kind, keptParts.contains(name) else { return nil }
    return scope.variable(part(of: name, arguments, in: scope))
  }

  /// The name of a part, which no variable can have.
  private func part(of name: String, _ arguments: [Argument], in scope: Scope) -> String {
    "\(name)[\(key(of: self.arguments(arguments, in: scope)))]"
  }
}

extension Usage.Method {
  /// Returns what a call gives to parameters, by their names; `nil` where the labels are others. What has a default may be
  /// left out.
  fileprivate func given(_ arguments: [Argument]) -> [(name: String, value: Expression)]? {
    var result: [(name: String, value: Expression)] = []
    var rest = arguments[...]
    for (label, name) in zip(labels, parameters) {
      guard let next = rest.first, next.label == label else { continue }
      if !name.isEmpty { result.append((name, next.value)) }
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? result : nil
  }
}

extension Value {
  /// True for a view on every path.
  fileprivate var isView: Bool {
    switch self {
    case .view: true
    case .choice(let all): all.branches.allSatisfy(\.value.isView)
    default: false
    }
  }
}
