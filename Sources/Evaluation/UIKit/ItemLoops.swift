import SourceFacts

/// Private functions that a loop hands the items of a list to, each item where its own values decide that (S-115).
extension CodeRun {
  /// Notes that a loop of an object's code was gone through item by item.
  func noteItems(_ elements: [Value], at place: Place, in scope: Scope) {
    guard !elements.isEmpty, case .instance(let instance)? = scope.selfValue else { return }
    itemLoops.insert(Self.key(instance.identity, place))
  }

  /// True for a function that loops alone call, with their items, where all of these went through their lists: what is
  /// handed to it by other code is none of the items.
  func isLeftToItems(_ function: Located<FunctionDeclaration>, of identity: String) -> Bool {
    let declaration = function.declaration
    guard declaration.access == .private, declaration.attributes.isEmpty, !declaration.parameters.isEmpty,
      let calls = classes.itemCalls(in: function.file), !calls.others.contains(declaration.name),
      let loops = calls.loops[declaration.name], !loops.isEmpty
    else { return false }
    return loops.allSatisfy { itemLoops.contains(Self.key(identity, Place(file: function.file, span: $0))) }
  }
}

extension CodeIndex {
  /// What the code of a file calls for the items of its loops; `nil` where some of it is nested too deep to be read.
  func itemCalls(in file: Int32) -> ItemCalls? {
    if let known = itemCalls[file] { return known }
    var calls = ItemCalls()
    for declaration in index.program.files[Int(file)].facts.declarations { calls.visit(declaration) }
    let result = calls.isWhole ? calls : nil
    itemCalls[file] = .some(result)
    return result
  }
}

/// The functions that loops call with their items, by name, and all other names.
struct ItemCalls {
  /// The loops that call each function with an item of theirs.
  private(set) var loops: [String: Set<Span>] = [:]
  /// The names that stand anywhere else.
  private(set) var others: Set<String> = []
  private(set) var isWhole = true

  fileprivate struct Loop {
    var span: Span
    var names: Set<String>
  }

  mutating func visit(_ declaration: Declaration) {
    visit(declaration.code, within: [])
    for member in declaration.members { visit(member) }
  }

  private mutating func visit(_ statements: [Statement], within loops: [Loop]) {
    for statement in statements {
      if case .forIn(_, let sequence, let body) = statement.kind {
        visit(sequence, within: loops)
        visit(body, within: loops + [Loop(span: statement.span, names: Set(statement.boundNames))])
        continue
      }
      if case .declaration(let declaration) = statement.kind { visit(declaration.statements, within: loops) }
      for expression in statement.expressions { visit(expression, within: loops) }
      visit(statement.statements, within: loops)
    }
  }

  private mutating func visit(_ expression: Expression, within loops: [Loop]) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = callee.ownName, let loop = loops.last(where: { $0.isHanded(by: arguments) }) {
        self.loops[name, default: []].insert(loop.span)
        for argument in arguments { visit(argument.value, within: loops) }
        return
      }
    case .identifier(let name), .member(_, let name, _): others.insert(name)
    case .opaque(Expression.nesting): isWhole = false
    default: break
    }
    expression.forEachChild { visit($0, within: loops) }
    visit(expression.statements, within: loops)
  }
}

extension ItemCalls.Loop {
  fileprivate func isHanded(by arguments: [Argument]) -> Bool {
    arguments.contains { if case .identifier(let name) = $0.value.kind { names.contains(name) } else { false } }
  }
}
