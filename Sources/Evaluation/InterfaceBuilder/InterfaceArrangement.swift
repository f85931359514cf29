import Scene
import SourceFacts

/// How subviews are laid out, and the order in which a reader meets them.
struct InterfaceArrangement {
  var axis: LayoutStep.Axis
  /// The positions of the subviews in reading order.
  var order: [Int]
  /// True where none of the subviews lies behind another, whatever frames the file was saved with (S-50).
  var areApart = false

  /// Takes the arrangement of a stack view as it says, and that of a row's content from its frames; elsewhere the
  /// subviews are no levels of each other.
  init(of object: InterfaceObject, _ subviews: [InterfaceObject], isMac: Bool) {
    axis = .grid
    order = Array(subviews.indices)
    if object.kind == "stackView" {
      let isVertical = (object.attributes["axis"] ?? object.attributes["orientation"]) == "vertical"
      axis = isVertical ? .vertical : .horizontal
      areApart = (object.attributes["spacing"].flatMap { Double($0) } ?? 0) >= 0
      return
    }
    guard Self.rows.contains(object.kind) else { return }
    let frames = subviews.compactMap(\.frame)
    guard frames.count == subviews.count else { return }
    let sorted = order.sorted { left, right in
      let (upper, lower) = (frames[left], frames[right])
      return isMac ? upper.y > lower.y : upper.y < lower.y
    }
    let isColumn = zip(sorted, sorted.dropFirst()).allSatisfy { upper, lower in
      isMac
        ? frames[lower].y + frames[lower].height <= frames[upper].y + 1
        : frames[upper].y + frames[upper].height <= frames[lower].y + 1
    }
    if isColumn {
      axis = .vertical
      order = sorted
    }
  }

  private static let rows: Set<String> = [
    "tableViewCellContentView", "collectionViewCellContentView", "tableCellView",
  ]
}
