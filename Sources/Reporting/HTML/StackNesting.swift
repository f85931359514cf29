import Scene

/// Puts pieces together that go the same way.
enum StackNesting {
  /// Returns one tree for each stack that the pieces start in, and for each piece that is in none.
  static func trees(of pieces: [StackPiece]) -> [StackTree] {
    let shown = pieces.filter { !$0.isView || $0.step != nil }
    let pieces = shown.isEmpty ? pieces : shown
    var trees: [StackTree] = []
    var stacks: Set<Int> = []
    for piece in pieces {
      guard let step = piece.step else {
        trees.append(framed(piece.outer, leaf(piece)))
        continue
      }
      guard stacks.insert(step.stack).inserted else { continue }
      if let tree = stack(step, pieces.filter { $0.step?.stack == step.stack }) {
        trees.append(framed(piece.outer, tree))
      }
    }
    return trees
  }

  private static func leaf(_ piece: StackPiece) -> StackTree {
    switch piece.content {
    case .element(let index): .element(index)
    case .decoration(let index, let kind): .decoration(index, kind)
    }
  }

  private static func framed(_ frames: [LayoutFrame.Kind], _ tree: StackTree) -> StackTree {
    frames.reversed().reduce(tree) { .framed($1, $0) }
  }

  private static func stack(_ step: StackPiece.Step, _ members: [StackPiece]) -> StackTree? {
    let positions = Set(members.compactMap { $0.step?.position }).sorted()
    var spacers = 0
    let children = positions.compactMap { position -> StackTree.Child? in
      let inside = members.filter { $0.step?.position == position }
      guard let own = inside.first?.step, let content = content(of: inside.map(\.inner)) else { return nil }
      defer { spacers = max(spacers, own.spacers) }
      return StackTree.Child(
        content: content, position: position, spacers: max(own.spacers - spacers, 0), alignment: own.alignment,
        rise: own.rise)
    }
    // A line below a row of which nothing is seen is none.
    if step.axis == .pile, !positions.contains(0), children.allSatisfy({ $0.content.isLine }) { return nil }
    let all = members.compactMap { $0.step?.allSpacers }.max() ?? 0
    if step.axis == .choice {
      // Of the branches of a condition the one that shows most stands for all.
      return children.map(\.content).max { $0.count < $1.count }
    }
    if children.isEmpty || (children.count == 1 && all == 0) { return children.first?.content }
    return .stack(
      StackTree.Stack(
        axis: step.axis, spacing: step.spacing, alignment: step.alignment, rise: step.rise,
        lastSpacers: max(all - spacers, 0), children: children))
  }

  /// What one child shows: the runs of a text side by side, a control behind its label, and else the first of what it
  /// holds.
  private static func content(of pieces: [StackPiece]) -> StackTree? {
    if let first = pieces.first, first.step == nil {
      let runs = pieces.filter { $0.step == nil && $0.range == first.range && !$0.isView }
      if runs.count > 1 {
        let row = StackTree.Stack(
          axis: .horizontal, spacing: 0, children: runs.map { StackTree.Child(content: leaf($0)) })
        return framed(first.outer, .stack(row))
      }
      if first.isControl, let label = content(of: Array(pieces.dropFirst())) {
        return .stack(
          StackTree.Stack(axis: .depth, children: [StackTree.Child(content: leaf(first)), .init(content: label)]))
      }
    }
    return trees(of: pieces).first
  }
}
