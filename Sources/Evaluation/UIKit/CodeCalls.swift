import SourceFacts

/// A call that hands objects on, such as `style(titleLabel, color: .red)`, or asks one to do something.
struct CodeCall {
  var function: String
  /// The names on the way to the object that is asked; empty for `self`.
  var receiver: ArraySlice<String>
  /// The labels, and the paths of the arguments that are objects.
  var arguments: [(label: String?, path: [String]?, value: Expression, place: Place)]
  /// The call as if it were an assignment: where it stands, behind which questions, and when it is run.
  var site: CodeAssignment

  /// The same, with when its function is run before anything is seen.
  func starting(at start: Int?) -> CodeCall {
    var result = self
    result.site.start = start
    return result
  }
}

extension CodeScan {
  /// Notes a call that hands objects on, or asks one that `self` holds.
  mutating func note(
    _ path: [String], _ callee: Expression, _ arguments: [Argument], _ names: [String: [String]], _ isConditional: Bool
  ) {
    guard let name = path.last, path.count <= 2, ![Self.local, Self.parameter].contains(path[0].first) else { return }
    let handed = arguments.map { argument in
      (
        argument.label, self.path(of: argument.value, names), argument.value,
        Place(file: file, span: argument.value.span)
      )
    }
    if path.count == 1, !handed.contains(where: { $0.1 != nil }) { return }
    let call = Expression(.call(callee: callee, arguments: arguments), span: callee.span)
    calls.append(
      CodeCall(
        function: name, receiver: path.dropLast(), arguments: handed,
        site: assignment(path.dropLast(), name, call, isConditional)))
  }

  /// Returns the constants that a value and the conditions around it are made of.
  func locals(of value: Expression) -> [Binding] {
    if constants.isEmpty { return [] }
    var wanted = ([value] + choices.flatMap(\.expressions)).reduce(into: Set<String>()) {
      $0.formUnion($1.names())
    }
    var result: [Binding] = []
    for constant in constants.reversed() {
      guard case .name(let name) = constant.pattern, wanted.contains(name) else { continue }
      result.append(constant)
      wanted.formUnion(constant.value?.names() ?? [])
    }
    return result.reversed()
  }
}

extension CodeCall {
  /// The arguments by the names that a function gives them.
  func arguments(for parameters: [Parameter]) -> [String: (value: Expression, place: Place)] {
    zip(parameters, arguments).reduce(into: [:]) { $0[$1.0.name] = ($1.1.value, $1.1.place) }
  }
}
