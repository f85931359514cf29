import Scene

/// Children of a stack that constants move over one another, so that one may lie behind the other (S-50, S-143).
struct Overlaps {
  let axis: LayoutStep.Axis
  /// Where the stack puts its children across its axis.
  let alignment: LayoutStep.Alignment
  /// What the stack puts between two children in pt, where it is written.
  let writtenSpacing: Double?
  /// What the stack puts between two children, in pt.
  private let spacing: Double
  private let place: Place

  /// What SwiftUI puts between a text and what is no text, where nothing is written, in pt.
  private static let standardSpacing = 8.0

  /// By how much lines of text can meet before their letters do, in pt: what a body style leaves above and below.
  private static let leading = 4.0

  /// How far a child is drawn beyond its place, towards the children before it and after it, in pt.
  private struct Reach {
    var before = 0.0
    var after = 0.0

    mutating func move(by way: Double) {
      after += way
      before -= way
    }

    /// No less than the place itself.
    var atLeastPlace: Reach { Reach(before: max(0, before), after: max(0, after)) }

    /// The furthest of some.
    static func furthest(_ all: [Reach]) -> Reach {
      Reach(before: all.map(\.before).max() ?? 0, after: all.map(\.after).max() ?? 0)
    }
  }

  /// What lies between the letters of two children, in pt.
  private var gap: Double { spacing < 0 ? min(0, spacing + Self.leading) : spacing }

  init(in stack: Component, axis: LayoutStep.Axis) {
    self.axis = axis
    place = stack.place
    writtenSpacing = Self.number(stack.argument("spacing")?.value)
    spacing = writtenSpacing ?? Self.standardSpacing
    let written = stack.argument("alignment")?.value
    alignment = axis == .horizontal ? FrameModifiers.verticalAlignment(written) : FrameModifiers.alignment(written)
  }

  /// Returns for each child what others paint that may lie behind it, back to front.
  func layers(
    behind children: [ViewNode], isSpacer: (ViewNode) -> Bool, _ renderer: Renderer, _ environment: Environment
  ) -> [[Layer]] {
    let none = [[Layer]](repeating: [], count: children.count)
    guard axis == .vertical || axis == .horizontal, children.count > 1 else { return none }
    let reaches = children.map(reach)
    guard gap < 0 || reaches.contains(where: { $0.before > 0 || $0.after > 0 }) else { return none }
    let depths = children.map(MovingModifiers.depth)
    let order = children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    var painted: [Int: [Layer]] = [:]
    var result = none
    for (position, child) in order.enumerated() where !isSpacer(children[child]) {
      for other in order[..<position] where !isSpacer(children[other]) {
        let (first, last) = (min(child, other), max(child, other))
        // A spacer takes what is left, so that nothing meets across it.
        if children[first...last].contains(where: isSpacer) { continue }
        let between = children[(first + 1)..<last].reduce(gap) {
          $0 + gap + ViewExtent.least(of: $1, axis == .vertical, renderer)
        }
        guard reaches[first].after + reaches[last].before > between else { continue }
        // What is drawn of them may keep off their own edges.
        let drawn = [first, last].map { self.drawn(children[$0], renderer, environment) }
        guard drawn[0].after + drawn[1].before > between else { continue }
        let layers =
          painted[other]
          ?? Layers.painted(by: children[other], renderer: renderer, in: environment, fills: true).map {
            Layers.maybe($0, at: place, renderer)
          }
        painted[other] = layers
        result[child] += layers
      }
    }
    return result
  }

  private func reach(of node: ViewNode) -> Reach {
    switch node {
    case .placed(let inner, _): return reach(of: inner)
    case .modified(let inner, let call):
      var result = reach(of: inner)
      switch call.name {
      case "offset":
        result.move(by: way(of: call))
      case "padding": add(padding: call, to: &result)
      // What is beyond the frame is cut off.
      case "clipped", "clipShape", "cornerRadius", "mask": return Reach()
      default: break
      }
      return result
    default: return Reach()
    }
  }

  /// How far what is drawn of a view reaches beyond its place, since it may be padded inside of it.
  private func drawn(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Reach {
    switch node {
    case .placed(let inner, _): return drawn(inner, renderer, environment)
    case .list(let nodes): return .furthest(nodes.map { drawn($0, renderer, environment) })
    case .choice(let all): return .furthest(all.branches.map { drawn($0.value, renderer, environment) })
    case .component(let component):
      guard ["VStack", "HStack", "ZStack", "Group"].contains(component.name),
        let closure = component.content
      else { return Reach() }
      return .furthest(
        renderer.flatten(renderer.evaluator.contents(of: closure)).map { drawn($0, renderer, environment) })
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return Reach() }
      return drawn(body.node, renderer, body.environment)
    case .modified(let inner, let call):
      var result = drawn(inner, renderer, environment)
      switch call.name {
      case "padding":
        guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
          return result.atLeastPlace
        }
        result.before -= axis == .vertical ? top : leading
        result.after -= axis == .vertical ? bottom : trailing
      case "offset": result.move(by: way(of: call))
      case "clipped", "clipShape", "cornerRadius", "mask": return Reach()
      // What a modifier draws besides reaches to the edges that there are so far.
      default: return Self.styling.contains(call.name) ? result : result.atLeastPlace
      }
      return result
    case .empty, .concatenated, .unknown: return Reach()
    }
  }

  /// Modifiers that change what is drawn, but draw nothing themselves.
  private static let styling: Set<String> = [
    "font", "foregroundStyle", "foregroundColor", "tint", "bold", "fontWeight", "opacity", "multilineTextAlignment",
    "lineLimit", "animation", "accessibilityLabel", "accessibilityHidden", "id", "onTapGesture", "onAppear",
  ]

  /// How far an offset moves a view along the axis, in pt.
  private func way(of call: ModifierCall) -> Double {
    Self.number(call.argument(axis == .vertical ? "y" : "x")?.value) ?? 0
  }

  /// Negative padding draws the neighbours nearer.
  private func add(padding call: ModifierCall, to reach: inout Reach) {
    guard let amount = Self.number(call.arguments.last?.value), amount < 0 else { return }
    let edges = call.arguments.count > 1 ? Self.names(call.arguments[0].value) : ["all"]
    let isVertical = axis == .vertical
    let whole = ["all", isVertical ? "vertical" : "horizontal"]
    if !edges.isDisjoint(with: whole + [isVertical ? "top" : "leading"]) { reach.before -= amount }
    if !edges.isDisjoint(with: whole + [isVertical ? "bottom" : "trailing"]) { reach.after -= amount }
  }

  private static func names(_ value: Value) -> Set<String> {
    switch value {
    case .implicit(let member): [member.name]
    case .array(let values): values.reduce(into: []) { $0.formUnion(names($1)) }
    default: []
    }
  }

  /// A constant; what comes and goes ends where the view stands without it.
  private static func number(_ value: Value?) -> Double? {
    if case .number(let number)? = value { return number }
    return nil
  }
}
