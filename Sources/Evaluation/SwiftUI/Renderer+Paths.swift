/// Values that several paths decide.
extension Renderer {
  /// Renders a view once for each alternative of a value, in an environment changed for it.
  func render(
    _ node: ViewNode, onEachPathOf value: Value, in environment: Environment,
    _ change: (Value, inout Environment) -> Void
  ) {
    guard case .choice(let alternatives) = value else {
      var inner = environment
      change(value, &inner)
      return render(node, in: inner)
    }
    for branch in alternatives.branches {
      guard let path = environment.path.and(branch.condition) else { continue }
      var inner = environment
      inner.path = path
      change(branch.value, &inner)
      render(node, in: inner)
    }
  }
}
