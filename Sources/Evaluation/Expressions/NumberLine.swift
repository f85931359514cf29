/// What is known of a number of the running program by what it was asked: in which stretch it lies on which paths.
struct NumberLine {
  /// A place on the line: before or behind a number.
  struct Cut: Comparable {
    var number: Double
    var isBehind = false

    static func < (left: Cut, right: Cut) -> Bool {
      left.number == right.number ? !left.isBehind && right.isBehind : left.number < right.number
    }

    static let start = Cut(number: -.infinity)
    static let end = Cut(number: .infinity, isBehind: true)

    /// The same place among whole numbers, which lie before it or behind it alike.
    var amongWholeNumbers: Cut { Cut(number: isBehind ? number.rounded(.down) + 1 : number.rounded(.up)) }
  }

  /// Where the number lies on a path.
  struct Part {
    var path: Guard
    /// In one of these.
    var stretches: [Range<Cut>]

    /// Returns whether the number lies in a stretch on the path; `nil` where that is open.
    func lies(in other: Range<Cut>) -> Bool? {
      if stretches.allSatisfy({ $0.clamped(to: other) == $0 }) { return true }
      return stretches.contains(where: other.overlaps) ? nil : false
    }
  }

  /// The most parts, since each is a path of all that is asked later.
  private static let maximumParts = 8

  /// All numbers.
  static let whole = Cut.start..<Cut.end

  private(set) var parts = [Part(path: .always, stretches: [whole])]

  /// How many of the constants that it was asked to equal are taken in.
  var equalities = 0

  /// Takes in the answers to whether the number lies in a stretch.
  mutating func take(_ stretch: Range<Cut>, _ outcomes: [(Guard, Bool)]) {
    var result: [Part] = []
    for part in parts {
      guard part.lies(in: stretch) == nil else {
        result.append(part)
        continue
      }
      for (path, isInside) in outcomes {
        guard let both = part.path.and(path) else { continue }
        let stretches = part.stretches.flatMap { isInside ? $0.within(stretch) : $0.without(stretch) }
        result.append(Part(path: both, stretches: stretches))
      }
    }
    if result.count <= Self.maximumParts { parts = result }
  }

  /// Takes in the arms of a `switch`, as the first that was asked.
  mutating func take(arms: [Part]) {
    if arms.count <= Self.maximumParts { parts = arms }
  }
}

extension Range<NumberLine.Cut> {
  /// What of the stretch lies in another one.
  func within(_ other: Self) -> [Self] { overlaps(other) ? [clamped(to: other)] : [] }

  /// What of the stretch lies before another one and behind it.
  func without(_ other: Self) -> [Self] {
    guard overlaps(other) else { return [self] }
    let before = lowerBound..<Swift.max(lowerBound, other.lowerBound)
    let behind = Swift.min(upperBound, other.upperBound)..<upperBound
    return [before, behind].filter { !$0.isEmpty }
  }
}
