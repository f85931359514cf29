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
    var stretch: Range<Cut>

    /// Returns whether the number lies in a stretch on the path; `nil` where that is open.
    func lies(in other: Range<Cut>) -> Bool? {
      if other.lowerBound <= stretch.lowerBound, stretch.upperBound <= other.upperBound { return true }
      return other.overlaps(stretch) ? nil : false
    }
  }

  /// The most parts, since each is a path of all that is asked later.
  private static let maximumParts = 8

  /// All numbers.
  static let whole = Cut.start..<Cut.end

  private(set) var parts = [Part(path: .always, stretch: whole)]

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
        result.append(
          Part(path: both, stretch: isInside ? part.stretch.clamped(to: stretch) : part.stretch.without(stretch)))
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
  /// The stretch without another one, where what is left is one stretch.
  func without(_ other: Self) -> Self {
    if other.lowerBound <= lowerBound { return Swift.min(other.upperBound, upperBound)..<upperBound }
    if upperBound <= other.upperBound { return lowerBound..<Swift.max(other.lowerBound, lowerBound) }
    return self
  }
}
