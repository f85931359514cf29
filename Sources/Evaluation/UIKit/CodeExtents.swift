import Scene
import SourceFacts

/// Views that are too thin to lie behind a text: rules, edges and the ticks of an axis.
extension CodeRun {
  /// The largest extent in pt of what no text is read on.
  private static let thin = 2.0

  /// Notes what is to be told of a rectangle that code makes, or of a path that is one.
  func noteRectangle(_ kind: String, _ arguments: [ArgumentValue], place: Place) {
    if ["CGRect", "NSRect", "NSMakeRect"].contains(kind) {
      noteExtent(arguments, place: place)
      noteFrame(arguments, place: place)
    }
    notePath(kind, arguments, place: place)
  }

  /// Notes whether a rectangle that code makes is thin in one direction, wherever its place makes one.
  private func noteExtent(_ arguments: [ArgumentValue], place: Place) {
    let isLabelled = arguments.contains { $0.label != nil }
    let sides =
      isLabelled ? arguments.filter { ["width", "height"].contains($0.label) } : Array(arguments.dropFirst(2))
    // One that is thin in both is there until the view gets its frame.
    let isThin = sides.filter { Self.isThin($0.value) }.count == 1
    thinFrames[place] = isThin && thinFrames[place] != false
  }

  /// True for a number of at most 2 pt, and for one pixel of the screen, as `1 / UIScreen.main.scale`.
  static func isThin(_ length: Value) -> Bool {
    switch length {
    case .number(let points): return points > 0 && points <= thin
    case .choice(let all): return all.branches.allSatisfy { isThin($0.value) }
    case .unknown(let doubt):
      let parts = doubt.label.split(separator: " / ")
      return parts.count == 2 && (Double(parts[0]) ?? .infinity) <= thin && parts[1].lowercased().hasSuffix("scale")
    default: return false
    }
  }

  /// True for a thin view that shows nothing but a colour, which keeps apart what stands on its two sides.
  func isRule(_ view: CodeObject) -> Bool {
    ["UIView", "NSView", "NSBox"].contains(view.kind) && !view.holdsViews && isThin(view)
  }

  /// True for a view that a constraint or each of its frames keeps thin.
  func isThin(_ view: CodeObject) -> Bool {
    if view.ties.contains(where: { tie in
      tie.other.isEmpty && ["height", "width"].contains(tie.edge)
        && Double(tie.otherEdge).map { $0 <= Self.thin } ?? false
    }) {
      return true
    }
    // A frame counts where no constraint takes its place.
    if !view.ties.isEmpty { return false }
    let frames =
      [view.argument("frame")?.value].compactMap(\.self)
      + (view.settings["frame"]?.branches ?? []).compactMap { $0.value?.value }
    return !frames.isEmpty && frames.allSatisfy(isThinFrame)
  }

  /// True for a rectangle that is thin in one direction.
  func isThinFrame(_ frame: Value) -> Bool {
    guard case .unknown(let doubt) = frame, let place = doubt.place else { return false }
    return thinFrames[place] ?? false
  }
}
