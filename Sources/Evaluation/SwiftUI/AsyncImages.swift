import Scene
import SourceFacts

/// Pictures that are loaded while the program runs: what is seen before, instead of and with them (S-58).
enum AsyncImages {
  /// SwiftUI's view, and that of a well-known package (NukeUI), which hands its closure a state with the same members.
  private static let names: Set<String> = ["AsyncImage", "LazyImage"]

  static let handler: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else {
      return renderer.leaf(Leaf(kind: .image, place: component.place, exemption: .content), in: environment)
    }
    guard let placeholder = component.closure("placeholder") else {
      let phase = renderer.evaluator.choice(phases(component, renderer), place: component.place)
      return renderer.render(renderer.evaluator.contents(of: closure, [phase]), in: environment)
    }
    let picture = renderer.evaluator.contents(of: closure, [picture(component)])
    let shown = [picture, renderer.evaluator.contents(of: placeholder)]
    let condition = condition(component, ["loaded", "placeholder"], renderer)
    for (arm, node) in shown.enumerated() {
      guard let path = environment.path.and(Guard(condition: condition, arm: arm)) else { continue }
      var inner = environment
      inner.path = path
      renderer.render(node, in: inner)
    }
  }

  /// Returns what an asynchronous image's closure makes of the picture once it is there; `nil` without a closure.
  static func loaded(_ component: Component, _ renderer: Renderer) -> ViewNode? {
    guard names.contains(component.name), let closure = component.content else { return nil }
    if component.closure("placeholder") != nil {
      return renderer.evaluator.contents(of: closure, [picture(component)])
    }
    return renderer.evaluator.contents(of: closure, [success(component)])
  }

  private static func picture(_ component: Component) -> Value {
    .view(.component(Component(name: component.name, arguments: [], place: component.place)))
  }

  private static func success(_ component: Component) -> Value {
    let picture = picture(component)
    return phase("success", ["image": picture, "error": .none], payload: picture, component)
  }

  /// Returns the phases that the closure is asked for one after the other, each on a path of its own.
  private static func phases(_ component: Component, _ renderer: Renderer) -> [Alternatives<Value>.Branch] {
    let failure = Value.instance(Instance(typeName: "Error", fields: [:], identity: identity(of: component, "error")))
    let values = [
      phase("empty", ["image": .none, "error": .none], payload: nil, component), success(component),
      phase("failure", ["image": .none, "error": failure], payload: failure, component),
    ]
    let condition = condition(component, ["empty", "success", "failure"], renderer)
    return values.enumerated().map { arm, value in
      .init(condition: Guard(condition: condition, arm: arm), value: value)
    }
  }

  private static func phase(
    _ name: String, _ fields: [String: Value], payload: Value?, _ component: Component
  ) -> Value {
    .instance(
      Instance(
        typeName: "AsyncImagePhase", fields: fields, enumCase: name,
        payload: payload.map { [ArgumentValue(label: nil, value: $0, place: component.place)] } ?? [],
        identity: identity(of: component, name)))
  }

  private static func condition(_ component: Component, _ arms: [String], _ renderer: Renderer) -> Int {
    renderer.evaluator.conditions.number(
      key: identity(of: component, "phase"), label: "the picture's phase", arms: arms)
  }

  private static func identity(of component: Component, _ name: String) -> String {
    "AsyncImagePhase.\(name)@\(component.place.file):\(component.place.span.start)"
  }
}
