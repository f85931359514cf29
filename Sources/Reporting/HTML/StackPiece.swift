import Findings
import Scene

/// An element or a decoration of a view, with the way to it.
struct StackPiece {
  /// What stands at the end of the way.
  enum Content {
    case element(Int)
    case decoration(Int, Decoration.Kind)
  }

  var content: Content
  /// Where it stands in the source.
  var range: SourceRange
  /// How many call sites of views lie around it.
  var calls: Int
  private let layout: [LayoutStep]
  private let frames: [LayoutFrame]
  /// True for a control, which lies behind its label.
  private(set) var isControl = false
  /// The way to it, from the outside to the inside.
  private(set) var way: ArraySlice<Way> = []

  /// A step on the way to a piece.
  enum Way {
    case frame(LayoutFrame.Kind)
    case step(Step)
  }

  /// A child of something that holds several.
  struct Step {
    /// The identity of what holds them.
    var stack: Int
    var position: Int
    var axis: StackTree.Axis
    var spacing: Double?
    var alignment = LayoutStep.Alignment.center
    var rise = LayoutStep.Alignment.center
    var spacers = 0
    var allSpacers = 0
  }

  init(element index: Int, _ element: Element) {
    (content, range) = (.element(index), element.range)
    (layout, frames) = (element.layout, element.frames)
    calls = element.placements.first?.via.count ?? 0
    isControl = element.kind == .control
  }

  init(decoration index: Int, _ decoration: Decoration) {
    (content, range) = (.decoration(index, decoration.kind), decoration.range)
    (layout, frames, calls) = (decoration.layout, decoration.frames, decoration.calls)
  }

  /// True for the place of another view, of which what the view itself puts into it says more.
  var isView: Bool {
    if case .decoration(_, .view) = content { return true }
    return false
  }

  /// The piece with its way, without the frames that callers put around the view.
  func path(within calls: Int) -> StackPiece {
    var result = self
    var way: [Way] = []
    var column = Step(stack: 0, position: 0, axis: .vertical)
    var rest = frames.filter { $0.calls >= calls }[...]
    for depth in 0...layout.count {
      while let frame = rest.first, frame.steps <= depth {
        way.append(Self.way(of: frame.kind, in: column))
        if case .layer(_, let position, _, _) = frame.kind, position != 0 { column.axis = .depth }
        rest.removeFirst()
      }
      guard depth < layout.count else { break }
      let step = Step(layout[depth])
      column = step
      way.append(.step(step))
    }
    result.way = way[...]
    return result
  }

  /// What a builder lists stands as in the stack around.
  private static func way(of frame: LayoutFrame.Kind, in column: Step) -> Way {
    switch frame {
    case .layer(let pile, let position, let across, let down):
      .step(Step(stack: pile, position: position, axis: .pile, alignment: across, rise: down))
    case .item(let list, let position):
      .step(
        Step(
          stack: list, position: position, axis: column.axis, spacing: column.spacing, alignment: column.alignment))
    case .arm(let choice, let position): .step(Step(stack: choice, position: position, axis: .choice))
    case .padding, .size, .surface, .clip, .cover, .offset: .frame(frame)
    }
  }

  /// The piece on a later part of its way.
  func beyond(_ count: Int) -> StackPiece {
    var result = self
    result.way = way.dropFirst(count)
    return result
  }

  /// The frames before the next step.
  var outer: [LayoutFrame.Kind] {
    var frames: [LayoutFrame.Kind] = []
    for next in way {
      guard case .frame(let frame) = next else { break }
      frames.append(frame)
    }
    return frames
  }

  /// The next step behind the frames.
  var step: Step? {
    guard case .step(let step)? = way.dropFirst(outer.count).first else { return nil }
    return step
  }

  /// The piece within the child that its next step leads to.
  var inner: StackPiece { beyond(outer.count + 1) }
}

extension StackPiece.Step {
  fileprivate init(_ step: LayoutStep) {
    let axis: StackTree.Axis =
      switch step.axis {
      case .vertical, .grid: .vertical
      case .horizontal: .horizontal
      case .depth: .depth
      }
    self.init(
      stack: step.stack, position: step.child, axis: axis, spacing: step.spacing, alignment: step.alignment,
      rise: step.rise, spacers: step.spacers, allSpacers: step.allSpacers)
  }
}
