package import ColorScience

/// How far a value of a table is to be trusted; only low is never a ground for a failure.
package enum Confidence: String, Sendable, Hashable, Comparable {
  /// An assumption, to be named as one.
  case low
  /// One good source, or a small disagreement that is not settled.
  case medium
  /// Two independent sources or a dump of the running system.
  case high

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }

  /// Orders by trust, low first.
  package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
}

/// A value of a system table: the preferred reading, others that are possible, and how sure the table is.
package struct StyleValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The reading to show where one has to be shown.
  package let preferred: Value
  /// Further possible readings, all different, in order of preference.
  package let others: [Value]
  /// The trust in the preferred reading.
  package let confidence: Confidence
  /// Identifiers of the sources in the data file; `assumed` where nobody measured.
  package let sources: [String]

  /// Makes a value; readings that repeat an earlier one are dropped.
  package init(_ preferred: Value, others: [Value] = [], confidence: Confidence, sources: [String]) {
    var distinct: [Value] = []
    for reading in others where reading != preferred && !distinct.contains(reading) {
      distinct.append(reading)
    }
    self.preferred = preferred
    self.others = distinct
    self.confidence = confidence
    self.sources = sources
  }

  /// All possible readings, the preferred one first.
  package var alternatives: [Value] { [preferred] + others }

  /// Whether the value counts as known: one reading, of medium or high confidence.
  package var isCertain: Bool { others.isEmpty && confidence >= .medium }

  /// The same readings with no more than a given confidence.
  package func capped(at limit: Confidence) -> StyleValue {
    StyleValue(preferred, others: others, confidence: min(confidence, limit), sources: sources)
  }

  /// The same value with further possible readings behind its own; the lower confidence counts.
  package func adding(_ other: StyleValue) -> StyleValue {
    StyleValue(
      preferred, others: others + other.alternatives, confidence: min(confidence, other.confidence),
      sources: sources + other.sources.filter { !sources.contains($0) })
  }

  /// The value whose readings are transformed one by one.
  package func map<Other>(_ transform: (Value) -> Other) -> StyleValue<Other> {
    StyleValue<Other>(
      transform(preferred), others: others.map(transform), confidence: confidence, sources: sources)
  }
}

/// A colour known only between two bounds in every encoded sRGB channel.
package struct StyleBounds: Sendable, Hashable {
  /// The channel bounds, encoded sRGB 0...1.
  package let box: ColorBox
  /// The trust in the bounds.
  package let confidence: Confidence
  /// Identifiers of the sources in the data file.
  package let sources: [String]

  /// Makes bounds.
  package init(box: ColorBox, confidence: Confidence, sources: [String]) {
    self.box = box
    self.confidence = confidence
    self.sources = sources
  }

  /// Whether the bounds count as known.
  package var isCertain: Bool { confidence >= .medium }
}
