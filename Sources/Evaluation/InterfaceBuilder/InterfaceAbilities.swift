import Scene
import SourceFacts

/// Objects of interface files that code disables on some path (S-101).
extension InterfaceDocument {
  /// What code tells of whether an object is enabled.
  func abilities(of object: InterfaceObject) -> [Ability] {
    ["isUserInteractionEnabled", "isEnabled"].compactMap { property in
      if code.assignments(to: property).isEmpty { return nil }
      let written = reaching([property], object)
      let told = withCode(Alternatives<Bool?>(nil), by: written) { one in
        Alternatives(
          branches: evaluator.abilities(toldBy: value(of: one, as: "Bool"), isAsked: true).map {
            .init(condition: $0.path, value: $0.isEnabled)
          })
      }
      guard !written.isEmpty, let told else { return nil }
      return Ability(
        told.branches.map { Ability.Answer(path: $0.condition, isEnabled: $0.value) }, isCertain: false,
        evaluator.conditions)
    }
  }
}
