package import Findings
package import PlatformStyles

/// All that a program shows: elements with what was measured of them, groups, and uses of an API worth a rule.
package struct Scene: Hashable, Sendable {
  /// The elements, in the order of their ids: by file, then by position.
  package var elements: [Element]
  /// What is seen besides elements, where pictures are asked for, in the order in which it was met.
  package var decorations: [Decoration] = []
  /// The texts that are compared with each other.
  package var groups: [Group]
  /// Looks between which a condition decides, in the order of their elements.
  package var forks: [StyleFork]
  /// Uses of an API, with ranges.
  package var observations: [Observation]
  /// What the source declares besides types, by file, each after what it stands in.
  package var declarations: [String: [DeclaredPlace]] = [:]
  /// The levels whose names the program gives to colours of its own, so that `Color.secondary` is one of these.
  package var ownLevels: Set<ContentLevel> = []
  /// What was done to get here.
  package var work: WorkCounters

  /// Creates a scene.
  package init(
    elements: [Element] = [], groups: [Group] = [], forks: [StyleFork] = [], observations: [Observation] = [],
    work: WorkCounters = .init()
  ) {
    self.elements = elements
    self.groups = groups
    self.forks = forks
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
    /// Code that reads the contrast setting and does not follow its changes; the detail is the type's name.
    case unobservedContrast
    /// A colour that depends on the appearance, stored as a `CGColor` by code that does not run again; the detail is
    /// the colour.
    case frozenColor
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
  /// View bodies that were known from an earlier evaluation.
  package var bodiesReused = 0
  /// Calls and properties that make no view, evaluated with arguments not known before.
  package var callsEvaluated = 0
  /// Those whose result was known from an equal evaluation, and properties that make views of cases.
  package var callsReused = 0
  /// Pairs of forms that an operation was applied to, of two values with several.
  package var pairsCombined = 0
  /// Objects of UIKit and AppKit that the code made which was followed.
  package var objectsMade = 0
  /// Roots from which evaluation started.
  package var roots = 0
  /// Readings measured: one for each combination of ingredients and appearance that differs from all others.
  package var readingsMeasured = 0
  /// Paths of leaves whose readings were known from an earlier measurement.
  package var readingsShared = 0
  /// Ways past a bound that were gone through together with one before, to find out whether they show anything new.
  package var waysCompared = 0
  /// Views that were asked what they paint behind or before others.
  package var viewsPainted = 0
  /// Looks of the layers that such views paint, by the conditions that decide about them, at each view that joins them.
  package var looksPainted = 0
  /// Ways past a bound that were left out because they show nothing new.
  package var waysCovered = 0
  /// Conditions on the ways to leaves of which it was found out what they look at: each of them once.
  package var conditionsRead = 0
  /// How often each bound cut off what might have shown something new; a bound that never did is absent.
  package var bounds: [WorkBound: Int] = [:]

  /// Creates counters at zero.
  package init() {}

  /// Adds what was done elsewhere.
  package mutating func add(_ other: WorkCounters) {
    viewsEvaluated += other.viewsEvaluated
    bodiesReused += other.bodiesReused
    callsEvaluated += other.callsEvaluated
    callsReused += other.callsReused
    pairsCombined += other.pairsCombined
    objectsMade += other.objectsMade
    roots += other.roots
    readingsMeasured += other.readingsMeasured
    readingsShared += other.readingsShared
    waysCompared += other.waysCompared
    viewsPainted += other.viewsPainted
    looksPainted += other.looksPainted
    waysCovered += other.waysCovered
    conditionsRead += other.conditionsRead
    bounds.merge(other.bounds, uniquingKeysWith: +)
  }

  /// The counts in words, one line each; bounds only where they cut something off.
  package var lines: [String] {
    [
      "work: \(roots) roots, \(viewsEvaluated) views evaluated and \(bodiesReused) reused,"
        + " \(objectsMade) objects made, \(callsEvaluated) calls evaluated and \(callsReused) reused,"
        + " \(readingsMeasured) readings measured, \(readingsShared) paths shared, \(waysCovered) ways left out"
    ] + WorkBound.allCases.compactMap { bound in bounds[bound].map { "bound: \(bound.rawValue), \($0) times" } }
  }
}

/// A bound of the work; the raw values say what is bounded.
package enum WorkBound: String, Hashable, Sendable, CaseIterable {
  /// The ways to a view.
  case views = "ways to a view"
  /// The ways to the screen behind a link or sheet.
  case screens = "ways to a screen"
  /// The ways to an element within a root.
  case leaves = "ways to an element"
  /// The placements of an element.
  case placements = "placements of an element"
  /// The expressions evaluated for a view or a call.
  case expressions = "expressions of a view or call"
  /// The nesting of views.
  case depth = "nesting of views"
  /// The views asked what they paint for one that stands behind or before others.
  case painted = "views within a view that lies behind or before others"
}
