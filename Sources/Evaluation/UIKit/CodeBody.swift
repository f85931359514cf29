import SourceFacts

/// A body of a type's code: of a function, an initialiser, a getter, an observer or an initial value.
struct CodeBody {
  /// The name of the function or property.
  var name: String
  var file: Int32
  var parameters: [String] = []
  /// The types of the parameters.
  var types: [TypeReference] = []
  var statements: [Statement]
}

extension CodeBody {
  /// Takes the body of a function or an initialiser.
  init(_ function: Located<FunctionDeclaration>) {
    let (declaration, parameters) = (function.declaration, function.declaration.parameters)
    self.init(
      name: declaration.name, file: function.file, parameters: parameters.map(\.name), types: parameters.map(\.type),
      statements: declaration.body ?? [])
  }
}

extension TypeInfo {
  /// The files that hold code of the type and its extensions.
  var codeFiles: Set<Int32> {
    let functions = functions.values.joined().map(\.file) + initializers.map(\.file) + subscripts.map(\.file)
    return Set(functions + properties.map(\.file) + statics.values.joined().map(\.file))
  }

  /// All code of the type and its extensions, in the order of the source.
  var bodies: [CodeBody] {
    let functions = functions.values.flatMap { $0 } + initializers
    let properties = properties + statics.values.flatMap { $0 }
    let bodies =
      functions.map { CodeBody($0) }
      + properties.map { property in
        let declaration = property.declaration
        let value = declaration.value.map { [Statement(.expression($0), span: $0.span)] } ?? []
        return CodeBody(
          name: declaration.name, file: property.file,
          statements: value + (declaration.getter ?? []) + declaration.observers)
      }
    return bodies.filter { !$0.statements.isEmpty }.sorted {
      ($0.file, $0.statements[0].span.start) < ($1.file, $1.statements[0].span.start)
    }
  }
}

/// Walks the expressions of a body, outermost first, with the names of the calls whose closures lie around.
struct BodyWalk {
  private let visit: (Expression, [String]) -> Void

  /// - Parameter visit: Takes an expression and the calls and assigned properties around it, outermost first.
  init(_ visit: @escaping (Expression, [String]) -> Void) {
    self.visit = visit
  }

  /// True where one of the expressions is what is looked for.
  static func finds(in statements: [Statement], _ isSought: (Expression) -> Bool) -> Bool {
    withoutActuallyEscaping(isSought) { isSought in
      var isFound = false
      BodyWalk { expression, _ in isFound = isFound || isSought(expression) }.walk(statements)
      return isFound
    }
  }

  func walk(_ statements: [Statement]) {
    var around: [String] = []
    walk(statements, &around)
  }

  func walk(_ expression: Expression) {
    var around: [String] = []
    walk(expression, &around)
  }

  private func walk(_ statements: [Statement], _ around: inout [String]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { walk(declaration.statements, &around) }
      for expression in statement.expressions { walk(expression, &around) }
      walk(statement.statements, &around)
    }
  }

  private func walk(_ expression: Expression, _ around: inout [String]) {
    visit(expression, around)
    let name: String? =
      switch expression.kind {
      case .call(let callee, _): callee.lastName
      case .binary("=", let target, _): target.lastName
      default: nil
      }
    if let name { around.append(name) }
    expression.forEachChild { walk($0, &around) }
    walk(expression.statements, &around)
    if name != nil { around.removeLast() }
  }
}

extension Expression {
  /// The last name of a chain of members: `registerForTraitChanges` of `self.registerForTraitChanges`.
  var lastName: String? {
    switch kind {
    case .identifier(let name), .member(_, let name, _): name
    case .postfix(_, let inner), .specialized(let inner, _): inner.lastName
    default: nil
    }
  }
}
