import Scene

/// What a view paints beyond its safe area, and so under what is inset at an edge of it.
struct SafeAreaReach {
  /// The edge that something is inset at; `nil` where that is not known.
  private let edge: String?
  /// True where what is inset is a bar: its titles are read while no row of a list lies beneath, and a view that is lower
  /// than the screen does not reach it.
  private let isBar: Bool
  private let renderer: Renderer

  /// Takes the value that names the edge.
  init(at edge: Value?, _ renderer: Renderer) {
    if case .implicit(let member)? = edge { self.edge = member.name } else { self.edge = nil }
    (isBar, self.renderer) = (false, renderer)
  }

  /// Asks what reaches under a bar.
  init(underBarAt edge: String, _ renderer: Renderer) {
    (self.edge, isBar, self.renderer) = (edge, true, renderer)
  }

  /// Returns the layers of a view that reach under what is inset, back to front: styles behind it, since a background
  /// style ignores the safe area unless it is told otherwise (S-52), what is told to ignore it, and all of a list, which
  /// scrolls beneath.
  func layers(of view: ViewNode, in environment: Environment) -> [Layer] {
    switch view {
    case .modified(let inner, let call): return layers(of: inner, modifiedBy: call, in: environment)
    case .component(let component):
      if Self.lists.contains(component.name) {
        return isBar
          ? ListComponents.groundLayers(component, renderer, environment)
          : ListComponents.coveringLayers(component, renderer, environment)
      }
      guard let closure = component.content else { return [] }
      return children(of: component, in: renderer.flatten(renderer.evaluator.contents(of: closure)))
        .flatMap { layers(of: $0, in: environment) }
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return [] }
      return layers(of: body.node, in: body.environment)
    case .placed(let inner, _): return layers(of: inner, in: environment)
    case .list(let nodes): return nodes.count == 1 ? layers(of: nodes[0], in: environment) : []
    case .choice(let alternatives):
      let branches = alternatives.branches.map { layers(of: $0.value, in: environment) }
      if isBar {
        return Layers.gathered(
          zip(alternatives.branches, branches).map { (condition: $0.condition, layers: $1) }, renderer, environment)
      }
      guard let some = branches.first(where: { !$0.isEmpty })?.first else { return [] }
      // Which of them lies there is not told.
      let place = some.paint.branches.lazy.compactMap { $0.value?.place }.first
      return [Layers.unknown(Doubt(.unknownBackdrop, "what one of several views paints", place: place), environment)]
    case .empty, .concatenated, .unknown: return []
    }
  }

  /// Returns the children of a container that may reach to the edge: of a column the one that stands there, if it scrolls.
  private func children(of component: Component, in all: [ViewNode]) -> [ViewNode] {
    if Self.overlapping.contains(component.name) { return all }
    guard component.name == "VStack", let edge, let outermost = edge == "top" ? all.first : all.last,
      ["top", "bottom"].contains(edge), Self.isList(outermost)
    else { return [] }
    return [outermost]
  }

  /// True for a list under modifiers that let it reach to the edges.
  private static func isList(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): lists.contains(component.name)
    case .modified(let inner, let call): !bounding.contains(call.name) && isList(inner)
    case .placed(let inner, _): isList(inner)
    default: false
    }
  }

  private func layers(of inner: ViewNode, modifiedBy call: ModifierCall, in environment: Environment) -> [Layer] {
    switch call.name {
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      guard reaches(call), Layers.isExpansive(inner, renderer, environment) else {
        return layers(of: inner, in: environment)
      }
      return Layers.painted(by: inner, renderer: renderer, in: environment, fills: true)
    case "background":
      let front = layers(of: inner, in: environment)
      if call.arguments.count == 1, let style = call.first, BackgroundModifiers.isStyle(style.value) {
        let layer = Layers.layer(of: style, isColor: false, renderer, environment)
        return (!isBar || TallViews(renderer).isTall(inner, environment) ? [layer] : []) + front
      }
      return behind(call, in: environment) + front
    case "safeAreaInset", "safeAreaBar":
      // What is inset at the edge comes between, and paints what nobody looked at here.
      if isBar, SafeAreaReach(at: call.argument("edge")?.value, renderer).edge == edge {
        return [Layers.unknown(Doubt(.unknownBackdrop, "'.\(call.name)'", place: call.place), environment)]
      }
      return layers(of: inner, in: environment)
    case "listStyle":
      var changed = environment
      changed.styles.set(call.first?.value, for: "list")
      return layers(of: inner, in: changed)
    case _ where call.changesScrollGround:
      return layers(of: inner, in: environment.withScrollGround(of: call, on: inner))
    case _ where Self.bounding.contains(call.name): return []
    default: return layers(of: inner, in: environment)
    }
  }

  /// What of a view behind another one reaches.
  private func behind(_ call: ModifierCall, in environment: Environment) -> [Layer] {
    if let content = call.content { return layers(of: renderer.evaluator.contents(of: content), in: environment) }
    guard let argument = call.first, case .view(let node) = argument.value else { return [] }
    return layers(of: node, in: environment)
  }

  /// True where the edges that a view ignores hold the one at hand.
  private func reaches(_ call: ModifierCall) -> Bool {
    let edges = call.name == "ignoresSafeArea" ? call.argument("edges") : call.first
    if call.name == "ignoresSafeArea", case .implicit(let regions)? = call.argument(nil)?.value,
      regions.name == "keyboard"
    {
      return false
    }
    guard let edge, let edges else { return true }
    return names(in: edges.value).map { $0.contains(edge) } ?? true
  }

  /// The edges that a set names; `nil` where it is not known.
  private func names(in edges: Value) -> Set<String>? {
    switch edges {
    case .implicit(let member): return Self.edges[member.name] ?? [member.name]
    case .array(let values):
      let all = values.map(names)
      return all.contains(nil) ? nil : all.reduce(into: []) { $0.formUnion($1 ?? []) }
    default: return nil
    }
  }

  private static let edges: [String: Set<String>] = [
    "all": ["top", "bottom", "leading", "trailing"], "vertical": ["top", "bottom"],
    "horizontal": ["leading", "trailing"],
  ]

  /// Containers whose content may fill all of them.
  private static let overlapping: Set<String> = [
    "ZStack", "Group", "GeometryReader", "ScrollViewReader", "NavigationStack", "NavigationView",
  ]
  /// Views that paint behind their rows, to the edges of the screen (S-77).
  private static let lists: Set<String> = ["List", "Form"]

  /// Modifiers outside of which a layer does not reach to the edges any more.
  private static let bounding: Set<String> = [
    "padding", "safeAreaPadding", "frame", "fixedSize", "offset", "position", "scaleEffect", "clipShape",
    "cornerRadius", "clipped", "mask",
  ]
}
