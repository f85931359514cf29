import SourceFacts

/// Blocks that a function keeps in constants or declares within itself, and what it runs of them (S-115).
extension CodeScan {
  /// Scans a block where the function runs it; false for what is none.
  mutating func run(_ callee: Expression, _ names: [String: [String]], _ isConditional: Bool) -> Bool {
    guard case .identifier(let name) = callee.kind, let body = blocks[name] else { return false }
    // One that runs itself is run once.
    blocks[name] = nil
    scan(body, names, isConditional: isConditional)
    blocks[name] = body
    return true
  }

  /// A function within another one is called from there or not.
  mutating func scan(_ declaration: FunctionDeclaration, within names: [String: [String]]) {
    var names = names
    let heldAround = held
    for parameter in declaration.parameters {
      names[parameter.name] = ["\(Self.parameter)\(parameter.name)"]
      held["\(Self.parameter)\(parameter.name)"] = .handed(parameter, to: declaration, file: file)
    }
    let taken = self.taken.count
    choices.append(unfollowed(declaration.span))
    scan(declaration.body ?? [], names, isConditional: true)
    choices.removeLast()
    held = heldAround
    if let result = declaration.result, self.taken.count == taken + 1, var row = self.taken.last {
      row.className = result.name
      results[declaration.name] = row
    }
  }

  func unfollowed(_ span: Span) -> CodeChoice {
    CodeChoice(question: .unfollowed(arms: 2), arms: [1], place: Place(file: file, span: span))
  }

  /// Scans what may be done or not.
  mutating func perhaps(_ span: Span, _ scan: (inout CodeScan) -> Void) {
    choices.append(unfollowed(span))
    scan(&self)
    choices.removeLast()
  }
}

extension Statement {
  /// The constants that a `guard` binds for what follows it.
  var boundByGuard: [Binding] {
    guard case .guardElse(let conditions, _) = kind else { return [] }
    return conditions.compactMap { condition in
      guard case .optionalBinding(.name(let name), let value?) = condition, name != "self" else { return nil }
      return Binding(pattern: .name(name), type: nil, value: value, isConstant: true)
    }
  }

  /// The block without parameters and result that a statement gives a name.
  var block: (name: String, body: [Statement])? {
    switch kind {
    case .binding(let binding) where binding.isConstant:
      guard case .name(let name) = binding.pattern, case .closure(let closure)? = binding.value?.kind,
        closure.parameters.isEmpty
      else { return nil }
      return (name, closure.body)
    case .declaration(.function(let function)) where function.parameters.isEmpty && function.result == nil:
      return function.body.map { (function.name, $0) }
    default: return nil
    }
  }
}

extension ArraySlice<Statement> {
  /// True where a function is called by its name alone and without arguments.
  func call(_ name: String) -> Bool {
    var isCalled = false
    BodyWalk { expression, _ in
      if case .call(let callee, let arguments) = expression.kind, arguments.isEmpty, callee.kind == .identifier(name) {
        isCalled = true
      }
    }.walk(Array(self))
    return isCalled
  }
}
