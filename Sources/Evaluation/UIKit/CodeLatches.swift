import SourceFacts

/// A private flag that only keeps a block from being run again: `if !isSetUp { isSetUp = true; … }`, or what comes after
/// `if isSetUp { return }`. It has its first value when the block is come by first, so that the block has been run by
/// the time a view is seen (S-115).
struct CodeLatch {
  private let name: String
  private let first: Bool
  private var mentions = 0
  private var told = 0
  private var closings = 0
  private var closedInside = 0

  /// True where the code of a class says nothing else of a property than that.
  static func isOne(_ property: PropertyDeclaration, of owner: TypeInfo) -> Bool {
    guard case .boolean(let first)? = property.value?.kind, !property.isConstant, !property.isStatic,
      property.getter == nil, property.observers.isEmpty, property.attributes.isEmpty,
      [.private, .fileprivate].contains(property.access)
    else { return false }
    var latch = CodeLatch(name: property.name, first: first)
    for body in owner.bodies {
      latch.count(body.statements)
      latch.read(body.statements, isInside: false)
    }
    return latch.closings > 0 && latch.closings == latch.closedInside && latch.mentions == latch.told
  }

  private init(name: String, first: Bool) {
    (self.name, self.first) = (name, first)
  }

  private mutating func count(_ statements: [Statement]) {
    let name = name
    var (mentions, closings) = (0, 0)
    let first = first
    let walk = BodyWalk { expression, _ in
      if expression.lastName == name, !expression.isPostfix { mentions += 1 }
      if let value = Self.value(of: expression, assignedTo: name), value != first { closings += 1 }
    }
    walk.walk(statements)
    self.mentions += mentions
    self.closings += closings
  }

  private mutating func read(_ statements: [Statement], isInside: Bool) {
    var isInside = isInside
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        guard let value = Self.value(of: expression, assignedTo: name) else { break }
        told += 1
        if value != first, isInside { closedInside += 1 }
      case .ifElse(let conditions, let then, nil) where then.count == 1 && then[0].kind == .returning(nil):
        // What follows is come by where the condition fails.
        if conditions.count == 1, case .expression(let expression) = conditions[0],
          asks({ $0.ask(expression, fails: true) })
        {
          isInside = true
        } else {
          _ = asks(conditions)
        }
        continue
      case .ifElse(let conditions, let then, nil):
        read(then, isInside: asks(conditions) || isInside)
        continue
      case .guardElse(let conditions, let otherwise) where otherwise.count == 1:
        isInside = asks(conditions) || isInside
      default: break
      }
      read(statement.statements, isInside: isInside)
    }
  }

  /// True where some of the conditions, all of which have to hold, asks whether the flag has its first value.
  private mutating func asks(_ conditions: [Condition]) -> Bool {
    asks { latch in
      for case .expression(let expression) in conditions { latch.ask(expression, fails: false) }
    }
  }

  private mutating func asks(_ questions: (inout CodeLatch) -> Void) -> Bool {
    let before = told
    questions(&self)
    return told > before
  }

  /// Tells what it takes for a condition to hold or to fail: that the flag has its first value.
  private mutating func ask(_ expression: Expression, fails: Bool) {
    switch expression.kind {
    case .binary(fails ? "||" : "&&", let left, let right):
      ask(left, fails: fails)
      ask(right, fails: fails)
    case .prefix("!", let inner) where first == fails: if inner.isOwn(name) { told += 1 }
    default: if first != fails, expression.isOwn(name) { told += 1 }
    }
  }

  /// True where code beside that of the class may mean the property by its name.
  static func isNamed(_ name: String, in statements: [Statement], isHidden: Bool) -> Bool {
    BodyWalk.finds(in: statements) { $0.lastName == name && !(isHidden && $0.isOwn(name)) }
  }

  private static func value(of expression: Expression, assignedTo name: String) -> Bool? {
    guard case .binary("=", let left, let right) = expression.kind, left.isOwn(name),
      case .boolean(let value) = right.kind
    else { return nil }
    return value
  }
}

extension CodeIndex {
  /// True where a flag only keeps a block from being run again.
  func isLatch(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    let place = Place(file: property.file, span: property.declaration.span)
    if let known = latches[place] { return known }
    let result =
      CodeLatch.isOne(property.declaration, of: owner)
      && (property.declaration.access == .private || !isNamedBeside(property, owner))
    latches[place] = result
    return result
  }

  /// True where other code of its file may ask for a property, or set it.
  private func isNamedBeside(_ property: Located<PropertyDeclaration>, _ owner: TypeInfo) -> Bool {
    let name = property.declaration.name
    let isNamedByOthers = types(in: [property.file]).contains { type in
      type !== owner
        && type.bodies.contains {
          // A type with a property of this name means that one.
          CodeLatch.isNamed(name, in: $0.statements, isHidden: type.property(name) != nil)
        }
    }
    return isNamedByOthers
      || index.functions.values.joined().contains {
        $0.file == property.file
          && CodeLatch.isNamed(name, in: $0.declaration.body ?? [], isHidden: false)
      }
  }
}

extension Expression {
  /// True for a property of `self`.
  fileprivate func isOwn(_ name: String) -> Bool { chainedNames == [name] || chainedNames == ["self", name] }

  fileprivate var isPostfix: Bool { if case .postfix = kind { true } else { false } }
}
