import Scene
import SourceFacts

/// Controls and rows that take no touches on some path, which are disabled there (S-101).
extension CodeRenderer {
  /// Parts the paths on which code lets an object take no touches from those on which it does; one that never takes any
  /// is there to be read.
  func touchable(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    guard CodeClasses.isControl(object.kind) || CodeClasses.isCell(object.kind),
      let settings = object.settings["isUserInteractionEnabled"]
    else { return [environment] }
    let answers = settings.branches.flatMap { branch in
      touches(of: branch.value?.value).compactMap { answer in
        branch.condition.and(answer.path).map { (path: $0, isTouchable: answer.isTouchable) }
      }
    }
    guard answers.contains(where: { $0.isTouchable == false }), answers.contains(where: { $0.isTouchable == true })
    else { return [environment] }
    return answers.compactMap { answer in
      guard let path = environment.path.and(answer.path) else { return nil }
      var inner = environment
      inner.path = path
      if answer.isTouchable == false { inner.exemption = inner.exemption ?? .disabled }
      return inner
    }
  }

  /// What the property is set to, on each path; `nil` where nothing sets it or that is not told.
  private func touches(of value: Value?) -> [(path: Guard, isTouchable: Bool?)] {
    switch value {
    case .bool(let flag)?: return [(.always, flag)]
    case .choice(let all)?:
      return all.branches.flatMap { branch in
        touches(of: branch.value).compactMap { answer in
          branch.condition.and(answer.path).map { ($0, answer.isTouchable) }
        }
      }
    case .unknown(let doubt)?:
      guard let asked = evaluator.conditions.number(of: doubt.key) else { return [(.always, nil)] }
      return [0, 1].map { (Guard(condition: asked, arm: $0), $0 == 1) }
    default: return [(.always, nil)]
    }
  }
}
