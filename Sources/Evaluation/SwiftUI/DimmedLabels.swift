import SourceFacts

/// Texts that are dimmed under the very condition that disables a control beside them: they may be its label, of which
/// no contrast is asked while it can't be used (S-101).
struct DimmedLabels {
  /// The outcomes of what disables each child of a stack that is disabled on some paths.
  private let outcomes: [(child: Int, paths: [(path: Guard, isDisabled: Bool)])]
  private let renderer: Renderer

  /// What dims a view.
  private static let dimming: Set<String> = [
    "opacity", "foregroundStyle", "foregroundColor", "tint", "saturation", "grayscale", "brightness",
  ]
  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]

  init(among children: [ViewNode], _ renderer: Renderer) {
    self.renderer = renderer
    outcomes = children.enumerated().compactMap { position, child in
      Self.disabling(child).map { condition in
        let paths = renderer.evaluator.booleans(condition.value, place: condition.place)
        return (position, paths.map { ($0.0, $0.1) })
      }
    }
  }

  /// Returns the environments in which a child is seen, one for each outcome where a control beside it decides.
  func environments(of child: ViewNode, at position: Int, in environment: Environment) -> [Environment] {
    if outcomes.isEmpty { return [environment] }
    let conditions = conditions(dimming: child)
    for beside in outcomes where beside.child != position {
      let paths = beside.paths
      guard paths.contains(where: { $0.isDisabled }), paths.contains(where: { !$0.isDisabled }),
        paths.contains(where: { $0.path.decisions.contains { conditions.contains($0.condition) } })
      else { continue }
      return paths.compactMap { outcome in
        guard let path = environment.path.and(outcome.path) else { return nil }
        var inner = environment
        inner.path = path
        if outcome.isDisabled { inner.isSeenPerhaps = true }
        return inner
      }
    }
    return [environment]
  }

  /// Returns what disables a view; `nil` where nothing does.
  private static func disabling(_ view: ViewNode) -> ArgumentValue? {
    switch view {
    case .modified(let inner, let call): call.name == "disabled" ? call.first : disabling(inner)
    case .placed(let inner, _): disabling(inner)
    default: nil
    }
  }

  /// The conditions that decide how faint a view is.
  private func conditions(dimming view: ViewNode) -> Set<Int> {
    switch view {
    case .modified(let inner, let call):
      let own = Self.dimming.contains(call.name) ? call.arguments.map { conditions(of: $0.value) } : []
      return own.reduce(conditions(dimming: inner)) { $0.union($1) }
    case .placed(let inner, _): return conditions(dimming: inner)
    case .list(let nodes): return nodes.reduce(into: []) { $0.formUnion(conditions(dimming: $1)) }
    case .component(let component) where Self.stacks.contains(component.name):
      guard let content = component.content else { return [] }
      return conditions(dimming: renderer.evaluator.contents(of: content))
    default: return []
    }
  }

  private func conditions(of value: Value) -> Set<Int> {
    guard case .choice(let all) = value else { return [] }
    return Set(all.branches.flatMap { $0.condition.decisions.map(\.condition) })
  }
}
