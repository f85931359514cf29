import SourceFacts

/// The arms of builders that the surroundings of their views decide on (S-58).
struct DecidedArms {
  private var taken: Set<Place> = []
  private var leftOut: Set<Place> = []
  /// Which statements ask nothing but the environment, by their places.
  fileprivate var known: [Place: Bool] = [:]

  /// The arms that were left out wherever their view was met.
  var neverTaken: Set<Place> { leftOut.subtracting(taken) }

  /// Notes which of the arms of a statement were taken.
  fileprivate mutating func note(_ arms: [[Statement]], taken numbers: Set<Int>, in file: Int32) {
    for (number, arm) in arms.enumerated() {
      guard let first = arm.first, let last = arm.last else { continue }
      let place = Place(file: file, span: Span(start: first.span.start, end: last.span.end))
      if numbers.contains(number) { taken.insert(place) } else { leftOut.insert(place) }
    }
  }

  /// Takes what was met elsewhere.
  mutating func join(_ other: DecidedArms) {
    taken.formUnion(other.taken)
    leftOut.formUnion(other.leftOut)
  }
}

extension Evaluator {
  /// Notes which arms of a statement were taken, where it asks for nothing but the environment: what a view is handed
  /// may be another value on a way that could not be followed.
  func noteArms(_ numbers: Set<Int>, of statement: Statement, at place: Place, in scope: Scope) {
    let arms: [[Statement]]
    let asked: [Expression]
    switch statement.kind {
    case .ifElse(let conditions, let then, let otherwise):
      arms = [then, otherwise ?? []]
      asked = conditions.compactMap { condition in
        // `if let name` asks for what it names.
        if case .optionalBinding(.name(let name), nil) = condition {
          return Expression(.identifier(name), span: statement.span)
        }
        return condition.expression
      }
    case .switchCase(let subject, let cases):
      arms = cases.map(\.body)
      asked = [subject] + cases.compactMap(\.guardExpression)
    default: return
    }
    let isDecided = decidedArms.known[place] ?? asked.allSatisfy { asksEnvironment($0, in: scope) }
    decidedArms.known[place] = isDecided
    if isDecided { decidedArms.note(arms, taken: numbers, in: place.file) }
  }

  /// True where all names in an expression are those of values that a view takes from its environment.
  private func asksEnvironment(_ expression: Expression, in scope: Scope) -> Bool {
    guard let type = scope.typeName.flatMap({ index.types[$0] }) else { return false }
    var areAll = true
    BodyWalk { inner, _ in
      guard case .identifier(let name) = inner.kind, name != "self", !name.namesType else { return }
      let attributes = type.property(name)?.declaration.attributes ?? []
      areAll = areAll && scope.variable(name) == nil && attributes.contains { $0.name == "Environment" }
    }.walk(expression)
    return areAll
  }
}
