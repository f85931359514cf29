import Scene
import SourceFacts

/// What code tells of whether a view is enabled, by one of the properties that disable it on some paths alone (S-101).
struct Ability {
  struct Answer {
    var path: Guard
    /// `nil` where nothing sets the property or that is not told.
    var isEnabled: Bool?
  }

  private var answers: [Answer]
  /// True where the view is disabled by that, whatever it looks like.
  var isCertain: Bool

  /// Creates it from what a property says on each path; `nil` unless that disables the view on some of them alone.
  init?(_ answers: [Answer], isCertain: Bool, _ conditions: ConditionTable) {
    let no = answers.filter { $0.isEnabled == false }
    // What is done by a function that something calls at some time is for good, unless another one takes it back.
    guard !no.isEmpty,
      answers.contains(where: { $0.isEnabled == true })
        || no.allSatisfy({ $0.path.decisions.contains { conditions.isPath($0.condition) } })
    else { return nil }
    self.answers = answers
    self.isCertain = isCertain
  }

  /// Parts the paths on which a view is disabled from the others.
  func parted(_ environment: Environment) -> [Environment] {
    answers.compactMap { answer in
      guard let path = environment.path.and(answer.path) else { return nil }
      var inner = environment
      inner.path = path
      if answer.isEnabled == false { inner.exemption = inner.exemption ?? .disabled }
      return inner
    }
  }

  /// Parts the paths on which views around a leaf are disabled where it looks otherwise on them.
  static func parted(
    _ leaf: Leaf, _ environment: Environment, by abilities: [Ability], _ conditions: ConditionTable
  ) -> [Environment] {
    if abilities.isEmpty { return [environment] }
    let looks = (leaf.style?.branches.map(\.condition) ?? []) + environment.backdrop.entries.flatMap(\.conditions)
    let changing = Set(looks.flatMap { $0.decisions.map(\.condition) })
    return abilities.reduce([environment]) { environments, ability in
      let asked = ability.answers.filter { $0.isEnabled == false }.flatMap { $0.path.decisions.map(\.condition) }
      let isAsked = asked.contains { conditions.isPath($0) && changing.contains($0) }
      return isAsked ? environments.flatMap(ability.parted) : environments
    }
  }
}

extension Evaluator {
  /// What a property is set to that enables a view, on each path; a value of the running program is asked for, as far as
  /// anything else asks for it, too.
  func abilities(toldBy value: Value?, isAsked: Bool = false) -> [Ability.Answer] {
    switch value {
    case .bool(let flag)?: return [Ability.Answer(path: .always, isEnabled: flag)]
    case .choice(let all)?:
      return all.branches.flatMap { branch in
        abilities(toldBy: branch.value, isAsked: isAsked).compactMap { answer in
          branch.condition.and(answer.path).map { Ability.Answer(path: $0, isEnabled: answer.isEnabled) }
        }
      }
    case .unknown(let doubt)?:
      let known = conditions.number(of: doubt.key)
      guard let asked = known ?? (isAsked ? conditions.number(key: doubt.key, label: doubt.label) : nil) else {
        return [Ability.Answer(path: .always)]
      }
      return [0, 1].map { Ability.Answer(path: Guard(condition: asked, arm: $0), isEnabled: $0 == 1) }
    case .implicit?: return [Ability.Answer(path: .always, isEnabled: value?.isNotEnabled == false)]
    case .array(let traits)?:
      return [Ability.Answer(path: .always, isEnabled: !traits.contains(where: \.isNotEnabled))]
    default: return [Ability.Answer(path: .always)]
    }
  }
}

extension Value {
  /// True for the trait by which assistive technologies know what is disabled.
  var isNotEnabled: Bool { CodeRenderer.name(of: self) == "notEnabled" }
}

extension BackdropStack.Entry {
  /// The conditions on which it looks one way or another.
  fileprivate var conditions: [Guard] {
    switch self {
    case .layer(let layer): layer.paint.branches.map(\.condition)
    case .group(let opacity, _): opacity.branches.map(\.condition)
    }
  }
}
