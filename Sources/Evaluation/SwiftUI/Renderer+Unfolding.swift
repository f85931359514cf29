extension Renderer {
  /// Visits the parts of content that is no view, such as marks and annotations: through lists, through each arm of a
  /// condition on its path, and through the bodies of the program's own types.
  func unfold(_ node: ViewNode, in environment: Environment, _ visit: (ViewNode, Environment) -> Void) {
    switch node {
    case .list(let nodes):
      for node in nodes { unfold(node, in: environment, visit) }
    case .choice(let alternatives):
      for branch in alternatives.branches {
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        unfold(branch.value, in: inner, visit)
      }
    case .custom(let instance, let place):
      let scope = Scope(selfValue: .instance(instance), file: place.file, environment: SharedEnvironment(environment))
      guard environment.layerDepth < Layers.maximumDepth,
        let body = evaluator.instanceMember("body", of: instance, place: place, in: scope)
      else { return }
      var inner = environment
      inner.layerDepth += 1
      unfold(evaluator.view(from: body, place: place), in: inner, visit)
    case .empty, .component, .modified, .placed, .concatenated, .unknown: visit(node, environment)
    }
  }
}
