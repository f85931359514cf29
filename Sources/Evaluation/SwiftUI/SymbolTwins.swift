import ColorScience
import Scene

/// The same symbol in each arm of a condition but for its colour: one of them may keep the room of the other one alone.
enum SymbolTwins {
  /// True where each arm shows the same symbol in the same size, and not all in one colour.
  static func are(_ arms: Alternatives<ViewNode>, _ evaluator: Evaluator) -> Bool {
    let nodes = arms.branches.map(\.value)
    let symbols = nodes.compactMap { symbol(of: $0) }
    guard nodes.count > 1, symbols.count == nodes.count else { return false }
    let names = symbols.map { $0.symbol.flatMap { ExactValue($0.value) } }
    let forms = nodes.map { ForkCues.treatment(of: $0, evaluator) }
    return names.allSatisfy { $0 != nil && $0 == names[0] } && Set(forms).count == 1
      && Set(nodes.map { colors(of: $0) }).count > 1
  }

  private static func symbol(of node: ViewNode) -> Component? {
    switch node {
    case .component(let component): component.name == "Image" && component.symbol != nil ? component : nil
    case .modified(let inner, _), .placed(let inner, _): symbol(of: inner)
    case .list(let nodes): nodes.count == 1 ? symbol(of: nodes[0]) : nil
    default: nil
    }
  }

  /// What the colour of a symbol is set to, the outermost first.
  private static func colors(of node: ViewNode) -> [Shade] {
    switch node {
    case .modified(let inner, let call):
      let own = setters.contains(call.name) ? call.arguments.map { Shade($0.value) } : []
      return own + colors(of: inner)
    case .placed(let inner, _): return colors(of: inner)
    case .list(let nodes): return nodes.flatMap { colors(of: $0) }
    default: return []
    }
  }

  private static let setters: Set<String> = ["foregroundStyle", "foregroundColor"]

  /// A colour, wherever it is written; one that can't be told from others is equal to each of these.
  private enum Shade: Hashable {
    case named(String)
    case color(DynamicColor)
    case other

    init(_ value: Value) {
      switch value {
      case .implicit(let member) where member.arguments == nil && member.chain.isEmpty: self = .named(member.name)
      case .color(let color): self = .color(color.color)
      default: self = .other
      }
    }
  }
}

extension LeafMeasurement {
  /// True for a symbol in exactly the colour behind it, of which another arm shows the same in another colour: it is not
  /// to be seen, and keeps its room.
  func isInvisibleTwin(_ readings: some Collection<Reading>) -> Bool {
    environment.isTwin && leaf.kind == .symbol && !readings.isEmpty
      && readings.allSatisfy { $0.isCertain && $0.foreground != nil && $0.foreground == $0.background }
  }
}
