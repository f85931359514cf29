import Findings
import PlatformStyles
import Scene

/// A colour that the project wrote and whose contrast could not be decided: it has to be verified by hand.
enum UnverifiedContrast: Rule {
  static let metadata = RuleMetadata(
    id: "unverified-contrast", group: .contrast, severity: .note,
    summary: "a custom or hard-coded colour whose contrast could not be decided: for manual verification")

  /// What the words are made from.
  struct Evidence: Sendable {
    /// The styles or the layer that the project wrote.
    let color: String
    let isBackdrop: Bool
    let reason: Unknown?
    /// Where the cause is, if the finding stands elsewhere.
    let cause: Finding.Note?
    /// What the system paints behind, where that is why.
    let backdrop: Finding.Note?
    /// True where the surface that is to blame is one of several that the system may choose.
    let isSurmised: Bool
    /// The way to the element on which it is undecided, where others are not.
    let way: String?
    /// The expressions concerned, besides the one that the finding stands at.
    let uses: [(name: String, range: SourceRange)]
    /// What else keeps the same elements undecided.
    let others: [Finding.Note]
    let appearances: [Appearance]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let missing = Set(judged.scene.observations.filter(\.isMissingName).map(\.range))
    let claims = judged.contrastClaims.compactMap { claim -> UndecidedClaim? in
      // A name that nothing holds is a finding of its own, and there is nothing to look at.
      if let place = claim.worst.reading.undecided?.range, missing.contains(place) { return nil }
      guard claim.verdict == .unverified, let blamed = blamed(claim) else { return nil }
      let element = judged.scene.elements[claim.element].range
      let expression = blamed.range ?? element
      return UndecidedClaim(
        name: blamed.name, expression: expression, use: claim.foreground.isSetByCatalog ? element : expression,
        definition: blamed.isBackdrop ? nil : claim.foreground.definition, isBackdrop: blamed.isBackdrop,
        contrast: claim)
    }
    return undecidedCauses(of: claims + levels(beside: claims, judged)).map { cause in
      Occurrence(
        range: cause.range, verdict: .unverified, elements: cause.elements, definition: cause.shared,
        evidence: evidence(cause, judged.scene))
    }
  }

  /// The levels of the project's colours that are undecided for what keeps those colours undecided: who looks at one
  /// looks at the other.
  private static func levels(beside claims: [UndecidedClaim], _ judged: JudgedScene) -> [UndecidedClaim] {
    let reasons = Set(claims.filter { !$0.isBackdrop }.compactMap(\.reason).filter { $0.range != nil })
    if reasons.isEmpty { return [] }
    return judged.contrastClaims.compactMap { claim in
      guard claim.verdict == .unverified, case .fadedLevel = claim.foreground.form, claim.foreground.isProjectStyle,
        let reason = claim.worst.reading.undecided, reasons.contains(reason)
      else { return nil }
      let expression = claim.foreground.range ?? judged.scene.elements[claim.element].range
      return UndecidedClaim(
        name: quoted(claim.foreground.description), expression: expression, use: expression, definition: nil,
        isBackdrop: false, contrast: claim)
    }
  }

  private static func evidence(_ cause: UndecidedCause, _ scene: Scene) -> Evidence {
    let first = cause.first
    let names = cause.uses.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let reason = first.reason
    let backdrop = systemBackdrop(first.contrast)
    return Evidence(
      color: first.isBackdrop ? first.name : names.count > maximumNames ? "\(names.count) styles" : listed(names),
      isBackdrop: first.isBackdrop, reason: reason,
      cause: reason?.range.flatMap { range in
        range == cause.range && cause.shared != nil
          ? nil : reason.map { Finding.Note(message: .blamed($0), range: range) }
      },
      backdrop: backdrop?.note, isSurmised: backdrop?.isSurmised ?? false,
      way: cause.elements.count == 1 ? way(first.contrast, scene) : nil,
      uses: cause.uses.filter { $0.range != cause.range }, others: others(cause),
      appearances: Appearance.allCases.filter { appearance in
        cause.claims.contains { $0.contrast.all.contains { $0.appearance == appearance } }
      })
  }

  /// What else keeps the elements undecided, as a colour behind them beside one of theirs.
  private static func others(_ cause: UndecidedCause) -> [Finding.Note] {
    var seen = Set([cause.first.reason].compactMap(\.self))
    return cause.others.compactMap { claim in
      guard let reason = claim.reason, seen.insert(reason).inserted, !reason.detail.isEmpty else { return nil }
      let name = claim.isBackdrop ? "what lies on \(claim.name)" : claim.name
      return Finding.Note(message: "\(name) is undecided because of \(reason.detail)", range: reason.range)
    }
  }

  /// How many names stand in a message, and how many uses in notes.
  private static let maximumNames = 3
  private static let maximumUses = 6

  /// What the project wrote that could not be measured; default-styled text on the system's surfaces is no finding.
  private static func blamed(_ claim: ContrastClaim) -> (name: String, range: SourceRange?, isBackdrop: Bool)? {
    let style = claim.foreground
    let undecided = claim.worst.reading.undecided
    // Of an expression that was not followed nothing tells that it is a colour of the project's.
    let isUnread = style.form == .unknown && undecided?.reason == .tooManyPaths && undecided?.ingredient == .foreground
    if style.isWrittenColor, !isUnread, !style.isForeign {
      return (name(of: style, claim), claim.argument ?? style.range, false)
    }
    guard let reason = undecided?.reason else { return nil }
    guard let layer = claim.worst.reading.blamableLayers.first(where: { $0.isWrittenColor(undecidedFor: reason) })
    else { return nil }
    // Where the words' own colour is what is not known, nothing behind them would settle it.
    if undecided?.ingredient == .foreground, !style.isForeign { return (quoted(style.description), nil, false) }
    return (quoted(layer.description), layer.provenance.range, true)
  }

  /// What says which glass or material of the system lies behind, where no line of the source does.
  private static func systemBackdrop(_ claim: ContrastClaim) -> (note: Finding.Note, isSurmised: Bool)? {
    let reading = claim.worst.reading
    guard let reason = reading.undecided, reason.reason == .material, reason.range == nil,
      let layer = reading.visibleLayers.first, let note = layer.note
    else { return nil }
    // Of several surfaces that the system may choose, the layer is another one than what is to blame.
    if layer.description == reason.detail { return (note, false) }
    let origin = layer.provenance.detail.isEmpty ? "" : " (\(layer.provenance.detail))"
    return (Finding.Note(message: "the backdrop is \(layer.description) or \(reason.detail)\(origin)"), true)
  }

  /// Returns what shows an element where it is undecided, if it is decided elsewhere.
  private static func way(_ claim: ContrastClaim, _ scene: Scene) -> String? {
    let isDecidedElsewhere = scene.elements[claim.element].placements.contains { placement in
      placement.exemption == nil && placement.via != claim.worst.placement.via
        && placement.readings[claim.worst.appearance]?.ratio != nil
    }
    // The first of the way is the root, which nothing shows.
    return isDecidedElsewhere ? claim.worst.placement.via.dropFirst().last : nil
  }

  /// What to call a style; of one that has more forms than are followed only the place is known.
  private static func name(of style: ForegroundStyle, _ claim: ContrastClaim) -> String {
    let isUnfollowed = style.form == .unknown && claim.worst.reading.undecided?.reason == .tooManyPaths
    return isUnfollowed ? "this style" : quoted(style.description)
  }

  static func message(_ evidence: Evidence) -> String {
    .undecided(evidence.color, isBackdrop: evidence.isBackdrop, evidence.reason, isSurmised: evidence.isSurmised)
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    let shown = evidence.uses.prefix(maximumUses)
    let further = evidence.uses.count - shown.count
    let uses = shown.enumerated().map { position, use in
      let rest =
        further > 0 && position == shown.count - 1 ? " and in \(further) more place\(further == 1 ? "" : "s")" : ""
      return Finding.Note(message: "\(use.name) is used here\(rest)", range: use.range)
    }
    return [evidence.cause, evidence.backdrop].compactMap(\.self) + evidence.others
      + [evidence.way.map { Finding.Note(message: "undecided where \(quoted($0)) shows it") }].compactMap(\.self) + uses
  }

  static func help(_ evidence: Evidence) -> [String] { [.verify(in: evidence.appearances)] }
}

extension BackdropLayer {
  /// True for a colour of the project's own, known or not; an image or a foreign view is none.
  fileprivate func isWrittenColor(undecidedFor reason: Unknown.Reason) -> Bool {
    switch provenance.kind {
    case .literal, .token:
      true
    case .asset:
      // The pixels of an image are no colour.
      reason != .imageBackdrop || color != nil
    case .unknown:
      switch reason {
      case .runtimeValue, .parameter, .unsupportedExpression, .missingAsset: provenance.range != nil
      default: false
      }
    case .system, .default, .inherited, .asserted, .assumed, .ineffective:
      false
    }
  }
}

extension String {
  fileprivate static func undecided(
    _ color: String, isBackdrop: Bool, _ reason: Unknown?, isSurmised: Bool
  ) -> String {
    // What is called by what it is need not be told twice.
    let clause = reason.flatMap { reason in
      if isSurmised { return "it may lie on \(reason.detail), which has no published bounds" }
      return reason.detail == color && color.hasPrefix("what ") ? nil : reason.clause
    }
    return "contrast \(isBackdrop ? "on" : "of") \(color) is undecided" + (clause.map { ", since \($0)" } ?? "")
  }

  fileprivate static func blamed(_ reason: Unknown) -> String {
    reason.detail.isEmpty ? "undecided because of this" : "undecided because of \(reason.detail)"
  }

  fileprivate static func verify(in appearances: [Appearance]) -> String {
    "verify it by hand in \(listed(appearances.map(\.phrase)))"
  }
}
