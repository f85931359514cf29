/// A step from a stack to one of its children, on the way from the root to an element.
package struct LayoutStep: Hashable, Sendable {
  /// How a stack lays out its children.
  package enum Axis: Hashable, Sendable {
    case vertical, horizontal
    /// One over the other.
    case depth
    /// In no order that is known.
    case grid
  }

  /// Where a stack puts children that are narrower or lower than itself.
  package enum Alignment: Hashable, Sendable {
    case start, center, end
  }

  /// The identity of the stack within the scene.
  package var stack: Int
  /// How it lays out its children.
  package var axis: Axis
  /// The child's place among its children, from 0.
  package var child: Int
  /// True where a spacer stands before this child.
  package var isBehindSpacer: Bool
  /// How many dividing lines stand before this child.
  package var part: Int
  /// What the stack puts between two children in pt; `nil` for the system's own.
  package var spacing: Double?
  /// Where the stack puts its children across its axis.
  package var alignment = Alignment.center
  /// Where one that puts them over each other puts them down its height.
  package var rise = Alignment.center
  /// How many spacers stand before this child.
  package var spacers: Int
  /// How many spacers the stack holds.
  package var allSpacers: Int

  /// Creates a step.
  package init(
    stack: Int, axis: Axis, child: Int, isBehindSpacer: Bool = false, part: Int = 0, spacing: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.stack = stack
    self.axis = axis
    self.child = child
    self.isBehindSpacer = isBehindSpacer
    self.part = part
    (spacers, allSpacers) = isBehindSpacer ? (1, 1) : (0, 0)
    self.spacing = spacing
    self.alignment = alignment
  }
}
