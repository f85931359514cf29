/// Views of the program in what lays its children over each other: what a body lists without a stack are such children,
/// too (S-50, S-58).
enum Piles {
  /// Renders a view in a depth stack, an overlay or a background.
  static func render(_ node: ViewNode, in stack: Component, _ renderer: Renderer, _ environment: Environment) {
    let views = views(in: node).map { ObjectIdentifier($0) }
    let around = views.map { renderer.viewMemo.piles.updateValue(stack, forKey: $0) }
    renderer.render(node, in: environment)
    for (view, outer) in zip(views, around).reversed() { renderer.viewMemo.piles[view] = outer }
  }

  /// Renders what the body of a view makes.
  static func render(_ body: ViewNode, of view: Instance, _ renderer: Renderer, _ environment: Environment) {
    guard let stack = renderer.viewMemo.piles[ObjectIdentifier(view)] else {
      return renderer.render(body, in: environment)
    }
    StackComponents.pile(body, in: stack, renderer, environment)
  }

  /// Returns the views of the program that a view is, under modifiers that do the same to their parts as to the whole.
  private static func views(in node: ViewNode) -> [Instance] {
    switch node {
    case .custom(let instance, _): [instance]
    case .modified(let inner, let call): keeping.contains(call.name) ? views(in: inner) : []
    case .placed(let inner, _): views(in: inner)
    case .list(let nodes): nodes.flatMap(views)
    case .choice(let all): all.branches.flatMap { views(in: $0.value) }
    case .empty, .component, .concatenated, .unknown: []
    }
  }

  /// Modifiers that paint nothing: what lies behind each of several views is none of the others' (S-53).
  private static let keeping = NeutralModifiers.names.union(FontModifiers.effects.keys)
    .union(AccessibilityModifiers.effects.keys)
    .union(["padding", "frame", "foregroundStyle", "foregroundColor", "tint", "environment", "environmentObject"])
}
