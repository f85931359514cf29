import SourceFacts

/// Lists that a property or a parameter holds, as outlet collections do: what code does to each element it does to all
/// objects that are found under the name of the list (S-118).
extension CodeScan {
  /// Scans what is done with each element of a list, by the names that the elements have; false where nothing tells what
  /// these are.
  mutating func scan(
    eachOf list: Expression, as elements: [String], _ body: [Statement], _ names: [String: [String]], at span: Span,
    _ isConditional: Bool
  ) -> Bool {
    if elements.count == 1 {
      let written = list.listed(constants)
      for one in written {
        var inner = names
        inner[elements[0]] = path(of: one, names) ?? ["\(Self.local)\(elements[0])"]
        scan(body, inner, isConditional: isConditional)
      }
      if !written.isEmpty { return true }
    }
    return scan(eachHeldIn: list, as: elements, body, names, at: span, isConditional)
  }

  private mutating func scan(
    eachHeldIn list: Expression, as elements: [String], _ body: [Statement], _ names: [String: [String]],
    at span: Span, _ isConditional: Bool
  ) -> Bool {
    var inner = names
    var (found, whole) = ([[String]](), [[String]]())
    for (part, element) in zip(list.loopedLists, elements) {
      inner[element] = ["\(Self.local)\(element)"]
      held["\(Self.local)\(element)"] = nil
      guard let part, let path = path(of: part.list, names), let start = path.first, start.first != Self.local else {
        continue
      }
      inner[element] = path
      found.append(path)
      if part.isWhole { whole.append(path) }
    }
    if found.isEmpty { return false }
    let (first, asked) = (assignments.count, choices.count)
    choices.append(unfollowed(span))
    scan(body, inner, isConditional: true)
    choices.removeLast()
    // That the loop comes to an element is certain as far as there is one.
    for position in assignments.indices[first...]
    where whole.contains(where: { assignments[position].path.starts(with: $0) }) {
      assignments[position].choices.remove(at: asked)
      assignments[position].isConditional = isConditional || assignments[position].choices.count > asked
    }
    return true
  }

  /// Notes what is set of one element of a list, as `labels[0].textColor`: it may be of any.
  mutating func set(throughElementIn left: Expression, to right: Expression, _ names: [String: [String]]) {
    guard let path = left.takingWholeList.flatMap({ path(of: $0, names) }), let property = path.last else { return }
    perhaps(left.span) { $0.add(path.dropLast(), property, right, true) }
  }

  /// Notes what a setter sets of one element of a list.
  mutating func set(throughElementIn callee: Expression, _ arguments: [Argument], _ names: [String: [String]]) {
    guard let path = callee.takingWholeList.flatMap({ path(of: $0, names) }),
      let property = path.last.flatMap({ Self.setters[$0] }), let first = arguments.first,
      Self.isForNormalState(arguments)
    else { return }
    perhaps(callee.span) { $0.add(path.dropLast(), property, first.value, true) }
  }
}

extension Pattern {
  /// The names that a loop gives to what it goes through, `_` where it gives none; `nil` where it leaves out elements.
  var elementNames: [String]? {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts):
      parts.map { if case .name(let name) = $0 { name } else { "_" } }
    default: nil
    }
  }
}

extension Closure {
  /// The names of what it is run with.
  var elementNames: [String] { parameters.isEmpty ? ["$0"] : parameters }
}

extension Expression {
  /// The list whose `forEach` this calls, with the closure that is run with each element; `nil` for others.
  var eachTurn: (list: Expression, turn: Closure)? {
    guard case .call(let callee, let arguments) = kind, case .member(.some(let base), "forEach", _) = callee.kind,
      arguments.count == 1, case .closure(let turn) = arguments[0].value.kind
    else { return nil }
    return (base, turn)
  }

  /// The lists whose elements this gives one by one, in the order of the names for them, and whether it leaves out none.
  fileprivate var loopedLists: [(list: Expression, isWhole: Bool)?] {
    switch kind {
    case .identifier, .member: return [(self, true)]
    case .postfix(_, let inner), .cast(let inner, _, _): return inner.loopedLists
    case .binary("??", let left, _): return left.loopedLists
    case .call(let callee, let arguments):
      if case .identifier("zip") = callee.kind {
        return arguments.map { argument in argument.value.loopedLists.first.flatMap(\.self).map { ($0.list, false) } }
      }
      guard case .member(.some(let base), let name, _) = callee.kind else { return [] }
      let lists = base.loopedLists
      switch name {
      case "enumerated": return [nil] + lists
      case "reversed", "sorted", "shuffled": return lists
      case "filter", "prefix", "suffix", "dropFirst", "dropLast", "compactMap":
        return lists.map { $0.map { ($0.list, false) } }
      default: return []
      }
    default: return []
    }
  }

  /// The same with whole lists where single elements of them stand; `nil` where there are none.
  fileprivate var takingWholeList: Expression? {
    switch kind {
    case .member(.some(let base), let name, let span):
      let whole = base.element ?? base.takingWholeList
      return whole.map { Expression(.member(base: $0, name: name, nameSpan: span), span: self.span) }
    case .postfix(_, let inner): return inner.takingWholeList
    default: return nil
    }
  }

  /// The list of which this is one element; `nil` for other expressions.
  var element: Expression? {
    switch kind {
    case .postfix(_, let inner): return inner.element
    case .subscripted(let base, let arguments): return arguments.count == 1 && arguments[0].label == nil ? base : nil
    case .member(.some(let base), "first", _), .member(.some(let base), "last", _): return base
    default: return nil
    }
  }
}

extension FunctionDeclaration {
  /// Returns the parameter that takes each argument of a call with labels; `nil` where they don't fit.
  func parameters(taking labels: [String?]) -> [Parameter]? {
    var result: [Parameter] = []
    for parameter in parameters {
      guard result.count < labels.count, labels[result.count] == parameter.label else {
        if parameter.isVariadic { continue }
        return nil
      }
      repeat {
        result.append(parameter)
      } while parameter.isVariadic && result.count < labels.count
        && labels[result.count] == nil
    }
    return result.count == labels.count ? result : nil
  }
}
