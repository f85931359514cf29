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
    /// The style or the layer that the project wrote.
    let color: String
    let isBackdrop: Bool
    let reason: Unknown?
    /// What the system paints behind, where that is why.
    let backdrop: Finding.Note?
    let appearances: [Appearance]
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let missing = Set(judged.scene.observations.filter(\.isMissingName).map(\.range))
    let claims = judged.contrastClaims.compactMap { claim -> StyleClaim<Evidence>? in
      // A name that nothing holds is a finding of its own, and there is nothing to look at.
      if let place = claim.worst.reading.undecided?.range, missing.contains(place) { return nil }
      guard claim.verdict == .unverified, let blamed = blamed(claim) else { return nil }
      return StyleClaim(
        element: claim.element, expression: blamed.range ?? judged.scene.elements[claim.element].range,
        definition: blamed.isBackdrop ? nil : claim.foreground.definition, verdict: .unverified, isLighter: nil,
        order: 0,
        details: Evidence(
          color: blamed.name, isBackdrop: blamed.isBackdrop, reason: claim.worst.reading.undecided,
          backdrop: systemBackdrop(claim), appearances: claim.all.map(\.appearance)))
    }
    let sound = judged.soundDefinitions(besides: Set(claims.map(\.element)), of: Set(Element.Kind.allCases))
    return defects(from: claims, sound: sound).map { defect in
      Occurrence(
        range: defect.range, verdict: .unverified, elements: defect.elements,
        definition: defect.isAtDefinition ? defect.worst.details.color : nil, evidence: defect.worst.details)
    }
  }

  /// What the project wrote that could not be measured; default-styled text on the system's surfaces is no finding.
  private static func blamed(_ claim: ContrastClaim) -> (name: String, range: SourceRange?, isBackdrop: Bool)? {
    let style = claim.foreground
    let undecided = claim.worst.reading.undecided
    // Of an expression that was not followed nothing tells that it is a colour of the project's.
    let isUnread = style.form == .unknown && undecided?.reason == .tooManyPaths && undecided?.ingredient == .foreground
    if style.isWrittenColor, !isUnread {
      return (name(of: style, claim), claim.argument ?? style.range, false)
    }
    guard let reason = undecided?.reason else { return nil }
    guard let layer = claim.worst.reading.visibleLayers.first(where: { $0.isWrittenColor(undecidedFor: reason) }) else {
      return nil
    }
    // Where the words' own colour is what is not known, nothing behind them would settle it.
    if undecided?.ingredient == .foreground { return (style.description, nil, false) }
    return (layer.description, layer.provenance.range, true)
  }

  /// What says which glass or material of the system lies behind, where no line of the source does.
  private static func systemBackdrop(_ claim: ContrastClaim) -> Finding.Note? {
    let reading = claim.worst.reading
    guard reading.undecided?.reason == .material, reading.undecided?.range == nil else { return nil }
    return reading.visibleLayers.first?.note
  }

  /// What to call a style; of one that has more forms than are followed only the place is known.
  private static func name(of style: ForegroundStyle, _ claim: ContrastClaim) -> String {
    let isUnfollowed = style.form == .unknown && claim.worst.reading.undecided?.reason == .tooManyPaths
    return isUnfollowed ? "this style" : quoted(style.description)
  }

  static func message(_ evidence: Evidence) -> String {
    .undecided(evidence.color, isBackdrop: evidence.isBackdrop, evidence.reason)
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    guard let reason = evidence.reason, let range = reason.range else { return [evidence.backdrop].compactMap(\.self) }
    return [Finding.Note(message: .blamed(reason), range: range)]
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
  fileprivate static func undecided(_ color: String, isBackdrop: Bool, _ reason: Unknown?) -> String {
    // What is called by what it is need not be told twice.
    let clause = reason.flatMap { $0.detail == color && color.hasPrefix("what ") ? nil : $0.clause }
    return "contrast \(isBackdrop ? "on" : "of") \(color) is undecided" + (clause.map { ", since \($0)" } ?? "")
  }

  fileprivate static func blamed(_ reason: Unknown) -> String {
    reason.detail.isEmpty ? "undecided because of this" : "undecided because of \(reason.detail)"
  }

  fileprivate static func verify(in appearances: [Appearance]) -> String {
    "verify it by hand in \(listed(appearances.map(\.phrase)))"
  }
}
