import SourceFacts

/// Closures of one expression, as they are given to `contains(where:)`, in a text by which they are told apart: what the
/// same closure, or one that is written alike, makes of the same value is one condition (S-58).
extension Evaluator {
  /// Returns a text that is equal for closures of one expression that are written alike and see the same.
  func predicateKey(of closure: ClosureValue) -> String {
    guard closure.closure.body.count == 1, case .expression(let expression) = closure.closure.body[0].kind else {
      return Self.keyOfOther
    }
    var names: [String: String] = [:]
    for (position, name) in closure.closure.parameters.enumerated() { names[name] = "$\(position)" }
    guard let text = text(of: expression, names, in: closure.scope) else { return Self.keyOfOther }
    return "{\(text)}"
  }

  /// Returns an expression with what its names stand for; `nil` for forms that predicates seldom take.
  private func text(of expression: Expression, _ names: [String: String], in scope: Scope) -> String? {
    func inner(_ expression: Expression) -> String? { text(of: expression, names, in: scope) }
    func list(_ arguments: [Argument]) -> String? {
      let texts = arguments.compactMap { inner($0.value) }
      return texts.count == arguments.count ? "(\(texts.joined(separator: ",")))" : nil
    }
    switch expression.kind {
    case .integer(let value): return "\(value)"
    case .float(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .nilLiteral: return "nil"
    case .string: return expression.literalText.map { "\"\($0)\"" }
    case .identifier(let name): return names[name] ?? meaning(of: name, in: scope)
    case .member(nil, let name, _): return ".\(name)"
    case .member(.some(let base), let name, _): return inner(base).map { "\($0).\(name)" }
    case .call(let callee, let arguments):
      guard let callee = inner(callee), let arguments = list(arguments) else { return nil }
      return callee + arguments
    case .subscripted(let base, let arguments):
      guard let base = inner(base), let arguments = list(arguments) else { return nil }
      return "\(base)[\(arguments)]"
    case .binary(let symbol, let left, let right):
      guard let left = inner(left), let right = inner(right) else { return nil }
      return "(\(left) \(symbol) \(right))"
    case .prefix(let symbol, let operand): return inner(operand).map { "\(symbol)\($0)" }
    case .postfix(let symbol, let operand): return inner(operand).map { "\($0)\(symbol)" }
    case .keyPath(let path): return "\\" + path.joined(separator: ".")
    default: return nil
    }
  }

  /// Returns what a name stands for where the closure was written: a variable's value, or a member of `self`.
  private func meaning(of name: String, in scope: Scope) -> String {
    var current: Scope? = scope
    while let here = current {
      if let value = here.variables[name] { return key(of: value) }
      current = here.parent
    }
    // Types are the same everywhere.
    guard name.first?.isLowercase == true, case .instance(let instance)? = owner(in: scope) else { return name }
    return "\(instance.identity).\(name)"
  }

  private func owner(in scope: Scope) -> Value? {
    var current: Scope? = scope
    while let here = current {
      if let own = here.selfValue { return own }
      current = here.parent
    }
    return nil
  }
}
