import Scene

/// The parts that two texts play, told by what they say and where they stand, whatever they look like.
struct EvidenceOfParts {
  /// True where the first of the two matters more.
  let isFirstMoreImportant: Bool
  /// The words or forms that tell of the first.
  let first: [String]
  /// The words or forms that tell of the second.
  let second: [String]

  /// Weighs two texts; `nil` unless everything known of both agrees, with two independent signals for each (S-136).
  ///
  /// An amount may stand out above its own title (S-133), so nothing is said of one.
  init?(_ firstElement: Element, _ secondElement: Element, isFirstLeading: Bool) {
    let (one, other) = (firstElement.signals, secondElement.signals)
    guard let highest = one.map(\.role.rawValue).max(), let lowest = one.map(\.role.rawValue).min(),
      let otherHighest = other.map(\.role.rawValue).max(), let otherLowest = other.map(\.role.rawValue).min(),
      !(one + other).contains(where: \.isAmount)
    else { return nil }
    if lowest > otherHighest {
      isFirstMoreImportant = true
    } else if otherLowest > highest {
      isFirstMoreImportant = false
    } else {
      return nil
    }
    // The place speaks for both where the more important text leads its group.
    let place = isFirstLeading && isFirstMoreImportant ? 1 : 0
    let counts = [one, other].map { Set($0.map(\.source)).count + place }
    guard counts.allSatisfy({ $0 >= 2 }) else { return nil }
    first = one.words
    second = other.words
  }
}

extension [ImportanceSignal] {
  /// The different words, in their order.
  fileprivate var words: [String] {
    reduce(into: []) { words, signal in
      if !signal.evidence.isEmpty, !words.contains(signal.evidence) { words.append(signal.evidence) }
    }
  }
}
