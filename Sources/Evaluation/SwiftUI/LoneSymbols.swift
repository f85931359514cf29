import Scene

/// Symbols that are all there is to see of a control: hidden from assistive technologies or not, they are no decoration
/// (S-61c).
struct LoneSymbols {
  /// The labels in which something else was seen.
  private var labels: Set<Int> = []

  /// Notes what is seen in a control's label, unless it is a symbol that is called decoration itself.
  mutating func note(_ leaf: Leaf, in environment: Environment) {
    guard let label = environment.label else { return }
    switch leaf.kind {
    case .text, .image: labels.insert(label)
    case .symbol where !environment.isAccessibilityHidden: labels.insert(label)
    case .symbol, .shape, .control: break
    }
  }

  /// Notes a label of which what it holds was seen on another way.
  mutating func note(labelOf environment: Environment) {
    if let label = environment.label { labels.insert(label) }
  }

  /// Returns a leaf that is marked where it is a symbol beside which nothing is seen of its control.
  func marking(_ pending: PendingLeaf) -> PendingLeaf {
    let environment = pending.environment
    guard pending.leaf.kind == .symbol, environment.isAccessibilityHidden, environment.isInControl,
      let label = environment.label, !labels.contains(label)
    else { return pending }
    var result = pending
    result.leaf.isLone = true
    return result
  }
}
