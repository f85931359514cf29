import Scene
import SourceFacts

/// What functions do to an object that is asked, as `button.paintTitle(.systemRed)`, or handed to them, as
/// `paintTitle(of: button)` (S-115).
extension CodeIndex {
  /// Returns what a function assigns to properties of the object that is asked, by the declared class of its outlet.
  func asked(_ call: CodeCall, _ properties: Set<String>, _ chain: [TypeInfo], _ caller: TypeInfo) -> [Reaching] {
    guard let outlet = call.receiver.first, let property = chain.lazy.compactMap({ $0.property(outlet) }).first,
      let name = property.declaration.type?.ofElement.name
    else { return [] }
    let own = type(named: name, file: property.file)
    let labels = call.arguments.map(\.label)
    // What a class's own function does is found with the class.
    let overrides = own.map { owners(of: $0, function: call.function) } ?? []
    if overrides.contains(where: { $1.declaration.parameters(taking: labels) != nil }) { return [] }
    let kind = own.flatMap { self.kind(of: $0) } ?? name
    guard CodeClasses.isKnown(kind) else { return [] }
    let extensions = (CodeClasses.lineage(of: kind) + CodeClasses.roots(of: kind)).compactMap { index.types[$0] }
    for type in extensions where type.kind == .extension {
      guard let function = fitting(call, in: type) else { continue }
      return assignments(of: function, in: type).filter { $0.path.isEmpty && properties.contains($0.property) }.map {
        var one = reaching($0, of: function.declaration, by: call, caller)
        one.added = type.id
        return one
      }
    }
    return []
  }

  /// Returns what a function assigns to the parameter that an object is passed for.
  func handed(
    _ call: CodeCall, _ outlet: [String], _ properties: Set<String>, _ chain: [TypeInfo], _ caller: TypeInfo
  ) -> [Reaching] {
    for owner in chain {
      guard let function = fitting(call, in: owner),
        let parameters = function.declaration.parameters(taking: call.arguments.map(\.label))
      else { continue }
      let names = zip(parameters, call.arguments).filter { $1.path == outlet }
        .map { ["\(CodeScan.parameter)\($0.0.name)"] }
      return assignments(of: function, in: owner).filter { assignment in
        names.contains(assignment.path) && properties.contains(assignment.property)
      }.map { reaching($0, of: function.declaration, by: call, caller) }
    }
    return []
  }

  /// Returns the function of a type that a call means: the nearest that its file can name and that takes what it hands
  /// over.
  private func fitting(_ call: CodeCall, in type: TypeInfo) -> Located<FunctionDeclaration>? {
    let labels = call.arguments.map(\.label)
    return index.visible(type.functions[call.function] ?? [], from: call.site.place.file).first {
      $0.declaration.parameters(taking: labels) != nil
    }
  }

  /// Returns what one of several functions of a name assigns.
  private func assignments(of function: Located<FunctionDeclaration>, in type: TypeInfo) -> [CodeAssignment] {
    scan(type).assignments.filter {
      $0.functionStart == function.declaration.span.start && $0.place.file == function.file
    }
  }

  /// Returns what a function assigns where a call leads to it, behind the questions around that.
  ///
  /// Whether it is done stays open: the function may end before, and what follows it may undo the look.
  private func reaching(
    _ assignment: CodeAssignment, of function: FunctionDeclaration, by call: CodeCall, _ caller: TypeInfo
  ) -> Reaching {
    let parameters = function.parameters(taking: call.arguments.map(\.label)) ?? []
    var result = Reaching(assignment: assignment, arguments: call.arguments(for: parameters), owner: caller)
    result.call = call.site
    result.assignment.choices.insert(contentsOf: call.site.choices, at: 0)
    result.assignment.isConditional = true
    result.assignment.start = nil
    return result
  }

  /// True where the function with the call surely goes on to set the same itself (S-115).
  func isReplaced(_ one: Reaching, by direct: [CodeAssignment], in owner: TypeInfo) -> Bool {
    guard let call = one.call, !call.isConditional, one.assignment.choices.allSatisfy(\.isFollowed),
      let body = owner.functions[call.function]?.first(where: {
        $0.file == call.place.file && $0.declaration.span.start == call.functionStart
      })?.declaration.body
    else { return false }
    return direct.contains { later in
      later.property == one.assignment.property && !later.isConditional && later.functionStart == call.functionStart
        && later.place.file == call.place.file && body.run(call.place.span, before: later.place.span)
    }
  }
}

extension CodeChoice {
  /// False for what may be run after all else, as a closure.
  fileprivate var isFollowed: Bool { if case .unfollowed = question { false } else { true } }
}

extension [Statement] {
  /// True where one statement is run before another in any case: they, and those between, neither ask nor end anything.
  fileprivate func run(_ first: Span, before last: Span) -> Bool {
    func position(of span: Span) -> Int? { firstIndex { $0.span.start <= span.start && span.end <= $0.span.end } }
    guard let start = position(of: first), let end = position(of: last), start < end else { return false }
    return self[start...end].allSatisfy { statement in
      switch statement.kind {
      case .expression, .binding: true
      default: false
      }
    }
  }
}

extension TypeReference {
  /// The type of an element, of that of a list.
  fileprivate var ofElement: TypeReference { name == "Array" ? arguments.first ?? self : self }
}

extension CodeIndex.Reaching {
  /// The call that leads to the assignment, as the code around it reads it; `nil` where none does.
  var caller: CodeIndex.Reaching? {
    call.map { call in
      var result = self
      (result.assignment, result.arguments, result.call, result.added) = (call, [:], nil, nil)
      return result
    }
  }
}

extension InterfaceDocument {
  /// What is called or not: a function, once for each call that hands it more than the object.
  func key(of one: CodeIndex.Reaching) -> String {
    let key = "assigned@\(one.assignment.typeId).\(one.assignment.functionStart)"
    guard let call = one.call, one.arguments.count > (one.added == nil ? 1 : 0) else { return key }
    return "\(key).\(call.place.file).\(call.place.span.start)"
  }

  /// Returns what `self` is in a function that an outlet is asked for: of that nothing is known but its class.
  func asked(by one: CodeIndex.Reaching, _ caller: String) -> Instance? {
    guard let added = one.added, let call = one.call else { return nil }
    var fields: [String: Value] = [:]
    for name in ["traitCollection", "effectiveAppearance"] { fields[name] = evaluator.inForce(name, call.place) }
    return Instance(typeName: added, fields: fields, identity: "\(caller).\(call.path.joined(separator: "."))")
  }
}
