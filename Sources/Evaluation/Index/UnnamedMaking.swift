import SourceFacts

/// Which of some classes code may make without a call that names them in the code of another type: a declared type, an
/// alias or the argument of a generic type tells the class, or its own static code does.
struct UnnamedMaking {
  /// The last parts of the names of those classes.
  private(set) var names: Set<String> = []
  private let wanted: Set<String>
  private let declared: DeclaredMakers

  init(of wanted: Set<String>, in program: Program) {
    self.wanted = wanted
    declared = DeclaredMakers(in: program)
    for file in program.files where file.isAudited && !file.isOfTests {
      // Generic code of the program may make something of whatever it is handed.
      for specialization in file.facts.specializations where declared.types.contains(specialization.generic) {
        for argument in specialization.arguments { note(argument) }
      }
      for declaration in file.facts.declarations { visit(declaration, Surroundings()) }
      visit(file.facts.statements, Surroundings())
    }
  }

  /// Where code stands.
  private struct Surroundings {
    /// The last part of the name of the type around.
    var owner: String?
    /// True in what is called on the type itself.
    var isStatic = false
  }

  private mutating func note(_ type: TypeReference, of owner: String? = nil) {
    let name = type.name == "Self" ? owner : type.name.lastComponent
    if let name, wanted.contains(name) { names.insert(name) }
    for argument in type.arguments { note(argument, of: owner) }
  }

  // MARK: - Code

  private mutating func visit(_ declaration: Declaration, _ around: Surroundings) {
    var inner = around
    switch declaration {
    case .type(let type):
      if type.isPreviewOrTest { return }
      inner = Surroundings(owner: type.name.lastComponent)
    case .macro("Preview", _, _): return
    case .alias(_, let type, _): if !type.isFunction { note(type, of: around.owner) }
    case .property(let property):
      inner.isStatic = around.isStatic || property.isStatic
      if let type = property.type, gives(property.value, or: property.getter) { note(type, of: around.owner) }
    case .function(let function), .initializer(let function), .subscripted(let function):
      inner.isStatic = around.isStatic || function.isStatic
      if let type = function.result, gives(nil, or: function.body) { note(type, of: around.owner) }
      for parameter in function.parameters where gives(parameter.defaultValue) {
        note(parameter.type, of: around.owner)
      }
    default: break
    }
    for member in declaration.members { visit(member, inner) }
    visit(declaration.code, inner)
  }

  private mutating func visit(_ statements: [Statement], _ around: Surroundings) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration): visit(declaration, around)
      case .binding(let binding):
        if let type = binding.type, gives(binding.value, or: binding.getter) { note(type, of: around.owner) }
      default: break
      }
      for expression in statement.expressions { visit(expression, around) }
      visit(statement.statements, around)
    }
  }

  private mutating func visit(_ expression: Expression, _ around: Surroundings) {
    switch expression.kind {
    case .call(let callee, _):
      if around.isStatic, let owner = around.owner, Self.means(owner, callee) { note(TypeReference(name: owner)) }
    case .cast(let value, "as", let type):
      if gives(value) { note(type, of: around.owner) }
    default: break
    }
    for child in expression.children { visit(child, around) }
    visit(expression.statements, around)
  }

  /// True for what static code of a type calls to make one of it: the type by its name, as `Self` or as `self.init`.
  private static func means(_ owner: String, _ callee: Expression) -> Bool {
    if case .member(let base?, "init", _) = callee.kind, base.kind == .identifier("self") { return true }
    return callee.typeName.map { $0 == owner || $0 == "Self" } ?? false
  }

  // MARK: - What is made

  /// True where a value may be new and of the type that is declared for it: an implicit member, or what a function
  /// returns, which may be generic. A call of a type makes one of that type, and a name or a member was made elsewhere.
  private func gives(_ value: Expression?, or body: [Statement]? = nil) -> Bool {
    if let body, results(in: body) { return true }
    switch value?.kind {
    case .member(nil, _, _): return true
    case .call(let callee, _):
      switch callee.kind {
      case .closure(let closure): return results(in: closure.body)
      case .member(let base?, _, _) where base.kind == .identifier("super"): return false
      default: return callee.typeName == nil && declared.mayMake(byCalling: callee.lastName)
      }
    case .closure(let closure): return results(in: closure.body)
    case .conditional(let statement): return results(in: [statement])
    case .ternary(_, let then, let otherwise): return gives(then) || gives(otherwise)
    case .binary("??", let value, let otherwise): return gives(value) || gives(otherwise)
    case .array(let elements): return elements.contains { gives($0) }
    case .dictionary(let pairs): return pairs.contains { gives($0.value) }
    case .tuple(let elements): return elements.contains { gives($0.value) }
    case .prefix(_, let value), .postfix(_, let value): return gives(value)
    default: return false
    }
  }

  /// True where one of the results of statements may be new: what they return, and one that stands alone.
  private func results(in statements: [Statement], areValues: Bool = true) -> Bool {
    let areValues = areValues && statements.count == 1
    return statements.contains { statement in
      switch statement.kind {
      case .returning(let value): gives(value)
      case .expression(let value): areValues && gives(value)
      case .binding, .declaration, .deferred, .opaque: false
      case .ifElse(_, let then, let otherwise):
        results(in: then, areValues: areValues) || results(in: otherwise ?? [], areValues: areValues)
      case .switchCase(_, let cases): cases.contains { results(in: $0.body, areValues: areValues) }
      case .compilation(let clauses): clauses.contains { results(in: $0.statements, areValues: areValues) }
      case .guardElse, .forIn, .loop: results(in: statement.statements, areValues: false)
      }
    }
  }
}
