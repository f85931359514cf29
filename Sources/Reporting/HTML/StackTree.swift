import Scene

/// The elements of a view in the stacks that hold them.
indirect enum StackTree {
  /// An element, by its index in the scene.
  case element(Int)
  /// The children of a stack, or of anything else that holds several.
  case stack(LayoutStep.Axis, [Child])

  /// A child of a stack.
  struct Child {
    var content: StackTree
    /// True where a spacer stands before it.
    var isBehindSpacer = false
  }

  private struct Item {
    var index: Int
    var element: Element
    var steps: ArraySlice<LayoutStep>
  }

  /// Nests elements, in the order of the source, by the steps to each; `nil` where no stack holds two of them.
  init?(_ indices: [Int], in elements: [Element]) {
    let items = indices.map { Item(index: $0, element: elements[$0], steps: elements[$0].layout[...]) }
    let trees = Self.trees(of: items).filter { $0.elements.count > 1 }
    guard let first = trees.first else { return nil }
    self = trees.count == 1 ? first : .stack(.vertical, trees.map { Child(content: $0) })
  }

  /// The indices of the elements that are drawn.
  var elements: [Int] {
    switch self {
    case .element(let index): [index]
    case .stack(_, let children): children.flatMap(\.content.elements)
    }
  }

  /// One tree for each stack that the items start in, and for each item that is in none.
  private static func trees(of items: [Item]) -> [StackTree] {
    var trees: [StackTree] = []
    var stacks: [Int] = []
    for item in items {
      guard let step = item.steps.first else {
        trees.append(.element(item.index))
        continue
      }
      if stacks.contains(step.stack) { continue }
      stacks.append(step.stack)
      let members = items.filter { $0.steps.first?.stack == step.stack }
      if let tree = stack(step.axis, members) { trees.append(tree) }
    }
    return trees
  }

  private static func stack(_ axis: LayoutStep.Axis, _ members: [Item]) -> StackTree? {
    let numbers = Set(members.compactMap { $0.steps.first?.child }).sorted()
    let children = numbers.compactMap { number -> Child? in
      let inside = members.filter { $0.steps.first?.child == number }
      let isBehindSpacer = inside.first?.steps.first?.isBehindSpacer == true
      let inner = inside.map { Item(index: $0.index, element: $0.element, steps: $0.steps.dropFirst()) }
      return content(of: inner).map { Child(content: $0, isBehindSpacer: isBehindSpacer) }
    }
    return children.count > 1 ? .stack(axis, children) : children.first?.content
  }

  /// What one child shows: the runs of a text side by side, a control behind its label, and else the first of what it
  /// holds, since the branches of an `if` are all there and only one of them is seen.
  private static func content(of items: [Item]) -> StackTree? {
    if let first = items.first, first.steps.isEmpty {
      let runs = items.filter { $0.steps.isEmpty && $0.element.range == first.element.range }
      if runs.count > 1 { return .stack(.horizontal, runs.map { Child(content: .element($0.index)) }) }
      if first.element.kind == .control, let label = content(of: Array(items.dropFirst())) {
        return .stack(.depth, [Child(content: .element(first.index)), Child(content: label)])
      }
    }
    return trees(of: items).first
  }
}
