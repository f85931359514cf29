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
      let functions = (type.functions[call.function] ?? []).filter { $0.declaration.parameters(taking: labels) != nil }
      guard let function = functions.first else { continue }
      let isWhole = functions.count == 1 && sets(function.declaration, allOf: ["self"])
      return scan(type).assignments.filter { assignment in
        assignment.functionStart == function.declaration.span.start && assignment.place.file == function.file
          && assignment.path.isEmpty && properties.contains(assignment.property)
      }.map { reaching($0, of: function.declaration, by: call, caller, isWhole: isWhole) }
    }
    return []
  }

  /// Returns what a function assigns to the parameter that an object is passed for.
  func handed(
    _ call: CodeCall, _ outlet: [String], _ properties: Set<String>, _ chain: [TypeInfo], _ caller: TypeInfo
  ) -> [Reaching] {
    let labels = call.arguments.map(\.label)
    for owner in chain {
      let functions = (owner.functions[call.function] ?? []).filter { $0.declaration.parameters(taking: labels) != nil }
      guard let function = functions.first?.declaration, let parameters = function.parameters(taking: labels) else {
        continue
      }
      let names = zip(parameters, call.arguments).filter { $1.path == outlet }.map(\.0.name)
      let isWhole = functions.count == 1 && sets(function, allOf: Set(names))
      return scan(owner).assignments.filter { assignment in
        assignment.function == call.function && names.contains { ["\(CodeScan.parameter)\($0)"] == assignment.path }
          && properties.contains(assignment.property)
      }.map { reaching($0, of: function, by: call, caller, isWhole: isWhole) }
    }
    return []
  }

  /// Returns what a function assigns where a call leads to it: when the call is run, behind the questions around it.
  private func reaching(
    _ assignment: CodeAssignment, of function: FunctionDeclaration, by call: CodeCall, _ caller: TypeInfo, isWhole: Bool
  ) -> Reaching {
    let parameters = function.parameters(taking: call.arguments.map(\.label)) ?? []
    var result = Reaching(assignment: assignment, arguments: call.arguments(for: parameters), owner: caller)
    result.call = call.site
    if !isWhole {
      // Half of a look may be none.
      result.call?.choices.append(CodeChoice(question: .unfollowed(arms: 2), arms: [1], place: call.site.place))
    }
    result.assignment.choices.insert(contentsOf: result.call?.choices ?? [], at: 0)
    result.assignment.isConditional = call.site.isConditional || assignment.isConditional || !isWhole
    result.assignment.start = call.site.start
    return result
  }

  /// True unless a function has others change looks of an object, or hands it on to such, by one of its names.
  private func sets(_ function: FunctionDeclaration, allOf names: Set<String>) -> Bool {
    !BodyWalk.finds(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      let path = callee.chainedNames ?? []
      let asked = path.count == 1 ? ["self"] + path : path
      if asked.count == 2, names.contains(asked[0]), addedLooks.contains(asked[1]) { return true }
      return arguments.contains { $0.value.chainedNames.map { $0.count == 1 && names.contains($0[0]) } ?? false }
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
      (result.assignment, result.arguments, result.call) = (call, [:], nil)
      return result
    }
  }
}
