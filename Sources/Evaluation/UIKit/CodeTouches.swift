import Scene
import SourceFacts

/// Views that code disables on some path: they take no touches there, or assistive technologies are told so (S-101).
extension CodeRenderer {
  /// Parts the paths on which code disables an object from those on which it does not; one that is never enabled is there
  /// to be read.
  func touchable(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    abilities(of: object).filter(\.isCertain).reduce([environment]) { $0.flatMap($1.parted) }
  }

  /// Notes that an object takes no touches on some paths, in which there may be texts that need none.
  mutating func noteIdle(_ object: CodeObject) { idle += abilities(of: object).filter { !$0.isCertain } }

  /// What code tells of whether an object is enabled.
  private func abilities(of object: CodeObject) -> [Ability] {
    let isControl = CodeClasses.isControl(object.kind) || CodeClasses.isCell(object.kind)
    var properties = [("isUserInteractionEnabled", isControl), ("accessibilityTraits", true)]
    if isControl || CodeClasses.isText(object.kind) { properties.append(("isEnabled", false)) }
    return properties.compactMap { property, isCertain in
      let answers = (object.settings[property]?.branches ?? []).flatMap { branch in
        evaluator.abilities(toldBy: branch.value?.value).compactMap { answer in
          branch.condition.and(answer.path).map { Ability.Answer(path: $0, isEnabled: answer.isEnabled) }
        }
      }
      return Ability(answers, isCertain: isCertain, evaluator.conditions)
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
    guard names.contains(where: \.isNotEnabled) else { return }
    var owner = scope.selfValue
    if case .member(.some(let base), _, _) = traits.kind { owner = evaluator.evaluate(base, in: scope) }
    let setting = CodeSetting(value: isAdded ? .array(names) : .array([]), place: place)
    for instance in owner.map(objectsIn) ?? [] { record("accessibilityTraits", setting, of: instance.identity) }
  }
}
