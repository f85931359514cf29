import Testing

@testable import Evaluation

/// Conjunctions of decisions.
struct GuardTests {
  private func path(_ decisions: (Int, Int)...) -> Guard {
    decisions.reduce(.always) { $0.and(Guard(condition: $1.0, arm: $1.1)) ?? .always }
  }

  @Test("a guard implies those whose decisions it takes all")
  func implication() {
    let long = path((7, 1), (9, 0), (12, 2))
    #expect(long.implies(.always) && long.implies(long) && long.implies(path((7, 1), (12, 2))))
    #expect(!long.implies(path((7, 0))) && !long.implies(path((8, 1))) && !long.implies(path((7, 1), (13, 0))))
    #expect(!path((7, 1)).implies(long))
    // A decision that says what a value equals is more than one that does not.
    #expect(!path((7, 1)).implies(Guard(condition: 7, arm: 1, compared: 6)))
  }

  @Test("what two guards have in common are the decisions that both take alike")
  func common() {
    let long = path((7, 1), (9, 0), (12, 2))
    #expect(long.common(with: path((7, 1), (9, 1), (12, 2), (15, 0))) == path((7, 1), (12, 2)))
    #expect(long.common(with: long) == long)
    #expect(path((9, 0)).common(with: long) == path((9, 0)))
    #expect(long.common(with: path((1, 0))) == .always)
  }

  @Test("an arm is told of decided conditions alone")
  func arms() {
    let long = path((7, 1), (12, 2))
    #expect(long.arm(of: 7) == 1 && long.arm(of: 12) == 2)
    #expect(long.arm(of: 6) == nil && long.arm(of: 9) == nil && long.arm(of: 13) == nil)
  }
}
