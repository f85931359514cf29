import SourceFacts

/// Views that a modifier of another module is given: where it draws them is not known, but what they show is (S-60).
struct LooseViews {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Returns the views of an argument; `nil` for one that is not seen to hold any.
  func views(in argument: ArgumentValue) -> ViewNode? {
    if ComponentTable.isActionLabel(argument.label) { return nil }
    switch argument.value {
    case .closure(let closure):
      if case .method(let function, _, _, _)? = closure.reference {
        return Evaluator.makesView(function.result) ? evaluator.contents(of: closure) : nil
      }
      let body = closure.closure.body
      // What a trailing closure calls first may be a view of another module.
      if argument.isTrailingClosure, body.first?.isCall == true { return evaluator.contents(of: closure) }
      guard isBuilt(body), makesView(body, in: closure) else { return nil }
      return evaluator.contents(of: closure)
    case .view(let node): return shows(node) ? node : nil
    case .choice(let all):
      let node = ViewNode.choice(all.map { if case .view(let node) = $0 { node } else { .empty } })
      return shows(node) ? node : nil
    // A view of the program that is handed over as it is may be a screen, and is looked at by itself.
    default: return nil
    }
  }

  /// True for a closure that surely makes views, whoever is given it.
  func makesViews(_ argument: ArgumentValue) -> Bool {
    guard case .closure(let closure) = argument.value, closure.reference == nil,
      !ComponentTable.isActionLabel(argument.label)
    else { return false }
    return isBuilt(closure.closure.body) && makesView(closure.closure.body, in: closure)
  }

  /// True for a view that may hold words; a colour or shape only tells a modifier what to draw.
  private func shows(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component):
      ComponentTable.handlers[component.name] != nil && !ComponentTable.shapes.contains(component.name)
        && !["Color", "Style"].contains(component.name)
    case .modified(let inner, _), .placed(let inner, _): shows(inner)
    case .list(let nodes): nodes.contains(where: shows)
    case .choice(let all): all.branches.contains { shows($0.value) }
    case .concatenated: true
    case .custom, .empty, .unknown: false
    }
  }

  // MARK: - Closures

  /// True for statements that a builder may hold; those of an action assign, repeat, leave early or throw, or make no
  /// view.
  private func isBuilt(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .binding, .compilation, .declaration: true
      case .expression(let expression): !expression.isAssignment
      case .returning(let value): value != nil
      case .ifElse(_, let then, let otherwise): isBuilt(then) && isBuilt(otherwise ?? [])
      case .switchCase(_, let cases): cases.allSatisfy { isBuilt($0.body) }
      default: false
      }
    }
  }

  /// True where a statement is written that makes a view of the framework, or asks the type around for one.
  private func makesView(_ statements: [Statement], in closure: ClosureValue) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expression(let value), .returning(.some(let value)): isView(value, in: closure)
      case .ifElse(_, let then, let otherwise):
        makesView(then, in: closure) || makesView(otherwise ?? [], in: closure)
      case .switchCase(_, let cases): cases.contains { makesView($0.body, in: closure) }
      case .compilation(let clauses): clauses.contains { makesView($0.statements, in: closure) }
      default: false
      }
    }
  }

  /// True for a call of the framework's views, and for a member of the type around that is declared to give a view.
  private func isView(_ expression: Expression, in closure: ClosureValue) -> Bool {
    if let name = expression.madeType { return ComponentTable.isComponent(name) }
    guard let name = expression.firstMember, let type = closure.scope.typeName else { return false }
    return evaluator.lineage(of: type).contains { owner in
      owner.property(name).map { Evaluator.makesView($0.declaration.type) } ?? false
        || (owner.functions[name] ?? []).contains { Evaluator.makesView($0.declaration.result) }
    }
  }
}

extension Statement {
  fileprivate var isCall: Bool {
    if case .expression(let expression) = kind, case .call = expression.kind { true } else { false }
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with, past `self`.
  fileprivate var firstMember: String? {
    switch kind {
    case .identifier(let name): name
    case .call(let callee, _): callee.firstMember
    case .member(.some(let base), let name, _):
      if case .identifier("self") = base.kind { name } else { base.firstMember }
    default: nil
    }
  }
}
