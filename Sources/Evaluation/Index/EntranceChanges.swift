import SourceFacts

/// Changes of a state at once whenever a view comes into sight: they start an animation, and tell nothing.
///
/// What another view changes tells that it was seen: a page that was opened, the end of a list, a row of an error. So
/// only what stands in `body` whenever that is shown counts.
struct EntranceChanges {
  /// A change of a state.
  private struct Change {
    /// The target of the assignment, or the call of `toggle`.
    var span: Span
    var state: String?
  }

  /// Modifiers whose content comes with what they are applied to.
  private static let attaching: Set<String> = ["background", "overlay"]
  /// Containers that show all of their content at once.
  private static let eager: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "GeometryReader", "NavigationStack", "NavigationView",
  ]

  /// The properties of the type by which `body` is composed and that were not looked at, by their names.
  private var parts: [String: [Statement]] = [:]
  private var spans: Set<Span> = []

  /// Returns the targets of assignments and the calls of `toggle` that the `body` of a type comes to as it appears.
  static func spans(in members: [Declaration]) -> Set<Span> {
    var finder = EntranceChanges()
    for case .property(let property) in members { finder.parts[property.name] = property.getter }
    if let body = finder.parts.removeValue(forKey: "body") { finder.visitViews(of: body) }
    // A modifier of the program.
    for case .function(let function) in members where function.name == "body" {
      finder.visitViews(of: function.body ?? [])
    }
    return finder.spans
  }

  // MARK: - Views

  /// Goes through the views that a builder makes without asking anything.
  private mutating func visitViews(of statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let view): visitView(view)
      case .returning(let view?): return visitView(view)
      default: if statement.mayLeave { return }
      }
    }
  }

  private mutating func visitView(_ view: Expression) {
    var view = view
    var (begun, ended): ([Change], [Change]) = ([], [])
    while case .call(let callee, let arguments) = view.kind, case .member(let base?, let name, _) = callee.kind {
      switch name {
      case "onAppear", "task": begun += Self.changes(by: arguments)
      case "onDisappear": ended += Self.changes(by: arguments)
      default: if Self.attaching.contains(name) { visitContents(arguments) }
      }
      view = base
    }
    switch view.kind {
    case .call(let callee, let arguments):
      // It hands its modifiers on to what it makes, which may be nothing.
      if callee.lastName == "ForEach" { return }
      if let name = callee.lastName, Self.eager.contains(name) { visitContents(arguments) }
    case .identifier(let name):
      if let part = parts.removeValue(forKey: name) { visitViews(of: part) }
    default: break
    }
    // What is only set when the view goes tells that it was there; what is set back does not.
    let states = Set(begun.map(\.state))
    spans.formUnion((begun + ended.filter { states.contains($0.state) }).map(\.span))
  }

  private mutating func visitContents(_ arguments: [Argument]) {
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        visitViews(of: closure.body)
      } else {
        visitView(argument.value)
      }
    }
  }

  // MARK: - Changes

  private static func changes(by arguments: [Argument]) -> [Change] {
    var found: [Change] = []
    for case .closure(let closure) in arguments.map(\.value.kind) { _ = visit(closure.body, &found) }
    return found
  }

  /// - Returns: False where what follows comes later, or only perhaps: what was waited for may be a state.
  private static func visit(_ statements: [Statement], _ found: inout [Change]) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression):
        // `try` and `await` are no expressions of their own.
        statement.span.start == expression.span.start && visit(expression, &found)
      case .ifElse, .switchCase:
        !statement.mayLeave && !statement.expressions.contains(where: PassingAssignments.calls)
      default: false
      }
    }
  }

  private static func visit(_ expression: Expression, _ found: inout [Change]) -> Bool {
    switch expression.kind {
    case .binary("=", let target, let value):
      // What a call gives may have been waited for.
      if PassingAssignments.calls(value) { return false }
      if value.isFlagOrNumber { found.append(Change(span: target.span, state: target.lastName)) }
    case .call(let callee, let arguments):
      if case .member(let state, "toggle", _) = callee.kind {
        found.append(Change(span: expression.span, state: state?.lastName))
      }
      guard let name = callee.lastName, ["withAnimation", "async"].contains(name) else { break }
      for case .closure(let closure) in arguments.map(\.value.kind) {
        return visit(closure.body, &found)
      }
    case .prefix(Expression.optionalTry, _): return false
    default: break
    }
    return true
  }
}

extension Expression {
  /// True for a flag or number as it is written.
  var isFlagOrNumber: Bool {
    switch kind {
    case .boolean, .integer, .float: true
    default: false
    }
  }
}

extension Evaluator {
  /// Returns the names of states that nothing but the appearance of a view changes: what they decide is how something
  /// comes in or moves, and no state that a person could ask for.
  func findEntranceStates() -> Set<String> {
    let assigned = usage.assignments.filter { _, all in
      all.contains(where: \.isEntrance) && all.allSatisfy { $0.isEntrance || $0.isInitial }
    }
    let toggled = usage.toggled.filter { name in usage.assignments[name]?.allSatisfy(\.isInitial) != false }
    let names = toggled.union(assigned.keys).subtracting(usage.toggledLater).subtracting(usage.bound)
    if names.isEmpty { return [] }
    let others = index.types.values.flatMap(\.properties).map(\.declaration).filter { declaration in
      !declaration.attributes.contains { $0.name == "State" }
    }
    return names.subtracting(others.map(\.name))
  }
}
