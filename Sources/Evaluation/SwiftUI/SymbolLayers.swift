import SourceFacts

/// Symbols that lie behind something, as a badge's disc does behind its number (S-50).
extension Layers {
  /// How much of its frame a symbol covers.
  private enum Cover { case whole, part }

  /// What a filled symbol paints in a style; a plain shape covers its frame, of others nobody knows which part. `nil` for
  /// all that is no filled symbol.
  static func symbol(_ node: ViewNode, in layer: @autoclosure () -> Layer, _ renderer: Renderer) -> [Layer]? {
    guard let (cover, place) = cover(of: node) else { return nil }
    switch cover {
    case .whole: return [layer()]
    case .part: return [maybe(layer(), at: place, renderer)]
    }
  }

  /// Returns what stands in a row or column of views without its symbols: they stand beside words, where one that is
  /// alone in a depth stack carries them. A control of which a symbol is all that is seen is no different.
  static func beside(_ content: ViewNode, _ renderer: Renderer, _ environment: Environment) -> ViewNode {
    let nodes = renderer.flatten(content)
    guard nodes.count > 1 else { return content }
    return .list(nodes.filter { cover(of: $0) == nil && !isLoneSymbol($0, renderer, environment) })
  }

  /// True for a control that shows a filled symbol and paints nothing besides, by its style or by modifiers (S-50).
  private static func isLoneSymbol(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    guard let control = control(in: node), let label = ButtonComponents.label(of: control, renderer) else {
      return false
    }
    let shown = renderer.flatten(label)
    guard shown.count == 1, cover(of: shown[0]) != nil else { return false }
    return painted(by: node, renderer: renderer, in: environment).count == 1
  }

  private static func control(in node: ViewNode) -> Component? {
    switch node {
    case .component(let component): labelled.contains(component.name) ? component : nil
    case .modified(let inner, _), .placed(let inner, _): control(in: inner)
    default: nil
    }
  }

  private static func cover(of node: ViewNode) -> (Cover, Place)? {
    switch node {
    case .component(let component):
      guard component.name == "Image", case .string(let name)? = component.symbol?.value else { return nil }
      let parts = name.split(separator: ".")
      guard parts.contains("fill") else { return nil }
      return (parts.count == 2 && shapes.contains(String(parts[0])) ? .whole : .part, component.place)
    case .modified(let inner, _), .placed(let inner, _): return cover(of: inner)
    default: return nil
    }
  }

  /// The controls of which the label is what they paint.
  static let labelled: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]

  /// Symbols that fill most of their frame, so that what is centred on them lies within.
  private static let shapes: Set<String> = [
    "app", "capsule", "circle", "hexagon", "octagon", "oval", "pentagon", "rectangle", "rhombus", "seal", "shield",
    "square",
  ]
}
