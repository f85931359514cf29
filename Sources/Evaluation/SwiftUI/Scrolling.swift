import Scene

/// Views whose content moves beneath the bars that are laid over their edges.
enum Scrolling {
  /// True for a view that scrolls its content, or that holds such a view where it reaches the edges.
  static func scrolls(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .component(let component):
      if containers.contains(component.name) { return true }
      guard transparent.contains(component.name), environment.layerDepth < Layers.maximumDepth,
        let content = component.content
      else { return false }
      var inner = environment
      inner.layerDepth += 1
      return renderer.flatten(renderer.evaluator.contents(of: content)).contains { scrolls($0, renderer, inner) }
    case .modified(let inner, let call):
      return !["scrollDisabled", "clipped", "clipShape"].contains(call.name) && scrolls(inner, renderer, environment)
    case .choice(let alternatives):
      return alternatives.branches.contains { scrolls($0.value, renderer, environment) }
    case .list(let nodes): return nodes.contains { scrolls($0, renderer, environment) }
    case .placed(let inner, _): return scrolls(inner, renderer, environment)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return false }
      return scrolls(body.node, renderer, body.environment)
    case .empty, .concatenated, .unknown: return false
    }
  }

  /// True for a view that scrolls its content, or whose body or children do: what decorates a view of the program is seldom
  /// a bar, and what is further inside is not looked for each time.
  static func scrollsItself(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    var near = environment
    near.layerDepth = max(near.layerDepth, Layers.maximumDepth - 1)
    return scrolls(node, renderer, near)
  }

  /// An editor is none of them: what is laid over its edges is mostly the prompt of one that holds nothing yet.
  private static let containers: Set<String> = ["ScrollView", "List", "Form", "Table"]
  /// Views that show their content where they stand.
  private static let transparent: Set<String> = [
    "Group", "ScrollViewReader", "GeometryReader", "VStack", "ZStack", "AnyView", "NavigationStack", "NavigationView",
  ]
}

extension BackdropStack {
  /// The same behind what may lie on content that moves beneath it, so that none of it is certain (S-143).
  var passedOver: BackdropStack {
    var result = self
    for (position, entry) in entries.enumerated() {
      guard case .layer(var layer) = entry else { continue }
      layer.isAssumed = true
      result.entries[position] = .layer(layer)
    }
    return result
  }
}
