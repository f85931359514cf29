import Findings
import Rules
import Scene
import SourceFacts

extension AuditorComment {
  /// Says what is wrong with a comment; nothing where it did all that it asks for.
  ///
  /// `hid` holds the rules of which it hid findings, `observed` what evaluation made of its assertion.
  func defects(hid: Set<String>, observed: Observation.Kind?) -> [UselessComment] {
    reasons(hid: hid, observed: observed).map {
      UselessComment(range: range, verb: directive.verb, argument: directive.argument, reason: $0)
    }
  }

  private func reasons(hid: Set<String>, observed: Observation.Kind?) -> [UselessComment.Reason] {
    guard let verb else {
      return [.unknownVerb(nearest: nearest(to: directive.verb, among: Verb.allCases.map(\.rawValue)))]
    }
    if directive.reason == nil { return [.noReason] }
    switch verb {
    case .background, .appearance:
      if observed == .unreadAssertion { return [.unreadValue] }
      if observed == .usedAssertion || isConditional { return [] }
      return [node == nil ? .noNode : .changesNothing]
    case .ignore, .ignoreFile:
      if rules.isEmpty { return [.noRule] }
      let known = RuleCatalog.metadata.map(\.id)
      let unknown = rules.filter { !known.contains($0) }
      let misspelt = unknown.map { UselessComment.Reason.unknownRule($0, nearest: nearest(to: $0, among: known)) }
      let useless = rules.filter { known.contains($0) && !hid.contains($0) }
      if useless.isEmpty || isConditional { return misspelt }
      return misspelt + [verb == .ignore && line == nil ? .noNode : .hidesNothing(useless)]
    }
  }
}

/// Hides findings as the comments in the source ask, and adds what is wrong with those comments.
func reviewed(
  _ findings: [Finding], _ comments: [AuditorComment], in scene: Scene
) -> (findings: [Finding], suppressed: Int) {
  if comments.isEmpty { return (findings, 0) }
  var suppression = Suppression(comments, in: scene)
  let kept = suppression.applied(to: findings)
  let observed = Dictionary(
    scene.observations.filter { $0.kind == .usedAssertion || $0.kind == .unreadAssertion }.map { ($0.range, $0.kind) }
  ) { first, _ in first }
  // Comments about comments come last, since only then it shows what the others did.
  func useless(speakingOfComments: Bool) -> [Finding] {
    let chosen = comments.indices.filter { comments[$0].rules.contains(UselessComment.rule) == speakingOfComments }
    return Rules.findings(
      of: chosen.flatMap {
        comments[$0].defects(hid: suppression.used[$0] ?? [], observed: observed[comments[$0].range])
      })
  }
  let aboutOthers = suppression.applied(to: useless(speakingOfComments: false))
  let all = merged(kept, aboutOthers + useless(speakingOfComments: true))
  return (all, suppression.count)
}
