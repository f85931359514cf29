import SourceFacts

/// What comments such as `// evident:background #1C1C1E -- reason` assert, by the node they stand above.
struct AssertionIndex {
  private var byNode: [Place: [ModifierCall]] = [:]

  /// The comments that assert; one without a reason asserts nothing.
  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() where file.isAudited {
      for directive in file.facts.directives where directive.reason != nil {
        guard let name = Assertions.modifier(for: directive.verb), let target = file.facts.target(of: directive)
        else { continue }
        let comment = Place(file: Int32(number), span: directive.span)
        let argument = ArgumentValue(label: nil, value: .string(directive.argument), place: comment)
        byNode[Place(file: Int32(number), span: target.view), default: []].append(
          ModifierCall(name: name, arguments: [argument], place: comment))
      }
    }
  }

  /// True where no comment asserts anything.
  var isEmpty: Bool { byNode.isEmpty }

  /// Returns what comments assert of the node at a place.
  func calls(at place: Place) -> [ModifierCall] { byNode[place] ?? [] }

  /// Returns a view with what comments assert of the node at a place.
  func asserting(_ view: ViewNode, at place: Place) -> ViewNode {
    guard !byNode.isEmpty, let calls = byNode[place] else { return view }
    return calls.reduce(view) { .modified($0, $1) }
  }

  /// Returns a value with what comments assert of the node at a place, where the value is a view.
  func asserting(_ value: Value, at place: Place) -> Value {
    guard !byNode.isEmpty, byNode[place] != nil else { return value }
    switch value {
    case .view(let node): return .view(asserting(node, at: place))
    case .choice(let alternatives): return .choice(alternatives.map { asserting($0, at: place) })
    default: return value
    }
  }
}
