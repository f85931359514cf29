import SourceFacts

/// Finds which types the program instantiates outside previews and tests.
struct UseFinder {
  let program: Program

  /// The names of types that are called.
  struct Uses {
    /// Anywhere.
    var anywhere: Set<String> = []
    /// As the root of a hosting controller.
    var hosted: Set<String> = []
  }

  /// Returns all uses.
  func uses() -> Uses {
    var uses = Uses()
    for file in program.files where !file.path.contains("Tests/") {
      for declaration in file.facts.declarations { visit(declaration, in: nil, &uses) }
      for statement in file.facts.statements { visit(statement, in: nil, &uses) }
    }
    return uses
  }

  // MARK: - Declarations

  private func visit(_ declaration: Declaration, in owner: String?, _ uses: inout Uses) {
    switch declaration {
    case .type(let type):
      if type.inherited.contains(where: { $0.name == "PreviewProvider" || $0.name == "XCTestCase" }) { return }
      for member in type.members { visit(member, in: type.name, &uses) }
    case .property(let property):
      property.value.map { visit($0, in: owner, &uses) }
      visit(property.getter ?? [], in: owner, &uses)
    case .function(let function), .initializer(let function), .subscripted(let function):
      for parameter in function.parameters { parameter.defaultValue.map { visit($0, in: owner, &uses) } }
      visit(function.body ?? [], in: owner, &uses)
    case .compilation(let clauses):
      for clause in clauses {
        for member in clause.declarations { visit(member, in: owner, &uses) }
      }
    case .enumCase, .alias, .macro: break
    }
  }

  private func visit(_ statements: [Statement], in owner: String?, _ uses: inout Uses) {
    for statement in statements { visit(statement, in: owner, &uses) }
  }

  private func visit(_ statement: Statement, in owner: String?, _ uses: inout Uses) {
    switch statement.kind {
    case .expression(let expression): visit(expression, in: owner, &uses)
    case .binding(let binding):
      binding.value.map { visit($0, in: owner, &uses) }
      visit(binding.getter ?? [], in: owner, &uses)
    case .ifElse(let conditions, let then, let otherwise):
      for condition in conditions { visit(condition, in: owner, &uses) }
      visit(then, in: owner, &uses)
      visit(otherwise ?? [], in: owner, &uses)
    case .switchCase(let subject, let cases):
      visit(subject, in: owner, &uses)
      for one in cases { visit(one.body, in: owner, &uses) }
    case .guardElse(let conditions, let otherwise):
      for condition in conditions { visit(condition, in: owner, &uses) }
      visit(otherwise, in: owner, &uses)
    case .returning(let expression): expression.map { visit($0, in: owner, &uses) }
    case .forIn(_, let sequence, let body):
      visit(sequence, in: owner, &uses)
      visit(body, in: owner, &uses)
    case .loop(let body): visit(body, in: owner, &uses)
    case .declaration(let declaration): visit(declaration, in: owner, &uses)
    case .compilation(let clauses):
      for clause in clauses { visit(clause.statements, in: owner, &uses) }
    case .opaque: break
    }
  }

  private func visit(_ condition: Condition, in owner: String?, _ uses: inout Uses) {
    switch condition {
    case .expression(let expression), .pattern(_, let expression): visit(expression, in: owner, &uses)
    case .optionalBinding(_, let value): value.map { visit($0, in: owner, &uses) }
    case .availability: break
    }
  }

  // MARK: - Expressions

  private func visit(_ expression: Expression, in owner: String?, _ uses: inout Uses) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = typeName(callee) {
        // A view that builds itself again is no use by somebody else.
        if name != owner { uses.anywhere.insert(name) }
        if name.hasSuffix("HostingController") || name == "UIHostingConfiguration" {
          for argument in arguments { host(argument.value, &uses) }
        }
      }
      visit(callee, in: owner, &uses)
      for argument in arguments { visit(argument.value, in: owner, &uses) }
    case .member(let base, _, _): base.map { visit($0, in: owner, &uses) }
    case .subscripted(let base, let arguments):
      visit(base, in: owner, &uses)
      for argument in arguments { visit(argument.value, in: owner, &uses) }
    case .closure(let closure): visit(closure.body, in: owner, &uses)
    case .array(let elements):
      for element in elements { visit(element, in: owner, &uses) }
    case .dictionary(let pairs):
      for pair in pairs { visit(pair.value, in: owner, &uses) }
    case .tuple(let elements):
      for element in elements { visit(element.value, in: owner, &uses) }
    case .binary(_, let left, let right):
      visit(left, in: owner, &uses)
      visit(right, in: owner, &uses)
    case .prefix(_, let inner), .postfix(_, let inner), .cast(let inner, _, _), .typeTest(let inner, _):
      visit(inner, in: owner, &uses)
    case .ternary(let condition, let then, let otherwise):
      for inner in [condition, then, otherwise] { visit(inner, in: owner, &uses) }
    case .conditional(let statement): visit(statement, in: owner, &uses)
    case .string(let segments):
      for case .interpolation(let arguments) in segments {
        for argument in arguments { visit(argument.value, in: owner, &uses) }
      }
    case .macro, .identifier, .integer, .float, .boolean, .nilLiteral, .keyPath, .opaque: break
    }
  }

  private func typeName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .identifier(let name): name.first?.isUppercase == true ? name : nil
    case .member(let base, let name, _):
      if name == "init" { base.flatMap(typeName) } else { name.first?.isUppercase == true ? name : nil }
    default: nil
    }
  }

  private func host(_ expression: Expression, _ uses: inout Uses) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = typeName(callee) { uses.hosted.insert(name) }
      if case .member(.some(let base), _, _) = callee.kind { host(base, &uses) }
      for argument in arguments where argument.isTrailingClosure || argument.label == nil { host(argument.value, &uses) }
    case .closure(let closure):
      for statement in closure.body { if case .expression(let inner) = statement.kind { host(inner, &uses) } }
    default: break
    }
  }
}
