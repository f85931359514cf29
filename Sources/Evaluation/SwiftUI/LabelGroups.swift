import PlatformStyles
import Scene

/// Several texts in one control's label take levels by their order (S-87).
enum LabelGroups {
  /// The most conditions of one label whose arms are followed apart, since they decide the levels of what follows.
  private static let maximumForks = 4

  static func render(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    let children = renderer.flatten(node)
    guard texts(in: children, renderer).upperBound > 1 else { return renderer.render(node, in: environment) }
    var inner = environment
    inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .vertical, child: 0))
    render(children, from: 0, forks: 0, renderer, inner)
  }

  /// Renders the children of a label from a level on.
  private static func render(
    _ children: [ViewNode], from level: Int, forks: Int, _ renderer: Renderer, _ environment: Environment
  ) {
    guard let child = children.first else { return }
    let rest = Array(children.dropFirst())
    var (next, level) = (environment, level)
    next.layout[next.layout.count - 1].child += 1
    if isText(child) {
      var inner = environment
      let value = ListDefaults.labelText(at: level)
      if level > 0 { inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment) }
      Defaults.font(value, to: &inner, renderer: renderer)
      renderer.render(child, in: inner)
      level += 1
    } else if case .choice(let arms) = child {
      let texts = texts(in: [child], renderer)
      // What an arm holds are texts of the label, too, which push those behind them down.
      let isOpen = texts.lowerBound < texts.upperBound && self.texts(in: rest, renderer).upperBound > 0
      let isFollowed = isOpen && forks < maximumForks
      renderer.renderArms(of: arms, in: environment) { arm, inner in
        let own = renderer.flatten(arm)
        render(isFollowed ? own + rest : own, from: level, forks: forks + 1, renderer, inner)
      }
      if isFollowed { return }
      next.isSeenPerhaps = next.isSeenPerhaps || isOpen
      let most = arms.branches.map { renderer.flatten($0.value).count }.max() ?? 1
      next.layout[next.layout.count - 1].child += max(most, 1) - 1
      level += texts.upperBound
    } else {
      renderer.render(child, in: environment)
    }
    render(rest, from: level, forks: forks, renderer, next)
  }

  /// The fewest and the most texts that views show, whatever arms of conditions are taken.
  private static func texts(in children: [ViewNode], _ renderer: Renderer) -> ClosedRange<Int> {
    children.reduce(0...0) { sum, child in
      var own = isText(child) ? 1...1 : 0...0
      if case .choice(let arms) = child {
        let all = arms.branches.map { texts(in: renderer.flatten($0.value), renderer) }
        own = (all.map(\.lowerBound).min() ?? 0)...(all.map(\.upperBound).max() ?? 0)
      }
      return (sum.lowerBound + own.lowerBound)...(sum.upperBound + own.upperBound)
    }
  }

  private static func isText(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ["Text", "Label"].contains(component.name)
    case .modified(let inner, _): isText(inner)
    case .concatenated: true
    default: false
    }
  }
}
