import SourceFacts

/// The identifiers by which code takes rows from their lists, where conditions choose among several (S-113, S-115).
extension InterfaceDocument {
  /// What holds wherever code has this row, where it is one of those among which conditions choose.
  func path(to row: InterfaceObject, as held: CodeRow, in owner: TypeInfo) -> Guard {
    guard held.start == CodeAssignment.rowFilled, let identifier = held.identifier,
      let own = row.attributes[row.kind == "tableCellView" ? "identifier" : "reuseIdentifier"],
      let names = code.identifiers(identifier, held, of: owner, self)
    else { return .always }
    // The element at a position that is not known is another one in time, so that the answer for one tells no other.
    return names.branches.filter { $0.value == own }.map(\.condition).common.removing {
      Evaluator.isAtOpenPosition(evaluator.conditions.conditions[$0.condition].key)
    }
  }

  /// True unless an assignment is done for other rows alone than the one that it is to reach.
  func mayReach(_ one: CodeIndex.Reaching) -> Bool {
    one.path.decisions.isEmpty || one.assignment.choices.isEmpty || !paths(of: one).isEmpty
  }
}

extension CodeIndex {
  /// Returns the identifiers by which code takes a row from its list, each on its paths; `nil` where one is not known.
  func identifiers(
    _ identifier: Expression, _ held: CodeRow, of owner: TypeInfo, _ document: InterfaceDocument
  ) -> Alternatives<String>? {
    if let written = identifier.literalText ?? itemIdentifier(identifier, file: held.place.file) {
      return Alternatives(written)
    }
    let place = Place(file: held.place.file, span: identifier.span)
    if let known = identifiers[place] { return known }
    // What the function is handed is the same to the identifier and to the conditions behind it.
    let assignment = CodeAssignment(
      path: [], property: "", value: identifier, place: place, typeId: owner.id, function: "", isConditional: false,
      choices: [], functionStart: held.functionStart, parameters: held.parameters, locals: held.locals)
    let names = document.value(of: Reaching(assignment: assignment, owner: owner), as: "String").strings
    identifiers[place] = .some(names)
    return names
  }
}

extension Value {
  /// The strings that it may be; `nil` where it may be something else.
  fileprivate var strings: Alternatives<String>? {
    switch self {
    case .string(let text): return Alternatives(text)
    case .choice(let forms):
      var branches: [Alternatives<String>.Branch] = []
      for form in forms.branches {
        guard let inner = form.value.strings else { return nil }
        for one in inner.branches {
          if let path = form.condition.and(one.condition) { branches.append(.init(condition: path, value: one.value)) }
        }
      }
      return branches.isEmpty ? nil : Alternatives(branches: branches)
    default: return nil
    }
  }

  /// Returns what it is where a guard holds anyway.
  func given(_ path: Guard) -> Value {
    guard case .choice(let forms) = self, !path.decisions.isEmpty else { return self }
    let left = Alternatives(
      branches: forms.branches.compactMap { form in
        form.condition.beyond(path).map { .init(condition: $0, value: form.value) }
      })
    if left.isUnconditional { return left.branches[0].value }
    return left.branches.isEmpty ? self : .choice(left)
  }
}

extension [Guard] {
  /// Returns what they say where a guard holds anyway, without those that it excludes.
  func given(_ path: Guard) -> [Guard] { path.decisions.isEmpty ? self : compactMap { $0.beyond(path) } }
}
