import Scene

/// How the views inside another one lie to each other, as far as stacks and constraints tell.
struct CodeArrangement {
  var axis: LayoutStep.Axis

  init(of object: CodeObject, _ renderer: CodeRenderer) {
    let names = (renderer.values("axis", of: object) + renderer.values("orientation", of: object)).map {
      CodeRenderer.name(of: $0.value)
    }
    axis = names.contains("vertical") ? .vertical : .horizontal
  }

  enum Relation { case covers, apart, unclear }

  /// Tells how a view that stands behind lies to one in front of it, beside others in the same view.
  static func relation(
    of front: CodeObject, to back: CodeObject, _ identity: String, among siblings: [String: CodeObject],
    besides seen: Set<String> = []
  ) -> Relation {
    // What has the frame of a sibling lies as that does.
    let frames = back.frames.filter { siblings[$0] == nil || $0 == front.identity }
    if back.isOfBounds || !frames.isEmpty { return .covers }
    let ties = front.ties.filter { $0.other == identity }
    if meets(ties) { return .apart }
    let same = Set(ties.filter { $0.edge == $0.otherEdge }.map(\.edge))
    let horizontal = !same.isDisjoint(with: ["leading", "trailing", "left", "right", "centerX"])
    let vertical = !same.isDisjoint(with: ["top", "bottom", "centerY"])
    if horizontal && vertical { return .covers }
    let seen = seen.union([identity])
    for frame in back.frames where !seen.contains(frame) {
      guard let other = siblings[frame] else { continue }
      let relation = relation(of: front, to: other, frame, among: siblings, besides: seen)
      if relation != .unclear { return relation }
    }
    if areApart(front.identity, identity, among: siblings) { return .apart }
    // Views in a row or column keep one axis in common.
    return back.isSmall ? .apart : .unclear
  }

  /// True where an edge is tied to the opposite one of another view.
  private static func meets(_ ties: [CodeTie]) -> Bool {
    ties.contains { opposite[$0.edge] == $0.otherEdge || opposite[$0.otherEdge] == $0.edge }
  }

  /// True for a view that constraints keep beside another one.
  static func areApart(_ view: CodeObject, _ other: String, among siblings: [String: CodeObject]) -> Bool {
    meets(view.ties.filter { $0.other == other }) || areApart(view.identity, other, among: siblings)
  }

  /// True for two views of a row or column of which others stand between them, each tied to the next one.
  private static func areApart(_ one: String, _ other: String, among siblings: [String: CodeObject]) -> Bool {
    directions.contains { ends, starts in
      leads(from: one, to: other, ends, starts, siblings) || leads(from: other, to: one, ends, starts, siblings)
    }
  }

  private static func leads(
    from start: String, to end: String, _ ends: [String], _ starts: [String], _ siblings: [String: CodeObject]
  ) -> Bool {
    // Each view is asked so of each of its siblings: most are tied to none.
    guard let ties = siblings[start]?.ties, ties.contains(where: { ends.contains($0.edge) }) else { return false }
    var seen: Set<String> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      for tie in siblings[next]?.ties ?? [] where ends.contains(tie.edge) && starts.contains(tie.otherEdge) {
        if tie.other == end { return true }
        if siblings[tie.other] != nil, seen.insert(tie.other).inserted { waiting.append(tie.other) }
      }
    }
    return false
  }

  /// The edges at which one view ends and the next one starts.
  private static let directions: [(ends: [String], starts: [String])] = [
    (["trailing"], ["leading"]), (["right"], ["left"]), (["bottom", "lastBaseline"], ["top", "firstBaseline"]),
  ]

  private static let opposite = [
    "leading": "trailing", "trailing": "leading", "left": "right", "right": "left", "top": "bottom", "bottom": "top",
    "firstBaseline": "bottom", "lastBaseline": "top",
  ]
}

extension CodeObject {
  /// True where all four edges are tied to those of one other view, or the frame is that view's bounds.
  var fillsItsParent: Bool { !frames.isEmpty || isOfBounds }

  /// The views to whose four edges its own are tied, but for its parts, which have its frame rather than it theirs.
  fileprivate var frames: [String] {
    if ties.count < 4 { return [] }
    let parts = Set(children.map(\.identity))
    let same = ties.filter { $0.edge == $0.otherEdge && !$0.isLoose && !parts.contains($0.other) }
    if same.count < 4 { return [] }
    return Dictionary(grouping: same, by: \.other).filter { _, ties in
      let names = Set(ties.map(\.edge))
      return names.isSuperset(of: ["top", "bottom"])
        && (names.isSuperset(of: ["leading", "trailing"]) || names.isSuperset(of: ["left", "right"]))
    }.keys.sorted()
  }

  fileprivate var isOfBounds: Bool {
    let frames = [argument("frame")?.value] + (settings["frame"]?.branches ?? []).map { $0.value?.value }
    return frames.contains { frame in
      if case .unknown(let doubt)? = frame {
        doubt.label == "bounds" || doubt.label.hasSuffix(".bounds")
      } else {
        false
      }
    }
  }

  /// True for a view of a small fixed size, such as an icon.
  fileprivate var isSmall: Bool {
    let sizes = ties.filter { $0.other.isEmpty }.compactMap { Double($0.otherEdge) }
    return sizes.contains { $0 <= 64 }
  }
}
