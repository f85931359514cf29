import Findings
import Scene

/// A claim about the style of one element, before those with one cause become one defect.
struct StyleClaim<Details: Sendable>: Sendable {
  /// The index of the element.
  let element: Int
  /// The expression that sets the style where the project owns it, else the element.
  let expression: SourceRange
  /// The definition of the token that the expression names.
  let definition: SourceRange?
  /// What is claimed.
  let verdict: FindingVerdict
  /// Whether the foreground is lighter than its backdrop, where that is known: no edit cures both ways at once.
  let isLighter: Bool?
  /// The order within a defect: the smallest stands first.
  let order: Double
  /// What the rule needs besides.
  let details: Details
}

extension ForegroundStyle {
  /// Where a person would edit the style of an element.
  func expression(of element: Element) -> SourceRange { isProjectStyle ? range ?? element.range : element.range }
}

/// Claims with one cause: an expression, or a definition with two or more uses.
struct StyleDefect<Details: Sendable>: Sendable {
  /// Where a person would edit.
  let range: SourceRange
  /// True where that is a definition with several uses.
  let isAtDefinition: Bool
  /// The claims, the worst first; never empty.
  let claims: [StyleClaim<Details>]

  /// The claim that decides.
  var worst: StyleClaim<Details> { claims[0] }

  /// The expressions of all claims, in source order.
  var expressions: [SourceRange] { Set(claims.map(\.expression)).sorted() }
}

/// Merges claims that share an expression, then expressions that fail alike because of one definition.
func defects<Details: Sendable>(from claims: [StyleClaim<Details>]) -> [StyleDefect<Details>] {
  let expressions = Dictionary(grouping: worstFirst(claims)) {
    ExpressionKey(expression: $0.expression, verdict: $0.verdict)
  }
  let uses = Dictionary(grouping: expressions.values) { claims in
    claims.first.flatMap(DefinitionKey.init)
  }
  return uses.flatMap { key, uses in
    let claims = worstFirst(uses.flatMap { $0 })
    guard let key, uses.count > 1, Set(claims.map(\.element)).count > 1 else {
      return uses.map { StyleDefect(range: $0[0].expression, isAtDefinition: false, claims: $0) }
    }
    return [StyleDefect(range: key.definition, isAtDefinition: true, claims: claims)]
  }
}

private struct ExpressionKey: Hashable {
  let expression: SourceRange
  let verdict: FindingVerdict
}

private struct DefinitionKey: Hashable {
  let definition: SourceRange
  let verdict: FindingVerdict
  let isLighter: Bool?

  init?<Details>(_ claim: StyleClaim<Details>) {
    guard let definition = claim.definition else { return nil }
    self.definition = definition
    verdict = claim.verdict
    isLighter = claim.isLighter
  }
}

private func worstFirst<Details>(_ claims: [StyleClaim<Details>]) -> [StyleClaim<Details>] {
  claims.sorted { ($0.order, $0.element) < ($1.order, $1.element) }
}
