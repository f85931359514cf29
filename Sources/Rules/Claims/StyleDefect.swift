import ColorScience
import Findings
import Scene

/// A claim about the style of one element, before those with one cause become one defect.
struct StyleClaim<Details: Sendable>: Sendable {
  /// The index of the element.
  let element: Int
  /// The expression that sets the style where the project owns it, else the element.
  var expression: SourceRange
  /// The definition of the token that the expression names.
  let definition: SourceRange?
  /// What is claimed.
  var verdict: FindingVerdict
  /// On which side of its backdrop the foreground is, where both are known.
  let side: ColorSide?
  /// The order within a defect: the smallest stands first.
  var order: Double
  /// What the rule needs besides.
  let details: Details
  /// Where it takes effect, if that is not the expression.
  var use: SourceRange?
  /// The token behind it that is at fault in the place of the style; `definition` is the token's then.
  var fill: BlamedFill?
  /// The style, where the expression gives several and each is a cause of its own.
  var style: String?
}

/// A colour on the lighter or the darker side of what is behind it: no edit of one colour cures both at once.
struct ColorSide: Hashable {
  let color: Color
  let isLighter: Bool
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
/// where a colour of it is too light for some backdrops and too dark for others.
func defects<Details: Sendable>(
  from claims: [StyleClaim<Details>], sound: Set<SourceRange>
) -> [StyleDefect<Details>] {
  // Of equal claims the first given stands first: an element may have several, and no order of a dictionary may count.
  let ranked = claims.enumerated().sorted { left, right in
    (left.element.order, left.element.element, left.offset) < (right.element.order, right.element.element, right.offset)
  }.map(\.element)
  let expressions = Dictionary(grouping: ranked.indices) { position in
    ExpressionKey(
      expression: ranked[position].expression, verdict: ranked[position].verdict,
      definition: ranked[position].definition)
  }
  let uses = Dictionary(grouping: expressions.values) { positions in
    positions.first.flatMap { DefinitionKey(ranked[$0]) }
  }
  var merged: Set<Int> = []
  /// The defects, each with the position of its worst claim.
  var result: [(position: Int, defect: StyleDefect<Details>)] = []
  for (key, uses) in uses {
    let positions = uses.joined().sorted()
    let claims = positions.map { ranked[$0] }
    if let key, uses.count > 1, Set(claims.map(\.element)).count > 1,
      key.fill != nil || !sound.contains(key.definition), areCurable(Set(claims.compactMap(\.side)))
    {
      merged.formUnion(positions)
      result.append((positions[0], StyleDefect(range: key.definition, isAtDefinition: true, claims: claims)))
    }
  }
  let places = Dictionary(grouping: ranked.indices.filter { !merged.contains($0) }) {
    ExpressionKey(expression: ranked[$0].expression, verdict: ranked[$0].verdict, style: ranked[$0].style)
  }
  result += places.map { key, positions in
    (positions[0], StyleDefect(range: key.expression, isAtDefinition: false, claims: positions.map { ranked[$0] }))
  }
  return result.sorted { ($0.defect.range, $0.position) < ($1.defect.range, $1.position) }.map(\.defect)
}

/// True where no colour falls short on both of its sides. One that answers the scheme may do so: each of its colours
/// can be edited.
private func areCurable(_ sides: Set<ColorSide>) -> Bool { Set(sides.map(\.color)).count == sides.count }

extension JudgedScene {
  /// The definitions of tokens that some element uses without a claim against it.
  func soundDefinitions(
    besides claimed: Set<Int>, of kinds: Set<Element.Kind>, where isSound: (Int) -> Bool = { _ in true }
  ) -> Set<SourceRange> {
    Set(soundPlacements(besides: claimed, of: kinds, where: isSound).compactMap(\.foreground.definition))
  }

  /// The catalogs' accents that some element takes on the system's own background without a claim against it: elsewhere
  /// not the accent is at fault, but what differs there.
  func soundAccents(
    besides claimed: Set<Int>, of kinds: Set<Element.Kind>, where isSound: (Int) -> Bool
  ) -> Set<SourceRange> {
    let plain = soundPlacements(besides: claimed, of: kinds, where: isSound).filter { placement in
      placement.foreground.isSetByCatalog && !placement.foreground.isFadedByGroup
        && placement.readings.values.allSatisfy(\.isOnSystemBackground)
    }
    return Set(plain.compactMap(\.foreground.range))
  }

  private func soundPlacements(
    besides claimed: Set<Int>, of kinds: Set<Element.Kind>, where isSound: (Int) -> Bool
  ) -> [Placement] {
    let sound = scene.elements.indices.filter { index in
      kinds.contains(scene.elements[index].kind) && !claimed.contains(index) && isSound(index)
    }
    return sound.flatMap { scene.elements[$0].placements }.filter { $0.exemption == nil }
  }
}

private struct ExpressionKey: Hashable {
  var expression: SourceRange
  let verdict: FindingVerdict
  var definition: SourceRange?
  var style: String?
}

private struct DefinitionKey: Hashable {
  let definition: SourceRange
  let verdict: FindingVerdict
  let fill: BlamedFill?

  init?<Details>(_ claim: StyleClaim<Details>) {
    guard let definition = claim.definition else { return nil }
    self.definition = definition
    verdict = claim.verdict
    fill = claim.fill
  }
}
