package import ColorScience

/// What a finding claims.
package enum FindingVerdict: String, Hashable, Sendable {
  /// Known and below the requirement on a feasible path.
  case fails
  /// An interval or a set of alternatives straddles the requirement.
  case mayFail = "may-fail"
  /// Undecided for a named reason.
  case unverified
  /// Below the number, but the system's own choice, which the profile accepts.
  case accepted
  /// A rule outside the contrast group speaks.
  case advice
}

/// One defect, at the place where a person would edit.
package struct Finding: Hashable, Sendable {
  /// The rule's id, in kebab case.
  package var rule: String
  /// How much it matters, after configuration.
  package var severity: Severity
  /// What it claims.
  package var verdict: FindingVerdict
  /// One phrase: lower case at the start, no period at the end, names in single quotes.
  package var message: String
  /// What else a reader needs: dark mode too, where the backdrop comes from.
  package var notes: [Note]
  /// What to do about it, one phrase each.
  package var help: [String]
  /// Where a person would edit.
  package var range: SourceRange
  /// The ratios that decide, per appearance.
  package var measurements: [Measurement]
  /// The ids of the elements concerned, the first one deciding.
  package var elements: [String]
  /// Edits that repair it, best first.
  package var fixes: [Fix]
  /// What it is known by across runs.
  package var identity: FindingIdentity
  /// Labels under the source lines: the foreground's and the backdrop's origin.
  package var labels: [Label]

  /// Creates a finding; identity and severity are set by the audit.
  package init(
    rule: String, severity: Severity, verdict: FindingVerdict, message: String, notes: [Note] = [],
    help: [String] = [], range: SourceRange, measurements: [Measurement] = [], elements: [String] = [],
    fixes: [Fix] = [], identity: FindingIdentity = FindingIdentity(), labels: [Label] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.verdict = verdict
    self.message = message
    self.notes = notes
    self.help = help
    self.range = range
    self.measurements = measurements
    self.elements = elements
    self.fixes = fixes
    self.identity = identity
    self.labels = labels
  }
}

extension Finding {
  /// The identity across runs in one word.
  package var fingerprint: String { identity.fingerprint }

  /// A sentence beside the finding, with a place where there is one.
  package struct Note: Hashable, Sendable {
    /// One phrase.
    package var message: String
    /// Where it points.
    package var range: SourceRange?

    /// Creates a note.
    package init(message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A caret under a source line with a few words.
  package struct Label: Hashable, Sendable {
    /// The words behind the caret.
    package var text: String
    /// What is underlined.
    package var range: SourceRange

    /// Creates a label.
    package init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// The contrast in one appearance.
  package struct Measurement: Hashable, Sendable {
    /// The appearance's name, as `light-increased`.
    package var appearance: String
    /// The measured ratio, unrounded; both ends equal where it is known.
    package var ratio: RatioBounds
    /// The ratio that the size and kind need.
    package var required: Double
    /// The composited foreground, where there is one colour.
    package var foreground: Color?
    /// The composited backdrop, where there is one colour.
    package var background: Color?

    /// Creates a measurement.
    package init(
      appearance: String, ratio: RatioBounds, required: Double, foreground: Color?, background: Color?
    ) {
      self.appearance = appearance
      self.ratio = ratio
      self.required = required
      self.foreground = foreground
      self.background = background
    }
  }

  /// A repair with its edits.
  package struct Fix: Hashable, Sendable {
    /// What it does, one phrase.
    package var title: String
    /// `safe` or `unsafe`.
    package var applicability: String
    /// The replacements, in source order, not overlapping.
    package var edits: [Edit]

    /// Creates a fix.
    package init(title: String, applicability: String, edits: [Edit]) {
      self.title = title
      self.applicability = applicability
      self.edits = edits
    }
  }

  /// A replacement of a stretch of source.
  package struct Edit: Hashable, Sendable {
    /// What is replaced.
    package var range: SourceRange
    /// What stands there afterwards.
    package var replacement: String

    /// Creates an edit.
    package init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}
