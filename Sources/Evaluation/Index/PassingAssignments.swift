import SourceFacts

/// The assignments of straight code that others of the same property surely follow before anybody could read what they
/// show, as where a row flashes: an animation is seen in its static end state (S-61a).
struct PassingAssignments {
  /// A step of the code: an assignment, or where it may end.
  private struct Step {
    /// The property as written; `nil` where the code may end or wait for as long as something takes.
    var property: String?
    var span: Span
    /// The time since the code began, in seconds; `nil` where it is not written as a number.
    var time: Double?
    /// The closure that is called later; 0 for what is done at once.
    var closure = 0
    /// False for what only one arm does.
    var isSure = true
  }

  /// What stands this long, in seconds, is there to be read.
  private static let readingTime = 2.0

  private var steps: [Step] = []
  private var time: Double? = 0
  private var closure = 0
  private var closures = 0

  /// The targets of the assignments.
  static func targets(in statements: [Statement]) -> Set<Span> {
    guard statements.count > 1 else { return [] }
    var finder = PassingAssignments()
    finder.visit(statements)
    let steps = finder.steps
    return Set(steps.indices.filter { isPassing($0, in: steps) }.map { steps[$0].span })
  }

  private static func isPassing(_ position: Int, in steps: [Step]) -> Bool {
    let first = steps[position]
    guard let property = first.property else { return false }
    for next in steps[(position + 1)...] {
      guard let name = next.property else {
        // Where the code ends, nothing follows; where a closure ends, the code around it goes on.
        if next.closure == 0 || next.closure == first.closure { return false }
        continue
      }
      guard name == property, next.isSure else { continue }
      if next.closure != first.closure, first.closure != 0 {
        guard next.closure != 0, let begin = first.time, let end = next.time, begin < end else { continue }
      }
      if let begin = first.time, let end = next.time, end - begin >= readingTime { continue }
      if next.closure != first.closure, endsEarly(next.closure, before: next.span, in: steps) { continue }
      return true
    }
    return false
  }

  /// True where a closure may end before it comes to a place.
  private static func endsEarly(_ closure: Int, before span: Span, in steps: [Step]) -> Bool {
    steps.contains { $0.closure == closure && $0.property == nil && $0.span.start < span.start }
  }

  // MARK: - Steps

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression):
      // `try` and `await` are no expressions of their own.
      visit(expression, isMarked: statement.span.start < expression.span.start)
    case .binding(let binding): if binding.value.map(Self.calls) == true { end(at: statement.span) }
    case .declaration, .deferred: break
    case .ifElse(let conditions, let then, let otherwise):
      if conditions.compactMap(\.expression).contains(where: Self.calls) { end(at: statement.span) }
      for arm in [then, otherwise ?? []] { visit(arm: arm) }
    case .guardElse(let conditions, _) where Self.bindsSelf(conditions): break
    case .guardElse, .returning, .opaque: end(at: statement.span)
    case .switchCase(let subject, let cases):
      if Self.calls(subject) { end(at: subject.span) }
      for arm in cases { visit(arm: arm.body) }
    case .forIn, .loop, .compilation: end(at: statement.span)
    }
  }

  private mutating func visit(arm: [Statement]) {
    let start = (count: steps.count, time: time)
    visit(arm)
    for position in start.count..<steps.count { steps[position].isSure = false }
    if time != start.time { time = nil }
  }

  private mutating func visit(_ expression: Expression, isMarked: Bool) {
    switch expression.kind {
    case .binary("=", let target, let value):
      if Self.mayStop(in: value, after: target) { end(at: value.span) }
      guard let property = Self.path(of: target) else { return }
      steps.append(Step(property: property, span: target.span, time: time, closure: closure))
    case .prefix(Expression.optionalTry, let inner): visit(inner, isMarked: true)
    case .call(let callee, let arguments): call(callee, arguments, at: expression.span, isMarked: isMarked)
    default: if isMarked { end(at: expression.span) }
    }
  }

  private mutating func call(_ callee: Expression, _ arguments: [Argument], at span: Span, isMarked: Bool) {
    let bodies = arguments.compactMap { argument -> [Statement]? in
      if case .closure(let closure) = argument.value.kind { closure.body } else { nil }
    }
    switch callee.lastName {
    case "sleep":
      let length = Self.seconds(of: arguments)
      time = time.flatMap { begin in length.map { begin + $0 } }
    case "withAnimation", "withTransaction":
      if let first = bodies.first { visit(first) }
    case "run" where callee.isOfMainActor:
      if let body = bodies.last { visit(body) }
    case "asyncAfter", "async", "Task":
      guard let body = bodies.last, closure == 0 else { return }
      later(body, in: callee.lastName == "asyncAfter" ? Self.seconds(of: arguments) : 0)
    default: if isMarked { end(at: span) }
    }
  }

  /// Goes through a closure that is called some time later.
  private mutating func later(_ body: [Statement], in seconds: Double?) {
    let now = time
    closures += 1
    closure = closures
    time = time.flatMap { begin in seconds.map { begin + $0 } }
    visit(body)
    closure = 0
    time = now
  }

  private mutating func end(at span: Span) { steps.append(Step(span: span, time: time, closure: closure)) }

  // MARK: - Words

  /// Returns a chain of names as code writes it, `self` left out; `nil` for anything else.
  static func path(of target: Expression) -> String? {
    switch target.kind {
    case .identifier(let name): return name
    case .member(.some(let base), let name, _):
      if case .identifier("self") = base.kind { return name }
      return path(of: base).map { "\($0).\(name)" }
    case .postfix(_, let inner): return path(of: inner)
    default: return nil
    }
  }

  /// True where code may end or wait before an assignment is done. Most calls return at once, as those that make colours
  /// do: what may throw or wait is marked, which facts tell by the room alone that `try` and `await` take.
  private static func mayStop(in value: Expression, after target: Expression) -> Bool {
    if value.span.start - target.span.end >= "=try ".utf8.count { return calls(value) }
    if case .prefix(Expression.optionalTry, _) = value.kind { return calls(value) }
    return value.children.contains(where: mayStop)
  }

  /// True for a part of a value in which code may end, as in `?? fatalError()`, or whose marks are not seen.
  private static func mayStop(_ part: Expression) -> Bool {
    switch part.kind {
    case .prefix(Expression.optionalTry, let inner): return calls(inner)
    case .call(let callee, _):
      if case .identifier(let name) = callee.kind, !name.namesType { return true }
    default: break
    }
    return part.children.contains(where: mayStop)
  }

  static func calls(_ expression: Expression) -> Bool {
    if case .call = expression.kind { return true }
    return expression.children.contains(where: calls)
  }

  private static func bindsSelf(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy {
      if case .optionalBinding(.name("self"), _) = $0 { true } else { false }
    }
  }

  /// The time that `.milliseconds(800)`, `nanoseconds: 800_000_000` or `.now() + 0.8` means, in seconds.
  private static func seconds(of arguments: [Argument]) -> Double? {
    guard let first = arguments.first else { return nil }
    guard first.label == "nanoseconds" else { return seconds(of: first.value) }
    return number(first.value).map { $0 / 1e9 }
  }

  private static func seconds(of expression: Expression) -> Double? {
    switch expression.kind {
    case .binary("+", _, let delay): return seconds(of: delay)
    case .call(let callee, let arguments):
      guard let count = arguments.first.flatMap({ number($0.value) }) else { return nil }
      switch callee.lastName {
      case "seconds": return count
      case "milliseconds": return count / 1e3
      case "microseconds": return count / 1e6
      case "nanoseconds": return count / 1e9
      default: return nil
      }
    default: return number(expression)
    }
  }

  private static func number(_ expression: Expression) -> Double? {
    switch expression.kind {
    case .integer(let value): Double(value)
    case .float(let value): value
    case .binary("*", let left, let right): number(left).flatMap { first in number(right).map { first * $0 } }
    default: nil
    }
  }
}

extension Statement {
  /// The statements directly inside that are run one after another.
  var blocks: [[Statement]] {
    switch kind {
    case .ifElse(_, let then, let otherwise): [then, otherwise ?? []]
    case .switchCase(_, let cases): cases.map(\.body)
    case .compilation(let clauses): clauses.map(\.statements)
    default: [statements]
    }
  }
}

extension Statement {
  /// True where the code around it may end here, so that it need not come to what follows.
  var mayLeave: Bool {
    switch kind {
    case .guardElse, .returning: true
    case .opaque(let syntax): syntax != "breakStmt"
    case .declaration, .deferred: false
    default: blocks.joined().contains(where: \.mayLeave)
    }
  }
}

extension Expression {
  fileprivate var isOfMainActor: Bool {
    if case .member(.some(let base), _, _) = kind { base.kind == .identifier("MainActor") } else { false }
  }
}

extension String {
  /// True for the symbol of an operator that changes what stands to its left.
  var isAssignment: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }
}
