import Scene

extension FollowedWays.Way {
  /// True where a view of the same look, or a screen, shows nothing on another way that it does not on this one. Of the
  /// decisions on the way to a screen only those bind it that can't change.
  /// - Parameter readsEnvironment: False where nothing of it was read on this way, so that it may be any other.
  func covers(
    _ other: FollowedWays.Way, isScreen: Bool, readsEnvironment: Bool, _ evaluator: Evaluator
  ) -> Bool {
    var sameness = Sameness(renamingIn: evaluator.conditions)
    guard sameness.holds(value, other.value),
      !readsEnvironment || sameness.holdsForBody(environment, other.environment)
    else { return false }
    guard
      isScreen
        ? sameness.holdsForScreen(environment, other.environment)
        : sameness.holds(environment.styles, other.environment.styles)
    else { return false }
    let path = isScreen ? evaluator.conditions.lasting(in: environment.path) : environment.path
    let relevance = Relevance(sameness: sameness, evaluator: evaluator)
    return path.decisions.allSatisfy { decision in
      guard relevance.holds(of: decision.condition) else { return true }
      guard let renamed = relevance.renaming(decision.condition), relevance.holds(of: renamed) else { return false }
      return other.environment.path.arm(of: renamed) == decision.arm
    }
  }

  /// True where the other way takes all decisions of this one that name no instance: any view can ask for them again.
  func agreesOpenly(with other: FollowedWays.Way, _ evaluator: Evaluator) -> Bool {
    environment.path.decisions.allSatisfy { decision in
      !evaluator.conditions.conditions[decision.condition].identities.isEmpty
        || other.environment.path.arm(of: decision.condition) == decision.arm
    }
  }

  /// True where the view can tell one of some decisions, or too much is made of what it is given to find that out.
  func canTell(_ decisions: [Guard.Decision], _ evaluator: Evaluator) -> Bool {
    var sameness = Sameness(renamingIn: evaluator.conditions)
    if !sameness.holds(value, value) { return true }
    let relevance = Relevance(sameness: sameness, evaluator: evaluator)
    return decisions.contains { relevance.holds(of: $0.condition) }
  }
}

/// Tells which conditions two views can tell that are the same but for identities: those on which forms of what they are
/// given depend, and those that their code can ask for again, of the whole program or of what they are given. How their
/// surroundings depend on others is part of their look.
private struct Relevance {
  let sameness: Sameness
  let evaluator: Evaluator

  /// True for a condition that the views can tell.
  func holds(of condition: Int) -> Bool {
    let identities = evaluator.conditions.conditions[condition].identities
    if identities.isEmpty || identities.contains(where: evaluator.sharedIdentities.contains) { return true }
    guard identities.contains(where: sameness.isMet) else { return false }
    let key = evaluator.conditions.conditions[condition].key
    return sameness.subjects.contains { Sameness.key(key, asksOf: $0) }
  }

  /// Returns what a condition on the left is on the right, if it was met.
  func renaming(_ condition: Int) -> Int? {
    if evaluator.conditions.conditions[condition].identities.isEmpty { return condition }
    return evaluator.conditions.number(of: sameness.renaming(evaluator.conditions.conditions[condition].key))
  }
}
