import SourceFacts

/// Finds where bodies of code tint a window: one that `windows`, `keyWindow` or a view's `window` gives, or that is
/// handed as a `UIWindow`. A window that the code makes itself may lie over the app's, and is none of them (S-115).
struct WindowTintFinder {
  private let evaluator: Evaluator
  private var found: [(tinting: WindowTinting, body: CodeBody, owner: TypeInfo?)] = []
  /// The calls of code that runs as the app comes up.
  private var started: [StartedCall] = []

  private var body = CodeBody(name: "", file: 0, statements: [])
  private var owner: TypeInfo?
  private var begins = false
  /// The names of the body that are in sight.
  private var bound: Set<String> = []
  /// Those of them that stand for windows.
  private var windows: Set<String> = []
  /// Those that stand for lists of them.
  private var lists: Set<String> = []
  private var constants: [String: Expression] = [:]
  /// The names of the types that those in sight are known to hold.
  private var types: [String: String] = [:]
  /// The call whose closure is at hand.
  private var handler: String?

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  /// All that was found; what is called as the app comes up runs then, too.
  var tintings: [WindowTinting] {
    found.map { one in
      var tinting = one.tinting
      tinting.isAtStart = tinting.isAtStart || started.contains { $0.mayRun(one.body, of: one.owner, evaluator) }
      return tinting
    }
  }

  /// - Parameter begins: True for what is there as the app comes up.
  mutating func follow(_ body: CodeBody, of owner: TypeInfo?, begins: Bool) {
    guard !evaluator.index.program.files[Int(body.file)].isOfTests else { return }
    (self.body, self.owner, self.begins) = (body, owner, begins)
    (bound, windows, lists, constants, types, handler) = (Set(body.parameters), [], [], [:], [:], nil)
    for (name, type) in zip(body.parameters, body.types) { bind(name, to: nil, type) }
    visit(body.statements)
  }

  /// True for code that runs as the first views come up: all of a delegate's, and of others what they do to appear.
  private var isAtStart: Bool {
    guard begins, !isBeforeWindows else { return false }
    return owner?.isDelegateOfApp == true || handler.map(Self.starts.contains) ?? (body.name == "init")
  }

  /// True for what the initialiser of an app does at once: there is no window to be found yet.
  private var isBeforeWindows: Bool { owner?.isApp == true && body.name == "init" && handler == nil }

  private static let starts: Set<String> = ["onAppear", "task"]
  /// What runs its closure as a part of what is around.
  private static let passing: Set<String> = ["forEach", "map"]
  /// What runs it soon after.
  private static let postponing: Set<String> = ["async", "asyncAfter", "Task", "run"]

  // MARK: - Walk

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      bind(statement)
      for expression in statement.expressions { visit(expression) }
      if case .declaration(let declaration) = statement.kind { visit(declaration.statements) }
      visit(statement.statements)
    }
  }

  private mutating func visit(_ expression: Expression) {
    if case .binary("=", let target, let value) = expression.kind { note(target, value) }
    guard case .call(let callee, let arguments) = expression.kind else {
      expression.forEachChild { visit($0) }
      return visit(expression.statements)
    }
    if isAtStart { noteStarted(callee, arguments) }
    visit(callee)
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else {
        visit(argument.value)
        continue
      }
      visit(closure, handedTo: callee)
    }
  }

  private mutating func visit(_ closure: Closure, handedTo callee: Expression) {
    let around = (bound, windows, lists, handler)
    let name = callee.lastName ?? ""
    let isPassing = Self.passing.contains(name) || Self.postponing.contains(name) && !isBeforeWindows
    if !isPassing { handler = name }
    var isOfWindows = false
    if ["forEach", "map"].contains(name), case .member(.some(let base), _, _) = callee.kind {
      isOfWindows = isList(base) || isWindow(base)
    }
    for (position, parameter) in (closure.parameters.isEmpty ? ["$0"] : closure.parameters).enumerated() {
      let type = closure.types.indices.contains(position) ? closure.types[position] : nil
      bind(parameter, isWindow: isOfWindows && position == 0 || type?.name == Self.window)
    }
    visit(closure.body)
    (bound, windows, lists, handler) = around
  }

  private mutating func noteStarted(_ callee: Expression, _ arguments: [Argument]) {
    guard let name = callee.lastName else { return }
    var call = StartedCall(name: name, arguments: arguments, caller: owner)
    if case .member(let base, _, _) = callee.kind {
      if case .identifier(let name)? = base?.kind, ["self", "super", "Self"].contains(name) {
        call.isOfMember = true
      } else {
        guard let base, let type = isWindow(base) ? Self.window : heldType(base) else { return }
        call.receiver = type
      }
    }
    started.append(call)
  }

  /// Returns the name of the type that an expression names or holds, as far as the code around tells.
  private func heldType(_ expression: Expression) -> String? {
    switch expression.kind {
    case .postfix(_, let inner): return heldType(inner)
    case .identifier(let name) where !name.namesType: return bound.contains(name) ? types[name] : propertyType(name)
    case .member(.some(let base), let name, _):
      if case .identifier("self") = base.kind { return propertyType(name) }
      return expression.namedType
    default: return expression.namedType
    }
  }

  private func propertyType(_ name: String) -> String? {
    let declared = owner.flatMap { evaluator.lineage(of: $0.id).lazy.compactMap { $0.property(name) }.first }
    return declared.flatMap { $0.declaration.type?.name ?? $0.declaration.value?.namedType }
  }

  private mutating func note(_ target: Expression, _ value: Expression) {
    if isBeforeWindows { return }
    switch target.kind {
    case .postfix(_, let inner): return note(inner, value)
    case .member(.some(let base), "tintColor", _): guard isWindow(base) else { return }
    case .identifier("tintColor"): guard owner?.name == Self.window, !bound.contains("tintColor") else { return }
    default: return
    }
    // Without a tint of its own a window has the app's.
    if case .nilLiteral = value.kind { return }
    var given = value
    if case .identifier(let name) = value.kind, let constant = constants[name] { given = constant }
    let site = Usage.Site(file: body.file, owner: owner?.id, locals: bound)
    found.append((WindowTinting(value: given, site: site, isAtStart: isAtStart), body, owner))
  }

  // MARK: - Names

  private mutating func bind(_ statement: Statement) {
    switch statement.kind {
    case .binding(let binding):
      guard case .name(let name) = binding.pattern else { return }
      bind(name, to: binding.value, binding.type)
      constants[name] = binding.isConstant ? binding.value : nil
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _), .loop(let conditions, _):
      for case .optionalBinding(.name(let name), let value) in conditions {
        bind(name, to: value ?? Expression(.identifier(name), span: statement.span), nil)
      }
    case .forIn(.name(let name), let sequence, _): bind(name, isWindow: isList(sequence))
    default: break
    }
  }

  private mutating func bind(_ name: String, to value: Expression?, _ type: TypeReference?) {
    let isMade = value.map { value in
      BodyWalk.finds(in: [Statement(.expression(value), span: value.span)]) { $0.makesWindow }
    }
    let isTyped = type?.name == Self.window && isMade != true
    let isListed = type?.arguments.first?.name == Self.window
    bind(name, isWindow: isTyped || value.map(isWindow) ?? false, isList: isListed || value.map(isList) ?? false)
    types[name] = type?.name ?? value?.namedType
  }

  private mutating func bind(_ name: String, isWindow: Bool, isList: Bool = false) {
    bound.insert(name)
    (constants[name], types[name]) = (nil, nil)
    if isWindow { windows.insert(name) } else { windows.remove(name) }
    if isList { lists.insert(name) } else { lists.remove(name) }
  }

  // MARK: - Windows

  private static let window = "UIWindow"
  /// The names that UIKit has for windows of views, scenes and apps.
  private static let names: Set<String> = ["window", "keyWindow"]
  private static let elements: Set<String> = ["first", "last"]

  private func isWindow(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .postfix(_, let inner): return isWindow(inner)
    case .identifier("self"): return owner?.name == Self.window
    case .identifier(let name): return bound.contains(name) ? windows.contains(name) : isWindowOfOwner(name)
    case .member(.some(let base), let name, _):
      if case .identifier("self") = base.kind { return isWindowOfOwner(name) }
      return Self.elements.contains(name) ? isList(base) : Self.names.contains(name)
    case .subscripted(let base, _): return isList(base)
    case .call(let callee, _):
      guard callee.typeName == nil, let name = callee.lastName else { return false }
      guard Self.elements.contains(name), case .member(.some(let base), _, _) = callee.kind else {
        return Self.names.contains(name)
      }
      return isList(base)
    case .cast(let inner, _, let type): return type.name == Self.window && !inner.makesWindow
    case .binary("??", let left, let right): return isWindow(left) || isWindow(right)
    default: return false
    }
  }

  /// True for a property of the type around that gives a window: UIKit's, one that finds it, or a constant that is
  /// handed to the type. One that can be set may keep a window of its own.
  private func isWindowOfOwner(_ name: String) -> Bool {
    guard let owner else { return Self.names.contains(name) }
    let declared = evaluator.lineage(of: owner.id).lazy.compactMap { $0.property(name) }.first
    guard let declaration = declared?.declaration else { return Self.names.contains(name) }
    guard declaration.type?.name == Self.window else { return false }
    if let getter = declaration.getter { return !BodyWalk.finds(in: getter) { $0.makesWindow } }
    return declaration.isConstant && declaration.value == nil && !owner.bodies.contains { $0.makesWindow }
  }

  private func isList(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .postfix(_, let inner): return isList(inner)
    case .identifier(let name): return bound.contains(name) ? lists.contains(name) : name == "windows"
    case .member(_, "windows", _): return true
    case .call(let callee, let arguments):
      guard case .member(.some(let base), _, _) = callee.kind else { return false }
      return isList(base) || arguments.contains { Self.givesWindows($0.value) }
    default: return false
    }
  }

  /// True for what finds the windows of each scene, as `\.windows` and `{ $0.keyWindow }`.
  private static func givesWindows(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .keyPath(let path): return path.last.map { $0 == "windows" || names.contains($0) } ?? false
    case .closure(let closure):
      guard case .expression(let result)? = closure.body.last?.kind, let name = result.lastName else { return false }
      return name == "windows" || names.contains(name)
    default: return false
    }
  }
}
