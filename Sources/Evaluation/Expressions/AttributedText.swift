/// An `AttributedString`: pieces of text with attributes of their own (S-44).
struct AttributedText {
  /// A piece of text with its attributes.
  struct Run {
    var text: Value
    /// What code sets, by the attribute's name.
    var attributes: [String: ArgumentValue] = [:]
    /// True for what Markdown marks as strong, which a font of its own takes the place of.
    var isBold = false
    /// True for what is read as Markdown and has marks, or may have some.
    var isMarkedUp = false
    /// The attributes that change no look and that code gives a part of it, which need not be all.
    var partialAttributes: Set<String> = []
    /// The ranges of the text that it lies in, of those that code gives attributes.
    var ranges: Set<String> = []
    /// The decisions under which it is there.
    var path = Guard.always
    /// Why its attributes can't be told.
    var doubt: Doubt?
    /// Where a text of the platform's own kind is made, which code may show elsewhere too.
    var place: Place?

    /// True where the same source gives both the same looks.
    func looksLike(_ other: Run) -> Bool {
      guard attributes.mapValues(\.place) == other.attributes.mapValues(\.place), doubt == other.doubt,
        isBold == other.isBold
      else { return false }
      var sameness = Sameness()
      return sameness.holds(attributes.mapValues(\.value), other.attributes.mapValues(\.value))
    }
  }

  var runs: [Run]

  /// The attributes that change how a text looks; `link` does where it has no colour.
  static let attributes: Set<String> = ["foregroundColor", "backgroundColor", "font", "link"]

  /// The scopes that an attribute can be named by, as in `text.swiftUI.font`.
  static let scopes: Set<String> = ["swiftUI", "uiKit", "appKit", "foundation"]

  /// Returns the text with the attributes of another one over its own.
  func merging(_ other: [String: ArgumentValue]) -> AttributedText {
    changing { $0.attributes.merge(other) { $1 } }
  }

  /// Returns the text with the attributes of another one in place of its own.
  func setting(_ other: [String: ArgumentValue]) -> AttributedText {
    changing { $0.attributes = other }
  }

  private func changing(_ change: (inout Run) -> Void) -> AttributedText {
    var result = self
    for position in result.runs.indices { change(&result.runs[position]) }
    return result
  }

  /// Returns the text where a part of it, which need not be all, gets attributes: each piece is there with and without.
  ///
  /// What one range gets at several places it has together.
  func mergingPart(_ other: [String: ArgumentValue], range: String) -> AttributedText {
    let looks = other.filter { Self.attributes.contains($0.key) }
    let marked = changing { $0.partialAttributes.formUnion(other.keys.filter { looks[$0] == nil }) }
    if looks.isEmpty { return marked }
    var result = marked
    if runs.contains(where: { $0.ranges.contains(range) }) {
      for position in runs.indices where runs[position].ranges.contains(range) {
        result.runs[position].attributes.merge(looks) { $1 }
      }
      return result
    }
    for var run in marked.merging(looks).runs where run.doubt == nil {
      run.ranges.insert(range)
      result.runs.append(run)
    }
    return result
  }

  /// Returns the text as far as it is there on a path.
  func restricted(to path: Guard) -> AttributedText {
    AttributedText(
      runs: runs.compactMap { run in
        var run = run
        guard let both = run.path.and(path) else { return nil }
        run.path = both
        return run
      })
  }
}
