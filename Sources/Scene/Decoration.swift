package import Findings
package import PlatformStyles

/// Something that is seen and is no element, for pictures: a shape, a line, or the place of another view.
package struct Decoration: Hashable, Sendable {
  /// What is drawn.
  package enum Kind: Hashable, Sendable {
    /// A form, filled.
    case fill
    /// A form's outline of a width in pt; `nil` where neither the width nor how much of the outline is known.
    case stroke(width: Double?)
    /// A line of 1 pt across a stack.
    case line(isVertical: Bool)
    /// The line between two rows of a list.
    case separator
    /// Another view of the program, by its name.
    case view(String)
  }

  /// What is drawn.
  package var kind: Kind
  /// The form within its frame.
  package var outline: LayoutOutline
  /// The type in whose source it stands.
  package var view: String
  /// Where it stands.
  package var range: SourceRange
  /// How many call sites of views lie around it.
  package var calls: Int
  /// The stacks around it, the outermost first.
  package var layout: [LayoutStep]
  /// What lies around it besides stacks, the outermost first.
  package var frames: [LayoutFrame]
  /// Its composited colour and what lies behind, per appearance.
  package var readings: [Appearance: Reading]

  /// Creates a decoration.
  package init(
    kind: Kind, outline: LayoutOutline, view: String, range: SourceRange, calls: Int = 0, layout: [LayoutStep] = [],
    frames: [LayoutFrame] = [], readings: [Appearance: Reading] = [:]
  ) {
    self.kind = kind
    self.outline = outline
    self.view = view
    self.range = range
    self.calls = calls
    self.layout = layout
    self.frames = frames
    self.readings = readings
  }
}
