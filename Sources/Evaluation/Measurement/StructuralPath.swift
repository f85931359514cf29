import Findings
import Scene
import SourceFacts

// What an element is called across edits: the declarations and calls around it, which neither other lines nor other
// words change.

extension Program {
  /// Gives each element, in their order, its place within its view: what the code around it is called, its kind, and its
  /// ordinal among equals.
  func nameStructure(_ elements: inout [Element]) {
    let facts = Dictionary(files.map { ($0.path, $0.facts) }) { first, _ in first }
    var ordinals: [String: Int] = [:]
    for position in elements.indices {
      let element = elements[position]
      let path = facts[element.range.file]?.structuralPath(line: element.range.line, column: element.range.column)
      let steps = (path ?? []) + [element.kind.rawValue]
      elements[position].structure = steps.joined(separator: "/")
      let key = "\(element.range.file) \(element.view) \(elements[position].structure)"
      elements[position].ordinal = ordinals[key, default: 0]
      ordinals[key, default: 0] += 1
    }
  }
}

extension FileFacts {
  /// The names of what is around a place, from the outside in: of members of types, of calls in whose arguments it
  /// stands, and of the variables that are given what stands there; in interface files the innermost object's identifier.
  func structuralPath(line: Int, column: Int) -> [String] {
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let offset = lineStarts[line - 1] + Int32(column - 1)
    if let interface {
      let chain = interface.objects.lazy.compactMap { $0.chain(to: offset) }.first ?? []
      // An identifier is unique in its file; what has none is known by its role in what has one.
      return chain.suffix(from: chain.lastIndex { !$0.id.isEmpty } ?? 0).map { $0.id.isEmpty ? $0.role : $0.id }
    }
    var finder = PathFinder(offset: offset)
    for declaration in declarations { finder.visit(declaration) }
    for statement in statements { finder.visit(statement) }
    return finder.path
  }
}

extension InterfaceObject {
  /// The objects from this one to the innermost at a place.
  fileprivate func chain(to offset: Int32) -> [InterfaceObject]? {
    if span.holds(offset) { return [self] }
    return children.lazy.compactMap { $0.chain(to: offset) }.first.map { [self] + $0 }
  }
}

extension Span {
  fileprivate func holds(_ offset: Int32) -> Bool { start <= offset && offset < end }
}

/// The way to one place through declarations, statements and expressions; what doesn't hold it is not walked.
private struct PathFinder {
  let offset: Int32
  private(set) var path: [String] = []

  init(offset: Int32) {
    self.offset = offset
  }

  mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .type(let type) where !type.span.holds(offset): return
    case .property(let property):
      guard property.span.holds(offset) else { return }
      path.append(property.name)
    case .function(let function), .initializer(let function), .subscripted(let function):
      guard function.span.holds(offset) else { return }
      path.append(function.name)
    case .macro(_, _, let span) where !span.holds(offset): return
    default: break
    }
    for member in declaration.members { visit(member) }
    for statement in declaration.code { visit(statement) }
  }

  mutating func visit(_ statement: Statement) {
    guard statement.span.holds(offset) else { return }
    switch statement.kind {
    case .declaration(let declaration): visit(declaration)
    case .binding(let binding):
      if case .name(let name) = binding.pattern { path.append(name) }
    default: break
    }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  private mutating func visit(_ expression: Expression) {
    guard expression.span.holds(offset) else { return }
    if case .call(let callee, let arguments) = expression.kind, let name = callee.calledName,
      arguments.contains(where: { $0.value.span.holds(offset) })
    {
      path.append(name)
    }
    expression.forEachChild { visit($0) }
    for statement in expression.statements { visit(statement) }
  }
}

extension Expression {
  /// The name of what is called: `VStack`, or `padding` of `text.padding`.
  fileprivate var calledName: String? {
    switch kind {
    case .identifier(let name), .member(_, let name, _): name
    case .specialized(let base, _): base.calledName
    default: nil
    }
  }
}
