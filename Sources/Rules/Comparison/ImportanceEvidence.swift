import Scene

/// Two independent signals or more that one text matters more than another (S-136).
struct ImportanceEvidence {
  /// True where the first of the two matters more.
  let isFirstMoreImportant: Bool
  /// The words or forms that tell, in the order of their sources.
  let words: [String]

  /// Weighs two texts; `nil` where fewer than two sources agree or a better one than the place disagrees.
  init?(_ first: Element, _ second: Element) {
    var firstMatters = Tally()
    var secondMatters = Tally()
    for source in ImportanceSignal.Source.allSources {
      let (one, other) = (first.signal(source), second.signal(source))
      let (weight, otherWeight) = (one?.weight ?? 0, other?.weight ?? 0)
      // Without a signal, a place tells that the text is not the one that stands out; other sources tell nothing.
      if source != .position && (one == nil || other == nil) { continue }
      if weight > otherWeight { firstMatters.add(one, other) }
      if weight < otherWeight { secondMatters.add(one, other) }
    }
    for one in first.signals(missingIn: second) {
      for other in second.signals(missingIn: first) {
        if one.weight > other.weight { firstMatters.add(one, other) }
        if one.weight < other.weight { secondMatters.add(one, other) }
      }
    }
    let winner = firstMatters.sources.count >= secondMatters.sources.count ? firstMatters : secondMatters
    let loser = firstMatters.sources.count >= secondMatters.sources.count ? secondMatters : firstMatters
    guard winner.sources.count >= 2, loser.sources.subtracting([.position]).isEmpty else { return nil }
    isFirstMoreImportant = firstMatters.sources.count >= secondMatters.sources.count
    words = winner.words
  }

  /// The sources that speak for one side.
  private struct Tally {
    var sources: Set<ImportanceSignal.Source> = []
    var words: [String] = []

    mutating func add(_ signals: ImportanceSignal?...) {
      for signal in signals.compactMap({ $0 }) {
        sources.insert(signal.source)
        if signal.source != .position && !signal.evidence.isEmpty && !words.contains(signal.evidence) {
          words.append(signal.evidence)
        }
      }
    }
  }
}

extension Element {
  /// The weightiest signal of a source.
  fileprivate func signal(_ source: ImportanceSignal.Source) -> ImportanceSignal? {
    signals.filter { $0.source == source }.max { $0.weight < $1.weight }
  }

  /// The signals from sources that say nothing of another text; places only compare with places.
  fileprivate func signals(missingIn other: Element) -> [ImportanceSignal] {
    signals.filter { $0.source != .position && other.signal($0.source) == nil }
  }
}

extension ImportanceSignal {
  /// How much the role matters; a key value is as important as a title (S-133).
  fileprivate var weight: Int {
    switch role {
    case .metadata: 1
    case .supporting: 2
    case .title, .metric: 4
    }
  }
}

extension ImportanceSignal.Source {
  fileprivate static let allSources: [Self] = [.identifier, .literal, .dataType, .trait, .textStyle, .position]
}
