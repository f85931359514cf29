import Scene
import SourceFacts

/// Views that code disables on some path: they take no touches there, or assistive technologies are told so (S-101).
extension CodeRenderer {
  /// Parts the paths on which code disables an object from those on which it does not; one that is never enabled is there
  /// to be read.
  func touchable(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    disabling(of: object).filter { $0.contains(where: \.isCertain) }.reduce([environment]) { environments, answers in
      environments.flatMap { Self.parted($0, by: answers) }
    }
  }

  private static func parted(_ environment: Environment, by answers: [Answer]) -> [Environment] {
    answers.compactMap { answer in
      guard let path = environment.path.and(answer.path) else { return nil }
      var inner = environment
      inner.path = path
      if answer.isEnabled == false { inner.exemption = inner.exemption ?? .disabled }
      return inner
    }
  }

  /// Notes that an object takes no touches on some paths, in which there may be texts that need none.
  mutating func noteIdle(_ object: CodeObject) {
    idle += disabling(of: object).filter { !$0.contains(where: \.isCertain) }
  }

  /// Parts the paths on which the views around take no touches, where a leaf looks otherwise on them: it is disabled there.
  func parted(_ leaf: Leaf, _ environment: Environment) -> [Environment] {
    if idle.isEmpty { return [environment] }
    let looks = (leaf.style?.branches.map(\.condition) ?? []) + environment.backdrop.entries.flatMap(\.conditions)
    let changing = Set(looks.flatMap { $0.decisions.map(\.condition) })
    return idle.reduce([environment]) { environments, answers in
      let asked = answers.filter { $0.isEnabled == false }.flatMap { $0.path.decisions.map(\.condition) }
      if !asked.contains(where: { evaluator.conditions.isPath($0) && changing.contains($0) }) { return environments }
      return environments.flatMap { Self.parted($0, by: answers) }
    }
  }

  /// What code tells of an object on a path.
  struct Answer {
    var path: Guard
    /// `nil` where nothing sets it or that is not told.
    var isEnabled: Bool?
    /// True where the object is disabled by that, whatever it looks like.
    var isCertain: Bool
  }

  /// What code tells by each property that disables an object on some paths alone.
  private func disabling(of object: CodeObject) -> [[Answer]] {
    let isControl = CodeClasses.isControl(object.kind) || CodeClasses.isCell(object.kind)
    var result = [answers("isUserInteractionEnabled", of: object, isCertain: isControl)]
    if isControl || CodeClasses.isText(object.kind) { result.append(answers("isEnabled", of: object, isCertain: true)) }
    result.append(answers("accessibilityTraits", of: object, isCertain: true))
    return result.filter { answers in
      let no = answers.filter { $0.isEnabled == false }
      // What is done by a function that something calls at some time is for good, unless another one takes it back.
      return !no.isEmpty
        && (answers.contains { $0.isEnabled == true }
          || no.allSatisfy { $0.path.decisions.contains { evaluator.conditions.isPath($0.condition) } })
    }
  }

  private func answers(_ property: String, of object: CodeObject, isCertain: Bool) -> [Answer] {
    (object.settings[property]?.branches ?? []).flatMap { branch in
      answers(of: branch.value?.value).compactMap { answer in
        branch.condition.and(answer.path).map {
          Answer(path: $0, isEnabled: answer.isEnabled, isCertain: isCertain)
        }
      }
    }
  }

  /// What a property is set to, on each path; `nil` where nothing sets it or that is not told.
  private func answers(of value: Value?) -> [(path: Guard, isEnabled: Bool?)] {
    switch value {
    case .bool(let flag)?: return [(.always, flag)]
    case .choice(let all)?:
      return all.branches.flatMap { branch in
        answers(of: branch.value).compactMap { answer in
          branch.condition.and(answer.path).map { ($0, answer.isEnabled) }
        }
      }
    case .unknown(let doubt)?:
      guard let asked = evaluator.conditions.number(of: doubt.key) else { return [(.always, nil)] }
      return [0, 1].map { (Guard(condition: asked, arm: $0), $0 == 1) }
    case .implicit?: return [(.always, CodeRenderer.name(of: value) != "notEnabled")]
    case .array(let traits)?: return [(.always, !traits.contains { CodeRenderer.name(of: $0) == "notEnabled" })]
    default: return [(.always, nil)]
    }
  }
}

extension CodeRun {
  /// Notes that a view is told to be disabled, or no longer, by the traits that assistive technologies know it by.
  func noteTraits(_ expression: Expression, in scope: Scope, place: Place) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let traits), let name, _) = callee.kind,
      let isAdded = ["insert": true, "formUnion": true, "remove": false, "subtract": false][name],
      traits.lastName == "accessibilityTraits"
    else { return }
    let changed = arguments.map { evaluator.evaluate($0.value, in: scope) }
    let names = changed.flatMap { value -> [Value] in if case .array(let values) = value { values } else { [value] } }
    guard names.contains(where: { CodeRenderer.name(of: $0) == "notEnabled" }) else { return }
    var owner = scope.selfValue
    if case .member(.some(let base), _, _) = traits.kind { owner = evaluator.evaluate(base, in: scope) }
    let setting = CodeSetting(value: isAdded ? .array(names) : .array([]), place: place)
    for instance in owner.map(objectsIn) ?? [] { record("accessibilityTraits", setting, of: instance.identity) }
  }
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
