import PlatformStyles
import SourceFacts

/// Conditions that are the same on every run: literals, constants that hold one, and what is computed of these alone
/// (S-58). What a variable holds, or what another build declares otherwise, is none.
struct ConstantConditions {
  private struct Name: Hashable {
    /// The last part of the name of the type around.
    var owner: String?
    var name: String
  }

  /// What each name is made of; `nil` where it may change, or where it is declared more than once.
  private var definitions: [Name: Expression?] = [:]

  init(program: Program) {
    for file in program.files {
      for declaration in file.facts.declarations { note(declaration, in: nil) }
    }
  }

  /// The deepest chain of names that is followed.
  private static let maximumDepth = 8

  /// The oldest major version of any system that is audited.
  private static let oldestSystem = 18

  /// Attributes that change nothing about a value.
  private static let neutral: Set<String> = ["MainActor", "available", "inlinable", "usableFromInline"]

  // MARK: - Declarations

  private mutating func note(_ declaration: Declaration, in owner: TypeDeclaration?, isConditional: Bool = false) {
    switch declaration {
    case .type(let type):
      for member in type.members { note(member, in: type, isConditional: isConditional) }
    case .compilation(let clauses):
      for member in clauses.flatMap(\.declarations) { note(member, in: owner, isConditional: true) }
    case .property(let property):
      let name = Name(owner: owner?.name.lastComponent, name: property.name)
      let isOpen = isConditional || definitions[name] != nil
      definitions[name] = .some(isOpen ? nil : definition(of: property, in: owner))
    default: break
    }
  }

  private func definition(of property: PropertyDeclaration, in owner: TypeDeclaration?) -> Expression? {
    guard property.observers.isEmpty, property.attributes.allSatisfy({ Self.neutral.contains($0.name) }) else {
      return nil
    }
    guard let getter = property.getter else { return property.isConstant ? property.value : nil }
    // A subclass may say otherwise.
    return owner?.kind == .class || owner?.kind == .protocol ? nil : getter.sole
  }

  // MARK: - Values

  /// Returns the answer to conditions that all have to hold; `nil` where it may change. Names in `hidden` mean something
  /// else there.
  func value(of conditions: [Condition], in owner: String?, hidden: () -> Set<String>) -> Bool? {
    let values = conditions.map { condition -> Bool? in
      switch condition {
      case .expression(let expression): value(of: expression, in: owner, hidden: hidden)
      case .availability(let platforms, let isUnavailable): Self.holds(platforms, isUnavailable)
      default: nil
      }
    }
    if values.contains(false) { return false }
    return !values.isEmpty && values.allSatisfy { $0 == true } ? true : nil
  }

  /// Returns the answer to `#available` or `#unavailable`; `nil` where systems that are audited differ in it.
  private static func holds(_ platforms: [PlatformVersion], _ isUnavailable: Bool) -> Bool? {
    platforms.allSatisfy { $0.major <= oldestSystem } ? !isUnavailable : nil
  }

  /// Returns the answer to conditions that ask for nothing but the system; `nil` where it may change.
  /// - Parameter platform: The one platform that is asked about, with its newest system; `nil` for all that are audited.
  static func availability(_ conditions: [Condition], on platform: Platform? = nil) -> Bool? {
    let values = conditions.map { condition -> Bool? in
      guard case .availability(let platforms, let isUnavailable) = condition else { return nil }
      return platform.map { $0.has(platforms) != isUnavailable } ?? holds(platforms, isUnavailable)
    }
    if values.contains(false) { return false }
    return !values.isEmpty && values.allSatisfy { $0 == true } ? true : nil
  }

  /// Returns the value of a Boolean expression; `nil` where it may change.
  func value(of expression: Expression, in owner: String?, hidden: () -> Set<String>, depth: Int = 0) -> Bool? {
    guard depth < Self.maximumDepth else { return nil }
    func inner(_ expression: Expression) -> Bool? {
      value(of: expression, in: owner, hidden: hidden, depth: depth + 1)
    }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let operand): return inner(operand).map { !$0 }
    case .binary("&&", let left, let right):
      let values = [inner(left), inner(right)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let values = [inner(left), inner(right)]
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .identifier(let name):
      let own = owner.map { Name(owner: $0, name: name) }
      let known = own.flatMap { definitions[$0] != nil ? $0 : nil } ?? Name(owner: nil, name: name)
      guard let made = definitions[known] ?? nil, !hidden().contains(name) else { return nil }
      return value(of: made, in: known.owner, hidden: { [] }, depth: depth + 1)
    case .member(.some(let base), let name, _):
      let type =
        switch base.kind {
        case .identifier("self"), .identifier("Self"): owner
        default: base.typeName
        }
      guard let type, let made = definitions[Name(owner: type, name: name)] ?? nil else { return nil }
      return value(of: made, in: type, hidden: { [] }, depth: depth + 1)
    default: return nil
    }
  }
}

extension Platform {
  /// True where its newest system is one of those that `#available` asks for.
  func has(_ systems: [PlatformVersion]) -> Bool {
    let (name, newest): (String, Int) =
      switch self {
      case .ios18: ("iOS", 18)
      case .ios26: ("iOS", 27)
      case .macos: ("macOS", 27)
      case .watchos: ("watchOS", 27)
      case .tvos: ("tvOS", 27)
      case .visionos: ("visionOS", 27)
      }
    guard let wanted = systems.first(where: { $0.platform == name }) else { return true }
    return wanted.major <= newest
  }
}

extension [Statement] {
  /// The statements but for those that only systems run which are older than any that is audited.
  var withoutOldSystems: [Statement] { withoutOtherSystems(on: nil) }

  /// The statements but for those that other systems run than the newest of a platform, or of any that is audited.
  func withoutOtherSystems(on platform: Platform?) -> [Statement] {
    var result: [Statement] = []
    for statement in self {
      switch statement.kind {
      case .ifElse(let conditions, let then, let otherwise):
        guard let holds = ConstantConditions.availability(conditions, on: platform) else { break }
        let live = holds ? then : otherwise ?? []
        result.append(Statement(.ifElse(conditions: [], then: live, otherwise: nil), span: statement.span))
        if live.endFunction { return result }
        continue
      case .guardElse(let conditions, let otherwise):
        guard let holds = ConstantConditions.availability(conditions, on: platform) else { break }
        if holds { continue }
        return result + otherwise
      default: break
      }
      result.append(statement)
    }
    return result
  }
}

extension Sequence<Statement> {
  /// All names that these statements, and the closures in them, give to something.
  var allBoundNames: Set<String> {
    reduce(into: []) { names, statement in
      names.formUnion(statement.newNames)
      if case .declaration(.function(let function)) = statement.kind {
        names.formUnion(function.parameters.map(\.name))
        names.formUnion((function.body ?? []).allBoundNames)
      }
      for expression in statement.expressions { names.formUnion(expression.allBoundNames) }
      names.formUnion(statement.statements.allBoundNames)
    }
  }
}

extension Expression {
  fileprivate var allBoundNames: Set<String> {
    var names = statements.allBoundNames
    if case .closure(let closure) = kind { names.formUnion(closure.parameters) }
    for child in children { names.formUnion(child.allBoundNames) }
    return names
  }
}
