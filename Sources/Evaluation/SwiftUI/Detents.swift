import SourceFacts

/// Tells which heights besides the full one the content of a sheet asks for (S-92).
enum Detents {
  /// How many views deep the request is looked for.
  private static let maximumDepth = 6

  /// The heights that a sheet may have besides others.
  struct Heights {
    /// True where a person may pull it up to its full height.
    var includesFull: Bool
    /// The height that the program keeps, where it does.
    var selection: ArgumentValue?
  }

  /// Returns the heights that a view, or one that it fills itself with, asks for; `nil` where that is the full one alone.
  static func heights(
    askedBy node: ViewNode, _ renderer: Renderer, _ environment: Environment, depth: Int = 0
  ) -> Heights? {
    guard depth < maximumDepth else { return nil }
    func inside(_ node: ViewNode) -> Heights? { heights(askedBy: node, renderer, environment, depth: depth + 1) }
    switch node {
    case .modified(let inner, let call):
      return heights(askedBy: call) ?? heights(askedBy: inner, renderer, environment, depth: depth)
    case .list(let nodes): return nodes.lazy.compactMap(inside).first
    case .choice(let alternatives): return alternatives.branches.lazy.compactMap { inside($0.value) }.first
    case .placed(let inner, _): return inside(inner)
    case .component(let component):
      guard containers.contains(component.name), let content = component.content else { return nil }
      return inside(renderer.evaluator.contents(of: content))
    case .custom(let instance, let place):
      guard let type = renderer.evaluator.index.types[instance.typeName],
        let body = renderer.body(of: instance, type, at: place, in: environment)
      else { return nil }
      return inside(body)
    case .empty, .concatenated, .unknown: return nil
    }
  }

  /// Returns the condition that a sheet has its full height; `nil` where it can't be pulled up to that, or nothing tells
  /// whether it is.
  static func fullHeight(_ heights: Heights?, of place: Place, _ renderer: Renderer) -> Int? {
    guard let heights, heights.includesFull else { return nil }
    guard let selection = heights.selection else {
      return renderer.evaluator.conditions.number(
        key: "detent@\(place.file):\(place.span.start)", label: "detent == .large", isSpelled: true)
    }
    // What the program keeps it may ask for, too.
    let full = Value.implicit(ImplicitMember(name: "large", arguments: nil, place: selection.place))
    let answer = renderer.evaluator.equals(selection.value, full, place: selection.place)
    let holds = renderer.evaluator.booleans(answer, place: selection.place).first { $0.1 }?.0.decisions ?? []
    return holds.count == 1 && holds[0].arm == 1 ? holds[0].condition : nil
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

  private static func heights(askedBy call: ModifierCall) -> Heights? {
    guard call.name == "presentationDetents" else { return nil }
    guard case .array(let heights)? = call.first?.value else { return Heights(includesFull: false) }
    let isFull = heights.map { if case .implicit(let member) = $0 { member.name == "large" } else { false } }
    if isFull.allSatisfy(\.self) { return nil }
    return Heights(includesFull: isFull.contains(true), selection: call.argument("selection"))
  }

  /// The views that sheets are filled with, through which the request of what is inside passes.
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "ZStack", "ScrollView", "GeometryReader",
  ]
}
