import SourceFacts

/// Tells whether the content of a sheet asks for heights other than the full one (S-92).
enum Detents {
  /// How many views deep the request is looked for.
  private static let maximumDepth = 6

  /// Returns whether a view, or one that it fills itself with, sets detents.
  static func areSet(on node: ViewNode, _ renderer: Renderer, _ environment: Environment, depth: Int = 0) -> Bool {
    guard depth < maximumDepth else { return false }
    func inside(_ node: ViewNode) -> Bool { areSet(on: node, renderer, environment, depth: depth + 1) }
    switch node {
    case .modified(let inner, let call):
      return call.name == "presentationDetents" && !isFull(call)
        || areSet(on: inner, renderer, environment, depth: depth)
    case .list(let nodes): return nodes.contains(where: inside)
    case .choice(let alternatives): return alternatives.branches.contains { inside($0.value) }
    case .placed(let inner, _): return inside(inner)
    case .component(let component):
      guard containers.contains(component.name), let content = component.content else { return false }
      return inside(renderer.evaluator.contents(of: content))
    case .custom(let instance, let place):
      guard let type = renderer.evaluator.index.types[instance.typeName],
        let body = renderer.body(of: instance, type, at: place, in: environment)
      else { return false }
      return inside(body)
    case .empty, .concatenated, .unknown: return false
    }
  }

  /// Returns the views that a sheet shows one at a time, each on the path on which it does.
  static func alternatives(of node: ViewNode) -> [(path: Guard, node: ViewNode)] {
    switch node {
    case .choice(let alternatives):
      alternatives.branches.flatMap { branch in
        self.alternatives(of: branch.value).compactMap { inner in
          branch.condition.and(inner.path).map { ($0, inner.node) }
        }
      }
    case .list(let nodes) where nodes.count == 1: alternatives(of: nodes[0])
    default: [(.always, node)]
    }
  }

  /// True where the full height is all that is asked for.
  private static func isFull(_ call: ModifierCall) -> Bool {
    guard case .array(let heights)? = call.first?.value else { return false }
    return heights.allSatisfy { height in
      if case .implicit(let member) = height { member.name == "large" } else { false }
    }
  }

  /// The views that sheets are filled with, through which the request of what is inside passes.
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "ZStack", "ScrollView", "GeometryReader",
  ]
}
