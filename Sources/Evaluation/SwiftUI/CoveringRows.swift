import Scene

/// What the rows of a list paint behind a view in front of the list: any of them may lie there, or none (S-57, S-77).
struct CoveringRows {
  private let renderer: Renderer
  /// What holds in the list.
  private let environment: Environment
  /// What the rows stand on, each kind once.
  private var kinds: [[Layer]] = []

  /// How many kinds of rows are told apart.
  private static let maximum = 4
  private static let transparent: Set<String> = ["Section", "ForEach", "Group"]

  /// Returns the layers of the rows that a list holds.
  static func layers(of list: Component, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    var rows = CoveringRows(renderer: renderer, environment: environment)
    if let content = list.content {
      rows.add(renderer.evaluator.contents(of: content), on: nil)
    } else {
      rows.note(nil)
    }
    if rows.kinds.count > maximum {
      let doubt = Doubt(.unknownBackdrop, "one of several kinds of rows", place: list.place)
      return [Layers.unknown(doubt, environment)]
    }
    return rows.kinds.enumerated().flatMap { number, layers in
      layers.map { Defaults.orNothing($0, key: number == 0 ? "row" : "row\(number)", renderer: renderer) }
    }
  }

  private init(renderer: Renderer, environment: Environment) {
    (self.renderer, self.environment) = (renderer, environment)
  }

  /// Goes through what a list holds; what is written further in wins.
  private mutating func add(_ node: ViewNode, on own: [Layer]?) {
    switch node {
    case .modified(let inner, let call):
      let layers = call.name == "listRowBackground" ? call.first.map(layers) : nil
      add(inner, on: layers ?? own)
    case .component(let component):
      guard Self.transparent.contains(component.name), let content = component.content else { return note(own) }
      add(renderer.evaluator.contents(of: content), on: own)
    case .placed(let inner, _): add(inner, on: own)
    case .list(let nodes): for node in nodes { add(node, on: own) }
    case .choice(let alternatives): for branch in alternatives.branches { add(branch.value, on: own) }
    case .empty: break
    case .custom, .concatenated, .unknown: note(own)
    }
  }

  private func layers(of argument: ArgumentValue) -> [Layer] {
    ContainerBackgrounds.rowLayers(of: argument, renderer, environment)
  }

  private mutating func note(_ own: [Layer]?) {
    let layers = own ?? ListComponents.platterLayers(renderer, environment)
    if kinds.count <= Self.maximum, !kinds.contains(layers) { kinds.append(layers) }
  }
}
