import SourceFacts

/// Opacities of a view that stands in another arm of a condition without them, or with others.
///
/// They dim what is there in a state, as an opacity does that is chosen by the condition (S-32, S-58).
struct StateOpacities {
  /// For each arm the opacities set in it, each with the path of an arm that has another one.
  private var arms: [[Place: Guard]] = []

  init(_ alternatives: Alternatives<ViewNode>, _ evaluator: Evaluator) {
    guard alternatives.branches.count > 1, alternatives.branches.contains(where: { Self.isFaded($0.value) }) else {
      return
    }
    let parts = alternatives.branches.map { Self.parts(of: $0.value, in: [], evaluator) }
    arms = parts.indices.map { arm in
      parts[arm].reduce(into: [:]) { found, part in
        let other = parts.indices.first { other in
          other != arm && parts[other].contains { $0.view == part.view && $0.opacities != part.opacities }
        }
        guard let other else { return }
        for call in part.calls { found[call.place] = alternatives.branches[other].condition }
      }
    }
  }

  /// Returns the opacities of an arm, each with the path of another arm.
  func inArm(_ arm: Int) -> [Place: Guard] { arms.isEmpty ? [:] : arms[arm] }

  /// A view with the opacities around it.
  private struct Part {
    /// What it is made of.
    let view: String
    let calls: [ModifierCall]
    let opacities: [String]
  }

  private static func isFaded(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let inner, let call): call.name == "opacity" || isFaded(inner)
    case .placed(let inner, _): isFaded(inner)
    case .list(let nodes): nodes.contains(where: isFaded)
    default: false
    }
  }

  private static func parts(of node: ViewNode, in calls: [ModifierCall], _ evaluator: Evaluator) -> [Part] {
    switch node {
    case .modified(let inner, let call):
      return parts(of: inner, in: call.name == "opacity" ? calls + [call] : calls, evaluator)
    case .placed(let inner, _): return parts(of: inner, in: calls, evaluator)
    case .list(let nodes): return nodes.flatMap { parts(of: $0, in: calls, evaluator) }
    case .component(let component):
      let made = evaluator.sourceKey(of: component.arguments) ?? "\(component.place)"
      return [part("\(component.name)\(made)", calls, evaluator)]
    case .custom(let instance, _): return [part(evaluator.key(of: .instance(instance)), calls, evaluator)]
    case .empty, .choice, .concatenated, .unknown: return []
    }
  }

  private static func part(_ view: String, _ calls: [ModifierCall], _ evaluator: Evaluator) -> Part {
    Part(view: view, calls: calls, opacities: calls.map { evaluator.key(of: $0.arguments) })
  }
}
