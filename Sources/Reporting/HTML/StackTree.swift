import Scene

/// The elements of a view in the stacks that hold them.
indirect enum StackTree {
  /// An element, by its index in the scene.
  case element(Int)
  /// The children of a stack, or of anything else that holds several.
  case stack(Stack)
  /// A part with something around it.
  case framed(LayoutFrame.Kind, StackTree)

  /// A stack with its children.
  struct Stack {
    var axis: LayoutStep.Axis
    /// What stands between two children in pt; `nil` for the system's own.
    var spacing: Double?
    var alignment = LayoutStep.Alignment.center
    /// How many spacers stand behind the last child.
    var lastSpacers = 0
    var children: [Child]

    /// How many spacers it holds.
    var spacers: Int { children.reduce(lastSpacers) { $0 + $1.spacers } }
  }

  /// A child of a stack.
  struct Child {
    var content: StackTree
    /// How many spacers stand between it and the child before.
    var spacers = 0
  }

  private struct Item {
    var index: Int
    var element: Element
    var steps: ArraySlice<LayoutStep>
    var frames: ArraySlice<LayoutFrame>

    /// What lies around the item outside of its next stack.
    var outerFrames: ArraySlice<LayoutFrame> { frames.prefix { $0.steps <= steps.startIndex } }

    /// The item within its next stack.
    var inner: Item {
      Item(
        index: index, element: element, steps: steps.dropFirst(), frames: frames.dropFirst(outerFrames.count))
    }
  }

  /// Nests elements, in the order of the source, by the steps to each; `nil` where no stack holds two of them.
  init?(_ indices: [Int], in elements: [Element]) {
    // What callers put around the view is not the view's.
    let calls = indices.compactMap { elements[$0].placements.first?.via.count }.min() ?? 0
    let items = indices.map { index in
      Item(
        index: index, element: elements[index], steps: elements[index].layout[...],
        frames: elements[index].frames.filter { $0.calls >= calls }[...])
    }
    let trees = Self.trees(of: items).filter { $0.elements.count > 1 }
    guard let first = trees.first else { return nil }
    self =
      trees.count == 1
      ? first : .stack(Stack(axis: .vertical, alignment: .start, children: trees.map { Child(content: $0) }))
  }

  /// The indices of the elements that are drawn.
  var elements: [Int] {
    switch self {
    case .element(let index): [index]
    case .stack(let stack): stack.children.flatMap(\.content.elements)
    case .framed(_, let inner): inner.elements
    }
  }

  /// True where the part takes all the width that it is given.
  var fillsWidth: Bool {
    switch self {
    case .element: false
    case .stack(let stack):
      stack.children.contains(where: \.content.fillsWidth)
        || (stack.axis == .horizontal && stack.spacers > 0)
    case .framed(.size(let width, _, let fillsWidth, _), let inner):
      width == nil && (fillsWidth || inner.fillsWidth)
    case .framed(_, let inner): inner.fillsWidth
    }
  }

  /// The part with few elements that an element stands in.
  func part(around element: Int, most: Int) -> StackTree {
    if elements.count <= most { return self }
    switch self {
    case .element: return self
    case .framed(_, let inner): return inner.part(around: element, most: most)
    case .stack(let stack):
      let child = stack.children.first { $0.content.elements.contains(element) }
      return child?.content.part(around: element, most: most) ?? self
    }
  }

  /// One tree for each stack that the items start in, and for each item that is in none.
  private static func trees(of items: [Item]) -> [StackTree] {
    var trees: [StackTree] = []
    var stacks: [Int] = []
    for item in items {
      guard let step = item.steps.first else {
        trees.append(framed(item.frames, .element(item.index)))
        continue
      }
      if stacks.contains(step.stack) { continue }
      stacks.append(step.stack)
      let members = items.filter { $0.steps.first?.stack == step.stack }
      if let tree = stack(step, members) { trees.append(framed(item.outerFrames, tree)) }
    }
    return trees
  }

  private static func framed(_ frames: ArraySlice<LayoutFrame>, _ tree: StackTree) -> StackTree {
    frames.reversed().reduce(tree) { .framed($1.kind, $0) }
  }

  private static func stack(_ step: LayoutStep, _ members: [Item]) -> StackTree? {
    let numbers = Set(members.compactMap { $0.steps.first?.child }).sorted()
    var spacers = 0
    let children = numbers.compactMap { number -> Child? in
      let inside = members.filter { $0.steps.first?.child == number }
      let before = inside.first?.steps.first?.spacers ?? 0
      guard let content = content(of: inside.map(\.inner)) else { return nil }
      defer { spacers = max(spacers, before) }
      return Child(content: content, spacers: max(before - spacers, 0))
    }
    let all = members.compactMap { $0.steps.first?.allSpacers }.max() ?? 0
    if children.isEmpty || (children.count == 1 && all == 0) { return children.first?.content }
    return .stack(
      Stack(
        axis: step.axis, spacing: step.spacing, alignment: step.alignment, lastSpacers: max(all - spacers, 0),
        children: children))
  }

  /// What one child shows: the runs of a text side by side, a control behind its label, and else the first of what it
  /// holds, since the branches of an `if` are all there and only one of them is seen.
  private static func content(of items: [Item]) -> StackTree? {
    if let first = items.first, first.steps.isEmpty {
      let runs = items.filter { $0.steps.isEmpty && $0.element.range == first.element.range }
      if runs.count > 1 {
        let row = Stack(axis: .horizontal, spacing: 0, children: runs.map { Child(content: .element($0.index)) })
        return framed(first.frames, .stack(row))
      }
      if first.element.kind == .control, let label = content(of: Array(items.dropFirst())) {
        return .stack(
          Stack(axis: .depth, children: [Child(content: .element(first.index)), Child(content: label)]))
      }
    }
    return trees(of: items).first
  }
}
