/// A long list that grows piece by piece: an array that grows doubles its room, and moves for it.
struct PiecewiseList<Element> {
  private var pieces: [[Element]] = []

  /// How many elements a piece holds.
  private static var length: Int { 1_024 }

  mutating func append(_ element: Element) {
    if pieces.last.map({ $0.count == Self.length }) != false {
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(Self.length)
    }
    pieces[pieces.count - 1].append(element)
  }

  /// All elements, in the order in which they were added.
  var elements: some Sequence<Element> { pieces.joined() }
}
