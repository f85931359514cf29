import Findings
import Scene

extension JudgedScene {
  /// Joins a run of a text that perhaps fails with another one of it that surely does so by the same expression.
  ///
  /// A run of which a part may look otherwise is no second defect: one edit mends both.
  func joiningRuns<Details: Sendable>(of claims: [StyleClaim<Details>]) -> [StyleClaim<Details>] {
    let failing = Dictionary(claims.filter { $0.verdict == .fails }.map { (cause(of: $0), $0) }) { first, _ in first }
    return claims.map { claim in
      guard claim.verdict == .mayFail, let other = failing[cause(of: claim)], other.element != claim.element,
        claim.expression != scene.elements[claim.element].range
      else { return claim }
      var result = claim
      result.verdict = .fails
      // What is certain speaks for the defect.
      result.order = max(claim.order, other.order.nextUp)
      return result
    }
  }

  private func cause<Details>(of claim: StyleClaim<Details>) -> RunCause {
    RunCause(
      text: scene.elements[claim.element].range, expression: claim.expression, definition: claim.definition,
      style: claim.style)
  }
}

/// A text, and what is to blame for the contrast of some of its runs.
private struct RunCause: Hashable {
  let text: SourceRange
  let expression: SourceRange
  let definition: SourceRange?
  let style: String?
}
