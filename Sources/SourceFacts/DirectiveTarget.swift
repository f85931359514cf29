/// The node that a comment `// evident:…` speaks of.
package struct DirectiveTarget: Hashable, Sendable {
  /// The declaration, statement or expression; of a modifier on a line of its own, from its name to its end.
  package var span: Span
  /// What may be a view: the node, the value of a binding, or a chain up to the modifier.
  package var view: Span
  /// The line it starts on, from 1.
  package var line: Int
  /// True under `#if` and in previews, which may not be part of what is shown.
  package var isConditional: Bool
}

extension FileFacts {
  /// Returns the node that starts on the line of a comment behind code, else on the line below the comment.
  ///
  /// Several comments may stand above one node. There is no target where nothing starts on that line.
  package func target(of directive: Directive) -> DirectiveTarget? {
    let own = position(of: directive.span.start).line
    if directive.isTrailing { return target(on: own, from: 0) }
    // `/* evident:… */ node` stands before the node on its line.
    if let beside = target(on: own, from: directive.span.end) { return beside }
    var line = position(of: directive.span.end).line + 1
    let taken = Set(directives.lazy.filter { !$0.isTrailing }.map { position(of: $0.span.start).line })
    while taken.contains(line) { line += 1 }
    return target(on: line, from: 0)
  }

  private func target(on line: Int, from start: Int32) -> DirectiveTarget? {
    guard line <= lineStarts.count else { return nil }
    let end = line < lineStarts.count ? lineStarts[line] : .max
    var finder = NodeFinder(range: max(start, lineStarts[line - 1])..<max(start, end))
    for declaration in declarations { finder.visit(declaration) }
    for statement in statements { finder.visit(statement) }
    return finder.first.map {
      DirectiveTarget(span: $0.span, view: $0.view, line: line, isConditional: $0.isConditional)
    }
  }
}

/// Finds the first node that starts within a line: of several that start at one place, the largest.
private struct NodeFinder {
  struct Node {
    var span: Span
    var view: Span
    /// True for a modifier whose chain starts before it.
    var isLink = false
    /// True under `#if` and in previews.
    var isConditional = false
  }

  /// The offsets at which a node may start.
  let range: Range<Int32>
  private(set) var first: Node?
  /// True while what may not be shown is visited.
  private var isConditional = false

  init(range: Range<Int32>) {
    self.range = range
  }

  /// Outer nodes are offered before those inside, and the last modifier of a chain before the others.
  private mutating func offer(_ offered: Node) {
    var node = offered
    node.isConditional = isConditional
    guard range.contains(node.span.start) else { return }
    guard let best = first, node.span.start >= best.span.start else {
      let best = first
      first = node
      // The modifiers of one chain on one line belong together.
      if let best, best.isLink, node.isLink, best.view.start == node.view.start {
        first = Node(
          span: Span(start: node.span.start, end: best.span.end), view: best.view, isLink: true,
          isConditional: isConditional)
      }
      return
    }
    if node.span.start == best.span.start, node.span.end > best.span.end { first = node }
  }

  private func isOutside(_ span: Span) -> Bool { span.end <= range.lowerBound || span.start >= range.upperBound }

  mutating func visit(_ declaration: Declaration) {
    if let span = declaration.span {
      if isOutside(span) { return }
      offer(Node(span: span, view: declaration.storedValue ?? span))
    }
    let isOutermost = !isConditional
    if declaration.isConditional { isConditional = true }
    defer { if isOutermost { isConditional = false } }
    for member in declaration.members { visit(member) }
    for expression in declaration.expressions { visit(expression) }
    if case .macro(_, let arguments, _) = declaration {
      for argument in arguments { visit(argument.value) }
    }
    for statement in declaration.statements { visit(statement) }
  }

  mutating func visit(_ statement: Statement) {
    if isOutside(statement.span) { return }
    var view = statement.span
    switch statement.kind {
    case .binding(let binding): view = binding.value?.span ?? view
    case .returning(let expression?): view = expression.span
    default: break
    }
    offer(Node(span: statement.span, view: view))
    if case .declaration(let declaration) = statement.kind { visit(declaration) }
    let isOutermost = !isConditional
    if case .compilation = statement.kind { isConditional = true }
    defer { if isOutermost { isConditional = false } }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  mutating func visit(_ expression: Expression) {
    if isOutside(expression.span) { return }
    switch expression.kind {
    // A closure is a builder's brace, not a node.
    case .closure: break
    case .call(let callee, _):
      offer(Node(span: expression.span, view: expression.span))
      if case .member(.some, _, let name) = callee.kind {
        offer(Node(span: Span(start: name.start, end: expression.span.end), view: expression.span, isLink: true))
      }
    default: offer(Node(span: expression.span, view: expression.span))
    }
    for child in expression.children { visit(child) }
    for statement in expression.statements { visit(statement) }
  }
}

extension Declaration {
  /// True for what may not be part of the program that is shown.
  fileprivate var isConditional: Bool {
    switch self {
    case .compilation, .macro: true
    case .type(let type): type.inherited.contains { $0.name == "PreviewProvider" }
    default: false
    }
  }

  /// Where it stands; cases, aliases and `#if` have no place of their own.
  fileprivate var span: Span? {
    switch self {
    case .type(let type): type.span
    case .property(let property): property.span
    case .function(let function), .initializer(let function), .subscripted(let function): function.span
    case .macro(_, _, let span): span
    case .enumCase, .alias, .compilation: nil
    }
  }

  /// The value of a stored property.
  fileprivate var storedValue: Span? {
    guard case .property(let property) = self, property.getter == nil else { return nil }
    return property.value?.span
  }
}
