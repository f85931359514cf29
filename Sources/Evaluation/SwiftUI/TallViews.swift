/// Views that take all the height that they are offered, and so reach from the top of a screen to its foot.
struct TallViews {
  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// True for a view that is as high as there is room, as far as constants and its parts tell.
  func isTall(_ view: ViewNode, _ environment: Environment) -> Bool {
    switch view {
    case .component(let component): return isTall(component, environment)
    case .modified(let inner, let call):
      switch call.name {
      case "fixedSize": return false
      case "frame":
        if let height = call.argument("height") ?? call.argument("maxHeight") {
          if case .implicit(let length) = height.value { return length.name == "infinity" }
          return false
        }
        return isTall(inner, environment)
      default: return isTall(inner, environment)
      }
    case .custom(let instance, let place):
      let body = Layers.body(of: instance, at: place, renderer, environment)
      return body.map { isTall($0.node, $0.environment) } ?? false
    case .placed(let inner, _): return isTall(inner, environment)
    case .choice(let alternatives): return alternatives.branches.allSatisfy { isTall($0.value, environment) }
    case .list(let nodes): return nodes.contains { isTall($0, environment) }
    case .empty, .concatenated, .unknown: return false
    }
  }

  private func isTall(_ component: Component, _ environment: Environment) -> Bool {
    if ComponentTable.shapes.contains(component.name) { return true }
    switch component.name {
    case "ScrollView":
      if case .implicit(let axis)? = component.argument(nil)?.value { return axis.name != "horizontal" }
      return true
    case _ where Self.filling.contains(component.name): return true
    case "VStack", "HStack", "ZStack", "Group":
      guard let content = component.content else { return false }
      return renderer.flatten(renderer.evaluator.contents(of: content)).contains { part in
        // A spacer in a row takes room across alone.
        if case .component(let part) = part, part.name == "Spacer" { return component.name == "VStack" }
        return isTall(part, environment)
      }
    default: return false
    }
  }

  private static let filling: Set<String> = [
    "Color", "Style", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
    "GeometryReader", "Map", "Canvas", "TextEditor", "Table",
  ]
}
