import SourceFacts

/// Which files write which names: what only code with a certain name can hold is looked for in those that write it.
struct WrittenNames: Sendable {
  /// The numbers of the files whose code names a variable, member, function or type so, in their order.
  private var files: [String: [Int32]] = [:]

  /// Looks through all code, that of previews, of tests and of other builds, too.
  init(_ program: Program) {
    for (number, file) in program.files.enumerated() {
      for declaration in file.facts.declarations { visit(declaration, Int32(number)) }
      visit(file.facts.statements, Int32(number))
    }
    // They are kept as long as the program is evaluated: with the room they need, and not that in which they grew.
    files = files.mapValues { $0.map { $0 } }
  }

  /// The files that write a name, in their order.
  func files(writing name: String) -> [Int32] { files[name] ?? [] }

  /// The files that write one of some names.
  func files(writingOneOf names: some Sequence<String>) -> Set<Int32> {
    names.reduce(into: []) { $0.formUnion(files(writing: $1)) }
  }

  /// The files that write a name that a test holds for.
  func files(writing fits: (String) -> Bool) -> Set<Int32> {
    files.reduce(into: []) { if fits($1.key) { $0.formUnion($1.value) } }
  }

  // MARK: - Code

  private mutating func visit(_ declaration: Declaration, _ file: Int32) {
    for member in declaration.members { visit(member, file) }
    visit(declaration.code, file)
  }

  private mutating func visit(_ statements: [Statement], _ file: Int32) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { visit(declaration, file) }
      for expression in statement.expressions { visit(expression, file) }
      visit(statement.statements, file)
    }
  }

  private mutating func visit(_ expression: Expression, _ file: Int32) {
    switch expression.kind {
    case .identifier(let name), .member(_, let name, _): note(name, file)
    default: break
    }
    expression.forEachChild { visit($0, file) }
    visit(expression.statements, file)
  }

  private mutating func note(_ name: String, _ file: Int32) {
    if files[name]?.last != file { files[name, default: []].append(file) }
  }
}
