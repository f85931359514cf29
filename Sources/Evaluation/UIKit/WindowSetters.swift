import SourceFacts

/// Functions that the program adds to windows and their controllers, which put a controller into them.
struct WindowSetters {
  /// Which of the parameters is the controller, by the function's name.
  private let parameters: [String: Int]

  init(index: ProgramIndex) {
    var parameters: [String: Int] = [:]
    for type in MadeWindow.classes.union(["NSWindowController"]).sorted().compactMap({ index.types[$0] }) {
      for body in type.bodies where !body.parameters.isEmpty {
        BodyWalk { expression, _ in
          guard case .binary("=", let target, let value) = expression.kind,
            target.ownNames == ["contentViewController"], case .identifier(let name) = value.kind,
            let position = body.parameters.firstIndex(of: name)
          else { return }
          parameters[body.name] = position
        }.walk(body.statements)
      }
    }
    self.parameters = parameters
  }

  /// Returns the window and the controller that a call puts into it; `nil` for other calls.
  func content(setBy callee: Expression, _ arguments: [Argument]) -> (owner: Expression, content: Expression)? {
    guard case .member(.some(let owner), let name, _) = callee.kind, let position = parameters[name],
      arguments.indices.contains(position)
    else { return nil }
    return (owner, arguments[position].value)
  }
}
