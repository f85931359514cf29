import Scene

/// The words and symbols that views show.
extension CutOuts {
  /// Returns the mask of a modifier that is made of words and symbols alone, and these.
  static func words(maskedBy call: ModifierCall, _ renderer: Renderer) -> (node: ViewNode, words: [Value])? {
    guard let node = Layers.mask(call, renderer), let words = words(of: node, renderer), !words.isEmpty else {
      return nil
    }
    return (node, words)
  }

  /// Returns what the words and symbols of a view say, in their order, past some modifiers; `nil` for a view that shows
  /// something else or that is drawn elsewhere than where it lies.
  static func words(
    of node: ViewNode, _ renderer: Renderer, isInStack: Bool = false, past: (ModifierCall) -> Bool = { _ in false }
  ) -> [Value]? {
    func all(_ nodes: [ViewNode], isInStack: Bool) -> [Value]? {
      var result: [Value] = []
      for node in nodes {
        guard let words = words(of: node, renderer, isInStack: isInStack, past: past) else { return nil }
        result += words
      }
      return result
    }
    switch node {
    case .component(let component):
      if ["Spacer", "EmptyView"].contains(component.name) { return [] }
      if stacks.contains(component.name), let closure = component.content {
        return all(renderer.flatten(renderer.evaluator.contents(of: closure)), isInStack: true)
      }
      guard component.name == "Text" || component.symbol != nil, symbols.contains(component.name) else { return nil }
      return component.arguments.map(\.value)
    case .modified(let inner, let call):
      guard keepsWords(call) || (!isInStack && coloring.contains(call.name)) || past(call) else { return nil }
      return words(of: inner, renderer, isInStack: isInStack, past: past)
    case .list(let nodes), .concatenated(let nodes): return all(nodes, isInStack: isInStack)
    case .choice(let alternatives): return all(alternatives.branches.map(\.value), isInStack: isInStack)
    case .placed(let inner, _): return words(of: inner, renderer, isInStack: isInStack, past: past)
    case .empty: return []
    case .custom, .unknown: return nil
    }
  }

  static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
  private static let symbols: Set<String> = ["Text", "Image", "Label"]
  static let moving: Set<String> = [
    "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
  ]

  /// True for a modifier after which words are drawn where they were, in the colours that they had.
  static func keepsWords(_ call: ModifierCall) -> Bool {
    if moving.contains(call.name) { return false }
    return NeutralModifiers.names.contains(call.name) || FontModifiers.effects[call.name] != nil
      || ["frame", "padding"].contains(call.name) || call.name.hasPrefix("accessibility")
  }

  /// True where two views say the same.
  static func same(_ left: [Value]?, _ right: [Value]) -> Bool {
    var sameness = Sameness()
    return left.map { sameness.holds(.array($0), .array(right)) } ?? false
  }
}
