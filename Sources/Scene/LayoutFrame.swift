/// What a view has around it on the way from the root, besides stacks: room, a size, or something painted behind it.
package struct LayoutFrame: Hashable, Sendable {
  /// What lies around the view.
  package enum Kind: Hashable, Sendable {
    /// Room on each side, in pt.
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
    /// A fixed width and a fixed or least height in pt; a width that fills takes what is left. The view stands in it as
    /// aligned.
    case size(width: Double?, height: Double?, fillsWidth: Bool, alignment: LayoutStep.Alignment)
    /// Something painted behind the view, as large as the view, in some layers of the backdrop.
    case surface(LayoutOutline, layers: Int)
    /// An outline that what the view paints is cut to.
    case clip(LayoutOutline)
    /// Some layers of the backdrop that decorations of their own draw.
    case cover(layers: Int)
    /// A place in a pile as large as its view: the view is 0, what stands behind it -1, and 1 in front, as aligned.
    case layer(pile: Int, position: Int, across: LayoutStep.Alignment, down: LayoutStep.Alignment)
    /// A place among views that a builder lists where no stack is.
    case item(list: Int, position: Int)
    /// One of the views between which a condition decides.
    case arm(choice: Int, position: Int)
    /// A way from its place, in pt.
    case offset(across: Double, down: Double)
  }

  /// How many stacks lie around it.
  package var steps: Int
  /// How many call sites of views lie around it.
  package var calls: Int
  /// What it is.
  package var kind: Kind

  /// Creates a frame.
  package init(steps: Int, calls: Int, kind: Kind) {
    self.steps = steps
    self.calls = calls
    self.kind = kind
  }
}

/// The form of what a view paints over its frame.
package enum LayoutOutline: Hashable, Sendable {
  case rectangle
  /// Corners of a radius in pt.
  case rounded(Double)
  case capsule
  case circle
  case ellipse
}
