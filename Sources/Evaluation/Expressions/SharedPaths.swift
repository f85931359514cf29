/// The paths on which values take their forms, each kept once.
///
/// The same decisions are put together for every value that depends on them; among the values of a large program, two
/// thirds of all paths would be copies.
struct SharedPaths {
  private var known: Set<Guard> = []

  /// The most paths that are known: what came long before seldom comes again.
  private static let maximumKnown = 1 << 16

  /// Makes the alternatives of a value, with no more room than they take.
  mutating func alternatives<Element>(_ branches: [Alternatives<Element>.Branch]) -> Alternatives<Element> {
    Alternatives(branches: branches.map { .init(condition: first($0.condition), value: $0.value) })
  }

  /// Returns a path as it was met first.
  private mutating func first(_ path: Guard) -> Guard {
    guard path.decisions.count > 1 else { return path }
    if known.count == Self.maximumKnown { known.removeAll(keepingCapacity: true) }
    return known.insert(path).memberAfterInsert
  }
}
