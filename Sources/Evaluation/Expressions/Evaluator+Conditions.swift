import Scene
import SourceFacts

extension Evaluator {
  // MARK: - Conditions

  /// Returns the outcomes of a list of conditions, binding names in the scope as it goes.
  func decide(_ list: [Condition], in scope: Scope, place: Place) -> [(Guard, Bool)] {
    var pending: [Guard] = [.always]
    var result: [(Guard, Bool)] = []
    var areTooMany = false
    for condition in list {
      // Past the bound only the names that a condition binds count.
      let outcomes = decide(condition, in: scope, place: place)
      if areTooMany { continue }
      var next: [Guard] = []
      for (path, outcome) in outcomes {
        for before in pending {
          guard let both = before.and(path) else { continue }
          if outcome { next.append(both) } else { result.append((both, false)) }
        }
      }
      pending = next
      if pending.isEmpty { break }
      areTooMany = pending.count + result.count > Self.maximumOutcomes
    }
    return areTooMany ? openOutcomes(at: place) : merged(pending.map { ($0, true) } + result)
  }

  /// The most ways in which a condition is followed; further ones become a single question.
  private static let maximumOutcomes = 512

  /// Returns the outcomes of what holds or does not, whatever its parts say; a gap where a known value decides.
  func openOutcomes(at place: Place, isGap: Bool = false) -> [(Guard, Bool)] {
    let condition = conditions.number(
      key: "\(isGap ? "gap" : "")@\(place.file):\(place.span.start)", label: "a condition", isGap: isGap)
    return [(Guard(condition: condition, arm: 1), true), (Guard(condition: condition, arm: 0), false)]
  }

  private func decide(_ condition: Condition, in scope: Scope, place: Place) -> [(Guard, Bool)] {
    switch condition {
    case .expression(let expression):
      return booleans(evaluate(expression, in: scope), place: self.place(expression.span, in: scope))
    case .optionalBinding(let pattern, let expression):
      let value: Value
      if let expression {
        boundCalls.insert(self.place(expression.span, in: scope))
        value = evaluate(expression, in: scope)
      } else if case .name(let name) = pattern {
        value = identifier(name, place: place, in: scope)
      } else {
        value = .unknown(Doubt(.unsupportedExpression, "a pattern", place: place))
      }
      bind(pattern, to: present(value), in: scope, place: place)
      return presence(of: value, place: place)
    case .pattern(let pattern, let expression):
      let value = evaluate(expression, in: scope)
      let outcomes = matches(pattern, value, place: place, in: scope)
      bindMatching(pattern, value, in: scope, place: place)
      return outcomes ?? openOutcomes(at: place)
    case .availability(let platforms, let isUnavailable):
      return [(.always, platform(of: scope.file).has(platforms) != isUnavailable)]
    }
  }

  private func bindMatching(_ pattern: Pattern, _ value: Value, in scope: Scope, place: Place) {
    if case .enumCase(let name, let patterns) = pattern, name == "some", let inner = patterns.first {
      bind(inner, to: present(value), in: scope, place: place)
      return
    }
    guard case .choice(let alternatives) = expanded(value, in: scope), case .enumCase(let name, _) = pattern else {
      return bind(pattern, to: value, in: scope, place: place)
    }
    for branch in alternatives.branches {
      if case .instance(let instance) = branch.value, instance.enumCase == name {
        bind(pattern, to: branch.value, in: scope, place: place)
      }
    }
  }

  /// Returns an optional's value where it is there.
  func present(_ value: Value) -> Value {
    switch value {
    case .choice(let alternatives):
      let branches = alternatives.branches.filter { if case .none = $0.value { false } else { true } }
      return branches.isEmpty ? .none : choice(branches, place: nil)
    case .unknown(var doubt):
      doubt.type?.isOptional = false
      doubt.isPresent = true
      return .unknown(doubt)
    default: return value
    }
  }

  /// Returns what forcing an optional gives, which is there.
  func forced(_ value: Value) -> Value {
    if case .unknown(let doubt) = value, doubt.isAbsent { return value }
    let there = present(value)
    if case .none = there { return value }
    return there
  }

  /// Returns whether an optional is there.
  func presence(of value: Value, place: Place) -> [(Guard, Bool)] {
    switch value {
    case .none: return [(.always, false)]
    case .unknown(let doubt) where doubt.isAbsent: return [(.always, false)]
    case .unknown(let doubt) where doubt.isPresent: return [(.always, true)]
    case .choice(let alternatives):
      return alternatives.branches.flatMap { branch in
        presence(of: branch.value, place: place).compactMap { inner in
          branch.condition.and(inner.0).map { ($0, inner.1) }
        }
      }
    case .unknown(let doubt):
      let ways = presence(of: doubt, place: place)
      return [(ways.there, true), (ways.absent, false)]
    default: return [(.always, true)]
    }
  }

  /// Returns an unknown enumeration as its cases.
  func expanded(_ value: Value, in scope: Scope) -> Value {
    guard case .unknown(let doubt) = value, let reference = doubt.type, !reference.isOptional,
      let type = index.type(named: reference.name, in: scope.typeName, file: scope.file), type.kind == .enum
    else { return value }
    return expand(doubt, type: type)
  }

  // MARK: - Patterns

  /// Returns for each way the case that a `switch` takes, with a scope in which its names are bound.
  func select(
    _ subject: Value, _ cases: [SwitchCase], in scope: Scope, place: Place
  ) -> [(Guard, Int?, Scope)] {
    var result: [(Guard, Int?, Scope)] = []
    let value = rawValues(of: subject, place: place) ?? expanded(subject, in: scope)
    let branches: [Alternatives<Value>.Branch]
    if case .choice(let alternatives) = value {
      branches = alternatives.branches
    } else {
      branches = [.init(condition: .always, value: value)]
    }
    for branch in branches {
      for (path, matched) in selectOne(branch.value, cases, in: scope, place: place) {
        guard let both = branch.condition.and(path) else { continue }
        let inner = Scope(parent: scope, file: scope.file)
        if let matched {
          for pattern in cases[matched].patterns { bind(pattern, to: branch.value, in: inner, place: place) }
        }
        result.append((both, matched, inner))
        if result.count > Alternatives<Value>.limit * 2 { return result }
      }
    }
    return result
  }

  private func selectOne(_ value: Value, _ cases: [SwitchCase], in scope: Scope, place: Place) -> [(Guard, Int?)] {
    // Where the cases are no constants to compare with, the value takes one arm of a single condition.
    if case .unknown(let doubt) = value,
      !cases.allSatisfy({ $0.patterns.allSatisfy { isConstant($0, for: doubt, in: scope) } })
    {
      let arms = arms(of: cases, for: value, place: place)
      if !note(arms, of: cases, for: value, in: scope, place: place) {
        return matching(value, cases, in: scope, place: place) ?? arms
      }
      let ways = whereEqual(value, place: place)
      return ways.constants.flatMap { path, constant in
        selectOne(.number(constant), cases, in: scope, place: place).compactMap { inner in
          path.and(inner.0).map { ($0, inner.1) }
        }
      } + arms.compactMap { arm in ways.rest.and(arm.0).map { ($0, arm.1) } }
    }
    return matching(value, cases, in: scope, place: place) ?? arms(of: cases, for: value, place: place)
  }

  /// Returns the cases of a `switch` as the arms of one condition.
  private func arms(of cases: [SwitchCase], for value: Value, place: Place) -> [(Guard, Int?)] {
    let condition = conditions.number(
      key: "switch \(key(of: value))@\(place.file):\(place.span.start)", label: label(of: value),
      arms: cases.map { $0.patterns.first.map(describe) ?? "default" })
    return cases.indices.map { (Guard(condition: condition, arm: $0), $0) }
  }

  /// Returns for each way the case whose pattern a value matches; `nil` where there are too many to follow.
  private func matching(
    _ value: Value, _ cases: [SwitchCase], in scope: Scope, place: Place
  ) -> [(Guard, Int?)]? {
    var pending: [Guard] = [.always]
    var result: [(Guard, Int?)] = []
    for (position, candidate) in cases.enumerated() {
      var outcomes: [(Guard, Bool)] = candidate.patterns.isEmpty ? [(.always, true)] : []
      for pattern in candidate.patterns {
        guard let matched = matches(pattern, value, place: place, in: scope),
          let both = outcomes.isEmpty ? matched : either(outcomes, matched)
        else { return nil }
        outcomes = both
      }
      if let clause = candidate.guardExpression {
        let inner = Scope(parent: scope, file: scope.file)
        for pattern in candidate.patterns { bind(pattern, to: value, in: inner, place: place) }
        // Of what no pattern takes, the clause asks nothing.
        if outcomes.contains(where: \.1) {
          guard let both = both(outcomes, booleans(evaluate(clause, in: inner), place: place)) else { return nil }
          outcomes = both
        }
      }
      // A `switch` is exhaustive: what no case before took and the last one can take, it takes.
      let isLast = position == cases.count - 1 && candidate.guardExpression == nil
      var next: [Guard] = []
      for before in pending {
        if isLast, outcomes.contains(where: { $0.1 && before.agrees(with: $0.0) }) {
          result.append((before, position))
          continue
        }
        for (path, outcome) in outcomes {
          guard let combined = before.and(path) else { continue }
          if outcome { result.append((combined, position)) } else { next.append(combined) }
        }
      }
      pending = next
      if pending.isEmpty { break }
      if pending.count + result.count > Self.maximumOutcomes { return nil }
    }
    return result + pending.map { ($0, nil) }
  }

  private func either(_ left: [(Guard, Bool)], _ right: [(Guard, Bool)]) -> [(Guard, Bool)]? {
    product(left, right) { $0 || $1 }
  }

  /// Returns whether both hold; `nil` where there are too many ways to follow.
  func both(_ left: [(Guard, Bool)], _ right: [(Guard, Bool)]) -> [(Guard, Bool)]? {
    product(left, right) { $0 && $1 }
  }

  private func product(
    _ left: [(Guard, Bool)], _ right: [(Guard, Bool)], _ combine: (Bool, Bool) -> Bool
  ) -> [(Guard, Bool)]? {
    var result: [(Guard, Bool)] = []
    for first in left {
      // What decides alone is not told apart by what comes after it.
      if combine(first.1, true) == combine(first.1, false) {
        result.append((first.0, combine(first.1, true)))
        continue
      }
      for second in right {
        guard let path = first.0.and(second.0) else { continue }
        result.append((path, combine(first.1, second.1)))
      }
      if result.count > Self.maximumOutcomes { return nil }
    }
    return result
  }

  /// Returns a pattern in words.
  func describe(_ pattern: Pattern) -> String {
    switch pattern {
    case .enumCase(let name, _): ".\(name)"
    case .expression(let expression):
      switch expression.kind {
      case .member(_, let name, _): expression.dottedName ?? ".\(name)"
      case .identifier(let name): name
      case .integer(let value): String(value)
      case .string(let segments):
        if case .text(let text)? = segments.first { "\"\(text)\"" } else { "a string" }
      default: "a value"
      }
    case .name(let name): name
    default: "_"
    }
  }

  /// Returns whether a value matches a pattern; `nil` where there are too many ways to follow.
  func matches(_ pattern: Pattern, _ value: Value, place: Place, in scope: Scope) -> [(Guard, Bool)]? {
    if case .choice(let alternatives) = value {
      var result: [(Guard, Bool)] = []
      for branch in alternatives.branches {
        guard let outcomes = matches(pattern, branch.value, place: place, in: scope) else { return nil }
        result += outcomes.compactMap { inner in branch.condition.and(inner.0).map { ($0, inner.1) } }
        if result.count > Self.maximumOutcomes { return nil }
      }
      return result
    }
    switch pattern {
    case .wildcard, .name: return [(.always, true)]
    case .enumCase(let name, let patterns):
      return matchesCase(name, patterns, expanded(value, in: scope), place: place, in: scope)
    case .expression(let expression):
      if let raw = rawValues(of: value, place: place) { return matches(pattern, raw, place: place, in: scope) }
      if let outcomes = contains(expression, value, in: scope, place: place) { return outcomes }
      if let outcomes = lies(in: expression, value, in: scope, place: place) { return outcomes }
      let other = evaluate(expression, in: scope)
      if let answer = lies(in: other, value, place: place) { return booleans(answer, place: place) }
      return booleans(equals(expanded(value, in: scope), other, place: place), place: place)
    case .tuple(let patterns):
      guard case .tuple(let elements) = value, elements.count == patterns.count else { break }
      return matches(patterns, elements, place: place, in: scope)
    default: break
    }
    let unknown = unknownBoolean(value, suffix: " matches \(describe(pattern))", place: place)
    return booleans(unknown, place: place)
  }
}
