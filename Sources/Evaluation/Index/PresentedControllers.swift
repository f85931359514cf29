import SourceFacts

/// How the code of one function shows the controllers that it makes.
struct PresentedControllers {
  /// How a controller is shown.
  enum Manner: Hashable {
    /// On a surface of its own: in a window, or over the full screen; or in a way that the function does not tell.
    case plain
    /// Where the controller is that shows it: pushed, as a child, or in its context.
    case inPlace
    /// As a sheet, which is elevated (S-92).
    case sheet
    /// As a sheet that may cover only a part of the screen.
    case partialSheet
  }

  /// A call that makes a controller, or what stands for one: a call of the program, or a name that is set elsewhere.
  struct Made: Hashable {
    var expression: Expression
    var isContextual = false
  }

  /// What constants are set to, wherever that is.
  private var constants: [String: Expression] = [:]
  /// The names of variables that are not set once and for all.
  private var changing: Set<String> = []
  /// What variables and properties may be set to at this point.
  private var values: [String: [Expression]] = [:]
  /// The methods of the program that make a hosting controller of the view that they are called on.
  private let hosters: Set<String>
  private let hosting: HostingClasses
  /// How many expressions led to these statements: what they store may lead back to them.
  private let depth: Int
  /// What makes the controllers that are shown over the full screen, or in a way of their own.
  private var covering: Set<Span> = []
  /// What makes the controllers that are shown in the context of the one that presents them.
  private var contextual: Set<Span> = []
  private var setsDetents = false
  /// How that is shown what each call makes.
  private var shown: [Span: Set<Manner>] = [:]
  /// How many closures stand around.
  private var closures = 0
  /// What the first hosting controller is given that the function makes.
  private(set) var hosted: Expression?
  /// The controllers that the function returns.
  private(set) var returned: [Made] = []
  /// What the function sets properties of its own object to.
  private var stored: [(property: String, made: Made)] = []
  /// The names of variables of the function.
  private var locals: Set<String> = []

  init(_ statements: [Statement] = [], hosters: Set<String> = [], hosting: HostingClasses = HostingClasses()) {
    self.init(statements, hosters: hosters, hosting, values: [:], depth: 0)
  }

  private init(
    _ statements: [Statement], hosters: Set<String>, _ hosting: HostingClasses, values: [String: [Expression]],
    depth: Int
  ) {
    self.hosters = hosters
    self.hosting = hosting
    self.depth = depth
    self.values = values
    visit(all: statements)
    if statements.count == 1 { returned += results(of: statements[0]).flatMap { controllers($0) } }
  }

  /// Notes what is shown, as the names stand for it at this point.
  private mutating func show(_ arguments: [Argument], with callee: Expression) {
    guard let name = callee.lastName else { return }
    if name.hasPrefix("present") {
      for argument in arguments {
        for made in controllers(argument.value) {
          if !made.isContextual {
            show(made, as: argument.value, .sheet)
          } else if isOfSelf(callee) {
            show(made, as: argument.value, .inPlace)
          }
        }
      }
    }
    if Self.adding.contains(name), isOfSelf(callee), let argument = arguments.first?.value {
      for made in controllers(argument) { show(made, as: argument, .inPlace) }
    }
  }

  /// Notes how that is shown what an expression stands for, and the expression, which elsewhere may stand for more.
  private mutating func show(_ made: Made, as expression: Expression, _ manner: Manner) {
    shown[made.expression.span, default: []].insert(manner)
    shown[expression.unwrapped.span, default: []].insert(manner)
  }

  /// Notes what a name stands for from here on.
  private mutating func bind(_ name: String, to value: Expression?) {
    constants[name] = value
    values[name] = value.map { [$0] }
  }

  /// Returns how the controller is shown that a call makes, in every way that the function tells.
  func manners(of call: Expression) -> Set<Manner> {
    guard let manners = shown[call.span] else { return [.plain] }
    return Set(manners.map { $0 == .sheet && setsDetents ? .partialSheet : $0 })
  }

  /// Returns the controllers that the function puts into a property of its own object, but for those that cover the
  /// screen.
  func held() -> [(property: String, made: Made)] { stored.filter { !covering.contains($0.made.expression.span) } }

  /// Returns what a constant of the function stands for; another expression as it is.
  func meaning(of expression: Expression) -> Expression {
    guard case .identifier(let name) = expression.kind, !changing.contains(name), let value = constants[name] else {
      return expression
    }
    return value
  }

  /// Returns the constants of the function that an expression names, with what they stand for.
  func constants(namedIn expression: Expression) -> [String: Expression] {
    var named: Set<String> = []
    BodyWalk { inner, _ in
      if case .identifier(let name) = inner.kind { named.insert(name) }
    }.walk(expression)
    return constants.filter { named.contains($0.key) && locals.contains($0.key) && !changing.contains($0.key) }
  }

  // MARK: - Statements

  private mutating func visit(all statements: [Statement]) {
    let statements = statements.withoutOldSystems
    for (position, statement) in statements.enumerated() { visit(statement, before: statements[(position + 1)...]) }
  }

  private mutating func visit(_ statement: Statement, before rest: ArraySlice<Statement>) {
    if case .binding(let binding) = statement.kind, case .name(let name) = binding.pattern {
      let filled = binding.isConstant ? binding.value : binding.value.flatMap { rest.filled(name, statement, $0) }
      if constants[name] != nil || !binding.isConstant && filled == nil { changing.insert(name) }
      locals.insert(name)
      bind(name, to: binding.value)
      constants[name] = filled ?? binding.value
    }
    for case .optionalBinding(.name(let name), let value) in statement.conditions {
      // `if let name` tests what the name stands for already.
      guard let value, value.kind != .identifier(name) else { continue }
      if constants[name] != nil { changing.insert(name) }
      bind(name, to: value)
    }
    for expression in statement.expressions { visit(expression) }
    switch statement.kind {
    case .returning(let value?) where closures == 0: returned += controllers(value)
    case .ifElse([], let then, _): visit(all: then)
    case .ifElse(_, let then, let otherwise): visit(oneOf: [then, otherwise ?? []])
    case .guardElse(_, let otherwise): visit(oneOf: [otherwise, []])
    case .switchCase(_, let cases): visit(oneOf: cases.map(\.body))
    case .compilation(let clauses):
      visit(oneOf: clauses.map(\.statements) + (clauses.contains { $0.condition == nil } ? [] : [[]]))
    default: visit(all: statement.statements)
    }
  }

  /// Visits arms of which one may be run: what each of them sets a name to, the name may stand for after them.
  private mutating func visit(oneOf arms: [[Statement]]) {
    let before = values
    var after: [String: [Expression]] = [:]
    for arm in arms {
      values = before
      visit(all: arm)
      if case .returning = arm.last?.kind { continue }
      after.merge(values) { all, more in all + more.filter { !all.contains($0) } }
    }
    values = after
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary("=", let left, let right): assign(left, right)
    case .call(let callee, let arguments):
      show(arguments, with: callee)
      if callee.typeName.map(hosting.contains) == true {
        hosted = hosted ?? arguments.first { $0.label == "rootView" }.map { meaning(of: $0.value) }
      }
    default: break
    }
    expression.forEachChild { visit($0) }
    if case .closure(let closure) = expression.kind {
      closures += 1
      visit(oneOf: [closure.body, []])
      closures -= 1
    } else {
      visit(all: expression.statements)
    }
  }

  private mutating func assign(_ target: Expression, _ value: Expression) {
    guard let name = target.lastName else { return }
    if target.isOwnName(but: locals) { stored += controllers(value).map { (name, $0) } }
    constants[name] = value
    values[name] = [value]
    if name == "detents" { setsDetents = true }
    if name == "modalPresentationStyle", case .member(.some(let owner), _, _) = target.kind,
      let style = value.lastName
    {
      let made = controllers(owner).map(\.expression.span)
      if Self.coveringStyles.contains(style) { covering.formUnion(made) }
      if Self.contextualStyles.contains(style) { contextual.formUnion(made) }
    }
  }

  /// The styles in which a controller covers the screen.
  static let coveringStyles: Set<String> = ["fullScreen", "overFullScreen", "custom"]
  /// The styles in which a controller covers the one around that defines a context, and stands on its level.
  static let contextualStyles: Set<String> = ["currentContext", "overCurrentContext"]
  /// The methods that show a controller where another one is.
  private static let adding: Set<String> = ["pushViewController", "show", "addChild"]

  // MARK: - Expressions

  /// Returns what makes the controllers that an expression may show, through names, choices, closures that are called
  /// at once, and navigation controllers, and whether that is in a context; without those that cover the screen.
  private func controllers(_ expression: Expression, depth further: Int = 0) -> [Made] {
    let depth = depth + further
    guard depth < 6 else { return [] }
    func inner(_ expression: Expression) -> [Made] { controllers(expression, depth: further + 1) }
    let result: [Made]
    switch expression.kind {
    case .identifier(let name), .member(.some, let name, _):
      result = values[name]?.flatMap(inner) ?? [Made(expression: expression)]
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind {
        let inner = PresentedControllers(closure.body, hosters: hosters, hosting, values: values, depth: depth + 1)
        result = inner.returned
      } else if callee.typeName?.hasSuffix("NavigationController") == true, let root = arguments.first {
        result = inner(root.value)
      } else {
        result = [Made(expression: expression)]
      }
    case .ternary(_, let then, let otherwise), .binary("??", let then, let otherwise):
      result = inner(then) + inner(otherwise)
    case .conditional(let statement): result = results(of: statement).flatMap(inner)
    case .postfix(_, let whole), .cast(let whole, _, _): result = inner(whole)
    default: return []
    }
    let isContextual = contextual.contains(expression.span)
    return result.filter { !covering.contains($0.expression.span) }.map { made in
      Made(
        expression: made.expression,
        isContextual: made.isContextual || isContextual || contextual.contains(made.expression.span))
    }
  }

  /// The values of a body's only statement.
  private func results(of statement: Statement) -> [Expression] {
    let arms: [[Statement]]
    switch statement.kind {
    case .expression(let value): return [value]
    case .ifElse(_, let then, let otherwise): arms = [then, otherwise ?? []]
    case .switchCase(_, let cases): arms = cases.map(\.body)
    default: return []
    }
    return arms.flatMap { arm in arm.count == 1 ? results(of: arm[0]) : [] }
  }

  /// True for a method of `self`, or of the navigation controller around it, under any name.
  private func isOfSelf(_ callee: Expression) -> Bool {
    guard case .member(.some(let receiver), _, _) = callee.kind else { return true }
    return isSelfOrAround(receiver, depth: 0)
  }

  private func isSelfOrAround(_ receiver: Expression, depth: Int) -> Bool {
    switch receiver.kind {
    case .identifier("self"), .identifier("navigationController"): return true
    case .identifier(let name):
      guard depth < 4, let values = values[name], !values.isEmpty else { return false }
      return values.allSatisfy { isSelfOrAround($0, depth: depth + 1) }
    case .member(.some(let base), "navigationController", _): return isSelfOrAround(base, depth: depth)
    case .postfix(_, let inner): return isSelfOrAround(inner, depth: depth)
    default: return false
    }
  }
}

extension Expression {
  /// What is unwrapped with `!` or `?`.
  var unwrapped: Expression { if case .postfix(_, let inner) = kind { inner.unwrapped } else { self } }

  /// True for a name, or for that of a member of `self`, but for some names.
  fileprivate func isOwnName(but others: Set<String>) -> Bool {
    switch kind {
    case .identifier(let name): !others.contains(name)
    case .member(.some(let base), _, _): base.kind == .identifier("self")
    default: false
    }
  }
}

extension Statement {
  /// The conditions of `if` and `guard`.
  fileprivate var conditions: [Condition] {
    switch kind {
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _): conditions
    default: []
    }
  }
}
