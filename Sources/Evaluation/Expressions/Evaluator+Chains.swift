import Scene
import SourceFacts

/// Chains of calls, such as `Text("Total").font(.body).padding()`.
extension Evaluator {
  /// Evaluates a call: the links of a chain one after the other, without recursion over its length.
  func chain(_ expression: Expression, in scope: Scope) -> Value {
    var links: [Expression] = []
    var first = expression
    while case .call(let callee, _) = first.kind, case .member(.some(let base), _, _) = callee.kind,
      case .call = base.kind, usage.bundled[place(first.span, in: scope)] == nil
    {
      links.append(first)
      first = base
    }
    var last = place(first.span, in: scope)
    guard case .call(let callee, let arguments) = first.kind else { return evaluate(first, in: scope) }
    var value = nested(last) {
      bundled(at: last) ?? mappedLetters(first, before: links.last, place: last, in: scope)
        ?? call(callee, arguments, place: last, in: scope)
    }
    for link in links.reversed() {
      guard case .call(let callee, let arguments) = link.kind,
        case .member(.some(let base), let name, let nameSpan) = callee.kind
      else { continue }
      let receiver = index.assertions.asserting(value, at: last)
      let place = place(link.span, in: scope)
      if let exhausted = spend(at: place) { return exhausted }
      last = place
      value = nested(place) {
        write(base, name, arguments, in: scope)
          ?? callMember(
            name, nameSpan, of: receiver, arguments, isChained: base.isChained, place: place, in: scope)
      }
    }
    return value
  }

  /// Calls a member of a receiver with arguments as they are written.
  ///
  /// - Parameter isChained: True behind an optional: where that is nil, nothing is called, and nil comes of it.
  func callMember(
    _ name: String, _ nameSpan: Span, of receiver: Value, _ arguments: [Argument], isChained: Bool, place: Place,
    in scope: Scope
  ) -> Value {
    callMember(
      name, of: receiver, self.arguments(arguments, in: scope), isChained: isChained, place: place,
      namePlace: self.place(nameSpan, in: scope), in: scope)
  }

  /// Calls a member of a receiver, of each of several.
  func callMember(
    _ name: String, of receiver: Value, _ values: [ArgumentValue], isChained: Bool, place: Place, namePlace: Place,
    in scope: Scope
  ) -> Value {
    if name == "resolvedColor", let color = resolved(receiver, for: values, place: place) { return color }
    if paints(name, receiver, values, place: place) { return .none }
    func call(_ branch: Value) -> Value {
      if isChained, case .none = branch { return .none }
      if let control = Styles.control(madeBy: branch, name, values, place: place) { return .view(control) }
      if !isChained, let mapped = wholeMap(name, of: branch, values, place: place, in: scope) { return mapped }
      return callMember(name, of: branch, values, place: place, namePlace: namePlace, in: scope)
    }
    guard case .choice(let all) = receiver, follower?.canvas.surface != nil, let code else {
      return distribute(receiver, place: place, call)
    }
    // What one of several draws into a view is seen where it is that one (S-58).
    return choice(
      all.branches.compactMap { branch in
        code.narrowed(to: branch.condition) { .init(condition: branch.condition, value: call(branch.value)) }
      }, place: place)
  }

  /// Takes one of several colours as what is drawn with next: all of them at once, each where it holds (S-58, S-114).
  private func paints(_ name: String, _ receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Bool {
    guard arguments.isEmpty, CodeRun.setsPaint(name), case .choice(let all) = receiver,
      all.branches.allSatisfy({ if case .color = $0.value { true } else { false } }), let code
    else { return false }
    code.noteDrawing(name, of: receiver, arguments, place: place)
    return true
  }
}
