import SourceFacts

/// Which cases of enumerations the code of a program writes.
struct WrittenCases: Sendable {
  /// The names of all cases that any file declares.
  private(set) var asked: Set<String> = []
  /// Those of them that code writes behind a dot, or behind a type and a dot.
  private(set) var members: Set<String> = []
  /// Those that code of a type writes alone, by the last parts of the names of the types around.
  private(set) var plain: [String: Set<String>] = [:]

  /// Looks through all code but that of tests.
  init(_ program: Program) {
    for file in program.files {
      for declaration in file.facts.declarations { ask(declaration) }
    }
    for file in program.files where !file.isOfTests {
      members.formUnion(asked.intersection(file.facts.unreadMembers))
      for declaration in file.facts.declarations { visit(declaration, around: []) }
      visit(file.facts.statements, around: [])
    }
  }

  private mutating func ask(_ declaration: Declaration) {
    if case .enumCase(let enumCase) = declaration { asked.insert(enumCase.name) }
    for member in declaration.members { ask(member) }
  }

  private mutating func visit(_ declaration: Declaration, around: [String]) {
    var around = around
    switch declaration {
    case .type(let type): around.append(type.name.lastComponent)
    case .property(let property):
      for argument in property.attributes.flatMap(\.arguments) { visit(argument.value, around) }
    case .enumCase(let enumCase):
      for parameter in enumCase.parameters { parameter.defaultValue.map { visit($0, around) } }
    default: break
    }
    for member in declaration.members { visit(member, around: around) }
    visit(declaration.code, around: around)
  }

  /// Visits statements; their patterns only ask.
  private mutating func visit(_ statements: [Statement], around: [String]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { visit(declaration, around: around) }
      for expression in statement.expressions { visit(expression, around) }
      visit(statement.statements, around: around)
    }
  }

  private mutating func visit(_ expression: Expression, _ around: [String]) {
    switch expression.kind {
    case .identifier(let name): note(name, around)
    case .member(let base, let name, _):
      guard asked.contains(name) else { break }
      if base?.kind == .identifier("self") { note(name, around) }
      if base.map({ $0.typeName != nil }) ?? true { members.insert(name) }
    case .binary("==", let left, let right), .binary("!=", let left, let right), .binary("~=", let left, let right):
      // What is compared with a case is not made one.
      for side in [left, right] where side.plainCase == nil { visit(side, around) }
      return
    default: break
    }
    expression.forEachChild { visit($0, around) }
    visit(expression.statements, around: around)
  }

  private mutating func note(_ name: String, _ around: [String]) {
    guard asked.contains(name) else { return }
    for type in around { plain[type, default: []].insert(name) }
  }
}
