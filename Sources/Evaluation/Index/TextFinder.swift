import SourceFacts

/// Finds the `Text` calls that are content of views, so that one which evaluation never reached is not lost.
struct TextFinder {
  let index: ProgramIndex
  /// The last parts of the names of views that are there for previews alone.
  let helpers: Set<String>
  /// What the protocols of the program ask for, by the last parts of their names.
  private let requirements: [String: Set<String>]

  init(index: ProgramIndex, helpers: Set<String>) {
    self.index = index
    self.helpers = helpers
    requirements = index.types.values.reduce(into: [:]) { result, type in
      if type.kind != .protocol { return }
      result[type.lastName, default: []].formUnion(type.functions.keys)
      result[type.lastName, default: []].formUnion(type.properties.map(\.declaration.name))
    }
  }

  /// A text that the source writes.
  struct Finding {
    var place: Place
    /// The literal, where there is one.
    var text: String?
    /// True for code that is nested too deeply to be read, which may hold any texts.
    var isUnread = false
    /// Whose code it stands in.
    var caller: UseFinder.Caller?
  }

  /// Returns all content texts of some files outside previews and tests.
  func texts(in isIncluded: (Int32) -> Bool) -> [Finding] {
    var found: [Finding] = []
    for (number, file) in index.program.files.enumerated()
    where file.isAudited && !file.isOfTests && isIncluded(Int32(number)) {
      for declaration in file.facts.declarations { visit(declaration, Int32(number), .other, in: nil, &found) }
    }
    return found
  }

  /// True for code of a view that writes a content text.
  func writesText(_ statements: [Statement], in file: Int32) -> Bool {
    var found: [Finding] = []
    visit(statements, file, &found)
    return !found.isEmpty
  }

  /// What the type around a declaration is.
  private enum Owner: Equatable {
    case view
    /// A type that gives views to others where protocols of the program ask it to, by the names of what they ask for.
    case giver(Set<String>)
    case other

    /// True for what makes views for others to show.
    func gives(_ declaration: Declaration) -> Bool {
      guard case .giver(let names) = self else { return false }
      return switch declaration {
      case .function(let function): names.contains(function.name) && Evaluator.makesView(function.result)
      case .property(let property): names.contains(property.name) && Evaluator.makesView(property.type)
      default: false
      }
    }
  }

  private func visit(
    _ declaration: Declaration, _ file: Int32, _ owner: Owner, in name: String?, _ found: inout [Finding]
  ) {
    var (owner, name) = (owner, name)
    if case .type(let type) = declaration {
      if type.isPreviewOrTest || helpers.contains(type.name.lastComponent) { return }
      if owner != .view { owner = self.owner(type, file) }
      name = type.name.lastComponent
    }
    if case .compilation(let clauses) = declaration {
      let build = index.program.files[Int(file)].build
      for clause in CompilationCondition.possible(clauses.map(\.condition), in: build).compactMap(\.clause) {
        for member in clauses[clause].declarations { visit(member, file, owner, in: name, &found) }
      }
      return
    }
    for member in declaration.members { visit(member, file, owner, in: name, &found) }
    guard owner == .view || owner.gives(declaration) else { return }
    let start = found.count
    visit(declaration.statements, file, &found)
    guard let member = declaration.memberName else { return }
    let isComputed = if case .property = declaration { true } else { false }
    for position in start..<found.count {
      found[position].caller = UseFinder.Caller(
        owner: name, member: member, isComputed: isComputed, isPrivate: declaration.isPrivateMember, isMenu: false)
    }
  }

  private func owner(_ type: TypeDeclaration, _ file: Int32) -> Owner {
    let protocols: Set<String> = ["View", "ViewModifier", "App", "Scene"]
    if type.inherited.contains(where: { protocols.contains($0.name.withoutFramework) }) { return .view }
    let info =
      type.kind == .extension
      ? index.type(named: type.name, file: file)
      : index.enclosingType(of: Place(file: file, span: type.nameSpan)).flatMap { index.types[$0.id] }
    guard let info else { return .other }
    if protocols.contains(where: info.conforms) { return .view }
    if info.kind == .protocol { return .other }
    let names = requirements.filter { info.conforms(to: $0.key) }.values.reduce(into: Set()) { $0.formUnion($1) }
    return names.isEmpty ? .other : .giver(names)
  }

  /// Visits a block but for what only other systems run than the one that is audited.
  private func visit(_ statements: [Statement], _ file: Int32, _ found: inout [Finding]) {
    let platform = index.program.files[Int(file)].platform
    for statement in statements.withoutOtherSystems(on: platform) { visit(statement, file, &found) }
  }

  private func visit(_ statement: Statement, _ file: Int32, _ found: inout [Finding]) {
    if case .opaque(Expression.nesting) = statement.kind {
      found.append(Finding(place: Place(file: file, span: statement.span), isUnread: true))
    }
    if case .compilation(let clauses) = statement.kind {
      let build = index.program.files[Int(file)].build
      for clause in clauses where CompilationCondition.holds(clause.condition, in: build) != false {
        for inner in clause.statements { visit(inner, file, &found) }
        break
      }
      return
    }
    for expression in statement.expressions { visit(expression, file, &found) }
    for block in shown(statement) { visit(block, file, &found) }
  }

  /// The blocks inside, without those of arms for cases that nothing makes.
  private func shown(_ statement: Statement) -> [[Statement]] {
    switch statement.kind {
    case .switchCase(_, let cases):
      zip(cases, index.madeCases.neverTaken(cases)).flatMap { one, isNeverTaken in isNeverTaken ? [] : [one.body] }
    case .ifElse(let conditions, _, let otherwise) where index.madeCases.neverHold(conditions): [otherwise ?? []]
    case .ifElse(_, let then, let otherwise): [then, otherwise ?? []]
    default: [statement.statements]
    }
  }

  /// Visits an expression; `isWindow` of what a modifier is applied to that makes an item of the menu bar open a window.
  private func visit(_ expression: Expression, isWindow: Bool = false, _ file: Int32, _ found: inout [Finding]) {
    if case .opaque(Expression.nesting) = expression.kind {
      found.append(Finding(place: Place(file: file, span: expression.span), isUnread: true))
    }
    guard case .call(let callee, let arguments) = expression.kind else {
      expression.forEachChild { visit($0, isWindow: isWindow, file, &found) }
      visit(expression.statements, file, &found)
      return
    }
    if callee.frameworkName == "Text" {
      found.append(Finding(place: Place(file: file, span: expression.span), text: arguments.first?.value.literalText))
      return
    }
    let isWindow = isWindow || SystemContent.opensWindow(callee, arguments)
    visit(callee, isWindow: isWindow, file, &found)
    for argument in arguments {
      if ComponentTable.isActionLabel(argument.label) { continue }
      if SystemContent.draws(argument, of: callee, isWindow: isWindow) { continue }
      visit(argument.value, file, &found)
    }
  }
}
