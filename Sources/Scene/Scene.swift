package import Findings

/// All that a program shows: elements with what was measured of them, groups, and uses of an API worth a rule.
package struct Scene: Hashable, Sendable {
  /// The elements, in the order of their ids: by file, then by position.
  package var elements: [Element]
  /// The texts that are compared with each other.
  package var groups: [Group]
  /// Uses of an API, with ranges.
  package var observations: [Observation]
  /// What was done to get here.
  package var work: WorkCounters

  /// Creates a scene.
  package init(
    elements: [Element] = [], groups: [Group] = [], observations: [Observation] = [], work: WorkCounters = .init()
  ) {
    self.elements = elements
    self.groups = groups
    self.observations = observations
    self.work = work
  }
}

/// A use of an API that a rule may need.
package struct Observation: Hashable, Sendable {
  /// What was seen.
  package enum Kind: String, Hashable, Sendable {
    /// A custom colour whose value is known in both contrasts, and which Increase Contrast strengthens.
    case respondingColor
    /// A custom colour that Increase Contrast leaves as it is.
    case fixedColor
    /// A comment whose assertion decided something; the place is the comment's.
    case usedAssertion
    /// A comment whose assertion names no colour or scheme that is known; the place is the comment's.
    case unreadAssertion
    /// A colour's name that no catalog which the code can reach holds; the detail is the name.
    case missingColor
    /// Such a name in a look-up that gives nil, as UIKit's and AppKit's do; the detail is the name.
    case nilColor
    /// A colour's name that a catalog holds without a value; the detail is the name.
    case emptyColor
  }

  /// What was seen.
  package var kind: Kind
  /// A few words, such as the colour's name.
  package var detail: String
  /// Where.
  package var range: SourceRange
  /// Other places that tell about it, such as the file of a catalog.
  package var related: [SourceRange]

  /// Creates an observation.
  package init(kind: Kind, detail: String, range: SourceRange, related: [SourceRange] = []) {
    self.kind = kind
    self.detail = detail
    self.range = range
    self.related = related
  }
}

/// Exact counts of work, so that tests can hold it.
package struct WorkCounters: Hashable, Sendable {
  /// View bodies evaluated.
  package var viewsEvaluated = 0
  /// Roots from which evaluation started.
  package var roots = 0

  /// Creates counters at zero.
  package init() {}
}
