/// Texts that a reader compares with each other: those of one row, card or header (S-131).
package struct Group: Hashable, Sendable {
  /// How the members are laid out.
  package enum Arrangement: String, Hashable, Sendable {
    case vertical, horizontal, mixed
  }

  /// The members in reading order.
  package var members: [GroupMember]
  /// How they are laid out.
  package var arrangement: Arrangement
  /// The neighbouring pairs that may be compared, each `lower` standing after `upper`.
  package var pairs: [GroupPair]

  /// Creates a group.
  package init(members: [GroupMember], arrangement: Arrangement, pairs: [GroupPair]) {
    self.members = members
    self.arrangement = arrangement
    self.pairs = pairs
  }
}

/// A member of a group.
package struct GroupMember: Hashable, Sendable {
  /// The element's index in the scene.
  package var element: Int
  /// True for the trailing value of a row (S-131).
  package var isTrailingValue: Bool

  /// Creates a member.
  package init(element: Int, isTrailingValue: Bool = false) {
    self.element = element
    self.isTrailingValue = isTrailingValue
  }
}

/// Two neighbouring members, with the placements that can be on the screen together.
package struct GroupPair: Hashable, Sendable {
  /// The index in `members` of the first.
  package var upper: Int
  /// The index in `members` of the one after it.
  package var lower: Int
  /// True for a label and its value side by side, which are never levels of each other.
  package var isLabelAndValue: Bool
  /// True where both stand in one column itself, with no part of its own between them, such as a button or a card, and no line.
  package var isClose: Bool
  /// True where a part of its own, such as a button or a card, or a line stands between them in their column.
  package var isParted: Bool
  /// Pairs of placement indices, of the upper and the lower element, whose conditions agree.
  package var placements: [PlacementPair]

  /// Creates a pair.
  package init(
    upper: Int, lower: Int, isLabelAndValue: Bool, isClose: Bool = true, isParted: Bool = false,
    placements: [PlacementPair]
  ) {
    self.upper = upper
    self.lower = lower
    self.isLabelAndValue = isLabelAndValue
    self.isClose = isClose
    self.isParted = isParted
    self.placements = placements
  }
}

/// Placements of two elements that can be on the screen together.
package struct PlacementPair: Hashable, Sendable {
  /// The index among the upper element's placements.
  package var upper: Int
  /// The index among the lower element's placements.
  package var lower: Int

  /// Creates a pair of placement indices.
  package init(upper: Int, lower: Int) {
    self.upper = upper
    self.lower = lower
  }
}

/// A piece of evidence for how important a text is (S-133).
package struct ImportanceSignal: Hashable, Sendable {
  /// Where the evidence comes from; two different sources are two independent signals.
  package enum Source: String, Hashable, Sendable {
    /// The last word of an identifier.
    case identifier
    /// The literal text.
    case literal
    /// The type or format of the value.
    case dataType
    /// An accessibility trait or heading level.
    case trait
    /// The place within the group.
    case position
    /// The text style chosen for it.
    case textStyle
  }

  /// What part the text plays, most important first.
  package enum Role: Int, Hashable, Sendable {
    /// Captions, dates, counts.
    case metadata = 1
    /// Subtitles, summaries, messages.
    case supporting = 2
    /// Titles and names.
    case title = 4
    /// Key values, as important as a title.
    case metric = 5
  }

  /// Where the evidence comes from.
  package var source: Source
  /// The part it speaks for.
  package var role: Role
  /// The word or form that tells.
  package var evidence: String
  /// True for an amount, also one of things or of time, which may stand out above its own title.
  package var isAmount: Bool

  /// Creates a signal; a key value is an amount.
  package init(source: Source, role: Role, evidence: String, isAmount: Bool = false) {
    self.source = source
    self.role = role
    self.evidence = evidence
    self.isAmount = isAmount || role == .metric
  }
}
