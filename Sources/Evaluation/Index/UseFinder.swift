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
    for file in program.files where file.isAudited && !file.path.contains("Tests/") {
      for declaration in file.facts.declarations { visit(declaration, in: nil, &uses) }
      for statement in file.facts.statements { visit(statement, in: nil, &uses) }
    }
    return uses
  }

  private func visit(_ declaration: Declaration, in owner: String?, _ uses: inout Uses) {
    var owner = owner
    if case .type(let type) = declaration {
      if type.isPreviewOrTest { return }
      owner = type.name
    }
    for member in declaration.members { visit(member, in: owner, &uses) }
    for expression in declaration.expressions { visit(expression, in: owner, &uses) }
    for statement in declaration.statements { visit(statement, in: owner, &uses) }
  }

  private func visit(_ statement: Statement, in owner: String?, _ uses: inout Uses) {
    if case .declaration(let declaration) = statement.kind { visit(declaration, in: owner, &uses) }
    for expression in statement.expressions { visit(expression, in: owner, &uses) }
    for inner in statement.statements { visit(inner, in: owner, &uses) }
  }

  private func visit(_ expression: Expression, in owner: String?, _ uses: inout Uses) {
    if case .call(let callee, let arguments) = expression.kind, let name = callee.typeName {
      // A view that builds itself again is no use by somebody else.
      if name != owner { uses.anywhere.insert(name) }
      if name.hasSuffix("HostingController") || name == "UIHostingConfiguration" {
        for argument in arguments { host(argument.value, &uses) }
      }
    }
    for child in expression.children { visit(child, in: owner, &uses) }
    for statement in expression.statements { visit(statement, in: owner, &uses) }
  }

  /// Notes the view that a hosting controller shows, under its modifiers.
  private func host(_ expression: Expression, _ uses: inout Uses) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = callee.typeName { uses.hosted.insert(name) }
      if case .member(.some(let base), _, _) = callee.kind { host(base, &uses) }
      for argument in arguments where argument.isTrailingClosure || argument.label == nil {
        host(argument.value, &uses)
      }
    case .closure(let closure):
      for statement in closure.body {
        for inner in statement.expressions { host(inner, &uses) }
      }
    default: break
    }
  }
}

extension TypeDeclaration {
  /// True for previews and test cases, whose views nobody ships.
  var isPreviewOrTest: Bool {
    inherited.contains { $0.name == "PreviewProvider" || $0.name == "XCTestCase" }
  }
}

extension Expression {
  /// The type's name where a call's callee names a type.
  var typeName: String? {
    switch kind {
    case .identifier(let name): name.first?.isUppercase == true ? name : nil
    case .member(let base, "init", _): base?.typeName
    case .member(_, let name, _): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}
