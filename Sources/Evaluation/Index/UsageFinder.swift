import SourceFacts

/// What the code of the program does to values of others: what it assigns, makes, decodes and names.
///
/// The finder alone changes it, before anybody else has it.
final class Usage: @unchecked Sendable {
  /// The name of a property without the underscore that its wrapper's storage has before it.
  static func plainName(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// An assignment to a property.
  struct Assignment {
    var target: Expression
    /// The new value; `nil` where it is not written, as for `+=` and bindings.
    var value: Expression?
    var site: Site
    /// True where another one surely follows it before what it shows can be read.
    var isPassing = false
    /// True where an object gets it right where it is made.
    var isOfNewObject = false
    /// True where the view with the state surely makes it whenever it comes into sight.
    var isEntrance = false
    /// True in an arm of a question that asks for the scheme: what it sets goes with the appearance.
    var goesWithScheme = false
    /// The straight code that it is a part of and that is run as a whole, by its first statement.
    var block: Place?

    /// True where it makes an object what it is at first.
    var isInitial: Bool { site.isInitializer || isOfNewObject }

    /// True where it changes a part of what a variable of a function holds: of a structure, a copy.
    var isOfLocalVariable: Bool {
      guard case .member(.some(let base), _, _) = target.kind, case .identifier(let name) = base.kind else {
        return false
      }
      return site.variables.contains(name)
    }
  }

  /// A call of an initialiser or a method.
  struct Construction {
    var call: Expression
    var site: Site
  }

  /// By the property's plain name.
  var assignments: [String: [Assignment]] = [:]
  /// What is given to parts of a variable, as to the value of a dictionary for a key, by the variable's name.
  var parts: [String: [Assignment]] = [:]
  /// What is set on objects right where they are made, by the calls that make them.
  var settings: [Place: [Assignment]] = [:]
  /// What decides on the scheme of the program's windows.
  var windowStyles: [(style: WindowStyle, site: Site)] = []
  /// The properties that key paths can change.
  var bound: Set<String> = []
  /// The bindings that are handed to views, by where they are written.
  var handedBindings: [Place: HandedBinding] = [:]
  /// The names of the projections that code asks of something, as `$ink` in `self.$ink`.
  var projections: Set<String> = []
  /// The publishers that set properties of a type, by the type and the property.
  var publishers: [String: [String: Set<String>]] = [:]
  /// The properties that any key path names.
  var keyPaths: Set<String> = []
  /// The names of what is toggled.
  var toggled: Set<String> = []
  /// Those that are toggled elsewhere than where a view comes into sight.
  var toggledLater: Set<String> = []
  /// The types whose code writes through key paths that are not literal.
  var keyPathWriters: Set<String> = []
  /// By the last component of the type's name.
  var constructions: [String: [Construction]] = [:]
  /// Calls with arguments of methods that assign what they are given, or are told of a touch, by the method's name.
  var calls: [String: [Construction]] = [:]
  /// The names of what is handed on: a method among them may be called with anything.
  var handed: Set<String> = []
  /// Calls of `.init(…)`, whose type only the place tells.
  var implicitConstructions: [Construction] = []
  /// The same by their labels.
  fileprivate(set) var unnamedConstructions = UnnamedConstructions([])
  /// The types whose initialisers code names without calling them there, by the last part of their names.
  var initializerReferences: Set<String> = []
  /// The types that are decoded, by themselves or in lists, from anything but JSON files of the program.
  var decoded: Set<String> = []
  /// What calls have of JSON files of the program.
  var bundled: [Place: BundledReading] = [:]
  /// The properties of whose changes an `onChange(of:)` hears.
  var observed: Set<String> = []
  /// The names of members and variables that code refers to.
  var named: Set<String> = []
  /// The names of the cases that patterns ask for.
  var matched: Set<String> = []
  /// The texts that code of a program with interface files writes, which may be identifiers there.
  var literals: Set<String> = []

  /// Forgets the calls that nothing is asked of: those of methods that neither assign any of their parameters nor hand one
  /// to a method that does. Calls that hand on a touch are kept.
  fileprivate func forgetCalls() {
    func method(at site: Site, handingOn value: Expression?) -> String? {
      guard let method = site.method, value?.handedNames.contains(where: method.parameters.contains) == true else {
        return nil
      }
      return method.name
    }
    var asked = Set(assignments.values.joined().compactMap { method(at: $0.site, handingOn: $0.value) })
    var latest = asked
    while !latest.isEmpty {
      let callers = latest.flatMap { calls[$0] ?? [] }.compactMap { method(at: $0.site, handingOn: $0.call) }
      latest = Set(callers).subtracting(asked)
      asked.formUnion(latest)
    }
    calls = calls.filter { asked.contains($0.key) || $0.value.contains(where: \.handsTouch) }
  }
}

/// Collects the usage of the whole program outside previews and tests.
struct UsageFinder {
  private let usage = Usage()
  /// The targets of the assignments of the file that others surely follow.
  private var passing: Set<Span> = []
  /// The calls that make the objects of which the file sets properties right there, by the targets.
  private var newObjects: [Span: Span] = [:]
  /// The lists over which the file's loops of views go, by their closures.
  private var loops: [Span: Expression] = [:]
  /// The file's closures that are run at once, as a part of the code around.
  private var animated: Set<Span> = []
  /// The changes that views make when they come into sight.
  private var entrances: Set<Span> = []
  /// True in an arm of a question that asks for the scheme.
  private var isInArmOfScheme = false
  /// The first statement of the straight code at hand.
  private var block: Place?
  /// True where the program has interface files.
  private let keepsLiterals: Bool
  /// The names of the JSON files of the program.
  private let files: Set<String>

  static func usage(of program: Program) -> Usage {
    var finder = UsageFinder(
      keepsLiterals: program.files.contains { $0.facts.interface != nil }, files: Set(program.resources.map(\.name)))
    for (number, file) in program.files.enumerated() where !file.isOfTests {
      let site = Usage.Site(file: Int32(number))
      finder.passing = []
      (finder.newObjects, finder.entrances, finder.loops, finder.animated) = ([:], [], [:], [])
      for declaration in file.facts.declarations { finder.visit(declaration, site) }
      finder.visit(file.facts.statements, site)
    }
    finder.usage.forgetCalls()
    finder.usage.unnamedConstructions = UnnamedConstructions(finder.usage.implicitConstructions)
    return finder.usage
  }

  private mutating func visit(_ declaration: Declaration, _ site: Usage.Site) {
    var site = site
    switch declaration {
    case .type(let type):
      if type.isPreviewOrTest { return }
      site.owner = site.owner.map { "\($0).\(type.name)" } ?? type.name
      entrances.formUnion(EntranceChanges.spans(in: type.members))
    case .property(let property): site.isConstant = property.isStatic || (site.owner == nil && site.locals.isEmpty)
    case .initializer(let function):
      site.take(function.parameters)
      site.isInitializer = true
    case .function(let function), .subscripted(let function):
      site.take(function.parameters)
      passing.formUnion(PassingAssignments.targets(in: function.body ?? []))
      site.isConstant = false
      site.method = Usage.Method(function)
    default: break
    }
    for member in declaration.members { visit(member, site) }
    for expression in declaration.expressions { visit(expression, site) }
    visit(declaration.statements, site)
  }

  /// Visits statements that begin a piece of straight code, or go on with one.
  private mutating func visit(_ statements: [Statement], _ site: Usage.Site, in begun: Place? = nil) {
    newObjects.merge(NewObjects.calls(in: statements)) { $1 }
    let outer = block
    defer { block = outer }
    block = begun
    var site = site
    for statement in statements {
      block = block ?? Place(file: site.file, span: statement.span)
      for block in statement.blocks { passing.formUnion(PassingAssignments.targets(in: block)) }
      let around = site
      site.bring(statement.boundNames)
      if !files.isEmpty { site.bundled.take(statement, among: files) }
      if case .binding(let binding) = statement.kind { site.note(binding) }
      if case .declaration(let declaration) = statement.kind { visit(declaration, site) }
      usage.windowStyles += statement.windowStyles.map { ($0, site) }
      for expression in statement.expressions { visit(expression, site) }
      for pattern in statement.patterns { usage.matched.formUnion(pattern.cases) }
      let isInArm = isInArmOfScheme
      isInArmOfScheme = isInArm || statement.asksForScheme
      for (number, block) in statement.blocks.enumerated() {
        let seen = statement.boundNames(inBlock: number)
        var inner = site
        if seen != statement.boundNames {
          inner = around
          inner.bring(seen)
        }
        // For which elements that is done nothing tells here.
        inner.loops = [:]
        visit(block, inner)
      }
      isInArmOfScheme = isInArm
      if statement.mayLeave { (block, site.loops) = (nil, [:]) }
      if statement.bindsInside { site = around }
    }
  }

  private mutating func visit(_ expression: Expression, _ site: Usage.Site) {
    var site = site
    switch expression.kind {
    case .binary(let symbol, let left, let right) where symbol.isAssignment:
      assign(left, symbol == "=" ? right : nil, site)
    case .identifier(let name):
      usage.named.insert(name)
      if let name = expression.projectedName {
        assign(Expression(.identifier(name), span: expression.span), nil, site)
      }
    case .member(let base, let name, _):
      usage.named.insert(name)
      if name.hasPrefix("$") { usage.projections.insert(name) }
      if name == "init", let type = base?.typeName { usage.initializerReferences.insert(type) }
      if base?.isProjection == true { assign(expression, nil, site) }
    case .prefix("&", let target): assign(target, nil, site)
    case .string:
      // Names of classes stand behind those of their modules.
      if let text = expression.literalText, keepsLiterals || text.contains(".") { usage.literals.insert(text) }
    case .keyPath(let path): usage.keyPaths.formUnion(path)
    case .call(let callee, let arguments):
      call(expression, callee, arguments, site)
      if let (list, closure) = expression.loop { loops[closure] = list }
      if callee.mayHinder { site.loops = [:] }
      if let closure = expression.animated { animated.insert(closure) }
      if let observed = expression.observedProperty {
        // The handler follows the change, unlike what stands before the modifier.
        visit(callee, site)
        site.observed = observed
        usage.observed.insert(observed)
        for argument in arguments { visit(argument.value, site) }
        return
      }
    case .closure(let closure):
      site.bring(closure.parameters)
      if let list = loops[expression.span] { site.loops[closure.parameters[0]] = list }
      passing.formUnion(PassingAssignments.targets(in: closure.body))
    default: break
    }
    expression.forEachChild { visit($0, site) }
    visit(expression.statements, site, in: animated.contains(expression.span) ? block : nil)
  }

  private mutating func assign(_ target: Expression, _ value: Expression?, _ site: Usage.Site) {
    switch target.kind {
    case .identifier(let name), .member(_, let name, _):
      if case .identifier = target.kind, site.locals.contains(name) { return }
      let plain = Usage.plainName(name)
      var assignment = Usage.Assignment(
        target: target, value: value, site: site, isPassing: passing.contains(target.span),
        isEntrance: entrances.contains(target.span), goesWithScheme: isInArmOfScheme, block: block)
      if let call = newObjects[target.span] {
        assignment.isOfNewObject = true
        usage.settings[Place(file: site.file, span: call), default: []].append(assignment)
      }
      usage.assignments[plain, default: []].append(assignment)
    case .tuple(let elements):
      for element in elements { assign(element.value, nil, site) }
    case .postfix(_, let inner): assign(inner, value, site)
    case .subscripted(let base, let arguments):
      if arguments.first?.label == "keyPath" {
        if case .keyPath(let path)? = arguments.first?.value.kind {
          usage.bound.formUnion(path)
        } else if let owner = site.owner {
          usage.keyPathWriters.insert(owner)
        }
      }
      assign(base, nil, site)
      if let name = base.lastName, value != nil, !site.locals.contains(name) {
        usage.parts[name, default: []].append(.init(target: target, value: value, site: site))
      }
    default: break
    }
  }

  private mutating func call(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument], _ site: Usage.Site
  ) {
    let bundled = files.isEmpty ? nil : noteBundled(expression, site)
    usage.handed.formUnion(arguments.compactMap(\.value.lastName))
    if let name = callee.typeName == "Self" ? site.owner?.lastComponent : callee.typeName {
      usage.constructions[name, default: []].append(.init(call: expression, site: site))
      usage.noteBindings(among: arguments, of: name, at: site)
    } else if case .member(nil, "init", _) = callee.kind {
      usage.implicitConstructions.append(.init(call: expression, site: site))
    }
    if case .identifier(let name) = callee.kind, !arguments.isEmpty {
      usage.calls[name, default: []].append(.init(call: expression, site: site))
    }
    guard case .member(let base, let method, _) = callee.kind else { return }
    if method == "toggle", let name = base?.lastName {
      usage.toggled.insert(name)
      if !entrances.contains(expression.span) { usage.toggledLater.insert(name) }
    }
    if base != nil, !arguments.isEmpty {
      usage.calls[method, default: []].append(.init(call: expression, site: site))
    }
    for argument in arguments {
      switch argument.value.kind {
      case .keyPath(let path) where method == "assign" || method == "bind": usage.bound.formUnion(path)
      case .prefix("&", let target) where method == "assign" && argument.label == "to":
        guard let owner = site.owner, let name = target.lastName, name.hasPrefix("$"), let publisher = base?.publisher
        else { break }
        usage.publishers[owner, default: [:]][String(name.dropFirst()), default: []].insert(publisher)
      case .member(.some(let base), "self", _) where method.hasPrefix("decode") && bundled == nil:
        usage.decoded.formUnion(base.typeNames)
      default: break
      }
    }
  }

  /// Notes what a call has of a JSON file of the program.
  private func noteBundled(_ call: Expression, _ site: Usage.Site) -> BundledReading? {
    var reading = site.bundled.decoding(call, among: files) ?? site.bundled.part(of: call, among: files)
    reading?.owner = site.owner
    usage.bundled[Place(file: site.file, span: call.span)] = reading
    return reading
  }
}

extension Expression {
  /// The property whose projection `$name` is.
  fileprivate var projectedName: String? {
    guard case .identifier(let name) = kind, name.hasPrefix("$"), Int(name.dropFirst()) == nil else { return nil }
    return String(name.dropFirst())
  }

  /// True for a chain on `$name` or `Bindable(…)`, through which others can write.
  var isProjection: Bool {
    switch kind {
    case .identifier: projectedName != nil
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isProjection ?? false
    case .call(let callee, _): callee.typeName == "Bindable"
    default: false
    }
  }
}

extension Statement {
  /// The patterns that the statement matches values with.
  fileprivate var patterns: [Pattern] {
    switch kind {
    case .switchCase(_, let cases): cases.flatMap(\.patterns)
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      conditions.compactMap { if case .pattern(let pattern, _) = $0 { pattern } else { nil } }
    default: []
    }
  }
}

extension Pattern {
  /// The names of the cases that the pattern asks for.
  fileprivate var cases: [String] {
    switch self {
    case .expression(let expression): if case .member(_, let name, _) = expression.kind { [name] } else { [] }
    case .enumCase(let name, let patterns): [name] + patterns.flatMap(\.cases)
    case .tuple(let patterns): patterns.flatMap(\.cases)
    case .wildcard, .name, .type, .opaque: []
    }
  }
}
