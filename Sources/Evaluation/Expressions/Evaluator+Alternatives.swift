import PlatformStyles
import Scene
import SourceFacts

/// Values that take another form on each path.
extension Evaluator {
  /// Evaluates an arm for each outcome of a Boolean, once for all the paths that take it.
  func fork(_ condition: Value, place: Place, _ arm: (Bool) -> Value) -> Value {
    var branches: [Alternatives<Value>.Branch] = []
    var arms: [Bool: Value] = [:]
    for (path, outcome) in booleans(condition, place: place) {
      let value = arms[outcome] ?? arm(outcome)
      arms[outcome] = value
      branches.append(.init(condition: path, value: value))
    }
    return choice(branches, place: place)
  }

  /// Returns the outcomes of a Boolean value, each with its guard.
  func booleans(_ value: Value, place: Place) -> [(Guard, Bool)] {
    switch value {
    case .bool(let flag): return [(.always, flag)]
    case .choice(let alternatives):
      return merged(
        alternatives.branches.flatMap { branch in
          booleans(branch.value, place: place).compactMap { inner in
            branch.condition.and(inner.0).map { ($0, inner.1) }
          }
        })
    case .unknown(let doubt):
      let condition = conditions.number(key: doubt.key, label: doubt.label, isGap: doubt.isOfColor)
      if doubt.isLasting { conditions.keep(condition) }
      let compared = doubt.compared.map { conditions.number(key: "value \($0)", label: $0) } ?? 0
      return [
        (Guard(condition: condition, arm: 1, compared: compared), true),
        (Guard(condition: condition, arm: 0, compared: compared), false),
      ]
    default: return openOutcomes(at: place, isGap: value.isOfColor)
    }
  }

  /// Makes a choice of branches, flattening nested ones; too many become an unknown.
  func choice(_ branches: [Alternatives<Value>.Branch], place: Place?) -> Value {
    let isFlat = branches.allSatisfy { if case .choice = $0.value { false } else { true } }
    var flat = isFlat ? branches : []
    for branch in branches where !isFlat {
      if case .choice(let inner) = branch.value {
        for nested in inner.branches {
          guard let condition = branch.condition.and(nested.condition) else { continue }
          flat.append(.init(condition: condition, value: nested.value))
        }
      } else {
        flat.append(branch)
      }
    }
    if flat.count == 1 { return flat[0].value }
    if flat.isEmpty {
      watch.nameCall()
      return .unknown(Doubt(.unsupportedExpression, "no feasible path", place: place))
    }
    if flat.count > Alternatives<Value>.limit {
      return few(flat).map { .choice(paths.alternatives($0)) } ?? oneOfTooMany(flat, place: place, \.value)
    }
    return .choice(paths.alternatives(flat))
  }

  /// Returns more paths than are usually told apart, put together where they lead to the same; `nil` where they lead to
  /// many values, or to others than colours, styles and cases (S-58).
  private func few(_ branches: [Alternatives<Value>.Branch]) -> [Alternatives<Value>.Branch]? {
    // Beyond twice the limit not all ways were followed.
    guard branches.count <= Alternatives<Value>.limit * 2 else { return nil }
    var guards: [ExactValue: [Guard]] = [:]
    var values: [ExactValue] = []
    for branch in branches {
      guard branch.value.isColorOrCase, branch.value.runTimeDoubt == nil, let value = ExactValue(branch.value) else {
        return nil
      }
      if guards[value] == nil { values.append(value) }
      if values.count > Self.fewValues { return nil }
      guards[value, default: []].append(branch.condition)
    }
    return values.flatMap { value in
      conditions.merged(guards[value] ?? []).map { .init(condition: $0, value: value.value) }
    }
  }

  /// How many values are few, so that the paths to each are worth following.
  private static let fewValues = 8

  /// Returns what stands for more values than are told apart, of which no more are made than that takes.
  private func oneOfTooMany<Form>(_ forms: [Form], place: Place?, _ make: (Form) -> Value) -> Value {
    watch.nameCall()
    // Where one of them is a matter of the running program, following all of them would not settle it.
    for form in forms {
      if let open = make(form).runTimeDoubt { return .unknown(open) }
    }
    return .unknown(
      Doubt(.tooManyPaths, "more than \(Alternatives<Value>.limit) paths", place: place, label: "one of many values"))
  }

  /// Makes one value of what ways leave a variable: a choice only where it differs.
  func oneOf(_ branches: [Alternatives<Value>.Branch], place: Place?) -> Value {
    let keys = Set(branches.map { key(of: $0.value) })
    // Beyond the limit not all ways were followed.
    let isOne = keys.count == 1 && !keys.contains(Self.keyOfOther) && branches.count <= Alternatives<Value>.limit * 2
    return isOne ? branches[0].value : choice(branches, place: place)
  }

  /// Applies a function to each alternative of a value.
  func distribute(_ value: Value, place: Place?, _ transform: (Value) -> Value) -> Value {
    guard case .choice(let alternatives) = value else { return transform(value) }
    return choice(
      alternatives.branches.map { .init(condition: $0.condition, value: transform($0.value)) }, place: place)
  }

  /// Applies a function to each two alternatives of two values that go together: of values that depend on the same
  /// conditions most pairs do not, and nothing is made of these.
  func distribute(_ left: Value, _ right: Value, place: Place?, _ transform: (Value, Value) -> Value) -> Value {
    guard case .choice(let first) = left, case .choice(let second) = right else {
      return distribute(left, place: place) { one in
        distribute(right, place: place) { transform(one, $0) }
      }
    }
    func combine(_ pair: (Value, Value)) -> Value {
      pairsCombined += 1
      return transform(pair.0, pair.1)
    }
    let pairs = first.combined(with: second).branches
    if pairs.count > Alternatives<Value>.limit {
      return oneOfTooMany(pairs, place: place) { combine($0.value) }
    }
    return choice(pairs.map { .init(condition: $0.condition, value: combine($0.value)) }, place: place)
  }

  /// Returns an unknown Boolean derived from a value.
  func unknownBoolean(_ value: Value, suffix: String, place: Place) -> Value {
    if case .unknown(var doubt) = value {
      doubt.key += suffix
      doubt.label += suffix
      doubt.type = TypeReference(name: "Bool")
      return .unknown(doubt)
    }
    return .unknown(
      Doubt(.runtimeValue, "a test", place: place, key: "@\(place.file):\(place.span.start)\(suffix)"))
  }

  /// Makes one value of the outcomes of a body.
  func join(_ outcomes: [Outcome], place: Place?) -> Value {
    let branches = outcomes.map { outcome -> Alternatives<Value>.Branch in
      .init(condition: outcome.path, value: outcome.value ?? .none)
    }
    return choice(branches, place: place)
  }

  /// A way through a body: the decisions taken and what was returned; `nil` where the end was reached.
  struct Outcome {
    var path: Guard
    var value: Value?
    /// The fields of `self` at the end.
    var fields: [String: Value]
    /// The attributed strings that the loop at hand changes, at the end of a turn.
    var texts: [String: Value] = [:]
    /// The variables at the end of a way that goes on.
    var state: Scope.State?

    /// True where `nil` was returned, or nothing explicitly.
    var isNil: Bool {
      if case .some(.none) = value { true } else { false }
    }
  }
}

extension Value {
  /// True for what is a colour or a style, or may become one or the case of an enumeration once its type is known.
  fileprivate var isColorOrCase: Bool {
    switch self {
    case .color, .style, .implicit: true
    default: false
    }
  }
}
