import Scene

/// The places of a view's elements in its picture, in pt.
struct ViewLayout {
  /// An element with the box that it is given.
  struct Box {
    var element: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private(set) var width: Double
  private(set) var height: Double
  private(set) var boxes: [Box]

  /// About the least distance that stacks keep between their children.
  private static let gap = 8.0
  /// A spacer in a column, whose height nothing tells.
  private static let verticalSpacer = 24.0

  private init(width: Double = 0, height: Double) {
    (self.width, self.height, boxes) = (width, height, [])
  }

  /// Lays out a tree in a width; `size` measures an element in a width.
  init(_ tree: StackTree, width available: Double, size: (Int, Double) -> (width: Double, height: Double)) {
    switch tree {
    case .element(let index):
      let size = size(index, available)
      (width, height) = size
      boxes = [Box(element: index, x: 0, y: 0, width: size.width, height: size.height)]
    case .stack(.horizontal, let children):
      self = Self.row(children, width: available, size: size)
    case .stack(.depth, let children):
      self = Self.pile(children.map { ViewLayout($0.content, width: available, size: size) })
    case .stack(.vertical, let children), .stack(.grid, let children):
      (width, height, boxes) = (0, 0, [])
      for (number, child) in children.enumerated() {
        let part = ViewLayout(child.content, width: available, size: size)
        if number > 0 { height += child.isBehindSpacer ? Self.verticalSpacer : Self.gap }
        place(part, x: 0, y: height)
        (width, height) = (max(width, part.width), height + part.height)
      }
    }
  }

  /// Children side by side, in the middle of the row's height; what stands behind a spacer is moved to the end.
  private static func row(
    _ children: [StackTree.Child], width available: Double, size: (Int, Double) -> (width: Double, height: Double)
  ) -> ViewLayout {
    let room = available - gap * Double(children.count - 1)
    var parts = children.map { ViewLayout($0.content, width: room, size: size) }
    if parts.reduce(0, { $0 + $1.width }) > room {
      // What needs less than its share keeps its width; the others share what is left.
      let share = room / Double(children.count)
      let small = parts.filter { $0.width <= share }
      let left = (room - small.reduce(0) { $0 + $1.width }) / Double(max(1, children.count - small.count))
      parts = zip(children, parts).map { child, part in
        part.width <= share ? part : ViewLayout(child.content, width: left, size: size)
      }
    }
    let used = parts.reduce(0) { $0 + $1.width }
    let spacers = children.dropFirst().count(where: \.isBehindSpacer)
    let spare = spacers > 0 ? max(0, room - used) / Double(spacers) : 0
    var row = ViewLayout(height: parts.map(\.height).max() ?? 0)
    var x = 0.0
    for (number, part) in parts.enumerated() {
      if number > 0 { x += gap + (children[number].isBehindSpacer ? spare : 0) }
      row.place(part, x: x, y: (row.height - part.height) / 2)
      x += part.width
    }
    row.width = x
    return row
  }

  /// Children over each other; what lies at the back is as large as the whole.
  private static func pile(_ parts: [ViewLayout]) -> ViewLayout {
    var pile = ViewLayout(
      width: (parts.map(\.width).max() ?? 0) + 2 * gap, height: (parts.map(\.height).max() ?? 0) + gap)
    for (number, part) in parts.enumerated() {
      if number == 0, part.boxes.count == 1, let back = part.boxes.first {
        pile.boxes.append(Box(element: back.element, x: 0, y: 0, width: pile.width, height: pile.height))
      } else {
        pile.place(part, x: (pile.width - part.width) / 2, y: (pile.height - part.height) / 2)
      }
    }
    return pile
  }

  private mutating func place(_ part: ViewLayout, x: Double, y: Double) {
    boxes += part.boxes.map {
      Box(element: $0.element, x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height)
    }
  }
}
