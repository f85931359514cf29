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
        guard reaches[first].after + reaches[last].before - gap > 0 else { continue }
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
        let way = Self.number(call.argument(axis == .vertical ? "y" : "x")?.value) ?? 0
        result.after += way
        result.before -= way
      case "padding": add(padding: call, to: &result)
      // What is beyond the frame is cut off.
      case "clipped", "clipShape", "cornerRadius", "mask": return Reach()
      default: break
      }
      return result
    default: return Reach()
    }
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
