import Scene

/// What a view shows, in the stacks that hold it.
indirect enum StackTree {
  /// An element, by its index in the scene.
  case element(Int)
  /// Something that is no element, by its index among the scene's decorations.
  case decoration(Int, Decoration.Kind)
  /// The children of a stack, or of anything else that holds several.
  case stack(Stack)
  /// A part with something around it.
  case framed(LayoutFrame.Kind, StackTree)

  /// A stack with its children.
  struct Stack {
    var axis: Axis
    /// What stands between two children in pt; `nil` for the system's own.
    var spacing: Double?
    var alignment = LayoutStep.Alignment.center
    /// Where those that lie over each other stand down the height.
    var rise = LayoutStep.Alignment.center
    /// How many spacers stand behind the last child.
    var lastSpacers = 0
    var children: [Child]

    /// How many spacers it holds.
    var spacers: Int { children.reduce(lastSpacers) { $0 + $1.spacers } }
  }

  /// How the children of a stack stand to each other.
  enum Axis {
    case vertical, horizontal, depth
    /// One over the other, all as large as the one at position 0.
    case pile
    /// One of them at a time.
    case choice
  }

  /// A child of a stack.
  struct Child {
    var content: StackTree
    /// Its place among all children.
    var position = 0
    /// How many spacers stand between it and the child before.
    var spacers = 0
    /// Where it stands in a pile.
    var alignment = LayoutStep.Alignment.center
    /// Where it stands down the height of a pile.
    var rise = LayoutStep.Alignment.center
  }

  /// Nests what a view shows, in the order of the source, by the steps to each; `nil` where there is nothing to put
  /// together.
  init?(_ pieces: [StackPiece]) {
    // What callers put around the view is not the view's.
    let calls = pieces.map(\.calls).min() ?? 0
    let trees = StackNesting.trees(of: pieces.map { $0.path(within: calls) }).filter { $0.count > 1 }
    guard let first = trees.first, trees.contains(where: { !$0.elements.isEmpty }) else { return nil }
    self =
      trees.count == 1
      ? first : .stack(Stack(axis: .vertical, alignment: .start, children: trees.map { Child(content: $0) }))
  }

  /// The indices of the elements that are drawn.
  var elements: [Int] {
    switch self {
    case .element(let index): [index]
    case .decoration: []
    case .stack(let stack): stack.children.flatMap(\.content.elements)
    case .framed(_, let inner): inner.elements
    }
  }

  /// The indices of the decorations that are drawn.
  var decorations: [Int] {
    switch self {
    case .decoration(let index, _): [index]
    case .element: []
    case .stack(let stack): stack.children.flatMap(\.content.decorations)
    case .framed(_, let inner): inner.decorations
    }
  }

  /// True for the line between two rows.
  var isLine: Bool {
    switch self {
    case .decoration(_, .separator): true
    case .framed(_, let inner): inner.isLine
    case .element, .decoration, .stack: false
    }
  }

  /// How many things are drawn.
  var count: Int {
    switch self {
    case .element, .decoration: 1
    case .stack(let stack): stack.children.reduce(0) { $0 + $1.content.count }
    case .framed(_, let inner): inner.count
    }
  }

  /// True where the part takes all the width that it is given.
  var fillsWidth: Bool {
    switch self {
    case .element: false
    case .decoration(_, let kind):
      switch kind {
      case .fill, .stroke, .separator: true
      case .line(let isVertical): !isVertical
      case .view: false
      }
    case .stack(let stack):
      if stack.axis == .pile {
        stack.children.first { $0.position == 0 }?.content.fillsWidth ?? false
      } else {
        stack.children.contains(where: \.content.fillsWidth) || (stack.axis == .horizontal && stack.spacers > 0)
      }
    case .framed(.size(let width, _, let fillsWidth, _), let inner):
      width == nil && (fillsWidth || inner.fillsWidth)
    case .framed(_, let inner): inner.fillsWidth
    }
  }

  /// The part with few elements that an element stands in.
  func part(around element: Int, most: Int) -> StackTree {
    if elements.count <= most { return self }
    switch self {
    case .element, .decoration: return self
    case .framed(_, let inner): return inner.part(around: element, most: most)
    case .stack(let stack):
      let child = stack.children.first { $0.content.elements.contains(element) }
      return child?.content.part(around: element, most: most) ?? self
    }
  }
}
