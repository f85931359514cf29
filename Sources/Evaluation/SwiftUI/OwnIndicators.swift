import Scene

/// What a style of the program draws for the value of a gauge or progress view: the shape whose size or part depends on
/// it is what is looked at, as the bar of the framework's styles is (S-100).
struct OwnIndicators {
  /// What the identity of a value begins with that the control is told when it runs.
  private let value: String
  private let component: Component
  private let renderer: Renderer

  init?(_ component: Component, _ family: String, _ renderer: Renderer) {
    switch family {
    case "progressView": value = StyleParts.key(of: "fractionCompleted", component)
    case "gauge": value = StyleParts.key(of: "fraction", component)
    default: return nil
    }
    self.component = component
    self.renderer = renderer
  }

  /// Records the control in the colour of the first shape of a style's body that tells its value.
  func render(_ body: ViewNode, in environment: Environment) {
    guard let fill = fill(in: body, Chain(), environment) else { return }
    var inner = environment
    inner.path = fill.path
    renderer.leaf(
      Leaf(
        kind: .control, place: component.place, text: component.name, style: fill.style,
        exemption: environment.exemption), in: inner)
  }

  private typealias Fill = (path: Guard, style: Alternatives<StyleSetting?>)

  /// What the modifiers around a shape say of it.
  private struct Chain {
    /// True where its size or part depends on the value.
    var tellsValue = false
    /// The innermost fill, stroke or style.
    var style: ModifierCall?
  }

  private func fill(in node: ViewNode, _ chain: Chain, _ environment: Environment) -> Fill? {
    guard environment.layerDepth < Layers.maximumDepth else { return nil }
    switch node {
    case .placed(let inner, _): return fill(in: inner, chain, environment)
    case .list(let nodes): return nodes.lazy.compactMap { fill(in: $0, chain, environment) }.first
    case .choice(let alternatives):
      return alternatives.branches.lazy.compactMap { branch in
        guard let path = environment.path.and(branch.condition) else { return nil }
        var inner = environment
        inner.path = path
        return fill(in: branch.value, chain, inner)
      }.first
    case .component(let component): return fill(in: component, chain, environment)
    case .modified(let inner, let call): return fill(in: inner, modifiedBy: call, chain, environment)
    case .custom(let instance, let place):
      return Layers.body(of: instance, at: place, renderer, environment).flatMap {
        fill(in: $0.node, chain, $0.environment)
      }
    case .empty, .concatenated, .unknown: return nil
    }
  }

  private func fill(in component: Component, _ chain: Chain, _ environment: Environment) -> Fill? {
    if ComponentTable.shapes.contains(component.name) {
      return chain.tellsValue ? (environment.path, style(chain, environment)) : nil
    }
    if component.name == "Color" || component.name == "Style" {
      guard chain.tellsValue, let first = component.arguments.first else { return nil }
      return (environment.path, renderer.evaluator.settings(first, isColor: true, in: environment))
    }
    guard Self.containers.contains(component.name), let content = component.content else { return nil }
    return fill(in: renderer.evaluator.contents(of: content), Chain(), environment)
  }

  private func fill(
    in inner: ViewNode, modifiedBy call: ModifierCall, _ chain: Chain, _ environment: Environment
  ) -> Fill? {
    var chain = chain
    switch call.name {
    case "frame", "trim", "scaleEffect":
      chain.tellsValue = chain.tellsValue || call.arguments.contains { tells($0.value) }
    case "fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor": chain.style = call
    // What is drawn then is another colour, or nothing.
    case "tint", "opacity", "hidden", "mask", "blendMode", "redacted": return nil
    case "overlay", "background":
      if let found = fill(in: inner, chain, environment) { return found }
      let content = call.content.map { renderer.evaluator.contents(of: $0) }
      let view = if case .view(let node)? = call.first?.value { node as ViewNode? } else { nil as ViewNode? }
      return (content ?? view).flatMap { fill(in: $0, Chain(), environment) }
    default: break
    }
    return fill(in: inner, chain, environment)
  }

  /// True for a number that is made of the value of the control.
  private func tells(_ number: Value) -> Bool {
    switch number {
    case .choice(let all): all.branches.contains { tells($0.value) }
    case .unknown(let doubt): doubt.key.contains(value)
    default: false
    }
  }

  private func style(_ chain: Chain, _ environment: Environment) -> Alternatives<StyleSetting?> {
    guard let call = chain.style else { return environment.currentForeground.map { $0 } }
    return Shapes.strokePaint(call, renderer, environment)
  }

  /// Views that show their content where they stand.
  private static let containers: Set<String> = [
    "ZStack", "VStack", "HStack", "Group", "GeometryReader", "TimelineView",
  ]
}
