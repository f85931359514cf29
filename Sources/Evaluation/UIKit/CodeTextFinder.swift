import SourceFacts

/// Finds where code makes views of which the text is their own, so that none is lost.
struct CodeTextFinder {
  let index: ProgramIndex
  /// The files that are looked into.
  private let isIncluded: (Int32) -> Bool
  /// The calls that are looked for.
  private var isWanted: (Expression, [Argument]) -> Bool = { callee, arguments in
    callee.typeName.map { isFollowed($0, arguments) } ?? false || isContent(callee)
  }

  init(index: ProgramIndex, in isIncluded: @escaping (Int32) -> Bool = { _ in true }) {
    self.index = index
    self.isIncluded = isIncluded
  }

  /// A call that makes a text or a button.
  struct Site {
    var place: Place
    /// The class that is made, where the call names one.
    var made: String?
    /// True for an appearance proxy.
    var isProxy = false
    /// The function or getter around, where there is one.
    var function: FunctionDeclaration?
    /// The type around.
    var owner: TypeInfo?
    /// What is handed over.
    var arguments: [Argument] = []

    /// True in the code of one of some types.
    func isOf(_ types: Set<String>) -> Bool { owner.map { types.contains($0.lastName) } ?? false }
  }

  /// Returns the places of calls that make something of a type whose name a test holds for.
  func sites(making isWanted: @escaping (String) -> Bool) -> [Site] {
    sites(writing: isWanted) { callee, _ in callee.typeName.map(isWanted) ?? false }
  }

  /// Returns the places of calls of a function with arguments that a test holds for.
  func sites(calling name: String, where fits: @escaping ([Argument]) -> Bool = { _ in true }) -> [Site] {
    sites(calling: name) { fits($1) }
  }

  /// The same, where the test asks for what is called, too.
  func sites(calling name: String, where fits: @escaping (Expression, [Argument]) -> Bool) -> [Site] {
    sites(in: index.names.files(writingOneOf: [name])) { $0.lastName == name && fits($0, $1) }
  }

  /// Returns the places of other calls, by what is called with what; only files are looked into that write one of the
  /// names without which there is none.
  func sites(
    writing isNeeded: (String) -> Bool, where isWanted: @escaping (Expression, [Argument]) -> Bool
  ) -> [Site] {
    sites(in: index.names.files(writing: isNeeded), where: isWanted)
  }

  private func sites(in files: Set<Int32>, where isWanted: @escaping (Expression, [Argument]) -> Bool) -> [Site] {
    var finder = self
    finder.isWanted = isWanted
    return files.sorted().flatMap(finder.sites(inFile:))
  }

  /// True for what makes an appearance proxy, as `UILabel.appearance`.
  static func isProxy(_ callee: Expression) -> Bool {
    guard case .member(.some(let base), "appearance", _) = callee.kind else { return false }
    return base.typeName != nil
  }

  /// Returns the places where texts and buttons are made, in audited files outside previews and tests.
  func sites() -> [Site] { sites(writing: Self.isOfText, where: isWanted) }

  private func sites(inFile number: Int32) -> [Site] {
    let file = index.program.files[Int(number)]
    guard isIncluded(number), file.isAudited, !file.isOfTests, file.facts.interface == nil else { return [] }
    var found: [Site] = []
    for declaration in file.facts.declarations {
      visit(declaration, Site(place: Place(file: number, span: .none)), &found)
    }
    return found
  }

  private func visit(_ declaration: Declaration, _ around: Site, _ found: inout [Site]) {
    var around = around
    let build = index.program.files[Int(around.place.file)].build
    switch declaration {
    case .type(let type):
      if type.isPreviewOrTest { return }
      around.owner = index.type(named: type.name, in: around.owner?.id, file: around.place.file)
      around.function = nil
    case .function(let function), .initializer(let function): around.function = function
    case .property(let property):
      around.function = property.getter.map { getter in
        FunctionDeclaration(
          name: property.name, parameters: [], result: property.type, body: getter, isStatic: property.isStatic,
          attributes: [], genericParameters: [], access: property.access, span: property.span)
      }
    case .compilation(let clauses):
      for clause in CompilationCondition.possible(clauses.map(\.condition), in: build).compactMap(\.clause) {
        for member in clauses[clause].declarations { visit(member, around, &found) }
      }
      return
    default: break
    }
    for member in declaration.members { visit(member, around, &found) }
    for expression in declaration.expressions { visit(expression, around, &found) }
    for statement in declaration.statements { visit(statement, around, &found) }
  }

  private func visit(_ statement: Statement, _ around: Site, _ found: inout [Site]) {
    if case .compilation(let clauses) = statement.kind {
      let build = index.program.files[Int(around.place.file)].build
      for clause in clauses where CompilationCondition.holds(clause.condition, in: build) != false {
        for inner in clause.statements { visit(inner, around, &found) }
        break
      }
      return
    }
    if case .declaration(let declaration) = statement.kind { visit(declaration, around, &found) }
    for expression in statement.expressions { visit(expression, around, &found) }
    for inner in statement.statements { visit(inner, around, &found) }
  }

  /// True for a name without which nothing that `sites()` looks for is written.
  private static func isOfText(_ name: String) -> Bool {
    CodeClasses.isText(name) || CodeClasses.isButton(name) || CodeClasses.isAttributed(name)
      || name == "defaultContentConfiguration" || name == "UIListContentConfiguration"
  }

  /// True for texts and buttons, and for attributed texts with attributes of their own.
  private static func isFollowed(_ name: String, _ arguments: [Argument]) -> Bool {
    CodeClasses.isText(name) || CodeClasses.isButton(name)
      || CodeClasses.isAttributed(name) && arguments.contains { $0.label == "attributes" }
  }

  /// True for what makes the content of a row, as `cell.defaultContentConfiguration()`.
  private static func isContent(_ callee: Expression) -> Bool {
    guard case .member(.some(let base), let name, _) = callee.kind else { return false }
    return name == "defaultContentConfiguration" || base.typeName == "UIListContentConfiguration"
  }

  private func visit(_ expression: Expression, _ around: Site, _ found: inout [Site]) {
    if case .call(let callee, let arguments) = expression.kind {
      if isWanted(callee, arguments) {
        var site = around
        site.made = callee.typeName
        site.isProxy = Self.isProxy(callee)
        site.place.span = expression.span
        site.arguments = arguments
        found.append(site)
      }
      // `#Preview { … }` and macros alike are declarations of their own.
      for argument in arguments { visit(argument.value, around, &found) }
      visit(callee, around, &found)
      return
    }
    expression.forEachChild { visit($0, around, &found) }
    for statement in expression.statements { visit(statement, around, &found) }
  }
}
