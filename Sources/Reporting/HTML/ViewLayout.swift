import PlatformStyles
import Scene

/// The places of a view's elements in its picture, in pt.
struct ViewLayout {
  /// Something that is drawn, with the box that it is given.
  struct Box {
    /// What is drawn in the box.
    enum Content {
      case element(Int)
      case decoration(Int, Decoration.Kind)
      /// What is painted behind the boxes that follow at a greater depth, in some layers of their backdrops; decorations
      /// may draw it.
      case surface(layers: Int, isDrawn: Bool)
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
    /// True where nothing tells its height.
    var isGuessed = false
    /// True where it stands in a row before another one.
    var isBetween = false
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
  /// True where it takes all the height that it gets.
  private(set) var fillsHeight = false
  /// What is drawn, back to front.
  private(set) var boxes: [Box]

  /// About the least distance that stacks keep between their children.
  private static let gap = 8.0
  /// A spacer in a column, whose height nothing tells.
  private static let verticalSpacer = 24.0
  /// The height of a shape that nothing tells.
  private static let guessed = 44.0
  /// The greatest height that is drawn of a fixed one.
  private static let tallest = 200.0
  /// The least width that anything is laid out in.
  private static let narrowest = 16.0

  private init(width: Double = 0, height: Double = 0) {
    (self.width, self.height, boxes) = (width, height, [])
  }

  /// Lays out a tree in a width, and in a height where something around it states one.
  init(_ tree: StackTree, width available: Double, height: Double? = nil, size: Measure) {
    switch tree {
    case .element(let index):
      let size = size(index, available)
      (width, self.height) = (size.width, size.height)
      boxes = [
        Box(content: .element(index), x: 0, y: 0, width: width, height: self.height, stretches: size.stretches)
      ]
    case .decoration(let index, let kind):
      self = ViewLayout(index, kind, width: available, height: height)
    case .framed(let frame, let inner): self = Self.framed(frame, inner, width: available, height: height, size: size)
    case .stack(let stack):
      switch stack.axis {
      case .horizontal: self = Self.row(stack, width: available, height: height, size: size)
      case .depth: self = Self.depth(stack, width: available, height: height, size: size)
      case .pile: self = Self.pile(stack, width: available, height: height, size: size)
      case .vertical, .choice: self = Self.column(stack, width: available, height: height, size: size)
      }
    }
  }

  /// A shape takes all the room that it gets; a line is 1 pt thick.
  private init(_ index: Int, _ kind: Decoration.Kind, width available: Double, height: Double?) {
    switch kind {
    case .fill, .stroke: (width, self.height) = (available, height ?? Self.guessed)
    case .separator, .line(isVertical: false): (width, self.height) = (available, 1)
    case .line(isVertical: true): (width, self.height) = (1, height ?? Self.guessed)
    case .view(let name):
      let words = TextAdvances.width(of: name, size: Picture.labelSize, weight: .regular)
      (width, self.height) = (min(words + 16, available), min(max(height ?? 28, 14), 28))
    }
    boxes = [Box(content: .decoration(index, kind), x: 0, y: 0, width: width, height: self.height)]
    switch kind {
    case .fill, .stroke, .line(isVertical: true): fillsHeight = height == nil
    case .view: (boxes[0].isGuessed, boxes[0].stretches) = (height == nil, true)
    case .separator, .line: break
    }
    if fillsHeight { boxes[0].isGuessed = true }
  }

  // MARK: - Stacks

  private static func column(
    _ stack: StackTree.Stack, width available: Double, height: Double?, size: Measure
  ) -> ViewLayout {
    var parts = stack.children.map { ViewLayout($0.content, width: available, size: size) }
    let gaps = stack.children.enumerated().map { number, child in
      child.spacers > 0 ? verticalSpacer : number == 0 ? 0 : max(stack.spacing ?? gap, 0)
    }
    let flexible = parts.count(where: \.fillsHeight)
    if let height, flexible > 0 {
      let fixed = zip(parts, gaps).reduce(0) { $0 + ($1.0.fillsHeight ? 0 : $1.0.height) + $1.1 }
      let share = max((height - fixed) / Double(flexible), 1)
      parts = zip(stack.children, parts).map { child, part in
        part.fillsHeight ? ViewLayout(child.content, width: available, height: share, size: size) : part
      }
    }
    var column = ViewLayout(width: parts.map(\.width).max() ?? 0)
    for (number, part) in parts.enumerated() {
      var part = part
      // Lines stand between rows alone.
      if stack.spacing == 0, number < parts.count - 1 {
        for box in part.boxes.indices { part.boxes[box].isBetween = true }
      }
      column.height += gaps[number]
      column.place(part, x: stack.alignment.offset(column.width - part.width), y: column.height)
      column.height += part.height
    }
    if stack.lastSpacers > 0 { column.height += verticalSpacer }
    column.fillsHeight = parts.contains(where: \.fillsHeight)
    return column
  }

  /// Children side by side; what fills or stands behind a spacer takes the room that is left.
  private static func row(
    _ stack: StackTree.Stack, width available: Double, height: Double?, size: Measure
  ) -> ViewLayout {
    let children = stack.children
    let space = max(stack.spacing ?? gap, 0)
    let room = max(available - space * Double(children.count - 1), narrowest)
    let parts = level(children, widths(of: children, in: room, size: size), height: height, size: size)
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
    row.fillsHeight = parts.allSatisfy(\.fillsHeight)
    return row
  }

  /// Gives what fills a height that of its siblings.
  private static func level(
    _ children: [StackTree.Child], _ parts: [ViewLayout], height: Double?, size: Measure
  ) -> [ViewLayout] {
    guard let height = height ?? parts.filter({ !$0.fillsHeight }).map(\.height).max() else { return parts }
    return zip(children, parts).map { child, part in
      // A hair more, so that no text breaks that just fits.
      part.fillsHeight ? ViewLayout(child.content, width: part.width + 0.01, height: height, size: size) : part
    }
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
  private static func depth(
    _ stack: StackTree.Stack, width available: Double, height: Double?, size: Measure
  ) -> ViewLayout {
    let first = stack.children.map { ViewLayout($0.content, width: available, height: height, size: size) }
    var parts = level(stack.children, first, height: height, size: size)
    if let back = parts.first { parts[0] = back.reaching(around: Array(parts.dropFirst())) }
    var pile = ViewLayout(width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).max() ?? 0)
    for (number, part) in parts.enumerated() {
      if number == 0, part.boxes.count == 1, var back = part.boxes.first, case .element = back.content {
        (back.width, back.height) = (pile.width, pile.height)
        pile.boxes.append(back)
      } else {
        pile.place(
          part, x: stack.alignment.offset(pile.width - part.width), y: stack.rise.offset(pile.height - part.height))
      }
    }
    pile.fillsHeight = parts.allSatisfy(\.fillsHeight)
    return pile
  }

  /// What stands behind and in front of a view, each in the view's own frame.
  private static func pile(
    _ stack: StackTree.Stack, width available: Double, height: Double?, size: Measure
  ) -> ViewLayout {
    guard let base = stack.children.first(where: { $0.position == 0 }) else {
      return depth(stack, width: available, height: height, size: size)
    }
    let others = stack.children.filter { $0.position != 0 }.map { ViewLayout($0.content, width: available, size: size) }
    let view = ViewLayout(base.content, width: available, height: height, size: size).reaching(around: others)
    var pile = ViewLayout(width: view.width, height: view.height)
    pile.fillsHeight = view.fillsHeight
    for child in stack.children {
      if child.position == 0 {
        pile.place(view, x: 0, y: 0)
        continue
      }
      let part = ViewLayout(child.content, width: max(view.width, 1), height: view.height, size: size)
      pile.place(
        part, x: child.alignment.offset(view.width - part.width), y: child.rise.offset(view.height - part.height))
    }
    return pile
  }

  // MARK: - Frames

  private static func framed(
    _ frame: LayoutFrame.Kind, _ inner: StackTree, width available: Double, height: Double?, size: Measure
  ) -> ViewLayout {
    switch frame {
    case .padding(let top, let leading, let bottom, let trailing):
      let part = ViewLayout(
        inner, width: max(available - leading - trailing, min(narrowest, available)),
        height: height.map { max($0 - top - bottom, 1) }, size: size)
      var result = ViewLayout(
        width: max(part.width + leading + trailing, 0), height: max(part.height + top + bottom, 0))
      result.fillsHeight = part.fillsHeight
      result.place(part, x: leading, y: top)
      return result
    case .size(let width, let fixed, let fillsWidth, let alignment):
      return sized(
        ViewLayout(
          inner, width: width.map { min($0, available) } ?? available, height: fixed.map { min($0, tallest) } ?? height,
          size: size),
        width: width.map { min($0, available) } ?? (fillsWidth ? available : nil), height: fixed, alignment)
    case .surface(let outline, let layers):
      return backed(
        ViewLayout(inner, width: available, height: height, size: size), outline,
        .surface(layers: layers, isDrawn: true))
    case .cover(let layers):
      return backed(
        ViewLayout(inner, width: available, height: height, size: size), .rectangle,
        .surface(layers: layers, isDrawn: false))
    case .clip(let outline):
      var result = ViewLayout(inner, width: available, height: height, size: size)
      for (position, box) in result.boxes.enumerated() where box.width == result.width && box.height == result.height {
        result.boxes[position].outline = outline
      }
      return result
    case .offset(let across, let down):
      var result = ViewLayout(inner, width: available, height: height, size: size)
      let boxes = result.boxes
      result.boxes = []
      result.place(boxes, x: across, y: down)
      return result
    case .layer, .item, .arm: return ViewLayout(inner, width: available, height: height, size: size)
    }
  }

  private static func sized(
    _ inner: ViewLayout, width: Double?, height: Double?, _ alignment: LayoutStep.Alignment
  ) -> ViewLayout {
    var part = inner
    var result = ViewLayout(
      width: width.map { max($0, part.width) } ?? part.width,
      height: height.map { max(min($0, tallest), part.height) } ?? part.height)
    result.fillsHeight = height == nil && part.fillsHeight
    part.stretch(to: (width.map { _ in result.width }, height.map { _ in result.height }))
    result.place(part, x: alignment.offset(result.width - part.width), y: (result.height - part.height) / 2)
    return result
  }

  /// A part with something behind it, as large as the part.
  private static func backed(_ part: ViewLayout, _ outline: LayoutOutline, _ content: Box.Content) -> ViewLayout {
    var result = part
    for position in result.boxes.indices { result.boxes[position].depth += 1 }
    let back = Box(content: content, x: 0, y: 0, width: result.width, height: result.height, outline: outline)
    result.boxes.insert(back, at: 0)
    return result
  }

  /// The place of another view, of a size that nothing tells, made large enough to be seen around what lies on it.
  private func reaching(around others: [ViewLayout]) -> ViewLayout {
    guard boxes.count == 1, boxes[0].isGuessed, case .decoration(_, .view) = boxes[0].content,
      let height = others.map(\.height).max(), height > 1, let width = others.map(\.width).max()
    else { return self }
    var result = self
    result.stretch(to: (max(self.width, width + 2 * Self.gap), self.height + height + Self.gap))
    return result
  }

  /// Gives the size of a frame to the one thing that it holds, as images and shapes take it.
  private mutating func stretch(to frame: (width: Double?, height: Double?)) {
    guard boxes.count == 1, boxes[0].stretches, boxes[0].width == width, boxes[0].height == height else { return }
    (width, height) = (frame.width ?? width, frame.height ?? height)
    (boxes[0].width, boxes[0].height) = (width, height)
    if frame.height != nil { boxes[0].isGuessed = false }
  }

  private mutating func place(_ part: ViewLayout, x: Double, y: Double) {
    place(part.boxes, x: x, y: y)
  }

  private mutating func place(_ part: [Box], x: Double, y: Double) {
    boxes += part.map { box in
      var box = box
      (box.x, box.y) = (box.x + x, box.y + y)
      return box
    }
  }
}

extension ViewLayout {
  /// The layout with room for what is moved or put beyond the frame of its view.
  var whole: ViewLayout {
    let left = max(0, -(boxes.map(\.x).min() ?? 0))
    let top = max(0, -(boxes.map(\.y).min() ?? 0))
    var result = self
    result.boxes = []
    result.place(boxes, x: left, y: top)
    result.width = max(width + left, result.boxes.map { $0.x + $0.width }.max() ?? 0)
    result.height = max(height + top, result.boxes.map { $0.y + $0.height }.max() ?? 0)
    return result
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
