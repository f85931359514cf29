import Scene
import SourceFacts

/// Stacks and loops whose children take all the room that there is: what stands before them stands on one of these
/// (S-51).
enum FilledStacks {
  /// How far a child takes the room that its stack offers.
  private enum Fill { case none, acrossAlone, whole }

  /// Returns what a stack or loop paints that its children fill, back to front; `nil` for others.
  static func layers(
    of component: Component, holding content: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer]? {
    guard let children = children(of: component, content, renderer, environment) else { return nil }
    if component.name == "ForEach" {
      return Layers.painted(by: .list(children), renderer: renderer, in: environment)
    }
    let reached = FrontReach.parts(of: .list(children), in: component, renderer, environment)
      .filter { $0.environment.front?.isPast != true }.map(\.node)
    let seen = environment.front == nil || reached.isEmpty ? children : reached
    var inner = environment
    inner.front = nil
    let painted = seen.map { Layers.painted(by: $0, renderer: renderer, in: inner, fills: true) }
    let looks = Set(painted.map { $0.map(\.look) })
    guard looks.count > 1 else { return painted.first }
    return Layers.painted(byOneOf: seen, as: "part@", at: component.place, renderer, inner, true)
  }

  /// Returns the children of a stack or loop that leave nothing of its frame free; `nil` where they may.
  private static func children(
    of component: Component, _ content: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> [ViewNode]? {
    let isVertical: Bool? =
      switch component.name {
      case "VStack", "VStackLayout": true
      case "HStack", "HStackLayout": false
      default: nil
      }
    if isVertical == nil, component.name != "ForEach" { return nil }
    let isPacked = isPacked(component)
    if isVertical != nil, !isPacked, component.content?.closure.body.count != 1 { return nil }
    let own = component.name == "ForEach" ? .component(component) : content
    guard let children = expanded(own, renderer), !children.isEmpty else { return nil }
    guard let isVertical else {
      return children.contains { fill($0, nil, renderer, environment) == .whole } ? children : nil
    }
    if !isPacked, children.count > 1 || renderer.flatten(content).contains(where: isLoop) { return nil }
    let fills = children.map { fill($0, isVertical, renderer, environment) }
    return fills.contains(.whole) && !fills.contains(.none) ? children : nil
  }

  /// True for a stack that leaves nothing free between its children.
  private static func isPacked(_ stack: Component) -> Bool {
    FrameModifiers.number(stack.argument("spacing")?.value) == 0
  }

  private static func isLoop(_ node: ViewNode) -> Bool {
    if case .component(let component) = node { component.name == "ForEach" } else { false }
  }

  /// Returns the children that a builder lists, with those of loops; `nil` where a loop may go over nothing.
  private static func expanded(_ content: ViewNode, _ renderer: Renderer) -> [ViewNode]? {
    var result: [ViewNode] = []
    for child in renderer.flatten(content) {
      guard case .component(let loop) = child, loop.name == "ForEach" else {
        result.append(child)
        continue
      }
      guard let source = loop.arguments.first?.value, isFilled(source), let closure = loop.content,
        let inner = expanded(
          renderer.evaluator.contents(of: closure, [StackComponents.element(of: loop, closure, renderer)]), renderer)
      else { return nil }
      result += inner
    }
    return result
  }

  /// True for a list that surely holds something.
  private static func isFilled(_ list: Value) -> Bool {
    switch list {
    case .array(let values): !values.isEmpty
    case .choice(let all): all.branches.allSatisfy { isFilled($0.value) }
    case .unknown(let doubt): doubt.isFilled
    default: false
    }
  }

  /// Returns how far a view takes the room that it is offered by a stack, or by all that there is.
  private static func fill(
    _ node: ViewNode, _ isVertical: Bool?, _ renderer: Renderer, _ environment: Environment
  ) -> Fill {
    switch node {
    case .component(let component):
      switch component.name {
      case "Color", "Style", "Rectangle": return .whole
      case "ZStack":
        let content = component.content.map { renderer.evaluator.contents(of: $0) } ?? .empty
        return renderer.flatten(content).contains { fill($0, nil, renderer, environment) == .whole } ? .whole : .none
      case "VStack", "HStack":
        guard let closure = component.content else { return .none }
        let content = renderer.evaluator.contents(of: closure)
        return children(of: component, content, renderer, environment) == nil ? .none : .whole
      default: return .none
      }
    case .modified(let inner, let call):
      let isKept =
        FixedFrames.keeping.contains(call.name) || ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(call.name)
      if isKept { return fill(inner, isVertical, renderer, environment) }
      guard call.name == "frame", fill(inner, isVertical, renderer, environment) == .whole else { return .none }
      return fill(of: call, isVertical)
    case .custom(let instance, let place):
      return Layers.body(of: instance, at: place, renderer, environment).map {
        fill($0.node, isVertical, renderer, $0.environment)
      } ?? .none
    case .placed(let inner, _): return fill(inner, isVertical, renderer, environment)
    case .list(let nodes): return nodes.count == 1 ? fill(nodes[0], isVertical, renderer, environment) : .none
    case .choice(let all):
      let fills = all.branches.map { fill($0.value, isVertical, renderer, environment) }
      return fills.contains(.none) ? .none : fills.contains(.acrossAlone) ? .acrossAlone : .whole
    case .empty, .concatenated, .unknown: return .none
    }
  }

  /// Returns how far a frame leaves a colour the room that it is offered.
  private static func fill(of frame: ModifierCall, _ isVertical: Bool?) -> Fill {
    var result = Fill.whole
    for argument in frame.arguments {
      let (fixed, most) = (["width", "height"], ["maxWidth", "maxHeight"])
      guard let label = argument.label, (fixed + most).contains(label) else { continue }
      if case .none = argument.value { continue }
      if most.contains(label), FrameModifiers.isInfinite(argument.value) { continue }
      guard let isVertical, label.lowercased().hasSuffix("height") == isVertical else { return .none }
      result = .acrossAlone
    }
    return result
  }
}

extension Layer {
  /// What is seen of it, wherever its colours are written.
  fileprivate var look: [Alternatives<Style?>.Branch.Look] {
    paint.branches.map { .init(condition: $0.condition, style: $0.value?.style.withoutOrigin) }
  }
}

extension Alternatives.Branch {
  /// A style on its path.
  fileprivate struct Look: Hashable {
    var condition: Guard
    var style: Style?
  }
}

extension Style {
  var withoutOrigin: Style {
    switch self {
    case .color(let value): .color(ColorValue(color: value.color, origin: nil))
    case .faded(let inner, let share): .faded(inner.withoutOrigin, by: share)
    default: self
    }
  }
}

extension Layers {
  /// Returns what the one of several views paints that lies behind, of which nothing tells which it is.
  static func painted(
    byOneOf nodes: [ViewNode], as kind: String, at place: Place, _ renderer: Renderer, _ environment: Environment,
    _ fills: Bool
  ) -> [Layer] {
    let condition = renderer.evaluator.conditions.number(
      key: "\(overlapKey)\(kind)\(place.file):\(place.span.start)", label: "overlap",
      arms: nodes.indices.map(String.init), isGap: true)
    let arms = nodes.enumerated().map {
      Alternatives<ViewNode>.Branch(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
    }
    return painted(by: .choice(Alternatives(branches: arms)), renderer: renderer, in: environment, fills: fills)
  }
}
