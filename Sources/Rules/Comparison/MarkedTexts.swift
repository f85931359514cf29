import Scene

/// The texts of a scene right beside which a row puts a symbol: that tells as much as their colour (S-137).
struct MarkedTexts {
  private var texts: Set<Int> = []

  init(_ scene: Scene) {
    var symbols: [Int: Set<Int>] = [:]
    for element in scene.elements where element.kind == .symbol {
      guard let step = element.layout.last, step.axis == .horizontal else { continue }
      symbols[step.stack, default: []].insert(step.child)
    }
    for (position, element) in scene.elements.enumerated() where element.kind == .text {
      guard let step = element.layout.last, let beside = symbols[step.stack] else { continue }
      if beside.contains(step.child - 1) || beside.contains(step.child + 1) { texts.insert(position) }
    }
  }

  /// True for the number of such a text among the elements.
  func contains(_ element: Int) -> Bool { texts.contains(element) }
}
