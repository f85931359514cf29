import Scene

/// Labels of one view that constraints put below each other, as a stack would (S-131).
struct CodeColumns {
  /// The steps to the labels that stand in columns, by their positions among the children.
  private var steps: [Int: LayoutStep] = [:]

  init(of object: CodeObject, _ views: CodeRenderer) {
    let siblings = object.children.enumerated().compactMap { position, child -> Sibling? in
      guard child.role == "subviews", let view = views.run.objects[child.identity] else { return nil }
      return Sibling(position: position, view: view, isRule: views.run.isRule(view))
    }
    let labels = siblings.filter(\.isLabel)
    for (number, lower) in labels.enumerated() {
      // Neighbours are found in the order in which code adds them, which another one in the column would contradict.
      guard let upper = labels[..<number].first(where: { lower.isRightBelow($0, among: siblings) }) else { continue }
      var step =
        steps[upper.position] ?? LayoutStep(stack: views.renderer.newStack(), axis: .vertical, child: 0)
      steps[upper.position] = step
      step.child += 1
      steps[lower.position] = step
    }
  }

  /// The step to the child at a position; `nil` for what stands in no column.
  subscript(position: Int) -> LayoutStep? { steps[position] }

  /// A view beside others in the same one.
  private struct Sibling {
    let position: Int
    let view: CodeObject
    /// True for a dividing line.
    let isRule: Bool

    /// True for a label that constraints place and that code makes by itself.
    var isLabel: Bool {
      !view.ties.isEmpty && CodeClasses.isKind(view.kind, of: "UILabel") && view.origin == nil && !view.isSeveral
    }

    /// True where the top of the label is tied to the bottom of another one and to nothing else, which nothing else
    /// follows, with no line at either and neither beside the other, be it in another layout.
    func isRightBelow(_ upper: Sibling, among siblings: [Sibling]) -> Bool {
      let own = Set(view.ties.filter { Self.starts.contains($0.edge) && !$0.isLoose })
      let following = upper.view.ties.filter {
        Self.ends.contains($0.edge) && Self.starts.contains($0.otherEdge) && !$0.isLoose
      }
      guard let tie = own.first, own.count == 1, tie.other == upper.view.identity, Self.ends.contains(tie.otherEdge),
        Set(following.map(\.other)) == [view.identity],
        !view.strangerTies.contains(where: { Self.starts.contains($0.edge) })
      else { return false }
      let ends = [upper.view.identity, view.identity]
      let isParted = siblings.contains { $0.isRule && $0.view.ties.contains { ends.contains($0.other) } }
      return !isOnLine && !isBeside(upper) && !isParted
    }

    /// True for one that a constraint puts on a line with something, whatever else is tied: which of several
    /// constraints is active, and when, is not known.
    private var isOnLine: Bool {
      (view.ties + view.strangerTies).contains { tie in
        switch tie.edge {
        case "centerY": true
        // A baseline may as well follow the end of what is above, or be followed by what is below.
        case "firstBaseline": !Self.ends.contains(tie.otherEdge)
        case "lastBaseline": !Self.starts.contains(tie.otherEdge)
        default: false
        }
      }
    }

    /// True where the two follow each other in a row, end at one height, or start at opposite sides as a label and its
    /// value do.
    private func isBeside(_ upper: Sibling) -> Bool {
      let between = view.ties.filter { $0.other == upper.view.identity }
      if between.contains(where: { Self.sides[$0.edge] == $0.otherEdge }) { return true }
      if between.contains(where: { $0.edge == "bottom" && $0.otherEdge == "bottom" }) { return true }
      let (one, other) = (upper.heldSides, heldSides)
      return one.count == 1 && other.count == 1 && one != other
    }

    /// The sides at which the label is held: `leading`, `trailing` or both.
    private var heldSides: Set<String> {
      let held = (view.ties + view.strangerTies).filter { !$0.isLoose && Self.sides[$0.edge] != nil }
      return Set(held.map { ["leading", "left"].contains($0.edge) ? "leading" : "trailing" })
    }

    private static let starts = ["top", "firstBaseline"]
    private static let ends = ["bottom", "lastBaseline"]
    private static let sides = ["leading": "trailing", "trailing": "leading", "left": "right", "right": "left"]
  }
}
