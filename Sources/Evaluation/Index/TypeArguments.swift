import SourceFacts

/// The types that the program hands to generic types of its own which make something of them, as a cell that holds
/// `let content = Content()` and is written `Cell<Headline>`: nobody calls them by their names.
struct TypeArguments {
  /// The last parts of their names.
  private(set) var names: Set<String> = []

  private let files: [SourceFile]
  /// The parameters of each generic type, by the last part of its name.
  private var parameters: [String: [[String]]] = [:]
  /// Which of them its code makes something of, by their positions.
  private var made: [String: Set<Int>] = [:]

  init(program: Program) {
    files = program.files.filter { $0.isAudited && !$0.isOfTests }
    let written = files.flatMap(\.facts.specializations)
    if written.isEmpty { return }
    var declarations: [(name: String, declaration: TypeDeclaration)] = []
    for file in files {
      for declaration in file.facts.declarations { Self.collect(declaration, into: &declarations) }
    }
    for (name, declaration) in declarations where !declaration.genericParameters.isEmpty {
      parameters[name, default: []].append(declaration.genericParameters)
    }
    for (name, declaration) in declarations {
      for names in parameters[name] ?? [] {
        for (position, parameter) in names.enumerated() where Self.makes(parameter, declaration) {
          made[name, default: []].insert(position)
        }
      }
    }
    for one in written {
      for position in made[one.generic] ?? [] where position < one.arguments.count {
        names.insert(one.arguments[position].name.lastComponent)
      }
    }
  }

  private static func collect(
    _ declaration: Declaration, into result: inout [(name: String, declaration: TypeDeclaration)]
  ) {
    if case .type(let type) = declaration {
      if type.isPreviewOrTest { return }
      result.append((type.name.lastComponent, type))
    }
    for member in declaration.members { collect(member, into: &result) }
  }

  // MARK: - What generic types make

  /// True where code of a type names its parameter as a value: to call it, or to hand it on as `Content.self`.
  private static func makes(_ parameter: String, _ type: TypeDeclaration) -> Bool {
    type.members.contains { member in
      if case .type = member { return false }
      if case .property(let property) = member, property.type?.name == parameter, property.value != nil { return true }
      return makes(parameter, member)
    }
  }

  private static func makes(_ parameter: String, _ declaration: Declaration) -> Bool {
    declaration.members.contains { makes(parameter, $0) }
      || declaration.expressions.contains { makes(parameter, $0) }
      || declaration.statements.contains { makes(parameter, $0) }
  }

  private static func makes(_ parameter: String, _ statement: Statement) -> Bool {
    if case .declaration(let declaration) = statement.kind, makes(parameter, declaration) { return true }
    return statement.expressions.contains { makes(parameter, $0) }
      || statement.statements.contains { makes(parameter, $0) }
  }

  private static func makes(_ parameter: String, _ expression: Expression) -> Bool {
    if case .identifier(parameter) = expression.kind { return true }
    return expression.children.contains { makes(parameter, $0) }
      || expression.statements.contains { makes(parameter, $0) }
  }
}
