import Scene

/// What the rows of a list paint behind a view in front of the list: any of them may lie there, or none (S-57, S-77);
/// where the list or loop has no data, there are no rows (S-58).
struct CoveringRows {
  /// Rows that stand on the same.
  private struct Kind {
    var layers: [Layer]
    /// Whether there are any.
    var isShown: Alternatives<Bool>
  }

  private let renderer: Renderer
  /// What holds in the list.
  private let environment: Environment
  /// What the rows stand on, each kind once.
  private var kinds: [Kind] = []

  /// How many kinds of rows are told apart, and how many arms of a condition.
  private static let maximum = 4
  private static let transparent: Set<String> = ["Section", "ForEach", "Group"]

  /// Returns the layers of the rows that a list holds.
  static func layers(of list: Component, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    var rows = CoveringRows(renderer: renderer, environment: environment)
    let isFilled = rows.isFilled(list)
    if let content = list.content {
      rows.add(renderer.evaluator.contents(of: content), on: nil, isFilled)
    } else {
      rows.note(nil, isFilled)
    }
    if rows.kinds.count > maximum {
      let doubt = Doubt(.unknownBackdrop, "one of several kinds of rows", place: list.place)
      return [Layers.unknown(doubt, environment)]
    }
    return rows.kinds.enumerated().flatMap { number, kind in
      kind.layers.map { layer in
        var shown = layer
        shown.paint = kind.isShown.flatMap { $0 ? layer.paint : Alternatives(nil) }
        return Layers.maybe(shown, at: list.place, renderer, key: "\(Layers.overlapKey)row\(number) ")
      }
    }
  }

  private init(renderer: Renderer, environment: Environment) {
    (self.renderer, self.environment) = (renderer, environment)
  }

  /// Goes through what a list holds; what is written further in wins.
  private mutating func add(_ node: ViewNode, on own: [Layer]?, _ isShown: Alternatives<Bool>) {
    let no = Alternatives(false)
    switch node {
    case .modified(let inner, let call):
      let layers = call.name == "listRowBackground" ? call.first.map(layers) : nil
      add(inner, on: layers ?? own, isShown)
    case .component(let component):
      guard Self.transparent.contains(component.name), let content = component.content else {
        return note(own, isShown)
      }
      let isFilled = component.name == "ForEach" ? isFilled(component) : Alternatives(true)
      let both = isShown.flatMap { $0 ? isFilled : no }
      add(renderer.evaluator.contents(of: content), on: own, both)
    case .placed(let inner, _): add(inner, on: own, isShown)
    case .list(let nodes): for node in nodes { add(node, on: own, isShown) }
    case .choice(let arms):
      for arm in arms.branches { add(arm.value, on: own, isShown.flatMap { $0 ? Self.isTaken(arm, of: arms) : no }) }
    case .empty: break
    case .custom, .concatenated, .unknown: note(own, isShown)
    }
  }

  /// Returns whether an arm is the one that is taken; of many that is not asked, since paths would multiply.
  private static func isTaken(
    _ arm: Alternatives<ViewNode>.Branch, of arms: Alternatives<ViewNode>
  ) -> Alternatives<Bool> {
    guard arms.branches.count <= maximum else { return Alternatives(true) }
    return Alternatives(
      branches: arms.branches.map { .init(condition: $0.condition, value: $0.condition == arm.condition) })
  }

  private func layers(of argument: ArgumentValue) -> [Layer] {
    ContainerBackgrounds.rowLayers(of: argument, renderer, environment)
  }

  /// Returns whether a list or loop has data; what is not known is empty where the program finds it so (S-58).
  private func isFilled(_ component: Component) -> Alternatives<Bool> {
    let evaluator = renderer.evaluator
    guard case .unknown(let data)? = component.argument(nil)?.value, !data.isFilled, evaluator.asksOwnLength(of: data)
    else { return Alternatives(true) }
    let answers = evaluator.booleans(evaluator.emptiness(of: data, place: component.place), place: component.place)
    return Alternatives(branches: answers.map { .init(condition: $0.0, value: !$0.1) })
  }

  private mutating func note(_ own: [Layer]?, _ isShown: Alternatives<Bool>) {
    let layers = own ?? ListComponents.platterLayers(renderer, environment)
    if let known = kinds.firstIndex(where: { $0.layers == layers }) {
      // Where other data make such rows as well, either may.
      if kinds[known].isShown != isShown { kinds[known].isShown = Alternatives(true) }
    } else if kinds.count <= Self.maximum {
      kinds.append(Kind(layers: layers, isShown: isShown))
    }
  }
}
