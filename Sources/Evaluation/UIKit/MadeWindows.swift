import PlatformStyles
import Scene
import SourceFacts

/// A window of the framework's own class, or a popover, as the code that makes it leaves it (S-55, S-94c).
struct MadeWindow: Hashable {
  /// The type whose code makes it.
  var owner: String
  /// The call that makes it.
  var place: Place

  static let classes: Set<String> = ["NSWindow", "NSPanel"]

  /// What code sets of it.
  struct Look {
    /// The colour that it is given, and the file in which that stands.
    var background: (color: Expression, file: Int32)?
    /// The scheme that it is pinned to.
    var scheme: ColorScheme?
    /// The properties that hold it.
    var properties: Set<String> = []
    /// True where something may give it another look.
    var isOpen = false

    /// True for a window that looks as the system's do.
    var isPlain: Bool { background == nil && scheme == nil && !isOpen }
  }

  /// The functions that are run before a window is seen that was made with the object.
  private static let starting: Set<String> = [
    "init", "applicationWillFinishLaunching", "applicationDidFinishLaunching", "loadWindow", "windowDidLoad",
    "awakeFromNib",
  ]

  /// Returns what the code of the type that makes the window sets of it.
  func look(in type: TypeInfo) -> Look {
    let bodies = type.bodies
    guard let maker = bodies.firstIndex(where: { $0.file == place.file && Self.contains(place.span, $0.statements) })
    else { return Look(isOpen: true) }
    let names = names(in: bodies[maker], of: type)
    var look = Look(properties: names.properties)
    let handed = names.locals.map { Self.uses(of: $0, in: [bodies[maker]]) }.reduce(0, +) - names.hands
    let known = names.properties.map { Self.uses(of: $0, in: bodies) }.reduce(0, +)
    look.isOpen = handed > 0 || known > 0 || isHeadUp(bodies[maker])
    for property in ["appearance", "backgroundColor"] {
      let found = bodies.indices.flatMap { position in
        assignments(
          to: property, of: names.properties.union(position == maker ? names.locals : []), in: bodies[position],
          isMaker: position == maker
        ).map { (position, $0) }
      }
      guard let last = found.last else { continue }
      let isTold =
        found.allSatisfy { $0.1.isSure && $0.0 == last.0 }
        && (last.0 == maker || Self.starting.contains(bodies[last.0].name))
      if !isTold { look.isOpen = true }
      if last.1.value.kind == .nilLiteral { continue }
      if property == "backgroundColor" {
        look.background = (last.1.value, bodies[last.0].file)
      } else {
        look.scheme = last.1.value.pinnedScheme
        if look.scheme == nil { look.isOpen = true }
      }
    }
    return look
  }

  // MARK: - Names

  /// The names that hold the window in the body that makes it and in its type.
  private struct Names {
    var locals: Set<String> = []
    var properties: Set<String> = []
    /// How often the body hands it to a property.
    var hands = 0
  }

  private func names(in body: CodeBody, of type: TypeInfo) -> Names {
    var result = Names()
    for (name, values) in GivenValues(of: body).values where values.contains(where: isCall) {
      result.locals.insert(name)
    }
    if let property = type.property(body.name), property.declaration.value.map(isCall) == true {
      result.properties.insert(body.name)
    }
    func isIt(_ value: Expression) -> Bool {
      isCall(value) || value.ownNames.map { $0.count == 1 && result.locals.contains($0[0]) } ?? false
    }
    let locals = GivenValues(of: body).values
    BodyWalk { expression, _ in
      switch expression.kind {
      case .binary("=", let target, let value):
        guard isIt(value), let name = target.ownNames, name.count == 1, locals[name[0]] == nil else { return }
        result.properties.insert(name[0])
        if !isCall(value) { result.hands += 1 }
      case .call(let callee, let arguments):
        guard case .member(.some(let base), "init", _) = callee.kind, base.kind == .identifier("super"),
          let window = arguments.first(where: { $0.label == "window" })?.value, isIt(window)
        else { return }
        result.properties.insert("window")
        if !isCall(window) { result.hands += 1 }
      default: break
      }
    }.walk(body.statements)
    return result
  }

  private func isCall(_ value: Expression) -> Bool { value.isCall && value.span == place.span }

  private static func uses(of name: String, in bodies: [CodeBody]) -> Int {
    Expression(.identifier(name), span: .none).uses(in: bodies)
  }

  private static func contains(_ span: Span, _ statements: [Statement]) -> Bool {
    BodyWalk.finds(in: statements) { $0.isCall && $0.span == span }
  }

  private func isHeadUp(_ body: CodeBody) -> Bool {
    BodyWalk.finds(in: body.statements) { $0.lastName == "hudWindow" }
  }

  // MARK: - Assignments

  /// What a body sets a property of the window to; sure where nothing decides whether it comes there.
  private func assignments(
    to property: String, of names: Set<String>, in body: CodeBody, isMaker: Bool
  ) -> [(value: Expression, isSure: Bool)] {
    func value(_ expression: Expression) -> Expression? {
      guard case .binary("=", let target, let value) = expression.kind, let path = target.ownNames, path.count == 2,
        names.contains(path[0]), path[1] == property
      else { return nil }
      return value
    }
    var sure: Set<Span> = []
    var (isMade, isSure) = (!isMaker, true)
    for statement in body.statements {
      if case .guardElse = statement.kind, isMade { isSure = false }
      if Self.contains(place.span, [statement]) { isMade = true }
      if case .expression(let expression) = statement.kind, isSure, value(expression) != nil {
        sure.insert(expression.span)
      }
    }
    var result: [(value: Expression, isSure: Bool)] = []
    BodyWalk { expression, _ in
      if let value = value(expression) { result.append((value, sure.contains(expression.span))) }
    }.walk(body.statements)
    return result
  }
}

extension Expression {
  /// True for a call.
  var isCall: Bool { if case .call = kind { true } else { false } }
}
