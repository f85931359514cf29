import Scene
import SourceFacts

/// What a function assigns that the program adds to a view of the frameworks, where code asks an object that it has in a
/// variable to run it, as `cell.dress(in: theme)` (S-113, S-115).
struct AddedAssignment {
  var function: Located<FunctionDeclaration>
  /// The type that the function is added to.
  var typeId: String
  /// The right-hand side, made of what the function is handed and of its constants.
  var value: Expression
  var locals: [Binding]
  /// What the call hands over.
  var arguments: [Argument]

  /// Where the right-hand side stands, or what a call in a file hands over for it.
  func place(calledIn file: Int32) -> Place {
    let parameters = function.declaration.parameters
    guard case .identifier(let name) = value.kind, parameters.count == arguments.count,
      let position = parameters.firstIndex(where: { $0.name == name })
    else { return Place(file: function.file, span: value.span) }
    return Place(file: file, span: arguments[position].value.span)
  }
}

extension CodeScan {
  /// Notes what an object in a variable, or a part of it, is asked to do, as if that were assigned to the function's name.
  mutating func ask(_ path: [String], _ arguments: [Argument], at span: Span, _ isConditional: Bool) {
    guard [2, 3].contains(path.count), let name = path.last, [Self.local, Self.parameter].contains(path[0].first),
      held[path[0]] != nil
    else { return }
    let call = Expression(.call(callee: Expression(.identifier(name), span: span), arguments: arguments), span: span)
    add(path.dropLast(), "\(name)()", call, isConditional)
  }
}

extension CodeAssignment {
  /// True for what is no assignment but a call of a function of the object.
  var isAsked: Bool { property.hasSuffix("()") }
}

extension CodeIndex {
  /// The functions that the program adds to views of the frameworks, by the properties that they set themselves.
  func findAddedSetters() -> [String: Set<String>] {
    let types = index.types.values.filter { $0.kind == .extension && CodeClasses.isView($0.id) }
    var result: [String: Set<String>] = [:]
    var partial: Set<String> = []
    for type in types {
      for one in scan(type).assignments where !one.isAsked && type.functions[one.function] != nil {
        result[one.property, default: []].insert(one.function)
        if one.path.first?.first == CodeScan.parameter { partial.insert(one.function) }
      }
    }
    // What others of them, or objects that they are handed, get to do is not followed: half of a look is none.
    let setters = result.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in setters where types.contains(where: { $0.functions[name]?.contains { $0.calls(setters) } == true }) {
      partial.insert(name)
    }
    return result.mapValues { $0.subtracting(partial) }
  }

  /// Returns what the function of such a call assigns to a property of the object or of a part of it; none for others.
  func added(by call: CodeAssignment, setting property: String) -> [CodeAssignment] {
    guard call.isAsked, case .call(let callee, let arguments) = call.value.kind, let name = callee.lastName,
      addedSetters[property]?.contains(name) == true, let (type, function) = added(name, to: call, taking: arguments)
    else { return [] }
    return scan(type).assignments.filter { one in
      one.property == property && one.functionStart == function.declaration.span.start
        && one.place.file == function.file
        && ![CodeScan.local, CodeScan.parameter].contains(one.path.first?.first)
    }.map { one in
      var result = call
      result.path += one.path
      if !one.path.isEmpty { result.castType = nil }
      result.property = property
      result.added = AddedAssignment(
        function: function, typeId: type.id, value: one.value, locals: one.locals, arguments: arguments)
      if one.isConditional {
        result.choices.append(CodeChoice(question: .unfollowed(arms: 2), arms: [1], place: one.place))
        result.isConditional = true
      }
      return result
    }
  }

  /// Returns the one function of a name that takes the arguments and that the program adds to the framework's class of
  /// what is asked; `nil` where a class of the program has its own.
  private func added(
    _ name: String, to call: CodeAssignment, taking arguments: [Argument]
  ) -> (type: TypeInfo, function: Located<FunctionDeclaration>)? {
    guard let (className, file) = self.className(along: call) else { return nil }
    let own = self.type(named: className, file: file)
    if let own, !owners(of: own, function: name).isEmpty { return nil }
    let kind = own.flatMap { self.kind(of: $0) } ?? className
    for type in CodeClasses.lineage(of: kind).compactMap({ index.types[$0] }) where type.kind == .extension {
      let fitting = (type.functions[name] ?? []).filter { function in
        !function.declaration.isStatic && function.declaration.parameters(taking: arguments.map(\.label)) != nil
      }
      guard let only = fitting.first else { continue }
      if fitting.count > 1 { return nil }
      return (type, only)
    }
    return nil
  }

  /// The class as which code has what it asks, with the file that says so.
  private func className(along call: CodeAssignment) -> (name: String, file: Int32)? {
    guard var found = call.row.map({ (name: $0.className, file: $0.place.file) }) else { return nil }
    for part in call.path.dropFirst() {
      let owner = self.type(named: found.name, file: found.file)
      let property = owner.flatMap { chain(of: $0).lazy.compactMap { $0.property(part) }.first }
      let name = property == nil ? Self.parts[part] : property?.declaration.type?.name
      guard let name else { return nil }
      found = (name, property?.file ?? found.file)
    }
    return found
  }

  /// The parts of the framework's rows.
  private static let parts = ["textLabel": "UILabel", "detailTextLabel": "UILabel", "contentView": "UIView"]
}

extension Located<FunctionDeclaration> {
  /// True for a function that calls one of others.
  fileprivate func calls(_ names: Set<String>) -> Bool {
    BodyWalk.finds(in: declaration.body ?? []) { expression in
      if case .call(let callee, _) = expression.kind { callee.lastName.map(names.contains) == true } else { false }
    }
  }
}

extension InterfaceDocument {
  /// Returns what a function makes of what a call hands over that is read in a scope.
  func value(of added: AddedAssignment, calledAt place: Place, in outer: Scope) -> Value {
    let function = added.function.declaration
    let arguments = evaluator.arguments(added.arguments, in: outer)
    guard let matching = evaluator.match(function.parameters, arguments) else {
      return .unknown(Doubt(.unsupportedExpression, "'\(function.name)'", place: place))
    }
    var fields: [String: Value] = [:]
    for name in ["traitCollection", "effectiveAppearance"] { fields[name] = evaluator.inForce(name, place) }
    let object = Instance(
      typeName: added.typeId, fields: fields, identity: "interface.asked@\(place.file):\(place.span.start)")
    let scope = Scope(selfValue: .instance(object), typeName: added.typeId, file: added.function.file)
    evaluator.bind(function.parameters, matching, arguments, in: scope)
    let assigned = Place(file: added.function.file, span: added.value.span)
    for local in added.locals { evaluator.bind(local, in: scope, place: assigned) }
    return evaluator.evaluate(added.value, in: scope)
  }
}
