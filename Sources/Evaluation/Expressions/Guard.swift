/// A conjunction of decisions under which a value holds; the empty one always holds.
struct Guard: Hashable, Sendable {
  /// A decision: the condition's number and the arm that is taken.
  struct Decision: Hashable, Sendable {
    // Paths of many decisions are kept for every leaf, so they are kept small: the condition in 24 bits, what is
    // compared in 24 more, the arm in 15, and one for what is compared with nil.
    fileprivate let bits: UInt64

    private static let width = 24
    private static let mask = UInt64(1) << width - 1

    var condition: Int { Int(bits & Self.mask) }
    var arm: Int { Int(bits >> (2 * Self.width) & (Self.nilBit - 1)) }
    /// The number of the value that several conditions compare with a constant each; 0 for other conditions.
    var compared: Int { Int(bits >> Self.width & Self.mask) }

    /// True where the condition is that the value is not nil: where it does not hold, the value equals no constant.
    var asksNil: Bool { bits >> (2 * Self.width) >= Self.nilBit }

    private static let nilBit = UInt64(1) << 15

    init(condition: Int, arm: Int, compared: Int = 0, asksNil: Bool = false) {
      precondition(condition >> Self.width == 0 && compared >> Self.width == 0 && arm >> 15 == 0)
      let high = UInt64(arm) | (asksNil ? Self.nilBit : 0)
      bits = high << (2 * Self.width) | UInt64(compared) << Self.width | UInt64(condition)
    }

    /// Returns the decision for another arm of its condition.
    func taking(_ arm: Int) -> Decision {
      Decision(condition: condition, arm: arm, compared: compared, asksNil: asksNil)
    }

    /// True where it says that a value equals a constant, or is nil.
    fileprivate var equalsConstant: Bool { compared != 0 && arm == (asksNil ? 0 : 1) }

    /// What is compared follows from the condition.
    func hash(into hasher: inout Hasher) { hasher.combine(condition &* 128 &+ arm) }
  }

  /// The decisions are mixed before they are hashed: one step of hashing costs as much as many of these.
  func hash(into hasher: inout Hasher) {
    hasher.combine(decisions.reduce(0) { ($0 ^ $1.bits) &* 0x9E37_79B9_7F4A_7C15 ^ $0 >> 29 })
  }

  /// The decisions, ordered by condition, each condition at most once.
  private(set) var decisions: [Decision] = []

  /// The guard that always holds.
  static let always = Guard()

  init() {}

  init(condition: Int, arm: Int, compared: Int = 0) {
    decisions = [Decision(condition: condition, arm: arm, compared: compared)]
  }

  init(_ decision: Decision) {
    decisions = [decision]
  }

  /// Returns both conditions together, or `nil` if they exclude each other.
  func and(_ other: Guard) -> Guard? {
    if other.decisions.isEmpty { return self }
    if decisions.isEmpty { return other }
    guard let shared = decisionsShared(with: other) else { return nil }
    // Guards are kept for every form of a value: where one says all that the other one does, both are one array.
    if shared == other.decisions.count { return Self.equalsTwoConstants(decisions) ? nil : self }
    if shared == decisions.count { return Self.equalsTwoConstants(other.decisions) ? nil : other }
    var merged: [Decision] = []
    merged.reserveCapacity(decisions.count + other.decisions.count - shared)
    var left = 0
    var right = 0
    while left < decisions.count || right < other.decisions.count {
      if right == other.decisions.count {
        merged.append(decisions[left])
        left += 1
      } else if left == decisions.count || other.decisions[right].condition < decisions[left].condition {
        merged.append(other.decisions[right])
        right += 1
      } else {
        if decisions[left].condition == other.decisions[right].condition { right += 1 }
        merged.append(decisions[left])
        left += 1
      }
    }
    if Self.equalsTwoConstants(merged) { return nil }
    var result = Guard()
    result.decisions = merged
    return result
  }

  /// Returns how many decisions both take alike; `nil` where they decide a condition otherwise.
  private func decisionsShared(with other: Guard) -> Int? {
    // Of all that is asked of guards this is asked most often.
    decisions.withUnsafeBufferPointer { own in
      other.decisions.withUnsafeBufferPointer { others in
        var (left, right, shared) = (0, 0, 0)
        while left < own.count, right < others.count {
          let (first, second) = (own[left], others[right])
          if first.bits == second.bits {
            shared += 1
            left += 1
            right += 1
          } else if first.condition == second.condition {
            if first.arm != second.arm { return nil }
            left += 1
            right += 1
          } else if first.condition < second.condition {
            left += 1
          } else {
            right += 1
          }
        }
        return shared
      }
    }
  }

  /// True where it takes all decisions of another guard, so that it holds only where that one does.
  func implies(_ other: Guard) -> Bool {
    if other.decisions.count > decisions.count { return false }
    var position = 0
    for decision in other.decisions {
      while position < decisions.count, decisions[position].condition < decision.condition { position += 1 }
      guard position < decisions.count, decisions[position] == decision else { return false }
      position += 1
    }
    return true
  }

  /// True where both conditions can hold together.
  func agrees(with other: Guard) -> Bool {
    if decisions.isEmpty || other.decisions.isEmpty { return true }
    if decisionsShared(with: other) == nil { return false }
    // Of what equals constants one may exclude another one.
    return !decisions.contains { own in
      own.equalsConstant
        && other.decisions.contains {
          $0.equalsConstant && $0.compared == own.compared && $0.condition != own.condition
        }
    }
  }

  /// True where one value would equal two constants at once.
  private static func equalsTwoConstants(_ decisions: [Decision]) -> Bool {
    for (position, decision) in decisions.enumerated() where decision.equalsConstant {
      let others = decisions[..<position]
      if others.contains(where: { $0.equalsConstant && $0.compared == decision.compared }) { return true }
    }
    return false
  }

  /// Hands out each condition that is decided, with a number that is equal for guards which say the same of all others.
  func forEachGap(_ body: (_ rest: UInt64, _ condition: Int) -> Void) {
    func mixed(_ bits: UInt64) -> UInt64 {
      let product = bits &* 0x9E37_79B9_7F4A_7C15
      return (product ^ product >> 32) &* 0xD6E8_FEB8_6659_FD93
    }
    let all = decisions.reduce(0) { $0 &+ mixed($1.bits) }
    for decision in decisions { body(all &- mixed(decision.bits), decision.condition) }
  }

  /// Returns the decisions that both take alike.
  func common(with other: Guard) -> Guard {
    if other.implies(self) { return self }
    var position = 0
    return removing { decision in
      while position < other.decisions.count, other.decisions[position].condition < decision.condition { position += 1 }
      return position == other.decisions.count || other.decisions[position] != decision
    }
  }

  /// Returns the arm taken for a condition, if it is decided.
  func arm(of condition: Int) -> Int? {
    for decision in decisions where decision.condition >= condition {
      return decision.condition == condition ? decision.arm : nil
    }
    return nil
  }

  /// Returns the guard with each decision put in other words, or left out.
  func rewording(_ transform: (Decision) -> Decision?) -> Guard {
    var result = self
    result.decisions = decisions.compactMap(transform).sorted { $0.condition < $1.condition }
    return result
  }

  /// Returns what the guard says beyond another one, or `nil` if they exclude each other.
  func beyond(_ other: Guard) -> Guard? {
    agrees(with: other) ? removing { other.arm(of: $0.condition) != nil } : nil
  }

  /// Returns the guard without the decisions that the predicate names.
  func removing(where predicate: (Decision) -> Bool) -> Guard {
    var result = self
    result.decisions.removeAll(where: predicate)
    return result
  }
}

extension [Guard] {
  /// The decisions that all of them take alike.
  var common: Guard { dropFirst().reduce(first ?? .always) { $0.common(with: $1) } }
}

/// A value together with the guards under which it takes each form; the guards exclude each other.
struct Alternatives<Element> {
  /// One form of the value.
  struct Branch {
    var condition: Guard
    var value: Element
  }

  /// The forms; never empty.
  var branches: [Branch]

  init(_ value: Element) {
    branches = [Branch(condition: .always, value: value)]
  }

  init(branches: [Branch]) {
    self.branches = branches
  }

  /// The most forms that are followed before a value is given up.
  static var limit: Int { 64 }

  /// The value, where there is only one form.
  var single: Element? { branches.count == 1 ? branches[0].value : nil }

  /// True where the value takes one form whatever holds.
  var isUnconditional: Bool { branches.count == 1 && branches[0].condition.decisions.isEmpty }

  func map<Result>(_ transform: (Element) -> Result) -> Alternatives<Result> {
    Alternatives<Result>(
      branches: branches.map { .init(condition: $0.condition, value: transform($0.value)) })
  }

  /// Returns the forms of the values that each form leads to.
  func flatMap<Result>(_ transform: (Element) -> Alternatives<Result>) -> Alternatives<Result> {
    Alternatives<Result>(
      branches: branches.flatMap { branch in
        transform(branch.value).branches.compactMap { inner in
          branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
        }
      })
  }

  /// Combines the forms of two values whose guards agree.
  func combined<Other>(with other: Alternatives<Other>) -> Alternatives<(Element, Other)> {
    var result: [Alternatives<(Element, Other)>.Branch] = []
    for left in branches {
      for right in other.branches {
        guard let condition = left.condition.and(right.condition) else { continue }
        result.append(.init(condition: condition, value: (left.value, right.value)))
      }
    }
    return Alternatives<(Element, Other)>(branches: result)
  }

  /// Returns the same forms on other paths.
  func rewording(_ transform: (Guard) -> Guard) -> Alternatives {
    Alternatives(branches: branches.map { .init(condition: transform($0.condition), value: $0.value) })
  }

  /// Keeps the forms that can hold under a guard.
  func restricted(to condition: Guard) -> Alternatives {
    guard branches.count > 1 else { return self }
    return Alternatives(branches: branches.filter { $0.condition.agrees(with: condition) })
  }
}

extension Alternatives: Equatable where Element: Equatable {}
extension Alternatives: Hashable where Element: Hashable {}
extension Alternatives: Sendable where Element: Sendable {}
extension Alternatives.Branch: Equatable where Element: Equatable {}
extension Alternatives.Branch: Hashable where Element: Hashable {}
extension Alternatives.Branch: Sendable where Element: Sendable {}
