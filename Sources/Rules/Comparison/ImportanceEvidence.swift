import PlatformStyles
import Scene

/// Two independent signals or more that one text matters more than another (S-136).
struct ImportanceEvidence {
  /// True where the first of the two matters more.
  let isFirstMoreImportant: Bool
  /// The words or forms that tell, in the order of their sources.
  let words: [String]

  /// Weighs two texts of a group; `nil` where fewer than two sources agree or a better one than the place disagrees.
  init?(_ firstElement: Element, _ secondElement: Element, isFirstLeading: Bool) {
    let (firstMatters, secondMatters) = Self.weigh(firstElement, secondElement, isFirstLeading: isFirstLeading)
    let isFirst = firstMatters.sources.count >= secondMatters.sources.count
    let (winner, loser) = isFirst ? (firstMatters, secondMatters) : (secondMatters, firstMatters)
    guard winner.sources.count >= 2, loser.sources.subtracting([.position]).isEmpty else { return nil }
    isFirstMoreImportant = isFirst
    words = winner.words
  }

  /// Which of two texts a single signal speaks for, where no other one but the place contradicts it: too little to blame
  /// a text for, enough to tell which of a pair is the less important one; `nil` where none does.
  static func isFirstLikelier(_ first: Element, _ second: Element) -> Bool? {
    let (one, other) = weigh(first, second, isFirstLeading: false)
    return one.sources.isEmpty == other.sources.isEmpty ? nil : other.sources.isEmpty
  }

  private static func weigh(
    _ firstElement: Element, _ secondElement: Element, isFirstLeading: Bool
  ) -> (first: Tally, second: Tally) {
    let first = Signals(of: firstElement, isLeading: isFirstLeading)
    let second = Signals(of: secondElement, isLeading: false)
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
    for one in first.missing(in: second) {
      for other in second.missing(in: first) {
        if one.weight > other.weight { firstMatters.add(one, other) }
        if one.weight < other.weight { secondMatters.add(one, other) }
      }
    }
    return (firstMatters, secondMatters)
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

/// The signals of an element with those that its style and its place in the group add.
private struct Signals {
  let all: [ImportanceSignal]

  init(of element: Element, isLeading: Bool) {
    var all = element.signals
    if let style = element.textStyle, let role = style.role {
      all.append(ImportanceSignal(source: .textStyle, role: role, evidence: ".\(style.rawValue)"))
    }
    if isLeading { all.append(ImportanceSignal(source: .position, role: .title, evidence: "")) }
    self.all = all
  }

  /// The weightiest signal of a source.
  func signal(_ source: ImportanceSignal.Source) -> ImportanceSignal? {
    all.filter { $0.source == source }.max { $0.weight < $1.weight }
  }

  /// The signals from sources that say nothing of another text; places only compare with places.
  func missing(in other: Signals) -> [ImportanceSignal] {
    all.filter { $0.source != .position && other.signal($0.source) == nil }
  }
}

/// The words that tell of a title, where two independent signals or more do and none contradicts.
func titleWords(of element: Element) -> [String]? {
  let signals = Signals(of: element, isLeading: false).all
  guard Set(signals.map(\.source)).count >= 2, signals.allSatisfy({ $0.role == .title }) else { return nil }
  return signals.map(\.evidence)
}

extension Element {
  /// The text style of its font, where it has the same everywhere.
  fileprivate var textStyle: TextStyle? {
    let styles = Set(placements.flatMap { $0.readings.values.map { $0.font?.textStyle } })
    return styles.count == 1 ? styles.first ?? nil : nil
  }
}

extension TextStyle {
  /// The part a style is meant for; body text can be anything.
  fileprivate var role: ImportanceSignal.Role? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline: .title
    case .subheadline, .callout: .supporting
    case .footnote, .caption, .caption2: .metadata
    case .body: nil
    }
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
