import Scene

/// The places of a view's elements in its picture, in pt.
struct ViewLayout {
  /// Something that is drawn, with the box that it is given.
  struct Box {
    /// What is drawn in the box.
    enum Content {
      case element(Int)
      /// What is painted behind the boxes that follow at a greater depth, in some layers of their backdrops.
      case surface(layers: Int)
    }

    var content: Content
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// True where it takes the size of a frame around it.
    var stretches = false
    /// The form that it is cut to.
    var outline = LayoutOutline.rectangle
    /// How many surfaces lie around it.
    var depth = 0
  }

  /// The size that an element asks for.
  struct Extent {
    var width: Double
    var height: Double
    /// True where it takes the size of a frame around it.
    var stretches: Bool
  }

  /// Measures an element in a width.
  typealias Measure = (Int, Double) -> Extent

  private(set) var width: Double
  private(set) var height: Double
  /// What is drawn, back to front.
  private(set) var boxes: [Box]

  /// About the least distance that stacks keep between their children.
  private static let gap = 8.0
  /// A spacer in a column, whose height nothing tells.
  private static let verticalSpacer = 24.0
  /// The greatest height that is drawn of a fixed one.
  private static let tallest = 200.0
  /// The least width that anything is laid out in.
  private static let narrowest = 16.0

  private init(width: Double = 0, height: Double = 0) {
    (self.width, self.height, boxes) = (width, height, [])
  }

  /// Lays out a tree in a width.
  init(_ tree: StackTree, width available: Double, size: Measure) {
    switch tree {
    case .element(let index):
      let size = size(index, available)
      (width, height) = (size.width, size.height)
      boxes = [
        Box(content: .element(index), x: 0, y: 0, width: width, height: height, stretches: size.stretches)
      ]
    case .framed(let frame, let inner): self = Self.framed(frame, inner, width: available, size: size)
    case .stack(let stack):
      switch stack.axis {
      case .horizontal: self = Self.row(stack, width: available, size: size)
      case .depth: self = Self.pile(stack.children.map { ViewLayout($0.content, width: available, size: size) })
      case .vertical, .grid: self = Self.column(stack, width: available, size: size)
      }
    }
  }

  // MARK: - Stacks

  private static func column(_ stack: StackTree.Stack, width available: Double, size: Measure) -> ViewLayout {
    let parts = stack.children.map { ViewLayout($0.content, width: available, size: size) }
    var column = ViewLayout(width: parts.map(\.width).max() ?? 0)
    for (number, part) in parts.enumerated() {
      if number > 0 {
        column.height += stack.children[number].spacers > 0 ? verticalSpacer : max(stack.spacing ?? gap, 0)
      }
      column.place(part, x: stack.alignment.offset(column.width - part.width), y: column.height)
      column.height += part.height
    }
    return column
  }

  /// Children side by side; what fills or stands behind a spacer takes the room that is left.
  private static func row(_ stack: StackTree.Stack, width available: Double, size: Measure) -> ViewLayout {
    let children = stack.children
    let space = max(stack.spacing ?? gap, 0)
    let room = max(available - space * Double(children.count - 1), narrowest)
    let parts = widths(of: children, in: room, size: size)
    let used = parts.reduce(0) { $0 + $1.width }
    let spare = stack.spacers > 0 ? max(0, room - used) / Double(stack.spacers) : 0
    var row = ViewLayout(height: parts.map(\.height).max() ?? 0)
    var x = 0.0
    for (number, part) in parts.enumerated() {
      if number > 0 { x += space }
      x += spare * Double(children[number].spacers)
      row.place(part, x: x, y: stack.alignment.offset(row.height - part.height))
      x += part.width
    }
    row.width = x + spare * Double(stack.lastSpacers)
    return row
  }

  /// The children of a row, each in the width that it gets.
  private static func widths(of children: [StackTree.Child], in room: Double, size: Measure) -> [ViewLayout] {
    let fills = children.map(\.content.fillsWidth)
    var parts = children.map { ViewLayout($0.content, width: room, size: size) }
    let fixed = zip(parts, fills).reduce(0) { $0 + ($1.1 ? 0 : $1.0.width) }
    let count = fills.count(where: \.self)
    // What fills gets at least a share.
    let share = room / Double(children.count)
    let left = max(room - fixed, share * Double(count))
    if count > 0 {
      parts = zip(children, parts).map { child, part in
        child.content.fillsWidth ? ViewLayout(child.content, width: left / Double(count), size: size) : part
      }
    }
    if parts.reduce(0, { $0 + $1.width }) <= room { return parts }
    // What needs less than its share keeps its width; the others share what is left.
    let small = parts.filter { $0.width <= share }
    let rest = (room - small.reduce(0) { $0 + $1.width }) / Double(max(1, children.count - small.count))
    return zip(children, parts).map { child, part in
      part.width <= share ? part : ViewLayout(child.content, width: rest, size: size)
    }
  }

  /// Children over each other; a single element at the back is as large as the whole.
  private static func pile(_ parts: [ViewLayout]) -> ViewLayout {
    var pile = ViewLayout(width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).max() ?? 0)
    for (number, part) in parts.enumerated() {
      if number == 0, part.boxes.count == 1, var back = part.boxes.first {
        (back.width, back.height) = (pile.width, pile.height)
        pile.boxes.append(back)
      } else {
        pile.place(part, x: (pile.width - part.width) / 2, y: (pile.height - part.height) / 2)
      }
    }
    return pile
  }

  // MARK: - Frames

  private static func framed(
    _ frame: LayoutFrame.Kind, _ inner: StackTree, width available: Double, size: Measure
  ) -> ViewLayout {
    switch frame {
    case .padding(let top, let leading, let bottom, let trailing):
      let part = ViewLayout(inner, width: max(available - leading - trailing, narrowest), size: size)
      var result = ViewLayout(
        width: max(part.width + leading + trailing, 0), height: max(part.height + top + bottom, 0))
      result.place(part, x: leading, y: top)
      return result
    case .size(let width, let height, let fillsWidth, let alignment):
      let given = min(width ?? available, available)
      var part = ViewLayout(inner, width: max(given, narrowest), size: size)
      let isFixed = width != nil || fillsWidth
      var result = ViewLayout(
        width: isFixed ? max(given, part.width) : part.width,
        height: height.map { max(min($0, tallest), part.height) } ?? part.height)
      part.stretch(to: (isFixed ? result.width : nil, height == nil ? nil : result.height))
      result.place(
        part, x: alignment.offset(result.width - part.width), y: (result.height - part.height) / 2)
      return result
    case .surface(let outline, let layers):
      var result = ViewLayout(inner, width: available, size: size)
      for position in result.boxes.indices { result.boxes[position].depth += 1 }
      let back = Box(
        content: .surface(layers: layers), x: 0, y: 0, width: result.width, height: result.height, outline: outline)
      result.boxes.insert(back, at: 0)
      return result
    case .clip(let outline):
      var result = ViewLayout(inner, width: available, size: size)
      for (position, box) in result.boxes.enumerated() where box.width == result.width && box.height == result.height {
        result.boxes[position].outline = outline
      }
      return result
    }
  }

  /// Gives the size of a frame to the one thing that it holds, as images and shapes take it.
  private mutating func stretch(to frame: (width: Double?, height: Double?)) {
    guard boxes.count == 1, boxes[0].stretches, boxes[0].width == width, boxes[0].height == height else { return }
    (width, height) = (frame.width ?? width, frame.height ?? height)
    (boxes[0].width, boxes[0].height) = (width, height)
  }

  private mutating func place(_ part: ViewLayout, x: Double, y: Double) {
    boxes += part.boxes.map { box in
      var box = box
      (box.x, box.y) = (box.x + x, box.y + y)
      return box
    }
  }
}

extension LayoutStep.Alignment {
  /// Where something starts that leaves some room.
  fileprivate func offset(_ room: Double) -> Double {
    switch self {
    case .start: 0
    case .center: room / 2
    case .end: room
    }
  }
}
