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
  /// Where it takes effect, if that is not the expression.
  var use: SourceRange?
}

extension ForegroundStyle {
  /// True for the accent that a catalog sets and that no expression names.
  var isSetByCatalog: Bool { isProjectStyle && range?.file.hasSuffix(".colorset/Contents.json") == true }

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

  /// True where it stands apart from the places where it takes effect.
  var isShared: Bool { isAtDefinition || claims.contains { $0.use.map { $0 != range } ?? false } }

  /// The claim that decides.
  var worst: StyleClaim<Details> { claims[0] }

  /// The elements concerned, the worst first.
  var elements: [Int] {
    claims.reduce(into: []) { found, claim in
      if !found.contains(claim.element) { found.append(claim.element) }
    }
  }
}

/// Merges claims that share an expression, then expressions that fail alike because of one definition.
///
/// A definition is the cause where it fails everywhere: not where it also does well, as those in `sound` do, and not
/// where it is too light for some backdrops and too dark for others.
func defects<Details: Sendable>(
  from claims: [StyleClaim<Details>], sound: Set<SourceRange>
) -> [StyleDefect<Details>] {
  let expressions = Dictionary(grouping: worstFirst(claims)) {
    ExpressionKey(expression: $0.expression, verdict: $0.verdict, definition: $0.definition)
  }
  let uses = Dictionary(grouping: expressions.values) { claims in
    claims.first.flatMap(DefinitionKey.init)
  }
  var rest: [StyleClaim<Details>] = []
  var result: [StyleDefect<Details>] = []
  for (key, uses) in uses {
    let claims = worstFirst(uses.flatMap { $0 })
    if let key, uses.count > 1, Set(claims.map(\.element)).count > 1, !sound.contains(key.definition),
      Set(claims.compactMap(\.isLighter)).count <= 1
    {
      result.append(StyleDefect(range: key.definition, isAtDefinition: true, claims: claims))
    } else {
      rest += claims
    }
  }
  let places = Dictionary(grouping: rest) { ExpressionKey(expression: $0.expression, verdict: $0.verdict) }
  return result
    + places.map { StyleDefect(range: $0.expression, isAtDefinition: false, claims: worstFirst($1)) }
}

extension JudgedScene {
  /// The definitions of tokens that some element uses without a claim against it.
  func soundDefinitions(
    besides claimed: Set<Int>, of kinds: Set<Element.Kind>, where isSound: (Int) -> Bool = { _ in true }
  ) -> Set<SourceRange> {
    let sound = scene.elements.indices.filter { index in
      kinds.contains(scene.elements[index].kind) && !claimed.contains(index) && isSound(index)
    }
    let placements = sound.flatMap { scene.elements[$0].placements }
    return Set(placements.lazy.filter { $0.exemption == nil }.compactMap(\.foreground.definition))
  }
}

private struct ExpressionKey: Hashable {
  let expression: SourceRange
  let verdict: FindingVerdict
  var definition: SourceRange?
}

private struct DefinitionKey: Hashable {
  let definition: SourceRange
  let verdict: FindingVerdict

  init?<Details>(_ claim: StyleClaim<Details>) {
    guard let definition = claim.definition else { return nil }
    self.definition = definition
    verdict = claim.verdict
  }
}

private func worstFirst<Details>(_ claims: [StyleClaim<Details>]) -> [StyleClaim<Details>] {
  claims.sorted { ($0.order, $0.element) < ($1.order, $1.element) }
}
