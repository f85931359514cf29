import SourceFacts

/// Finds which types the program instantiates outside previews and tests.
struct UseFinder {
  private let program: Program
  private let constants: ConstantConditions
  private let hosting: HostingClasses

  init(program: Program) {
    self.program = program
    hosting = HostingClasses(program: program)
    constants = ConstantConditions(program: program)
  }

  /// The names of types that are called.
  struct Uses {
    /// Anywhere.
    var anywhere: Set<String> = []
    let hosting: HostingClasses
    /// As the root of a hosting controller.
    var hosted: Set<String> = []
    /// What hosting controllers are given, by its place.
    var hostings: [Place: Hosting] = [:]
    /// The backgrounds that configurations of rows are given around their views, by the views' places, outermost first.
    var backgroundsOfRows: [Place: [Hosting.Background]] = [:]
    /// The types whose code names a type, by the last part of their names; what stands outside of types is `nil`.
    var namers: [String: Set<String?>] = [:]
    /// The same without the parts of a type that name it, such as the coordinator of a representable: they run where it
    /// is shown.
    var outerNamers: [String: Set<String?>] = [:]
    /// How the controllers are shown that code makes, by their types, each with the type whose code shows it.
    var manners: [String: Set<Showing>] = [:]
    /// The types that previews name.
    var previewed: Set<String> = []
    /// The types whose code names a type where conditions let it, as `namers` does whatever they say.
    fileprivate(set) var living: [String: Set<String?>] = [:]
    /// The types that code names behind a condition that never holds.
    fileprivate(set) var dead: Set<String> = []
    /// How each type is made that code calls, before it is known how its callers show it.
    fileprivate var made: [(name: String, place: Place, showings: Set<Showing>)] = []
    fileprivate(set) var makers: ControllerMakers
    /// Who calls each type, by the last part of its name.
    fileprivate(set) var callers: [String: Set<Caller>] = [:]
    /// What is named in menus and dialogues, and what is named outside of them.
    fileprivate var namedInMenus: Set<String> = []
    fileprivate var namedElsewhere: Set<String> = []
    /// What is named where the system draws its texts.
    fileprivate(set) var titles = TitleNames()
    /// The types whose views stand in menus and dialogues alone, which the system draws (S-61c).
    fileprivate(set) var inMenus: Set<String> = []

    /// Notes that code of a type in others names a type.
    mutating func noteNaming(_ name: String, by owner: String?, in wholes: Set<String> = []) {
      namers[name, default: []].insert(owner)
      if !wholes.contains(name) { outerNamers[name, default: []].insert(owner) }
    }

    fileprivate mutating func findTypesInMenus() {
      var count = -1
      while count < inMenus.count {
        count = inMenus.count
        for (name, callers) in callers {
          if callers.allSatisfy({ isOfMenu($0, inMenus) }) { inMenus.insert(name) }
        }
      }
    }

    /// True for the content of a menu, for a property or function of that name that only menus show, and for code of types
    /// that stand in menus alone.
    func isOfMenu(_ caller: Caller, _ types: Set<String>) -> Bool {
      if caller.isMenu || caller.owner.map(types.contains) == true { return true }
      guard let member = caller.member else { return false }
      let names = caller.isComputed ? [member] : [member, member.called]
      return names.contains(where: namedInMenus.contains) && !names.contains(where: namedElsewhere.contains)
    }

    fileprivate mutating func note(_ name: String, inMenu isMenu: Bool) {
      if isMenu { namedInMenus.insert(name) } else { namedElsewhere.insert(name) }
    }

    /// The types that are named only where a condition that never holds leads to, or in the code of such types; without
    /// those that something else may show.
    func unreachable(unless isShown: (String) -> Bool) -> Set<String> {
      if dead.isEmpty { return [] }
      let candidates = dead.union(living.keys).filter { !isShown($0) }
      var result: Set<String> = []
      var count = -1
      while count < result.count {
        count = result.count
        for name in candidates where !result.contains(name) {
          let isUnreachable = (living[name] ?? []).allSatisfy { namer in namer.map(result.contains) ?? false }
          if isUnreachable { result.insert(name) }
        }
      }
      return result
    }
  }

  /// Code that calls a type.
  struct Caller: Hashable {
    /// The last part of the name of the type whose code it is.
    var owner: String?
    /// The property or function of that type whose code it is.
    var member: String?
    /// True for a property that is computed: no call means it, as that of a modifier with its name.
    var isComputed = false
    /// True for one that no other file can name.
    var isPrivate = false
    /// True where the content of a menu or dialogue calls it.
    var isMenu: Bool
  }

  /// Returns all uses.
  func uses() -> Uses {
    let hosters = hosters()
    let makers = ControllerMakers(program: program, hosters: Set(hosters.keys))
    var uses = Uses(hosting: hosting, makers: makers)
    for (index, file) in program.files.enumerated() where file.isAudited && !file.isOfTests {
      let start = Visit(file: Int32(index), hosters: hosters)
      for declaration in file.facts.declarations { visit(declaration, start, &uses) }
      visit(file.facts.statements, start, &uses)
    }
    for made in uses.made {
      uses.manners[made.name, default: []].formUnion(uses.makers.showings(at: made.place, made.showings))
    }
    uses.made = []
    ViewCases(program: program).add(to: &uses)
    uses.hostings = uses.hostings.mapValues { hosting in
      var hosting = hosting
      hosting.showings = uses.makers.showings(at: hosting.controller, hosting.showings)
      return hosting
    }
    uses.findTypesInMenus()
    uses.titles.finish()
    return uses
  }

  /// Where a visit stands.
  struct Visit {
    var file: Int32
    /// The type around.
    var owner: String?
    /// The last parts of the names of the types around that one.
    var wholes: Set<String> = []
    /// The property or function of the type around.
    var member: String?
    var isComputed = false
    /// What the function around presents.
    var presented = PresentedControllers()
    var isPreview = false
    /// True in what a menu or dialogue shows.
    var isMenu = false
    /// True in what the system draws of the text that it is given.
    var isTitle = false
    /// True for what a modifier is applied to that makes an item of the menu bar open a window.
    var isWindow = false
    /// True behind a condition that never holds.
    var isDead = false
    /// The parameters and statements of the function around.
    var parameters: [String] = []
    var body: [Statement] = []
    var hosters: [String: Hoster]

    /// The same behind a condition that never holds.
    var dead: Visit {
      var result = self
      result.isDead = true
      return result
    }

    /// What calls what stands there.
    var caller: Caller { Caller(owner: owner, member: member, isComputed: isComputed, isMenu: isMenu) }

    /// What the function around gives a name to.
    var locals: Set<String> { body.allBoundNames.union(parameters) }

    /// How the code around shows the controller that an expression makes.
    func showings(of expression: Expression) -> Set<Showing> {
      Set(presented.manners(of: expression).map { Showing(manner: $0, owner: owner) })
    }
  }

  /// Returns the methods that make hosting controllers of the views that they are called on, by their names.
  private func hosters() -> [String: Hoster] {
    var result: [String: Hoster] = [:]
    for (index, file) in program.files.enumerated() where file.isAudited {
      for declaration in file.facts.declarations {
        guard case .type(let type) = declaration, type.kind == .extension, type.name == "View" else { continue }
        for case .function(let function) in type.members {
          guard function.result.map({ hosting.contains($0.name) }) == true, let body = function.body,
            let view = PresentedControllers(body, hosting: hosting).hosted
          else { continue }
          result[function.name] = Hoster(view: view, file: Int32(index))
        }
      }
    }
    return result
  }

  private func visit(_ declaration: Declaration, _ visit: Visit, _ uses: inout Uses) {
    var inner = visit
    if case .type(let type) = declaration {
      if type.isTest { return }
      inner.isPreview = inner.isPreview || type.isPreview
      inner.wholes.formUnion(type.name.split(separator: ".").dropLast().map(String.init))
      if let owner = visit.owner { inner.wholes.insert(owner) }
      inner.owner = type.name.lastComponent
      inner.member = nil
      inner.isComputed = false
      // What a class inherits is run as its own.
      if type.kind == .class { for parent in type.inherited { note(parent, inner, &uses) } }
    } else if case .macro("Preview", let arguments, _) = declaration {
      inner.isPreview = true
      for argument in arguments { self.visit(argument.value, inner, &uses) }
    } else if case let code = declaration.code, !code.isEmpty {
      // A closure that an initial value holds may present what it makes, as a body does (S-92).
      inner.presented = PresentedControllers(code, hosters: Set(visit.hosters.keys))
      uses.makers.note(inner.presented.held(), in: inner.owner, file: visit.file)
      // What stands in a function within another one knows the names of both.
      inner.parameters += declaration.parameters
      inner.body += code
    }
    if inner.member == nil {
      inner.member = declaration.memberName
      if case .property(let property) = declaration { inner.isComputed = property.getter != nil }
    }
    note(declaration.result, visit, &uses)
    for member in declaration.members { self.visit(member, inner, &uses) }
    for expression in declaration.expressions { self.visit(expression, inner, &uses) }
    self.visit(declaration.statements, inner, &uses)
  }

  private func visit(_ statement: Statement, _ visit: Visit, _ uses: inout Uses) {
    if case .declaration(let declaration) = statement.kind { self.visit(declaration, visit, &uses) }
    if case .binding(let binding) = statement.kind { note(binding.type, visit, &uses) }
    for expression in statement.expressions { self.visit(expression, visit, &uses) }
    switch statement.kind {
    case .ifElse(_, let then, let otherwise):
      let holds = holds(statement, visit)
      self.visit(then, holds == false ? visit.dead : visit, &uses)
      self.visit(otherwise ?? [], holds == true ? visit.dead : visit, &uses)
    case .guardElse(_, let otherwise):
      self.visit(otherwise, holds(statement, visit) == true ? visit.dead : visit, &uses)
    case .switchCase(_, let cases): for one in cases { self.visit(one.body, visit, &uses) }
    case .compilation(let clauses): for clause in clauses { self.visit(clause.statements, visit, &uses) }
    default: self.visit(statement.statements, visit, &uses)
    }
  }

  /// Visits the statements of a block; what follows an arm that is always taken and ends the function is dead.
  private func visit(_ statements: [Statement], _ visit: Visit, _ uses: inout Uses) {
    var visit = visit
    for statement in statements {
      self.visit(statement, visit, &uses)
      let taken: [Statement]? =
        switch statement.kind {
        case .ifElse(_, let then, let otherwise): holds(statement, visit).flatMap { $0 ? then : otherwise }
        case .guardElse(_, let otherwise): holds(statement, visit) == false ? otherwise : nil
        default: nil
        }
      if let taken, taken.endFunction { visit = visit.dead }
    }
  }

  /// Whether the conditions of `if` or `guard` hold on every run, or on none; `nil` where that may change.
  private func holds(_ statement: Statement, _ visit: Visit) -> Bool? {
    switch statement.kind {
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      constants.value(of: conditions, in: visit.owner, hidden: { visit.locals })
    default: nil
    }
  }

  /// Notes a type that is written where `.init(…)` may make one of it.
  private func note(_ type: TypeReference?, _ visit: Visit, _ uses: inout Uses) {
    guard let name = type?.name.lastComponent, !visit.isPreview, name != visit.owner else { return }
    if visit.isDead { uses.dead.insert(name) } else { uses.living[name, default: []].insert(visit.owner) }
  }

  /// Visits an expression; `isAsked` of one that is only asked for a part of it, or set, which shows nothing.
  private func visit(
    _ expression: Expression, isAsked: Bool = false, isCalled: Bool = false, _ visit: Visit, _ uses: inout Uses
  ) {
    if !visit.isPreview, !visit.isDead, !isAsked {
      let place = Place(file: visit.file, span: expression.span)
      uses.makers.note(
        expression, at: place, in: visit.owner, hidden: { visit.locals }, { visit.showings(of: expression) })
    }
    switch expression.kind {
    case .identifier(let name), .member(_, let name, _):
      if !name.namesType {
        let name = isCalled ? name.called : name
        uses.note(name, inMenu: visit.isMenu)
        uses.titles.note(name, in: expression, of: visit.owner, isTitle: visit.isTitle)
      }
      guard name.namesType, name != visit.owner else { break }
      if visit.isPreview {
        uses.previewed.insert(name)
      } else {
        uses.noteNaming(name, by: visit.owner, in: visit.wholes)
      }
      note(TypeReference(name: name), visit, &uses)
    case .ternary(let condition, let then, let otherwise):
      guard let holds = constants.value(of: condition, in: visit.owner, hidden: { visit.locals }) else { break }
      self.visit(condition, visit, &uses)
      self.visit(then, holds ? visit : visit.dead, &uses)
      return self.visit(otherwise, holds ? visit.dead : visit, &uses)
    default: break
    }
    if !visit.isPreview, case .member(.some, "init", _) = expression.kind, let name = expression.typeName,
      name != visit.owner
    {
      uses.anywhere.insert(name)
    }
    if !visit.isPreview {
      noteBackground(expression, visit, &uses)
      noteMaking(expression, visit, &uses)
    }
    if !visit.isPreview, !visit.isDead {
      noteWrapping(expression, visit, &uses)
      noteOwnHosting(expression, visit, &uses)
    }
    if case .call(let callee, let arguments) = expression.kind {
      var inner = visit
      inner.isWindow = visit.isWindow || SystemContent.opensWindow(callee, arguments)
      self.visit(callee, isCalled: true, inner, &uses)
      for argument in arguments {
        inner.isMenu = isMenu(
          argument, among: arguments, of: callee, inMenu: visit.isMenu, isWindow: inner.isWindow)
        inner.isTitle = visit.isTitle || isTitle(argument, of: callee)
        self.visit(argument.value, inner, &uses)
      }
    } else {
      for (number, child) in expression.children.enumerated() {
        self.visit(child, isAsked: number == 0 && expression.asksFirst(isAsked), visit, &uses)
      }
    }
    self.visit(expression.statements, visit, &uses)
  }

  /// Notes a type that code makes one of, and what hosting controllers are given.
  private func noteMaking(_ expression: Expression, _ visit: Visit, _ uses: inout Uses) {
    guard case .call(let callee, let arguments) = expression.kind, let name = callee.typeName else { return }
    // A view that builds itself again is no use by somebody else.
    if name != visit.owner {
      uses.anywhere.insert(name)
      uses.callers[name, default: []].insert(visit.caller)
    }
    if !visit.isDead {
      uses.made.append((name, Place(file: visit.file, span: expression.span), visit.showings(of: expression)))
    }
    let isOfRow = name == "UIHostingConfiguration"
    if !visit.isDead, isOfRow || hosting.contains(name) {
      for argument in arguments where !isOfRow { host(visit.presented.meaning(of: argument.value), &uses) }
      if let root = arguments.first(where: { $0.label == "rootView" || $0.isTrailingClosure }) {
        noteHosting(of: root.value, by: expression, visit, &uses) { $0.isOfRow = isOfRow }
      }
    }
  }
}

extension Expression {
  /// True where the first part is only asked for something that is not its view, compared or set, or where all of it is.
  fileprivate func asksFirst(_ isAsked: Bool) -> Bool {
    switch kind {
    case .member(_, let name, _): name != "view"
    case .binary(let sign, _, _): ["=", "==", "!=", "===", "!=="].contains(sign)
    case .postfix: isAsked
    default: false
    }
  }
}

extension Declaration {
  /// The names of a function's parameters.
  fileprivate var parameters: [String] {
    switch self {
    case .function(let function), .initializer(let function), .subscripted(let function):
      function.parameters.map(\.name)
    default: []
    }
  }

  /// The written type of a property, or what a function returns.
  fileprivate var result: TypeReference? {
    switch self {
    case .property(let property): property.type
    case .function(let function), .subscripted(let function): function.result
    default: nil
    }
  }
}
