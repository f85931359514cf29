import SourceFacts

/// A question of whether a number of the running program is a constant.
struct Equality {
  var number: Double
  var question: Doubt
}

/// Where a number is known to equal a constant, what else is asked of it is decided: on the path of `level == 100`
/// neither `level < 20` holds nor `case ...10` (S-58).
extension Evaluator {
  /// The most constants of a number by which its ranges are decided.
  private static let maximumConstants = 4

  /// Notes that a number was asked to equal a constant.
  func note(_ equality: Equality, of subject: String) {
    let known = equalities[subject] ?? []
    guard known.count < Self.maximumConstants,
      !known.contains(where: { $0.question.key == equality.question.key })
    else { return }
    equalities[subject] = known + [equality]
  }

  /// Returns the paths on which a value is one of the constants that were asked for, and the path on which it is none.
  func whereEqual(_ value: Value, place: Place) -> (constants: [(Guard, Double)], rest: Guard) {
    guard case .unknown(let doubt) = value else { return ([], .always) }
    var rest = Guard.always
    var constants: [(Guard, Double)] = []
    for equality in equalities[doubt.key] ?? [] {
      for (path, holds) in booleans(.unknown(equality.question), place: place) {
        if holds { constants.append((path, equality.number)) } else { rest = rest.and(path) ?? rest }
      }
    }
    return (constants, rest)
  }

  /// Returns what stands for a comparison that is not known: `a < b`, `b > a` and what is neither `a >= b` nor `b <= a`
  /// are one question, which is put as it was asked first (S-58).
  func compared(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value {
    guard let other = Self.comparisons[symbol], let opposite = Self.comparisons[other.opposite] else {
      return open(symbol, left, right, place: place)
    }
    if askedComparisons.contains(key(of: other.mirrored, right, left)) {
      return open(other.mirrored, right, left, place: place)
    }
    if askedComparisons.contains(key(of: other.opposite, left, right)) {
      return prefix("!", open(other.opposite, left, right, place: place), place: place)
    }
    if askedComparisons.contains(key(of: opposite.mirrored, right, left)) {
      return prefix("!", open(opposite.mirrored, right, left, place: place), place: place)
    }
    askedComparisons.insert(key(of: symbol, left, right))
    return open(symbol, left, right, place: place)
  }

  /// For each comparison the one that says the same of its operands in the other order, and the one that holds where it
  /// does not.
  static let comparisons: [String: (mirrored: String, opposite: String)] = [
    "<": (">", ">="), ">": ("<", "<="), "<=": (">=", ">"), ">=": ("<=", "<"),
  ]
}
