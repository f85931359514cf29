import Scene
import SourceFacts

/// What a number of the running program was asked decides on what else is asked of it: where it is less than 3 it is none
/// of 10 and more, and no path is followed on which it would be both (S-58, S-140).
extension Evaluator {
  /// Returns how a number of the running program compares with another one.
  func ordered(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value {
    let isLeft: Bool
    let subject: Doubt
    let constant: Double
    switch (left, right) {
    case (.unknown(let doubt), .number(let number)): (isLeft, subject, constant) = (true, doubt, number)
    case (.number(let number), .unknown(let doubt)): (isLeft, subject, constant) = (false, doubt, number)
    default: return compared(symbol, left, right, place: place)
    }
    guard let comparison = Self.comparisons[symbol], !subject.isOfColor else {
      return compared(symbol, left, right, place: place)
    }
    let written = isLeft ? symbol : comparison.mirrored
    let cut = cut(at: constant, isBehind: ["<=", ">"].contains(written), of: subject)
    let question = Question(subject: subject, stretch: .start..<cut, isInside: written.hasPrefix("<"), place: place)
    return answer(question) { compared(symbol, left, right, place: place) }
  }

  /// Returns whether a number that is not known lies in a range of constants; `nil` for other values and ranges.
  func lies(in range: Expression, _ value: Value, in scope: Scope, place: Place) -> [(Guard, Bool)]? {
    guard case .unknown(let subject) = value, !subject.isOfColor, let stretch = stretch(of: range, subject, in: scope)
    else { return nil }
    let answer = answer(Question(subject: subject, stretch: stretch, place: place)) {
      equals(value, evaluate(range, in: scope), place: place)
    }
    return booleans(answer, place: place)
  }

  /// Returns whether a number of the running program lies between two bounds.
  func lies(in bounds: RangeBounds, _ subject: Doubt, place: Place) -> Value {
    let words = "(\(bounds.words)).contains(\(subject.label))"
    let question = Value.unknown(
      Doubt(
        .runtimeValue, "'\(words)'", place: place, key: "(\(bounds.words)).contains(\(subject.key))", label: words,
        type: TypeReference(name: "Bool")))
    let lower = cut(at: bounds.lower, isBehind: false, of: subject)
    let upper = cut(at: bounds.upper, isBehind: bounds.isClosed, of: subject)
    if subject.isOfColor || lower > upper { return question }
    return answer(Question(subject: subject, stretch: lower..<upper, place: place)) { question }
  }

  /// Returns whether a number equals a constant, which is asked where nothing decides it.
  func equal(_ subject: Doubt, _ constant: Double, asking question: Doubt, place: Place) -> Value {
    if subject.isOfColor { return .unknown(question) }
    defer { note(Equality(number: constant, question: question), of: subject.key) }
    // Of several constants alone a path takes no two.
    guard numberLines[subject.key] != nil else { return .unknown(question) }
    let line = line(of: subject, place)
    numberLines[subject.key] = line
    let point = point(constant, of: subject)
    return choice(
      line.parts.map {
        .init(condition: $0.path, value: $0.lies(in: point).map(Value.bool) ?? .unknown(question))
      }, place: place)
  }

  // MARK: - Questions

  /// Whether a number lies in a stretch.
  private struct Question {
    var subject: Doubt
    var stretch: Range<NumberLine.Cut>
    /// What is true where it lies there.
    var isInside = true
    var place: Place
  }

  /// Returns the answer as far as what was asked before gives it; what is open then is asked.
  private func answer(_ question: Question, asking ask: () -> Value) -> Value {
    let (subject, stretch, isInside) = (question.subject, question.stretch, question.isInside)
    var line = line(of: subject, question.place)
    var asked: Value?
    let branches = line.parts.map { part in
      if let isThere = part.lies(in: stretch) {
        return Alternatives<Value>.Branch(condition: part.path, value: .bool(isThere == isInside))
      }
      let open = asked ?? ask()
      asked = open
      return Alternatives<Value>.Branch(condition: part.path, value: open)
    }
    if let asked {
      line.take(stretch, booleans(asked, place: question.place).map { ($0.0, $0.1 == isInside) })
    }
    numberLines[subject.key] = line
    return choice(branches, place: question.place)
  }

  /// Returns what is known of a number, with the constants that it was asked to equal since.
  private func line(of subject: Doubt, _ place: Place) -> NumberLine {
    var line = numberLines[subject.key] ?? NumberLine()
    let asked = equalities[subject.key] ?? []
    for equality in asked.dropFirst(line.equalities) {
      line.take(point(equality.number, of: subject), booleans(.unknown(equality.question), place: place))
    }
    line.equalities = asked.count
    return line
  }

  private func point(_ number: Double, of subject: Doubt) -> Range<NumberLine.Cut> {
    cut(at: number, isBehind: false, of: subject)..<cut(at: number, isBehind: true, of: subject)
  }

  private func cut(at number: Double, isBehind: Bool, of subject: Doubt) -> NumberLine.Cut {
    let cut = NumberLine.Cut(number: number, isBehind: isBehind)
    // A property of the program may be called a count as well, and be any number.
    let isWhole = subject.type.map { $0.name == "Int" } ?? subject.key.hasSuffix(".count")
    return isWhole ? cut.amongWholeNumbers : cut
  }

  /// Returns the stretch that a range of constants, or a number, is; `nil` for anything else.
  private func stretch(of range: Expression, _ subject: Doubt, in scope: Scope) -> Range<NumberLine.Cut>? {
    func cut(_ bound: Expression, isBehind: Bool = false) -> NumberLine.Cut? {
      guard case .number(let number) = evaluate(bound, in: scope) else { return nil }
      return self.cut(at: number, isBehind: isBehind, of: subject)
    }
    let (lower, upper): (NumberLine.Cut?, NumberLine.Cut?)
    switch range.kind {
    case .binary("...", let first, let last): (lower, upper) = (cut(first), cut(last, isBehind: true))
    case .binary("..<", let first, let end): (lower, upper) = (cut(first), cut(end))
    case .prefix("...", let last): (lower, upper) = (.start, cut(last, isBehind: true))
    case .prefix("..<", let end): (lower, upper) = (.start, cut(end))
    case .postfix("...", let first): (lower, upper) = (cut(first), .end)
    default:
      guard case .number(let number)? = constantValue(of: range, in: scope) else { return nil }
      return point(number, of: subject)
    }
    guard let lower, let upper, lower <= upper else { return nil }
    return lower..<upper
  }

  // MARK: - Arms

  /// Notes where a number lies on each arm of a `switch` over ranges and constants.
  /// - Returns: False where other questions were asked of it before, which decide on the cases.
  func note(_ arms: [(Guard, Int?)], of cases: [SwitchCase], for value: Value, in scope: Scope, place: Place) -> Bool {
    guard case .unknown(let subject) = value, !subject.isOfColor else { return true }
    let key = "\(subject.key)@\(place.file):\(place.span.start)"
    guard !armsOnLines.contains(key), let stretches = stretches(of: cases, subject, in: scope) else { return true }
    guard numberLines[subject.key] == nil, equalities[subject.key] == nil else { return false }
    armsOnLines.insert(key)
    var line = NumberLine()
    // An arm that is left nothing is no path.
    line.take(
      arms: zip(arms, stretches).compactMap { arm, own in
        own.isEmpty ? nil : NumberLine.Part(path: arm.0, stretches: own)
      })
    numberLines[subject.key] = line
    return true
  }

  /// Returns what each case takes of the line; `nil` where one asks for anything else.
  private func stretches(
    of cases: [SwitchCase], _ subject: Doubt, in scope: Scope
  ) -> [[Range<NumberLine.Cut>]]? {
    var rest = [NumberLine.whole]
    var result: [[Range<NumberLine.Cut>]] = []
    for one in cases {
      guard one.guardExpression == nil else { return nil }
      var own: [Range<NumberLine.Cut>] = one.patterns.isEmpty ? [NumberLine.whole] : []
      for pattern in one.patterns {
        switch pattern {
        case .wildcard, .name: own.append(NumberLine.whole)
        case .expression(let range):
          guard let stretch = stretch(of: range, subject, in: scope) else { return nil }
          own.append(stretch)
        default: return nil
        }
      }
      result.append(own.flatMap { stretch in rest.flatMap { $0.within(stretch) } })
      for stretch in own { rest = rest.flatMap { $0.without(stretch) } }
    }
    return result
  }
}
