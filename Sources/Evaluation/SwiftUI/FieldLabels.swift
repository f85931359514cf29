import PlatformStyles
import Scene

/// The labels of fields that are made by a closure: a row's label, or what a field shows while it is empty (S-98).
enum FieldLabels {
  /// Returns the label of a field that has no title; the closure of one with a title is an action.
  static func label(of field: Component, _ renderer: Renderer) -> ViewNode? {
    guard let first = field.arguments.first, first.label != nil || first.isTrailingClosure else { return nil }
    return (field.closure("label") ?? field.trailingClosure).map { renderer.evaluator.contents(of: $0) }
  }

  /// Shows a label before its field.
  static func showBefore(_ label: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    var inner = environment
    inner.scope = renderer.newScope()
    inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .horizontal, child: 0))
    LabelGroups.render(label, renderer, inner)
  }

  /// Shows what a label says as the prompt of its field. Whether a style in the label reaches it is not published.
  static func showAsPrompt(_ label: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    var inner = environment.aroundPrompt(renderer)
    let words = words(in: label, renderer)
    inner.isSeenPerhaps = inner.isSeenPerhaps || isStyled(words)
    renderer.render(words, in: inner)
  }

  /// Returns the texts of a label: a prompt has no room for pictures.
  private static func words(in label: ViewNode, _ renderer: Renderer) -> ViewNode {
    switch label {
    case .list(let nodes): return .list(nodes.map { words(in: $0, renderer) })
    case .choice(let all): return .choice(all.map { words(in: $0, renderer) })
    case .modified(let inner, let call): return .modified(words(in: inner, renderer), call)
    case .placed(let inner, let place): return .placed(words(in: inner, renderer), via: place)
    case .component(let component):
      switch component.name {
      case "Text": return label
      case "Label": return component.title(at: component.place) ?? component.part("title", renderer) ?? .empty
      default: return component.content(renderer).map { words(in: $0, renderer) } ?? .empty
      }
    case .empty, .custom, .concatenated, .unknown: return label
    }
  }

  private static func isStyled(_ node: ViewNode) -> Bool {
    switch node {
    case .list(let nodes), .concatenated(let nodes): nodes.contains(where: isStyled)
    case .choice(let all): all.branches.contains { isStyled($0.value) }
    case .modified(let inner, let call):
      ["foregroundStyle", "foregroundColor", "opacity", "tint"].contains(call.name) || isStyled(inner)
    case .placed(let inner, _): isStyled(inner)
    case .custom: true
    case .empty, .component, .unknown: false
    }
  }
}

extension Environment {
  /// Returns the environment of a field's prompt: the placeholder's colour, which a style of the prompt's own takes the
  /// place of (S-98).
  func aroundPrompt(_ renderer: Renderer) -> Environment {
    var inner = self
    inner.promptBase = self.currentForeground
    inner.foreground = nil
    inner.defaultForeground = Defaults.foreground(ControlDefaults.placeholder, renderer: renderer, in: self)
    return inner
  }
}
