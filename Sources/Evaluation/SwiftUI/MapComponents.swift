import Scene

/// Maps: the system draws what marks places; the views that annotate them stand on the map (S-51, S-143).
enum MapComponents {
  static let handlers: [String: ComponentHandler] = ["Map": map, "MapReader": StackComponents.transparent]

  private static let map: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.fillWidth()
    renderer.leaf(Leaf(kind: .image, place: component.place, exemption: .content), in: inner)
    guard let closure = component.content ?? component.closure("annotationContent") else { return }
    let data = component.argument("annotationItems").map {
      Component(name: component.name, arguments: [$0], place: component.place)
    }
    let element = data.map { [StackComponents.element(of: $0, closure, renderer)] } ?? []
    var annotated = environment
    let picture = StyleSetting(style: .image(nil), description: "Map", place: component.place, isProject: true)
    annotated.backdrop = annotated.backdrop.adding(Layers.layer(picture, environment))
    showAnnotations(in: renderer.evaluator.contents(of: closure, element), renderer, annotated)
  }

  private static func showAnnotations(in node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    renderer.unfold(node, in: environment) { node, environment in
      switch node {
      case .modified(let content, _), .placed(let content, _): showAnnotations(in: content, renderer, environment)
      case .component(let component): showAnnotations(of: component, renderer, environment)
      case .empty, .list, .choice, .custom, .concatenated, .unknown: break
      }
    }
  }

  private static func showAnnotations(
    of component: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    guard let closure = component.content else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    switch component.name {
    case "ForEach":
      inner.isRepeated = true
      let element = StackComponents.element(of: component, closure, renderer)
      showAnnotations(in: renderer.evaluator.contents(of: closure, [element]), renderer, inner)
    case "Group": showAnnotations(in: renderer.evaluator.contents(of: closure), renderer, environment)
    default: renderer.render(closure, in: inner)
    }
  }
}
